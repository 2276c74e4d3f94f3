"""Forgiving, row by row of the table in docs/rules.md, on boards small enough to see through.

Each drawing is a position and the board under it.
"""

from __future__ import annotations

from collections import Counter

import pytest

from modes.drawn import after, board, drawn, rows
from modes.worlds import World
from qmines.core.position import HIDDEN, Position
from qmines.errors import BudgetExceeded
from qmines.modes import Reason, Result, knowledge
from qmines.modes.forgiving import FORGIVING
from qmines.session import new_game
from support.chance import chi_square_p

SOUND = 1e-4


def fate(position, under, event, **options):
    """What becomes of an event: lost, saved, or plain."""
    state = drawn(position, under, **options)
    then = after(state, event)
    if then.outcome.result is Result.LOST:
        return then.outcome.reason.name.lower()
    return "saved" if then.saved else "plain"


# A mine in K loses: it could have been known.


def test_a_mine_that_one_clue_gives_away_loses():
    for options in ({}, {"knowledge": "visible"}):
        assert fate(["1##"], [".*."], "open 0 1", **options) == "known_mine"


def test_a_mine_that_only_the_total_gives_away_loses():
    """Two mines; one of them lies beside the 1, so the other one lies at the end."""
    for options in ({}, {"knowledge": "visible"}):
        assert fate(["#1##"], ["*..*"], "open 0 3", **options) == "known_mine"


def test_a_mine_that_a_number_under_a_safe_cell_gives_away_loses():
    """The mine between the 1s is certain, so column 3 is safe; it shows 1, so column 4 is mined."""
    position, under = ["1#1###"], [".*..*."]
    assert fate(position, under, "open 0 4") == "known_mine"
    assert fate(position, under, "open 0 4", knowledge="visible") == "saved"


def test_a_cell_safe_by_the_total_is_looked_under():
    """The only mine lies beside the 1, so column 3 is safe; it shows 0, so column 0 is mined."""
    position, under = ["#1##"], ["*..."]
    assert fate(position, under, "open 0 0") == "known_mine"
    assert fate(position, under, "open 0 0", knowledge="visible") == "saved"


def test_looking_goes_on_until_nothing_new_follows():
    """Beside both 1s lie only columns 0 and 2 of the first two rows. The last row is safe; what
    it shows tells that row 1 is safe; and that tells where in row 0 the mine is."""
    position, under = ["#1#", "#1#", "###"], ["*..", "...", "..."]
    assert fate(position, under, "open 0 0") == "known_mine"
    assert fate(position, under, "open 0 0", knowledge="visible") == "saved"


def test_looking_twice_after_the_total():
    position, under = ["#1##", "####"], ["....", ".*.."]
    assert fate(position, under, "open 1 1") == "known_mine"
    assert fate(position, under, "open 1 1", knowledge="visible") == "saved"


# A mine that is not certain in K makes way.


def test_a_guess_is_saved():
    state = drawn(["#1#"], ["*.."])
    then = after(state, "open 0 0")
    assert rows(then) == ["01F"]  # the only other board; it is won
    assert board(then) == ["..*"]
    assert len(then.saved) == 1


def test_what_could_be_known_is_kept_when_the_board_is_drawn_anew():
    """The only mine touches the 1, so column 2 is safe. It shows 1s, so the mine lies in column 1
    and must stay there; only what is on the screen lets it go to column 0 as well."""
    places = {}
    for sight in ("deducible", "visible"):
        places[sight] = set()
        for seed in range(30):
            state = drawn(["1##", "###"], [".*.", "..."], seed=seed, knowledge=sight)
            places[sight].add(after(state, "open 0 1").mask.index(1))
    assert places == {"deducible": {4}, "visible": {3, 4}}


def test_a_first_click_on_a_mine_is_saved():
    seen = Counter()
    for seed in range(40):
        game = new_game("4x4x8", "forgiving", seed=seed, first="anything", notice="now")
        seen[game.open(1, 1).saves] += 1
        assert not game.outcome.over
    assert seen[0]
    assert seen[1]


def test_flags_are_an_opinion_not_knowledge():
    assert fate(["#1F"], ["*.."], "open 0 0") == "saved"
    assert fate(["#1?"], ["*.."], "open 0 0") == "saved"


