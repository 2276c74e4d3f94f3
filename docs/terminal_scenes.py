# ruff: noqa: D103, INP001  # a script beside its pages; scenes are named
"""The screens of the terminal game that ``make_languages.py`` takes pictures of."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tui.driver import Driver

    Take = Callable[[str], Awaitable[object]]

SANDBOX = ("superposition", "basis", "singlet", "mermin")


async def menu(d: Driver, take: Take) -> None:
    await take("menu")
    for name in ("custom", "settings", "keys", "help", "games", "statistics"):
        await d.choose(name)
        await d.settle()
        await take(name)
        if name == "custom":
            await d.move_to_row("rules")
            for number in range(4):
                await d.press("right")
                await take(f"custom-{number}")
        await d.press("escape")


async def game(d: Driver, take: Take) -> None:
    await d.sit_down("beginner", seed=7)
    for name, key in {
        "open": "space", "hint-1": "h", "hint-2": "h", "check": "z", "chances": "o",
        "one-move": "k", "palette": "colon",
    }.items():  # fmt: skip
        await d.press(key)
        await take(f"game-{name}")
    await d.press("escape", "p")
    await take("game-pause")
    await d.press("p", "y")
    await d.until(lambda: d.screen == "EndScreen")
    await d.settle()
    await take("game-won")
    await d.choose("replay")
    await d.until(lambda: d.screen == "ReplayScreen")
    await d.press("n", "n")
    await take("replay")
    await d.sit_down("beginner", "forgiving", seed=3)
    await d.press("space", "p")
    await d.choose("reveal")
    await d.until(lambda: d.screen == "EndScreen")
    await d.settle()
    await take("game-given-up")
    await d.choose("menu")
    for name in ("games", "statistics"):
        await d.choose(name)
        await d.settle()
        await take(f"{name}-played")
        await d.press("escape")


async def other_rules(d: Driver, take: Take) -> None:
    for rules, level in {"forgiving": "beginner", "qubits": "2", "entangled": "trios-8x8"}.items():
        await d.sit_down(level, rules, seed=11)
        for name, key in {"open": "space", "hint": "h", "reason": "h", "chances": "o"}.items():
            await d.press(key)
            await d.until(lambda: not d.play.actions.assistant.working)
            await take(f"{rules}-{name}")


async def lessons(d: Driver, take: Take) -> None:
    await d.choose("learn")
    await take("lessons")
    await d.choose("pair")
    await take("lesson-pair-text")
    await d.press("enter")
    await take("lesson-pair")
    await d.press("f")
    await take("lesson-pair-answered")
    for name in SANDBOX:
        await d.sit_down(name, "sandbox")
        await take(f"lesson-{name}")


TERMINAL: dict[str, Callable[[Driver, Take], Awaitable[None]]] = {
    scene.__name__: scene for scene in (menu, game, other_rules, lessons)
}
