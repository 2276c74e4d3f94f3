"""Exact chances where groups are hidden: the count of every story that lives, summed."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from qmines.errors import Contradiction
from qmines.quantum.hidden_story import StoryCount

if TYPE_CHECKING:
    from qmines.quantum.hidden import Stories
    from qmines.quantum.hidden_story import Clock, Sum

_CROWD: Final = 16
"""As many stories are kept without asking the kernel which of them live."""


def thin(stories: Stories, clock: Clock) -> None:
    """Drop the stories that no layout fits, once they are many."""
    if len(stories.alive) <= stories.crowd:
        return
    stories.alive = {
        story: weight
        for story, weight in stories.alive.items()
        if StoryCount(stories, story, clock, over=True).run() is not None
    }
    stories.crowd = max(_CROWD, 2 * len(stories.alive))


def chances(stories: Stories, clock: Clock, *, over: bool) -> Sum:
    """The sum over all stories."""
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
        raise Contradiction("no layout and no groups fit the numbers and the totals")
    return total
