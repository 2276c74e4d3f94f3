"""Lessons in plain mode and in the library: the same table, and progress that is shared."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import qmines
from qmines.core.position import HIDDEN
from qmines.errors import InvalidInput
from qmines.play.lessons import BY_NAME, LESSONS, next_lesson
from qmines.solver import analyse
from qmines.tui import settings
from support.texts import text

if TYPE_CHECKING:
    from cli.playing import Shell


def solutions(name: str) -> list[str]:
    """An answer to every example of a lesson."""
    lesson, found = BY_NAME[name], []
    for number, example in enumerate(lesson.examples):
        known = analyse(example.position)
        hidden = [cell for cell in known.mined if example.position[cell] == HIDDEN]
        verb, cell = ("flag", hidden[0]) if hidden and not known.safe else ("open", (0, 0))
        cell = known.safe[0] if known.safe else cell
        assert lesson.answer(cell, verb, number).right
        found.append(f"{verb} {cell[0]} {cell[1]}")
    return found


def test_the_list_names_every_lesson(shell: Shell):
    out = shell.play("lesson", options=("--no-store",))
    for lesson in LESSONS:
        assert f"\n  {lesson.name} " in out
        assert str(lesson.goal) in " ".join(out.split())


@pytest.mark.parametrize("name", [each.name for each in LESSONS if each.examples])
def test_a_lesson_with_examples_leads_to_the_next(shell: Shell, name: str):
    answers = solutions(name)
    out = shell.play(f"lesson {name}", *answers, "lesson", options=("--no-store",))
    assert text("plain-lesson-next", command=f"lesson {next_lesson(BY_NAME[name]).name}") in out
    kept, _ = settings.load(settings.config_path())
    assert {f"{name}/{number}" for number in range(len(answers))} <= {*kept.lessons}
    assert f"({text('lessons-done')})" in out.split("lesson\n")[-1]


def test_answers_that_are_none_are_explained_and_asked_again(shell: Shell):
    first = solutions("forgiving")[0]
    lines = ("lesson forgiving", "dance", "open 0", "open 9 9", "open 2 0", "pass", first, "quit")
    out = shell.play(*lines, options=("--no-store",))
    assert out.count(text("lessons-example", number=1, count=3)) == 1
    assert text("lessons-example", number=2, count=3) in out
    assert text("plain-lesson-unknown", name="x") in shell.play("lesson x")


def test_a_lesson_that_is_a_game_is_begun_and_remembered(shell: Shell):
    out = shell.play("lesson qubits-first", "auto guess", options=("--no-store",))
    assert "Qubits: " in out
    kept, _ = settings.load(settings.config_path())
    won = text("plain-lesson-next", command="lesson qubits-second") in out
    assert won == ("qubits-first" in kept.lessons)


def test_the_library_has_them():
    lesson = qmines.lesson("forgiving")
    assert lesson in qmines.LESSONS
    assert all(sentence.endswith((".", "!", "?")) for sentence in lesson.explain())
    lost = lesson.answer((0, 0), number=2)
    assert not lost.right
    assert lost.explain()
    assert lesson.answer((0, 3), number=2).right
    game = qmines.new_game(*reversed(qmines.lesson("mermin").game))
    assert game.view.in_the_open
    with pytest.raises(InvalidInput, match="choose one of"):
        qmines.lesson("nonsense")
    with pytest.raises(InvalidInput, match="no example 3"):
        lesson.answer((0, 0), number=3)
