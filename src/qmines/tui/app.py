"""The application: settings, themes, the store, and which screen follows which."""

from __future__ import annotations

import asyncio
import gc
import signal
import time
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import App

from qmines import modes
from qmines.errors import QMinesError
from qmines.session.steps import SavedSteps
from qmines.theme.palettes import PALETTES, palette_named
from qmines.tui import settings as configuration
from qmines.tui.game_thread import GameThread
from qmines.tui.glyphs import glyphs_for
from qmines.tui.levels import preset_of
from qmines.tui.line_breaks import use_line_breaks
from qmines.tui.screens.file import FileScreen
from qmines.tui.screens.games import GamesScreen
from qmines.tui.screens.help import HelpScreen
from qmines.tui.screens.keys import KeysScreen
from qmines.tui.screens.lesson import LessonScreen
from qmines.tui.screens.lessons import LessonsScreen
from qmines.tui.screens.menu import MenuScreen
from qmines.tui.screens.page import Page, Sheet
from qmines.tui.screens.palette import PaletteScreen, commands
from qmines.tui.screens.play import PlayScreen
from qmines.tui.screens.position import PositionScreen
from qmines.tui.screens.replay import ReplayScreen
from qmines.tui.screens.settings import SettingsScreen
from qmines.tui.screens.setup import SetupScreen
from qmines.tui.screens.statistics import StatisticsScreen
from qmines.tui.screens.text import TextScreen
from qmines.tui.screens.watch import WatchScreen
from qmines.tui.texts import error_text, speak, speak_as
from qmines.tui.themes import in_16_colours, in_256_colours, textual_theme
from qmines.words import printable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from textual.binding import BindingType

    from qmines.core.position import Position
    from qmines.messages import Message
    from qmines.modes import Setup
    from qmines.play.lessons import Lesson
    from qmines.session.steps import Steps
    from qmines.store import GameHandle, Store
    from qmines.theme.palettes import Palette
    from qmines.tui.glyphs import Glyphs
    from qmines.tui.screens.watch import Show

_SCREENS: Final[dict[str, type[Page]]] = {
    "custom": SetupScreen,
    "learn": LessonsScreen,
    "statistics": StatisticsScreen,
    "games": GamesScreen,
    "open": FileScreen,
    "settings": SettingsScreen,
    "keys": KeysScreen,
}
_ENDING = ("SIGHUP", "SIGTERM")
_FEW_COLOURS = ("standard", "windows")  # sixteen, as Rich calls them


