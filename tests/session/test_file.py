"""Game files: what is written is read; what is changed, forged or broken is refused."""

from __future__ import annotations

import hashlib
import json
import random
import re
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qmines.errors import NotationError
from qmines.session import document, load, new_game, verify
from qmines.session.transcript import canonical
from session.players import play
from support.messages import refused
from support.texts import text


def finished():
    """A short game that was won by a sure hand, with a bit of everything."""
    clock = count(step=0.25).__next__
    game = new_game("4x3x2", "forgiving", seed=3, player_seed="own", questions=True, clock=clock)
    game.open(0, 0)
    game.note_help("hint")
    for row in range(3):
        for column in range(4):
            if not game.outcome.over and not game._timeline.state.mask[row * 4 + column]:
                game.open(row, column)
    assert game.outcome.over
    return game


def forged(data, change, *, chained=False):
    """The file with something changed in it, and its digest (and chain) made to fit again."""
    found = json.loads(data)
    change(found)
    if chained:
        later = {"seed", "events", "chain", "outcome", "measures", "digest"}
        head = {key: value for key, value in found.items() if key not in later}
        link = hashlib.sha256(canonical(head)).digest()
        for entry in found["events"]:
            link = hashlib.sha256(link + canonical(entry)).digest()
        found["chain"] = link.hex()
    found.pop("digest", None)
    found["digest"] = hashlib.sha256(canonical(found)).hexdigest()
    return canonical(found) + b"\n"


def test_what_is_written_is_read():
    for seed in range(60):
        game = play(seed)
        data = game.save()
        assert load(data).save() == data
        report = verify(data)
        assert report.ok
        assert report.complete
        assert report.outcome == game.outcome


def test_an_unfinished_game_goes_on_as_if_nothing_had_been():
    for seed in range(30):
        game = play(seed, most=12)
        events = [entry.event for entry in game.transcript]
        setup = game.setup
        half = len(events) // 2
        broken = new_game(
            setup.level,
            setup.rules,
            seed=game.seed,
            player_seed=game.header.player_seed,
            ranked=game.header.ranked,
            **setup.options,
        )
        for event in events[:half]:
            broken.do(event)
        broken = load(broken.save())
        for event in events[half:]:
            broken.do(event)
        assert broken.view.cells == game.view.cells
        assert broken.outcome == game.outcome


def test_files_on_disk(tmp_path):
    path = tmp_path / "game.json"
    game = finished()
    data = game.save(path)
    assert path.read_bytes() == data
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]
    assert load(path).save() == load(str(path)).save() == data
    assert verify(path).ok


def test_every_single_bit_counts():
    """Each bit of the file, turned over, is noticed."""
    data = finished().save()
    assert verify(data).ok
    for at in range(len(data)):
        for bit in range(8):
            changed = bytearray(data)
            changed[at] ^= 1 << bit
            assert not verify(bytes(changed)).ok, f"bit {bit} of byte {at}"


def test_bytes_that_are_cut_added_or_swapped_are_noticed():
    data = finished().save()
    rng = random.Random(1)
    for _ in range(200):
        at, to = sorted(rng.sample(range(len(data) + 1), 2))
        for changed in (
            data[:at],
            data[:at] + data[to:],
            data[:at] + b" " + data[at:],
            data + data[:at],
        ):
            if changed != data:
                assert not verify(changed).ok
    assert not verify(data + b"\n").ok
    assert not verify(data.rstrip()).ok
    pretty = json.dumps(json.loads(data), indent=1).encode()
    assert text("file-not-exact") == verify(pretty).problems[0]


