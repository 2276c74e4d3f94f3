"""``qmines verify``: what it checks, what it says, and what it does not let pass."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

import pytest

from qmines.session import new_game
from qmines.session.transcript import canonical
from support.texts import ending, text

if TYPE_CHECKING:
    from cli.playing import Shell


@pytest.fixture
def shell(shell: Shell) -> Shell:
    game = new_game("9x9x10", seed=7)
    game.open(4, 4)
    game.open(1, 0)
    game.save("lost.qmines")
    return shell


def forged(shell: Shell, **changes: object) -> str:
    """The file with other values and a digest that fits."""
    document = json.loads((shell.folder / "lost.qmines").read_bytes())
    document.update(changes)
    del document["digest"]
    document["digest"] = hashlib.sha256(canonical(document)).hexdigest()
    (shell.folder / "forged.qmines").write_bytes(canonical(document) + b"\n")
    return "forged.qmines"


def test_a_true_game(shell: Shell):
    done = shell.run("verify", "lost.qmines")
    assert (done.code, done.err) == (0, "")
    assert done.out == (
        "lost.qmines\n"
        "  ok     file         classic, 9×9, 10 mines; the checksum matches\n"
        "  ok     chain        the hashes of all 2 events match\n"
        "  ok     seed         matches the commitment\n"
        "  ok     events       the rules allow every event, and the times are in order\n"
        f"  ok     outcome      {ending('lost', 'mine')}\n"
        "  ok     measures     recomputed, and all match the file\n"
        "  verified\n"
        "  compare the commitment with the one you saw before the first click:\n"
        "  48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08\n"
    )


def test_with_what_the_player_was_told(shell: Shell):
    document = json.loads((shell.folder / "lost.qmines").read_bytes())
    told = ("--commitment", document["commitment"].upper(), "--chain", document["chain"])
    done = shell.run("verify", "lost.qmines", *told)
    assert done.code == 0
    assert done.out.count("matches the value you gave") == 2
    assert "compare" not in done.out
    done = shell.run("verify", "lost.qmines", "--commitment", "0" * 64)
    assert done.code == 1
    assert "FAILED commitment   is 48428bdb" in done.out
    assert done.out.endswith("NOT VERIFIED\n")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        (
            {"outcome": {"result": "won", "reason": "cleared"}},
            "is won (cleared), but should be lost",
        ),
        ({"seed": "0" * 63 + "8"}, "the seed does not match the game's commitment"),
        ({"events": [[0, "open 4 4"]]}, "hash chain does not match"),
        ({"ranked": True}, "hash chain does not match"),
        ({"measures": {}}, "measures is {}"),
        ({"version": 2}, text("file-version", version=2)),
    ],
)
def test_forgeries(shell: Shell, changes: dict[str, object], words: str):
    done = shell.run("verify", forged(shell, **changes))
    assert (done.code, done.err) == (1, "")
    assert words in done.out
    assert "FAILED" in done.out
    assert done.out.endswith("NOT VERIFIED\n")


def test_changed_bits(shell: Shell):
    data = (shell.folder / "lost.qmines").read_bytes()
    for place in range(0, len(data) * 8, 997):
        changed = bytearray(data)
        changed[place // 8] ^= 1 << place % 8
        done = shell.run("verify", "-", stdin=bytes(changed))
        assert (done.code, done.err) == (1, ""), place
    assert shell.run("verify", "-", stdin=data).code == 0


def test_a_game_that_goes_on_without_its_seed(shell: Shell):
    game = new_game("9x9x10")
    game.open(4, 4)
    (shell.folder / "open.qmines").write_bytes(game.save(with_seed=False))
    done = shell.run("verify", "open.qmines")
    assert done.code == 0
    assert "later  events       the seed is revealed when the game is over" in done.out
    assert "verified as far as possible (the game is not over)" in done.out


def test_json_and_many_files(shell: Shell):
    bad = forged(shell, ranked=True)
    done = shell.run("verify", "lost.qmines", bad, "none", "--json")
    assert (done.code, done.err) == (1, "")
    good, wrong, missing = map(json.loads, done.out.splitlines())
    assert (good["file"], good["ok"], good["complete"]) == ("lost.qmines", True, True)
    assert [check["what"] for check in good["checks"]] == [
        *("file", "chain", "seed", "events", "outcome", "measures")
    ]
    assert (wrong["ok"], missing["ok"]) == (False, False)
    assert missing["checks"][0]["why"].startswith("no such file: 'none'")
    assert shell.run("verify", "lost.qmines", "lost.qmines").code == 0
    assert shell.run("verify", bad, "lost.qmines").code == 1


def test_a_stored_game(shell: Shell):
    told = shell.play("open 4 4", "resign")
    assert ending("lost", "resigned") in told
    (game,) = json.loads(shell.run("stats", "--games", "--json").out)["games"]
    done = shell.run("verify", game["id"][:6])
    assert done.code == 0
    assert "verified" in done.out


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["nowhere.qmines"], 1, "No such file: 'nowhere.qmines'"),
        (["abcdef"], 1, "No such file: 'abcdef', and there is no game 'abcdef' in the store"),
        (["."], 1, "Is a directory"),
        ([], 2, "Missing argument 'FILE...'"),
        (["x", "--commitment", "12"], 2, "'12' must be 64 hexadecimal digits"),
        (["x", "y", "--chain", "0" * 64], 2, "can be used with one file only"),
    ],
)
def test_failures(shell: Shell, arguments: list[str], code: int, words: str):
    done = shell.run("verify", *arguments)
    assert (done.code, done.out) == (code, "")
    assert words in done.err
    if code == 1:
        assert done.err.startswith("Error: ")
        assert done.err.count("\n") == 1


def test_help(shell: Shell):
    done = shell.run("verify", "--help")
    assert done.code == 0
    assert "Examples:" in done.out
