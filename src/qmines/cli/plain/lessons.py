"""Lessons in plain mode: a list, and examples to answer line by line."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from qmines.cli.plain.texts import speak, t
from qmines.core.events import Event
from qmines.core.position import FLAG, MINE
from qmines.errors import InvalidInput, QMinesError
from qmines.messages import Message
from qmines.modes import View
from qmines.play.lessons import BY_NAME, LESSONS, next_lesson
from qmines.tui import settings

if TYPE_CHECKING:
    from qmines.cli.plain.console import Screen
    from qmines.generate.drills import Deed
    from qmines.play.lessons import Lesson

_DEEDS: dict[str, Deed] = {"open": "open", "o": "open", "flag": "flag", "f": "flag"}
_LEAVE = {"quit", "q", "exit"}


def lesson_named(name: str) -> Lesson:
    """The lesson of that name."""
    if name not in BY_NAME:
        raise InvalidInput(Message("plain-lesson-unknown", name=name))
    return BY_NAME[name]


def list_lessons(screen: Screen) -> None:
    """Print every lesson with its goal, and which are done."""
    done = settings.load(settings.config_path())[0].lessons
    for lesson in LESSONS:
        parts = [f"{lesson.name}/{number}" for number in range(len(lesson.examples))]
        finished = all(part in done for part in parts or [lesson.name])
        title = speak(lesson.title) + (f" ({t('lessons-done')})" if finished else "")
        screen.say(f"  {lesson.name:16} {title}")
        screen.say(f"  {'':16} {speak(lesson.goal)}", "dim")
    screen.say(t("plain-lesson-start", command=f"lesson {LESSONS[0].name}"), "dim")


def take(lesson: Lesson, screen: Screen) -> None:
    """Go through the examples of a lesson, each until it is solved or the player leaves."""
    screen.say(speak(lesson.title), "bold")
    for paragraph in (*lesson.text, Message("lesson-goal", goal=speak(lesson.goal))):
        screen.say(speak(paragraph))
    for number in range(len(lesson.examples)):
        if not _solved(lesson, number, screen):
            return
        note(f"{lesson.name}/{number}")
    screen.say(speak(lesson.ending))
    lead_on(lesson, screen)


def lead_on(lesson: Lesson, screen: Screen) -> None:
    """Say how to start the next lesson."""
    after = next_lesson(lesson)
    if after is not None:
        screen.say(t("plain-lesson-next", command=f"lesson {after.name}"), "dim")


def note(name: str) -> None:
    """Remember that a lesson, or an example of one, is done; the terminal game shows it too."""
    path = settings.config_path()
    kept, trouble = settings.load(path)
    if trouble is None and name not in kept.lessons:
        kept.lessons.append(name)
        with suppress(QMinesError):  # a disk error must not interrupt a lesson
            settings.save(kept, path)


def _solved(lesson: Lesson, number: int, screen: Screen) -> bool:
    """Ask about an example until it is solved; False if the player leaves."""
    position = lesson.examples[number].position
    cells = position.cells.replace(bytes([MINE]), bytes([FLAG]))
    view = View(position.grid, position.mines or 0, (cells,))
    screen.say(t("lessons-example", number=number + 1, count=len(lesson.examples)), "bold")
    screen.draw(view)
    mines = "quiz-mines-unknown" if position.mines is None else "quiz-mines"
    screen.say(speak(lesson.question(number), Message(mines, count=position.mines)))
    screen.say(t("plain-lesson-answer"), "dim")
    while (line := screen.read()) is not None:
        word, *_ = words = line.lower().split() or [""]
        if word in _LEAVE:
            return False
        deed: Deed | None = "pass" if word == "pass" else _DEEDS.get(word)
        if deed is None:
            screen.complain(t("plain-lesson-answer"))
            continue
        try:
            cell = (0, 0) if deed == "pass" else Event.parse(" ".join(words)).place
            found = lesson.answer(cell, deed, number)
        except InvalidInput as error:
            screen.complain(speak.error(error))
            continue
        screen.say(speak(*found.verdict), "bold green" if found.right else "bold")
        if found.why:
            screen.say(speak(*found.why))
        if found.right:
            return True
    return False