class MinesApp(App[None], inherit_bindings=False):
    """qmines in the terminal.

    Args:
        store: where games are saved; None saves nothing.
        config: the settings file.
        begin: a game to open instead of the menu.
        watch: a game to replay instead of the menu; leaving it quits.
        show: games of strategies to watch instead of the menu.
        clock: a monotonic clock in seconds.
    """

    TITLE = "qmines"
    CSS_PATH = Path(__file__).with_name("look.tcss")
    ENABLE_COMMAND_PALETTE = False
    VERTICAL_BREAKPOINTS = [(0, "low"), (12, "medium"), (20, "tall"), (40, "high")]  # noqa: RUF012  # as Textual has it
    HORIZONTAL_BREAKPOINTS = [(0, "narrow"), (40, "normal"), (100, "broad")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = []
    PLACES = (*_SCREENS, "help")
    """The screens that the menu and the palette lead to."""

    def __init__(
        self,
        store: Store | None,
        config: Path | None,
        *,
        begin: GameHandle | None = None,
        watch: Steps | None = None,
        show: Show | None = None,
        notice: Message | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self.clock = clock
        self.store = store
        self._config = config
        self._begin = begin
        self._watch = watch
        self._show = show
        self.settings, trouble = configuration.load(config)
        self._trouble = trouble or notice
        speak_as(self.settings, ascii_only=not self.glyphs.blocks)
        use_line_breaks()
        self._game_thread: GameThread | None = None

    # How things look

    @property
    def palette(self) -> Palette:
        """The colours of the chosen theme."""
        return self._palettes[palette_named(self.settings.theme).name]

    @cached_property
    def _palettes(self) -> dict[str, Palette]:
        """Every theme in the colours that this terminal has; computed when it is known."""
        if self._colours in _FEW_COLOURS:
            return {name: in_16_colours(each) for name, each in PALETTES.items()}
        if self._colours == "256":
            return {name: in_256_colours(each) for name, each in PALETTES.items()}
        return PALETTES

    @property
    def _colours(self) -> str:
        """What Rich calls the terminal's colours; empty without a terminal."""
        return "" if self.is_headless else self.console.color_system or ""

    @property
    def glyphs(self) -> Glyphs:
        """The characters for cells, lines and marks."""
        return glyphs_for(self.settings.glyphs, few_colours=self._colours in _FEW_COLOURS)

    def change_settings(self) -> None:
        """Apply changed settings to everything on the screen, and save them."""
        speak_as(self.settings, ascii_only=not self.glyphs.blocks)
        self._repaint()
        self._keep_settings()

    def _keep_settings(self) -> None:
        try:
            configuration.save(self.settings, self._config)
        except QMinesError as error:
            self.notify(printable(error_text(error)), severity="warning")

    def choose_theme(self, name: str) -> None:
        """Switch to another theme, and save it."""
        self.settings.theme = name
        self.change_settings()

    def change_language(self) -> None:
        """Show everything in the chosen language, and save it."""
        self.change_settings()
        self.pop_screen()
        if isinstance(self.screen, MenuScreen):
            self.switch_screen(MenuScreen())
        self.open("settings")

    def _repaint(self) -> None:
        self.theme = self.palette.name
        for screen in self.screen_stack:
            screen.set_class(not self.glyphs.blocks, "ascii")
            repaint = getattr(screen, "repaint", None)
            if repaint is not None:
                repaint()

    # Games and screens

    def on_mount(self) -> None:
        """Begin with the menu, or with a game."""
        for palette in self._palettes.values():
            self.register_theme(textual_theme(palette))
        self.theme = self.palette.name
        self._listen()
        self.push_screen(MenuScreen())
        if self._trouble:
            self.notify(printable(speak(self._trouble)), severity="warning", timeout=8)
        if self.store is not None:
            self.store.database.look_for_damage(self._damaged)
        if self._begin is not None:
            self.sit_down(self._begin)
        elif self._watch is not None:
            self.push_screen(ReplayScreen(self._watch, alone=True))
        elif self._show is not None:
            self.push_screen(WatchScreen(self._show))

    def _damaged(self, damage: QMinesError) -> None:
        """Say that the store is damaged; called on another thread."""
        self.notify(printable(error_text(damage)), severity="error", timeout=60)

    def sit_down(self, handle: GameHandle) -> None:
        """Play a game, on top of the menu."""
        self.leave_game()
        if not gc.get_freeze_count():  # never collect what is loaded: each time takes 50 ms
            gc.collect()
            gc.freeze()
        self._game_thread = GameThread(handle, self.clock)
        while len(self.screen_stack) > 2:
            self.pop_screen()
        self.push_screen(PlayScreen(self._game_thread))

    def start(self, level: str) -> None:
        """Start a game on a level, with the rules and options chosen last."""
        settings = self.settings
        _, preset = preset_of(level, settings.rules)
        options = settings.options_for(settings.rules)
        given = {name: value for name, value in options.items() if name not in preset.options}
        setup = modes.setup_of(level, settings.rules, given)
        settings.remember(setup, level, preset.options)
        self.change_settings()
        self.new_game(setup)

    def new_game(self, setup: Setup) -> None:
        """Start a new game."""
        from qmines.session import Game  # noqa: PLC0415
        from qmines.store import StoredPlay, UnstoredPlay  # noqa: PLC0415

        if self.store is None:
            self.sit_down(UnstoredPlay(Game(setup, clock=self.clock)))
        else:
            self.sit_down(StoredPlay.new(self.store, setup, clock=self.clock))

    def begin_lesson(self, lesson: Lesson) -> None:
        """Begin a lesson, on top of the menu."""
        if lesson.game:
            self.new_game(lesson.setup)
            return
        self.back_to_menu()
        solved = self.settings.lessons
        numbers = range(len(lesson.examples))
        first = next((each for each in numbers if f"{lesson.name}/{each}" not in solved), 0)
        self.push_screen(LessonScreen(lesson, first))

    def note_lesson(self, name: str) -> None:
        """Remember that a lesson, or an example of one, is done."""
        if name not in self.settings.lessons:
            self.settings.lessons.append(name)
            self._keep_settings()

    def back_to_menu(self, chosen: str = "resume") -> None:
        """Close everything on top of the menu, and select one of its rows."""
        self.leave_game()
        while len(self.screen_stack) > 2:
            self.pop_screen()
        menu = self.screen
        if isinstance(menu, MenuScreen):
            menu.renew(chosen)

    def leave_game(self) -> None:
        """Stop the clock of the game that is being played."""
        game_thread, self._game_thread = self._game_thread, None
        if game_thread is not None:
            with suppress(QMinesError):  # every move is saved; only the pause is lost
                game_thread.leave()

    async def action_quit(self) -> None:
        """Quit; the game is saved."""
        self.leave_game()
        self.exit()

    def suspend_game(self) -> None:
        """Give the terminal back to the shell until fg; a game is paused meanwhile."""
        screen = self.screen
        if isinstance(screen, PlayScreen):
            screen.actions.pause(then=self.action_suspend_process)
        else:
            self.action_suspend_process()

    def _listen(self) -> None:
        """Quit in an orderly way when the terminal closes or the process is asked to end."""
        loop = asyncio.get_running_loop()
        for name in _ENDING:
            number = getattr(signal, name, None)
            if number is not None:
                with suppress(NotImplementedError, RuntimeError, ValueError):
                    loop.add_signal_handler(number, self._ended_from_outside)

    def _ended_from_outside(self) -> None:
        self.leave_game()
        self.exit(return_code=1)

    # Other screens

    def open(self, name: str) -> None:
        """Open a screen that the menu and the palette lead to."""
        if name == "help":
            self.open_help()
            return
        if name == "learn":
            self.back_to_menu("learn")
        self.push_screen(_SCREENS[name]())

    def open_help(self) -> None:
        """Explain the rules and the keys, those of this screen first."""
        screen = self.screen
        if isinstance(screen, Page | Sheet) and not isinstance(screen, HelpScreen):
            self.push_screen(HelpScreen(screen.help_scopes, screen.rules, screen.unused_actions()))

    def show_text(self, title: str, paragraphs: Sequence[str]) -> None:
        """Show a text on a card, from its top."""
        self.push_screen(TextScreen(title, paragraphs, top=True))

    def open_palette(self) -> None:
        """Open the command palette."""
        screen = self.screen
        if isinstance(screen, Page | Sheet) and not isinstance(screen, PaletteScreen):
            self.push_screen(PaletteScreen(commands(self, screen)))

    def replay(self, data: bytes) -> None:
        """Replay the game in a file.

        Raises:
            NotationError: it is not a game file, was changed, or lacks its seed.
        """
        self.look_back(SavedSteps(data))

    def look_back(self, steps: Steps) -> None:
        """Replay a game step by step."""
        self.push_screen(ReplayScreen(steps))

    async def replay_sitting(self, game_thread: GameThread) -> None:
        """Replay the game that was just played."""
        self.replay(await game_thread.ask(lambda game: game.save()))

    def analyse(self, position: Position, title: str) -> None:
        """Analyse a position."""
        self.push_screen(PositionScreen(position, title))
