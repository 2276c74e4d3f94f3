"""Games in a database: events, statistics, leaderboards."""

from qmines.play.records import Append, Receipt, Record, Standing
from qmines.store.accounts.players import Player, Players, Session
from qmines.store.errors import NoSuchGame, Stale, StoreBusy, StoreError
from qmines.store.games.filters import Filter
from qmines.store.games.game_handle import GameHandle, UnstoredPlay
from qmines.store.games.history import HistoryPage, history
from qmines.store.games.progress import Bin, progress
from qmines.store.games.statistics import StatisticsRow, best_games, statistics
from qmines.store.games.stored_play import StoredPlay, settle_all
from qmines.store.records import StoredGame
from qmines.store.store import MAX_ROWS, Store

__all__ = [
    "MAX_ROWS",
    "Append",
    "Bin",
    "Filter",
    "GameHandle",
    "HistoryPage",
    "NoSuchGame",
    "Player",
    "Players",
    "Receipt",
    "Record",
    "Session",
    "Stale",
    "Standing",
    "StatisticsRow",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoredGame",
    "StoredPlay",
    "UnstoredPlay",
    "best_games",
    "history",
    "progress",
    "settle_all",
    "statistics",
]
