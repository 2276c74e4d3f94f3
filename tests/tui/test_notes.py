"""Texts below the boards and lists that are longer than their lines: cut visibly, and readable."""

from __future__ import annotations

import pytest

from qmines.play.lessons import BY_NAME
from qmines.session import new_game
from support.texts import words
from tui.driver import drive

LONG = " ".join(f"word{number}" for number in range(400))
LAST = "word399"


async def in_a_game(d):
    await d.sit_down("beginner")


async def with_qubits(d):
    await d.sit_down("2", "qubits")
    await d.press("space")


async def in_a_replay(d):
    game = new_game("beginner", seed=7, clock=lambda: 0.0)
    game.do("open 4 4")
    d.app.replay(game.save())
    await d.settle()


async def in_the_menu(d):
    await d.settle()


async def in_settings(d):
    await d.choose("settings")


async def in_a_lesson(d):
    d.app.begin_lesson(BY_NAME["pair"])
    await d.settle()
    await d.press("enter")


async def with_a_coach(d):
    await d.sit_down("guided-8x8", "qubits")
    await d.until(lambda: d.play.coach.more)


SCREENS = (
    *(in_a_game, with_qubits, in_a_replay, in_the_menu, in_settings),
    *(in_a_lesson, with_a_coach),
)


def last_line(d, note):
    return d.text.split("\n")[note.region.bottom - 1].rstrip()


@pytest.mark.parametrize("reach", SCREENS)
@pytest.mark.parametrize("size", [(20, 7), (80, 24)])
def test_a_truncated_text_says_so_and_can_be_read(tmp_path, reach, size):
    async def story(d):
        await reach(d)
        screen = d.app.screen
        coached = reach in {in_a_lesson, with_a_coach}
        note = screen.query_one("#coach" if coached else "#note")
        say = note.say if coached else getattr(screen, "say", note.say)
        say(LONG)
        await d.until(lambda: "…" in last_line(d, note))
        assert note.cut
        assert LAST not in d.text
        assert "T" in last_line(d, note).partition("…")[2]
        await d.press("t")
        assert d.screen == "TextScreen"
        text = d.app.screen.query_one("#paragraphs").render()
        assert LAST in str(text)
        await d.press("escape")
        assert d.app.screen is screen

    drive(tmp_path, story, size)


def test_a_text_that_fits_is_left_alone(tmp_path):
    async def story(d):
        await in_a_game(d)
        d.play.say("Short.")
        await d.settle()
        assert not d.play.note.cut
        assert "…" not in d.text.split("\n")[d.play.note.region.y]

    drive(tmp_path, story)


def test_no_key_is_offered_where_letters_are_typed(tmp_path):
    async def story(d):
        await d.choose("open")
        note = d.app.screen.note
        note.say(LONG)
        await d.until(lambda: last_line(d, note).endswith("…"))
        await d.pilot.click(note)
        await d.settle()
        assert d.screen == "TextScreen"

    drive(tmp_path, story)


def test_a_large_terminal_is_used(tmp_path):
    """Help has two columns, settings a sample below, and statistics their choice above."""

    async def story(d):
        await d.choose("help")
        first, second = d.app.screen.query_one("#help-text"), d.app.screen.query_one("#help-more")
        assert first.region.right < second.region.x
        assert abs(first.region.height - second.region.height) < 30
        await d.press("escape")
        await d.choose("settings")
        form, sample = d.app.screen.query_one("#form").region, d.app.screen.query_one("#sample")
        assert (form.x, form.width) == (sample.region.x, sample.region.width)
        assert form.bottom < sample.region.bottom < 45  # together, in the middle
        await d.press("escape")
        await d.choose("statistics")
        await d.settle()
        choice, text = d.app.screen.query_one("#line"), d.app.screen.query_one("#help-text")
        assert choice.region.x == text.region.x
        assert choice.region.width == text.region.width

    drive(tmp_path, story, (200, 60))


def test_what_a_key_does_goes_on_below_its_beginning(tmp_path):
    async def story(d):
        await d.choose("help")
        about = words("help-list-choose").split()[0]
        await d.until(lambda: f" {about} " in d.text)
        lines = d.text.split("\n")
        at = next(number for number, line in enumerate(lines) if f" {about} " in line)
        column = lines[at].index(about)
        assert not lines[at + 1][:column].strip()
        assert lines[at + 1][column].strip()

    drive(tmp_path, story)


def test_values_that_do_not_fit_are_shortened_rather_than_left_out(tmp_path):
    async def story(d):
        await d.choose("settings")
        await d.until(lambda: words("set-glyphs") in d.text)
        line = next(line for line in d.text.split("\n") if words("set-glyphs") in line)
        assert line.rstrip("▁▂▃▄▅▆▇█ ").endswith("…")
        await d.press("escape")
        await d.sit_down("4x1x1", "forgiving", seed=1, position="4x1x1_HbH2")
        await d.open(0, 2)
        await d.choose("why")
        await d.until(lambda: d.screen == "VerdictScreen")
        head = d.text.split("\n")[0]
        assert words("chain-step", step=1, steps=2) in head
        assert "←" in head

    drive(tmp_path, story, (20, 7))


def test_the_menu_stays_in_place_whatever_is_said_below_it(tmp_path):
    async def story(d):
        tops = set()
        for _ in d.rows.rows:
            tops.add(d.rows.region.y)
            await d.press("down")
        assert len(tops) == 1, tops

    drive(tmp_path, story, (80, 21))
