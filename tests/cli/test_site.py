"""The site as plain files: written, updated, and never over anything else."""

from __future__ import annotations

import json

from click.testing import CliRunner

from qmines.cli import cli
from qmines.web.pages import PAGES
from qmines.web.static_site import MARKER


def run(*words: str):
    return CliRunner().invoke(cli, ["site", *words])


def test_the_folder_has_a_document_for_every_page(tmp_path):
    folder = tmp_path / "site"
    assert run(str(folder)).exit_code == 0
    for page in PAGES:
        document = folder / page.paths[0].strip("/") / "index.html"
        if "{" not in page.paths[0]:
            assert document.is_file() == page.serverless, page
    first = (folder / "index.html").read_text("utf-8")
    assert 'src="./static/js/main.js"' in first
    assert "../../static/js/main.js" in (folder / "learn/pair/index.html").read_text("utf-8")
    for page in PAGES:
        linked = f'href=".{page.paths[0]}" ' in first.partition("<nav")[2]
        assert linked == (page.serverless and (page.link or page.script == "replay")), page
    assert not list(folder.rglob("*.py"))


def test_it_is_updated_in_place(tmp_path):
    assert run(str(tmp_path)).exit_code == 0
    marker = tmp_path / MARKER
    names = json.loads(marker.read_text("utf-8"))
    old = tmp_path / "static/js/gone.js"
    old.write_text("old", "utf-8")
    mine = tmp_path / "CNAME"
    mine.write_text("mines.example.org", "utf-8")
    outside = tmp_path.parent / "outside.txt"
    outside.write_text("kept", "utf-8")
    listed = [*names, "static/js/gone.js", "../outside.txt"]
    marker.write_text(json.dumps(listed), "utf-8")
    assert run(str(tmp_path)).exit_code == 0
    assert not old.exists()
    assert mine.read_text("utf-8") == "mines.example.org"
    assert outside.read_text("utf-8") == "kept"
    assert json.loads(marker.read_text("utf-8")) == names


def test_a_folder_of_something_else_is_refused(tmp_path):
    (tmp_path / "index.html").write_text("mine", "utf-8")
    result = run(str(tmp_path))
    assert result.exit_code != 0
    assert "another folder" in result.output + str(result.exception)
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]
    file = tmp_path / "file"
    file.write_text("", "utf-8")
    assert run(str(file)).exit_code != 0
