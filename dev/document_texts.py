"""Texts of the documentation: paragraphs, list items and table rows of pages, and docstrings."""

from __future__ import annotations

import inspect
import re
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GENERATED: Final = {"commands.md", "options.md", "settings.md"}
"""Pages that quote help texts and messages, which are listed where they come from."""
SKIPPED: Final = re.compile(
    r"(```.*?```|<!-- (\w+).*?: begin -->.*?<!-- \2.*?: end -->)", re.DOTALL
)
START: Final = re.compile(r"\||[-*] |\d+\. |#")
"""What begins a row of a table, an item of a list or a heading."""


def page_texts(root: Path) -> Iterator[tuple[str, str]]:
    """The texts of the README and of all pages, each with its place; no code or figures."""
    pages = chain(root.glob("*.md"), root.glob("docs/*.md"), root.glob("docs/design/*.md"))
    for path in sorted(pages):
        if path.name in GENERATED | {"CHANGELOG.md"}:
            continue
        text = SKIPPED.sub(lambda found: "\n" * found[0].count("\n"), path.read_text("utf-8"))
        for line, paragraph in _paragraphs(text):
            yield f"{path.relative_to(root)}:{line}", paragraph


def _paragraphs(text: str) -> Iterator[tuple[int, str]]:
    r"""Paragraphs, list items, headings and table rows, with the lines they begin in.

    >>> list(_paragraphs("# A\nb\nc\n\n- d\n  e\n- f\n"))
    [(1, '# A'), (2, 'b c'), (5, '- d e'), (7, '- f')]
    """
    first, lines = 0, list[str]()
    for number, line in enumerate([*text.splitlines(), ""], 1):
        stripped = line.strip()
        if lines and (not stripped or START.match(stripped) or lines[0].startswith("#")):
            yield first, " ".join(lines)
            lines = []
        if stripped:
            first = first if lines else number
            lines.append(stripped)


def docstring_texts() -> Iterator[tuple[str, str]]:
    """The docstrings of the library's public names, without their examples."""
    import qmines  # noqa: PLC0415

    folder = inspect.getfile(qmines).removesuffix("__init__.py")  # wherever it is installed
    for name in sorted(qmines.__all__):
        value = getattr(qmines, name)
        if inspect.isclass(value) or inspect.isfunction(value):
            yield from _docstrings(folder, name, value)


def _docstrings(folder: str, name: str, value: Any) -> Iterator[tuple[str, str]]:
    text = inspect.cleandoc(value.__doc__ or "")
    prose = " ".join(line for line in text.split(">>>")[0].split())
    path = inspect.getsourcefile(inspect.unwrap(value))
    if prose and path is not None and path.startswith(folder):
        yield f"src/qmines/{path.removeprefix(folder)} {name}", prose
    if not inspect.isclass(value):
        return
    for member, inner in vars(value).items():
        function = getattr(inner, "fget", None) or getattr(inner, "__func__", inner)
        if inspect.isfunction(function) and not member.startswith("_"):
            yield from _docstrings(folder, f"{name}.{member}", function)