FORGERIES = {
    "another result": lambda f: f["outcome"].update(result="lost", reason="mine"),
    "another reason": lambda f: f["outcome"].update(reason="resigned"),
    "a shorter time": lambda f: f["measures"].update(milliseconds=1),
    "fewer clicks": lambda f: f["measures"]["left"].update(effective=1),
    "no help": lambda f: f["measures"].update(help={}),
    "better luck": lambda f: f["measures"].update(luck=0.001),
    "a larger board": lambda f: f["measures"].update(bbbv=99),
    "a save less": lambda f: f["measures"].update(saves=7),
    "another seed": lambda f: f.update(seed="00" * 32),
    "no seed": lambda f: f.update(seed=None),
    "other measures": lambda f: f["measures"].update(extra=1),
    "no measures": lambda f: f.update(measures={}),
    "whole for a fraction": lambda f: f["measures"].update(correctness=1),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_claims_are_not_trusted(name):
    assert not verify(forged(finished().save(), FORGERIES[name])).ok


CHAINED = {
    "an event left out": lambda f: f["events"].pop(1),
    "an event after the end": lambda f: f["events"].append([10**6, "open 0 0"]),
    "an event that is none": lambda f: f["events"].insert(0, [0, "dance"]),
    "an event misspelt": lambda f: f["events"].insert(0, [0, "flag  0 0"]),
    "an event off the field": lambda f: f["events"].insert(0, [0, "flag 0 4"]),
    "time running backwards": lambda f: f["events"].insert(0, [10**6, "flag 0 0"]),
    "another field": lambda f: f["setup"].update(mines=3),
    "other rules": lambda f: f.update(
        rules="classic", options={"first": "opening", "questions": True}
    ),
    "another player": lambda f: f.update(player_seed="other"),
    "another commitment": lambda f: f.update(commitment="ab" * 32),
    "undo in a ranked game": lambda f: (f.update(ranked=True), f["events"].insert(2, [0, "undo"])),
}


@pytest.mark.parametrize("name", CHAINED)
def test_a_forged_course_is_noticed_even_with_a_fitting_chain(name):
    data = forged(finished().save(), CHAINED[name], chained=True)
    report = verify(data)
    assert not report.ok
    with pytest.raises(NotationError):
        load(data)


def test_a_chain_that_does_not_fit_is_noticed():
    data = forged(finished().save(), lambda f: f["events"].pop(1))
    (problem,) = verify(data).problems
    assert "hash chain does not match the events" in problem


ODD = {
    "the format": lambda f: f.update(format="other"),
    "the version": lambda f: f.update(version=2),
    "a key too many": lambda f: f.update(extra=1),
    "a key too few": lambda f: f.pop("ranked"),
    "ranked as a number": lambda f: f.update(ranked=1),
    "a seed in capitals": lambda f: f.update(seed="AB" * 32),
    "a seed too short": lambda f: f.update(seed="ab"),
    "a width of true": lambda f: f["setup"].update(width=True),
    "a huge field": lambda f: f["setup"].update(width=10**9),
    "a field with more": lambda f: f["setup"].update(depth=3),
    "unknown rules": lambda f: f.update(rules="chess"),
    "rules as a list": lambda f: f.update(rules=["classic"]),
    "an unknown option": lambda f: f["options"].update(cheat=True),
    "an option too few": lambda f: f["options"].pop("strict"),
    "an option of another type": lambda f: f["options"].update(strict="yes"),
    "an option called level": lambda f: f["options"].update(level="expert"),
    "an option with an odd name": lambda f: f["options"].update({"first click": "safe"}),
    "options as a list": lambda f: f.update(options=[]),
    "events as an object": lambda f: f.update(events={}),
    "an event as text": lambda f: f["events"].append("open 0 0"),
    "an event with a third part": lambda f: f["events"].append([1, "open 0 0", 3]),
    "a time of true": lambda f: f["events"].append([True, "open 0 0"]),
    "a negative time": lambda f: f["events"].append([-1, "open 0 0"]),
    "a time without end": lambda f: f["events"].append([10**14, "open 0 0"]),
    "an endless event": lambda f: f["events"].append([1, "open " + "0" * 99]),
    "an outcome as text": lambda f: f.update(outcome="won"),
    "an unknown result": lambda f: f["outcome"].update(result="drawn"),
    "an outcome with more": lambda f: f["outcome"].update(extra=1),
    "measures as a list": lambda f: f.update(measures=[]),
    "a player's seed as a number": lambda f: f.update(player_seed=3),
    "a name with a control character": lambda f: f.update({"see\0d": 1}),
    "a name that turns the line round": lambda f: f.update({"\u202eseed": 1}),
    "an event with an escape": lambda f: f["events"].append([10**6, "\x1b[31mopen"]),
    "an option with a control character": lambda f: f["options"].update({"\0": 1}),
    "rules with a control character": lambda f: f.update(rules="\x07"),
    "a reason with a control character": lambda f: f["outcome"].update(reason="\x07"),
    "a player's seed with a control character": lambda f: f.update(player_seed="\x07"),
}


@pytest.mark.parametrize("name", ODD)
def test_odd_files_are_refused_with_a_sentence(name):
    data = forged(finished().save(), ODD[name])
    with pytest.raises(NotationError) as refusal:
        load(data)
    assert len(str(refusal.value)) > 10
    assert str(refusal.value).isprintable()
    assert not verify(data).ok


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00",
        b"null",
        b"[]",
        b"{}",
        b"3",
        b'"text"',
        b"NaN",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"format":' * 20_000,
        b'{"a":1,"a":2}',
        b"9" * 5000,
        b'{"format":"qmines-game","version":1e999}',
        b'{"format":"qmines-game","version":Infinity}',
        '{"format":"qmines-gäme"}'.encode(),
    ],
    ids=range(16),
)
def test_what_is_no_game_file_is_refused(data):
    with pytest.raises(NotationError):
        load(data)
    assert not verify(data).ok


@pytest.mark.parametrize("number", [b"1e999", b"-1e999", b"NaN", b"Infinity"])
def test_numbers_without_end_are_refused(number):
    data = re.sub(rb'"luck":[0-9.e-]+', b'"luck":' + number, finished().save())
    assert number in data
    with pytest.raises(NotationError):
        load(data)


@given(st.binary(max_size=200))
def test_any_bytes_are_refused(data):
    assert not verify(data).ok


@given(st.data())
def test_any_json_in_any_place_is_refused_or_true(data):
    """Random values put in anywhere, with digest and chain made to fit: an error or a refusal."""
    values = st.recursive(
        st.none() | st.booleans() | st.integers(-5, 2**70) | st.text(max_size=5) | st.floats(0, 1),
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2)
        ),
        max_leaves=4,
    )
    original = finished().save()
    key = data.draw(st.sampled_from(sorted(json.loads(original))))
    value = data.draw(values)
    changed = forged(original, lambda f: f.update({key: value}))
    report = verify(changed)
    assert not report.ok or changed == original or key == "digest"


def test_a_version_is_a_number():
    changed = forged(finished().save(), lambda f: f.update({"version": True}))
    assert not verify(changed).ok


def test_too_large_a_file_is_refused(monkeypatch):
    monkeypatch.setattr(document, "MAX_BYTES", 100)
    with refused("file-too-large", NotationError):
        load(finished().save())


def test_without_its_seed_a_game_can_be_shown_but_not_resumed():
    game = new_game("9x9x10", seed=5)
    game.open(4, 4)
    data = game.save(with_seed=False)
    assert game._seed.hex() not in data.decode()
    report = verify(data)
    assert (report.ok, report.complete, report.game) == (True, False, None)
    with refused("file-no-seed-continue", NotationError):
        load(data)
    game.resign()
    assert game._seed.hex() in game.save(with_seed=False).decode()
