"""Exact chances where groups are hidden: the count of every story that lives, summed."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from qmines.errors import BudgetExceeded, Contradiction
from qmines.messages import Message
from qmines.quantum.hidden_story import StoryCount, lone_of, merged_with
from qmines.quantum.states import State

if TYPE_CHECKING:
    from collections.abc import Hashable

    from qmines.quantum.hidden import Stories, Story
    from qmines.quantum.hidden_story import CountBudget, Sum

_CROWD: Final = 16
"""As many stories are kept without asking the kernel which of them live."""


def thin(stories: Stories, clock: CountBudget) -> None:
    """Once stories are many, drop those that no layout fits.

    One question answers for all that differ only in which cells were the last of their groups:
    where these may have their states. A story without such a place for one of them is out.
    Where time runs out, the rest stay as they are.
    """
    if len(stories.alive) <= stories.crowd:
        return
    known: dict[Hashable, list[int] | None] = {}
    alive: dict[Story, float] = {}
    everywhere = [-1] * len(State)
    spent = False
    for story, weight in stories.alive.items():
        merged = merged_with(story, lone_of(story))
        if (asked := merged.question) not in known:
            try:
                part = None if spent else StoryCount(stories, merged, clock, over=True).possible()
            except BudgetExceeded:
                spent = True
            known[asked] = everywhere if spent else part
        places = known[asked]
        if places is not None and (told := story.within(places)) is not None:
            alive[told] = alive.get(told, 0.0) + weight
    stories.alive = alive
    stories.crowd = max(_CROWD, 2 * len(alive))


def chances(stories: Stories, clock: CountBudget, *, over: bool) -> Sum:
    """The sum over all stories."""
    if stories.pruned:
        raise BudgetExceeded(Message("qubits-too-many"))
    clock.allow(len(stories.alive))
    total: Sum | None = None
    for story, weight in stories.alive.items():
        found = StoryCount(stories, story, clock, over=over).run()
        if found is None:
            continue
        found.log_weight += log(weight) + log(story.ways)
        if total is None:
            total = found
        else:
            total.add(found)
    if total is None:
        raise Contradiction(Message("layout-contradiction-total"))
    return total
