"""Friends on the live page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .driver import PHONE, t
from .test_pages import fits

if TYPE_CHECKING:
    from .driver import Site


def test_a_friend_is_invited_to_a_race(site: Site) -> None:
    """Who is online, an invitation, and both in one room."""
    emmy, kurt = site.visit("/account"), site.visit("/account", size=PHONE)
    for screen, name in ((emmy, "Emmy"), (kurt, "Kurt-G")):
        screen.ask(
            """async (name) => {
                const post = (path, body) => fetch(`/api${path}`, {method: "POST",
                    body: JSON.stringify(body), headers: {"Content-Type": "application/json"}});
                await post("/signup", {name, password: "correct horse 1"});
                await post("/login", {name, password: "correct horse 1", keep: false});
                if (name !== "Emmy") await post("/relations", {name: "Emmy", kind: "friend"});
            }""",
            name,
        )
        screen.page.goto(f"{screen.address}/live")
    friend = kurt.page.locator(".friends li", has_text="Emmy")
    friend.get_by_text(t("friends-offline")).wait_for()  # until she adds him too
    emmy.page.get_by_text(t("friends-added-you", name="Kurt-G")).wait_for()
    emmy.page.get_by_role("button", name=t("friends-add-back")).click()
    emmy.page.get_by_text(t("friends-added-you", name="Kurt-G")).wait_for(state="detached")
    emmy.page.goto(f"{emmy.address}/")
    emmy.page.get_by_role("grid").first.wait_for()
    kurt.page.reload()
    friend.get_by_text(t("friends-online")).wait_for()
    assert fits(kurt)
    friend.get_by_role("button", name=t("friends-invite")).click()
    kurt.page.locator(".invitation").wait_for()
    # Without a socket, the page looks now and then, and whenever it is shown again.
    emmy.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    invited = emmy.page.get_by_role("region", name=t("friends-invited", name="Kurt-G"))
    emmy.page.locator(".masthead a").first.click(trial=True)  # nothing covers the masthead
    emmy.page.locator("#navigation a").last.click(trial=True)
    invited.get_by_role("link", name=t("match-join")).click()
    emmy.page.locator(".quay .main").wait_for()
    assert emmy.page.url == kurt.page.url
    kurt.page.goto(f"{kurt.address}/")
    game = kurt.play("classic", "beginner").page.url
    emmy.page.goto(game)
    watched = emmy.page.get_by_text(t("game-watching-player", name="Kurt-G"))
    assert watched.get_by_role("link").get_attribute("href") == "/player/Kurt-G"
