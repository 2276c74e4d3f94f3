"""A game that was played, step by step, with the exact chances that its player had."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partialmethod
from typing import TYPE_CHECKING, Any

from qmines import modes
from qmines.core.events import Event
from qmines.errors import QMinesError
from qmines.session.moves import move_message
from qmines.session.review import GUESS, MISTAKE, Reviewer, best_move
from qmines.session.steps import SavedSteps
from qmines.store import StoredPlay
from qmines.tui.cursor import moved
from qmines.tui.keys import ACTIONS
from qmines.tui.looks import heat_of, looks_of, qubit_heat, saved_cells
from qmines.tui.screens.go_to import GoToScreen
from qmines.tui.screens.page import Page
from qmines.tui.settings import SPEEDS
from qmines.tui.texts import error_text, setup_title, speak, t
from qmines.tui.widgets.bars import Note, TextBar
from qmines.tui.widgets.board_area import Field
from qmines.tui.widgets.cells import MOVED
from qmines.tui.widgets.key_bar import KeyItem
from qmines.tui.widgets.scrub_bar import UNDO, Scrub
from qmines.words import clock_of

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult
    from textual.timer import Timer

    from qmines.session.steps import ReplayStep, Steps


class ReplayScreen(Page):
    """Forward, back, anywhere; run; to the mistakes; and play on from any moment."""

    help_scopes = ("replay", "view", "move", "anywhere")

    def __init__(self, steps: Steps, *, alone: bool = False) -> None:
        """``alone``: there is no other screen to go back to."""
        super().__init__()
        self._alone = alone
        self._steps = steps
        setup = steps.setup
        descriptor = modes.get(setup.rules).descriptor
        self._display = descriptor.display
        self._heading = setup_title(setup)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="replay")
        self._number = 0
        self._wanted: int | None = 0
        self._asked = asyncio.Event()
        self._marks: dict[int, str] = {
            number: UNDO for number, entry in enumerate(steps.entries) if entry.event == UNDO
        }
        self._chances = True
        self._runner: Timer | None = None
        self._gone = False

    def compose(self) -> ComposeResult:
        """A title, the boards, the bar, and a line about the step."""
        yield TextBar(id="head")
        yield Field(self._steps.setup.grid, self._display)
        yield Scrub(self.last)
        yield Note(id="note")
        yield self.key_bar()

    def key_items(self) -> list[KeyItem]:
        """Step, run, and play on."""
        keys = self.settings.keys
        step = KeyItem((*keys.keys_of("left")[:1], *keys.keys_of("right")[:1]), t("side-key-step"))
        return [step, *self.keys_for("run", "mistake", "overlay", "fork", "menu", "go-to", "help")]

    def unused_actions(self) -> set[str]:
        """The actions that replays do not have; left and right step instead of moving."""
        common = {"move", "anywhere"}
        missing = {
            name
            for name, action in ACTIONS.items()
            if action.scope not in common and not hasattr(self, _method(name))
        }
        return missing | {"left", "right"}

    def on_mount(self) -> None:
        """Show the first step, and look for guesses and mistakes beside the screen."""
        for board in self.field.boards:
            board.activate(active=False)
        self.work_on(self._serve(), "steps")
        self.work_on(self._judge(), "judging")

    def on_unmount(self) -> None:
        """Let the threads end."""
        self._gone = True
        self._thread.shutdown(wait=False, cancel_futures=True)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._steps) - 1

    @property
    def busy(self) -> bool:
        """Whether a step is still to be shown."""
        return self._wanted is not None

    # Steps

    def go_to(self, number: int) -> None:
        """Show a step."""
        self._wanted = max(0, min(self.last, number))
        self._asked.set()

    async def _serve(self) -> None:
        """Show the step that is wanted now; those asked for in between are skipped."""
        loop = asyncio.get_running_loop()
        while True:
            if self._wanted is None:
                self._asked.clear()
                await self._asked.wait()
                continue
            number = self._wanted
            step = await loop.run_in_executor(self._thread, _worked_out, self._steps, number)
            self._number = number
            self._show(step)
            if self._wanted == number:
                self._wanted = None

    def _show(self, step: ReplayStep) -> None:
        view, known = step.view, self._chances and not step.untouched
        analysis = step.analysis if known else None
        chances = step.chances if known else None
        place = _place(step)
        for number, board in enumerate(self.field.boards):
            looks = looks_of(view, number)
            if analysis is not None and number == 0:
                board.show(heat_of(looks, analysis), view.cells)
            elif chances is not None:
                board.show(qubit_heat(view, chances, number), view.boards[number])
            else:
                board.show(looks)
            board.show_saves(saved_cells(step.saved))
            here = _board_of(step) == number
            cell = None if place is None or not here else view.grid.index(*place)
            board.lay_over({} if cell is None else {cell: MOVED})
            if cell is not None:
                board.move_to(cell)
        self.query_one("#head", TextBar).say(
            f"{self._number}/{self.last}", *self.title_and_time(step), short=t("watch-short")
        )
        self.query_one(Scrub).show(self._number, self._marks)
        self.note.say(self.words(step, chances=known))

    def title_and_time(self, step: ReplayStep) -> tuple[str, str]:
        """What stands above the board."""
        return self._heading, clock_of(step.view.milliseconds)

    def words(self, step: ReplayStep, *, chances: bool) -> str:
        """The move that follows, its risk, and the best one."""
        view = step.view
        if step.entry is None:
            if view.outcome.over:
                told = speak(view.outcome.line(view.explanation))
                saves = "; ".join(speak(save.line) for save in step.saved)
                return t("watch-saves", outcome=told, saves=saves) if saves else told
            return t("watch-end")
        said: dict[str, Any] = {"move": move_message(Event.parse(step.entry.event))}
        best = best_move(step) if chances and not view.paused else None
        if best is not None:
            said["best"] = speak(*best.messages)
        if step.risk is not None and chances:
            return t("watch-risk-best" if best else "watch-risk", risk=step.risk, **said)
        return t("watch-best" if best else "watch-move", **said)

    async def _judge(self) -> None:
        """Find the guesses and mistakes, on a thread and with steps of their own."""
        steps = self._steps.again()
        reviewer = Reviewer(steps)
        for number in range(len(steps) - 1):
            if self._gone:
                return
            review = await asyncio.to_thread(reviewer.review, number)
            if review.kind in {GUESS, MISTAKE}:
                self._marks[number] = review.kind
                if not self._gone:
                    self.query_one(Scrub).show(self._number, self._marks)

    # Keys and mouse

    def on_key(self, event: events.Key) -> None:
        """Do what a key stands for."""
        action = self.settings.keys.action_for(event.key, "replay")
        if action is None:
            return
        event.stop()
        event.prevent_default()
        if action in {"help", "quit", "menu", "palette", "suspend"}:
            self.common_key(event)
        elif action in {"left", "right"}:
            self._step(1 if action == "right" else -1)
        elif (there := moved(action, self.field.board)) is not None:
            self.field.board.move_to(there)
        else:
            getattr(self, _method(action), lambda: None)()  # a key of games may do nothing here

    def do_action(self, action: str) -> None:
        """Do what an action stands for."""
        getattr(self, _method(action))()

    def on_scrub_wanted(self, message: Scrub.Wanted) -> None:
        """Go where the bar was clicked."""
        self.go_to(message.step)

    def _step(self, by: int) -> None:
        self.go_to((self._number if self._wanted is None else self._wanted) + by)

    _do_forward = partialmethod(_step, 1)
    _do_back = partialmethod(_step, -1)
    _do_first = partialmethod(go_to, 0)

    def _do_last(self) -> None:
        self.go_to(self.last)

    def _do_run(self) -> None:
        if self._runner is not None:
            self._runner.stop()
            self._runner = None
        else:
            if self._number == self.last:
                self.go_to(0)
            self._runner = self.set_interval(1 / self.settings.speed, self._run_on)

    def _run_on(self) -> None:
        if self._wanted is None:
            if self._number == self.last:
                self._do_run()
            else:
                self._step(1)

    def _change_speed(self, step: int) -> None:
        at = SPEEDS.index(self.settings.speed) + step
        self.settings.speed = SPEEDS[max(0, min(len(SPEEDS) - 1, at))]
        self.mines.change_settings()
        self.note.say(t("watch-speed", speed=self.settings.speed), "faint")
        if self._runner is not None:
            self._do_run()
            self._do_run()

    _do_faster = partialmethod(_change_speed, 1)
    _do_slower = partialmethod(_change_speed, -1)

    def _do_mistake(self) -> None:
        marks = self._marks.items()
        found = sorted(number for number, kind in marks if number > self._number and kind != UNDO)
        if found:
            self.go_to(found[0])
        else:
            self.note.say(t("watch-none"), "faint")

    def _do_overlay(self) -> None:
        self._chances = not self._chances
        self.go_to(self._number)

    def _do_explain(self) -> None:
        self.mines.show_text(self._heading, [self.note.text])

    def _do_go_to(self) -> None:
        def go(cell: int) -> None:
            self.field.board.activate(active=True)
            self.field.board.move_to(cell)

        self.mines.push_screen(GoToScreen(self._steps.setup.grid, go))

    def _zoom(self, step: int) -> None:
        self.field.zoom(step)

    _do_zoom_in = partialmethod(_zoom, 1)
    _do_zoom_out = partialmethod(_zoom, -1)

    def _do_fork(self) -> None:
        """Play on from here, as a new game."""
        store, steps = self.mines.store, self._steps
        if store is None:
            self.note.say(t("watch-no-store"), "bad")
            return
        if not isinstance(steps, SavedSteps):
            self.note.say(t("watch-no-seed"), "bad")
            return
        number = self._number
        if number == self.last and steps.game.outcome.over:
            number -= 1
        try:
            kept = StoredPlay.adopt(store, steps.game.header, steps.seed, steps.entries[:number])
        except QMinesError as error:
            self.note.say(error_text(error), "bad")
            return
        self.mines.sit_down(kept)

    def go_back(self) -> None:
        """Leave the replay, and the program if it was started for this."""
        if self._alone:
            self.mines.call_later(self.mines.action_quit)
        else:
            super().go_back()

    def repaint(self) -> None:
        """Draw in other colours or signs."""
        super().repaint()
        self.go_to(self._number)


def _method(action: str) -> str:
    """The name of the method for an action."""
    return f"_do_{action.replace('-', '_')}"


def _worked_out(steps: Steps, number: int) -> ReplayStep:
    """The step, its chances worked out."""
    step = steps[number]
    _ = step.risk
    return step


def _place(step: ReplayStep) -> tuple[int, int] | None:
    if step.entry is None:
        return None
    match Event.parse(step.entry.event).arguments:
        case (int(row), int(column), *_):
            return row, column
    return None


def _board_of(step: ReplayStep) -> int:
    verb = "" if step.entry is None else step.entry.event.split()[0]
    return step.view.display.board_of(verb) or 0
