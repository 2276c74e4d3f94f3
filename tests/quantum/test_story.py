"""The sentences and the arrows: what they tell, and what they must not tell."""

from __future__ import annotations

import pickle
import random
from contextlib import suppress
from xml.etree import ElementTree as ET

import pytest

from qmines.errors import InvalidInput
from qmines.messages import Message, Translator
from qmines.quantum import bloch
from qmines.quantum.layout import Layout
from qmines.quantum.position import History
from qmines.quantum.states import Basis, State
from qmines.quantum.story import Excerpt, story
from qmines.session import Game, new_game
from support.messages import refused

SPEAK = Translator()


def told(game, **known):
    qubits = game.view.qubits
    return list(story(qubits.position, textbook=qubits.textbook, **known))


def keys(messages):
    return [message.key for message in messages]


def test_without_the_layout_only_what_the_numbers_tell():
    game = new_game("0+1/0-0", "qubits", seed=2)
    game.do("open-z 1 2")
    game.do("open-h 1 1")
    first, second = told(game)
    assert keys(first) == ["measured-outcome", "measured-shows"]
    assert first[0] == Message("measured-outcome", cell=(1, 2), board="Z", mine="no")
    assert SPEAK(first[1]) == "It shows 2 on Z and 1½ on H."
    assert keys(second) == [*keys(first), "measured-dropped", "measured-so-held"]
    assert SPEAK(second[2]) == "The numbers around it dropped by ½ on Z and 0 on H."
    assert second[3].args["state"] == State.MINUS.message()


def test_with_the_layout_states_and_chances():
    game = new_game("0+1/0-0", "qubits", seed=2, labels="textbook")
    game.do("open-z 1 2")
    game.do("open-h 1 1")
    layout = Layout.parse("0+1/0-0")
    (last,) = told(game, layout=layout, since=1)
    assert keys(last) == [
        "measured-outcome",
        "measured-state",
        "measured-shows",
        "measured-dropped",
    ]
    held = State.MINUS.message(textbook=True)
    assert last[1] == Message("measured-state", state=held, chance="0")


def test_no_claim_where_links_are_hidden():
    """With hidden groups a share does not give the state away: a partner may be near."""
    for hidden in (False, True):
        game = new_game("000/0a0/11a", "entangled", seed=1, hidden=hidden, shields=5)
        game.do("shield-z 0 0")
        game.do("shield-z 0 1")
        held = Message("measured-so-held", state=State.ZERO.message())
        assert (held in told(game)[1]) != hidden
        assert told(game)[1][0].key == "measured-shielded"


def test_no_claim_where_only_one_number_is_seen():
    game = new_game("0+1/0-0", "qubits", seed=2, numbers="clicked")
    game.do("open-z 1 2")
    game.do("open-h 1 1")
    last = told(game)[1][-1]
    assert SPEAK(last) == "The numbers around it dropped by ½ on Z."


def test_settled_partners_are_told():
    game = new_game("a1A1q/11111/a1A1q/1111q/00000", "entangled", seed=5, shields=9)
    for event in ("shield-z 0 0", "shield-z 0 2", "shield-h 0 4", "shield-z 2 4"):
        game.do(event)
    singlet, link, trio, last = told(game)
    assert Message("measured-shared", kind="singlet", chance="½") in singlet
    mine = singlet[0].args["mine"] == "yes"
    state = State.ZERO if mine else State.ONE
    assert singlet[-1] == Message("measured-now", cell=(2, 0), state=state.message())
    mine = link[0].args["mine"] == "yes"
    state = State.MINUS if mine else State.PLUS
    assert link[-1] == Message("measured-now", cell=(2, 2), state=state.message())
    assert keys(trio).count("measured-still-shared") == 2
    *_, now, impossible = last
    assert (now.key, now.args["cell"]) == ("measured-now", (3, 4))
    assert (impossible.key, impossible.args["boards"]) == ("measured-trio-even", "H Z Z")


def test_what_a_trio_shows_is_never_what_a_hidden_board_could():
    """On H H H an odd number of mines, else an even one, whatever comes out."""
    for seed in range(12):
        for boards in ("hh", "hz", "zh", "zz"):
            game = new_game("q1q1q/11111/00000", "entangled", seed=seed, shields=9)
            for board, column in zip(boards, (0, 2), strict=True):
                game.do(f"shield-{board} 0 {column}")
            last = told(game)[-1][-1]
            odd = boards == "hh"
            assert last.key == ("measured-trio-odd" if odd else "measured-trio-even")
            assert last.args["mines"] % 2 == odd


def test_the_story_of_a_public_game_never_needs_the_layout():
    """The same words for two layouts that look the same from outside."""
    views = []
    for layout in ("0+0110", "-+0110"):
        game = new_game(layout, "qubits", seed=1)
        game.do("open-h 0 0") if layout[0] == "-" else game.do("open-z 0 0")
        first = told(game)[0]
        assert first[0].args["board"] == ("H" if layout[0] == "-" else "Z")
        views.append([SPEAK(each) for each in first[1:]])
    assert views[0] == views[1]


