"""The boards of a race as spectators see them.

Everybody in a race has the same board, so a spectator who saw more of it than a player could help
them. Spectators therefore see a cell only if it looks the same to all who are still playing. Once
there is only one left, they see everything that player sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from qmines.modes import View

HIDDEN = "#"


def spectator_boards(views: Mapping[int, View], playing: Collection[int]) -> list[dict[str, Any]]:
    """The boards of each member, by number, as far as they look the same to all ``playing``."""
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
    """A row in which cells are hidden that look different in other rows."""
    return "".join(
        cell if all(other == cell for other in looks) else HIDDEN
        for cell, *looks in zip(row, *others, strict=True)
    )
