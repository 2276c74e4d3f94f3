"""Guests play on their own device: without requests, through reloads and without a server."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from qmines.notation import read_position
from qmines.session.file import verify
from qmines.solver import analyse

from .driver import t
from .test_local_analyser import asked

if TYPE_CHECKING:
    from .driver import Screen, Site

TIMELINE = ["devtools.timeline", "disabled-by-default-devtools.timeline"]


def begun(site: Site, rules: str = "classic", level: str = "beginner", **options: Any) -> Screen:
    """A game of a guest from the first page, its middle open."""
    screen = site.blank()
    screen.prefer("/", last={"rules": rules, "level": level, "options": options})
    screen.page.locator(".table.fresh").wait_for()
    rows, columns = (max(each) for each in zip(*screen.names(), strict=True))
    screen.click(rows // 2, columns // 2)
    return screen.seated()


def opened(screen: Screen) -> int:
    return sum(name[0].isdigit() or name == "empty" for name in screen.names().values())


def open_certain(screen: Screen, mines: int) -> bool:
    """Open what is certain, and wait until it is shown; whether there was anything."""
    before = screen.position(mines)
    safe = analyse(before).safe
    (x, y), (right, down) = screen.at(0, 0), screen.at(1, 1)
    for row, column in safe:
        screen.page.mouse.click(x + column * (right - x), y + row * (down - y))
    if safe:
        screen.until(lambda: screen.over or screen.position(mines) != before)
    return bool(safe)


def win(screen: Screen, mines: int) -> None:
    """Open what is certain, until the game is won."""
    while not screen.over:
        assert open_certain(screen, mines)


@pytest.mark.quick
def test_a_guest_plays_without_requests(site: Site) -> None:
    screen = site.visit()
    screen.page.locator(".table.fresh").wait_for()
    paths = asked(screen)
    screen.click(4, 4)
    screen.seated()
    screen.until(lambda: screen.cell(4, 4) == "empty")
    screen.click(*hidden(screen), button="right")
    screen.until(lambda: screen.counter == 9)
    screen.press("u")
    screen.until(lambda: screen.counter == 10)
    assert paths == []
    (game,) = screen.kept()
    assert screen.page.url.endswith(game["id"])
    assert [event.split()[0] for _, event in game["events"]] == ["open", "flag", "undo"]
    position = screen.position(10)
    button = screen.page.locator(".tools [data-action=analyse]")
    about = t("site-button-key", action=t("action-analyse"), key="L")
    assert (button.inner_text(), button.get_attribute("title")) == (t("page-analyse"), about)
    screen.press("l")
    screen.page.locator(".desk .summary:not(:empty)").wait_for()
    assert read_position(screen.page.url) == position
    screen.page.go_back()
    screen.until(lambda: screen.page.locator(".page-play .table").count() == 1)
    screen.seated()
    screen.until(lambda: screen.position(10) == position)
    assert screen.kept()[0]["events"][-1][1] == "help overlay"  # the analyser shows the chances


def test_nothing_is_drawn_between_a_move_and_its_answer(site: Site) -> None:
    """A frame without the answer would delay the frame that shows it.

    Neither the page asks for one, nor a style that depends on what the move has changed.
    """
    screen = begun(site, level="expert")
    screen.until(lambda: opened(screen) > 0)
    screen.press("d")  # the first key of all shows that there is a keyboard
    screen.ask(
        """() => {
            const seen = globalThis.seen = {frames: 0, answers: 0};
            let waiting = false;
            for (const kind of ["keydown", "pointerup"])
                addEventListener(kind, () => { waiting = true; }, true);
            const post = Worker.prototype.postMessage;
            Worker.prototype.postMessage = function (...given) {
                const heard = this.onmessage;
                this.onmessage = (event) => {
                    seen.answers += waiting;
                    waiting = false;
                    this.onmessage = heard;
                    heard(event);
                };
                return post.apply(this, given);
            };
            const frame = requestAnimationFrame;
            globalThis.requestAnimationFrame = (done) => {
                seen.frames += waiting;
                return frame(done);
            };
        }"""
    )
    site.browser.start_tracing(page=screen.page, categories=TIMELINE)
    for act in (lambda: screen.press("f"), lambda: screen.click(*hidden(screen), button="right")):
        before = screen.counter
        screen.page.mouse.move(*screen.at(*hidden(screen)))
        act()
        screen.until(lambda before=before: screen.counter == before - 1)
    screen.click(*hidden(screen))
    screen.until(lambda: screen.ask("() => seen.answers") == 3)
    assert screen.ask("() => seen.frames") == 0
    events = json.loads(site.browser.stop_tracing())["traceEvents"]
    restyled = [each["ts"] for each in events if each["name"] == "ScheduleStyleRecalculation"]
    handled = [
        each
        for each in events
        if each["name"] == "EventDispatch"
        and each["args"]["data"]["type"] in {"keydown", "pointerup"}
    ]
    assert len(handled) >= 3
    assert restyled
    for each in handled:
        assert not [ts for ts in restyled if each["ts"] <= ts <= each["ts"] + each["dur"]], each


def hidden(screen: Screen) -> tuple[int, int]:
    return next(cell for cell, name in screen.names().items() if name == "hidden")


@pytest.mark.parametrize(
    ("rules", "options"), [("classic", {}), ("classic", {"no_guess": True}), ("forgiving", {})]
)
def test_it_survives_a_reload(site: Site, rules: str, options: dict[str, Any]) -> None:
    screen = begun(site, rules, **options)
    screen.until(lambda: opened(screen) > 0)
    seen = screen.names()
    screen.page.reload()
    screen.seated()
    screen.until(lambda: screen.names() == seen)
    screen.click(*hidden(screen), button="right")
    screen.until(lambda: screen.counter == 9)
    screen.page.goto(screen.address + "/")
    screen.page.locator(".resume").first.click()
    screen.seated()
    screen.until(lambda: screen.counter == 9)


def test_a_game_without_a_server_is_filed_once_when_it_is_back(site: Site) -> None:
    screen = begun(site, no_guess=True)
    screen.trouble_expected = True
    screen.page.route("**/api/games**", lambda route: route.abort())
    win(screen, 10)
    assert t("end-won") in screen.ending()
    (game,) = screen.kept()
    assert verify(game["file"].encode()).ok
    note = screen.page.locator(".outcome a[download]", has_text=t("end-fair-file")).last
    with screen.page.expect_download() as download:
        note.click()
    assert download.value.path().read_text() == game["file"]
    screen.page.unroute("**/api/games**")
    other = site.visit(beside=screen)  # both send it
    screen.ask("() => dispatchEvent(new Event('online'))")
    other.until(lambda: other.kept() == [])
    screen.until(lambda: screen.kept() == [])
    games = other.ask("async () => (await (await fetch('/api/games')).json()).games")
    assert [(each["id"], each["outcome"], each["aid"]) for each in games] == [
        (game["id"], "won", "local")
    ]
    screen.page.reload()
    screen.seated()
    assert t("end-won") in screen.ending()


def test_a_lost_game_goes_on_after_an_undo(site: Site) -> None:
    screen = begun(site, first="anything", level="5x5x20")
    while not screen.over:
        screen.click(*hidden(screen))
    screen.ending()
    screen.until(lambda: screen.kept() == [])
    assert screen.told()["view"]["outcome"]["result"] == "lost"
    screen.press("u")
    screen.until(lambda: not screen.over)
    screen.give_up()
    screen.ending()
    screen.until(lambda: screen.kept() == [])
    told = screen.told()
    assert (told["view"]["outcome"]["reason"], told["view"]["deaths"]) == ("resigned", 1)


def test_a_loss_is_explained_once_the_server_has_the_game(site: Site) -> None:
    screen = begun(site, no_guess=True)
    while not (mined := analyse(screen.position(10)).mined):
        screen.click(*analyse(screen.position(10)).safe[0])
    screen.click(*mined[0])
    assert t("end-lost") in screen.ending()
    screen.page.get_by_role("button", name=t("chain-open")).wait_for()


def test_help_comes_from_the_page(site: Site) -> None:
    screen = begun(site, no_guess=True, level="expert")
    paths = asked(screen)
    screen.until(lambda: opened(screen) > 0)
    screen.press("h")
    screen.until(lambda: bool(screen.said))
    before = opened(screen)
    screen.press("y")
    screen.until(lambda: screen.over)
    assert opened(screen) > before
    assert t("end-won") in screen.ending()
    assert [path for path in paths if "local" not in path] == []
    screen.until(lambda: screen.kept() == [])
    screen.until(lambda: screen.told()["end"] is not None)  # judged by the server as well
    assert screen.told()["end"]["measures"]["help"] == {"hint": 1, "deduce": 1}


def plays_on_the_server(screen: Screen) -> None:
    """Open a cell: nothing of the game is kept on the device."""
    screen.page.locator(".table.fresh").wait_for()
    screen.click(4, 4)
    screen.seated()
    screen.until(lambda: screen.cell(4, 4) == "empty")
    assert screen.kept() == []
    assert screen.told()["mine"]


def test_without_the_kernel_a_guest_plays_on_the_server(site: Site) -> None:
    screen = site.blank()
    screen.trouble_expected = True
    screen.page.route("**/kernel.wasm", lambda route: route.abort())
    screen.page.goto(screen.address)
    plays_on_the_server(screen)


def test_an_account_plays_on_the_server(site: Site) -> None:
    screen = site.visit()
    screen.page.locator(".table.fresh").wait_for()
    screen.ask(
        """async () => {
            const headers = {"Content-Type": "application/json"};
            const body = JSON.stringify({name: "Localist", password: "correct zebra staple"});
            for (const path of ["signup", "login"])
                await fetch("/api/" + path, {method: "POST", headers, body});
        }"""
    )
    screen.page.reload()
    plays_on_the_server(screen)
