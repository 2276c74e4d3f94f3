"""Winning, losing, sharing: what a game feels like, and that it never gets in the way."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Any

import pytest

from .driver import PHONE, t
from .past import ended_game
from .test_account import sign_up
from .test_board import with_clue

if TYPE_CHECKING:
    from .driver import Screen, Site
    from .serving import Server

FRAMES = """async (milliseconds) => {
    const frame = () => new Promise(requestAnimationFrame);
    const times = [];
    let before = await frame();
    const end = before + milliseconds;
    while (before < end) {
        const now = await frame();
        times.push(now - before);
        before = now;
    }
    return times;
}"""
SOUNDS = """() => {
    globalThis.sounds = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        globalThis.sounds += 1;
        return start.apply(this, when);
    };
}"""


def won(screen: Screen, server: Server, level: str = "beginner") -> None:
    """Win a board that needs no guess, by the solver."""
    game = ended_game(server.folder, "classic", level, seed=1, no_guess=True)
    screen.play_again(game)
    screen.press("Enter")
    screen.settled()
    screen.press("y")
    screen.until(lambda: screen.over)


def lost(screen: Screen) -> None:
    """Open cells until one is a mine."""
    for at in range(81):
        if screen.over:
            return
        screen.click(at // 9, at % 9)


def test_a_win_tells_few_figures_and_more_on_request(site: Site, server: Server) -> None:
    screen = site.visit()
    won(screen, server)
    figures = screen.page.locator(".ending .key-figures")
    figures.wait_for()
    # The clicks were the solver's.
    assert figures.locator("dt").all_inner_texts() == [t("end-help")]
    assert "3BV" not in figures.inner_text()
    assert not screen.page.locator(".ending .all").is_visible()
    screen.page.get_by_text(t("end-more"), exact=True).click()
    assert screen.page.locator(".ending .all dd").count() > 8
    screen.page.get_by_text(t("end-fair")).click()
    seed = screen.page.locator(".ending .seed")  # without a reload
    screen.until(lambda: bool(seed.inner_text()))


def counted(screen: Screen, *games: dict[str, Any]) -> list[dict[str, Any]]:
    """What games mean for the records, one after the other."""
    return screen.ask(
        """async (games) => {
            localStorage.removeItem("qmines.records");
            const { counted } = await import("/static/app/delight/records.js");
            return games.map(({ id, won, milliseconds, help }) => counted(
                { id, rules: "classic", level: "beginner", options: {} }, won,
                { milliseconds, help: help ?? {}, deaths: 0 }));
        }""",
        games,
    )


def test_best_times_and_streaks(site: Site) -> None:
    screen = site.visit("/help")
    found = counted(
        screen,
        {"id": "a", "won": True, "milliseconds": 30_000},
        {"id": "b", "won": True, "milliseconds": 20_000},
        {"id": "b", "won": True, "milliseconds": 20_000},  # looked at again
        {"id": "c", "won": True, "milliseconds": 1_000, "help": {"hint": 1}},
        {"id": "again", "won": True, "milliseconds": 40_000},
        {"id": "d", "won": False, "milliseconds": 5_000},
        {"id": "e", "won": True, "milliseconds": 25_000},
    )
    assert [each["record"] for each in found] == [False, True, True, False, False, False, False]
    assert [each["streak"] for each in found] == [1, 2, 2, 0, 3, 0, 1]
    assert [each["best"] for each in found] == [None, 30_000, 30_000, *[20_000] * 4]


def test_a_ranked_win_tells_its_place_on_the_leaderboard(site: Site) -> None:
    screen = site.visit("/help")
    sign_up(screen, "Sweeper", "correct zebra staple")
    screen.page.get_by_role("link", name="Sweeper").wait_for()
    screen._begin({"rules": "classic", "level": "7x5x0", "ranked": True})
    screen.click(2, 3)
    screen.ending()
    place = screen.page.locator(".ending .place a")
    place.wait_for()
    assert "level=7x5x0" in (place.get_attribute("href") or "")
    assert place.inner_text() == t("end-place", place=1)


def test_the_next_game_does_not_wait_for_animations(site: Site) -> None:
    screen = site.blank(reduced_motion="no-preference").play("classic", "beginner")
    screen.click(4, 4)
    lost(screen)
    screen.page.wait_for_timeout(420)
    screen.press("Enter")
    screen.page.locator(".table.fresh").wait_for()
    screen.click(0, 0)
    screen.until(lambda: screen.cell(0, 0) == "empty")


def frames_of_a_win(site: Site) -> list[float]:
    """Milliseconds between frames in the largest animation: light over a won Expert board."""
    screen = site.visit(reduced_motion="no-preference")
    screen.play("classic", "expert", no_guess=True)
    screen.page.wait_for_timeout(300)
    screen.ask(
        """async () => {
            const { Effects } = await import("/static/app/delight/effects.js");
            const sweep = Effects.prototype.sweep;
            Effects.prototype.sweep = function (...how) {
                globalThis.swept = true;
                return sweep.apply(this, how);
            };
        }"""
    )
    screen.press("Enter")
    screen.settled()
    screen.press("y")
    screen.page.wait_for_function("() => globalThis.swept")
    times = screen.ask(FRAMES, 600)
    screen.page.context.close()
    return sorted(times)


def test_animations_are_smooth_and_end(site: Site) -> None:
    """Others use this machine, so the best of three counts."""
    tries = [frames_of_a_win(site) for _ in range(3)]
    assert min(median(times) for times in tries) <= 17
    assert min(times[int(len(times) * 0.95)] for times in tries) <= 34


def test_reduced_motion_animates_nothing(site: Site) -> None:
    screen = site.blank().play("classic", "beginner")
    screen.page.wait_for_timeout(300)
    screen.click(4, 4)
    lost(screen)
    assert screen.ask("() => document.getAnimations().length") == 0


def test_sounds_have_one_switch_and_are_off_on_phones(site: Site) -> None:
    screen = site.blank().play("classic", "beginner")
    screen.page.wait_for_timeout(300)
    screen.ask(SOUNDS)
    screen.click(4, 4)
    screen.until(lambda: screen.ask("() => globalThis.sounds") > 0)
    screen.page.get_by_label(t("game-sound")).uncheck()
    before = screen.ask("() => globalThis.sounds")
    hidden = next(cell for cell, name in screen.names().items() if name == "hidden")
    screen.click(*hidden, button="right")
    assert screen.ask("() => globalThis.sounds") == before
    phone = site.blank(size=PHONE, touch=True).play("classic", "beginner")
    phone.button(t("game-more"))
    assert not phone.page.get_by_label(t("game-sound")).is_checked()
    phone = site.blank(size=PHONE, touch=True).play("classic", "7x5x0")
    phone.click(2, 3)
    phone.ending()
    assert phone.page.locator(".dock .again").is_visible()  # the card has no such button there


VIBRATIONS = """() => {
    globalThis.vibrations = [];
    navigator.vibrate = (pattern) => { globalThis.vibrations.push(pattern); return true; };
}"""


@pytest.mark.parametrize("touch", [True, False], ids=["phone", "mouse"])
def test_haptics_on_phones_only(site: Site, server: Server, touch: bool) -> None:
    """A long press and the end of a game can be felt; a mouse feels nothing."""
    game = ended_game(server.folder, "classic", "beginner", seed=1, no_guess=True)
    screen = site.blank(size=PHONE, touch=touch).play_again(game)
    screen.ask(VIBRATIONS)
    screen.press("Enter")
    screen.settled()
    if touch:
        hidden = next(cell for cell, name in screen.names().items() if name == "hidden")
        screen.hold(*hidden, 700)
        screen.until(lambda: screen.cell(*hidden) == "flag")
        assert screen.ask("() => vibrations") == [15]
    screen.press("y")
    screen.ending()
    felt = [15, [20, 50, 20, 50, 60]] if touch else []
    screen.until(lambda: screen.ask("() => vibrations") == felt)


def test_a_result_is_shared_as_text_and_as_a_picture(site: Site, server: Server) -> None:
    screen = site.visit(permissions=["clipboard-read", "clipboard-write"])
    won(screen, server)
    screen.ending()
    screen.page.get_by_role("button", name=t("end-share"), exact=True).first.click()
    screen.until(lambda: screen.said == t("game-result-copied"))
    text = screen.ask("() => navigator.clipboard.readText()")
    assert text.endswith(screen.page.url)
    assert t("game-level-beginner") in text
    with screen.page.expect_download() as saved:
        screen.button(t("end-picture"))
    data = saved.value.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    assert len(data) > 5000


def test_a_link_that_the_browser_does_not_copy_has_a_button(site: Site, server: Server) -> None:
    screen = site.visit(permissions=["clipboard-read"])
    won(screen, server)
    screen.ending()
    screen.ask("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    screen.button(t("end-share"))
    link = screen.page.get_by_label(t("game-link"))
    assert link.input_value() == screen.page.url
    screen.button(t("game-copy-link"))
    screen.until(lambda: screen.said == t("game-link-copied"))
    assert screen.ask("() => navigator.clipboard.readText()") == screen.page.url


def test_notes_are_cleared_by_an_undo(site: Site, server: Server) -> None:
    screen, _ = with_clue(site, server)
    screen.press("h")
    screen.until(lambda: bool(screen.said))
    screen.press("u")
    screen.settled()
    assert screen.said == ""


def test_a_pause_with_chances_shown_is_no_error(site: Site) -> None:
    screen = site.blank().play("classic", "beginner")
    screen.click(4, 4)
    screen.press("o")
    screen.until(lambda: any("% chance" in name for name in screen.names().values()))
    screen.press("p")
    screen.page.locator(".veil:not([hidden])").wait_for()
    screen.page.wait_for_timeout(300)
    assert screen.page.locator(".words.bad").count() == 0
    screen.press("p")
    screen.until(lambda: any("% chance" in name for name in screen.names().values()))
