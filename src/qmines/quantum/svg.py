"""Common parts of the SVG pictures in this package."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

FONT: Final = "font-family='DejaVu Sans, Verdana, sans-serif' font-size='13'"


def picture(width: int, height: int, title: str, parts: Iterable[str]) -> str:
    """A complete picture on white, with a title for screen readers."""
    box = f"width='{width}' height='{height}'"
    head = (
        f"<svg xmlns='http://www.w3.org/2000/svg' {box} viewBox='0 0 {width} {height}' role='img'>"
    )
    title = f"<title>{escape(title)}</title>"
    return "\n".join([head, title, f"<rect {box} fill='white'/>", *parts, "</svg>\n"])


def words(x: int, y: int, text: str, *, middle: bool = False, how: str = "") -> str:
    """A line of text."""
    anchor = " text-anchor='middle'" if middle else ""
    return f"<text x='{x}' y='{y}' {FONT}{anchor}{how}>{escape(text)}</text>"
