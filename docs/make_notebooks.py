# ruff: noqa: INP001  # a script beside the pages that it serves, no package
"""Run the example notebooks and keep what they show in them.

    python docs/make_notebooks.py [--check]

With --check nothing is written; it fails where a cell fails, or shows another text than the one
that is kept. Pictures of other libraries are not compared: they change with their versions.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parent.parent / "examples"
_COMPARED = ("text/plain", "image/svg+xml")


def run(path: Path) -> nbformat.NotebookNode:
    """A notebook with everything that it shows, without what differs from run to run."""
    book = nbformat.read(path, as_version=4)
    NotebookClient(book, timeout=300, kernel_name="python3").execute()
    book.metadata = {key: book.metadata[key] for key in ("kernelspec",)}
    for cell in book.cells:
        cell.metadata = {}
        if cell.cell_type == "code":
            cell.outputs = joined(cell.outputs)
    return book


def joined(outputs: list[nbformat.NotebookNode]) -> list[nbformat.NotebookNode]:
    """Outputs with what was printed in one piece, in however many it came."""
    found: list[nbformat.NotebookNode] = []
    for output in outputs:
        if "metadata" in output:
            output.metadata = {}
        if found and output.output_type == found[-1].output_type == "stream":
            found[-1].text += output.text
        else:
            found.append(output)
    return found


def shown(book: nbformat.NotebookNode) -> list[str]:
    """What can be compared: texts, and pictures of ours."""
    found: list[str] = []
    for cell in book.cells:
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            if "image/png" in data:
                continue
            told = output.get("text") or "\n".join(data[kind] for kind in _COMPARED if kind in data)
            found.append(re.sub(r"[\d.e-]+ s>", "… s>", told))  # how long it took
    return found


def main() -> None:
    """Run them all."""
    for path in sorted(EXAMPLES.glob("*.ipynb")):
        book = run(path)
        if "--check" not in sys.argv[1:]:
            nbformat.write(book, path)
        elif shown(book) != shown(nbformat.read(path, as_version=4)):
            raise SystemExit(f"{path.name} shows something else now: run docs/make_notebooks.py")


if __name__ == "__main__":
    main()
