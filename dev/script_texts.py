"""The literals of the page's scripts, and which of them a visitor would read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/) | (?P<space>\s+) | (?P<name>[\w$]+)
    | (?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
    | (?P<mark>=>|[=!]==?|[<>]=|\?\.|\?\?=?|\.\.\.|.)""",
    re.VERBOSE | re.DOTALL,
)
REGEX = re.compile(r"/(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
PROSE = re.compile(r"[A-Za-z][a-z’']+,? [a-z]{2,}")
WORD = re.compile(r"[A-Za-z]{2,}")
CAPITAL = re.compile(r"[A-Z][a-z]+([ +][A-Za-z]+)*")
KEY = re.compile(r"[a-z0-9{}…]+(-[a-z0-9{}…]+)+")

SHOWN_PROPERTIES = {
    *("title", "label", "placeholder", "alt", "help", "note", "what", "words", "ariaLabel"),
    *("aria-label", "aria-description", "aria-roledescription", "aria-valuetext"),
    *("textContent", "innerText", "innerHTML"),
}
"""Properties and attributes that are read by a visitor, or to them."""
SHOWN_ARGUMENTS = {
    "h": range(2, 99),
    **dict.fromkeys(["append", "prepend", "replaceChildren"], range(99)),
    **dict.fromkeys(["field", "form"], range(0, 3, 2)),
    **dict.fromkeys(["button", "check", "choice", "sheet", "group", "announce"], range(1)),
    **dict.fromkeys(["createTextNode", "setTitle", "fail", "say", "Error"], range(1)),
}
"""Arguments of functions that are put on the page."""
CODE_ARGUMENTS = {
    *("closest", "querySelector", "querySelectorAll", "matches", "matchMedia", "stroke"),
    *("addEventListener", "getContext", "createElement", "add", "toggle", "remove"),
}
"""Functions that take selectors, classes and names."""
CODE_PROPERTIES = {"class", "className", "aria-keyshortcuts", "style", "font"}
NAMES = {
    *("Accept", "Content-Type", "Edge", "Opera", "GET", "POST", "DELETE", "qmines"),
    *("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End"),
    *("Enter", "Escape", "Backspace", "Delete", "Tab", "Shift", "Control", "Alt", "AltGraph"),
    *("Meta", "CapsLock", "Dead", "Unidentified"),
}
"""Names that are the same in every language: of headers, products, and keys in events."""
SHORTCUT = re.compile(r"(Control|Alt|Shift|Meta)\+[A-Za-z]")
"""Keys as ``aria-keyshortcuts`` has them."""
CODE_TAGS = {"code", "kbd"}


class Literal(NamedTuple):
    """A text in a script: where it stands, and what for."""

    line: int
    text: str
    call: str = ""
    argument: int = 0
    first: str = ""
    """The first argument of that call, if it is a text."""
    name: str = ""
    """The property or variable that it is the value of."""
    compared: bool = False
    """Whether it is compared with something, or the name of a property."""


@dataclass
class _Frame:
    kind: str
    call: str = ""
    argument: int = 0
    first: str = ""
    name: str = ""
    wants_name: bool = True


def literals(script: str) -> list[Literal]:
    """All texts in a script, with ``{…}`` for what templates fill in."""
    return _Scanner(script).run()


class _Scanner:
    def __init__(self, script: str) -> None:
        self._script = script
        self._frames = [_Frame("{")]
        self._found: list[Literal] = []
        self._at = 0
        self._last = ("", "")

    def run(self) -> list[Literal]:
        self._scan()
        return self._found

    def _scan(self) -> None:
        """Read up to the end, or the brace that ends a part of a template."""
        while self._at < len(self._script):
            if self._script[self._at] == "`":
                self._template()
                continue
            regex = REGEX.match(self._script, self._at)
            if regex and (self._last[1] in "(,=:[!&|?{};" or self._last[1] == "return"):
                self._at = regex.end()
                self._last = ("regex", "/")
                continue
            match = TOKEN.match(self._script, self._at)
            if match is None or match.lastgroup is None:
                return
            kind, text = match.lastgroup, match[0]
            if kind == "mark" and text == "}" and self._frames[-1].kind == "${":
                return
            self._at = match.end()
            if kind in {"comment", "space"}:
                continue
            if kind == "string":
                self._literal(text[1:-1], match.start())
            elif kind == "mark":
                self._mark(text)
            self._last = (kind, text)

    def _mark(self, mark: str) -> None:
        top = self._frames[-1]
        if mark in "([{":
            callee = self._last[1] if mark == "(" and self._last[0] == "name" else ""
            self._frames.append(_Frame(mark, callee))
        elif mark in ")]}" and len(self._frames) > 1:
            self._frames.pop()
        elif mark == ",":
            top.argument += 1
            top.name, top.wants_name = "", True
        elif mark == ";":
            top.name, top.wants_name = "", True
        elif mark == ":" and top.kind == "{" and top.wants_name:
            top.name, top.wants_name = self._last[1].strip("\"'"), False
        elif mark == "=":
            top.name, top.wants_name = self._last[1], False

    def _template(self) -> None:
        start, self._at = self._at, self._at + 1
        text = ""
        before = self._last
        while self._script[self._at] != "`":
            if self._script.startswith("${", self._at):
                self._at += 2
                self._frames.append(_Frame("${"))
                self._last = ("mark", "{")
                self._scan()
                self._frames.pop()
                self._at += 1
                text += "{…}"
            else:
                step = 2 if self._script[self._at] == "\\" else 1
                text += self._script[self._at : self._at + step]
                self._at += step
        self._at += 1
        self._last = before
        self._literal(text, start)
        self._last = ("string", f"`{text}`")

    def _literal(self, text: str, start: int) -> None:
        rest = self._script[self._at :].lstrip()
        top = self._frames[-1]
        is_name = top.kind == "{" and top.wants_name and rest.startswith(":")
        compared = self._last[1] in {"===", "!==", "case", "in"} or rest.startswith(("===", "!=="))
        line = self._script.count("\n", 0, start) + 1
        place = self._place()
        if top.kind == "(" and top.argument == 0:
            top.first = text
        self._found.append(Literal(line, text, *place, compared or is_name))

    def _place(self) -> tuple[str, int, str, str]:
        """The call and the argument, or the name, that a text here belongs to."""
        for frame in reversed(self._frames):
            if frame.kind == "(" and frame.call:
                return frame.call, frame.argument, frame.first, ""
            if frame.name and frame.kind in "{([":
                return "", 0, "", frame.name
        return "", 0, "", ""


def is_shown(literal: Literal) -> bool:
    """Whether a text is on the page, or is read aloud."""
    text, bare = literal.text, literal.text.replace("{…}", " ").strip()
    if literal.compared or bare in NAMES or KEY.fullmatch(text) or not WORD.search(bare):
        return False
    if literal.call in CODE_ARGUMENTS or literal.name in CODE_PROPERTIES:
        return False
    if SHORTCUT.fullmatch(text):
        return False
    if literal.call == "h" and literal.first in CODE_TAGS:
        return False
    if literal.argument in SHOWN_ARGUMENTS.get(literal.call, ()):
        return True
    if literal.call == "setAttribute" and literal.first in SHOWN_PROPERTIES and literal.argument:
        return True
    return (
        literal.name in SHOWN_PROPERTIES
        or PROSE.search(text) is not None
        or CAPITAL.fullmatch(bare) is not None
    )


def script_texts(script: str) -> Iterator[tuple[int, str]]:
    """What a visitor reads of a script, with the lines where it is."""
    for literal in literals(script):
        if is_shown(literal):
            yield literal.line, " ".join(literal.text.split())
