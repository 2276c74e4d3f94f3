"""Undo and redo; moves that were made together are undone together."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from qmines import modes
from qmines.core.events import Event
from qmines.core.position import FLAG, HIDDEN, QUESTION
from qmines.errors import InvalidInput
from qmines.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.session import Game
    from qmines.tui.screens.play import PlayScreen


class _Batch(NamedTuple):
    """Moves that were made at once: how many had been made before, and after."""

    before: int
    after: int


class Undo:
    """Remembers which moves of a game belong together, and those that were undone."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._batches: list[_Batch] = []
        self._undone: list[tuple[int, tuple[str, ...]]] = []  # moves before them, and their events

    def forget_redo(self) -> None:
        """A new move was made, so what was undone before cannot be done again."""
        self._undone.clear()

    def made_at_once(self, before: int, after: int) -> None:
        """Moves number ``before`` to ``after`` belong together."""
        self._undone.clear()
        if after - before > 1:
            self._batches.append(_Batch(before, after))

    async def undo(self) -> None:
        """Take back the last move, or all moves that were made at once with it."""
        screen, thread = self._screen, self._screen.game_thread
        deaths = thread.view.deaths
        moves = await thread.ask(moves_of)
        while self._batches and self._batches[-1].after > len(moves):
            self._batches.pop()
        before = len(moves) - 1
        if self._batches and self._batches[-1].after == len(moves):
            before = self._batches.pop().before
        count = max(1, len(moves) - before)
        await thread.do_each(lambda _: ["undo"] * count)
        self._undone.append((before, moves[before:]))
        screen.show_view(everything=count > 1)
        if thread.view.deaths > deaths:
            screen.tell(Message("play-undone", deaths=thread.view.deaths))
        elif count > 1:
            key = screen.settings.keys.label("redo")
            screen.tell(Message("play-undone-batch", count=count, key=key))
        else:
            screen.say_default()

    async def redo(self) -> None:
        """Make the moves again that were undone last."""
        screen, thread = self._screen, self._screen.game_thread
        made = len(await thread.ask(moves_of))
        if not self._undone or self._undone[-1][0] != made:
            self._undone.clear()
            raise InvalidInput(Message("play-no-redo"))
        before, events = self._undone.pop()
        await thread.do_each(lambda _: events)
        if len(events) > 1:
            self._batches.append(_Batch(before, before + len(events)))
        screen.show_view(everything=True)
        if not thread.view.outcome.over:
            screen.tell(Message("play-redone", count=len(events)))


def moves_of(game: Game) -> tuple[str, ...]:
    """The moves that led here, without those that changed nothing or were undone."""
    transcript, standing = game.transcript, game.snapshot().timeline.standing()
    return tuple(transcript[number].event for number in sorted(standing))


def useful(game: Game, event: str, *others: str) -> Iterator[str]:
    """An event, and the later ones that do not open a cell that is open by then."""
    yield event
    for other in others:
        move = Event.parse(other)
        board = modes.get(game.setup.rules).descriptor.display.board_of(move.verb) or 0
        code = game.view.boards[board][move.index(game.setup.grid)]
        if game.outcome.over:
            return
        if code in {HIDDEN, FLAG, QUESTION} or not move.verb.startswith("open"):
            yield other
