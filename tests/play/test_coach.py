"""The coach: it leads to a win in every guided game, and reacts to what the player does."""

from __future__ import annotations

from itertools import pairwise

import pytest

import qmines
from qmines import modes
from qmines.errors import InvalidInput
from qmines.messages import Translator
from qmines.play.coach import GUIDED, coach, guided_levels, guides

SPEAK = Translator()


def follow(game: qmines.Game) -> list[str]:
    """Do what the coach says until it says nothing more; the moves that were made."""
    made = []
    while (found := game.coach()).event is not None:
        assert found.pages, "there is always something to read"
        for page in found.pages:
            assert SPEAK(*page.messages)
        assert "row" not in found.explain()  # the library writes cells as pairs, from 0
        made.append(found.event)
        game.do(found.event)
    return made


@pytest.mark.parametrize(("rules", "level"), sorted(GUIDED))
@pytest.mark.parametrize("seed", range(4))
def test_following_the_coach_wins_without_luck(rules: str, level: str, seed: int) -> None:
    game = qmines.new_game(level, rules=rules, seed=seed)
    assert guides(game.setup)
    made = follow(game)
    assert game.outcome.result is modes.Result.WON
    assert made[0] == "open-z 0 0"
    assert game.help == {"coach": 1}
    assert len(made) <= 12


def test_guided_games_come_one_after_the_other() -> None:
    assert guided_levels() == {"qubits": ["1", "guided-8x8"], "entangled": ["guided-5x5"]}
    game = qmines.new_game("1", rules="qubits", seed=1)
    follow(game)
    assert game.coach().after == ("qubits", "guided-8x8")


def test_the_introduction_is_read_page_by_page() -> None:
    found = qmines.new_game("1", rules="qubits", seed=1).coach()
    assert [page.picture for page in found.pages] == ["", "kinds", "numbers", "", ""]
    assert found.pages[-1].outline == {"safe": ((0, 0),)}


def test_another_order_is_as_good() -> None:
    game = qmines.new_game("1", rules="qubits", seed=1)
    game.do("open-z 0 0")
    game.do("open-z 2 2")
    game.do("open-z 3 3")  # not what the coach asked for, but certain as well
    found = coach(game)
    assert found.pages[0].messages[0].key == "coach-opened"
    assert follow(game)
    assert game.outcome.result is modes.Result.WON


def test_a_gamble_is_called_one() -> None:
    game = qmines.new_game("1", rules="qubits", seed=1)
    game.do("open-z 0 0")
    game.do("open-z 3 3")
    keys = [message.key for message in coach(game).pages[0].messages]
    assert "coach-gamble" in keys


def test_a_loss_is_explained_and_can_be_undone() -> None:
    game = qmines.new_game("1", rules="qubits", seed=1)
    game.do("open-z 0 0")
    before = coach(game)
    game.do("open-z 0 2")
    found = coach(game)
    assert [message.key for message in found.pages[0].messages] == ["coach-lost-mine", "coach-undo"]
    game.undo()
    assert coach(game).event == before.event


def test_a_shield_tells_what_it_did_to_the_partner() -> None:
    game = qmines.new_game("guided-5x5", rules="entangled", seed=1)
    while not (found := game.coach()).event.startswith("shield"):
        game.do(found.event)
    game.do(found.event)
    keys = [message.key for message in coach(game).pages[0].messages]
    assert keys[0] == "measured-shielded"
    assert "measured-now" in keys


def test_there_is_no_coach_elsewhere() -> None:
    with pytest.raises(InvalidInput):
        coach(qmines.new_game("beginner"))
    with pytest.raises(InvalidInput):
        coach(qmines.new_game("free", rules="sandbox"))


def test_a_cell_to_test_with_a_shield_is_not_called_safe() -> None:
    game = qmines.new_game("guided-5x5", rules="entangled", seed=1)
    while not (found := game.coach()).event.startswith("shield"):
        game.do(found.event)
    outline = found.pages[-1].outline
    assert "safe" not in outline
    assert outline["guess"]


def said_in(game: qmines.Game) -> list[tuple[str, list[str]]]:
    """For every move that the coach asks for: the move, and the keys of what is said."""
    told = []
    while (found := game.coach()).event is not None:
        told.append((found.event, [each.key for page in found.pages for each in page.messages]))
        game.do(found.event)
    return told


def test_every_reason_in_a_guided_game_can_be_checked() -> None:
    for rules, level in GUIDED:
        for _, keys in said_in(qmines.new_game(level, rules=rules, seed=1)):
            assert not {"qubit-why-several", "qubit-why-totals", "qubit-only-state"} & {*keys}


def test_a_number_that_drops_to_0_is_explained_once() -> None:
    told = said_in(qmines.new_game("guided-8x8", rules="qubits", seed=1))
    zeros = [keys for _, keys in told if "qubit-why-zero" in keys]
    assert len(zeros) > 1
    assert ["coach-late-zero" in keys for keys in zeros] == [True] + [False] * (len(zeros) - 1)


def test_a_move_on_h_says_why_not_on_z() -> None:
    told = said_in(qmines.new_game("guided-8x8", rules="qubits", seed=1))
    for (before, _), (move, keys) in pairwise(told):
        turned = before[5] != move[5]
        assert ("coach-turn" in keys) == turned
        assert ("coach-toss" in keys) == (turned and move.startswith("open-h"))


def test_the_board_of_a_0_is_named() -> None:
    game = qmines.new_game("guided-8x8", rules="qubits", seed=1)
    said = []
    while (found := game.coach()).event is not None:
        first = found.pages[0].messages[0]
        said += [first] if first.key.startswith("coach-opened-") else []
        game.do(found.event)
    keys = ["coach-opened-more", "coach-opened-both", "coach-opened-other"]
    assert [each.key for each in said] == keys
    assert [each.args["board"] for each in said] == ["Z", "Z", "Z"]  # the last after H
    (both,) = [each.args for each in said if each.key == "coach-opened-both"]
    assert both["count"] > len(both["cells"]) > 0
    assert both["other"] == "H"


def test_every_cell_that_a_reason_proves_is_marked_and_comes_next() -> None:
    game = qmines.new_game("guided-8x8", rules="qubits", seed=1)
    for move in ("open-z 0 0", "open-h 3 0", "open-z 3 2", "open-h 4 2", "open-z 3 3"):
        game.do(move)
    found = game.coach()
    assert found.event == "open-z 3 4"
    assert found.pages[-1].outline["safe"] == ((3, 4), (4, 3), (4, 4))
    game.do(found.event)
    then = game.coach()
    assert then.event == "open-z 4 3"
    assert "coach-same-reason" in [each.key for each in then.pages[-1].messages]
    assert then.pages[-1].outline["safe"] == ((4, 3), (4, 4))


def test_a_mine_that_was_found_stays_marked() -> None:
    game = qmines.new_game("1", rules="qubits", seed=1)
    while (found := game.coach()).event != "open-z 1 3":
        game.do(found.event)
    pages = list(found.pages)
    for _ in range(2):
        game.do(found.event)
        pages += (found := game.coach()).pages
    marked = ["mined" in page.outline for page in pages]
    assert marked == [False, True, True, True, True]


def test_moves_follow_one_another_on_the_board() -> None:
    game = qmines.new_game("guided-8x8", rules="qubits", seed=1)
    places = [tuple(map(int, move.split()[1:])) for move, _ in said_in(game)]
    far = [max(abs(r - s), abs(c - d)) for (r, c), (s, d) in pairwise(places)]
    assert sum(far) < 35  # 40 in the order of the cells
