"""Playing with others: rooms, races, and what each sees of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .driver import DESK, PHONE, Late, t
from .test_pages import fits, violations

if TYPE_CHECKING:
    from .driver import Screen, Site
    from .serving import Server


def made_room(screen: Screen, name: str, level: str = "beginner", mode: str = "race") -> str:
    """Make a room as a guest; its path."""
    page = screen.page
    page.locator(".start").wait_for()
    page.locator(f"input[name=mode][value={mode}]").check(force=True)
    page.locator(f"input[name=level][value={level}]").check(force=True)
    page.get_by_label(t("live-name")).fill(name)
    page.get_by_role("button", name=t("live-create")).click()
    page.get_by_role("button", name=t("room-copy")).wait_for()
    return page.url.removeprefix(screen.address)


def come_in(site: Site, path: str, name: str, **how: object) -> Screen:
    """Open the link, and join under a name."""
    screen = site.visit(path, **how)  # type: ignore[arg-type]
    enter(screen, name)
    return screen


def enter(screen: Screen, name: str) -> None:
    """Join the room that is shown under a name."""
    screen.page.get_by_label(t("live-name")).fill(name)
    screen.page.get_by_role("button", name=t("room-join"), exact=True).click()
    screen.page.get_by_role("button", name=t("room-ready")).wait_for()


def lane(screen: Screen, name: str) -> str:
    """What is said of a player."""
    found = screen.ask(
        """(name) => [...document.querySelectorAll(".lane")]
            .find((lane) => lane.querySelector(".name").textContent === name)?.innerText ?? ''""",
        name,
    )
    return " ".join(found.split())


def own_game(screen: Screen) -> dict[str, object]:
    """One's game as the server tells it."""
    return screen.ask(
        """async () => {
            const room = location.pathname.split("/")[2];
            const { game } = await (await fetch("/api/rooms/" + room)).json();
            return (await fetch("/api/games/" + game)).json();
        }"""
    )


def open_one(screen: Screen) -> None:
    """Open a cell that is certainly safe, if there is one, or else any."""
    from qmines.solver import analyse  # noqa: PLC0415

    chances = analyse(screen.position(10)).mine_probability
    hidden = [cell for cell, name in screen.names().items() if name == "hidden"]
    row, column = min(hidden, key=lambda cell: (float(chances[cell]), cell))
    screen.click(row, column)


def play_on(screen: Screen) -> None:
    """Play to the end."""
    while not screen.over:
        open_one(screen)
        screen.until(lambda: screen.over or screen.page.locator(".ending").count() == 0)


def test_a_race_of_three(site: Site) -> None:
    ada = site.visit("/live")
    path = made_room(ada, "Ada")
    bob = come_in(site, path, "Bob", size=PHONE, touch=True)
    bob.page.get_by_role("button", name=t("room-ready")).click()
    cleo = come_in(site, path, "Cleo", dark=True)
    ada.until(
        lambda: (
            t("room-state-not-ready") in lane(ada, "Cleo")
            and lane(ada, "Bob").endswith(t("room-state-ready"))
        )
    )
    late = site.visit(path)
    late.page.get_by_role("heading", name=t("room-join-race")).wait_for()
    ada.page.get_by_role("button", name=t("room-start"), exact=True).click()
    racers = (ada, bob, cleo)
    for each in racers:
        each.page.locator(".countdown").wait_for()
    for each in racers:
        each.seated()
    late.page.get_by_text(t("room-watching")).wait_for()
    assert late.page.locator("[role=grid]").count() == 0
    late.until(lambda: late.page.locator(".race-boards canvas").count() == 3)
    first = ada.names()
    for each in (bob, cleo):
        each.until(lambda each=each: each.names() == first)
    ada.press("h")
    ada.until(lambda: t("game-same-board") in ada.said)
    before = lane(bob, "Ada")
    while not ada.over and lane(bob, "Ada") == before:
        open_one(ada)
        ada.until(lambda: own_game(ada)["view"]["sequence"] > 1)  # type: ignore[index]
    bob.until(lambda: lane(bob, "Ada") != before)
    assert bob.names() == first  # of the other's board nothing is seen
    play_on(ada)
    ada.until(lambda: t("end-hidden") in ada.page.locator(".ending").inner_text())
    assert "mine" not in {name for name in ada.names().values() if name == "mine"}
    cleo.page.get_by_role("button", name=t("room-leave"), exact=True).click()
    late.until(lambda: t("room-state-gave-up") in lane(late, "Cleo"))
    bob.give_up()
    for each in (*racers, late):
        each.page.locator(".results").wait_for()
    late.until(lambda: late.page.locator(".results a[href^='/game/']").count() == 3)
    late.until(lambda: late.page.locator(".results tbody tr").count() == 3)  # guesses, mistakes
    ada.until(lambda: t("end-time") in ada.ending())
    time = ada.page.locator(".lanes li", has_text="Ada").locator(".time").inner_text()
    assert time in ada.ending()  # the card and the list have one clock
    ada.page.get_by_role("button", name=t("room-rematch")).click()
    bob.page.get_by_role("button", name=t("room-to-rematch")).click()
    ada.until(lambda: "Bob" in lane(ada, "Bob"))
    assert ada.page.url == bob.page.url != f"{ada.address}{path}"


