"""Games kept in a database: events, statistics, best lists."""

from qmines.play.records import Append, Receipt, Record, Standing
from qmines.store.errors import NoSuchGame, Stale, StoreBusy, StoreError
from qmines.store.filters import Filter
from qmines.store.history import Page, history
from qmines.store.kept import KeptGame, settle_all
from qmines.store.players import Player, Players, Session
from qmines.store.progress import Bin, progress
from qmines.store.records import StoredGame
from qmines.store.seats import LooseGame, Seat
from qmines.store.statistics import Line, best_games, statistics
from qmines.store.store import MAX_ROWS, Store

__all__ = [
    "MAX_ROWS",
    "Append",
    "Bin",
    "Filter",
    "KeptGame",
    "Line",
    "LooseGame",
    "NoSuchGame",
    "Page",
    "Player",
    "Players",
    "Receipt",
    "Record",
    "Seat",
    "Session",
    "Stale",
    "Standing",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoredGame",
    "best_games",
    "history",
    "progress",
    "settle_all",
    "statistics",
]
