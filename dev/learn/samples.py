"""Samples as ``learn_data`` writes them, on the GPU, and the planes that a network sees."""

from __future__ import annotations

import hashlib
import threading
import time
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

WIDTH, HEIGHT = 30, 16
CELLS = WIDTH * HEIGHT
PLANES = 16
ONE = 128  # what the number 1 is in the integer network
UNKNOWN, INACTIVE = 9, 11

ROW = np.dtype(
    [
        ("code", "u1", CELLS),
        ("chance", "<u2", CELLS),
        ("unknown", "<u2"),
        ("mines", "<u2"),
        ("label", "<f4"),
        ("weight", "<f4"),
        ("share", "<f4"),
        ("next", "<i4"),
        ("survival", "<f4"),
    ]
)
BOARDS = 16  # on which the candidates of a pair are played out
GAME = np.dtype([("row", "<i4"), ("next", "<i4"), ("survival", "<f4")])
PAIR = np.dtype(
    [
        ("first", "<u4"),
        ("rows", "<u2", 2),
        ("safe", "<f4", 2),
        ("value", "<f4", 2),
        ("lead", "<f4"),
        ("lead_variance", "<f4"),
        ("level", "<u4"),
        ("games", GAME, (2, BOARDS)),
    ]
)
COLUMNS = 11  # of a pair as a tensor: those of PAIR but for the games, then the smoothed lead
LEAD, LEVEL, SMOOTHED = 7, 9, 10
PLAYED = 0.5  # how much the rest of a game counts in a label, beside the value of its next row
LONGEST = 40  # rows of a game
LEVELS = (
    "expert safe",
    "expert opening",
    "intermediate safe",
    "intermediate opening",
    "9x9 safe",
    "9x9 opening",
    "8x8 safe",
    "8x8 opening",
    "other sizes",
)
HELD_OUT = 32  # one shard in so many is never trained on


def planes(code: Tensor, chance: Tensor, unknown: Tensor, mines: Tensor) -> tuple[Tensor, Tensor]:
    """What the network sees, and which cells are active; the same integers as in the kernel."""
    active = code != INACTIVE
    mask = active[:, None].float()
    one_hot = functional.one_hot(code.long(), INACTIVE + 1)[..., :INACTIVE].permute(0, 3, 1, 2)
    hidden = (code == UNKNOWN).float()[:, None]
    clue = (code < UNKNOWN).float()[:, None]
    near = functional.avg_pool2d(hidden, 3, 1, 1, divisor_override=1) - hidden
    frontier = (functional.max_pool2d(clue, 3, 1, 1) > 0).float() * hidden
    density = torch.div(mines * 1024, unknown.clamp(min=1), rounding_mode="floor")
    flat = torch.stack([density, unknown.clamp(max=1023)], 1)[:, :, None, None] / ONE * mask
    parts = [
        one_hot.float(),
        chance[:, None] / ONE,
        flat,
        frontier,
        near.round() * 16 / ONE * mask,
    ]
    return torch.cat(parts, 1), mask


class Shards(NamedTuple):
    """Pairs whose labels are not smoothed yet, with the games that were played out from them."""

    first_row: int
    end_row: int
    table: Tensor
    rows: Tensor  # pairs × 2 × boards: as in GAME, from the first of all rows
    nexts: Tensor
    survival: Tensor
    alone: Tensor
    held_out: bool


