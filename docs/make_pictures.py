# ruff: noqa: INP001  # a script beside the pages that it serves, no package
"""Draw the pictures of the documentation from the examples.

    python docs/make_pictures.py [--check]

With --check nothing is written; it fails where a picture is not what it would be.
"""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

from draw_network import network_picture
from draw_rules import drawings
from rich.console import Console
from rich.segment import Segments

from qmines import notation, solver
from qmines.cli.drawing import analysis_report, boards
from qmines.notebook import svg_of
from qmines.quantum import bloch, drawing, svg
from qmines.quantum.circuit import MeasuredCell, circuit_of
from qmines.quantum.layout import Layout
from qmines.quantum.states import Basis, State
from qmines.session import new_game

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

DOCS = Path(__file__).parent
EXAMPLES = DOCS.parent / "examples"
COLUMNS = 96  # as many as Expert takes at three characters a cell, and a margin


def _recorded(show: Callable[[Console], None], title: str, name: str, columns: int) -> str:
    """What is shown on a terminal, as a picture."""
    console = Console(
        record=True,
        file=StringIO(),
        width=columns,
        height=40,
        force_terminal=True,
        color_system="truecolor",
        no_color=False,
        highlight=False,
        legacy_windows=False,
    )
    show(console)
    drawn = console.export_svg(title=title, unique_id=name)
    # No fonts from elsewhere, blanks that every viewer keeps, no blanks at the ends of lines.
    drawn = re.sub(r"@font-face \{.*?\}\n?", "", drawn, flags=re.DOTALL)
    drawn = drawn.replace("Fira Code", "DejaVu Sans Mono").replace(
        "<text ", '<text xml:space="preserve" '
    )
    # As large as the text around it where there is room, not as wide as the page.
    wide = re.search(r'viewBox="0 0 ([\d.]+) ', drawn)
    if wide is not None:
        drawn = drawn.replace("<svg ", f'<svg width="{0.7 * float(wide[1]):.0f}" ', 1)
    return re.sub(r"[ \t]+$", "", drawn, flags=re.MULTILINE)


def analyse_picture() -> str:
    """What ``qmines analyse examples/expert.txt`` shows."""
    analysis = solver.analyse(notation.read_position((EXAMPLES / "expert.txt").read_bytes()))
    analysis.seconds = 0.00025  # the time differs in every run, the picture must not
    return _recorded(
        lambda console: analysis_report.show(analysis, console),
        "qmines analyse examples/expert.txt",
        "analyse",
        COLUMNS,
    )


def game_picture(title: str, level: str, rules: str, seed: int, events: Sequence[str]) -> str:
    """Two boards after some events."""
    game = new_game(level, rules, seed=seed)
    for event in events:
        view = game.do(event)

    def show(console: Console) -> None:
        frame = boards.BoardsFrame.fit(view, console.width, None, (0, 0))
        drawn = boards.drawing(view, frame, "many", "utf-8")
        console.print(Segments(drawn), end="")

    return _recorded(show, title, rules, 2 * (3 * view.grid.width + 3) + 4)


def states_picture() -> str:
    """The four states as arrows, side by side."""
    pictures = [bloch.svg(bloch.arrow_of(state), title=state.label()) for state in State]
    parts = [
        re.sub(r"^<svg .*?>", f"<svg x='{260 * at}'>", picture.rstrip())
        for at, picture in enumerate(pictures)
    ]
    return svg.picture(4 * 260, 284, "The four states of a qubit as arrows", parts)


def trio_picture() -> str:
    """The circuit of a trio that is asked on H, Z and Z."""
    layout = Layout.parse("qqq")
    asked = [
        MeasuredCell(0, Basis.H, mine=True),
        MeasuredCell(1, Basis.Z, mine=True),
        MeasuredCell(2, Basis.Z, mine=False),
    ]
    return drawing.svg(circuit_of(layout, asked))


def notebook_picture() -> str:
    """What an analysis looks like in a notebook."""
    position = notation.read_position((EXAMPLES / "expert.txt").read_bytes())
    return svg_of(solver.analyse(position))


PICTURES = {
    "analyse": analyse_picture,
    "notebook": notebook_picture,
    "qubits": lambda: game_picture(
        "Qubits, level 1",
        "1",
        "qubits",
        1,
        ("open-z 0 0", "open-z 2 2", "mark-z 0 2", "open-z 1 3"),
    ),
    "entangled": lambda: game_picture(
        "Entangled",
        "trios-8x8",
        "entangled",
        11,
        ("open-z 4 4", "shield-z 0 0", "open-z 7 0", "open-z 0 7"),
    ),
    "states": states_picture,
    "trio": trio_picture,
    "network": network_picture,
}


def main() -> int:
    """Write or compare all pictures."""
    folder = DOCS / "pictures"
    folder.mkdir(exist_ok=True)
    stale = []
    made = {name: draw() for name, draw in PICTURES.items()}
    for name, drawn in (made | drawings()).items():
        target = folder / f"{name}.svg"
        if "--check" not in sys.argv[1:]:
            target.write_text(drawn, encoding="utf-8", newline="\n")
        elif not target.exists() or target.read_text(encoding="utf-8") != drawn:
            stale.append(name)
    return int(bool(stale))


if __name__ == "__main__":
    sys.exit(main())
