"""A new game: rules, level and options, with what they make of the field as they change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from qmines import modes
from qmines.core.grid import MAX_CELLS
from qmines.core.levels import Level
from qmines.errors import InvalidInput
from qmines.generate.difficulty import difficulty
from qmines.modes.names import choice_named, level_named, option_named
from qmines.tui.levels import levels_of, preset_of
from qmines.tui.screens.form import FormPage
from qmines.tui.texts import error_text, speak, t
from qmines.tui.widgets.row_list import Row, RowList

if TYPE_CHECKING:
    from qmines.core.levels import FirstClick
    from qmines.messages import Message
    from qmines.modes import Option, Preset, Setup

CUSTOM: Final = "custom"


class SetupScreen(FormPage):
    """Choose, and start."""

    heading = "new-title"

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
            *_size_rows(preset.level),
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
        elif name == "level" and message.row.value != CUSTOM:
            preset = levels_of(rules)[message.row.value]
            fixed: list[tuple[str, Any]] = list(zip(_SIZE, preset.level, strict=True))
            fixed += [(f"option-{key}", value) for key, value in preset.options.items()]
            for key, value in fixed:
                rows.row_named(key).value = value
            rows.refresh()
        elif name != "level":
            rows.row_named("level").value = self._named(rules)
            rows.refresh()
        self.tell()

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
        return Level(*(int(self.rows.row_named(name).value) for name in _SIZE))

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
        said = [
            t("new-density", mines=level.mines, cells=cells, density=level.mines / cells),
            *(speak(message) for message in _how_hard(setup)),
            self.rows.row.help,
        ]
        if self.rows.row.name == "rules":
            said[-1] = speak(modes.get(setup.rules).descriptor.summary)
        note.say(" ".join(filter(None, said)), "text")


def _how_hard(setup: Setup) -> list[Message]:
    """Where guesses may be needed: how often they go well."""
    if setup.rules != "classic" or setup.options["no_guess"]:
        return []
    first_click = cast("FirstClick", setup.options["first"])
    return [difficulty(setup.level, first_click).message]


_SIZE: Final = ("width", "height", "mines")


def _size_rows(level: Level) -> list[Row]:
    return [
        Row(
            name,
            t(f"new-option-{name}"),
            "number",
            value,
            least=int(name != "mines"),
            most=MAX_CELLS,
        )
        for name, value in zip(_SIZE, level, strict=True)
    ]


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
