# ruff: noqa: INP001  # a part of make_pictures.py beside it, no package
"""Drawings for the rules: each is of a real game, or of what the simulator allows."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import qmines
from qmines.core.position import HIDDEN, MINE
from qmines.errors import InvalidInput
from qmines.notebook.looks import chance_tile, hit_tile, tile_of
from qmines.notebook.tiles import Sheet, Tile, draw
from qmines.quantum.stabilizer import collapsed, shared
from qmines.quantum.states import Basis, GroupKind, State
from qmines.theme.colours import colour

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from qmines.errors import Cell


def _picture(title: str, sheets: Sequence[Sheet], *notes: str) -> str:
    drawn = draw(sheets, title, notes)
    if drawn is None:
        raise SystemExit(f"{title} has too many cells")
    return drawn + "\n"


def _sheet(
    view: qmines.View,
    around: Iterable[Cell] = (),
    kind: str = "clues",
    mines: qmines.Board | None = None,
) -> Sheet:
    """A board as its player sees it, and where told with mines that the player does not see."""
    tiles = [tile_of(code) for code in view.cells]
    for index, mine in enumerate(mines.mask if mines is not None else b""):
        if mine and view.cells[index] == HIDDEN:
            tiles[index] = tile_of(MINE)
    for index in view.hit:
        tiles[index] = hit_tile()
    outlines = {view.grid.index(*cell): colour("outlines", kind) for cell in around}
    return Sheet(view.grid.width, tiles, outlines=outlines)


def _chances(view: qmines.View, around: Cell) -> Sheet:
    """The same with the chance of a mine in every hidden cell."""
    analysis = qmines.analyse(view.position)
    certain = {view.grid.index(*cell) for cell in (*analysis.safe, *analysis.mined)}
    tiles = [
        tile_of(code) if code < HIDDEN else chance_tile(chance, certain=index in certain)
        for index, (code, chance) in enumerate(
            zip(view.cells, analysis.mine_probability.ravel().tolist(), strict=True)
        )
    ]
    outlines = {view.grid.index(*around): colour("outlines", "guess")}
    return Sheet(view.grid.width, tiles, outlines=outlines)


def classic() -> dict[str, str]:
    """One game of Classic: the first click, a number, a chord, a loss."""
    game = qmines.new_game("6x6x6", seed=5)
    first, flagged, chorded = game.open(2, 2), game.flag(2, 4), game.chord(3, 3)
    lost = game.open(4, 1)
    opened = [(3, 4), (4, 2), (4, 3), (4, 4)]
    return {
        "rules-open": _picture(
            "The first click",
            [_sheet(first, [(2, 2)])],
            *("The first cell", "shows 0: cells", "around it open."),
        ),
        "rules-flag": _picture(
            "A clue with its flag",
            [_sheet(flagged, [(3, 3)])],
            *("The 1 has one", "mine around it,", "with a flag."),
        ),
        "rules-chord": _picture(
            "After the chord",
            [_sheet(chorded, opened, "safe")],
            *("So a chord on", "the 1 opens its", "other cells."),
        ),
        "rules-lost": _picture(
            "A mine",
            [_sheet(lost, mines=lost.mines)],
            *("You hit a mine.", "Now all mines", "are shown."),
        ),
    }


def forgiving() -> dict[str, str]:
    """A pure guess that would have lost, and a mine that logic could have found."""
    guess, known, games = (3, 0), (0, 4), []
    for rules in ("classic", "forgiving", "forgiving"):  # the seed deals all three the same mines
        game = qmines.new_game("5x4x4", rules=rules, seed=35)
        view = game.open(1, 2)
        while safe := qmines.analyse(view.position).safe:
            view = game.open(*safe[0])
        games.append(game)
    before, was = games[0].view, games[0].resign().mines
    saved, now = games[1].open(*guess), games[1].resign().mines
    lost = games[2].open(*known)
    return {
        "rules-guess": _picture(
            "What can be known",
            [_chances(before, guess)],
            *("Nothing is safe.", "The outlined", "cell is opened."),
        ),
        "rules-was": _picture(
            "The current board",
            [_sheet(before, [guess], "guess", was)],
            *("There is a mine:", "in Classic this", "game is lost."),
        ),
        "rules-saved": _picture(
            "The redrawn board",
            [_sheet(saved, [guess], "safe", now)],
            *("Redrawn: none", "there, and all the", "numbers hold."),
        ),
        "rules-known": _picture(
            "A mine that logic could have found",
            [_sheet(lost, mines=lost.mines)],
            *("You lose: logic", "could have found", "this mine."),
        ),
    }


def qubits() -> dict[str, str]:
    """What the four states are on the two boards, and how numbers change."""
    order = (State.ZERO, State.ONE, State.MINUS, State.PLUS)
    half = chance_tile(0.5, certain=False)._replace(sign="½")
    tiles = (chance_tile(0, certain=True), half, chance_tile(1, certain=True))
    sheets = [
        Sheet(4, [Tile(colour("pictures", "paper"), state.label()) for state in order], "state"),
        Sheet(4, [tiles[state.weights[Basis.Z]] for state in order], "on the Z board"),
        Sheet(4, [tiles[state.weights[Basis.H]] for state in order], "on the H board"),
    ]
    game = qmines.new_game("1", rules="qubits", seed=1)
    steps = {"open-z 0 0": "first", "open-z 2 2": "second", "open-h 0 3": "third"}
    made = {
        f"rules-qubits-{name}": qmines.svg_of(game.do(event)) + "\n"
        for event, name in steps.items()
    }
    return {"rules-states": _picture("The four states", sheets), **made}


def _outcomes(kind: GroupKind, boards: Sequence[Basis]) -> Sheet:
    """Every outcome that a group can have where its cells are asked on these boards."""
    rows = []
    for mines in product((False, True), repeat=len(boards)):
        state = shared(kind)
        try:
            for qubit, (board, mine) in enumerate(zip(boards, mines, strict=True)):
                state = collapsed(state, qubit, board, mine=mine)
        except InvalidInput:
            continue
        rows += [tile_of(MINE) if mine else Tile(colour("pictures", "open")) for mine in mines]
    return Sheet(len(boards), rows, " ".join(board.name for board in boards))


def entangled() -> dict[str, str]:
    """What each kind of group can show, by the boards its cells are asked on."""
    asked = {
        "singlet": ("ZZ", "HH", "ZH", "HZ"),
        "link": ("ZH", "HZ", "ZZ", "HH"),
        "trio": ("HHH", "HZZ", "ZHZ", "ZZH"),
    }
    return {
        f"rules-{name}": _picture(
            f"What a {name} can show, by the boards on which it is asked",
            [_outcomes(GroupKind[name.upper()], [Basis[letter] for letter in way]) for way in ways],
        )
        for name, ways in asked.items()
    }


def drawings() -> dict[str, str]:
    """All of them by name."""
    return {**classic(), **forgiving(), **qubits(), **entangled()}
