"""The boards of a race as spectators see them.

Everybody in a race has the same board, so whoever sees more of it than a player who is still
playing could tell them. A spectator therefore sees a cell only if every player who is still
playing sees the same in it. Of the last one who plays, that is everything they see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from qmines.modes import View

HIDDEN = "#"


def spectator_boards(views: Mapping[int, View], playing: Collection[int]) -> list[dict[str, Any]]:
    """The boards of each member, by number, as far as all who are ``playing`` see the same."""
    rows = {number: view.board_rows() for number, view in views.items()}
    if not playing:
        return [{"number": number, "boards": boards} for number, boards in rows.items()]
    first, *others = (rows[number] for number in playing)
    return [
        {
            "number": number,
            "boards": [
                [
                    _common(row, first[b][r], *(each[b][r] for each in others))
                    for r, row in enumerate(board)
                ]
                for b, board in enumerate(boards)
            ],
        }
        for number, boards in rows.items()
    ]


def _common(row: str, *others: str) -> str:
    """A row, with every cell hidden that looks different in another."""
    return "".join(
        cell if all(other == cell for other in looks) else HIDDEN
        for cell, *looks in zip(row, *others, strict=True)
    )
