"""Bundles the scripts and the styles of the home page, since requests are slow on a slow network.

The page loads ``static/app/first.js``. Every other module has a path below ``static/app/`` too; for
a module that is in the bundle, the file there only re-exports what the bundle has.
"""

from __future__ import annotations

import posixpath
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

FIRST: Final = "first.js"
STYLES: Final = "site.css"
_ENTRY: Final = "main.js"
_ROOTS: Final = (_ENTRY, "pages/home.js")
_IMPORT: Final = re.compile(r'^import \{([^}]*)\} from "(\.[^"]+)";\n', re.MULTILINE)
_LATER: Final = re.compile(r'\bimport\("(\.[^"]+)"\)')
_EXPORT: Final = re.compile(r"^export (?=(?:async )?(?:function|class|const) (\w+))", re.MULTILINE)
_COMMENT: Final = re.compile(r"^ */\*\*(?:(?!\*/).)*\*/\n", re.MULTILINE | re.DOTALL)
_STYLE: Final = re.compile(r' *<link rel="stylesheet" href="\./static/(css/[^"]+)">\n')
_PRELOAD: Final = re.compile(r' *<link rel="modulepreload"[^>]*>\n')


class Bundle:
    """The files of the site that the home page needs, as they are now.

    Modules must import names in braces, without cycles.
    """

    def __init__(self, folder: Path) -> None:
        self._scripts = folder / "js"
        document = (folder / "index.html").read_text("utf-8")
        self._styles: list[Path] = [folder / name for name in _STYLE.findall(document)]
        self._texts: dict[str, str] = {}
        for root in _ROOTS:
            self._add(root)

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules, each after those that it imports."""
        return tuple(self._texts)

    def __contains__(self, name: str) -> bool:
        return name in {FIRST, STYLES} or name in self._texts

    def file(self, name: str) -> str:
        """A file below ``static/app/``: the bundle, all styles, or a module of the bundle."""
        if name == STYLES:
            return "".join(path.read_text("utf-8") for path in self._styles)
        return self.text() if name == FIRST else self.shim(name)

    def text(self) -> str:
        """All modules in one; the entry comes last, since it may await something."""
        numbers = {name: f"m{number}" for number, name in enumerate(self._texts)}
        parts = []
        for name, number in numbers.items():
            if name != _ENTRY:
                exports = ", ".join(_exports(self._texts[name]))
                body = self._body(name, numbers)
                parts.append(f"const {number} = (() => {{\n{body}return {{ {exports} }};\n}})();\n")
        listed = ", ".join(f'"{name}": {numbers[name]}' for name in numbers if name != _ENTRY)
        entry = self._body(_ENTRY, numbers)
        return f"{''.join(parts)}export const modules = {{ {listed} }};\n{{\n{entry}}}\n"

    def shim(self, module: str) -> str:
        """A module that re-exports itself from the bundle."""
        names = ", ".join(_exports(self._texts[module]))
        up = "../" * module.count("/") or "./"
        return (
            f'import {{ modules }} from "{up}{FIRST}";\n'
            f'export const {{ {names} }} = modules["{module}"];\n'
        )

    def _add(self, module: str, above: tuple[str, ...] = ()) -> None:
        if module in self._texts:
            return
        if module in above:
            raise ValueError(f"{module} imports itself: {' → '.join(above)}")
        text = (self._scripts / module).read_text("utf-8")
        for _, name in _IMPORT.findall(text):
            self._add(_resolved(module, name), (*above, module))
        self._texts[module] = text

    def _body(self, module: str, numbers: dict[str, str]) -> str:
        def imported(found: re.Match[str]) -> str:
            names = found[1].replace(" as ", ": ")
            return f"const {{{names}}} = {numbers[_resolved(module, found[2])]};\n"

        text = _COMMENT.sub("", _IMPORT.sub(imported, self._texts[module]))
        text = _LATER.sub(lambda found: f'import("./{_resolved(module, found[1])}")', text)
        address = f'new URL("./{module}", import.meta.url).href'
        return _EXPORT.sub("", text.replace("import.meta.url", address))


def with_bundle(document: str) -> str:
    """The document of the page, loading one script and one style sheet."""
    first = f'  <link rel="stylesheet" href="./static/app/{STYLES}">\n'
    first += '  <link rel="modulepreload" href="./static/app/pages/home.js">\n'
    text = _PRELOAD.sub("", _STYLE.sub("", document))
    text = text.replace('  <link rel="manifest"', f'{first}  <link rel="manifest"', 1)
    return text.replace("./static/js/main.js", f"./static/app/{FIRST}", 1)


def _exports(text: str) -> list[str]:
    return _EXPORT.findall(text)


def _resolved(module: str, name: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(module), name))
