"""Whatever a stranger can name is written down: names, commands, options, settings, routes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

import qmines
import qmines.gym
from qmines.cli import COMMANDS, cli
from qmines.modes import MODES
from qmines.tui.named_settings import named
from qmines.tui.settings import Settings
from qmines.web import settings as web_settings
from qmines.web.app import create_app
from support.packages import package
from support.programs import program

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), *ROOT.glob("*.md")])


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


@pytest.mark.extra
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    package("sphinx")
    # Without collecting garbage, of which there is little, it takes a fifth less time.
    build = "import gc, sys; gc.disable(); from sphinx.cmd.build import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", build, "-q", "-W", "--keep-going", "-b", "html", str(DOCS),
         str(tmp_path / "html"), "-d", str(tmp_path / "trees")],
        capture_output=True, text=True, check=False, timeout=400,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "html" / "index.html").exists()
    made = {at.name: at.read_text(encoding="utf-8") for at in (tmp_path / "html").glob("*.html")}
    assert "qmines.new_game" in made["api.html"]
    assert 'class="formula-block"' in made["solver.html"]
    for name, html in made.items():  # it can be read without a network
        assert not re.search(r"<(script|link|img)[^>]* (src|href)=.https?:", html), name


def test_every_page_is_in_the_list_of_pages() -> None:
    listed = re.findall(r"^([\w/-]+)$", page("index.md"), re.MULTILINE)
    there = {str(at.relative_to(DOCS).with_suffix("")) for at in DOCS.rglob("*.md")}
    assert there == {"index", *listed}


@pytest.mark.parametrize("name", qmines.__all__)
def test_every_public_name(name: str) -> None:
    assert re.search(rf"^\.\. [\w:]+:: {name}$", page("api.md"), re.MULTILINE)


@pytest.mark.parametrize("name", qmines.gym.__all__)
def test_every_name_for_agents(name: str) -> None:
    assert re.search(rf"^\.\. [\w:]+:: {name}$", page("api.md"), re.MULTILINE)


@pytest.mark.parametrize("script", ["make_reference.py", "make_man.py"])
def test_what_is_made_from_the_code_is_fresh(script: str) -> None:
    done = subprocess.run(
        [sys.executable, str(DOCS / script), "--check"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_every_command_has_a_manual_page_that_groff_accepts() -> None:
    program("groff", "groff-base")
    pages = sorted((DOCS / "man").glob("*.1"))
    assert {page.stem for page in pages} == {"qmines", *(f"qmines-{name}" for name in COMMANDS)}
    done = subprocess.run(
        ["groff", "-man", "-ww", "-Tutf8", "-z", *pages], capture_output=True, check=True
    )
    assert done.stderr == b""


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_has_examples_and_every_option_a_word(name: str) -> None:
    context = click.Context(cli, info_name="qmines", **cli.context_settings)
    command = cli.get_command(context, name)
    assert command is not None
    told = command.get_help(click.Context(command, info_name=name, parent=context))
    assert "Examples:" in told
    assert f"  qmines {name}" in told or (name == "web" and "  qmines web" in told)
    for parameter in command.params:
        if isinstance(parameter, click.Option) and not parameter.hidden:
            assert parameter.help, f"qmines {name} {parameter.opts[0]} says nothing of itself"
            assert parameter.opts[0] in page("commands.md")
    assert f"qmines {name}" in "".join(page(at.name) for at in DOCS.glob("*.md"))


@pytest.mark.parametrize("name", sorted(named(Settings())))
def test_every_setting_of_the_terminal_game(name: str) -> None:
    assert f"| `{name}` |" in page("settings.md")


@pytest.mark.parametrize("rules", sorted(MODES))
def test_every_rule_set_and_its_options(rules: str) -> None:
    part = page("options.md").partition(f"(`{rules}`)")[2].partition("\n## ")[0]
    for option in MODES[rules].descriptor.options:
        assert f"| `{option.name}` |" in part
    for event in MODES[rules].descriptor.events:
        assert f"| `{event.usage}` |" in part


def routes() -> list[tuple[str, str]]:
    found = create_app(web_settings.ServerSettings(log="none")).openapi()["paths"]
    return sorted((path, method.upper()) for path, ways in found.items() for method in ways)


@pytest.mark.parametrize(("path", "method"), routes())
def test_every_route(path: str, method: str) -> None:
    pattern = re.sub(r"\\{\w+\\}", "[A-Z]+", re.escape(path))
    told = page("web-api.md") + page("analyser.md")
    assert re.search(rf"`{method} {pattern}[`?]", told)


def test_every_variable_of_the_environment() -> None:
    named_in_code = set()
    for path in (ROOT / "src").rglob("*.py"):
        named_in_code |= set(re.findall(r"\bQMINES_[A-Z_]+\b", path.read_text(encoding="utf-8")))
    told = "".join(at.read_text(encoding="utf-8") for at in PAGES)
    ours = {"QMINES_WEB_SETTINGS"}  # handed by a server to its own processes
    assert {name for name in named_in_code if name not in told} <= ours


@pytest.mark.parametrize("at", PAGES, ids=lambda at: str(at.relative_to(ROOT)))
def test_no_link_leads_nowhere(at: Path) -> None:
    text = re.sub(r"```.*?```", "", at.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target) or target.startswith("#"):
            continue
        assert (at.parent / target.partition("#")[0]).exists(), f"{target} in {at.name}"
