"""Forgiving on every board of a field, in every reachable position, at every mined cell.

A step of the game depends on nothing but the board, the open cells and the cell that
is opened, so checking each step from each of these covers every course of a game.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from qmines.core.levels import Level
from qmines.core.stream import Stream
from qmines.modes import Reason, Result, make_setup
from qmines.modes.forgiving import FORGIVING

if TYPE_CHECKING:
    from modes.worlds import Alike, World


@dataclass
class Tally:
    """What was seen."""

    positions: int = 0
    states: int = 0
    steps: int = 0
    losses: int = 0
    saves: int = 0
    punished: int = 0
    plain: int = 0

    def __str__(self) -> str:
        return ", ".join(f"{count} {name}" for name, count in vars(self).items())


def canonical_sets(world: World) -> list[int]:
    """One set of cells of each family that turns and mirror images make equal."""
    grid = world.grid
    images = []
    for turn in range(8):
        if turn >= 4 and grid.width != grid.height:
            continue
        image = []
        for cell in range(world.cells):
            row, column = grid.place(cell)
            row = grid.height - 1 - row if turn & 1 else row
            column = grid.width - 1 - column if turn & 2 else column
            image.append(column * grid.width + row if turn & 4 else row * grid.width + column)
        images.append(image)
    return [
        chosen
        for chosen in range(1 << world.cells)
        if all(
            chosen <= sum(1 << image[i] for i in range(world.cells) if chosen >> i & 1)
            for image in images
        )
    ]


def check_field(
    world: World, *, totals: range | None = None, seen_sets: list[int] | None = None, **options
) -> Tally:
    """Check every step from every reachable position of a field; raises AssertionError."""
    tally = Tally()
    for total in totals or range(world.cells):
        level = Level(world.grid.width, world.grid.height, total)
        setup = make_setup(level, "forgiving", **options)
        start = FORGIVING.start(setup, Stream(total))
        for seen in range(1 << world.cells) if seen_sets is None else seen_sets:
            for position in world.positions(seen, total):
                if world.is_flooded(position) and seen != world.full & ~position.mined:
                    tally.positions += 1
                    check_position(world, position, start, tally)
    return tally


def check_position(world: World, position: Alike, start, tally: Tally) -> None:
    """Check all steps from one position, on each board that fits it."""
    options = start.setup.options
    view = world.view(int(position.boards[0]), position.seen)
    left = start.left - position.seen.bit_count()
    deducible = options["knowledge"] == "deducible"
    for known in world.deducible(position) if deducible else [position]:
        tally.states += 1
        mined = known.mined
        safe = (known.seen | known.safe) & world.full & ~position.seen
        boards = set(known.boards.tolist())
        for board in known.boards.tolist():
            state = replace(
                start,
                cells=view,
                left=left,
                mask=world.masks[board].tobytes(),
                numbers=world.numbers[:, board].tobytes(),
            )
            closed = world.full & ~position.seen
            asked = closed if options["strict"] else closed & board
            for cell in world.cells_of(asked):
                tally.steps += 1
                after = FORGIVING.open(state, [cell], Reason.MINE)
                bit = 1 << cell
                now = world.bits_of(after.mask)
                assert now in boards, "a number or the total is violated"
                check_numbers(world, position.seen, view, after, now)
                lost = after.outcome.result is Result.LOST
                if mined & bit:
                    assert lost, "a mine that could be known did not lose"
                    assert after.outcome.reason is Reason.KNOWN_MINE
                    tally.losses += 1
                elif options["strict"] and safe and not safe & bit:
                    assert lost, "a guess beside a safe cell was not punished"
                    assert after.outcome.reason is Reason.PUNISHED
                    assert now & bit, "there is no mine where one went off"
                    tally.punished += 1
                else:
                    assert not lost, "an unfair loss"
                    assert not now & bit, "a mine is open"
                    if board & bit:
                        assert len(after.saved) == 1
                        tally.saves += 1
                    else:
                        assert now == board, "a safe cell changed the board"
                        tally.plain += 1


def check_numbers(world: World, seen: int, view: bytes, after, board: int) -> None:
    """Every number shown is true on the present board, and none has changed."""
    for cell in range(world.cells):
        code = after.cells[cell]
        if seen >> cell & 1:
            assert code == view[cell], "an open cell changed"
        if code < 9:
            assert not board >> cell & 1
            assert code == world.numbers[cell][board], "a number is violated"