# A cell that is safe on the present board is opened as in Classic.


def test_a_safe_cell_leaves_the_board_alone():
    state = drawn(["#1##"], ["*..."])
    then = after(state, "open 0 3")
    assert rows(then) == ["#100"] or then.outcome.over
    assert then.mask == state.mask
    assert not then.saved


# Chords: the cells opened together are judged together.


def test_a_chord_with_a_certainly_wrong_flag_loses():
    assert fate(["1#2F#"], [".*.*."], "chord 0 2") == "plain"  # the flags are short: no effect
    assert fate(["F1#"], ["..*"], "chord 0 1") == "saved"  # it might have been right
    assert fate(["1#1F#"], [".*..."], "chord 0 2") == "known_mine"  # it cannot be


def test_a_chord_is_not_lost_to_the_order_of_its_cells():
    """Each of two cells may be safe, but not both: a chord on them is lost as a whole. And
    where both may be, it is saved as a whole."""
    two = ["###", "#2#", "#F#"]
    assert fate(two, ["*..", "...", ".*."], "chord 1 1") == "plain"
    flagged = ["###", "#2F", "#F#"]
    assert fate(flagged, ["**.", "...", "..."], "chord 1 1") == "saved"


# Strict: while some cell is surely safe, a guess elsewhere is punished.


def test_strict_punishes_a_guess_beside_a_safe_cell():
    """Column 3 is surely safe; whether the mine beside the 1 lies left or right is a guess."""
    for under in (["*..."], ["..*."]):
        state = drawn(["#1##"], under, strict=True, knowledge="visible")
        for column in (0, 2):
            lost = after(state, f"open 0 {column}")
            assert lost.outcome.reason is Reason.PUNISHED
            assert lost.hit == (column,)
            assert lost.mask[column]
            assert sum(lost.mask) == 1
        assert after(state, "open 0 3").outcome.result is not Result.LOST


def test_strict_goes_by_the_knowledge_that_was_chosen():
    """With deducible knowledge nothing is left to guess there: safe is safe, mined is known."""
    state = drawn(["#1##"], ["*..."], strict=True)
    assert after(state, "open 0 0").outcome.reason is Reason.KNOWN_MINE
    assert after(state, "open 0 2").outcome.result is not Result.LOST


def test_strict_lets_any_guess_be_safe_when_nothing_is():
    for under in (["*.."], ["..*"]):
        assert fate(["#1#"], under, "open 0 0", strict=True) in ("saved", "plain")


def test_strict_still_loses_to_a_known_mine():
    assert fate(["1##"], [".*."], "open 0 1", strict=True) == "known_mine"


def test_strict_counts_a_flagged_safe_cell_as_safe():
    state = drawn(["#1#F"], ["*..."], strict=True, knowledge="visible")
    assert after(state, "open 0 2").outcome.reason is Reason.PUNISHED


def test_the_punishing_board_is_drawn_uniformly():
    """The 0 makes column 1 safe; a guess beyond it meets a mine, on each board with one there."""
    world, cell = World(5, 2), 2
    position, under = ["0####", "#####"], ["...*.", "....*"]
    sight = {"strict": True, "knowledge": "visible"}
    state = drawn(position, under, **sight)
    alike = next(a for a in world.positions(1, 2) if world.bits_of(state.mask) in a.boards)
    allowed = [b for b in alike.boards.tolist() if b >> cell & 1]
    counts = Counter()
    for seed in range(1500):
        lost = after(drawn(position, under, seed=seed, **sight), "open 0 2")
        assert lost.outcome.reason is Reason.PUNISHED
        counts[world.bits_of(lost.mask)] += 1
    assert counts.keys() <= set(allowed)
    assert chi_square_p([counts[b] for b in allowed]) > SOUND


# How it is told.


def test_a_save_is_told_at_the_end_or_at_once():
    for notice, told in (("end", None), ("now", 1)):
        game = new_game("2x2x3", "forgiving", seed=1, first="anything", notice=notice)
        state = drawn(["##", "##"], ["**", "*."], notice=notice)
        view = FORGIVING.view(after(state, "open 0 0"))
        assert view.outcome.result is Result.WON  # three mines, one safe cell: it is open
        assert view.saves == 1
        state = drawn(["###", "###"], ["**.", "*.."], notice=notice)
        view = FORGIVING.view(after(state, "open 0 0"))
        assert not view.outcome.over
        assert view.saves == told
        assert game.view.saves == (0 if notice == "now" else None)


