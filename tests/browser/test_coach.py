"""The coach can be hidden; test_lessons follows it to the end of each guided game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .driver import t

if TYPE_CHECKING:
    from .driver import Site


def test_the_coach_can_be_hidden(site: Site) -> None:
    screen = site.visit(size=(390, 844), touch=True)
    screen.play("qubits", "1")
    coach = screen.page.locator(".coach")
    coach.get_by_role("button", name=t("coach-hide")).click()
    assert not coach.is_visible()
