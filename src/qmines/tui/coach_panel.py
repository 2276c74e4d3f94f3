"""The coach below the boards: pages to read, marks on the cells, and what to press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len

from qmines.errors import QMinesError
from qmines.play.coach import TURN, coach, guides, note_of
from qmines.quantum.states import State
from qmines.tui.keys import key_label
from qmines.tui.texts import padded, speak, t
from qmines.tui.widgets.bars import CoachBox
from qmines.tui.widgets.cells import PROOF, SURELY_MINED, SURELY_SAFE, TARGET

if TYPE_CHECKING:
    from qmines.play.coach import Coaching, Page
    from qmines.tui.screens.play import PlayScreen

_KINDS = (State.ZERO, State.ONE, State.MINUS, State.PLUS)  # as they are drawn
_MARKS = {"clues": PROOF, "guess": TARGET, "mined": SURELY_MINED, "safe": SURELY_SAFE}


class CoachPanel:
    """Asks the coach after every move, and shows what it says."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._guided = guides(screen.game_thread.setup)
        self._found: Coaching | None = None
        self._page = 0
        self._seen: tuple[bytes, ...] | None = None

    @property
    def shown(self) -> bool:
        """Whether there is a coach in this game, and the player wants it."""
        return self._guided and self._screen.settings.coach

    @property
    def more(self) -> bool:
        """Whether there is another page to read before the next move."""
        found = self._found if self.shown else None
        return found is not None and self._page + 1 < len(found.pages)

    def renew(self) -> None:
        """Ask again if the boards have changed."""
        view = self._screen.game_thread.view
        self._box.display = self._screen.field.coached = self.shown and not view.paused
        if self.shown and not view.paused and self._seen != view.boards:
            self._seen = view.boards
            self._screen.wish(self._ask)

    @property
    def earlier(self) -> bool:
        """Whether there is a page to go back to."""
        return self._found is not None and self.shown and self._page > 0

    def turned_by(self, key: str, action: str) -> bool:
        """Turn the page if that is what a key does now; whether it does."""
        if action == "open" and self.more:
            self._page += 1
        elif key == "backspace" and self.earlier:
            self._page -= 1
        else:
            return False
        self.show()
        return True

    def toggle(self) -> None:
        """Hide the coach, or bring it back."""
        screen = self._screen
        if not self._guided:
            screen.say(t("coach-none-here"), "faint")
            return
        screen.settings.coach = not screen.settings.coach
        screen.mines.change_settings()
        self._seen = None
        if not screen.settings.coach:
            screen.mark({})
            screen.say(t("coach-hidden", key=screen.settings.keys.label("coach")), "faint")

    def show(self) -> None:
        """Show the page, for the board that the cursor is on."""
        found, screen = self._found, self._screen
        if found is None or not self.shown:
            return
        page = found.pages[self._page]
        grid = screen.game_thread.setup.grid
        marks = {
            grid.index(*cell): mark
            for name, mark in _MARKS.items()
            for cell in page.outline.get(name, ())
        }
        screen.mark({} if page.board is None else {int(page.board): marks})
        keys = [] if found.event is None else [self._keys()]
        there = page.board is not None and screen.field.active == page.board
        said = [each for each in page.messages if not (there and each.key == TURN)]
        self._box.say("\n".join((speak(*said), *_drawn(page), *keys)))
        screen.share_line()

    async def _ask(self) -> None:
        thread = self._screen.game_thread
        try:
            found = await thread.ask(coach)
        except QMinesError:
            return
        note = await thread.ask(note_of)
        if note is not None:
            await thread.do(note)
        self._found, self._page = found, 0
        self.show()

    @property
    def _box(self) -> CoachBox:
        return self._screen.query_one(CoachBox)

    def _keys(self) -> str:
        keys = self._screen.settings.keys
        about = {"open": key_label("enter"), "hide": keys.label("coach")}
        back = [t("coach-keys-back", key=key_label("backspace"))] if self.earlier else []
        if self.more and self._found is not None:
            pages = len(self._found.pages)
            onward = t("coach-keys-next", page=self._page + 1, pages=pages, open=about["open"])
            return " · ".join((onward, *back, t("coach-keys-hide", hide=about["hide"])))
        shield = self._found is not None and (self._found.event or "").startswith("shield")
        key = "coach-keys-shield" if shield else "coach-keys"
        moves = t(key, other=keys.label("other-board"), shield=keys.label("shield"), **about)
        return "\n".join((moves, *back))


def _drawn(page: Page) -> list[str]:
    """The pictures of the coach, as text."""
    if page.picture == "kinds":
        words = {0: t("coach-kind-safe"), 1: t("coach-kind-toss"), 2: t("coach-kind-mine")}
        wide = max(map(cell_len, words.values())) + 2
        kinds = [[words[state.weights[at]] for state in _KINDS] for at in range(2)]
        heads = [t("coach-kind", number=number) for number in range(1, len(_KINDS) + 1)]
        wide = max(wide, max(map(cell_len, heads)) + 2)
        names = ["", *(t("coach-on-board", board=board) for board in "ZH")]
        side = max(map(cell_len, names)) + 2
        return [
            "  " + padded(name, side) + "".join(padded(each, wide) for each in row).rstrip()
            for name, row in zip(names, (heads, *kinds), strict=True)
        ]
    if page.picture == "numbers":
        return [t("coach-sum")]
    return []
