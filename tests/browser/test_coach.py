"""The coach beside the board: followed on a phone, it leads through level 1 to the win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .driver import t

if TYPE_CHECKING:
    from .driver import Site


def test_the_coach_leads_to_a_win_on_a_phone(site: Site) -> None:
    screen = site.visit(size=(390, 844), touch=True)
    screen.play("qubits", "1")
    page = screen.page
    coach = page.locator(".coach")
    coach.locator(".coach-words").wait_for()
    moves = 0
    while not screen.over:
        onward = coach.get_by_role("button", name=t("coach-next"), exact=True)
        while onward.count():
            onward.click()
        asked = page.evaluate("""async () => {
            const path = `/api${location.pathname.replace("/game/", "/games/")}`;
            const { view } = await (await fetch(path)).json();
            const body = JSON.stringify({ expect: view.sequence });
            const headers = { "content-type": "application/json" };
            const answer = await fetch(`${path}/coach`, { method: "POST", body, headers });
            return [(await answer.json()).coach.event, view.sequence];
        }""")
        verb, row, column = asked[0].split()
        board = 1 if verb.endswith("h") else 0
        tab = page.locator(".board-tabs .tab").nth(board)
        if tab.get_attribute("aria-pressed") != "true":
            assert "called" in (tab.get_attribute("class") or "")
            tab.click()
        before = coach.inner_text()
        screen.click(int(row), int(column), board=board)
        screen.until(lambda before=before: coach.inner_text() != before)
        moves += 1
        assert moves < 12
    assert coach.get_by_role("button", name=t("coach-next-game")).count() == 1
    coach.get_by_role("button", name=t("coach-hide")).click()
    assert not coach.is_visible()
