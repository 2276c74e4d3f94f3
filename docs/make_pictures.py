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

from rich.console import Console

from qmines import notation, solver
from qmines.cli import report

DOCS = Path(__file__).parent
EXAMPLES = DOCS.parent / "examples"
COLUMNS = 96  # as many as Expert takes at three characters a cell, and a margin


def analyse_picture() -> str:
    """What ``qmines analyse examples/expert.txt`` shows."""
    console = Console(
        record=True,
        file=StringIO(),
        width=COLUMNS,
        height=40,
        force_terminal=True,
        color_system="truecolor",
        no_color=False,
        highlight=False,
        legacy_windows=False,
    )
    analysis = solver.analyse(notation.read_position((EXAMPLES / "expert.txt").read_bytes()))
    analysis.seconds = 0.00025  # the time differs in every run, the picture must not
    report.show(analysis, console)
    svg = console.export_svg(title="qmines analyse examples/expert.txt", unique_id="analyse")
    # No fonts from elsewhere, blanks that every viewer keeps, no blanks at the ends of lines.
    svg = re.sub(r"@font-face \{.*?\}\n?", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "DejaVu Sans Mono").replace(
        "<text ", '<text xml:space="preserve" '
    )
    return re.sub(r"[ \t]+$", "", svg, flags=re.MULTILINE)


def main() -> int:
    """Write or compare all pictures."""
    target = DOCS / "pictures" / "analyse.svg"
    drawn = analyse_picture()
    if "--check" in sys.argv[1:]:
        return int(not target.exists() or target.read_text(encoding="utf-8") != drawn)
    target.parent.mkdir(exist_ok=True)
    target.write_text(drawn, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
