"""A person at the page: sees what it shows, and has a mouse, fingers and a keyboard."""

from __future__ import annotations

import re
import time
from functools import partial
from typing import TYPE_CHECKING, Any

from qmines.core.position import Position
from qmines.messages import Message, Translator
from qmines.messages.translator import FIRST
from qmines.web.http.file_contents import FOLDER, translated

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from playwright.sync_api import (
        APIResponse,
        Browser,
        BrowserContext,
        ConsoleMessage,
        Locator,
        Page,
        Route,
    )

    from qmines.errors import Cell

BLANK = "/healthz"
PHONE, DESK = (360, 740), (1440, 900)
PATIENCE = 45.0  # seconds, for machines that do other things as well
_NAME = re.compile(r"row (\d+), column (\d+), (.*)")
_MARKS = {"hidden": "#", "flag": "F", "question mark": "?", "empty": "0"}
_MARKS |= {"mine": "*", "exploded mine": "!", "wrong flag": "x"}
_KINDS = {"css": "text/css", "js": "text/javascript", "ftl": "text/plain"}
_SPEAK = Translator()
_DEFAULT_ICON = "/favicon.ico"  # browsers with windows ask for it beside what is not a page: BLANK
_BLOCKED = "Service Worker registration blocked by Playwright"  # see Site.visit


def t(key: str, /, **args: object) -> str:
    """What the page says for a message."""
    return _SPEAK(Message(key, **args))


class Late:
    """Answers to what a page asks at a path: made at once, on the way for as long as wanted."""

    def __init__(self, screen: Screen, path: str) -> None:
        self._page, self._path = screen.page, path
        self._answers: list[tuple[Route, APIResponse]] = []
        screen.page.route(path, self._hold)

    def _hold(self, route: Route) -> None:
        self._answers.append((route, route.fetch()))

    def __len__(self) -> int:
        return len(self._answers)

    def arrive(self) -> None:
        """Let the page have all of them, the newest first."""
        for route, answer in reversed(self._answers):
            with self._page.expect_response(self._path):
                route.fulfill(response=answer)
        self._page.wait_for_timeout(100)


