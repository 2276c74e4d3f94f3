"""Films, judgements and other rules of games that were played."""

from __future__ import annotations

import random

import pytest

from qmines.core.position import Position
from qmines.errors import BudgetExceeded
from qmines.modes import Result
from qmines.modes.knowledge import without_marks
from qmines.quantum.hints import qubit_hint
from qmines.session import film, new_game
from qmines.session import steps as steps_module
from qmines.session.counterfactual import otherwise
from qmines.session.film import film_of
from qmines.session.review import GUESS, MISTAKE, SAFE, Reviewer, best_move
from qmines.session.steps import Steps
from qmines.solver import analyse
from session.players import play

SEEDS = range(40)


def steps_of(game):
    return Steps.of(game, game.seed)


def qubit_game(rules, level, seed):
    """A game of qubits that advice plays, with marks and an undo; given up if it takes long."""
    game = new_game(level, rules, seed=seed)
    game.do("open-z 1 1")
    game.do("mark-h 0 0")
    game.do("undo")
    while not game.outcome.over and game.sequence < 60:
        game.do(qubit_hint(game.view.qubits.position, textbook=False).event)
    if not game.outcome.over:
        game.resign()
    return game


def shown(told):
    """Every step of a film, as somebody who applies its frames sees it."""
    first = told["first"]
    boards = [list("".join(rows)) for rows in first["boards"]]
    standing = dict(first)
    yield ["".join(board) for board in boards], dict(standing), 0
    for _, milliseconds, _, changes, other in told["frames"]:
        for board, cells, looks in changes:
            for cell, look in zip(cells, looks, strict=True):
                assert boards[board][cell] != look
                boards[board][cell] = look
        standing |= other
        yield ["".join(board) for board in boards], dict(standing), milliseconds


def same_as_played(game):
    """Whether every step of the film is what the player saw."""
    twin = new_game(
        game.setup.level,
        game.setup.rules,
        seed=game.seed,
        player_seed=game.header.player_seed,
        **game.setup.options,
    )
    told = film_of(steps_of(game))
    assert [frame[2] for frame in told["frames"]] == [entry.event for entry in game.transcript]
    for number, (boards, standing, _) in enumerate(shown(told)):
        view = twin.view.document()
        if not view["paused"]:  # a pause covers the cells and their flags, and tells so
            assert boards == ["".join(rows) for rows in view["boards"]]
            assert standing["counter"] == view["counter"]
        for name in ("outcome", "mined", "hit", "saves", "deaths", "paused"):
            assert standing[name] == view[name], name
        if view["qubits"] is not None:
            assert standing["qubits"].items() <= view["qubits"].items()
        if number < game.sequence:
            twin.do(game.transcript[number].event)
    assert told["frames"][-1][1] == game.measures_at_last.milliseconds


@pytest.mark.parametrize("seed", SEEDS)
def test_a_film_shows_what_was_seen(seed):
    same_as_played(play(seed))


@pytest.mark.parametrize(("rules", "level"), [("qubits", "2"), ("entangled", "trios-8x8")])
def test_a_film_of_qubits(rules, level):
    same_as_played(qubit_game(rules, level, 3))


def test_a_film_has_an_end(monkeypatch):
    monkeypatch.setattr(film, "MOST_CHANGES", 10)
    with pytest.raises(BudgetExceeded, match="download its file"):
        film_of(steps_of(play(3, levels=["8x8x10"])))


@pytest.mark.parametrize("seed", range(20))
def test_steps_in_any_order(seed, monkeypatch):
    """Back and forth, over undone events too: each step is what it was on the way."""
    monkeypatch.setattr(steps_module, "_APART", 4)
    game = play(seed, undo=0.8)
    forward = [step.view.document() for step in steps_of(game)]
    steps = steps_of(game)
    steps._room = 2
    order = list(range(len(steps))) * 2
    random.Random(seed).shuffle(order)
    for number in order:
        assert steps[number].view.document() == forward[number]


