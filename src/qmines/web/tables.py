"""The front end's copies of the tables that all interfaces share, as CSS and JavaScript.

``python -m qmines.web.tables`` writes them anew after a change; a test compares them.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from qmines.core.levels import LEVELS
from qmines.messages.files import native_name
from qmines.messages.languages import LANGUAGES
from qmines.play.coach import guided_levels
from qmines.theme import colours, css, keys
from qmines.theme.cells import CELLS
from qmines.theme.palettes import PALETTES
from qmines.web.pages import PAGES
from qmines.web.types import types_module

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from qmines.theme.palettes import Palette
    from qmines.web.pages import Page

FOLDER: Final = Path(__file__).with_name("static")
_SEEN: Final = (
    "empty", "hidden", "flag", "question", "mine", "hit", "wrong", "measured", "blank"
)  # fmt: skip
"""The looks of cells that the web site shows."""
_WIDE: Final = 100  # characters from which the rows of a list have lines of their own


class _Script(NamedTuple):
    """JavaScript as it stands."""

    text: str


def files(
    *,
    palettes: Mapping[str, Palette] = PALETTES,
    key_file: Path = keys.FILE,
    pages: Sequence[Page] = PAGES,
) -> dict[str, str]:
    """Every generated file of the front end, by its path below ``static``."""
    themes = sorted(palettes.values(), key=lambda palette: palette.name not in css.PAIR)
    return {
        "css/tokens.css": _style("theme/themes/", css.page_css(palettes)),
        "css/themes.css": _style("theme/themes/", css.more_css(palettes.values())),
        "js/tables/choices.js": _module(
            "theme/",
            ("string[]", "THEMES", [each.name for each in themes]),
            ("string[]", "PROFILES", [*keys.table(key_file)["profiles"]]),
        ),
        "js/tables/keys.js": _keys(key_file),
        "js/tables/sizes.js": _sizes(),
        "js/tables/cells.js": _module(
            "theme/cells.py",
            ("Record<string, string>", "LOOKS", {CELLS[name].letter: name for name in _SEEN}),
        ),
        "js/tables/players.js": _module(
            "theme/colours.toml",
            ("string[]", "POINTERS", colours.scale("players", "pointers")),
        ),
        "js/tables/guided.js": _module(
            "play/coach.py", ("Record<string, string[]>", "GUIDED", guided_levels())
        ),
        "js/tables/languages.js": _languages(),
        "js/tables/pages.js": _pages(pages),
        "js/types.js": types_module(),
        "index.html": _page(palettes, pages),
        "manifest.webmanifest": _manifest(palettes),
    }


def _style(source: str, text: str) -> str:
    return f"/* {source} */\n{text}"


def _module(source: str, *tables: tuple[str, str, Any]) -> str:
    """A module that exports values, each with its type and name, and names their source."""
    parts = [f"// {source}\n"]
    for kind, name, value in tables:
        parts.append(f"/** @type {{{kind}}} */\nexport const {name}={_value(value)};\n")
    return "".join(parts)


def _value(value: Any) -> str:
    """A value as compact JavaScript, with each row of a long list on a line of its own."""
    if isinstance(value, _Script):
        return value.text
    if isinstance(value, list) and len(str(value)) > _WIDE:
        return "[\n" + "".join(f"{_value(one)},\n" for one in value) + "]"
    if isinstance(value, list | tuple):
        return f"[{','.join(_value(one) for one in value)}]"
    if isinstance(value, dict):
        members = (f"{_name(key)}:{_value(one)}" for key, one in value.items())
        return f"{{{','.join(members)}}}"
    return _json(value)


def _name(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z]+|[0-9]", key) else _json(key)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _languages() -> str:
    """The languages by their own names."""
    names = {each: native_name(each) for each in LANGUAGES}
    return _module("messages/", ("Record<string, string>", "LANGUAGES", names))


def _keys(path: Path) -> str:
    table = keys.table(path)
    rows = {
        scope: [
            (action.name, _by_profile(action))
            for action in keys.actions("web", path).values()
            if action.scope == scope
        ]
        for scope in table["scopes"]
    }
    found = {scope: actions for scope, actions in rows.items() if actions}
    kind = "Record<string, [string, Record<string, string[]>][]>"
    return _module(
        "theme/keys.toml",
        (kind, "SCOPES", found),
        ("Record<string, string>", "LABELS", keys.labels("web")),
        ("Record<string, string>", "NAMED", keys.named_keys("web")),
    )


def _by_profile(action: keys.Action) -> dict[str, keys.Keys]:
    """The keys of an action: those of most profiles as ``all``, and the exceptions."""
    found = [*action.keys.values()]
    usual = max(found, key=found.count)
    others = {profile: own for profile, own in action.keys.items() if own != usual}
    return {"all": usual} | others if usual else others


def _pages(pages: Sequence[Page]) -> str:
    """The router's table: patterns of paths, and scripts."""
    rows = [(_paths(page), page.script) for page in pages]
    return _module("web/pages.py", ("[RegExp, string][]", "PAGES", rows))


def _paths(page: Page) -> _Script:
    """A regular expression for the paths of a page."""
    found = "|".join(page.paths).replace("/", "\\/")
    found = found.replace("{name}", r"([\w-]+)").replace("{word}", "([a-z-]+)")
    found = found.replace("{player}", "([^/]+)")
    return _Script(f"/^(?:{found})$/" if len(page.paths) > 1 else f"/^{found}$/")


def _sizes() -> str:
    """The standard levels and their sizes, for the analyser."""
    sizes = [(name, *level) for name, level in LEVELS.items() if "-" not in name]
    return _module("core/levels.py", ("[string, number, number, number][]", "SIZES", sizes))


def _page(palettes: Mapping[str, Palette], pages: Sequence[Page]) -> str:
    """The document, with the links of the masthead and the theme colours for the browser."""
    text = (FOLDER / "index.html").read_text("utf-8")
    for name in css.PAIR:
        text = _replace(
            rf'(name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: {name}\)")',
            palettes[name].ground,
            text,
        )
    links = [
        f'      <a href=".{page.paths[0]}">{{ page-{page.script} }}</a>\n'
        for page in pages
        if page.link
    ]
    return _replace(r"(<nav [^>]*>\n).*?( *</nav>)", "".join(links), text)


def _manifest(palettes: Mapping[str, Palette]) -> str:
    text = (FOLDER / "manifest.webmanifest").read_text("utf-8")
    text = _replace(r'("background_color": ")[^"]*(")', palettes["light"].ground, text)
    return _replace(r'("theme_color": ")[^"]*(")', palettes["light"].accent, text)


def _replace(pattern: str, value: str, text: str) -> str:
    made, count = re.subn(pattern, lambda found: found[1] + value + found[2], text, flags=re.DOTALL)
    if count != 1:
        raise ValueError(f"{pattern!r} must match once, but matches {count} times")
    return made


def write() -> None:
    """Write all files to where the server reads them."""
    for name, text in files().items():
        path = FOLDER / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    write()
