"""Accounts, from sign-up to deletion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .driver import t
from .test_pages import violations

if TYPE_CHECKING:
    from .driver import Screen, Site


def test_account(site: Site) -> None:
    """Sign up with the games of a guest, log out and in, change the password, export, delete."""
    screen = site.visit()
    page = screen.page
    screen.play("classic", "beginner")
    screen.click(4, 4)
    screen.give_up()
    screen.ending()
    sign_up(screen, "Ada", "correct horse 1")
    page.get_by_role("heading", name="Ada").wait_for()
    page.get_by_text(t("account-session-this")).wait_for()
    page.get_by_label(t("account-old-password")).fill("correct horse 1")
    page.get_by_label(t("account-new-password")).fill("correct horse 2")
    page.get_by_role("button", name=t("account-change-password")).click()
    page.get_by_text(t("account-password-changed")).wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name=t("account-export")).click()
    assert "open 4 4" in download.value.path().read_text("utf-8")
    page.get_by_role("button", name=t("account-log-out")).click()
    form = page.locator("form", has_text=t("account-log-in"))
    form.get_by_label(t("account-name")).fill("ada")
    form.get_by_label(t("account-password")).fill("correct horse 2")
    form.get_by_role("button").click()
    page.get_by_role("heading", name="Ada").wait_for()
    page.get_by_role("link", name=t("page-statistics"), exact=True).click()
    page.get_by_role("cell", name=t("stats-outcome-lost")).first.wait_for()
    page.get_by_role("link", name=t("page-settings"), exact=True).click()
    page.get_by_text(t("settings-stored-account")).wait_for()
    page.get_by_role("link", name="Ada").click()
    page.locator("main").get_by_role("link", name=t("page-account")).click()
    page.locator("form", has_text=t("account-delete")).get_by_label(t("account-password")).fill(
        "correct horse 2"
    )
    page.get_by_role("button", name=t("account-delete-forever")).click()
    page.get_by_role("heading", name=t("page-account")).wait_for()


def test_trouble_with_accounts(site: Site) -> None:
    screen = site.visit("/account")
    screen.trouble_expected = True
    sign_up(screen, "Grace", "short")
    screen.page.get_by_role("alert").filter(has_text="8").wait_for()
    sign_up(screen, "a!", "a correct horse 9")
    name = screen.page.locator("input[name=name]:focus")
    name.wait_for()
    assert name.evaluate("(box) => box.closest('form').querySelector('[role=alert]').textContent")
    form = screen.page.locator("form", has_text=t("account-log-in"))
    form.get_by_label(t("account-name")).fill("nobody")
    form.get_by_label(t("account-password")).fill("nothing at all")
    form.get_by_role("button").click()
    screen.until(lambda: bool(form.get_by_role("alert").inner_text()))


def sign_up(screen: Screen, name: str, password: str) -> None:
    page = screen.page
    if not page.url.endswith("/account"):  # shown twice, its forms would be emptied in between
        page.locator(".masthead nav a").last.click()
    form = page.locator("form", has_text=t("account-sign-up"))
    form.get_by_label(t("account-name")).fill(name)
    form.get_by_label(t("account-password")).fill(password)
    form.get_by_role("button").click()


def test_logged_out_in_another_tab(site: Site) -> None:
    """The game says why it no longer moves."""
    screen = site.visit()
    sign_up(screen, "grace.hopper", "a correct horse 9")
    screen.page.get_by_role("button", name=t("account-log-out")).wait_for()
    game = site.visit(beside=screen).play("classic", "beginner")
    game.press("Enter")
    game.settled()
    screen.page.get_by_role("button", name=t("account-log-out")).click()
    game.until(lambda: t("game-logged-out") in game.said)
    game.until(
        lambda: game.page.locator(".masthead a[href$='account']").inner_text() == t("site-log-in")
    )


def test_a_wrong_old_password(site: Site) -> None:
    screen = site.visit()
    screen.trouble_expected = True
    sign_up(screen, "kay.mcnulty", "a correct horse 9")
    form = screen.page.locator("form", has_text=t("account-change-password"))
    form.get_by_label(t("account-old-password")).fill("not this one")
    form.get_by_label(t("account-new-password")).fill("another horse 10")
    screen.press("Enter")
    form.get_by_text(t("refused-password")).wait_for()
    assert screen.ask("() => document.activeElement.name") == "old"


def test_a_recovery_code_opens_the_account_again(site: Site) -> None:
    """Shown once at the sign-up; friends, blocks and reports are on the profiles of others."""
    screen, other = site.visit("/help"), site.visit("/help")
    page = screen.page
    sign_up(other, "Recover.Friend", "a correct horse 9")
    other.page.locator(".codes").wait_for()
    sign_up(screen, "Recover.Me", "a correct horse 9")
    codes = page.locator(".codes code")
    codes.first.wait_for()
    assert codes.count() == 8
    code = codes.first.inner_text()
    assert violations(screen) == []
    page.get_by_role("button", name=t("recover-codes-done")).click()
    assert codes.count() == 0
    page.goto(f"{screen.address}/player/recover.friend")
    page.get_by_role("button", name=t("profile-friend")).click()
    page.get_by_role("button", name=t("profile-unfriend")).wait_for()
    page.locator(".player-actions summary").click()
    page.get_by_role("button", name=t("profile-report-send")).click()
    page.get_by_text(t("profile-report-sent")).wait_for()
    page.goto(f"{screen.address}/account")
    page.get_by_role("link", name="Recover.Friend").wait_for()
    screen.button(t("account-log-out"))
    page.get_by_role("link", name=t("account-forgot")).click()
    form = page.locator("form", has_text=t("recover-code-title"))
    form.get_by_label(t("account-name")).fill("recover.me")
    form.get_by_label(t("recover-code")).fill(code)
    form.get_by_label(t("account-new-password")).fill("another horse 77")
    form.get_by_role("button").click()
    page.get_by_text(t("recover-changed")).wait_for()
    assert violations(screen) == []
