"""Recorded games of other programs: what a mouse did is what was played."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qmines.core.board import Board
from qmines.core.grid import Grid
from qmines.errors import InvalidInput, NotationError
from qmines.notation.rawvf import read_recording, write_recording
from qmines.notation.recording import Press, Recording
from qmines.notation.toollib import suffix_of, to_rawvf
from qmines.session.counterfactual import otherwise
from qmines.session.film import film_of
from qmines.session.recorded import about, recorded_steps, recording_in
from qmines.session.review import Reviewer
from support.messages import refused
from support.packages import package

NOTATION = Path(__file__).parents[1] / "notation"

# As converters write it: cells from 1, pixels from 0, the ways of the mouse, and its results.
SAMPLE = b"""RawVF_Version: Rev6
Program: Minesweeper Arbiter
Version: 0.52.3
Player: Zo\xeb
Level: Custom
Width: 4
Height: 3
Mines: 2
Marks: Off
Time: 4.250
BBBV: 3
Timestamp: 24.10.2020.20:44:12
Mode: Classic
Board:
0000
000*
*000
Events:
-0.310 mv 1 1 (3 7)
0.000 start
0.000 lc 1 1 (3 7)
0.120 lr 1 1 (3 7)
opened 1 1
1.500 rc 4 2 (50 20)
1.560 rr 4 2 (50 20)
2.000 lc 3 1 (40 4) (l)
2.010 rc 3 1 (40 4) (lr)
2.200 rr 3 1 (40 4) (l)
2.300 lr 3 1 (40 4)
3.000 lc 2 3 (-4 300)
3.100 lr 2 3 (-4 300)
4.000 lc 2 3 (17 40)
4.250 lr 2 3 (17 40)
4.300 lc 3 3 (33 40)
4.400 lr 3 3 (33 40)
4.500 lc 4 3 (63 47)
4.600 lr 4 3 (63 47)
5.000 lc 1 3 (1 40)
5.250 lr 1 3 (1 40)
won
"""


def events(recording: Recording) -> list[tuple[int, str]]:
    return [(entry.at, entry.event) for entry in recorded_steps(recording).entries]


def test_a_recorded_game_is_played_again():
    recording = read_recording(SAMPLE)
    assert recording.board == Board.from_rows(["....", "...*", "*..."])
    assert (recording.program, recording.player) == ("Minesweeper Arbiter", "Zo\ufffd")
    assert events(recording) == [
        (120, "open 0 0"),
        (1500, "mark 1 3"),
        (2200, "chord 0 2"),
        (4250, "open 2 1"),
        (4400, "open 2 2"),
        (4600, "open 2 3"),
    ]
    steps = recorded_steps(recording)
    assert steps[len(steps) - 1].view.outcome.result == "won"
    assert [frame[1] for frame in film_of(steps)["frames"]] == [0, 1380, 2080, 4130, 4280, 4480]
    found = [Reviewer(steps).review(number).messages[0].key for number in range(4)]
    assert found[0] == "review-first"
    assert recording_in(SAMPLE) == recording
    assert recording_in(b"hello") is None
    assert about(recording)["program"] == "Minesweeper Arbiter"


def test_what_is_left_out_and_what_is_quick():
    """A left click on a number chords where the program says so; nothing happens after the end."""
    quick = SAMPLE.replace(b"Marks: Off", b"SuperClick: On\nQuestionMarks: on")
    quick = quick.replace(b"2.010 rc 3 1 (40 4) (lr)\n2.200 rr 3 1 (40 4) (l)\n", b"")
    recording = read_recording(quick)
    assert recording.questions
    assert (2300, "chord 0 2") in events(recording)
    lost = SAMPLE.replace(b"4.250 lr 2 3 (17 40)\n", b"")
    assert events(read_recording(lost))[-1] == (5250, "open 2 0")


def test_pixels_are_believed():
    """One program counts cells from 0, and has squares of another size."""
    other = SAMPLE.replace(b"Marks: Off", b"SquareSize: 64")
    other = other.replace(b"(50 20)", b"(200 80)").replace(b"(40 4)", b"(160 9)")
    other = other.replace(b"(17 40)", b"(70 160)").replace(b"lr 2 3", b"lr 1 2")
    other = other.replace(b"(33 40)", b"(130 150)").replace(b"(63 47)", b"(255 191)")
    assert events(read_recording(other)) == events(read_recording(SAMPLE))
    without = b"\n".join(line.split(b" (")[0] for line in SAMPLE.split(b"\n"))
    assert (4250, "open 2 1") in events(read_recording(without))


def test_a_first_click_on_a_mine_was_a_guess():
    recording = Recording(
        Board.from_rows(["*..", "..."]), (Press(5, "lc", 0, 0), Press(9, "lr", 0, 0))
    )
    steps = recorded_steps(recording)
    assert steps.setup.options["first"] == "anything"
    review = Reviewer(steps).review(0)
    assert review.lost
    assert review.survival == pytest.approx(5 / 6)
    found = {str(each.title): each for each in otherwise(steps)}
    assert (found["Forgiving"].step, found["Forgiving"].outcome) == (0, "playing")


def test_nothing_happens():
    with refused("file-not-played", InvalidInput):
        recorded_steps(Recording(Board.from_rows(["*.."]), ()))


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (b"RawVF_Version: Rev6\n", 2, "Board: is missing"),
        (b"RawVF_Version: Rev6\n???\n", 2, "Unexpected text"),
        (b"A: b\nBoard:\n*0\n", 4, "Events: is missing"),
        (b"A: b\nBoard:\nEvents:\n", 3, "no rows of cells"),
        (b"A: b\nBoard:\n*x\nEvents:\n", 3, "Unknown cell “x”"),
        (b"A: b\nBoard:\n*0\nEvents:\n1.0 lc 1 1 ((\n", 5, "Unexpected text"),
        (b"Width: 3\nBoard:\n*0\nEvents:\n", None, "The header says 3×1, but the board is 2×1"),
    ],
)
def test_refusals(text: bytes, line: int | None, words: str):
    with pytest.raises(NotationError, match=words) as error:
        read_recording(text)
    assert error.value.line == line


@st.composite
def recordings(draw: st.DrawFn) -> Recording:
    grid = draw(st.builds(Grid, st.integers(1, 8), st.integers(1, 8)))
    mask = draw(st.lists(st.booleans(), min_size=grid.cells, max_size=grid.cells))
    mask[0] = False
    buttons = st.sampled_from(["lc", "lr", "rc", "rr", "mc", "mr", "sc", "cc", "pf"])
    times = st.integers(0, 10**6)
    rows, columns = st.integers(-2, 9), st.integers(-2, 9)
    presses = draw(st.lists(st.builds(Press, times, buttons, rows, columns), max_size=30))
    texts = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=20)
    return Recording(
        Board(grid, bytes(mask)),
        tuple(presses),
        questions=draw(st.booleans()),
        quick=draw(st.booleans()),
        program=draw(texts).strip() or "qmines",
        player=draw(texts).strip(),
    )


@given(recording=recordings())
@settings(max_examples=150, deadline=None)
def test_what_is_written_is_read(recording: Recording):
    """And any mouse whatever makes a game that can be played again."""
    assert read_recording(write_recording(recording)) == recording
    try:
        steps = recorded_steps(recording)
    except InvalidInput:
        assert not list(recording.deeds())
    else:
        assert len(film_of(steps)["frames"]) == len(steps.entries)
        for number in range(len(steps) - 1):
            Reviewer(steps).review(number)


# Beside the peer


def random_mouse(rng: random.Random) -> tuple[Board, list[tuple[str, int, int]]]:
    """A board, and a mouse that begins on a safe cell."""
    grid = Grid(rng.randint(3, 6), rng.randint(3, 6))
    mask = bytearray(grid.cells)
    for cell in rng.sample(range(grid.cells), rng.randint(1, max(1, grid.cells // 5))):
        mask[cell] = 1
    safe = [grid.place(cell) for cell in range(grid.cells) if not mask[cell]]
    place = rng.choice(safe)
    presses = [("lc", *place), ("lr", *place)]
    held = {"l": False, "r": False}
    for _ in range(rng.randint(2, 40)):
        if rng.random() < 0.4:
            place = (
                rng.choice(safe) if rng.random() < 0.7 else grid.place(rng.randrange(grid.cells))
            )
        if not any(held.values()) and rng.random() < 0.2:
            presses += [("mc", *place), ("mr", *place)]
            continue
        button = rng.choice("lr")
        presses.append((f"{button}{'r' if held[button] else 'c'}", *place))
        held[button] = not held[button]
    return Board(grid, bytes(mask)), presses


@pytest.mark.extra
def test_a_mouse_does_what_it_does_elsewhere():
    """Random mice on random boards end as the peer ends them."""
    package("ms_toollib")
    rng = random.Random(11)
    cases = [random_mouse(rng) for _ in range(1500)]
    lines = []
    for board, presses in cases:
        cells = [-1 if mined else board.number_at(i) for i, mined in enumerate(board.mask)]
        width = board.grid.width
        rows = [cells[i : i + width] for i in range(0, len(cells), width)]
        lines.append(json.dumps([rows, presses]))
    done = subprocess.run(
        [sys.executable, str(NOTATION / "mouse_peer.py")],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    spelt = {10: "#", 11: "F"} | {number: str(number) for number in range(9)}
    ends: set[str] = set()
    for (board, presses), line in zip(cases, done.stdout.splitlines(), strict=True):
        theirs, state = json.loads(line)
        steps = recorded_steps(Recording(board, tuple(Press(0, *press) for press in presses)))
        view = steps[len(steps) - 1].view
        assert view.outcome.result.value == {3: "won", 4: "lost"}.get(state, "playing")
        ends.add(view.outcome.result.value)
        if not view.outcome.over:
            rows = ["".join(spelt[code] for code in row) for row in theirs]
            assert view.document()["boards"][0] == rows
    assert ends == {"won", "lost", "playing"}


EVF = """
import sys, time, ms_toollib
v = ms_toollib.BaseVideo([[0, 0, 0, 0], [0, 1, 1, 1], [0, 1, -1, 1], [1, 2, 1, 1], [-1, 1, 0, 0]])
for button, place in (("lc", (3, 3)), ("lr", (3, 3)), ("rc", (40, 40)), ("rr", (40, 40)),
                      ("lc", (70, 20)), ("lr", (70, 20)), ("lc", (70, 60)), ("lr", (70, 60)),
                      ("lc", (40, 60)), ("lr", (40, 60))):
    v.step(button, place)
    time.sleep(0.02)