def test_a_quick_match(site: Site) -> None:
    """Two strangers press one button each; who is alone is told so, and offered something else."""
    ada, bob = site.visit("/live"), site.visit("/live", size=PHONE, touch=True, dark=True)
    ada.page.locator(".quick-start").click()
    ada.page.locator(".searching").wait_for()
    assert ada.page.locator(".instead select").count() == 1
    bob.page.locator(".lobby-list li button").click()
    for each in (ada, bob):
        each.seated()
    assert ada.page.url.removeprefix(ada.address) == bob.page.url.removeprefix(bob.address)
    assert ada.names() == bob.names()
    for each in (ada, bob):
        assert each.page.locator(".lane").count() == 2
        assert violations(each) == []
        assert fits(each)
    bob.give_up()
    ada.give_up()
    ada.page.get_by_role("button", name=t("room-rematch")).click()
    ada.page.get_by_role("heading", name=t("match-rematch-waiting")).wait_for()
    bob.page.get_by_role("button", name=t("room-to-rematch")).click()
    for each in (ada, bob):
        each.page.locator(".countdown").wait_for()


def test_an_answer_on_the_way_hides_no_news(site: Site) -> None:
    """What the page asked for comes late; meanwhile it was told more."""
    ada = site.visit("/live")
    late = Late(ada, "**/api/rooms/*")
    path = made_room(ada, "Ada")  # which is told over the socket
    ada.until(lambda: len(late) > 0)
    come_in(site, path, "Bob")
    ada.until(lambda: t("room-state-not-ready") in lane(ada, "Bob"))
    late.arrive()
    assert t("room-state-not-ready") in lane(ada, "Bob")


def test_without_sockets(site: Site) -> None:
    """Where a proxy lets none through, those who play together and those who watch ask."""
    ada = site.visit("/live")
    path = made_room(ada, "Ada", mode="coop")
    bob = come_in(site, path, "Bob", dark=True)
    eve = site.visit(path)
    for each in (ada, bob, eve):
        each.trouble_expected = True
        each.page.route_web_socket("**/socket", lambda socket: socket.close())
        each.page.reload()
    ada.page.get_by_role("button", name=t("room-start"), exact=True).click()
    for each in (ada, bob, eve):
        each.seated()
    first = ada.names()
    row, column = next(cell for cell, name in first.items() if name == "hidden")
    bob.click(row, column, button="right")
    for each in (ada, eve):
        each.until(lambda each=each: each.cell(row, column) == "flag")
        # It is connected, in its way, and does not say otherwise.
        each.until(lambda each=each: each.page.locator(".line.offline").count() == 0)


def test_names_and_links(site: Site) -> None:
    ada = site.visit("/live")
    ada.trouble_expected = True
    path = made_room(ada, "Ada")
    assert ada.page.get_by_label(t("room-link")).input_value() == ada.page.url
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.get_by_role("button", name=t("room-copy")).click()
    ada.page.get_by_text(t("room-copied")).wait_for()
    assert ada.ask("() => navigator.clipboard.readText()") == ada.page.url
    start = ada.page.get_by_role("button", name=t("room-start"), exact=True)
    assert start.is_disabled()
    ground = "(element) => getComputedStyle(element).backgroundColor"
    magenta = ada.ask("() => getComputedStyle(document.querySelector('.wordmark svg')).color")
    assert start.evaluate(ground) != magenta  # it does not look like a button to press
    assert t("room-state-not-ready") not in lane(ada, "Ada")  # who starts it need not say so
    bob = site.visit(path)
    bob.trouble_expected = True
    bob.page.get_by_label(t("live-name")).fill("ada")
    bob.page.get_by_role("button", name=t("room-join"), exact=True).click()
    bob.page.get_by_text("already called “ada”").wait_for()
    bob.page.get_by_label(t("live-name")).fill("Bob")
    bob.page.get_by_role("button", name=t("room-join"), exact=True).click()
    ada.until(lambda: "Bob" in lane(ada, "Bob"))
    bob.page.get_by_role("button", name=t("room-leave")).click()
    ada.until(lambda: not lane(ada, "Bob"))
    ada.page.goto(f"{ada.address}/live")
    ada.page.get_by_role(
        "link", name=t("live-room", mode=t("live-race"), level=t("game-level-beginner"))
    ).click()
    ada.page.get_by_role("button", name=t("room-copy")).wait_for()
    ada.page.goto(f"{ada.address}/room/abcdefghjkmn")
    ada.page.get_by_role("heading", name=t("room-missing")).wait_for()
    ada.page.get_by_text(t("room-missing-words")).wait_for()


