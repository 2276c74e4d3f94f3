"""The log: filters, plots with their tables, pages of games."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from .driver import DESK, PHONE, t
from .past import give_crowd, give_past
from .test_pages import chosen, fits, sound

if TYPE_CHECKING:
    from .driver import Screen, Site
    from .serving import Server

MANY = 120


def visit(site: Site, server: Server, seed: int) -> Screen:
    screen = site.blank()
    give_past(server.folder, screen, MANY, seed=seed)
    screen.page.goto(f"{screen.address}/stats")
    return drawn(screen)


def drawn(screen: Screen) -> Screen:
    """Wait until plots and games are those that are asked for."""
    screen.page.locator(".plot svg").first.wait_for()
    screen.page.wait_for_function("() => !document.querySelector('main [aria-busy=true]')")
    return screen


def told(screen: Screen, path: str) -> dict:
    return screen.ask("async (path) => (await fetch(path)).json()", f"/api{path}")


def test_the_log_is_accessible(site: Site, server: Server) -> None:
    screen = visit(site, server, 10)
    screen.page.locator(".plotted summary").first.click()
    screen.page.locator(".plotted table").first.wait_for()
    for size, dark in product((PHONE, DESK), (True, False)):
        sound(screen, [(size, dark)])
        sizes = screen.ask(
            """() => [...document.querySelectorAll(".plot text")].map((text) =>
                text.getBoundingClientRect()).map((box) => [box.left, box.right, box.height])"""
        )
        assert sizes
        for left, right, height in sizes:
            assert left >= 0
            assert right <= size[0]
            assert height >= 12, "letters that cannot be read"


def test_filters_say_which_games(site: Site, server: Server) -> None:
    """By keyboard alone; the address holds them."""
    screen = visit(site, server, 2)
    page = screen.page
    lines = told(screen, "/stats")["lines"]
    games = page.locator(".figures dd").first
    screen.until(lambda: games.inner_text().startswith(str(MANY)))
    assert page.get_by_role("heading", name=t("stats-plot-time"), exact=True).count() == 0
    level = page.locator(".filters").get_by_label(t("stats-level"))
    level.focus()
    screen.press("2")  # a list goes to what is typed
    screen.until(lambda: "level=20x20x60" in page.url)
    drawn(screen)
    count = sum(line["games"] for line in lines if line["level"] == "20x20x60")
    assert 0 < count < MANY
    screen.until(lambda: games.inner_text().startswith(f"{count}\n"))
    page.get_by_role("heading", name=t("stats-plot-time"), exact=True).wait_for()
    page.locator(".filters").get_by_label(t("stats-help")).select_option("hint")
    screen.until(lambda: "aid=hint" in page.url)
    drawn(screen)
    with_hints = told(screen, "/stats?level=20x20x60&aid=hint")["lines"]
    helped = sum(line["games"] for line in with_hints)
    screen.until(lambda: games.inner_text().startswith(f"{helped}\n"))
    page.get_by_label(t("stats-outcome")).select_option("won")
    drawn(screen)
    wins = sum(line["wins"] for line in with_hints)
    screen.until(lambda: page.locator(".log.games tbody tr").count() == min(wins, 25))
    page.reload()
    drawn(screen)
    assert page.locator(".filters").get_by_label(t("stats-level")).input_value() == "20x20x60"
    assert page.locator(".filters").get_by_label(t("stats-help")).input_value() == "hint"
    screen.until(lambda: page.locator(".log.games tbody tr").count() == min(wins, 25))


def test_plots_are_what_was_told(site: Site, server: Server) -> None:
    """The table behind a plot, its drawing and the server say the same."""
    screen = visit(site, server, 3)
    page = screen.page
    bins = told(screen, "/progress")["bins"]
    plotted = page.locator(".plotted").first
    plotted.locator("summary").click()
    cells = plotted.locator("tbody td")
    screen.until(lambda: cells.count() == len(bins))
    rates = [text.split("%")[0] for text in cells.all_inner_texts()]
    # As JavaScript rounds: halves up.
    assert rates == [str(int(100 * each["win_rate"] + 0.5)) for each in bins]
    dots = plotted.locator(".dot-0")
    assert dots.count() == len(bins)
    heights = [float(dot.get_attribute("cy") or "") for dot in dots.all()]
    order = sorted(range(len(bins)), key=lambda at: bins[at]["win_rate"])
    assert [heights[at] for at in order] == sorted(heights, reverse=True)
    box = plotted.locator("svg").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] - 14, box["y"] + 60)
    readout = plotted.locator(".readout")
    screen.until(lambda: readout.inner_text().startswith(f"Games {bins[-1]['start']}–{MANY}"))
    title = plotted.locator("svg title").text_content()
    assert title == t("stats-plot-win-rate")
    assert "The table below" in (plotted.locator("svg desc").text_content() or "")


def test_a_level_is_chosen_from_the_table(site: Site, server: Server) -> None:
    screen = visit(site, server, 4)
    page = screen.page
    line = told(screen, "/stats")["lines"][0]
    page.locator(".log.by-level tbody button").first.focus()
    screen.press("Enter")
    screen.until(lambda: f"level={line['level']}" in page.url)
    drawn(screen)
    figures = page.locator(".figures dd").first
    screen.until(lambda: figures.inner_text().startswith(f"{line['games']}\n"))


def test_pages_of_games(site: Site, server: Server) -> None:
    screen = visit(site, server, 5)
    page = screen.page
    links = page.locator(".log.games tbody td:first-child a")
    seen = [link.get_attribute("href") for link in links.all()]
    assert len(seen) == 25
    older, newer = (
        page.get_by_role("button", name=t("stats-older")),
        page.get_by_role("button", name=t("stats-newer")),
    )
    assert newer.is_disabled()
    for number in range(2, 6):
        before = links.first.get_attribute("href")
        older.focus()
        screen.press("Enter")
        screen.until(lambda before=before: links.first.get_attribute("href") != before)
        seen += [link.get_attribute("href") for link in links.all()]
        assert len(seen) == min(25 * number, MANY)
    assert len(set(seen)) == MANY
    screen.until(older.is_disabled)
    newer.click()
    screen.until(lambda: links.first.get_attribute("href") == seen[75])


def test_an_empty_log(site: Site) -> None:
    screen = site.visit("/stats")
    screen.page.get_by_text(t("stats-none")).wait_for()
    screen.page.get_by_role("link", name=t("stats-list-play")).wait_for()


def test_leaderboards(site: Site, server: Server) -> None:
    """By rules, level, period and figure; whoever looks always sees their own rank."""
    screen = site.blank()
    page = screen.page
    give_crowd(server.folder, ["Ada", "Bea", "Cleo"], 40)
    give_past(server.folder, screen, 60, seed=77)
    page.goto(f"{screen.address}/leaderboard?level=intermediate")
    rows, own = page.locator(".log.best tbody tr"), page.locator(".log.best .you")
    rows.first.wait_for()
    found = told(screen, "/leaderboard?level=intermediate")
    assert rows.count() == len(found["rows"])
    assert own.count() == 0  # nothing of theirs is verified
    assert rows.get_by_text(t("best-verified"), exact=True).count() == rows.count()
    form = page.locator(".filters")
    form.get_by_label(t("best-verified-only")).focus()
    screen.press("Space")
    own.wait_for()
    rank = told(screen, "/leaderboard?level=intermediate&verified=0")["you"]["rank"]
    assert own.locator("td").first.inner_text() == str(rank)
    assert t("best-guest") in own.inner_text()
    sound(screen)
    for by in ("speed", "efficiency", "streak"):
        screen.button(t(f"best-by-{by}"))
        best = told(screen, f"/leaderboard?level=intermediate&verified=0&by={by}")["rows"]
        names = [each["player"] for each in best]
        shown = rows.locator("th")
        screen.until(lambda names=names, shown=shown: shown.all_inner_texts() == names)
        for width, height in (PHONE, DESK):
            page.set_viewport_size({"width": width, "height": height})
            assert fits(screen)
    screen.button(t("best-when-month"))
    screen.until(lambda: "period=month" in page.url and "by=streak" in page.url)
    form.get_by_label(t("best-kind")).select_option("assisted")
    screen.until(form.get_by_label(t("best-verified-only")).is_hidden)
    form.get_by_label(t("best-level")).select_option("size")
    form.get_by_label(t("best-size")).fill("20x20x61")
    screen.press("Enter")
    page.get_by_role("link", name=t("best-none-play")).wait_for()
    form.get_by_label(t("best-rules")).select_option("qubits")
    screen.until(lambda: "rules=qubits" in page.url)
    page.goto(page.url.split("?")[0] + "?level=7x7x9&variant=no_guess")
    page.get_by_role("link", name=t("best-none-play")).click()
    page.locator(".table.fresh").wait_for()  # that board, not the last one played
    assert len(screen.names()) == 49
    assert chosen(screen)[0] == t("game-option-no-guess")


def test_profiles(site: Site, server: Server) -> None:
    """Bests, charts and achievements of others; favourites are chosen on one's own profile."""
    screen = site.blank()
    page, name = screen.page, "Zoe"
    give_crowd(server.folder, ["Kim"], 60)
    page.goto(f"{screen.address}/player/kim")
    page.locator(".plot svg").first.wait_for()
    found = told(screen, "/players/Kim")
    assert page.locator(".log.levels tbody tr").count() == len(found["lines"])
    assert page.locator(".achievements .earned").count() > 0
    assert page.get_by_role("button", name=t("profile-add")).count() == 0
    page.locator(".log.levels .link").nth(1).click()
    heading = page.locator(".log-shown h3")
    screen.until(lambda: found["lines"][1]["level"] in heading.inner_text().lower())
    sound(screen)
    screen.ask(
        """async (name) => { for (const path of ["signup", "login"]) await fetch(`/api/${path}`, {
            method: "POST", headers: {"Content-Type": "application/json"},
            body: JSON.stringify({name, password: "correct zebra staple"})}); }""",
        name,
    )
    screen._begin({"rules": "classic", "level": "7x5x0"})
    screen.click(2, 3)
    screen.ending()
    page.goto(f"{screen.address}/account")
    page.get_by_role("link", name=t("account-profile")).click()
    page.locator(".profile-part summary", has_text=t("profile-add-title")).click()
    screen.button(t("profile-add"))
    page.get_by_role("button", name=t("profile-remove")).wait_for()
    assert len(told(screen, "/favourites")["games"]) == 1
    page.goto(f"{screen.address}/account")
    page.get_by_label(t("account-hide-profile")).check()
    screen.until(lambda: told(screen, "/profile")["hidden"])
    page.goto(f"{screen.address}/player/{name}")
    page.get_by_text(t("profile-hidden")).wait_for()
    screen.trouble_expected = True  # browsers log a 404
    page.goto(f"{screen.address}/player/nobody-here")
    page.get_by_role("heading", name=t("profile-missing")).wait_for()