v.software, v.player_identifier, v.race_identifier = "a test", "Ada", ""
v.unique_identifier, v.country = "", "de"
v.use_question = v.use_cursor_pos_lim = v.use_auto_replay = v.is_official = v.is_fair = False
v.mode = 0
v.generate_evf_v4_raw_data()
sys.stdout.buffer.write(bytes(v.raw_data))
"""


@pytest.fixture(scope="module")
def evf() -> bytes:
    package("ms_toollib")
    return subprocess.run([sys.executable, "-c", EVF], capture_output=True, check=True).stdout


@pytest.mark.extra
def test_an_evf_file(evf: bytes):
    recording = recording_in(evf, "game.EVF")
    assert recording is not None
    assert recording.board.rows() == ["....", "....", "..*.", "....", "*..."]
    assert (recording.program, recording.player) == ("a test", "Ada")
    found = [event for _, event in events(recording)]
    assert found[:3] == ["open 0 0", "mark 2 2", "open 4 1"]
    steps = recorded_steps(recording)
    assert steps[len(steps) - 1].view.outcome.result == "won"


@pytest.mark.extra
def test_files_that_end_the_peer_do_not_end_us(evf: bytes):
    """Cut, changed and invented ones: each is read, or refused with one sentence."""
    rng = random.Random(5)
    tried = [(evf[: rng.randrange(len(evf))], ".evf") for _ in range(4)]
    tried += [
        (rng.randbytes(rng.randrange(400)), each) for each in (".avf", ".evf", ".rmv", ".mvf")
    ]
    tried.append((b"*rmv" + bytes(60), ""))
    for data, suffix in tried:
        try:
            recorded_steps(read_recording(to_rawvf(data, suffix_of(data, f"game{suffix}"))))
        except InvalidInput as error:
            assert error.message  # noqa: PT017


def test_without_the_peer(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("qmines.notation.toollib.find_spec", lambda _: None)
    with pytest.raises(InvalidInput, match=r"pip install 'qmines\[recordings\]'"):
        recording_in(b"x", "game.avf")
