# ruff: noqa: INP001  # a script beside the pages that it serves, no package
"""Record a short game in the terminal as one picture that moves: docs/pictures/recording.svg.

    python docs/make_recording.py

Of each moment only the lines that changed are drawn, over what was there before; the picture
needs no script, and shows its first moment where pictures do not move.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from make_screens import HEIGHT, PICTURES, cells_of, drawn, svg

from tui.driver import running

if TYPE_CHECKING:
    from tui.driver import Driver

SIZE = (76, 24)
# Keys, and for how many seconds what they lead to is looked at.
SCRIPT: tuple[tuple[tuple[str, ...], float], ...] = (
    ((), 1.6),
    (("space",), 1.6),
    (("h",), 1.8),
    (("h",), 3.4),
    (("o",), 3.0),
    (("o",), 0.4),
    (("k",), 0.5),
    (("k",), 0.5),
    (("k",), 0.5),
    (("k",), 0.9),
    (("j",), 2.2),
    (("y",), 2.0),
)
END = 5.0  # seconds for the last screen


async def moments(d: Driver) -> tuple[str, list[tuple[float, list[str]]]]:
    """The first screen, and what is drawn over it after how many seconds."""
    await d.sit_down("beginner", seed=7)
    first, before = "", [[]]
    later: list[tuple[float, list[str]]] = []
    now = 0.0
    for keys, seconds in SCRIPT:
        await d.press(*keys)
        await d.until(lambda: not d.play.actions.assistant.working)
        for _ in range(6):
            await asyncio.sleep(0.05)
            await d.settle()
        lines = cells_of(d)
        if not first:
            first = svg(d, "qmines")
        else:
            parts = [
                part
                for y, (line, old) in enumerate(zip(lines, before, strict=True))
                if line != old
                for part in drawn(line, y * HEIGHT)
            ]
            later.append((now, parts))
        before = lines
        now += seconds
    return first, [*later, (now + END, [])]


def animated(first: str, later: list[tuple[float, list[str]]]) -> str:
    """One picture of all moments; it begins anew at the end."""
    whole = later[-1][0]
    head, foot = first.rsplit("</g>", 1)
    rules, parts = [], []
    for number, (start, drawing) in enumerate(later[:-1]):
        share = 100 * start / whole
        rules.append(
            f"@keyframes m{number}{{0%,{share:.2f}%{{visibility:hidden}}"
            f"{share + 0.01:.2f}%,100%{{visibility:visible}}}}"
            f"#m{number}{{visibility:hidden;animation:m{number} {whole:g}s step-end infinite}}"
        )
        parts += [f'<g id="m{number}">', *drawing, "</g>"]
    style = f"<style>{''.join(rules)}</style>"
    return "\n".join([head.replace("</title>", f"</title>{style}", 1), *parts, "</g>"]) + foot


async def record() -> str:
    """The whole of it."""
    ticks = iter(range(10**9))
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder), SIZE, clock=lambda: next(ticks) / 10) as driver:
            return animated(*await moments(driver))


if __name__ == "__main__":
    (PICTURES / "recording.svg").write_text(asyncio.run(record()), "utf-8")