class Site:
    """Opens pages, and hears what they complain of."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        self._contexts: list[BrowserContext] = []

    def visit(
        self,
        path: str = "/",
        *,
        size: tuple[int, int] = DESK,
        dark: bool = False,
        touch: bool = False,
        beside: Screen | None = None,
        address: str = "",
        keeps: bool = False,
        **preferences: Any,
    ) -> Screen:
        """Open a path: in a browser of its own, or in a tab beside another page.

        A browser that ``keeps`` the site answers from its service worker, past any route of a
        test. Further preferences are those of a browser, such as ``forced_colors="active"``.
        """
        if beside is None:
            context = self.browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                color_scheme="dark" if dark else "light",
                has_touch=touch,
                is_mobile=touch,
                service_workers="allow" if keeps else "block",
                **{"reduced_motion": "reduce", **preferences},
            )
            self._contexts.append(context)
        else:
            context = beside.page.context
        page = context.new_page()
        screen = Screen(page, address or self.address)
        page.on("console", lambda message: self._heard(screen, message))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self._asked(screen, request.url))
        page.goto(screen.address + path)
        return screen

    def blank(self, **how: Any) -> Screen:
        """A browser that shows no page of the site yet, where loading one first adds nothing."""
        return self.visit(BLANK, **how)

    def close(self) -> None:
        for context in self._contexts:
            context.close()

    def _heard(self, screen: Screen, message: ConsoleMessage) -> None:
        address = message.location["url"]
        if message.text == _BLOCKED or address == f"{screen.address}{_DEFAULT_ICON}":
            return
        if message.type in {"error", "warning"} and not screen.trouble_expected:
            self.complaints.append(f"{message.text} {address}")

    def _asked(self, screen: Screen, url: str) -> None:
        if not url.startswith((screen.address, screen.address.replace("http", "ws"), "data:")):
            self.complaints.append(f"a request to {url}")


class Screen:
    """One tab."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.trouble_expected = False
        page.set_default_timeout(PATIENCE * 1000)

    # Set-up

    def replace_files(self, files: Mapping[str, str]) -> None:
        """Have the page load these texts instead of files of the server, by their names there.

        The next documents load every script for itself, without the bundle of the first page.
        """
        self.page.route("**/*", _unbundled)
        for name, text in files.items():
            kind = _KINDS[name.rsplit(".", maxsplit=1)[1]]
            self.page.route(f"**/static/{name}", partial(_fulfil, text, kind))

    def prefer(self, path: str = "", **settings: object) -> Screen:
        """Keep settings in the browser, as the page does; then load it again, or another one."""
        self.ask(
            "(kept) => localStorage.setItem('qmines.settings', JSON.stringify(kept))", settings
        )
        self.page.goto(f"{self.address}{path}") if path else self.page.reload()
        return self

    def play(self, rules: str, level: str, **options: object) -> Screen:
        """Begin a game as the page would; returns when its board is there."""
        return self._begin({"rules": rules, "level": level, "options": options})

    def play_again(self, game: str) -> Screen:
        """Play the board of an ended game (``past.ended_game``)."""
        return self._begin({"again": game})

    def _begin(self, body: dict[str, Any]) -> Screen:
        blank = self.page.url == self.address + BLANK
        path = self.ask(
            """async ([body, blank]) => {
                const headers = {"Content-Type": "application/json"};
                const answer = await fetch("/api/games",
                    {method: "POST", headers, body: JSON.stringify(body)});
                const path = `/game/${(await answer.json()).id}`;
                if (blank) return path;
                history.pushState(null, "", path);
                dispatchEvent(new PopStateEvent("popstate"));
            }""",
            [body, blank],
        )
        if blank:
            self.page.goto(self.address + path)
        return self.seated()

    def seated(self) -> Screen:
        """Wait until the board of a game is there."""
        self.page.locator("[role=gridcell]:not(.fresh *)").first.wait_for(state="attached")
        return self

    def ask(self, script: str, value: object = None) -> Any:
        return self.page.evaluate(script, value)

    def told(self) -> dict[str, Any]:
        """The game as the server tells it."""
        return self.ask(
            """async () => (await fetch("/api/games/" + location.pathname.split("/")[2])).json()"""
        )

    def kept(self) -> list[dict[str, Any]]:
        """The games that are played on this device."""
        return self.ask(
            """() => Object.keys(localStorage)
                .filter((name) => name.startsWith("qmines.local."))
                .map((name) => JSON.parse(localStorage.getItem(name)))"""
        )

    # What is seen

    def names(self, board: int = 0) -> dict[Cell, str]:
        """The cells as a screen reader says them, once the names are those of what is drawn."""
        # Waited for and read at once: in between the page might be another one.
        listed = self.page.wait_for_function(
            """(board) => {
                if (document.querySelector("[role=grid][aria-busy=true]")) return null;
                const cells = document.querySelectorAll("[role=grid]")[board]
                    ?.querySelectorAll("[role=gridcell]") ?? [];
                return cells.length ? [...cells].map((cell) => cell.ariaLabel) : null;
            }""",
            arg=board,
        )
        found = {}
        for name in listed.json_value():
            match = _NAME.fullmatch(name)
            assert match, name
            found[int(match[1]) - FIRST, int(match[2]) - FIRST] = match[3]
        return found

    def position(self, mines: int) -> Position:
        """The board as a position, read from the names of its cells."""
        return Position.from_rows(self.rows(), mines=mines)

    def rows(self) -> list[str]:
        """The looks of the cells, row by row, read from their names."""
        names = self.names()
        width = max(column for _, column in names) + 1
        looks = [_look(names[cell]) for cell in sorted(names)]
        return ["".join(looks[at : at + width]) for at in range(0, len(looks), width)]

    def cell(self, row: int, column: int, board: int = 0) -> str:
        return self.names(board)[row, column]

    @property
    def counter(self) -> int:
        text = self.page.locator("output.dial").text_content() or ""
        return int(text.replace("−", "-"))

    @property
    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    @property
    def said(self) -> str:
        return self.page.locator(".notes .words").text_content() or ""

    @property
    def announced(self) -> str:
        """What the live region says."""
        return self.page.locator("#live").text_content() or ""

    def ending(self) -> str:
        """The card at the end, with its measures."""
        self.page.locator(".ending .key-figures").wait_for()
        # Opened and read at once: in between the card might be made anew.
        return self.ask(
            """() => {
                const card = document.querySelector(".ending");
                card.querySelector(".measures").open = true;
                return card.innerText;
            }"""
        )

    def until(self, seen: Callable[[], bool]) -> None:
        """Wait until something is to be seen."""
        end = time.monotonic() + PATIENCE
        pause = 15.0  # milliseconds, longer and longer: to look takes time from those who work
        while not seen():
            assert time.monotonic() < end, (
                f"not seen in time; {self.page.url} says: {self.page.inner_text('main')}"
            )
            self.page.wait_for_timeout(pause)
            pause = min(1.2 * pause, 80)

    def settled(self) -> None:
        """Wait until all moves are answered; the names of cells follow the drawing."""
        self.ask(
            """async () => {
                const rest = (time) => new Promise((done) => setTimeout(done, time));
                const waiting = () => Object.keys(sessionStorage)
                    .some((key) => key.startsWith("qmines.queue"));
                for (let tries = 0; waiting() && tries < 4000; tries += 1) await rest(5);
                if (waiting()) throw new Error(`not answered: ${JSON.stringify(sessionStorage)}`);
                await rest(10);
            }"""
        )

    # What is done

    def at(self, row: int, column: int, board: int = 0) -> tuple[float, float]:
        """The middle of a cell on the screen, once the cells are where they are drawn."""
        found = self.page.wait_for_function(
            """([row, column, board]) => {
                if (document.querySelector("[role=grid][aria-busy=true]")) return null;
                const grid = document.querySelectorAll("[role=grid]")[board];
                const cell = grid.querySelector(`[aria-label^="row ${row}, column ${column},"]`);
                const box = cell.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            }""",
            arg=[row + FIRST, column + FIRST, board],
        )
        x, y = found.json_value()
        return x, y

    def click(self, row: int, column: int, board: int = 0, *, button: Any = "left") -> None:
        self.page.mouse.click(*self.at(row, column, board), button=button)
        self.settled()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tap(self, row: int, column: int, board: int = 0) -> None:
        self.page.touchscreen.tap(*self.at(row, column, board))
        self.settled()

    def hold(self, row: int, column: int, milliseconds: int, board: int = 0) -> bytes:
        """Rest a finger on a cell; returns a picture taken shortly before it is lifted."""
        x, y = self.at(row, column, board)
        session = self.page.context.new_cdp_session(self.page)
        point = [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
        self.page.wait_for_timeout(milliseconds)
        picture = self.page.locator(".board").nth(board).screenshot()
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.settled()
        return picture

    def button(self, name: str) -> None:
        """Press a button; on a phone it may be on the sheet behind the menu of the dock."""
        menu = self.page.locator(".more-tools[aria-expanded=false]:visible")
        if menu.count() and not self._named(name).count():
            menu.click()
        self._named(name).last.click()

    def _named(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def give_up(self) -> None:
        """Give the game up, which takes two presses."""
        self.button(t("game-give-up"))
        self.button(t("game-give-up-sure"))


def _unbundled(route: Route) -> None:
    if route.request.resource_type != "document":
        route.fallback()
        return
    document = translated((FOLDER / "index.html").read_text("utf-8"))
    route.fulfill(body=document, content_type="text/html")


def _fulfil(text: str, kind: str, route: Route) -> None:
    route.fulfill(body=text, content_type=kind)


def _look(words: str) -> str:
    """The character of a cell from its name."""
    first = words.split(",", maxsplit=1)[0]
    return _MARKS.get(first, first)
