"""Turns messages into sentences in a language, with cells written as an interface does."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from qmines.errors import QMinesError
from qmines.messages.files import entries_of
from qmines.messages.fluent import Call, Pattern, Reference, Select, Variable, parse
from qmines.messages.languages import SOURCE
from qmines.messages.locales import locale_of
from qmines.messages.message import Message, plain_text
from qmines.words import clock_of, count_of, printable, sentence

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from qmines.errors import Cell
    from qmines.messages.fluent import Part
    from qmines.messages.locales import ListKind

CellStyle = Literal["words", "pairs"]
_Item = TypeVar("_Item")
FIRST: Final = 1
"""The first row and column in words, as the web site and the terminal game count them."""
_MOST_NAMED: Final = 6  # cells in a sentence; of more, five are listed and the rest counted


class MissingMessage(QMinesError):
    """A message has no text, or lacks an argument, which is a bug in qmines."""


class Translator:
    """Puts messages into words.

    Args:
        language: the tag of a language that has a folder of message files.
        cells: ``words`` writes "row 1, column 2", counted from 1, as the web site and the terminal
            game do; ``pairs`` writes "(0,1)", counted from 0, as everything else does.
        dirac: whether qubit states are shown as ``|0⟩`` instead of "safe on Z".
    """

    def __init__(
        self, language: str = SOURCE, *, cells: CellStyle = "words", dirac: bool = False
    ) -> None:
        self.dirac = dirac
        self._style = cells
        self.parsed: dict[str, Pattern] = {}
        self.use(language)

    def use(self, language: str) -> None:
        """Switch to another language."""
        self.language = language
        self._locale = locale_of(language)
        self.parsed.clear()

    def __call__(self, *messages: Message) -> str:
        """The sentences of messages, one after the other."""
        return self._locale.gap.join(self._said(message) for message in messages)

    @property
    def gap(self) -> str:
        """The text between two sentences: a space in most languages."""
        return self._locale.gap

    def figure(self, text: str) -> str:
        """A number in English notation, as this language writes it."""
        return text.translate(self._locale.marks)

    def error(self, error: QMinesError) -> str:
        """The text of an error, as a sentence."""
        return self(message_of(error))

    def _said(self, message: Message) -> str:
        return self._formatted(self._pattern(message.key), message.args, message.key)

    def _pattern(self, key: str) -> Pattern:
        pattern = self.parsed.get(key)
        if pattern is None:
            text = entries_of(self.language).get(key) or entries_of(SOURCE).get(key)
            if text is None:
                raise MissingMessage(f"there is no message {key!r}")
            pattern = self.parsed[key] = parse(text)
        return pattern

    def _formatted(self, pattern: Pattern, args: Mapping[str, Any], key: str) -> str:
        return "".join(
            part if isinstance(part, str) else self._part(part, args, key) for part in pattern
        )

    def _part(self, part: Part, args: Mapping[str, Any], key: str) -> str:
        match part:
            case Variable(name):
                return self._plain(_argument(args, name, key))
            case Reference(other):
                return self._formatted(self._pattern(other), args, other)
            case Select(Variable(name), variants, default):
                chosen = self._chosen(_argument(args, name, key), variants, default)
                return self._formatted(chosen, args, key)
            case Call(function, Variable(name), options):
                value = _argument(args, name, key)
                known = getattr(self, f"_{function.lower()}", None)
                if known is None:
                    raise MissingMessage(f"message {key!r} uses an unknown function, {function}")
                return str(known(value, **options))
        return str(part)

    def _chosen(self, value: Any, variants: Mapping[str, Pattern], default: str) -> Pattern:
        if isinstance(value, (list, tuple)):
            value = len(value)
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            for name in (self._locale.number(value), self._locale.plural(value)):
                if name in variants:
                    return variants[name]
        return variants.get(str(value), variants[default])

    def _plain(self, value: Any) -> str:
        if isinstance(value, Message):
            return self._said(value)
        if isinstance(value, (int, float)):
            return self._locale.number(value)
        return printable(str(value)).replace("\n", "\\n")  # it may come from a file

    # The functions of messages

    def _number(self, value: float, digits: float = 2) -> str:
        return self._locale.number(value, int(digits))

    def _count(self, digits: str) -> str:
        """A count of any size, given by its digits."""
        return self.figure(count_of(digits))

    def _clock(self, milliseconds: float) -> str:
        """A game's time to the millisecond."""
        return self.figure(clock_of(milliseconds, exact=True))

    def _percent(self, chance: float, digits: float = 1) -> str:
        """A chance, never rounded to a certainty; with ``digits: 0``, any share."""
        if not digits:
            return self._locale.percent(chance, 0)
        if 0 < chance < 0.0005:
            return "<" + self._locale.percent(0.001)
        if 0.9995 <= chance < 1:
            return ">" + self._locale.percent(0.999)
        return self._locale.percent(chance, 0 if chance in {0, 1} else 1)

    def _list(self, items: Sequence[Any], type: ListKind = "and") -> str:  # noqa: A002
        return self._locale.joined([self._plain(item) for item in items], type)

    def _state(self, state: Message) -> str:
        """The state of a qubit, in words or in Dirac notation."""
        label = state.args.get("label") if self.dirac else None
        return self._said(state) if label is None else str(label)

    def _cell(self, cell: Cell) -> str:
        return self._cells_of([cell], "and")[0]

    def _cells(self, cells: Sequence[Cell], type: ListKind = "and") -> str:  # noqa: A002
        if self._style == "words":
            cells = sorted((row, column) for row, column in cells)
        listed, more = self._listed(cells)
        items = [*self._cells_of(listed, type), *more]
        if self._style == "words" and len(items) > 1:
            *first, last = items
            key = "cells-in-rows" if type == "and" else "cells-in-rows-or"
            return self(
                Message(key, first=self._locale.semicolon.join(first), last=last, rows=len(first))
            )
        return self._locale.joined(items, type)

    def _clue(self, clue: tuple[int, int, int]) -> str:
        return self(Message("clue", number=clue[2], cell=clue[:2]))

    def _clues(self, clues: Sequence[tuple[int, int, int]]) -> str:
        listed, more = self._listed(clues)
        return self._locale.joined([*map(self._clue, listed), *more])

    def _listed(self, items: Sequence[_Item]) -> tuple[Sequence[_Item], list[str]]:
        """The items that a sentence lists, and how many more there are, in words."""
        if len(items) <= _MOST_NAMED:
            return items, []
        listed = items[: _MOST_NAMED - 1]
        return listed, [self(Message("cells-more", count=len(items) - len(listed)))]

    def _cells_of(self, cells: Sequence[Cell], kind: ListKind) -> list[str]:
        """Cells as an interface writes them; in words, grouped by row."""
        if self._style == "pairs":
            return [f"({row},{column})" for row, column in cells]
        rows: dict[int, list[int]] = {}
        for row, column in cells:
            rows.setdefault(row, []).append(column)
        return [
            self(
                Message(
                    "cells-in-row",
                    row=str(row + FIRST),
                    count=len(columns),
                    columns=self._locale.joined([str(column + FIRST) for column in columns], kind),
                )
            )
            for row, columns in rows.items()
        ]


def _argument(args: Mapping[str, Any], name: str, key: str) -> Any:
    try:
        return args[name]
    except KeyError:
        raise MissingMessage(f"message {key!r} needs an argument {name!r}") from None


def named(area: str, name: str, otherwise: str | None = None) -> Message:
    """The message of a name in an area; if there is none, the name itself as a text."""
    key = f"{area}-{name}"
    if key in entries_of(SOURCE):
        return Message(key)
    return plain_text(name.replace("-", " ").capitalize() if otherwise is None else otherwise)


def message_of(error: QMinesError) -> Message:
    """The message of an error; if it has none, its English sentence."""
    why = error.message
    if not isinstance(why, Message):
        return plain_text(sentence(error.text))
    line, column = getattr(error, "line", None), getattr(error, "column", None)
    if line is None:
        return why
    if column is None:
        return Message("notation-line", line=line, why=why)
    return Message("notation-column", line=line, column=column, why=why)


@cache
def _english() -> Translator:
    return Translator(cells="pairs")


def in_english(message: Message) -> str:
    """A message as the library and the API write it."""
    return _english()(message)