# Redraws are uniform.


@pytest.mark.parametrize(
    ("position", "under", "event"),
    [
        (["###", "###", "###"], ["*..", ".*.", "..."], "open 0 0"),
        (["#2#", "###", "###"], ["*.*", "...", "..*"], "open 0 2"),
        (["1##", "###", "##1"], [".*.", "...", ".*."], "open 0 1"),
    ],
)
@pytest.mark.parametrize("sight", ["deducible", "visible"])
def test_redraws_are_uniform(position, under, event, sight):
    world = World(3, 3)
    state = drawn(position, under, knowledge=sight)
    seen = sum(1 << i for i, code in enumerate(state.cells) if code < HIDDEN)
    now = world.bits_of(state.mask)
    total = now.bit_count()
    alike = next(a for a in world.positions(seen, total) if now in a.boards)
    if sight == "deducible":
        alike = next(a for a in world.deducible(alike) if now in a.boards)
    cell = state.grid.index(*map(int, event.split()[1:]))
    allowed = [b for b in alike.boards.tolist() if not b >> cell & 1]
    counts = Counter(
        world.bits_of(after(drawn(position, under, knowledge=sight, seed=seed), event).mask)
        for seed in range(max(2000, 60 * len(allowed)))
    )
    assert counts.keys() <= set(allowed)
    assert chi_square_p([counts[b] for b in allowed]) > SOUND


def test_several_saves_draw_from_different_parts_of_the_stream():
    game = new_game("16x16x40", "forgiving", seed=3, knowledge="visible", notice="now")
    view = game.open(8, 8)
    boards = {game._timeline.state.mask}
    for _ in range(200):
        if view.outcome.over or view.saves >= 3:
            break
        mined = game._timeline.state.mask
        guess = next(
            (
                i
                for i in range(256)
                if mined[i] and i not in knowledge.visible(view.grid, view.cells, 40).mined
            ),
            None,
        )
        if guess is None:
            break
        view = game.open(*divmod(guess, 16))
        boards.add(game._timeline.state.mask)
    assert view.saves >= 3
    assert len(boards) == view.saves + 1


# Where the field is too hard.


def test_parts_tell_nothing_wrong(monkeypatch):
    """What tiles of a field call certain is so by the whole field as well."""

    def never(position, **kwargs):
        if position.mines is not None:
            raise BudgetExceeded("too hard")
        return real(position, **kwargs)

    real = knowledge.analyse
    for seed in range(12):
        game = new_game("40x24x190", seed=seed, first="safe")
        view = game.open(12, 20)
        for row, column in ((3, 3), (20, 35), (6, 30), (18, 8)):
            if not view.outcome.over:
                view = game.open(row, column)
        if view.outcome.over:
            continue
        cells = knowledge.without_marks(view.cells)
        exact = knowledge.visible(view.grid, cells, 190)
        with monkeypatch.context() as patch:
            patch.setattr(knowledge, "analyse", never)
            tiles = knowledge.visible(view.grid, cells, 190)
        assert tiles.safe <= exact.safe
        assert tiles.mined <= exact.mined
        assert len(tiles.safe) + len(tiles.mined) >= 0.8 * (len(exact.safe) + len(exact.mined))


def test_a_lattice_that_nobody_counts_is_played_fairly():
    """Every second cell of every second row of 60×60, opened one by one; then guesses."""
    game = new_game("60x60x750", "forgiving", seed=1, first="safe", notice="now")
    for row in range(1, 60, 2):
        for column in range(1, 60, 2):
            if game.position[row, column] == HIDDEN and not game.outcome.over:
                game.open(row, column)
    assert game.outcome.result is not Result.LOST or game.outcome.reason is Reason.KNOWN_MINE
    state = game._timeline.state
    position = Position(state.grid, state.cells, 750)
    numbers = [sum(state.mask[n] for n in state.grid.neighbours(i)) for i in range(3600)]
    assert all(c >= HIDDEN or c == numbers[i] for i, c in enumerate(position.cells))
    assert sum(state.mask) == 750
