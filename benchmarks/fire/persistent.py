"""Players who send every move until it is answered, and what the database must hold of them."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import httpx
from sqlalchemy import create_engine, text

if TYPE_CHECKING:
    from served import Server

PATIENCE = 300.0


@dataclass
class Player(threading.Thread):
    """Makes moves, and keeps what was acknowledged: by key the sequence and the hash."""

    server: Server
    stop: threading.Event
    acknowledged: dict[str, tuple[int, str]] = field(default_factory=dict)
    trouble: list[str] = field(default_factory=list)
    game: str = ""
    again: int = 0  # how often a move had to be sent once more, since nobody was there
    unavailable: int = 0  # how often it was answered with 503

    def __post_init__(self) -> None:
        super().__init__(daemon=True)
        self.client = httpx.Client(trust_env=False, timeout=20, verify=False)

    def __hash__(self) -> int:
        return id(self)

    def run(self) -> None:
        """One move after the other, until told to stop."""
        made = self._sent("/api/games", {"level": "9x9x10"})
        if made is None:
            return
        self.game = made.json()["id"]
        sequence = 0
        while not self.stop.is_set():
            event = "open 4 4" if sequence == 0 else f"flag {sequence % 2 * 8} {sequence % 9}"
            key = f"k{sequence}"
            body = {"expect": sequence, "key": key, "event": event}
            answer = self._sent(f"/api/games/{self.game}/moves", body)
            if answer is None:
                return
            if answer.status_code != 200:
                self.trouble.append(
                    f"{key} of {self.game}: {answer.status_code} {answer.text[:120]}"
                )
                return
            told = answer.json()
            view = told["game"]["view"] if told.get("repeated") else told["delta"]
            self.acknowledged[key] = (view["sequence"] - 1, view["chain"])
            sequence = view["sequence"]

    def _sent(self, path: str, body: dict) -> httpx.Response | None:
        """The answer, from whichever server is there; None if the test ends first."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            address = self.server.address
            try:
                answer = self.client.post(address + path, json=body, headers={"Origin": address})
            except httpx.TransportError:
                if self.stop.is_set():
                    return None
                self.again += 1
                time.sleep(0.05)
                continue
            if answer.status_code in {429, 503}:
                self.unavailable += answer.status_code == 503
                if self.stop.is_set():
                    return None
                time.sleep(0.05)
                continue
            return answer
        self.trouble.append(f"no answer to {body} for {PATIENCE:.0f} s")
        return None


def acknowledged(players: list[Player]) -> int:
    """How many moves were acknowledged to all of them."""
    return sum(len(player.acknowledged) for player in players)


def findings(url: str, players: list[Player]) -> list[str]:
    """What is wrong with the database, compared with what was acknowledged."""
    from qmines.session import verify  # noqa: PLC0415
    from qmines.store import Store, StoredPlay  # noqa: PLC0415

    found = [line for player in players for line in player.trouble]
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        if url.startswith("sqlite"):
            checked = connection.execute(text("PRAGMA integrity_check")).scalar()
            if checked != "ok":
                found.append(f"the database is damaged: {checked}")
        for player in players:
            query = text(
                "SELECT key, sequence, hash FROM events WHERE game = :game ORDER BY sequence"
            )
            rows = connection.execute(query, {"game": player.game}).all()
            stored = {row.key: (row.sequence, row.hash) for row in rows}
            if len(stored) != len(rows):
                found.append(f"{player.game}: {len(rows) - len(stored)} moves are there twice")
            if [row.sequence for row in rows] != list(range(len(rows))):
                found.append(f"{player.game}: its sequence has gaps")
            lost = [key for key, told in player.acknowledged.items() if stored.get(key) != told]
            if lost:
                found.append(f"{player.game}: {len(lost)} acknowledged moves are lost or changed")
    engine.dispose()
    with Store(url) as store:
        found += [
            f"{player.game} does not replay"
            for player in players
            if player.game and not verify(StoredPlay.load(store, player.game).game.save()).ok
        ]
    return found
