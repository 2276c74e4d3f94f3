"""Lessons and the trainer."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from qmines.core.deduction import Technique
from qmines.generate.drills import drill as make_drill
from qmines.generate.drills import judged
from qmines.messages import Message
from qmines.play.lessons import BY_NAME, LESSONS, judge
from qmines.solver.techniques import ROWS
from qmines.store.database.row_sizes import note_size
from qmines.store.games.drills import open_techniques, shares
from qmines.web.http import models
from qmines.web.http.cancellation import waited
from qmines.web.http.context import RequestContext, Routes
from qmines.web.http.errors import Refusal, answer
from qmines.web.public_data import lesson_documents

if TYPE_CHECKING:
    from starlette.responses import Response

    from qmines.core.position import Position
    from qmines.errors import Cell
    from qmines.store import Player
    from qmines.store.games.drills import Drill

ROUTES: Final = Routes()

UNKNOWN: Final = {404: "Drill or puzzle not found."}
_NAME: Final = re.compile(r"[2-9a-z]{16}", re.ASCII)
_LEVELS: Final = {lesson.level for lesson in LESSONS if lesson.game}
_NO_LESSON: Final = Refusal(404, "missing", Message("refused-no-lesson"))
_NO_DRILL: Final = Refusal(404, "missing", Message("refused-no-drill"))


@ROUTES.get("/api/learn")
async def learn(context: RequestContext) -> Response:
    """List the lessons and your progress."""
    player, drills = await context.player(), context.site.drills

    def known() -> tuple[set[tuple[str, int]], set[tuple[str, str]]]:
        if player is None:
            return set(), set()
        return drills.lessons(player), drills.won(player, _LEVELS)

    solved, won = await context.site.cache.read(known)
    trainer = await _trainer(context, player)
    return answer({"lessons": lesson_documents(solved, won), "trainer": trainer})


@ROUTES.post(
    "/api/learn/{lesson}/{example}",
    body=models.Answered,
    limit="help",
    answers={404: "Lesson not found."},
)
async def example(context: RequestContext) -> Response:
    """Submit your answer to a lesson's example."""
    name, number = context.request.path_params["lesson"], context.request.path_params["example"]
    lesson = BY_NAME.get(name)
    if lesson is None or not re.fullmatch(r"[0-9]", number, re.ASCII):
        raise _NO_LESSON
    if int(number) >= len(lesson.examples):
        raise _NO_LESSON
    position = lesson.examples[int(number)].position
    cell = cell_of(context, position)
    found = await waited(context, judge, name, int(number), cell, context.body.deed)
    if found.right:
        player = await context.somebody()
        drills = context.site.drills
        with context.site.quota.charge(note_size("".join(position.rows()))):
            await context.site.cache.read(drills.solved, player, name, int(number), position)
    return answer(found.document())


@ROUTES.post("/api/drills", body=models.DrillQuery, limit="help", answers={201: "The new drill."})
async def give(context: RequestContext) -> Response:
    """Get a position to practise a technique on."""
    player, drills = await context.somebody(), context.site.drills
    wanted = None if context.body.technique is None else Technique(context.body.technique)
    waiting = await context.site.cache.read(drills.waiting, player, wanted)
    if waiting is not None:
        return answer(_document(waiting), 201)
    if wanted is None:
        wanted = await context.site.cache.read(drills.next_technique, player)
    position = await waited(context, make_drill, wanted.value)
    with context.site.quota.charge(note_size("".join(position.rows()))):
        made = await context.site.cache.read(drills.give, player, wanted, position)
    return answer(_document(made), 201)


@ROUTES.post(
    "/api/drills/{drill}/answer",
    body=models.Answered,
    limit="help",
    answers=UNKNOWN,
)
async def reply(context: RequestContext) -> Response:
    """Answer a drill. Only the first answer counts."""
    player, name = await context.player(), context.request.path_params["drill"]
    drill = None
    if player is not None:
        drill = await find_drill(context, player, name, rated=False)
    if player is None or drill is None:
        raise _NO_DRILL
    cell = cell_of(context, drill.position)
    judgement = await waited(context, judged, drill.position, cell, context.body.deed)
    found = judgement.document()

    def note() -> bool:
        return context.site.drills.answer(player, drill.id, right=found["right"])

    found["first"] = await context.site.cache.read(note)
    found["trainer"] = await _trainer(context, player)
    return answer(found)


async def find_drill(
    context: RequestContext, player: Player, name: str, *, rated: bool
) -> Drill | None:
    """A player's drill or rated puzzle; None if they have none with this ID."""
    if not _NAME.fullmatch(name):
        return None
    find = partial(context.site.drills.find, player, name, rated=rated)
    return await context.site.cache.read(find)


def cell_of(context: RequestContext, position: Position) -> Cell:
    """The cell of an answer, which must be on the board."""
    row, column = context.body.row, context.body.column
    if row >= position.height or column >= position.width:
        raise Refusal(422, "invalid", Message("refused-outside"))
    return row, column


async def _trainer(context: RequestContext, player: Player | None) -> list[dict[str, Any]]:
    """A player's record in each technique, and how likely it comes next."""
    records = await context.site.cache.read(context.site.drills.records, player)
    likely = shares(records)
    ready = open_techniques(records)
    return [
        {
            "technique": technique.value,
            "title": ROWS[technique].title.document(),
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
        "title": ROWS[drill.technique].title.document(),
        "rows": drill.position.rows(),
        "mines": drill.position.mines,
    }
