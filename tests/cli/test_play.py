"""``qmines play --plain``, as a player and a pipe see it."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from qmines.cli.plain.commands import COMMANDS
from qmines.modes import MODES
from qmines.session import commitment_to
from support.texts import text

if TYPE_CHECKING:
    from cli.playing import Shell

GOLDEN = Path(__file__).parent / "transcripts"
SEED = ("--seed", "7", "--no-store")
SCRIPTS = {
    # What is typed, and with which options: beginner boards of the seed 7.
    "classic-won": (("open 4 4", "hint", "flag 1 0", "open 2 0", "auto", "view"), ()),
    "classic-lost": (
        ("help", "o 4 4", "f 0 0", "open 0 0", "open 1 0", "undo", "resume", "c 1 1", "hint"),
        (),
    ),
    "classic-helped-won": (
        (
            *("move", "open 4 4", "hint", "hint", "hint", "move", "view reduced", "hint do"),
            *("flag 0 0", "wrong", "hint why", "hint believe", "flag 0 0", "smart believe"),
            *("simple", "deduce"),
        ),
        (),
    ),
    "forgiving-won": (("open 4 4", "auto guess", "open 0 0"), ("--rules", "forgiving")),
    "forgiving-lost": (
        ("open 4 4", "pause", "hint", "resume", "open 2 0", "open 0 0", "open 1 0", "auto"),
        ("--rules", "forgiving", "--notice", "now"),
    ),
    "forgiving-strict": (
        ("open 4 4", "open 8 0", "undo", "mark 8 0", "mark 8 0", "mark 8 0", "resign"),
        ("--rules", "forgiving", "--strict", "--questions"),
    ),
    "qubits-won": (
        (
            *("help", "explain", "z 0 0", "open-z 2 2", "explain", "z 1 3", "mark-z 0 2", "z 0 2"),
            *("h 0 3", "z 1 2", "open-h 0 0", "z 2 3", "z 3 1", "hint", "z 3 3", "explain all"),
        ),
        ("--rules", "qubits"),
    ),
    "qubits-lost": (
        (
            "h 4 4",
            "z 0 0",
            "mh 7 7",
            "h 7 7",
            "pause",
            "explain",
            "resume",
            "h 2 2",
            "z 3 7",
            "h 1 6",
        ),
        ("--rules", "qubits", "--level", "2", "--expert", "--labels", "textbook"),
    ),
    "entangled-lost": (
        (
            "sz 0 0",
            "sh 1 1",
            "view",
            "sz 5 5",
            "sz 2 3",
            "sz 7 0",
            "z 4 4",
            "z 2 2",
            "undo",
            "resign",
        ),
        ("--rules", "entangled", "--level", "links-8x8"),
    ),
}


def timeless(text: str) -> str:
    """The text without what differs from run to run."""
    text = re.sub(r"\b\d+:\d\d(\.\d{3})?\b", "0:00", text)
    return re.sub(r"(?m)^ +3BV/s +[\d.,]+\n", "", text)  # which a game of no time does not have


@pytest.mark.parametrize("name", SCRIPTS)
def test_transcripts(shell: Shell, name: str):
    lines, options = SCRIPTS[name]
    told = timeless(shell.play(*lines, options=(*SEED, *options)))
    kept = GOLDEN / f"play-{name}.txt"
    if os.environ.get("QMINES_WRITE_GOLDEN"):
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(told, "utf-8")
    assert told == kept.read_text("utf-8"), "QMINES_WRITE_GOLDEN=1 writes it anew"
    assert name.endswith("strict") or f"\n{name.rsplit('-', maxsplit=1)[-1].capitalize()}: " in told


def test_commitment_first_seed_last(shell: Shell):
    told = shell.play("open 4 4", "resign")
    before, _, after = told.partition("> open 4 4")
    commitment = re.search(r"^Commitment ([0-9a-f]{64})$", before, re.MULTILINE)
    seed = re.search(r"^ +Seed +([0-9a-f]{64})$", after, re.MULTILINE)
    assert commitment
    assert seed
    assert commitment_to(bytes.fromhex(seed[1])) == commitment[1]
    assert "Seed" not in before


@pytest.mark.parametrize("arguments", [[], ["play"], ["play", "--level", "expert"]])
def test_without_a_terminal_it_says_what_to_use_in_one_sentence(shell: Shell, arguments):
    done = shell.run(*arguments)
    assert (done.code, done.out) == (2, "")
    use = "use qmines play --plain, or qmines web to play in the browser"
    assert done.err == f"Error: The full-screen game needs a terminal: {use}\n"


def test_the_help_names_all_rules_options_and_examples(shell: Shell):
    done = shell.run("play", "--help")
    assert done.code == 0
    for mode in MODES.values():
        assert str(mode.descriptor.summary) in " ".join(done.out.split())
        for option in mode.descriptor.options:
            assert f"--{option.name.replace('_', '-')}" in done.out
    for word in ("--first-click", "Examples:", "--resume", "--no-store", "--seed"):
        assert word in done.out


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--level", "huge"), "“huge” isn’t a level"),
        (("--level", "3x3x9"), "9 mines leave no safe cell on 3×3"),
        (("--strict",), "Classic has no option “strict”"),
        (("--knowledge", "all", "--rules", "forgiving"), "'all' is not one of"),
        (("--rules", "chess"), "'chess' is not one of"),
        (
            ("--resume", "--level", "expert"),
            "--resume cannot be combined with options for a new game",
        ),
    ],
)
def test_wrong_usage(shell: Shell, options: tuple[str, ...], words: str):
    done = shell.run("play", "--plain", *options)
    assert (done.code, done.out) == (2, "")
    assert words in done.err


def test_mistyped_lines_are_answered_in_one_line_and_the_game_goes_on(shell: Shell):
    told = shell.play(
        *("dance", "open", "open 1", "open a b", "open 9 9", "open -1 0", "open 1 2 3", "op 4,4"),
        *(
            "re",
            "auto fast",
            "hint loudly",
            "simple please",
            "wrong 3 4",
            "new huge",
            "save",
            "view 99 99",
            "chord 0 0",
            "question 0 0",
            "",
        ),
        *("open " + "9" * 2000, "\x1b[2J\x00", "flag 0 0", "undo now", "é", "help hint", "deduct"),
        options=SEED,
    )
    usage = text("move-usage", usage="open ROW COLUMN")
    answers = {
        "dance": text("plain-unknown", command="dance"),
        "deduct": text("plain-unknown-near", command="deduct", near="deduce"),
        "open": usage,
        "open 1": usage,
        "open a b": usage,
        "open 9 9": text("move-outside", cell=(9, 9), height=9, width=9),
        "open -1 0": "'-1' in 'open -1 0' is not a valid argument: use whole numbers or words",
        "open 1 2 3": usage,
        "re": text("plain-ambiguous", command="re", commands=["resume", "resign"]),
        "auto fast": text("move-usage", usage="auto [guess]"),
        "hint loudly": text("move-usage", usage="hint [where|why|do] [believe]"),
        "simple please": text("move-usage", usage="simple [believe]"),
        "wrong 3 4": text("plain-wrong-arguments"),
        "new huge": "“huge” isn’t a level.",
        "save": text("plain-save-name"),
        "view 99 99": text("move-outside", cell=(99, 99), height=9, width=9),
        "chord 0 0": text("plain-no-effect", command="chord 0 0"),
        "question 0 0": text("move-no-questions"),
        "?[2J?": text("plain-unknown", command="?[2j?"),
        "undo now": text("move-usage", usage="undo"),
        "é": text("plain-unknown", command="é"),
    }
    for typed, answer in answers.items():
        assert f"> {typed}\n{answer}" in told
    assert "at most 64 characters" in told
    assert "> op 4,4\n   0 1 2" in told
    assert told.count("  open ROW COLUMN") == 1  # help with more words is help


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\n", b"open 4 4", b"\n\n", b"help\r\nquit\r\nx\n"])
def test_any_input_ends_cleanly(shell: Shell, data: bytes):
    done = shell.run("play", "--plain", stdin=data)
    assert (done.code, done.err) == (0, "")


def test_new_games(shell: Shell):
    told = shell.play(
        "open 4 4", "new", "new intermediate", "new forgiving", "new 4x4x2 classic", options=SEED
    )
    titles = re.findall(r"^\w+: .* mines?.*$", told, re.MULTILINE)
    assert titles == [
        "Classic: 9×9, 10 mines (beginner)",
        "Classic: 9×9, 10 mines (beginner)",
        "Classic: 16×16, 40 mines (intermediate)",
        "Forgiving: 16×16, 40 mines (intermediate)",
        "Classic: 4×4, 2 mines",
    ]
    commitments = re.findall(r"^Commitment (\w+)$", told, re.MULTILINE)
    assert len(set(commitments)) == 5  # the seed holds for the first game alone


def test_auto_plays_to_the_end_under_all_rules_of_mines(shell: Shell):
    for rules in (name for name, mode in MODES.items() if mode.descriptor.boards == 1):
        told = shell.play("auto guess", options=("--rules", rules, "--level", "expert"))
        assert re.search(r"^(Won|Lost): ", told, re.MULTILINE)
    assert "Won: " in told  # in Forgiving, whoever knows what is certain never loses


def test_auto_takes_wrong_flags_away(shell: Shell):
    told = shell.play("open 4 4", "flag 2 0", "auto", options=SEED)
    assert "Won: " in told


def test_before_the_first_open(shell: Shell):
    told = shell.play("hint", "pause", "undo", options=SEED)
    assert "Hint: Open any cell: the first one is always safe." in told
    assert "Won: " in shell.play("auto", options=SEED)
    risky = shell.play("hint why", options=(*SEED, "--first-click", "anything"))
    assert (
        "The safest guess is (0,0): 12.3% chance of a mine. 80 other cells are just as safe."
        in risky
    )


def test_simple_moves_begin_a_fresh_game_and_only_moves_count_as_help(shell: Shell):
    played = shell.play("simple", options=("--level", "beginner", "--seed", "7", "--no-store"))
    assert "26 moves made." in played
    hinted = shell.play("hint", "resign", options=("--level", "beginner", "--seed", "7"))
    assert text("end-help") not in hinted  # any first cell is safe: nothing was given away


def test_simple_moves_point_to_the_command_that_may_find_more(shell: Shell):
    told = shell.play("open 8 15", "simple", "simple", options=(*SEED, "--level", "expert"))
    assert " moves made. “deduce” may find more.\n" in told
    assert text("plain-none-simple") in told


def test_a_first_click_without_room_says_so(shell: Shell):
    told = shell.play("open 1 1", options=("--level", "3x3x4", "--no-store"))
    assert text("notice-no-opening") in told


def test_saves_are_told_at_once_if_wanted(shell: Shell):
    options = ("--rules", "forgiving", "--notice", "now", "--first-click", "anything")
    lines = [f"open {row} {column}" for row in range(3) for column in range(3)]
    told = shell.play(*lines, options=(*options, "--level", "3x3x6", *SEED))
    assert "No logic could have found it" in told


def test_large_fields_are_shown_in_part(shell: Shell):
    told = shell.play("open 500 500", "view 999 999", options=("--level", "1000x1000x2", *SEED))
    assert text("plain-part-both", first=475, last=524, left=452, right=547) in told
    assert text("plain-part-both", first=950, last=999, left=904, right=999) in told
    small = shell.play("view all", options=("--level", "100x40x2", *SEED))
    assert max(map(len, small.splitlines())) == 203


def test_undo_is_refused_in_ranked_games(shell: Shell):
    assert text("move-ranked-undo") in shell.play("open 4 4", "undo", options=("--ranked",))


def test_every_command_is_listed(shell: Shell):
    told = shell.play("help", options=SEED)
    for command in COMMANDS.values():
        assert f"  {command.usage}" in told


def test_a_position_tells_its_own_size(shell: Shell):
    told = shell.play("view", options=("--position", "3x2x1_b3H3", "--no-store"))
    assert "3×2, one mine" in told
    told = shell.play("view", options=("--position", "?p=3x2x1_b3H3", "--no-store"))
    assert "1  # # #" in told
    done = shell.run("play", "--plain", "--position", "3x2x1_b3H3", "--level", "beginner")
    assert (done.code, done.out) == (2, "")
    assert text("position-size") in done.err
