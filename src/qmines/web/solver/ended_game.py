"""A finished game, as it is sent to a solver process."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from qmines import modes
from qmines.session import Entry, Game, Header, commitment_to

if TYPE_CHECKING:
    from qmines.core.levels import Level
    from qmines.modes import Setup


class EndedGame(NamedTuple):
    """A finished game, which another process can replay. Its seed is public."""

    rules: str
    level: Level
    options: dict[str, Any]
    seed: bytes
    player_seed: str
    ranked: bool
    entries: list[tuple[int, str]]

    @classmethod
    def of(cls, game: Game) -> EndedGame:
        """What another process needs of a game, which must have ended."""
        setup, header = game.setup, game.header
        return cls(
            setup.rules,
            setup.level,
            dict(setup.options),
            game.seed,
            header.player_seed,
            header.ranked,
            [(entry.at, entry.event) for entry in game.transcript],
        )

    @property
    def setup(self) -> Setup:
        """The rules, the level and the options."""
        return modes.stored_setup(self.level, self.rules, self.options)

    def game(self) -> Game:
        """Replay the game."""
        header = Header(self.setup, commitment_to(self.seed), self.player_seed, self.ranked)
        return Game.replay(header, self.seed, [Entry(*entry) for entry in self.entries])
