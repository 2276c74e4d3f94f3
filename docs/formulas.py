# ruff: noqa: INP001  # a part of conf.py beside it, no package
"""Formulas as drawings in the page: readable without a script, a network or a font for mathematics.

Matplotlib sets them (it knows TeX's mathematics); they take the colour of the text around them, by
day and by night, and tell a screen reader their source.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from docutils import nodes
from matplotlib.font_manager import FontProperties
from matplotlib.mathtext import MathTextParser
from matplotlib.path import Path as Outline
from matplotlib.textpath import TextPath

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.writers.html5 import HTML5Translator

_SIZE = 1000  # units of a drawing to one em of the text
_FONT = FontProperties(math_fontfamily="stix", size=_SIZE)
_VERBS = {Outline.MOVETO: "M", Outline.LINETO: "L", Outline.CURVE3: "Q", Outline.CURVE4: "C"}


def drawn(source: str) -> str:
    """A formula, from TeX to an SVG that stands on the line of the text."""
    text = f"${source.strip()}$"
    outline = TextPath((0, 0), text, size=_SIZE, prop=_FONT)
    width, height, depth = MathTextParser("path").parse(text, 72, _FONT)[:3]
    steps = []
    for points, code in outline.iter_segments():
        if code == Outline.CLOSEPOLY:
            steps.append("Z")
        else:
            at = [
                f"{value:.0f}" if n % 2 == 0 else f"{-value:.0f}" for n, value in enumerate(points)
            ]
            steps.append(_VERBS[code] + " ".join(at))
    return (
        f'<svg class="formula" role="img" aria-label="{escape(source.strip())}"'
        f' viewBox="0 {-(height - depth):.0f} {width:.0f} {height:.0f}"'
        f' style="width:{width / _SIZE:.2f}em;height:{height / _SIZE:.2f}em;'
        f'vertical-align:{-depth / _SIZE:.2f}em">'
        f'<path fill="currentColor" d="{"".join(steps)}"/></svg>'
    )


def _inline(page: HTML5Translator, formula: nodes.math) -> None:
    page.body.append(drawn(formula.astext()))
    raise nodes.SkipNode


def _block(page: HTML5Translator, formula: nodes.math_block) -> None:
    page.body.append(f'<div class="formula-block">{drawn(formula.astext())}</div>\n')
    raise nodes.SkipNode


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    app.add_html_math_renderer("drawn", (_inline, None), (_block, None))
    return {"parallel_read_safe": True, "parallel_write_safe": True}
