"""Keys of messages: each that is used exists, each that exists is used, and pages load theirs."""

from __future__ import annotations

import ast
import gzip
import re
import sys
from functools import cache
from pathlib import Path

import pytest

from qmines import modes
from qmines.messages.files import bundle_of, entries_of
from qmines.messages.fluent import read_entries
from qmines.notation import FORMATS
from qmines.play.lessons import LESSONS
from qmines.play.rival import STRENGTHS
from qmines.quantum.states import State
from qmines.store.achievements import ALL as ACHIEVEMENTS
from qmines.theme import keys, palettes
from qmines.web.pages import EVERY_PAGE, MESSAGE_BUNDLES, PAGES
from qmines.web.tables import _SEEN, FOLDER

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "qmines"
sys.path.insert(0, str(ROOT / "dev"))

from script_texts import Literal, literals  # noqa: E402  # it is no part of a package

KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")
OPTIONS = {option for mode in modes.MODES.values() for option in mode.descriptor.options}
NAMING = ("named", "titled")
"""Functions of scripts that look up a name in an area of the messages."""
RATES = ("", "-wins", "-wins-about")
FAMILIES = {
    "page-{…}": [*(page.script for page in PAGES), "lost"],
    "cell-{…}": _SEEN,
    "game-option-{…}-{…}": [
        f"{option.name.replace('_', '-')}-{choice}"
        for option in OPTIONS
        for choice in option.choices
        if option.name != "lesson"
    ],
    "learn-{…}": [lesson.part for lesson in LESSONS],
    "learn-{…}-about": [f"{lesson.part}-about" for lesson in LESSONS],
    "state-{…}": [state.name.lower() for state in State],
    "coach-kind-{…}": ["safe", "mine", "toss"],
    "assist-none-{…}": ["move", "simple", "smart", "deduce", "auto"],
    "live-{…}": ["race", "coop"],
    "match-strength-{…}": list(STRENGTHS),
    "room-coop-{…}": ["won", "lost"],
    "room-coop-{…}-others": ["won-others", "lost-others"],
    "stats-outcome-{…}": ["won", "lost"],
    "achievement-{…}": [each.name for each in ACHIEVEMENTS],
    "achievement-{…}-about": [f"{each.name}-about" for each in ACHIEVEMENTS],
    "profile-{…}": ["won", "lost"],
    "profile-rating-{…}": ["race", "puzzle"],
    "friends-playing-{…}": ["race", "coop", "solo", "waiting"],
    "profile-race-{…}": ["won", "draw", "lost"],
    "best-kind-{…}": ["solo", "daily", "race", "assisted"],
    "replay-move-{…}": [
        *("open", "chord", "flag", "question", "mark", "shield", "prepare"),
        *("undo", "pause", "resume", "resign", "reset"),
    ],
    "replay-recorded{…}": ["", "-both", "-program", "-player"],
    "analyser-{…}{…}": ["exact", "exact-boards", "sampled", "sampled-boards", "bounds"],
    "format-{…}": list(FORMATS),
    "analyser-certain-{…}": ["both", "safe", "mines", "none"],
    "analyser-best-{…}{…}": [f"{kind}{rate}" for kind in ("safe", "guess") for rate in RATES],
    "game-rules": [f"-{name}" for name in modes.MODES],
    "game-level": [
        *("-beginner", "-intermediate", "-expert", "-guided", "-pairs", "-links"),
        *("-trios", "-superposition", "-basis", "-singlet", "-mermin", "-free"),
    ],
    "game-option": [
        *(f"-{option.name.replace('_', '-')}" for option in OPTIONS if option.name != "position"),
        "-from-a-position",
    ],
    "game-help": [
        *("-hint", "-move", "-simple", "-smart", "-deduce", "-auto", "-overlay", "-flags"),
        "-coach",
        *("-undo", "-seed", "-together", "-position", "-local"),
    ],
    "theme": [f"-{name}" for name in palettes.PALETTES],
    "key-profile": [f"-{name}" for name in keys.table()["profiles"]],
    "key-scope": [f"-{action.scope}" for action in keys.actions("web").values()],
    "key-name-{…}": list(keys.named_keys("web").values()),
    "action": [f"-{name}" for name in keys.actions("web")],
}
"""Keys that scripts put together: the template, or the area given to named(), and what follows
the part of it that is always the same."""


COMPOSED = (
    *("suppose-*", "follows-*", "so-*", "either-way-*", "reason-*-total"),
    *("*-needs-*", "*-need-*", "plain-title-*", "technique-*-*"),
    *(f"action-{name}" for name in keys.actions("terminal")),
)
"""Keys that Python or the kernel puts together of several parts."""


def family(template: str) -> list[str]:
    """The keys that a template stands for."""
    return [template.split("{…}", maxsplit=1)[0] + rest for rest in FAMILIES[template]]


@cache
def script_literals(path: Path) -> list[Literal]:
    return literals(path.read_text("utf-8"))


def keys_in_script(path: Path) -> set[str]:
    """The keys that a script uses: those it looks up, and those it has in tables."""
    found: set[str] = set()
    for literal in script_literals(path):
        if "{…}" in literal.text:
            if literal.text in FAMILIES:
                found |= set(family(literal.text))
        elif literal.call in NAMING and literal.argument == 0 and literal.text in FAMILIES:
            found |= set(family(literal.text))
        elif KEY.fullmatch(literal.text) and literal.text in entries_of("en"):
            found.add(literal.text)
    return found


