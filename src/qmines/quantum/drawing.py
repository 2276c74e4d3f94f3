"""Draw circuits as text for a terminal, or as SVG for a page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.quantum.circuit import Gate, Readout
from qmines.quantum.svg import picture, words
from qmines.theme.colours import colour

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.quantum.circuit import Circuit, Operation

_STEP: Final = 5  # characters a column
_PIXELS: Final = 44
_LINE: Final = 40


def columns(circuit: Circuit) -> list[dict[int, Operation]]:
    """The operations in columns, each as early as its wires allow, keyed by first qubit."""
    free = [0] * len(circuit.cells)
    found: list[dict[int, Operation]] = []
    for each in circuit.operations:
        qubits = each.qubits if isinstance(each, Gate) else (each.qubit,)
        span = range(min(qubits), max(qubits) + 1)  # nothing else may cross its line
        at = max(free[qubit] for qubit in span)
        while len(found) <= at:
            found.append({})
        found[at][qubits[0]] = each
        for qubit in span:
            free[qubit] = at + 1
    return found


def text(circuit: Circuit) -> str:
    """The circuit as text: one wire per qubit, with its name in front."""
    names = [circuit.name(qubit) for qubit in range(len(circuit.cells))]
    margin = max((len(name) for name in names), default=0) + 1
    wires = [[f"{name:<{margin}}"] for name in names]
    gaps = [[" " * margin] for _ in names]  # below each wire
    for column in columns(circuit):
        signs = ["─" * _STEP] * len(wires)
        below = [" " * _STEP] * len(wires)
        for each in column.values():
            _draw(each, signs, below)
        for wire, sign in zip(wires, signs, strict=True):
            wire.append(sign)
        for gap, sign in zip(gaps, below, strict=True):
            gap.append(sign)
    lines = []
    for wire, gap in zip(wires, gaps, strict=True):
        lines.append("".join(wire).rstrip())
        line = "".join(gap).rstrip()
        if line:
            lines.append(line)
    return "\n".join(lines) + "\n"


def _draw(each: Operation, signs: list[str], below: list[str]) -> None:
    """Put an operation into a column."""
    if isinstance(each, Readout):
        signs[each.qubit] = f"─M={int(each.mine)}─"
        return
    if len(each.qubits) == 1:
        signs[each.qubits[0]] = f"[{each.name.upper()}]".center(_STEP, "─")
        return
    first, second = sorted(each.qubits)
    for qubit in range(first, second):
        below[qubit] = "│".center(_STEP)
        signs[qubit] = "┼".center(_STEP, "─")
    control, target = each.qubits
    signs[control] = "●".center(_STEP, "─")
    signs[target] = ("⊕" if each.name == "cx" else "●").center(_STEP, "─")


def svg(circuit: Circuit) -> str:
    """The circuit as an SVG picture."""
    placed = columns(circuit)
    names = [circuit.name(qubit) for qubit in range(len(circuit.cells))]
    left = 20 + 9 * max((len(name) for name in names), default=0)
    width, height = left + _PIXELS * (len(placed) + 1), _LINE * (len(names) + 1)
    parts = []
    wire = colour("circuits", "wire")
    for qubit, name in enumerate(names):
        y = _y(qubit)
        parts.append(words(10, y + 5, name))
        parts.append(f"<line x1='{left}' y1='{y}' x2='{width - 10}' y2='{y}' stroke='{wire}' />")
    for at, column in enumerate(placed):
        x = left + _PIXELS * at + _PIXELS // 2
        for each in column.values():
            parts += _shapes(each, x)
    return picture(width, height, f"A circuit of {len(names)} qubits", parts)


def _y(qubit: int) -> int:
    return _LINE * qubit + _LINE // 2 + 10


def _shapes(each: Operation, x: int) -> Iterator[str]:
    if isinstance(each, Readout):
        fill = colour("circuits", "mine" if each.mine else "good")
        yield _box(x, _y(each.qubit), f"M={int(each.mine)}", fill)
        return
    gate = colour("circuits", "gate")
    if len(each.qubits) == 1:
        yield _box(x, _y(each.qubits[0]), each.name.upper(), gate)
        return
    control, target = (_y(qubit) for qubit in each.qubits)
    yield f"<line x1='{x}' y1='{control}' x2='{x}' y2='{target}' stroke='{gate}' />"
    yield f"<circle cx='{x}' cy='{control}' r='5' fill='{gate}' />"
    if each.name == "cz":
        yield f"<circle cx='{x}' cy='{target}' r='5' fill='{gate}' />"
        return
    yield f"<circle cx='{x}' cy='{target}' r='9' fill='white' stroke='{gate}' />"
    for dx, dy in ((9, 0), (0, 9)):
        yield (
            f"<line x1='{x - dx}' y1='{target - dy}' x2='{x + dx}' y2='{target + dy}' "
            f"stroke='{gate}' />"
        )


def _box(x: int, y: int, label: str, fill: str) -> str:
    box = f"<rect x='{x - 17}' y='{y - 14}' width='34' height='28' rx='4' fill='{fill}'/>"
    return box + words(x, y + 5, label, middle=True, how=" fill='white'")
