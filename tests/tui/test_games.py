"""The list of games: search, delete and export; and a set-up by density."""

from __future__ import annotations

import pytest

from qmines.session import load
from qmines.tui.texts import t
from support.texts import text
from tui.driver import drive


async def two_games(d):
    for level, rules in (("beginner", "classic"), ("expert", "forgiving")):
        await d.sit_down(level, rules)
        await d.press("space")
    d.app.back_to_menu()
    await d.settle()
    await d.choose("games")


def names(d):
    return [row.name for row in d.rows.rows[1:] if row.chooses]


def test_searching_games(tmp_path):
    async def story(d):
        await two_games(d)
        assert len(names(d)) == 2
        assert d.rows.row.name == names(d)[0]  # the latest, not the line to type into
        await d.press("slash")
        await d.type("Beg class")
        assert len(names(d)) == 1
        await d.type("x")
        assert names(d) == []
        await d.press("backspace", "enter")
        await d.until(lambda: d.screen == "PauseScreen")
        assert d.view.grid.width == 9

    drive(tmp_path, story)


def test_escape_clears_the_search_before_it_leaves_the_list(tmp_path):
    async def story(d):
        await two_games(d)
        await d.press("slash")
        await d.type("beg")
        await d.press("escape")
        assert d.screen == "GamesScreen"
        assert len(names(d)) == 2
        assert d.rows.row.name == names(d)[0]
        await d.press("escape")
        assert d.screen == "MenuScreen"

    drive(tmp_path, story)


def test_every_kind_of_help_is_named(tmp_path):
    async def story(d):
        await d.sit_down("expert", seed=3)
        await d.press("space", "h", "k")
        await d.until(lambda: not d.play.actions.assistant.working)
        d.app.back_to_menu()
        await d.settle()
        await d.choose("games")
        assert set(d.store.games()[0].aid.split("+")) == {"hint", "move", "seed"}
        for kind in ("hint", "move", "seed"):
            assert text(f"game-help-{kind}").lower() in d.note.lower(), d.note

    drive(tmp_path, story)


def test_deleting_a_game_takes_two_presses(tmp_path):
    async def story(d):
        await two_games(d)
        doomed, kept = names(d)
        await d.press("delete")
        assert d.note == t("list-delete-sure", key="Del")
        await d.press("down", "up", "delete")  # another row: it asks again
        assert d.note == t("list-delete-sure", key="Del")
        await d.press("delete")
        await d.until(lambda: names(d) == [kept])
        assert [game.id for game in d.store.games()] == [kept]
        assert doomed not in d.text

    drive(tmp_path, story)


def test_exporting_a_game_writes_a_new_file(tmp_path, monkeypatch):
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)

    async def story(d):
        await two_games(d)
        name = names(d)[0]
        await d.press("ctrl+e")
        await d.until(lambda: list(folder.iterdir()))
        await d.until(lambda: d.note == t("list-exported", path=f"qmines-{name}.qmines"))
        await d.press("ctrl+e")
        await d.until(lambda: len(list(folder.iterdir())) == 2)
        for path in folder.iterdir():
            assert load(path.read_bytes()).setup.rules == "forgiving"

    drive(tmp_path, story)


def test_the_density_and_the_number_of_mines_follow_each_other(tmp_path):
    async def story(d):
        await d.choose("custom")
        await d.move_to_row("density")
        await d.type("20")
        rows = {row.name: row.value for row in d.rows.rows}
        assert rows["mines"] == 16
        assert rows["level"] == "custom"
        await d.press("up")
        await d.type("10")
        rows = {row.name: row.value for row in d.rows.rows}
        assert rows["density"] == 12
        assert rows["level"] == "beginner"

    drive(tmp_path, story)


def test_a_density_that_was_typed_stays_when_the_size_changes(tmp_path):
    async def story(d):
        await d.choose("custom")
        await d.move_to_row("density")
        await d.type("20")
        await d.move_to_row("width")
        await d.type("20")
        rows = {row.name: row.value for row in d.rows.rows}
        assert (rows["mines"], rows["density"]) == (36, 20)
        await d.move_to_row("mines")
        await d.type("30")
        await d.move_to_row("height")
        await d.type("10")
        rows = {row.name: row.value for row in d.rows.rows}
        assert (rows["mines"], rows["density"]) == (30, 15)

    drive(tmp_path, story)


@pytest.mark.parametrize("row", ["width", "density", "option-first"])
def test_density_and_difficulty_are_in_sight_in_the_smallest_window(tmp_path, row):
    async def story(d):
        await d.choose("custom")
        await d.move_to_row("level")
        while d.rows.row.value != "expert":
            await d.press("right")
        await d.move_to_row(row)
        assert "20.6% · Hard" in d.text.split("\n")[6]

    drive(tmp_path, story, (20, 7))
