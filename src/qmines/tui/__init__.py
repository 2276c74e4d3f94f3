"""The terminal game, on Textual. Importing it loads nothing; ``run`` does."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

os.environ.setdefault("TEXTUAL_FPS", "120")  # Textual reads it once: half the wait for a key

if TYPE_CHECKING:
    from qmines.messages import Message
    from qmines.session.steps import Steps
    from qmines.store import GameHandle, Store
    from qmines.tui.screens.watch import Show


def run(
    store: Store | None,
    begin: GameHandle | None = None,
    *,
    watch: Steps | None = None,
    show: Show | None = None,
    notice: Message | None = None,
) -> int:
    """Play in this terminal until the player quits; returns the exit code.

    Args:
        store: where games are saved; None saves nothing.
        begin: a game to open instead of the menu.
        watch: a game to replay instead of the menu.
        show: games of strategies to watch instead of the menu.
        notice: a message to show first.
    """
    from qmines.tui.app import MinesApp  # noqa: PLC0415  # Textual takes a while
    from qmines.tui.settings import config_path  # noqa: PLC0415

    app = MinesApp(store, config_path(), begin=begin, watch=watch, show=show, notice=notice)
    app.run()
    return app.return_code or 0
