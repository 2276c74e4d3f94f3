"""Plain mode: read a command, print the board."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from qmines import interrupts, modes
from qmines.cli.plain import help_requests, lessons, quantum
from qmines.cli.plain.commands import (
    COMMANDS,
    QUBIT_COMMANDS,
    command_in,
    commands_for,
    short_for,
)
from qmines.cli.plain.quantum import unwritable
from qmines.cli.plain.texts import speak, t, tell_end, toggle_dirac
from qmines.core.events import Event
from qmines.core.position import FLAG, HIDDEN
from qmines.errors import InvalidInput, NotationError, QMinesError
from qmines.messages import Message
from qmines.play.coach import coach, guides, note_of
from qmines.play.lessons import lesson_of
from qmines.session import SESSION_EVENTS
from qmines.session.document import MAX_BYTES
from qmines.session.document import read as read_game_file
from qmines.session.ending import reason
from qmines.store.errors import Stale, StoreError
from qmines.words import clock_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.cli.plain.commands import Command
    from qmines.cli.plain.console import Screen
    from qmines.core.events import EventKind
    from qmines.errors import Cell
    from qmines.modes import Descriptor, Setup, View
    from qmines.session import Game
    from qmines.store import GameHandle


_MOST_TOLD: Final = 4  # measurements after a move; explain shows all
_LONG: Final = 10_000_000  # cells times moves; beyond this the review takes noticeable time


class PlainGame:
    """Runs games until the input ends or the player quits.

    ``open_seat`` starts a new game from a setup.
    """

    def __init__(
        self, screen: Screen, handle: GameHandle, open_seat: Callable[[Setup], GameHandle]
    ) -> None:
        self._screen = screen
        self._assistant = help_requests.HelpRequests(screen)
        self._handle = handle
        self._open_seat = open_seat
        self._focus: Cell = (0, 0)
        self._told = 0  # announcements shown so far
        self._links = True  # shown until the player turns them off

    def run(self) -> None:
        """Play."""
        self._introduce()
        try:
            while (line := self._screen.read()) is not None:
                if line.split() and not self._obeyed(line):
                    break
        finally:
            self._leave()

    # Commands

    def _obeyed(self, line: str) -> bool:
        """Run one command; False to quit."""
        try:
            word, rest = command_in(
                line, [kind.verb for kind in self._events], self._descriptor.display
            )
            if word == "quit":
                return False
            if word == "links":
                self._links = not self._links
                self._show(self._handle.game.view)
            elif word == "coach":
                self._coach(rest)
            elif word == "dirac":
                self._screen.say(t("plain-dirac-on" if toggle_dirac() else "plain-dirac-off"))
            elif word in QUBIT_COMMANDS:
                quantum.obey(word, rest, self._screen, self._handle.game.view)
            elif word in help_requests.COMMANDS:
                view = self._assistant.obey(word, rest, self._handle)
                if view is not None:
                    self._show(view)
            elif word in COMMANDS:
                getattr(self, f"_{word}")(rest)
            else:
                self._event(f"{word} {rest.replace(',', ' ')}".lower())
        except Stale as error:
            self._screen.complain(t("plain-not-made", error=speak.error(error)))
            self._show(self._handle.game.view)
        except StoreError as error:
            self._screen.complain(t("plain-not-made", error=speak.error(error)))
        except QMinesError as error:
            self._screen.complain(speak.error(error))
        except KeyboardInterrupt:
            if not self._screen.interactive:
                raise
            interrupts.carry_on()
            self._screen.complain(t("plain-stopped"))
        return True

    @property
    def _descriptor(self) -> Descriptor:
        return modes.get(self._handle.game.setup.rules).descriptor

    @property
    def _events(self) -> list[EventKind]:
        """The events to type; help lists the commands instead of recording that help was used."""
        events = (*self._descriptor.events, *SESSION_EVENTS)
        return [kind for kind in events if kind.verb != "help"]

    def _event(self, text: str) -> None:
        event = Event.parse(text)
        deaths = self._handle.game.deaths
        view = self._handle.do(str(event))
        if len(event.arguments) == 2:
            self._focus = event.place
            silent = len(view.announcements) <= self._told
            if silent and not view.outcome.over and not any(map(len, view.changed)):
                self._screen.say(t(f"plain-no-effect{_reason(view, event)}", command=str(event)))
                return
        if view.deaths > deaths:
            self._screen.say(t("plain-undone", deaths=view.deaths))
        self._show(view, news=len(event.arguments) == 2)

    def _coach(self, rest: str) -> None:
        """Say what the coach has to say, until the next move."""
        if rest:
            raise InvalidInput(Message("move-usage", usage="coach"))
        game = self._handle.game
        found, note = coach(game), note_of(game)
        if note is not None:
            self._handle.do(note)
        for page in found.pages:
            self._screen.say(speak(*page.messages), "bold")
        if found.event is not None:
            self._screen.say(t("plain-coach-type", command=found.event), "dim")

    def _view(self, rest: str) -> None:
        view = self._handle.game.view
        if rest == "reduced" and not view.display.mines:
            usage = commands_for(view.display)["view"].usage
            raise InvalidInput(Message("move-usage", usage=usage))
        if rest == "reduced":
            self._screen.draw_reduced(view, self._focus)
            return
        if rest not in {"", "all"}:
            self._focus = Event.parse(f"view {rest.replace(',', ' ')}").place
            view.grid.index(*self._focus)
        self._show(view, whole=rest == "all")

    def _new(self, rest: str) -> None:
        self._begin(_next_setup(self._handle.game.setup, rest.split()))

    def _begin(self, setup: Setup) -> None:
        handle = self._open_seat(setup)
        self._leave()
        self._handle, self._focus, self._told = handle, (0, 0), 0
        self._introduce()

    def _lesson(self, rest: str) -> None:
        if not rest:
            lessons.list_lessons(self._screen)
            return
        lesson = lessons.lesson_named(rest.lower())
        if lesson.game is None:
            lessons.take(lesson, self._screen)
        else:
            self._begin(lesson.setup)

    def _save(self, rest: str) -> None:
        if not rest:
            raise InvalidInput(Message("plain-save-name"))
        path, game = Path(rest).expanduser(), self._handle.game
        if path.exists() and not _holds(path, game):
            raise InvalidInput(Message("plain-exists-other", path=str(path)))
        try:
            game.save(path)
        except OSError as error:
            raise unwritable(path, error) from None
        key = "plain-saved" if game.outcome.over else "plain-saved-secret"
        self._screen.say(t(key, path=str(path)))

    def _help(self, _: str) -> None:
        display = self._descriptor.display
        listed: list[EventKind | Command] = [*self._events, *commands_for(display).values()]
        for each in listed:
            self._screen.say(f"  {each.usage:22} {speak(each.help)}")
        own = " ".join(short_for(display))
        short = f"{own} u a v q" if own else "o f c m u h a v q"
        self._screen.say(t("plain-help-more", short=short))

    # What is shown

    def _introduce(self) -> None:
        game, screen = self._handle.game, self._screen
        setup, descriptor = game.setup, self._descriptor
        level, variant = setup.level, modes.variant_of(setup)
        name = modes.level_name(setup)
        key = "plain-title" + ("-options" if variant else "")
        key += "" if name == str(level) else "-level"
        about = {"rules": descriptor.title, "options": variant, "level": name}
        size = {"width": level.width, "height": level.height}
        contents = ", ".join(map(speak, modes.contents_of(setup)))
        screen.say(t(key, contents=contents, **about, **size), "bold")
        screen.say(speak(descriptor.summary))
        screen.say(t("plain-commitment", hash=game.commitment))
        if game.view.paused:
            self._handle.do("resume")
        self._told = 0
        self._show(game.view)
        if not game.sequence:
            commands = [*(kind.usage for kind in descriptor.events[:2]), "hint", "help", "quit"]
            screen.say(t("plain-start", commands=commands), "dim")
            if guides(setup):
                screen.say(t("plain-coach-offer"), "bold")

    def _show(self, view: View, *, whole: bool = False, news: bool = False) -> None:
        """Print the boards and notices; with ``news``, also what was measured."""
        screen = self._screen
        view = view if self._links else view.without_links()
        screen.draw(view, self._focus, whole=whole)
        if quantum.links(view):
            screen.say(quantum.links(view))
        for announced in view.announcements[self._told :]:
            screen.say(speak(*announced))
        self._told = len(view.announcements)
        told = view.news(_MOST_TOLD) if news else []
        for measured in told:
            screen.say(speak(*measured))
        if lesson := quantum.lesson_after(told):
            screen.say(lesson, "dim")
        if view.outcome.over:
            self._end(view)
            return
        if view.qubits is not None and not view.in_the_open:
            screen.say(speak(view.qubits.totals(dirac=speak.dirac)))
        totals = [f"{name} {number}" for name, number in view.totals]
        parts = [*totals, t("plain-time", clock=clock_of(view.milliseconds))]
        if view.deaths:
            parts.append(t("plain-deaths", count=view.deaths))
        if view.paused:
            parts.append(t("plain-paused"))
        screen.say("   ".join(parts))

    def _end(self, view: View) -> None:
        screen, outcome = self._screen, view.outcome
        won = outcome.result is modes.Result.WON
        said = outcome.line(reason(self._handle.game))
        if view.hit:
            key = "plain-over-hit-flags" if view.display.mines else "plain-over-hit"
            said = Message(key, line=said)
        screen.say(speak(said), "bold green" if won else "bold red")
        for row in quantum.layout(view):
            screen.say(row)
        if view.grid.cells * view.sequence > _LONG:
            screen.say(t("plain-reviewing"), "dim")
        tell_end(screen, self._handle.game)
        self._handle.settle()
        undo = not won and outcome.reason is not modes.Reason.RESIGNED
        screen.say(t("plain-next-undo" if undo else "plain-next"), "dim")
        lesson = lesson_of(self._handle.game.setup)
        if won and lesson is not None:
            lessons.note(lesson.name)
            lessons.lead_on(lesson, screen)

    def _leave(self) -> None:
        """Pause an unfinished game and say how to resume it."""
        view = self._handle.game.view
        if view.outcome.over or not view.sequence:
            return
        try:
            if not view.paused:
                self._handle.do("pause")
        except StoreError as error:
            self._screen.complain(t("plain-not-paused", error=speak.error(error)))
        if self._handle.id:
            self._screen.say(t("plain-resume-later", id=self._handle.id))


def _next_setup(old: Setup, words: list[str]) -> Setup:
    """The setup for ``new``; anything not given stays as it was."""
    rules, level = old.rules, None
    for word in words:
        if word.lower() in modes.MODES:
            rules = word.lower()
        else:
            level = word
    descriptor = modes.get(rules).descriptor
    made = {name for preset in descriptor.levels.values() for name in preset.options}
    if rules != old.rules:
        alike = descriptor.display.mines and modes.get(old.rules).descriptor.display.mines
        return modes.make_setup(level or (old.level if alike else descriptor.level), rules)
    if level is None:
        return old
    options = {name: value for name, value in old.options.items() if name not in made}
    return modes.make_setup(level, rules, **options)


def _reason(view: View, event: Event) -> str:
    """Why an event had no effect, if that is obvious: the end of the message's key."""
    if view.display.quantum:
        return quantum.reason(view, event.index(view.grid), event.verb)
    code = view.boards[view.display.board_of(event.verb) or 0][event.index(view.grid)]
    if event.verb == "chord" and code < HIDDEN:
        around = [view.cells[n] for n in view.grid.neighbours(event.index(view.grid))]
        done = around.count(FLAG) == code
        return "-done" if done else "-flags"
    if code == FLAG:
        return "-flagged"
    return "-open" if code < HIDDEN else ""


def _holds(path: Path, game: Game) -> bool:
    """Whether a file is an earlier save of this game."""
    try:
        with path.open("rb") as file:
            return read_game_file(file.read(MAX_BYTES + 1)).header == game.header
    except (NotationError, OSError):
        return False
