"""One program analyses the positions that come in; its times and answers go out.

Run by the benchmarks, in a process of its own, because a peer may abort it. Only the
call itself is timed: its arguments are made before, its answer is unpacked after.
"""

from __future__ import annotations

import gc
import json
import os
import struct
import sys
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

RECORD = struct.Struct("<qqq")
NAN = float("nan")
WARM_UP = {"width": 3, "height": 2, "mines": 1, "rows": ["1##", "###"]}


def qmines(**options: Any) -> tuple[Callable, Callable, Callable]:
    from qmines.core.position import Position  # noqa: PLC0415  (only this worker loads it)
    from qmines.solver import analyse  # noqa: PLC0415

    def prepare(case: dict[str, Any]) -> tuple:
        return (Position.from_rows(case["rows"], case["mines"]),)

    def call(position: Any) -> Any:
        answer = analyse(position, **options)
        return answer, answer.mine_probability

    def unpack(_case: dict[str, Any], result: Any) -> list[float]:
        # the error comes last: 0 where the answer is exact
        return [*result[1].ravel().tolist(), result[0].error]

    return prepare, call, unpack


def qmines_from_rows() -> tuple[Callable, Callable, Callable]:
    from qmines.core.position import Position  # noqa: PLC0415

    _, analyse_position, unpack = qmines(method="exact")

    def prepare(case: dict[str, Any]) -> tuple:
        return case["rows"], case["mines"]

    def call(rows: list[str], mines: int) -> Any:
        return analyse_position(Position.from_rows(rows, mines))

    return prepare, call, unpack


def ms_toollib(name: str) -> tuple[Callable, Callable, Callable]:
    import ms_toollib as library  # noqa: PLC0415

    def prepare(case: dict[str, Any]) -> tuple:
        rows = [[10 if symbol == "#" else int(symbol) for symbol in row] for row in case["rows"]]
        return rows, case["mines"]

    def unpack(case: dict[str, Any], result: Any) -> list[float]:
        hidden = [[symbol == "#" for symbol in row] for row in case["rows"]]
        if name == "cal_probability_onboard":
            grid = result[0]
        else:
            # It lists the cells that its marking left open, and one value for the sea.
            listed, elsewhere = result[0], result[1]
            certain = {11: 1.0, 12: 0.0}
            marked = library.mark_board(prepare(case)[0], remark=True)
            grid = [[certain.get(code, elsewhere) for code in row] for row in marked]
            for (row, column), chance in listed:
                grid[row][column] = chance
        return [
            chance if closed else NAN
            for row, marks in zip(grid, hidden, strict=True)
            for chance, closed in zip(row, marks, strict=True)
        ] + [0.0]

    return prepare, getattr(library, name), unpack


PROGRAMS: dict[str, Callable[[], tuple[Callable, Callable, Callable]]] = {
    "qmines": lambda: qmines(method="exact"),
    "qmines auto": qmines,
    "qmines from rows": qmines_from_rows,
    "enum": lambda: ms_toollib("cal_probability_enum"),
    "csp": lambda: ms_toollib("cal_probability_csp"),
    "onboard": lambda: ms_toollib("cal_probability_onboard"),
}


def main() -> None:
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a library prints must not get between the records
    cases = json.load(sys.stdin)
    prepare, call, unpack = PROGRAMS[sys.argv[1]]()
    call(*prepare(WARM_UP))
    out.write(RECORD.pack(-1, 0, 0))  # ready
    out.flush()
    clock = time.perf_counter_ns
    gc.disable()
    for index, case in enumerate(cases):
        arguments = prepare(case)
        try:
            start = clock()
            result = call(*arguments)
            taken = clock() - start
            values = unpack(case, result)
        except Exception:  # noqa: BLE001  (a refusal is an answer too)
            taken, values = -1, []
        out.write(RECORD.pack(index, taken, len(values)) + struct.pack(f"<{len(values)}d", *values))
        out.flush()


if __name__ == "__main__":
    main()
