"""Three browsers in one race, on two processes behind a proxy; one process is killed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.fleet import Fleet

from .driver import t
from .test_live import come_in, lane, made_room, own_game

if TYPE_CHECKING:
    from pathlib import Path

    from qmines.errors import Cell

    from .driver import Screen, Site


def flag(screen: Screen, cell: Cell) -> None:
    """Put a flag on a cell, and do not wait for what comes of it."""
    screen.page.mouse.click(*screen.at(*cell), button="right")


def sequence(screen: Screen) -> int:
    return int(own_game(screen)["view"]["sequence"])  # type: ignore[index,call-overload]


def test_a_process_killed_in_a_race(site: Site, tmp_path: Path) -> None:
    with Fleet(tmp_path, processes=2) as fleet:
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
                lambda each=each: (
                    t("room-state-gave-up") in lane(ada, "Bob" if each is bob else "Cleo")
                )
            )
        ada.give_up()
        for each in racers:
            each.page.locator(".results").wait_for()
