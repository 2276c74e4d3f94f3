"""The ways to learn: lessons in techniques and in qubits, and the trainer."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from qmines.core.deduction import TECHNIQUES, Technique
from qmines.core.position import Position
from qmines.generate.lessons import LESSON_OF, TECHNIQUE_LESSONS
from qmines.quantum.lessons import LESSONS
from qmines.store.drills import open_techniques, shares
from qmines.store.sizes import note_size
from qmines.web import models
from qmines.web.asking import Ask, Way
from qmines.web.errors import Refusal, answer

if TYPE_CHECKING:
    from starlette.responses import Response

    from qmines.store import Player
    from qmines.store.drills import Drill

_NAME: Final = re.compile(r"[2-9a-z]{16}", re.ASCII)
_NO_LESSON: Final = Refusal(404, "missing", "There is no such lesson.")
_NO_DRILL: Final = Refusal(404, "missing", "There is no such drill of yours.")


async def learn(ask: Ask) -> Response:
    """All that there is to learn, and how far whoever asks has come."""
    player, drills = await ask.player(), ask.site.drills

    def known() -> tuple[set[tuple[Technique, int]], set[str]]:
        if player is None:
            return set(), set()
        return drills.lessons(player), drills.learnt(player)

    solved, learnt = await ask.site.keeper.read(known)
    techniques = [
        {
            "name": lesson.technique.value,
            "title": lesson.title,
            "text": list(lesson.text),
            "examples": [
                {
                    "rows": list(example.rows),
                    "mines": example.mines,
                    "solved": (lesson.technique, number) in solved,
                }
                for number, example in enumerate(lesson.examples)
            ],
        }
        for lesson in TECHNIQUE_LESSONS
    ]
    quantum = [
        {
            "name": each.name,
            "title": each.title,
            "text": list(each.text),
            "learnt": each.name in learnt,
        }
        for each in LESSONS
    ]
    trainer = await _trainer(ask, player)
    return answer({"techniques": techniques, "quantum": quantum, "trainer": trainer})


async def example(ask: Ask) -> Response:
    """An answer to an example of a lesson."""
    name, number = ask.request.path_params["technique"], ask.request.path_params["example"]
    if name not in TECHNIQUES or not re.fullmatch(r"[0-9]", number, re.ASCII):
        raise _NO_LESSON
    lesson = LESSON_OF[Technique(name)]
    if int(number) >= len(lesson.examples):
        raise _NO_LESSON
    position = lesson.examples[int(number)].position
    found = await _judged(ask, position)
    if found["right"]:
        player = await ask.somebody()
        drills, technique = ask.site.drills, lesson.technique
        with ask.site.quota.charge(note_size("".join(position.rows()))):
            await ask.site.keeper.read(drills.solved, player, technique, int(number), position)
    return answer(found)


async def give(ask: Ask) -> Response:
    """A drill: the one that waits for an answer, or a new one."""
    player, drills = await ask.somebody(), ask.site.drills
    wanted = None if ask.body.technique is None else Technique(ask.body.technique)
    waiting = await ask.site.keeper.read(drills.waiting, player, wanted)
    if waiting is not None:
        return answer(_document(waiting), 201)
    if wanted is None:
        wanted = await ask.site.keeper.read(drills.next_technique, player)
    rows, mines = await ask.site.solvers.ask("drilled", wanted.value)
    position = Position.from_rows(rows, mines)
    with ask.site.quota.charge(note_size("".join(rows))):
        made = await ask.site.keeper.read(drills.give, player, wanted, position)
    return answer(_document(made), 201)


async def reply(ask: Ask) -> Response:
    """An answer to a drill; the first one counts."""
    player, name = await ask.player(), ask.request.path_params["drill"]
    drill = None
    if player is not None and _NAME.fullmatch(name):
        drill = await ask.site.keeper.read(ask.site.drills.find, player, name)
    if player is None or drill is None:
        raise _NO_DRILL
    found = await _judged(ask, drill.position)

    def note() -> bool:
        return ask.site.drills.answer(player, name, right=found["right"])

    found["first"] = await ask.site.keeper.read(note)
    found["trainer"] = await _trainer(ask, player)
    return answer(found)


async def _judged(ask: Ask, position: Position) -> dict[str, Any]:
    body = ask.body
    if body.row >= position.height or body.column >= position.width:
        raise Refusal(422, "invalid", "This cell is not in the field.")
    found: dict[str, Any] = await ask.site.solvers.ask(
        "answered", position.rows(), position.mines, (body.row, body.column), body.deed
    )
    return found


async def _trainer(ask: Ask, player: Player | None) -> list[dict[str, Any]]:
    """How good somebody is at each technique, and how likely it comes next."""
    records = await ask.site.keeper.read(ask.site.drills.records, player)
    likely = shares(records)
    ready = open_techniques(records)
    return [
        {
            "technique": technique.value,
            "title": LESSON_OF[technique].title,
            "open": technique in ready,
            "error": record.error,
            "share": likely.get(technique, 0.0),
            **record.document(),
        }
        for technique, record in records.items()
    ]


def _document(drill: Drill) -> dict[str, Any]:
    return {
        "id": drill.id,
        "technique": drill.technique.value,
        "title": LESSON_OF[drill.technique].title,
        "rows": drill.position.rows(),
        "mines": drill.position.mines,
    }


WAYS: Final = [
    Way(
        method="GET",
        path="/api/learn",
        do=learn,
        summary="Lessons, and how far you have come.",
    ),
    Way(
        method="POST",
        path="/api/learn/{technique}/{example}",
        do=example,
        body=models.Answered,
        limit="help",
        summary="Answer an example of a lesson.",
        answers={404: "There is no such lesson."},
    ),
    Way(
        method="POST",
        path="/api/drills",
        do=give,
        body=models.Wish,
        limit="help",
        summary="A position that takes a technique.",
        answers={201: "The drill."},
    ),
    Way(
        method="POST",
        path="/api/drills/{drill}/answer",
        do=reply,
        body=models.Answered,
        limit="help",
        summary="Answer a drill; the first answer counts.",
        answers={404: "There is no such drill of yours."},
    ),
]