def keys_in_module(path: Path) -> set[str]:
    """The keys in a Python module; with ``*`` for what a message's key is completed with."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        if isinstance(node, ast.JoinedStr):
            parts = (v.value if isinstance(v, ast.Constant) else "*" for v in node.values)
            found.add("".join(map(str, parts)))
    return {key for key in found if re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9*]+)+|clue", key)}


def loaded_with(path: Path) -> set[Path]:
    """A script and all that it imports, at once or later."""
    found: set[Path] = set()
    waiting = [path]
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            named = re.findall(r'(?:\bfrom |import\()"(\.[^"]+)"', script.read_text("utf-8"))
            waiting += [(script.parent / name).resolve() for name in named]
    return found


SCRIPTS = sorted((FOLDER / "js").rglob("*.js"))
DOCUMENTS = [FOLDER / "index.html", FOLDER / "manifest.webmanifest"]


def test_every_key_that_a_script_looks_up_exists():
    """What named() puts together is in FAMILIES, and may be missing: for rules of one's own."""
    known = entries_of("en")
    for path in SCRIPTS:
        for literal in script_literals(path):
            looked_up = literal.call in {"t", "rich"} and literal.argument == 0
            told = literal.name == "key" and "-" in literal.text
            if not (looked_up or told) or literal.compared or literal.text == "{…}-{…}":
                continue
            if "{…}" in literal.text:
                assert literal.text in FAMILIES, f"{path}: register {literal.text} in FAMILIES"
            else:
                assert literal.text in known, f"{path}:{literal.line}: {literal.text}"


@pytest.mark.parametrize("template", FAMILIES)
def test_every_key_of_a_family_exists(template: str):
    missing = set(family(template)) - set(entries_of("en"))
    assert not missing


def test_every_registered_family_is_used():
    used = {literal.text for path in SCRIPTS for literal in script_literals(path)}
    assert set(FAMILIES) <= used


def unused_keys() -> list[str]:
    used = {key for path in SOURCE.rglob("*.py") for key in keys_in_module(path)}
    used |= {*COMPOSED, *(key for path in SCRIPTS for key in keys_in_script(path))}
    used |= {key for path in DOCUMENTS for key in re.findall(r"\{ ([a-z-]+) \}", path.read_text())}
    used |= {
        key for text in entries_of("en").values() for key in re.findall(r"\{ ([a-z-]+) \}", text)
    }
    patterns = [re.compile(key.replace("*", "[a-z0-9-]+")) for key in used if "*" in key]
    return [
        key
        for key in entries_of("en")
        if key not in used and not any(pattern.fullmatch(key) for pattern in patterns)
    ]


def test_every_message_is_used():
    unused = unused_keys()
    assert not unused, ", ".join(unused)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.script)
def test_a_page_loads_the_messages_that_its_scripts_use(page):
    loaded = {
        *read_entries(bundle_of("en", EVERY_PAGE)),
        *read_entries(bundle_of("en", page.messages)),
        # These are loaded with their scripts.
        *read_entries(bundle_of("en", MESSAGE_BUNDLES["coach"])),
        *read_entries(bundle_of("en", MESSAGE_BUNDLES["invitations"])),
    }
    scripts = loaded_with(FOLDER / "js" / "pages" / f"{page.script}.js")
    missing = {key: path.name for path in scripts for key in keys_in_script(path) - loaded}
    assert not missing


def test_the_analyser_loads_what_the_kernel_in_the_page_says():
    """Hints, and why a position cannot be: the keys are in its sources."""
    texts = [path.read_text("utf-8") for path in (ROOT / "native" / "browser").glob("*.cc")]
    said = {key for text in texts for key in re.findall(r'"([a-z]+(?:-[a-z]+)+)"', text)}
    said &= set(entries_of("en"))
    assert {"hint-open", "contradiction-clues"} <= said
    page = next(page for page in PAGES if page.script == "analyse")
    assert said <= {*read_entries(bundle_of("en", (*EVERY_PAGE, *page.messages)))}


def test_the_frame_of_the_page_needs_the_first_messages_alone():
    # Invitations load theirs when somebody is logged in.
    loaded = {*read_entries(bundle_of("en", (*EVERY_PAGE, *MESSAGE_BUNDLES["invitations"])))}
    for path in loaded_with(FOLDER / "js" / "main.js"):
        assert keys_in_script(path) <= loaded, path.name


def test_no_key_is_in_two_files():
    seen: dict[str, str] = {}
    for path in sorted((SOURCE / "messages" / "en").glob("*.ftl")):
        for key in read_entries(path.read_text("utf-8")):
            assert key not in seen, f"{key}: {path.name} and {seen[key]}"
            seen[key] = path.name


def test_bundles_hold_messages_alone():
    """Comments are for translators; the messages are as the files have them."""
    for names in MESSAGE_BUNDLES.values():
        bundle = bundle_of("en", names)
        assert not re.search(r"^(#|$)", bundle.rstrip("\n"), re.MULTILINE)
        assert read_entries(bundle).items() <= entries_of("en").items()


def test_the_first_page_has_few_messages():
    """Those of a whole game, compressed: 13.5 of the 150 KiB that the first page may weigh."""
    bundles = [bundle_of("en", MESSAGE_BUNDLES[name]) for name in ("site", "home")]
    assert sum(len(gzip.compress(bundle.encode())) for bundle in bundles) < 13.5 * 1024


def test_bundles_name_files_that_exist():
    for names in MESSAGE_BUNDLES.values():
        for name in names:
            assert (SOURCE / "messages" / "en" / f"{name}.ftl").is_file(), name
