"""Reads message files: Fluent without terms and attributes.

Loading a file only splits it into messages; the text of a message is parsed when it is first used.
``fluent.runtime``, the reference implementation, parses everything at once, which takes about 80
times as long (``benchmarks/messages.py``). Tests compare the results.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from qmines.errors import InvalidInput

_ENTRY: Final = re.compile(
    r"^([A-Za-z][\w-]*) *= *(.*(?:\n(?:[ \t]+.*|[ \t]*(?=\n[ \t]+\S)))*)", re.MULTILINE
)
_TOKEN: Final = re.compile(
    r"""\s*(?:
        (?P<variable>\$[A-Za-z][\w-]*) | (?P<number>-?\d+(?:\.\d+)?) | "(?P<text>[^"\n]*)"
        | (?P<function>[A-Z][A-Z_]*)(?=\() | (?P<message>[A-Za-z][\w-]*)
        | (?P<mark>->|[\[\]*(){}:,])
    )""",
    re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class Variable:
    """An argument: ``{ $name }``."""

    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    """Another message: ``{ key }``."""

    key: str


@dataclass(frozen=True, slots=True)
class Call:
    """A function of an argument: ``{ CELLS($cells, type: "or") }``."""

    function: str
    argument: Variable
    options: dict[str, str | float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Select:
    """A choice by a number's plural category or exact value, or by a text."""

    selector: Variable
    variants: dict[str, Pattern]
    default: str


Part: TypeAlias = "str | Variable | Reference | Call | Select"
Pattern: TypeAlias = tuple[Part, ...]


def read_entries(text: str) -> dict[str, str]:
    r"""The source texts of the messages in a file, by key.

    >>> read_entries("# A comment\nyes = Yes\nno =\n    No,\n    never\n")
    {'yes': 'Yes', 'no': 'No,\nnever'}
    """
    return {match[1]: _dedented(match[2]) for match in _ENTRY.finditer(text)}


def _dedented(text: str) -> str:
    first, *rest = text.split("\n")
    indent = min((len(line) - len(line.lstrip()) for line in rest if line.strip()), default=0)
    return "\n".join([first, *(line[indent:] for line in rest)]).strip()


def parse(text: str) -> Pattern:
    """The parts of a message.

    >>> parse("Hello { $name }!")
    ('Hello ', Variable(name='name'), '!')
    """
    reader = _Reader(text)
    pattern = reader.pattern()
    if reader.at < len(text):
        raise reader.wrong("closing brace without an opening one")
    return pattern


class _Reader:
    def __init__(self, text: str) -> None:
        self._text = text
        self.at = 0

    def wrong(self, what: str) -> InvalidInput:
        return InvalidInput(f"message {self._text!r}: {what} at character {self.at}")

    def pattern(self, *, variant: bool = False) -> Pattern:
        """Text and placeables up to the end; a variant ends where the next one begins."""
        end = re.compile(r"\n\s*(?=\*?\[|\})" if variant else r"(?=\})")
        parts: list[Part] = []
        while self.at < len(self._text):
            stop = end.match(self._text, self.at)
            if stop is not None:
                break
            if self._text[self.at] == "{":
                self.at += 1
                parts.append(self._placeable())
            else:
                rest = re.compile(r"[^{}\n]+|\n").match(self._text, self.at)
                if rest is None:
                    break
                self.at = rest.end()
                parts.append(rest[0])
        return tuple(_joined(parts))

    def _placeable(self) -> Part:
        expression = self._inline()
        if self._take("->"):
            if not isinstance(expression, Variable):
                raise self.wrong("only an argument can select a variant")
            return self._select(expression)
        self._expect("}")
        return expression

    def _select(self, selector: Variable) -> Select:
        variants: dict[str, Pattern] = {}
        default = ""
        while not self._take("}"):
            starred = self._take("*")
            self._expect("[")
            kind, name = self._next()
            if kind not in {"message", "number"}:
                raise self.wrong("a variant has no name")
            self._expect("]")
            self.at += len(self._text[self.at :]) - len(self._text[self.at :].lstrip(" "))
            variants[name] = self.pattern(variant=True)
            default = name if starred else default
        if not default:
            raise self.wrong("no default variant (*)")
        return Select(selector, variants, default)

    def _inline(self) -> Part:
        kind, value = self._next()
        if kind == "variable":
            return Variable(value[1:])
        if kind in {"text", "number"}:
            return value
        if kind == "message":
            return Reference(value)
        if kind != "function":
            raise self.wrong(f"unexpected {value!r}")
        self._expect("(")
        argument = self._inline()
        if not isinstance(argument, Variable):
            raise self.wrong("the first argument of a function must be an argument of the message")
        options: dict[str, str | float] = {}
        while self._take(","):
            _, name = self._next()
            self._expect(":")
            kind, option = self._next()
            options[name] = float(option) if kind == "number" else option
        self._expect(")")
        return Call(value, argument, options)

    def _next(self) -> tuple[str, str]:
        match = _TOKEN.match(self._text, self.at)
        if match is None or match.lastgroup is None:
            raise self.wrong("unexpected text")
        self.at = match.end()
        return match.lastgroup, match[match.lastgroup]

    def _take(self, mark: str) -> bool:
        match = _TOKEN.match(self._text, self.at)
        if match is None or match["mark"] != mark:
            return False
        self.at = match.end()
        return True

    def _expect(self, mark: str) -> None:
        if not self._take(mark):
            raise self.wrong(f"no {mark!r}")


def _joined(parts: list[Part]) -> list[Part]:
    out: list[Part] = []
    for part in parts:
        if isinstance(part, str) and out and isinstance(out[-1], str):
            out[-1] += part
        else:
            out.append(part)
    return out
