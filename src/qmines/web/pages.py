"""The pages of the web site: each is a script in ``static/js/pages`` and one row here.

The server answers each path with the same document, and ``python -m qmines.web.tables`` writes
the front end's router table and the links in that document. The title of a page is the message
``page-SCRIPT``.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Page(NamedTuple):
    """A page: its script, its paths, its message files, and whether the masthead links to it.

    ``serverless`` pages also work on a host that only serves files, see ``qmines site``.
    ``{name}`` in a path stands for letters, digits, - and _, ``{word}`` for small letters and -,
    and ``{player}`` for the name of an account, percent-encoded; the script's ``show(main, part)``
    is given that part. One path of a page may have one.
    """

    script: str
    paths: tuple[str, ...]
    messages: tuple[str, ...]
    link: bool = False
    serverless: bool = False


_ERRORS: Final = ("errors", "moves")
_HINTS: Final = ("help", "hints")
_KEYS: Final = ("shortcuts", "actions")
_ENDINGS: Final = ("outcomes", "verdict", "measurements")
_GAME: Final = ("game", "local", "moves", "board", "qubits", *_ENDINGS, *_KEYS, *_HINTS)
_BAR: Final = ("home", "setup", "rules")
_REPLAY: Final = (
    "replay",
    "notation",
    "lessons",
    "reviews",
    "game",
    "board",
    "qubits",
    *_ERRORS,
    *_ENDINGS,
)
_LEARN: Final = ("learn-page", "learn", "lessons", "techniques", "outcomes", "verdict")
_LESSON: Final = (*_LEARN, "board", *_ERRORS, *_KEYS, *_HINTS)
_ROOM: Final = ("live", "match", "leaderboard", "errors", "lessons", "rules", "events")

PAGES: Final = (
    Page("home", ("/", "/play"), (*_BAR, *_GAME), link=True, serverless=True),
    Page(
        "play", ("/game/{name}",), ("errors", "lessons", "events", *_BAR, *_GAME), serverless=True
    ),
    Page(
        "analyse",
        ("/analyse",),
        ("analyser", "picture", "notation", "board", "solver", *_ERRORS, *_HINTS),
        link=True,
        serverless=True,
    ),
    Page("trainer", ("/learn/trainer",), _LESSON),
    Page("learn", ("/learn", "/learn/{word}"), _LESSON, link=True, serverless=True),
    Page(
        "daily",
        ("/daily",),
        ("daily", "leaderboard", "reviews", "board", "qubits", "measurements", *_ERRORS),
        link=True,
    ),
    Page(
        "puzzles",
        ("/puzzles",),
        ("puzzles", "statistics", "match", *_LESSON),
        link=True,
        serverless=True,
    ),
    Page("live", ("/live",), ("live", "match", "friends", "setup", "rules", *_ERRORS), link=True),
    Page("room", ("/room/{name}",), (*_ROOM, *_GAME)),
    Page("replay", ("/replay", "/replay/{name}"), _REPLAY, serverless=True),
    Page("leaderboard", ("/leaderboard", "/best"), ("leaderboard",), link=True),
    Page("player", ("/player/{player}",), ("profile", "friends", "statistics", "match")),
    Page("statistics", ("/stats",), ("statistics",), link=True),
    Page("help", ("/help",), ("help-page", "rules", *_KEYS), link=True, serverless=True),
    Page(
        "settings",
        ("/settings",),
        ("settings-page", "settings", *_KEYS),
        link=True,
        serverless=True,
    ),
    Page("recover", ("/recover",), ("account",)),
    Page("account", ("/account",), ("account", "friends"), link=True),
)
"""Every page; the first whose path fits is shown, and links stand in this order."""

EVERY_PAGE: Final = ("site", "games", "cells", "refusals")
"""The message files that every page needs."""

MESSAGE_BUNDLES: Final = {
    "site": EVERY_PAGE,
    "coach": ("coach",),
    "invitations": ("friends", "match"),
} | {page.script: page.messages for page in PAGES}
"""The message files that the page loads in one request: for every page, for each, and for parts
of a page that are loaded later."""