def test_rooms_are_accessible(site: Site) -> None:
    """On a phone at night for one, at a desk by day for the other."""
    ada = site.visit("/live", size=PHONE, dark=True, touch=True)
    bob = site.visit("/live", size=DESK)

    def check() -> None:
        for each in (ada, bob):
            assert violations(each) == [], each.page.url
            assert fits(each), each.page.url

    for each in (ada, bob):
        each.page.get_by_role("region", name=t("match-quick")).wait_for()
        each.page.locator(".difficulty", has_text="%").wait_for()
    check()
    bob.page.goto(bob.address + made_room(ada, "Ada"))
    enter(bob, "Bob")
    ada.until(lambda: "Bob" in lane(ada, "Bob"))
    check()
    ada.page.get_by_role("button", name=t("room-start"), exact=True).click()
    for each in (ada, bob):
        each.seated()
    check()
    for each in (ada, bob):
        each.give_up()
    for each in (ada, bob):
        each.page.locator(".results").wait_for()
        each.ending()
    check()


def test_three_play_one_board(site: Site) -> None:
    ada = site.visit("/live")
    path = made_room(ada, "Ada", mode="coop")
    bob = come_in(site, path, "Bob", dark=True)
    ada.page.get_by_role("button", name=t("room-start"), exact=True).click()
    ada.seated()
    bob.seated()
    watcher = site.visit(path).seated()
    ada.until(lambda: t("game-spectators", count=1) in ada.page.locator(".audience").inner_text())
    hidden = [cell for cell, name in ada.names().items() if name == "hidden"]
    plain = bob.page.locator(".board").screenshot()
    ada.page.mouse.move(*ada.at(*hidden[0]))
    bob.until(lambda: bob.page.locator(".board").screenshot() != plain)  # Ada's pointer
    ada.click(*hidden[0], button="right")
    bob.click(*hidden[1], button="right")
    for each in (ada, bob, watcher):
        each.until(lambda each=each: [each.cell(*c) for c in hidden[:2]] == ["flag", "flag"])
    watcher.click(*hidden[2], button="right")
    assert watcher.cell(*hidden[2]) == "hidden"
    watcher.page.get_by_label(t("live-name")).fill("Cleo")
    watcher.page.get_by_role("button", name=t("room-join"), exact=True).click()
    ada.until(lambda: "Cleo" in lane(ada, "Cleo"))
    watcher.until(watcher.page.get_by_role("button", name=t("game-give-up")).is_enabled)
    watcher.click(*hidden[2], button="right")
    ada.until(lambda: ada.cell(*hidden[2]) == "flag")
    assert violations(ada) == []
    bob.give_up()
    for each in (ada, bob, watcher):
        each.page.get_by_role("heading", name=t("room-coop-lost")).wait_for()
    rows = ada.page.locator(".results tbody tr")
    assert {rows.nth(at).inner_text().split("\t")[0] for at in range(3)} == {"Ada", "Bob", "Cleo"}
    assert violations(ada) == []
    assert fits(ada)


# What a page hears waits while `held` is a list.
HOLDING = """() => {
    window.held = null;
    const add = WebSocket.prototype.addEventListener;
    WebSocket.prototype.addEventListener = function (kind, hear) {
        const later = (event) => held ? held.push(() => hear(event)) : hear(event);
        add.call(this, kind, kind === "message" ? later : hear);
    };
}"""