@pytest.mark.parametrize("seed", SEEDS)
def test_reviews_agree_with_the_judge(seed):
    """Luck, guesses and blame are those that the measures tell; in order and out of order."""
    game = play(seed)
    steps = steps_of(game)
    ordered = Reviewer(steps)
    reviews = [ordered.review(number) for number in range(game.sequence)]
    measures = game.measures
    undone = set(range(game.sequence)) - game._timeline.standing()
    guessed = [r for r in reviews if r.survival and r.survival < 1 and r.number not in undone]
    if measures.guesses is not None:
        assert len(guessed) == measures.guesses
        luck = 1.0
        for review in guessed:
            luck *= review.survival
        assert luck == pytest.approx(measures.luck)
    lost = {review.number: review for review in reviews if review.lost and review.kind}
    assert lost.keys() == {loss.sequence for loss in measures.losses}
    for loss in measures.losses:
        review = lost[loss.sequence]
        assert review.survival == pytest.approx(loss.survival)
        if review.survival < 1:
            assert (review.kind == MISTAKE) is loss.mistake
    saves = sum(review.saved for review in reviews if review.number not in undone)
    assert saves == (measures.saves or 0)
    for number in (0, game.sequence // 2, game.sequence - 1):
        assert Reviewer(steps).review(number) == reviews[number]


def test_a_game_that_is_too_hard_is_not_tried_at_every_move(monkeypatch):
    game = new_game("30x30x100", seed=4)
    game.open(15, 15)
    while not game.outcome.over and game.sequence < 120:
        game.open(*analyse(game.position).safe[0])
    game.resign()
    tried = []

    def refused(position, *, bounds):
        assert not bounds
        tried.append(position)
        raise BudgetExceeded("too hard")

    monkeypatch.setattr(steps_module, "analyse", refused)
    reviewer = Reviewer(steps_of(game))
    found = {reviewer.review(number).messages[0].key for number in range(1, game.sequence - 1)}
    assert found == {"review-too-hard"}
    assert len(tried) < 10


def test_words():
    game = new_game("9x9x10", seed=7)
    for event in ("open 4 4", "flag 0 0", "undo", "pause", "resume", "help hint", "flag 4 4"):
        game.do(event)
    analysis = analyse(game.position)
    certain = next(cell for cell in analysis.mined)
    game.flag(*certain)
    game.flag(*certain)
    game.open(*analysis.safe[0])
    game.open(*certain)
    steps = steps_of(game)
    reviewer = Reviewer(steps)
    found = [
        [each.key for each in reviewer.review(number).messages] for number in range(game.sequence)
    ]
    assert found[0] == ["review-first"]
    assert found[1][0].startswith("review-flag")
    assert found[2:6] == [["review-undo"], ["review-pause"], ["review-resume"], ["review-help"]]
    assert found[6:9] == [["review-mark"], ["review-flag-mine"], ["review-mark"]]
    assert found[9] == ["review-safe"]
    assert found[10] == ["review-mistake-mine", "review-lost"]
    with pytest.raises(IndexError):
        reviewer.review(game.sequence)


@pytest.mark.parametrize("seed", range(12))
def test_the_best_move_is_no_riskier_than_any(seed):
    for step in steps_of(play(seed, levels=["8x8x10"])):
        best = best_move(step)
        if step.view.outcome.over or step.view.paused or step.untouched:
            assert best is None
        else:
            cells = without_marks(step.view.cells)
            found = analyse(Position(step.view.grid, cells, step.view.total))
            least = 0.0 if found.safe else found.safest[1]
            assert best.survival == pytest.approx(1 - least)


def test_qubits_are_judged_and_told():
    game = qubit_game("qubits", "3", 5)
    steps = steps_of(game)
    reviewer = Reviewer(steps)
    reviews = [reviewer.review(number) for number in range(game.sequence)]
    assert {review.kind for review in reviews} <= {"", SAFE, GUESS, MISTAKE}
    assert any(review.kind == SAFE for review in reviews)
    keys = {messages[0].key for review in reviews for messages in review.told}
    assert keys <= {"measured-outcome", "measured-more"}
    assert reviews[0].told
    assert best_move(steps[3]).messages[0].args["board"] in {"Z", "H"}
    assert best_move(steps[0]) is None
    assert otherwise(steps) == []
    guesses = game.measures.guesses
    assert guesses is None or sum(r.kind in {GUESS, MISTAKE} for r in reviews) >= guesses


# Other rules


def under(game):
    return {str(each.title): each for each in otherwise(steps_of(game))}


@pytest.mark.parametrize("seed", range(60))
def test_other_rules_are_what_playing_them_does(seed):
    """Each is compared with a game under those rules, played by the same events."""
    game = play(seed, undo=0.0)
    found = under(game)
    assert len(found) in {3, 4}
    if "Classic" in found:
        lost = found["Classic"]
        reviewer = Reviewer(steps_of(game))
        saved = [n for n in range(game.sequence) if reviewer.review(n).saved]
        if saved and not any(entry.event == "undo" for entry in game.transcript):
            assert (lost.step, lost.outcome) == (saved[0], "lost")
    if game.setup.rules == "classic" and game.measures.losses:
        forgiving = found["Forgiving"]
        assert forgiving.step in {None, *(loss.sequence for loss in game.measures.losses)}
        if game.measures.losses[-1].survival == 0:
            assert (forgiving.step, forgiving.outcome) == (None, "lost")
    for each in found.values():
        assert each.document()["words"].endswith(".")
        assert each.document()["title"] == str(each.title)


def test_a_pure_guess_would_have_been_saved():
    """Two cells, one mine: nobody can know."""
    game = next(
        game
        for game in (new_game("2x1x1", seed=seed, first="anything") for seed in range(20))
        if game.open(0, 0).outcome.result is Result.LOST
    )
    found = under(game)
    assert (found["Forgiving"].step, found["Forgiving"].outcome) == (0, "won")
    assert "Classic" not in found
    again = new_game("2x1x1", "forgiving", seed=game.seed, first="anything")
    assert again.open(0, 0).outcome.result is Result.WON
    assert (under(again)["Classic"].step, under(again)["Classic"].outcome) == (0, "lost")