class Samples:
    """All samples so far, on the device; a thread loads shards as they appear."""

    def __init__(self, folder: Path, device: str, capacity: int) -> None:
        self.folder, self.device, self.capacity = folder, device, capacity
        self.code = torch.empty((capacity, HEIGHT, WIDTH), dtype=torch.uint8, device=device)
        self.chance = torch.empty((capacity, HEIGHT, WIDTH), dtype=torch.int16, device=device)
        self.scalars = torch.empty((capacity, 5), device=device)  # as in ROW, after the cells
        self.next = torch.empty(capacity, dtype=torch.int64, device=device)  # its own: none
        self.survival = torch.empty(capacity, device=device)
        self.rows = 0
        self.shards: list[int] = []
        self.plain: list[Tensor] = []
        self.pairs: dict[bool, list[Tensor]] = {False: [], True: []}  # by whether held out
        self.waiting: list[Shards] = []
        self.digests: dict[int, bytes] = {}
        self.stop = self.consume = False
        self.lock = threading.Lock()
        self.see = planes
        self._seen: set[int] = set()

    def load(self, paths: list[Path]) -> None:
        """Add the shards whose pairs these are."""
        for path in paths:
            rows = np.fromfile(path.with_suffix(".rows"), ROW)
            pairs = np.fromfile(path, PAIR)
            shard = int(path.stem)
            self._seen.add(shard)
            if self.consume:
                path.with_suffix(".rows").unlink()
                path.unlink()
            if self.rows + len(rows) > self.capacity or not len(pairs):
                continue
            self._add(shard, rows, pairs)

    def _add(self, shard: int, rows: np.ndarray, pairs: np.ndarray) -> None:
        at, end = self.rows, self.rows + len(rows)
        shape = (-1, HEIGHT, WIDTH)
        to = self.device
        self.code[at:end] = torch.from_numpy(rows["code"].copy()).to(to).view(shape)
        chance = rows["chance"].astype(np.int16)
        self.chance[at:end] = torch.from_numpy(chance).to(to).view(shape)
        names = ("unknown", "mines", "label", "weight", "share")
        scalars = np.stack([rows[name].astype(np.float32) for name in names], 1)
        self.scalars[at:end] = torch.from_numpy(scalars).to(to)
        self.next[at:end] = torch.from_numpy(rows["next"] + np.arange(at, end)).to(to)
        self.survival[at:end] = torch.from_numpy(rows["survival"].copy()).to(to)
        alone = rows["weight"] > 0
        counts = pairs["rows"].astype(np.int64)
        for first, count in zip(pairs["first"], counts.sum(1), strict=True):
            alone[first : first + count] = False
        table = np.concatenate(
            [
                (pairs["first"].astype(np.float64) + at)[:, None],
                counts,
                pairs["safe"],
                pairs["value"],
                pairs["lead"][:, None],
                pairs["lead_variance"][:, None],
                pairs["level"][:, None],
                pairs["lead"][:, None],
            ],
            1,
        )
        games = pairs["games"]
        shards = Shards(
            at,
            end,
            torch.from_numpy(table).to(to),
            torch.from_numpy(np.where(games["row"] < 0, -1, games["row"] + at)).to(to).long(),
            torch.from_numpy(np.where(games["next"] < 0, -1, games["next"] + at)).to(to).long(),
            torch.from_numpy(games["survival"].copy()).to(to),
            torch.from_numpy(np.flatnonzero(alone) + at).to(to),
            shard % HELD_OUT == 0,
        )
        with self.lock:
            labels = rows["label"].tobytes() + games["survival"].tobytes()
            self.digests[shard] = hashlib.sha256(labels).digest()
            self.rows = end
            self.shards.append(shard)
            self.waiting.append(shards)

    def smooth(self, value_of: Callable[[Tensor], Tensor]) -> None:
        """Make what has arrived ready, with labels that trust the values of later rows too.

        The result of a game is mostly luck. What a network thinks of the next row of the game has
        seen the luck up to there alone; half of each is nearly as true as the result, and varies
        much less. Of a game that was not played to its end, that value is all there is. Held-out
        labels stay results.

        The values of a candidate's rows reveal how lucky the number was that it showed. That luck
        is subtracted from leads.
        """
        with self.lock:
            waiting, self.waiting = self.waiting, []
        if not waiting:
            return
        start, end = waiting[0].first_row, waiting[-1].end_row
        nexts = self.next[start:end]
        going_on = nexts != torch.arange(start, end, device=self.device)
        shown = [rows_of(each.table) for each in waiting]
        wanted = torch.cat(
            [
                nexts[going_on],
                *[each.nexts.flatten() for each in waiting],
                *[rows for rows, _, _ in shown],
            ]
        )
        wanted = torch.unique(wanted[wanted >= 0])
        value = torch.zeros(end - start, device=self.device)
        value[wanted - start] = value_of(wanted)
        unfinished = self.scalars[start:end, 3] == 0
        results = self.scalars[start:end, 2].clone()
        smoothed = torch.where(unfinished, value, results)
        for _ in range(LONGEST):
            later = (1 - PLAYED) * value + PLAYED * smoothed
            onward = self.survival[start:end] * later[nexts - start]
            smoothed = torch.where(going_on, onward, smoothed)
        later = (1 - PLAYED) * value + PLAYED * smoothed
        plain, pairs = [], {False: [], True: []}
        for each, (rows, pair, side) in zip(waiting, shown, strict=True):
            share = self.scalars[rows, 4]
            mean = chances(each.table, value[rows - start], share, pair, side) / each.table[:, 3:5]
            its_value = value[(each.rows - start).clamp(min=0)]
            luck = torch.where(each.rows >= 0, its_value - mean[:, :, None], 0)

            def won_by(rest: Tensor, each: Shards = each) -> Tensor:
                to_come = rest[(each.nexts - start).clamp(min=0)]
                return each.survival * torch.where(each.nexts >= 0, to_come, 1.0)

            def lead_by(won: Tensor, each: Shards = each, luck: Tensor = luck) -> Tensor:
                both = (won - luck).mean(2) * each.table[:, 3:5]
                return both[:, 0] - both[:, 1]

            won = won_by(later)
            each.table[:, SMOOTHED] = lead_by(won)
            pairs[each.held_out].append(each.table)
            if each.held_out:
                each.table[:, LEAD] = lead_by(won_by(results))
                continue
            known = each.rows >= 0
            row = each.rows[known] - start
            sums = torch.zeros_like(smoothed).index_add(0, row, won[known])
            counts = torch.zeros_like(smoothed).index_add(0, row, torch.ones_like(won[known]))
            smoothed = torch.where(counts > 0, sums / counts.clamp(min=1), smoothed)
            first, last = each.first_row, each.end_row
            self.scalars[first:last, 2] = smoothed[first - start : last - start]
            plain.append(each.alone)
        with self.lock:
            self.plain += plain
            for held_out in (False, True):
                self.pairs[held_out] += pairs[held_out]

    def digest(self) -> str:
        """A hash of all labels, whatever the order in which the shards came."""
        return hashlib.sha256(b"".join(self.digests[i] for i in sorted(self.digests))).hexdigest()

    def watch(self) -> None:
        """Load what appears in the folder until ``stop`` is set."""
        while not self.stop:
            found = sorted(self.folder.glob("*.pairs"), key=lambda path: int(path.stem))
            self.load([path for path in found if int(path.stem) not in self._seen])
            time.sleep(1)

    def snapshot(self) -> tuple[Tensor, Tensor, Tensor]:
        """Training pairs, plain rows and held-out pairs so far."""
        with self.lock:
            empty = torch.empty((0, COLUMNS), dtype=torch.float64, device=self.device)
            return (
                torch.cat([empty, *self.pairs[False]]),
                torch.cat([torch.empty(0, dtype=torch.int64, device=self.device), *self.plain]),
                torch.cat([empty, *self.pairs[True]]),
            )

    def planes(self, index: Tensor, flip: int = 0) -> tuple[Tensor, Tensor]:
        """The planes of these rows, mirrored by the bits of ``flip``."""
        code, chance = self.code[index], self.chance[index].float()
        axes = [axis for bit, axis in ((1, 2), (2, 1)) if flip & bit]
        if axes:
            code, chance = code.flip(axes), chance.flip(axes)
        return self.see(code, chance, self.scalars[index, 0], self.scalars[index, 1])


