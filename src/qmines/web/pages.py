"""The pages of the web site: each is a script in ``static/js/pages`` and one row here.

The server answers each path with the same document, and ``python -m qmines.web.tables`` writes
the front end's router table and the links in that document.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Page(NamedTuple):
    """A page: its script, its title, its paths, and what the link in the masthead says.

    ``{name}`` in a path stands for letters, digits, - and _, and ``{word}`` for small letters;
    the script's ``show(main, part)`` is given that part. One path of a page may have one.
    """

    script: str
    title: str
    paths: tuple[str, ...]
    link: str = ""


PAGES: Final = (
    Page("home", "Play", ("/", "/play"), link="Play"),
    Page("play", "Game", ("/game/{name}",)),
    Page("analyse", "Analyse", ("/analyse",), link="Analyse"),
    Page("trainer", "Trainer", ("/learn/trainer",)),
    Page("learn", "Learn", ("/learn", "/learn/{word}"), link="Learn"),
    Page("live", "Live", ("/live",), link="Live"),
    Page("room", "Room", ("/room/{name}",)),
    Page("replay", "Replay", ("/replay", "/replay/{name}")),
    Page("leaderboard", "Best", ("/best",)),
    Page("statistics", "Log", ("/stats",), link="Log"),
    Page("help", "Help", ("/help",), link="Help"),
    Page("settings", "Settings", ("/settings",), link="Settings"),
    Page("account", "Account", ("/account",), link="Account"),
)
"""Every page; the first whose path fits is shown, and links stand in this order."""
