"""The coach below the boards: pages to read, marks on the cells, and what to press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len

from qmines.errors import QMinesError
from qmines.play.coach import coach, guides, note_of
from qmines.quantum.states import State
from qmines.tui.keys import key_label
from qmines.tui.texts import padded, speak, t
from qmines.tui.widgets.bars import CoachBox
from qmines.tui.widgets.cells import PROOF, SURELY_SAFE, TARGET

if TYPE_CHECKING:
    from qmines.play.coach import Coaching, Page
    from qmines.tui.screens.play import PlayScreen

_MARKS = {"clues": PROOF, "guess": TARGET, "safe": SURELY_SAFE}


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

    def turn(self) -> None:
        """To the next page."""
        self._page += 1
        self._show()

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
        self._show()

    @property
    def _box(self) -> CoachBox:
        return self._screen.query_one(CoachBox)

    def _show(self) -> None:
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
        self._box.say("\n".join((speak(*page.messages), *_drawn(page), *keys)))

    def _keys(self) -> str:
        keys = self._screen.settings.keys
        about = {"open": key_label("enter"), "hide": keys.label("coach")}
        if self.more and self._found is not None:
            pages = len(self._found.pages)
            return t("coach-keys-next", page=self._page + 1, pages=pages, **about)
        shield = self._found is not None and (self._found.event or "").startswith("shield")
        key = "coach-keys-shield" if shield else "coach-keys"
        return t(key, other=keys.label("other-board"), shield=keys.label("shield"), **about)


def _drawn(page: Page) -> list[str]:
    """The pictures of the coach, as text."""
    if page.picture == "kinds":
        words = {0: t("coach-kind-safe"), 1: t("coach-kind-toss"), 2: t("coach-kind-mine")}
        wide = max(map(cell_len, words.values())) + 2
        kinds = [[words[state.weights[at]] for state in State] for at in range(2)]
        return [
            f"  {board}  " + "".join(padded(kind, wide) for kind in row)
            for board, row in zip("ZH", kinds, strict=True)
        ]
    if page.picture == "numbers":
        return [t("coach-sum")]
    return []
