"""Browsers in quick matches and races, on two processes behind a proxy; one process is killed."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

import pytest

from web.fleet import Fleet

from .driver import t
from .test_live import come_in, lane, made_room, own_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.errors import Cell

    from .driver import Screen, Site


_LOG = logging.getLogger(__name__)
RACE_WITHIN = 2.0  # seconds after both have pressed the button
TRIES = 3  # on a busy machine the first ones may take longer


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    with Fleet(tmp_path_factory.mktemp("fleet"), processes=2) as running:
        yield running


@pytest.fixture
def fleet(both: Fleet) -> Fleet:
    """Two processes, of which a test may kill some."""
    start_missing(both)
    return both


def start_missing(fleet: Fleet) -> None:
    """Start processes again that were killed."""
    missing = [number for number, process in enumerate(fleet.processes) if process is None]
    for number in missing:
        fleet.launch(number)
    for number in missing:
        fleet.ready(number)


def flag(screen: Screen, cell: Cell) -> None:
    """Put a flag on a cell, and do not wait for what comes of it."""
    screen.page.mouse.click(*screen.at(*cell), button="right")


def sequence(screen: Screen) -> int:
    return int(own_game(screen)["view"]["sequence"])  # type: ignore[index,call-overload]


def test_a_process_killed_in_a_race(site: Site, fleet: Fleet) -> None:
    site.address = fleet.address
    ada = site.visit("/live")
    path = made_room(ada, "Ada")
    bob, cleo = come_in(site, path, "Bob"), come_in(site, path, "Cleo")
    racers = (ada, bob, cleo)
    for each in racers:
        each.trouble_expected = True  # lost lines are noted in the console
    ada.page.get_by_role("button", name=t("room-start"), exact=True).click()
    for each in racers:
        each.seated()
    for _ in range(20):  # until both processes have some of them
        if all(fleet.sockets(number) for number in range(2)):
            break
        cleo.page.reload()
        cleo.seated()
    cells = [cell for cell, name in ada.names().items() if name == "hidden"][:4]
    for each in racers:
        flag(each, cells[0])
        each.settled()
        each.until(lambda each=each: sequence(each) == 2)
    fleet.kill(max(range(2), key=fleet.sockets))
    for each in racers:  # while nobody has noticed yet
        for cell in cells[1:]:
            flag(each, cell)
    for each in racers:
        each.settled()
        each.until(lambda each=each: sequence(each) == 5)
        each.until(lambda each=each: all(each.cell(*cell) == "flag" for cell in cells))
    for each in (bob, cleo):
        each.page.get_by_role("button", name=t("room-leave"), exact=True).click()
        ada.until(
            lambda each=each: t("room-state-gave-up") in lane(ada, "Bob" if each is bob else "Cleo")
        )
    ada.give_up()
    for each in racers:
        each.page.locator(".results").wait_for()


def quick_match(site: Site, fleet: Fleet, *, kill: bool) -> float:
    """Have two strangers press *Quick match*; the seconds from the second press to the race.

    Without a kill each asks a process of their own; else both use the proxy, and the process
    that holds the first player's socket is killed before the second press.
    """
    addresses = [fleet.address] * 2 if kill else [fleet.own_address(0), fleet.own_address(1)]
    ada, bob = (site.visit("/live", address=each) for each in addresses)
    for each in (ada, bob):
        each.trouble_expected = kill  # the lost socket is noted in the console
        each.page.locator(".quick-start").wait_for()
    ada.until(lambda: not any(map(fleet.sockets, range(2))))  # those of the last try are closed
    ada.page.locator(".quick-start").click()
    ada.page.locator(".searching").wait_for()
    ada.until(lambda: any(map(fleet.sockets, range(2))))
    if kill:
        fleet.kill(max(range(2), key=fleet.sockets))
    start = time.monotonic()
    bob.page.locator(".quick-start").click()
    for each in (ada, bob):
        each.page.locator(".countdown").wait_for()
    taken = time.monotonic() - start
    rooms = [each.page.url.removeprefix(each.address) for each in (ada, bob)]
    assert rooms[0] == rooms[1]
    for each in (ada, bob):
        assert each.page.locator(".lane").count() == 2
        each.page.context.close()
    return taken


def test_a_quick_match_starts_within_two_seconds_even_if_a_process_is_killed(
    site: Site, fleet: Fleet
) -> None:
    """Two strangers press one button each, and are in the countdown of the same race."""
    for kill in (False, True):
        times: list[float] = []
        while not times or (times[-1] > RACE_WITHIN and len(times) < TRIES):
            start_missing(fleet)
            times.append(quick_match(site, fleet, kill=kill))
        how = "with" if kill else "without"
        _LOG.info("%s a kill, in the race after %.2f s", how, times[-1])
        assert times[-1] <= RACE_WITHIN, times