def test_arrows_after_the_game():
    game = new_game("a0+/a1-", "entangled", seed=1, shields=3)
    game.do("shield-h 0 0")
    qubits = game.view.qubits
    with refused("after-states", InvalidInput):
        qubits.arrows(0)
    game.do("open-z 0 1")
    game.resign()
    qubits = game.view.qubits
    mine = qubits.position.history[0].mine
    after = (1, 0, 0) if mine else (-1, 0, 0)
    assert qubits.arrows(0) == ((0, 0, 0), after)
    assert qubits.arrows(3) == (tuple(-x for x in after), None)
    assert qubits.arrows(1) == ((0, 0, 1), (0, 0, 1))
    assert qubits.arrows(4) == ((0, 0, -1), None)


@pytest.mark.parametrize("state", State)
def test_pictures(state):
    arrow = bloch.arrow_of(state)
    for textbook in (False, True):
        root = ET.fromstring(bloch.svg(arrow, (0, 0, 0), title="a < b", textbook=textbook))
        texts = [each.text for each in root.iter() if each.tag.endswith("text")]
        assert sorted(texts[:4]) == ["|+⟩", "|-⟩", "|0⟩", "|1⟩"]
        assert texts[4] == "a < b"
        # The arrow ends where its own label is drawn, seen from the middle.
        tip = next(e for e in root.iter() if e.tag.endswith("polygon")).get("points").split()[0]
        x, y = map(float, tip.split(","))
        label = next(
            e
            for e in root.iter()
            if e.tag.endswith("text") and e.text == state.label(textbook=textbook)
        )
        dx, dy = float(label.get("x")) - 130, float(label.get("y")) - 5 - 130
        assert abs((x - 130) * dy - (y - 130) * dx) < 50
        assert (x - 130) * dx + (y - 130) * dy > 0
        assert state.label(textbook=textbook) in str(bloch.message(arrow, textbook=textbook))


def test_a_shared_qubit_is_a_dot():
    root = ET.fromstring(bloch.svg((0, 0, 0)))
    assert not any(each.tag.endswith("polygon") for each in root.iter())
    assert bloch.message((0, 0, 0)).key == "arrow-none"
    assert bloch.vectors(Layout.parse("aa"), History(), 0) == ((0, 0, 0), None)
    assert Basis.Z.other is Basis.H


def random_game(dice: random.Random, seed: int) -> Game:
    """A few random moves in a random game of qubits, with and without groups."""
    width, height = dice.randint(5, 9), dice.randint(1, 7)
    options: dict[str, object] = {
        "labels": dice.choice(["original", "textbook"]),
        "numbers": dice.choice(["both", "clicked"]),
        "expert": dice.random() < 0.3,
    }
    rules = dice.choice(["qubits", "entangled"])
    verbs = ["open-z", "open-h"]
    if rules == "entangled" and width * height >= 12:
        options |= {name: dice.randint(0, 1) for name in ("singlets", "links", "trios")}
        options |= {"shields": 20, "hidden": dice.random() < 0.5}
        verbs += 3 * ["shield-z", "shield-h"]
    else:
        rules, options["minus"] = "qubits", 1
    game = new_game(f"{width}x{height}x{dice.randint(0, 3)}", rules, seed=seed, **options)
    for _ in range(dice.randint(1, 25)):
        if game.outcome.over:
            break
        with suppress(InvalidInput):  # no shield is left
            game.do(f"{dice.choice(verbs)} {dice.randrange(height)} {dice.randrange(width)}")
    return game


@pytest.mark.parametrize("seed", range(60))
def test_an_excerpt_tells_of_its_cells_what_the_whole_story_tells(seed: int):
    dice = random.Random(seed)
    game = random_game(dice, seed)
    for _ in range(2):
        qubits, cells = game.view.qubits, range(game.setup.grid.cells)
        for layout in (None, qubits.layout):
            known = {"layout": layout, "textbook": qubits.textbook}
            sentences = list(story(qubits.position, **known))
            assert list(story(qubits.position, since=2, **known)) == sentences[2:]
            for some in [{cell} for cell in cells] + [set(dice.sample(cells, 2))]:
                wanted = [
                    words
                    for words, step in zip(sentences, qubits.position.history, strict=True)
                    if step.cell in some
                ]
                assert Excerpt.of(qubits.position, some, **known).told() == wanted
        if not game.outcome.over:
            game.resign()


@pytest.mark.parametrize("options", [{}, {"hidden": True}, {"singlets": 200}])
def test_an_excerpt_of_a_large_game_is_small(options: dict[str, object]):
    game = next(
        game
        for game in (new_game("80x80x40", "entangled", seed=seed, **options) for seed in range(99))
        if len(game.do("open-z 40 40").qubits.position.history) > 4000
    )
    position = game.view.qubits.position
    for step in position.history[:: len(position.history) // 20]:
        excerpt = Excerpt.of(position, (step.cell,))
        assert len(excerpt.steps) < 60
        assert len(pickle.dumps(excerpt)) < 8000
