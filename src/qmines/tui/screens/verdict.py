"""How logic could have found a mine: the steps of the chain on the board, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.core.position import FLAG
from qmines.tui.screens.page import Page
from qmines.tui.texts import speak, t
from qmines.tui.widgets.bars import Note, TextBar
from qmines.tui.widgets.board_area import Field
from qmines.tui.widgets.cells import PROOF, SURELY_MINED, SURELY_SAFE
from qmines.tui.widgets.key_bar import KeyItem

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from qmines.modes import Display
    from qmines.session.verdict import Verdict

_NARROW: Final = 40  # columns, below which there is no room to say what the keys do


class VerdictScreen(Page):
    """Goes through the steps: the clues each uses, and the numbers under the cells it opens."""

    def __init__(self, verdict: Verdict, display: Display) -> None:
        super().__init__()
        self._verdict = verdict
        self._display = display
        self._words = [speak(*told) for told in verdict.messages()]
        self.step = 0

    def compose(self) -> ComposeResult:
        """The step above, the board, and what follows from it below."""
        yield TextBar(id="head")
        yield Field(self._verdict.position.grid, self._display)
        yield Note(id="note")
        yield self.key_bar()

    def key_items(self) -> list[KeyItem]:
        """Step, and leave."""
        return [KeyItem(("left", "right"), t("side-key-step")), *self.keys_for("menu", "help")]

    def on_mount(self) -> None:
        """Show the first step."""
        self.field.board.activate(active=False)
        self.go_to(0)

    def go_to(self, number: int) -> None:
        """Show a step."""
        steps, grid = self._verdict.steps, self._verdict.position.grid
        self.step = number = max(0, min(len(steps) - 1, number))
        step, board = steps[number], self.field.board
        looks = bytearray(self._verdict.position.cells)
        for earlier in steps[:number]:
            for cell in earlier.mined:
                looks[grid.index(*cell)] = FLAG
        for shown in steps[: number + 1]:
            for cell, clue in shown.shows:
                looks[grid.index(*cell)] = clue
        board.show(bytes(looks))
        opened = {cell for cell, _ in step.shows}
        marks = {grid.index(*cell): PROOF for cell in step.clues}
        # An opened cell shows its number instead of a tick.
        marks |= {grid.index(*cell): SURELY_SAFE for cell in step.safe if cell not in opened}
        marks |= {grid.index(*cell): SURELY_MINED for cell in step.mined}
        board.lay_over(marks)
        board.move_to(grid.index(*step.cells[0]))
        labels = self.settings.keys.label
        back, after = labels("left"), labels("right")
        keys = t("verdict-keys", back=back, next=after, close=labels("menu"))
        self.query_one("#head", TextBar).say(
            t("chain-step", step=number + 1, steps=len(steps)),
            t("verdict-title"),
            f"{back} {after}" if self.app.size.width < _NARROW else keys,
        )
        self.note.say(self._words[number])

    def on_key(self, event: events.Key) -> None:
        """Step on or back, or leave."""
        if self.common_key(event):
            return
        action = self.settings.keys.action_for(event.key, "replay")
        last = len(self._verdict.steps) - 1
        if action in {"right", "forward", "run"} and self.step == last:
            self.go_back()
        elif action in {"right", "forward", "run"}:
            self.go_to(self.step + 1)
        elif action in {"left", "back"}:
            self.go_to(self.step - 1)
        elif action in {"first", "last"}:
            self.go_to(0 if action == "first" else last)
        else:
            return
        event.stop()
        event.prevent_default()

    def go_back(self) -> None:
        """Back to the card."""
        self.dismiss(None)

    def repaint(self) -> None:
        """Draw in other colours or signs."""
        super().repaint()
        self.go_to(self.step)
