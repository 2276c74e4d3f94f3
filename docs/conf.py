# ruff: noqa: INP001, A001  # Sphinx reads it by this name, and calls a setting `copyright`
"""How the pages become a site: ``sphinx-build -W docs build/docs``."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

project = "qmines"
author = "the qmines maintainers"
copyright = "the qmines maintainers, MIT licence"
_PROJECT = Path(__file__).parent.parent / "pyproject.toml"
release = tomllib.loads(_PROJECT.read_text(encoding="utf-8"))["project"]["version"]
version = release

sys.path.insert(0, str(Path(__file__).parent))
extensions = ["formulas", "myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
html_math_renderer = "drawn"
exclude_patterns = ["_build"]
myst_enable_extensions = ["dollarmath", "colon_fence"]
myst_heading_anchors = 4
nitpicky = False

autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented"
autodoc_default_options = {"members": True, "show-inheritance": False}
napoleon_google_docstring = True

html_theme = "furo"
html_title = "qmines"
html_static_path = ["pictures", "style"]
html_css_files = ["site.css"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0b5a7a", "color-brand-content": "#0b5a7a"},
    "dark_css_variables": {"color-brand-primary": "#7cc4de", "color-brand-content": "#7cc4de"},
}
