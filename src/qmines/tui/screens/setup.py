"""A new game: rules, level and options, with what they make of the field as they change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from qmines import modes
from qmines.core.grid import MAX_CELLS
from qmines.core.levels import Level
from qmines.errors import InvalidInput
from qmines.generate.difficulty import difficulty
from qmines.messages import Message
from qmines.modes import Preset
from qmines.modes.names import choice_named, level_named, option_named
from qmines.tui.levels import levels_of, preset_of
from qmines.tui.screens.form import FormPage
from qmines.tui.texts import error_text, speak, t
from qmines.tui.widgets.row_list import Row, RowList

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.core.levels import FirstClick
    from qmines.generate.difficulty import Difficulty
    from qmines.modes import Option, Setup

CUSTOM: Final = "custom"
_NARROW: Final = 40  # columns, below which there is room for a few words only


class SetupScreen(FormPage):
    """Choose, and start."""

    heading = "new-title"
    _dense = False  # whether the density was set last, so that it stays when the size changes

    def first_rows(self) -> list[Row]:
        """The rows for the set-up that was used last."""
        rules = self.settings.rules
        name, preset = preset_of(self.settings.level, rules)
        first = Row(
            "rules",
            t("menu-rules"),
            "choice",
            rules,
            [(key, speak(mode.descriptor.title)) for key, mode in modes.MODES.items()],
        )
        return [first, *self._rows_of(rules, name, preset)]

    def _rows_of(self, rules: str, name: str, preset: Preset) -> list[Row]:
        """Everything that follows from the rules."""
        given = self.settings.options_for(rules) | dict(preset.options)
        return [
            Row(
                "level",
                t("new-level"),
                "choice",
                name or CUSTOM,
                [
                    *((key, speak(level_named(key))) for key in levels_of(rules)),
                    (CUSTOM, t("new-custom")),
                ],
                help=t("new-level-about"),
            ),
            *_size_rows(rules, Preset(preset.level, given)),
            *(_option_row(one, given.get(one.name, one.default)) for one in _asked(rules)),
            Row("start", t("new-start")),
        ]

    # Changes

    def on_row_list_changed(self, message: RowList.Changed) -> None:
        """Let one row follow from another, and say what it comes to."""
        rows, name = message.rows, message.row.name
        rules = str(rows.row_named("rules").value)
        if name == "rules":
            level, preset = preset_of(modes.get(rules).descriptor.level, rules)
            rows.replace([rows.row_named("rules"), *self._rows_of(rules, level, preset)])
        elif name == "level" and (message.row.value != CUSTOM or self._fixed()):
            custom = modes.get(rules).descriptor.custom
            preset = levels_of(rules).get(str(message.row.value), custom)
            fixed: list[tuple[str, Any]] = list(_sizes(rules, preset))
            fixed += [(f"option-{key}", value) for key, value in preset.options.items()]
            for key, value in fixed:
                rows.row_named(key).value = value
        if name in {"rules", "level", "mines", "density"}:
            self._dense = name == "density"
        if self._dense and name in {"width", "height", "density"}:
            width, height, _ = self._typed()
            density = rows.row_named("density").value
            rows.row_named("mines").value = round(width * height * density / 100)
        if name not in {"rules", "level"}:
            rows.row_named("level").value = self._named(rules)
        if not self._dense and not _counts_states(rules):
            rows.row_named("density").value = _percent(self._typed())
        rows.refresh()
        self.tell()

    def _fixed(self) -> bool:
        """Whether the form describes a fixed board, which no other size fits."""
        return any(row.name == "option-layout" and row.value for row in self.rows.rows)

    def _named(self, rules: str) -> str:
        """The level that the numbers in the form make."""
        for name, preset in levels_of(rules).items():
            same = all(
                self.rows.row_named(f"option-{key}").value == value
                for key, value in preset.options.items()
            )
            if same and preset.level == self._typed():
                return name
        return CUSTOM

    def on_row_list_chosen(self, _: RowList.Chosen) -> None:
        """Start the game."""
        try:
            setup = self._setup()
        except InvalidInput as error:
            self.note.say(error_text(error), "bad")
            return
        name = str(self.rows.row_named("level").value)
        given = levels_of(setup.rules)[name].options if name != CUSTOM else ()
        self.settings.remember(setup, str(setup.level) if name == CUSTOM else name, given)
        self.mines.change_settings()
        self.mines.new_game(setup)

    def _typed(self) -> Level:
        """The size and all mines; of qubits, those of both boards."""
        width, height, mines = (int(self.rows.row_named(name).value) for name in _SIZE)
        if _counts_states(str(self.rows.row_named("rules").value)):
            mines += int(self.rows.row_named(f"option-{_MINES_ON_H}").value)
        return Level(width, height, mines)

    def _setup(self) -> Setup:
        rules = str(self.rows.row_named("rules").value)
        options: dict[str, Any] = {
            one.name: self.rows.row_named(f"option-{one.name}").value for one in _asked(rules)
        }
        return modes.setup_of(self._typed(), rules, options)

    def tell(self) -> None:
        """Say what was chosen: the density, how hard it is, or what is wrong with it."""
        note = self.note
        try:
            setup = self._setup()
        except InvalidInput as error:
            note.say(error_text(error), "bad")
            return
        level = setup.level
        cells = level.width * level.height
        density, hard = level.mines / cells, _how_hard(setup)
        if self.size.width < _NARROW:
            note.say(_in_short(density, hard), "text")
            return
        if _counts_states(setup.rules):
            first = t("new-contents", contents=modes.contents_of(setup))
        else:
            first = t("new-density", mines=level.mines, cells=cells, density=density)
        said = [first, speak(hard.message) if hard else "", self.rows.row.help]
        if self.rows.row.name == "rules":
            said[-1] = speak(modes.get(setup.rules).descriptor.summary)
        note.say(speak.gap.join(filter(None, said)), "text")


def _how_hard(setup: Setup) -> Difficulty | None:
    """How often guesses go well, where they may be needed."""
    if setup.rules != "classic" or setup.options["no_guess"]:
        return None
    return difficulty(setup.level, cast("FirstClick", setup.options["first"]))


def _in_short(density: float, hard: Difficulty | None) -> str:
    """The density and the difficulty in a few words."""
    if hard is None:
        return t("difficulty-density", density=density)
    grade = Message("difficulty-grade", grade=hard.grade.replace(" ", "-"))
    return t("new-short", density=density, grade=grade)


def _percent(level: Level) -> int:
    """How many of a hundred cells have mines, about."""
    return min(100, round(100 * level.mines / max(1, level.width * level.height)))


_SIZE: Final = ("width", "height", "mines")


_MINES_ON_H: Final = "plus"  # which Level.mines counts along with those on Z


def _counts_states(rules: str) -> bool:
    """Whether the form asks how many cells of each state there are."""
    return modes.get(rules).descriptor.display.position == "qubits"


def _sizes(rules: str, preset: Preset) -> Iterator[tuple[str, int]]:
    """The numbers of a level as the form asks for them: of qubits, the mines of each board."""
    width, height, mines = preset.level
    if _counts_states(rules):
        mines = max(0, mines - int(preset.options.get(_MINES_ON_H, 0)))
    return zip(_SIZE, (width, height, mines), strict=True)


def _size_rows(rules: str, preset: Preset) -> list[Row]:
    labels = {name: t(f"new-option-{name}") for name in _SIZE}
    if _counts_states(rules):
        labels["mines"] = t("new-option-mines-z")
    rows = [
        Row(
            name,
            labels[name],
            "number",
            value,
            least=int(name != "mines"),
            most=MAX_CELLS,
        )
        for name, value in _sizes(rules, preset)
    ]
    if _counts_states(rules):
        return rows
    density = _percent(preset.level)
    return [*rows, Row("density", t("new-option-density"), "number", density, most=100)]


def _asked(rules: str) -> list[Option]:
    """The options to choose; a position to begin from is no choice but a place to come from."""
    return [one for one in modes.get(rules).descriptor.options if one.name != "position"]


def _option_row(option: Option, value: Any) -> Row:
    label, about = speak(option_named(option.name)), speak(option.help)
    name = f"option-{option.name}"
    if option.type == "choice":
        choices = [(one, speak(choice_named(option.name, one))) for one in option.choices]
        return Row(name, label, "choice", value, choices, help=about)
    kind = {"flag": "switch", "number": "number"}.get(option.type, "text")
    return Row(name, label, kind, value, help=about, least=option.least)