def rows_of(pairs: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """The rows of pairs, and for each the pair and the side it belongs to."""
    counts = pairs[:, 1:3].long()
    total = counts.sum(1)
    pair = torch.repeat_interleave(torch.arange(len(pairs), device=pairs.device), total)
    start = total.cumsum(0) - total
    place = torch.arange(len(pair), device=pairs.device) - start[pair]
    return pairs[pair, 0].long() + place, pair, (place >= counts[pair, 0]).long()


def weighed(pairs: Tensor, both: Tensor, prior: Tensor | float) -> Tensor:
    """Hold a part of what the second lacks in looking ahead against it, as the kernel does."""
    behind = (1 - pairs[:, 6] / pairs[:, 5].clamp(min=1e-9)).float()
    return torch.stack([both[:, 0], both[:, 1] * (1 - prior * behind)], 1)


def chances(pairs: Tensor, value: Tensor, share: Tensor, pair: Tensor, side: Tensor) -> Tensor:
    """Both candidates' winning chances (pairs × 2) from the values of their rows."""
    slot = pair * 2 + side
    size = len(pairs) * 2
    weighted = torch.zeros(size, device=value.device).index_add(0, slot, share * value)
    shares = torch.zeros(size, device=value.device).index_add(0, slot, share)
    return (weighted / shares.clamp(min=1e-9)).view(-1, 2) * pairs[:, 3:5].float()
