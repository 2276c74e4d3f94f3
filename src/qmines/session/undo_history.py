"""The history for undo: the moves so far, and as many older states as fit into memory.

Moves form a linked list, so that a snapshot of a timeline is one reference, however long the game.
States are kept densely for the latest moves and ever more sparsely for older ones. To reach a state
that is not kept, a few moves are replayed, never the whole game.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from qmines.core.events import Event

_FEWEST: Final = 4


class Past:
    """A move that changed something: its number, and the state before it while that is kept."""

    __slots__ = ("before", "depth", "event", "number", "older")

    def __init__(self, number: int, event: Event, before: object, older: Past | None) -> None:
        self.number = number
        self.event = event
        self.before: object | None = before
        self.older = older
        self.depth: int = 0 if older is None else older.depth + 1

    def __iter__(self) -> Iterator[Past]:
        """This move and all before it, the latest first."""
        node: Past | None = self
        while node is not None:
            yield node
            node = node.older


class UndoHistory:
    """Decides which older states are kept.

    Args:
        room: about how many.
    """

    def __init__(self, room: int) -> None:
        self._room = max(_FEWEST, room) // 2
        self._recent: deque[Past] = deque()
        self._sparse: list[Past] = []
        self._gap = 1

    def __len__(self) -> int:
        return len(self._recent) + len(self._sparse)

    def keep(self, move: Past) -> None:
        """Keep the state before a move, and free older ones if there are too many."""
        self._recent.append(move)
        if len(self._recent) <= self._room:
            return
        old = self._recent.popleft()
        if old.depth % self._gap:
            old.before = None
            return
        self._sparse.append(old)
        if len(self._sparse) > self._room:
            self._thin()

    def forget(self, move: Past) -> None:
        """Remove a move that was undone."""
        for kept in (self._recent, self._sparse):
            if kept and kept[-1] is move:
                kept.pop()

    def _thin(self) -> None:
        """Free about half of the older states."""
        self._gap *= 2
        kept = [each for each in self._sparse if each.depth % self._gap == 0]
        if len(kept) > self._room:  # remains of moves that were undone
            kept = kept[len(kept) // 2 :]
        for each in set(self._sparse) - set(kept):
            each.before = None
        self._sparse = kept

    def before(self, move: Past, start: Any, apply: Callable[[Any, Event], Any]) -> Any:
        """The state before a move, replayed from the nearest one that is kept or the start."""
        if move.before is not None:
            return move.before
        replayed: list[Past] = []
        state = start
        for each in move:
            if each.before is not None:
                state = each.before
                replayed.append(each)
                break
            replayed.append(each)
        for older, newer in zip(reversed(replayed), replayed[-2::-1], strict=False):
            state = apply(state, older.event)
            newer.before = state  # the next undo is likely to follow
            self.keep(newer)
        return state