def test_two_flag_one_cell_at_once(site: Site) -> None:
    """Both wanted the flag, so it is there; and whoever sees it can take it away."""
    ada = site.visit("/live")
    path = made_room(ada, "Ada", mode="coop")
    bob = come_in(site, path, "Bob")
    bob.ask(HOLDING)
    ada.page.get_by_role("button", name=t("room-start"), exact=True).click()
    for each in (ada, bob):
        each.seated()
    cell, other = [cell for cell, name in ada.names().items() if name == "hidden"][:2]
    bob.until(lambda: bob.cell(*cell) == "hidden")
    bob.ask("() => { held = []; }")
    ada.click(*cell, button="right")
    ada.until(lambda: ada.cell(*cell) == "flag")
    for each in (cell, other, other):  # the second is flagged, and the flag taken away
        bob.page.mouse.click(*bob.at(*each), button="right")
    bob.page.wait_for_timeout(300)
    bob.ask("() => { const waited = held; held = null; for (const hear of waited) hear(); }")
    bob.settled()
    bob.until(lambda: bob.cell(*cell) == "flag")
    assert ada.cell(*cell) == bob.cell(*cell) == "flag"
    assert ada.cell(*other) == bob.cell(*other) == "hidden"
    bob.click(*cell, button="right")
    ada.until(lambda: ada.cell(*cell) == "hidden")
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert (
        ada.page.get_by_role("button", name=t("game-undo")).count() == 0
    )  # what all have done stays
    about = ada.page.locator(".room-head p")
    assert about.evaluate("(words) => words.scrollWidth <= words.clientWidth")  # nothing is cut off


def test_the_owner_is_watched(site: Site) -> None:
    """Of a game alone, whoever has the link sees each move, each measurement and the pointer."""
    ada = site.blank().play("qubits", "2")
    watcher = site.visit(ada.page.url.removeprefix(ada.address)).seated()
    ada.until(lambda: t("game-spectators", count=1) in ada.page.locator(".audience").inner_text())
    plain = watcher.page.locator(".board").first.screenshot()
    ada.page.mouse.move(*ada.at(0, 0))
    watcher.until(lambda: watcher.page.locator(".board").first.screenshot() != plain)
    ada.click(1, 1)
    ada.until(lambda: ada.page.locator(".story li").count() > 0)
    told = ada.page.locator(".story li").first.inner_text()
    watcher.until(lambda: watcher.page.locator(".story li").count() > 0)
    assert watcher.page.locator(".story li").first.inner_text() == told
    watcher.page.close()
    ada.until(lambda: not ada.page.locator(".audience").inner_text())


def test_the_board_of_the_day(site: Site, own_server: Server) -> None:
    address = own_server.address  # elsewhere, other tests may have tried the same board
    ada, bob = (site.visit("/daily", address=address) for _ in range(2))
    for each in (ada, bob):
        each.trouble_expected = True  # a sealed game is refused to others
        board = each.page.get_by_role("region", name="beginner")
        board.get_by_role("button", name=t("daily-play")).click()
        each.seated()
    first = ada.names()
    bob.until(lambda: bob.names() == first)
    path = ada.page.url.removeprefix(ada.address)
    spy = site.visit("/help", address=address)
    spy.trouble_expected = True
    spy.page.goto(f"{ada.address}{path}")
    spy.page.get_by_text("Wait until everyone has finished").wait_for()
    play_on(ada)
    ada.until(lambda: t("end-hidden-daily") in ada.page.locator(".ending").inner_text())
    ada.page.get_by_role("link", name=t("end-daily")).click()
    board = ada.page.get_by_role("region", name="beginner")
    board.locator(".own").wait_for()
    assert board.get_by_role("button", name=t("daily-play")).count() == 0
    ada.until(lambda: t("daily-tried-none-won", count=2) in board.inner_text())
    bob.page.goto(f"{ada.address}/daily")
    bob.page.get_by_role("region", name="beginner").get_by_role(
        "button", name=t("daily-continue")
    ).click()
    bob.seated()
    bob.until(lambda: bob.names() == first)
    earlier = bob.ask("() => new Date(Date.now() - 2 * 86400000).toISOString().slice(0, 10)")
    bob.page.goto(f"{ada.address}/daily")
    late = Late(bob, f"**/daily?day={earlier}")
    bob.page.get_by_label(t("daily-day"), exact=True).fill(earlier)
    bob.until(lambda: len(late) == 1)
    # Until the answer comes, nobody should start one of today's boards by mistake.
    assert bob.page.locator(".sheets[inert]").count() == 1
    late.arrive()
    bob.page.get_by_role("region", name="expert").get_by_role(
        "button", name=t("daily-play")
    ).click()
    bob.seated()
    assert not bob.told()["sealed"]
