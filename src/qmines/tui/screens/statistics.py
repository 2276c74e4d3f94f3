"""How games went: wins, streaks, times and plots for each level, rule set and kind of help."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from qmines.errors import QMinesError
from qmines.messages import Message
from qmines.modes.names import help_named, level_named, rules_named, variant_named
from qmines.store import Filter, best_games, settle_all, statistics
from qmines.tui.glyphs import spelled
from qmines.tui.screens.page import Page
from qmines.tui.texts import error_text, listed, padded, speak, t
from qmines.tui.widgets.bars import TextBar
from qmines.tui.widgets.key_bar import KeyItem
from qmines.tui.widgets.plots import columns, gauge, histogram
from qmines.tui.widgets.row_list import Row, RowList
from qmines.words import seconds_of

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from qmines.store import StatisticsRow, Store, StoredGame

_BINS: Final = 24
_BEST: Final = 5


class StatisticsScreen(Page):
    """One line of the statistics at a time: left and right choose it, up and down scroll."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[StatisticsRow] | None = None
        self._best: list[StoredGame] = []
        self._problem = ""
        self.busy = True

    def compose(self) -> ComposeResult:
        """A title, the choice, and the figures."""
        yield TextBar(id="head")
        with Vertical(id="line-above"):
            yield RowList([Row("line", "", "choice", 0, [(0, "")])], id="line")
        with VerticalScroll(id="text", can_focus=False):
            yield Static("", id="help-text")
        yield self.key_bar()

    def key_items(self) -> list[KeyItem]:
        """Choose a line, scroll, and leave."""
        return [
            KeyItem(("left", "right"), t("side-key-choose")),
            KeyItem(("pageup", "pagedown"), t("side-key-scroll")),
            *self.keys_for("menu", "palette", "help"),
        ]

    def on_mount(self) -> None:
        """Count beside the screen: there may be many games."""
        back = self.settings.keys.label("menu")
        self.query_one(TextBar).say(t("figures-title"), right=t("menu-back", key=back))
        self.query_one(RowList).styles.height = 1
        self.query_one(RowList).focus()
        self.work_on(self._count(), "statistics")
        self._show()

    async def _count(self) -> None:
        store = self.mines.store
        try:
            self._lines = await asyncio.to_thread(_counted, store) if store else []
        except QMinesError as error:
            self._problem, self._lines = error_text(error), []
        choices = [(i, _title(line)) for i, line in enumerate(self._lines)]
        row = Row("line", "", "choice", 0, choices or [(0, t("figures-no-games"))])
        self.query_one(RowList).replace([row])
        await self._choose()
        self.busy = False

    async def on_row_list_changed(self, _: RowList.Changed) -> None:
        """Show another line."""
        await self._choose()

    async def _choose(self) -> None:
        store = self.mines.store
        line = self._line
        self._best = []
        if line is not None and store is not None and not line.helped:
            wanted = Filter(level=line.level, rules=line.rules, variant=line.variant)
            self._best = await asyncio.to_thread(best_games, store, wanted, limit=_BEST)
        self._show()

    @property
    def _line(self) -> StatisticsRow | None:
        row = self.query_one(RowList).row
        return self._lines[row.value] if self._lines else None

    def on_key(self, event: events.Key) -> None:
        """Scroll."""
        if self.common_key(event):
            return
        text = self.query_one("#text", VerticalScroll)
        key = self.settings.keys.in_list(event.key)
        steps = {"pageup": -text.size.height, "pagedown": text.size.height}
        if key in steps:
            text.scroll_relative(y=steps[key], animate=False, immediate=True)

    def _show(self) -> None:
        self.query_one("#help-text", Static).update(self._text())

    def on_resize(self, _: events.Resize) -> None:
        """Draw the plots for the new width."""
        self.call_after_refresh(self._show)

    def repaint(self) -> None:
        """Draw in other colours or signs."""
        super().repaint()
        self._show()

    # The text

    def _text(self) -> Text:
        palette, glyphs = self.palette, self.glyphs
        line, text = self._line, Text()
        if line is None:
            key = "figures-counting" if self._lines is None else "figures-none"
            words = self._problem or t(key)
            return Text(spelled(words, glyphs), Style(color=palette.faint))
        room = max(12, min(70, self.size.width - 4))
        name_style, plain = Style(color=palette.faint), Style(color=palette.text, bold=True)

        def pair(name: str, words: str) -> None:
            label = spelled(padded(t(f"figures-{name}"), 15) + " ", glyphs)
            left = cell_len(label)
            lines = Text(spelled(words, glyphs)).wrap(self.app.console, max(12, room - left))
            text.append(label, name_style)
            text.append(f"\n{' ' * left}".join(line.plain for line in lines) + "\n", plain)

        low, high = line.interval
        pair("games", t("end-number", value=line.games))
        pair("won", t("figures-won-value", wins=line.wins, rate=line.rate))
        bar = gauge(line.rate, low, high, room, glyphs)
        text.append(f"{bar}\n", Style(color=palette.accent))
        note = t("figures-likely", low=low, high=high)
        text.append(spelled(f"{note}\n\n", glyphs), name_style)
        pair("streak", t("figures-streak-value", now=line.streak, best=line.best_streak))
        if line.best_time is not None and line.mean_time is not None:
            pair("best-time", t("end-time-value", milliseconds=line.best_time))
            pair("mean-time", t("end-time-value", milliseconds=line.mean_time))
        if line.best_speed is not None and line.mean_speed is not None:
            speeds = {"best": line.best_speed, "mean": line.mean_speed}
            pair("speed", t("figures-speed-value", **speeds))
        if line.mean_efficiency is not None:
            pair("efficiency", t("end-percent", share=line.mean_efficiency))
        if line.deaths:
            pair("undone", t("figures-deaths", count=line.deaths))
        if line.help:
            used = [
                Message("game-help-times", kind=help_named(kind), count=count)
                for kind, count in line.help.most_common()
            ]
            pair("help", t("end-help-value", kinds=used))
        self._plots(text, line, room)
        return text

    def _plots(self, text: Text, line: StatisticsRow, room: int) -> None:
        palette, glyphs = self.palette, self.glyphs
        heading = Style(color=palette.accent, bold=True)
        text.append(spelled(f"\n{t('figures-recent', count=len(line.recent))}\n", glyphs), heading)
        for won, _ in list(line.recent)[-room:]:
            sign, colour = (glyphs.bars[-1], palette.accent) if won else (glyphs.dot, palette.faint)
            text.append(sign, Style(color=colour))
        text.append("\n")
        times = [ms / 1000 for ms in line.recent_times][-room:]
        if len(times) > 1:
            text.append(spelled(f"\n{t('figures-times')}\n", glyphs), heading)
            for one in columns(times, 4, glyphs):
                text.append(f"{one}\n", Style(color=palette.second))
            span = t("figures-times-span", low=min(times), high=max(times))
            text.append(spelled(f"{span}\n", glyphs), Style(color=palette.faint))
            counts, low, high = histogram(times, min(_BINS, room))
            text.append(spelled(f"\n{t('figures-spread')}\n", glyphs), heading)
            for one in columns(counts, 3, glyphs):
                text.append(f"{one}\n", Style(color=palette.second))
            ends = f"{low:<{min(_BINS, room) - 8}.1f}{high:>8.1f}\n"
            text.append(speak.figure(ends), Style(color=palette.faint))
        if self._best:
            text.append(f"\n{t('figures-best')}\n", heading)
        for place, game in enumerate(self._best, 1):
            speed = ""
            if game.bbbv_per_second is not None:
                speed = "  " + t("figures-best-speed", speed=game.bbbv_per_second)
            text.append(f"{place:>2}  ", Style(color=palette.faint))
            seconds = speak.figure(f"{seconds_of(game.milliseconds):>9}")
            time = t("time-seconds", seconds=seconds)
            text.append(time, Style(color=palette.text, bold=True))
            text.append(f"{speed}  {game.id}\n", Style(color=palette.faint))


def _counted(store: Store) -> list[StatisticsRow]:
    settle_all(store)
    return statistics(store)


def _title(line: StatisticsRow) -> str:
    named = (level_named(line.level), rules_named(line.rules), *variant_named(line.variant))
    return listed((*map(speak, named), t("figures-with-help") if line.helped else ""))
