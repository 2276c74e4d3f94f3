"""Drills: a player's answers in the trainer, lessons and rated puzzles, and what to train next.

Only the answers are stored; everything else follows from them. The trainer prefers techniques with
many errors:

* The *error rate* of a technique is (wrong + 1) / (answers + 2) over its last ten answers, so
  it is one half without answers, and never zero.
* A technique is *open* once three of the last five answers to the one before it were right; the
  first is always open. Players can choose any technique by name.
* The next technique is drawn from the open ones, weighted by the square of their error rates. The
  last one asked counts half, for variety.

A rated puzzle is a drill with a rating. Each account has at most one unanswered; it does not go
away until it is answered, so nobody can choose among puzzles.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, func, insert, select, update

from qmines.core.deduction import TECHNIQUES, Technique
from qmines.core.position import Position
from qmines.store.accounts.players import lock_player, new_name, now
from qmines.store.database.tables import DRILLS, GAMES
from qmines.store.games.ratings import rate_puzzle

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from sqlalchemy import Connection, Select

    from qmines.store.accounts.players import Player
    from qmines.store.store import Store

RECENT: Final = 10
"""The number of last answers that determine the error rate."""
MOST: Final = 20_000
"""The number of answers stored per player; beyond that, the oldest are deleted."""
TOO_FAST: Final = 500
"""Milliseconds; a right answer to a rated puzzle within this time does not raise the rating."""
_LATELY, _NEEDED = 5, 3  # right answers among the last ones that open the next technique
_FINE: Final = 1 << 30


@dataclass(frozen=True, slots=True)
class Drill:
    """A position that a player was given."""

    id: str
    technique: Technique
    position: Position
    answered: bool


@dataclass(slots=True)
class DrillRecord:
    """A player's answers to one technique; ``recent`` has the newest one last."""

    technique: Technique
    asked: int = 0
    right: int = 0
    recent: list[bool] = field(default_factory=list)

    @property
    def error(self) -> float:
        """The estimated error rate."""
        return (self.recent.count(False) + 1) / (len(self.recent) + 2)

    @property
    def passed(self) -> bool:
        """Whether the next technique is open."""
        return sum(self.recent[-_LATELY:]) >= _NEEDED

    def document(self) -> dict[str, Any]:
        """The record as JSON values."""
        return {"asked": self.asked, "right": self.right, "recent": list(self.recent)}


def open_techniques(records: Mapping[Technique, DrillRecord]) -> list[Technique]:
    """The techniques that the trainer can choose."""
    found = [TECHNIQUES[0]]
    for technique in TECHNIQUES[1:]:
        if not records[found[-1]].passed:
            break
        found.append(technique)
    return found


def shares(
    records: Mapping[Technique, DrillRecord], last: Technique | None = None
) -> dict[Technique, float]:
    """The probability of each open technique to come next."""
    weights = {
        technique: records[technique].error ** 2 * (0.5 if technique is last else 1.0)
        for technique in open_techniques(records)
    }
    total = sum(weights.values())
    return {technique: weight / total for technique, weight in weights.items()}


def choose(
    records: Mapping[Technique, DrillRecord], last: Technique | None, chance: float
) -> Technique:
    """The next technique; ``chance`` is a random number from 0 to 1."""
    for technique, share in shares(records, last).items():
        chance -= share
        if chance < 0:
            return technique
    return open_techniques(records)[-1]


