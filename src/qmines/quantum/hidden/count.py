"""Exact chances if groups are hidden: the sum of the counts of all possible stories."""

from __future__ import annotations

from itertools import islice
from math import log
from typing import TYPE_CHECKING, Final

from qmines.errors import BudgetExceeded, Contradiction
from qmines.messages import Message
from qmines.quantum.hidden.story_count import StoryCount, lone_of, merged_with, placings

if TYPE_CHECKING:
    from collections.abc import Hashable

    from qmines.quantum.hidden.stories import Stories, Story
    from qmines.quantum.hidden.story_count import CountBudget, Lone, Sum
    from qmines.quantum.states import State

_CROWD: Final = 16
"""Up to this many stories are kept without asking the kernel which are possible."""


def thin(stories: Stories, clock: CountBudget) -> None:
    """If there are many stories, drop those that no layout fits.

    One question to the kernel covers all stories that differ only in which cells were the last of
    their groups: it says where these cells can be. A story without a place for one of them is
    dropped. If time runs out, the remaining stories are kept.
    """
    if len(stories.alive) <= stories.crowd or clock.over:
        return
    known: dict[Hashable, list[int] | None] = {}
    alive: dict[Story, float] = {}
    rest = iter(list(stories.alive.items()))
    for story, weight in rest:
        merged = merged_with(story, lone_of(story))
        if (asked := merged.question) not in known:
            try:
                known[asked] = StoryCount(stories, merged, clock, over=True).possible()
            except BudgetExceeded:
                alive[story] = alive.get(story, 0.0) + weight
                break
        places = known[asked]
        if places is not None and (told := story.within(places)) is not None:
            alive[told] = alive.get(told, 0.0) + weight
    for story, weight in rest:
        alive[story] = alive.get(story, 0.0) + weight
    stories.alive = alive
    stories.crowd = max(_CROWD, 2 * len(alive))


def chances(stories: Stories, clock: CountBudget) -> Sum:
    """The sum over all stories.

    Raises ``BudgetExceeded`` as soon as it is clear that they are too many.
    """
    if stories.pruned:
        raise BudgetExceeded(Message("qubits-too-many"))
    clock.allow(len(stories.alive))
    questions: list[tuple[Story, float, Lone, dict[int, State]]] = []
    for story, weight in stories.alive.items():
        log_weight = log(weight) + log(story.ways)
        found = islice(placings(lone_of(story), {}), clock.most + 1 - len(questions))
        questions += [(story, log_weight, *placing) for placing in found]
        clock.allow(len(questions))
        clock.check()
    total: Sum | None = None
    for at, (story, log_weight, lone, placed) in enumerate(questions):
        clock.foresee(at, len(questions))
        part = StoryCount(stories, story, clock).ask(lone, placed)
        if part is None:
            continue
        part.log_weight += log_weight
        if total is None:
            total = part
        else:
            total.add(part)
    if total is None:
        raise Contradiction(Message("layout-contradiction-total"))
    return total
