"""The front end's copies of the tables that all interfaces share, as CSS and JavaScript.

``python -m qmines.web.tables`` writes them anew after a change; a test compares them.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from qmines.core.levels import LEVEL_TITLES, LEVELS
from qmines.theme import colours, css, keys
from qmines.theme.cells import CELLS
from qmines.theme.palettes import PALETTES
from qmines.web.pages import PAGES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from qmines.theme.palettes import Palette
    from qmines.web.pages import Page

FOLDER: Final = Path(__file__).with_name("static")
_SEEN: Final = (
    "empty", "hidden", "flag", "question", "mine", "hit", "wrong", "measured", "blank"
)  # fmt: skip
"""The looks of cells that the web site shows."""
_NOTE: Final = "Written by python -m qmines.web.tables from {}: edit that."


def files(
    *,
    palettes: Mapping[str, Palette] = PALETTES,
    key_file: Path = keys.FILE,
    pages: Sequence[Page] = PAGES,
) -> dict[str, str]:
    """Every written file of the front end, by its place below ``static``."""
    themes = sorted(palettes.values(), key=lambda palette: palette.name not in css.PAIR)
    return {
        "css/tokens.css": _style("theme/themes/", css.page_css(palettes)),
        "css/themes.css": _style("theme/themes/", css.more_css(palettes.values())),
        "js/tables/themes.js": _module(
            "theme/themes/",
            ("[string, string][]", "THEMES", [[each.name, each.title] for each in themes]),
        ),
        "js/tables/keys.js": _keys(key_file),
        "js/tables/levels.js": _levels(),
        "js/tables/cells.js": _module(
            "theme/cells.py",
            ("Record<string, string>", "WORDS", {CELLS[n].letter: CELLS[n].words for n in _SEEN}),
        ),
        "js/tables/players.js": _module(
            "theme/colours.toml",
            ("string[]", "POINTERS", colours.scale("players", "pointers")),
            ("string", "LABEL", colours.colour("players", "label")),
        ),
        "js/tables/pages.js": _pages(pages),
        "index.html": _page(palettes, pages),
        "manifest.webmanifest": _manifest(palettes),
    }


def _style(source: str, text: str) -> str:
    return f"/* {_NOTE.format(source)} */\n{text}"


def _module(source: str, *tables: tuple[str, str, Any]) -> str:
    """A module that exports values, each with its type and name."""
    parts = [f"/** {_NOTE.format(source)} */\n"]
    for kind, name, value in tables:
        parts.append(f"/** @type {{{kind}}} */\nexport const {name} = {_value(value)};\n")
    return "\n".join(parts)


def _value(value: Any) -> str:
    """A value as JavaScript: the members of a list or a mapping on a line each."""
    if isinstance(value, dict):
        lines = [f"  {_json(key)}: {_json(one)}," for key, one in value.items()]
        return "\n".join(["{", *lines, "}"])
    if isinstance(value, list | tuple):
        return "\n".join(["[", *(f"  {_json(one)}," for one in value), "]"])
    return _json(value)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _keys(path: Path) -> str:
    table = keys.table(path)
    listed = [
        {
            "name": action.name,
            "scope": table["scopes"][action.scope],
            "help": action.help,
            "keys": _by_profile(action),
        }
        for action in keys.actions("web", path).values()
    ]
    kind = "{name: string, scope: string, help: string, keys: Record<string, string[]>}[]"
    return _module(
        "theme/keys.toml",
        (kind, "ACTIONS", listed),
        ("[string, string][]", "PROFILE_TITLES", [*table["profiles"].items()]),
        ("Record<string, string>", "LABELS", keys.labels("web")),
    )


def _by_profile(action: keys.Action) -> dict[str, keys.Keys]:
    """The keys of an action in few words: those of all profiles once."""
    first, *others = action.keys.values()
    return {"all": first} if all(other == first for other in others) else dict(action.keys)


def _pages(pages: Sequence[Page]) -> str:
    """The router's table: patterns of paths, titles, and how each script is loaded."""
    rows = [
        f'  [{_pattern(page)}, {_json(page.title)}, () => import("../pages/{page.script}.js")],'
        for page in pages
    ]
    kind = '[RegExp, string, () => Promise<{show: import("../router.js").Show}>][]'
    head = f"/** {_NOTE.format('web/pages.py')} */\n\n/** @type {{{kind}}} */"
    return "\n".join([head, "export const PAGES = [", *rows, "];", ""])


def _pattern(page: Page) -> str:
    """A regular expression for the paths of a page."""
    found = "|".join(page.paths).replace("/", "\\/")
    found = found.replace("{name}", r"([\w-]+)").replace("{word}", "([a-z]+)")
    return f"/^(?:{found})$/" if len(page.paths) > 1 else f"/^{found}$/"


def _levels() -> str:
    """The titles of levels as patterns, and the sizes of the standard ones."""
    rows = [f"  [/^{pattern}$/, {_json(title)}]," for pattern, title in LEVEL_TITLES]
    sizes = [[name, *level] for name, level in LEVELS.items() if "-" not in name]
    kind = "[string, number, number, number][]"
    patterns = "\n".join(
        ["/** @type {[RegExp, string][]} */", "export const LEVEL_TITLES = [", *rows, "];", ""]
    )
    return _module("core/levels.py", (kind, "LEVELS", sizes)) + "\n" + patterns


def _page(palettes: Mapping[str, Palette], pages: Sequence[Page]) -> str:
    """The document, with the links of the masthead and the colours of the browser's frame."""
    text = (FOLDER / "index.html").read_text("utf-8")
    for name in css.PAIR:
        text = _replace(
            rf'(name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: {name}\)")',
            palettes[name].ground,
            text,
        )
    links = [f'      <a href="{page.paths[0]}">{page.link}</a>\n' for page in pages if page.link]
    return _replace(r'(<nav aria-label="Main">\n).*?( *</nav>)', "".join(links), text)


def _manifest(palettes: Mapping[str, Palette]) -> str:
    text = (FOLDER / "manifest.webmanifest").read_text("utf-8")
    text = _replace(r'("background_color": ")[^"]*(")', palettes["light"].ground, text)
    return _replace(r'("theme_color": ")[^"]*(")', palettes["light"].accent, text)


def _replace(pattern: str, value: str, text: str) -> str:
    made, count = re.subn(pattern, lambda found: found[1] + value + found[2], text, flags=re.DOTALL)
    if count != 1:
        raise ValueError(f"{pattern!r} is there {count} times, not once")
    return made


def write() -> None:
    """Write all of them to where the server reads them."""
    for name, text in files().items():
        path = FOLDER / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    write()