class Drills:
    """The drills of all players."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    def next_technique(self, player: Player) -> Technique:
        """The next technique for a player."""
        last = (
            select(DRILLS.c.technique)
            .where(DRILLS.c.owner == player.id, DRILLS.c.answered.is_not(None))
            .order_by(DRILLS.c.answered.desc(), DRILLS.c.id)
            .limit(1)
        )
        with self._database.read() as connection:
            before = connection.scalar(last)
        found = None if before is None else Technique(before)
        return choose(self.records(player), found, secrets.randbelow(_FINE) / _FINE)

    def waiting(self, player: Player, technique: Technique | None) -> Drill | None:
        """The latest unanswered drill of the trainer, of this technique or any."""
        query = _unanswered(player).where(DRILLS.c.lesson.is_(None), DRILLS.c.rating.is_(None))
        if technique is not None:
            query = query.where(DRILLS.c.technique == technique.value)
        with self._database.read() as connection:
            row = connection.execute(query.order_by(DRILLS.c.created.desc())).first()
        return None if row is None else _drill(row)

    def dealt(self, player: Player) -> Drill | None:
        """The rated puzzle that a player has not answered yet."""
        with self._database.read() as connection:
            return _dealt(connection, player)

    def deal(self, player: Player, technique: Technique, position: Position, rating: int) -> Drill:
        """Give a player a rated puzzle, or return the one they have not answered yet."""
        row = _row(new_name(), player, technique.value, position, None) | {"rating": rating}
        with self._database.write() as connection:
            lock_player(connection, player.id)
            before = _dealt(connection, player)
            if before is not None:
                return before
            connection.execute(insert(DRILLS), row)
            self._forget_oldest(connection, player)
        return Drill(row["id"], technique, position, answered=False)

    def give(self, player: Player, technique: Technique, position: Position) -> Drill:
        """Give a player a position."""
        name = new_name()
        with self._database.write() as connection:
            connection.execute(insert(DRILLS), _row(name, player, technique.value, position, None))
            self._forget_oldest(connection, player)
        return Drill(name, technique, position, answered=False)

    def find(self, player: Player, name: str, *, rated: bool = False) -> Drill | None:
        """A player's drill by ID, in the trainer or among the rated puzzles."""
        mine = (DRILLS.c.owner == player.id) & (DRILLS.c.id == name)
        mine &= DRILLS.c.rating.is_not(None) if rated else DRILLS.c.rating.is_(None)
        with self._database.read() as connection:
            row = connection.execute(select(DRILLS).where(mine)).one_or_none()
        return None if row is None else _drill(row)

    def answer(self, player: Player, name: str, *, right: bool) -> bool:
        """Store and rate the first answer to a drill; returns whether it was the first."""
        at = now()
        mine = (DRILLS.c.owner == player.id) & (DRILLS.c.id == name) & DRILLS.c.answered.is_(None)
        put = update(DRILLS).where(mine).values(answered=at, correct=right)
        with self._database.write() as connection:
            first = connection.execute(put.returning(DRILLS.c.rating, DRILLS.c.created))
            row = first.one_or_none()
            if row is None:
                return False
            counts = not right or at - row.created >= TOO_FAST
            if counts and row.rating is not None:
                rate_puzzle(connection, player.id, row.rating, solved=right, at=at)
        return True

    def solved(self, player: Player, lesson: str, example: int, position: Position) -> None:
        """Store that an example of a lesson was solved, unless it was solved before."""
        row = _row(new_name(), player, lesson, position, example)
        same = (DRILLS.c.owner == player.id) & (DRILLS.c.technique == lesson)
        with self._database.write() as connection:
            known = select(DRILLS.c.id).where(same, DRILLS.c.lesson == example).limit(1)
            if connection.scalar(known) is None:
                connection.execute(insert(DRILLS), row | {"answered": now(), "correct": True})

    def lessons(self, player: Player) -> set[tuple[str, int]]:
        """The examples of lessons that a player solved."""
        query = select(DRILLS.c.technique, DRILLS.c.lesson).where(
            DRILLS.c.owner == player.id, DRILLS.c.lesson.is_not(None)
        )
        with self._database.read() as connection:
            return {(name, number) for name, number in connection.execute(query)}

    def won(self, player: Player, levels: Collection[str]) -> set[tuple[str, str]]:
        """The rules and levels of the games that a player won at these levels."""
        mine = (GAMES.c.owner == player.id) & GAMES.c.level.in_(levels)
        query = select(GAMES.c.rules, GAMES.c.level).where(mine, GAMES.c.outcome == "won")
        with self._database.read() as connection:
            return {(rules, level) for rules, level in connection.execute(query.distinct())}

    def records(self, player: Player | None) -> dict[Technique, DrillRecord]:
        """A player's answers by technique."""
        found = {technique: DrillRecord(technique) for technique in TECHNIQUES}
        if player is None:
            return found
        mine = (DRILLS.c.owner == player.id) & DRILLS.c.answered.is_not(None)
        mine &= DRILLS.c.lesson.is_(None)
        order = (DRILLS.c.answered.desc(), DRILLS.c.id.desc())
        place = func.row_number().over(partition_by=DRILLS.c.technique, order_by=order)
        each = select(DRILLS.c.technique, DRILLS.c.correct, place.label("place")).where(mine)
        last = each.subquery().c
        newest = select(last.technique, last.correct).where(last.place <= RECENT)
        counts = select(DRILLS.c.technique, DRILLS.c.correct, func.count()).where(mine)
        with self._database.read() as connection:
            rows = connection.execute(counts.group_by(DRILLS.c.technique, DRILLS.c.correct))
            for name, correct, count in rows:
                record = found[Technique(name)]
                record.asked += count
                record.right += count if correct else 0
            for name, correct in connection.execute(newest.order_by(last.place.desc())):
                found[Technique(name)].recent.append(bool(correct))
        return found

    def _forget_oldest(self, connection: Any, player: Player) -> None:
        mine = DRILLS.c.owner == player.id
        if (connection.scalar(select(func.count()).select_from(DRILLS).where(mine)) or 0) > MOST:
            done = mine & DRILLS.c.lesson.is_(None) & DRILLS.c.answered.is_not(None)
            oldest = select(DRILLS.c.id).where(done).order_by(DRILLS.c.created).limit(MOST // 10)
            connection.execute(delete(DRILLS).where(DRILLS.c.id.in_(oldest.scalar_subquery())))


def _unanswered(player: Player) -> Select[Any]:
    mine = (DRILLS.c.owner == player.id) & DRILLS.c.answered.is_(None)
    return select(DRILLS).where(mine)


def _dealt(connection: Connection, player: Player) -> Drill | None:
    query = _unanswered(player).where(DRILLS.c.rating.is_not(None))
    row = connection.execute(query).one_or_none()
    return None if row is None else _drill(row)


def _row(
    name: str, player: Player, technique: str, position: Position, example: int | None
) -> dict[str, Any]:
    return {
        "id": name,
        "owner": player.id,
        "technique": technique,
        "lesson": example,
        "rows": "\n".join(position.rows()),
        "mines": position.mines,
        "created": now(),
    }


def _drill(row: Any) -> Drill:
    position = Position.from_rows(row.rows.split("\n"), row.mines)
    return Drill(row.id, Technique(row.technique), position, row.answered is not None)
