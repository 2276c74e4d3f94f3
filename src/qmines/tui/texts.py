"""Messages in the player's language, as the terminal game writes them."""

from __future__ import annotations

import errno
import time
from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len, set_cell_size

from qmines.errors import QMinesError
from qmines.messages import Message, Translator
from qmines.messages.languages import SOURCE, best_language, system_languages
from qmines.modes import level_name
from qmines.modes.names import level_named, rules_named

if TYPE_CHECKING:
    from collections.abc import Iterable

    from qmines.modes import Setup
    from qmines.tui.settings import Settings

speak: Final = Translator()
_OTHER_SCRIPTS: Final = {"ja", "ru", "zh"}
"""Languages that a terminal with nothing but ASCII cannot show."""
_SYSTEM: Final = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.ENOSPC: "system-full",
}
"""What the system refuses most often; anything else is in its own words."""
_AGES: Final = ((86_400, "days"), (3_600, "hours"), (60, "minutes"))


def speak_as(settings: Settings, *, ascii_only: bool) -> None:
    """Use the language and the notation for qubit states that the player has chosen."""
    chosen = system_languages() if settings.language == "auto" else [settings.language]
    language = best_language(chosen)
    if ascii_only and language.partition("-")[0] in _OTHER_SCRIPTS:
        language = SOURCE
    if language != speak.language:
        speak.use(language)
    speak.dirac = settings.dirac


def t(key: str, /, **args: Any) -> str:
    """A message in words."""
    return speak(Message(key, **args))


def error_text(error: QMinesError | OSError) -> str:
    """What an error says."""
    if isinstance(error, QMinesError):
        return speak.error(error)
    key = _SYSTEM.get(error.errno or 0)
    return t(key) if key else error.strerror or str(error)


def age_text(then: int) -> str:
    """How long ago a time in Unix milliseconds was."""
    seconds = time.time() - then / 1000
    for length, name in _AGES:
        if seconds >= length:
            return t(f"age-{name}", count=int(seconds // length))
    return t("age-now")


def setup_title(setup: Setup) -> str:
    """What is played: a level and a rule set."""
    return listed(
        speak(each) for each in (level_named(level_name(setup)), rules_named(setup.rules))
    )


def count_text(name: str, count: int) -> str:
    """A total that a rule set keeps in view, such as that of a state."""
    if name == "shields":
        return t("contents-shields", count=count)
    return t("contents-count", name=name, count=count)


def padded(text: str, width: int) -> str:
    """Text with spaces behind it, up to so many columns; Chinese characters take two."""
    return set_cell_size(text, max(width, cell_len(text)))


def listed(items: Iterable[str]) -> str:
    """Short texts side by side in a line, as many as there are."""
    return " · ".join(item for item in items if item)
