"""Train a teacher on samples that are still being made, while students follow it; then distil it.

    python train.py DATA OUT --start network.bin --teacher 128x6 --student 48x4

Checkpoints, the log and the values of the held-out pairs go to OUT as soon as they exist.
"""

from __future__ import annotations

import argparse
import copy
import hashlib
import json
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import torch
from judge import describe, judge, rules
from model import Network, start_from
from quantise import from_bytes
from samples import LEVEL, LEVELS, SMOOTHED, Samples, chances, planes, rows_of, weighed
from torch import Tensor
from torch.nn import functional

if TYPE_CHECKING:
    from collections.abc import Callable

LEAD_WEIGHT = 100.0  # of the squared error of a lead, beside the cross entropy of a row
STUDENT_LEAD_WEIGHT = 300.0  # a teacher's leads are not noisy
PAIR_SHARE = 0.8  # of a batch
TWO_IMAGES = (0, 3)  # as it is, and turned by half
AT_ONCE = 16384  # rows that are only valued
START = time.time()


def log(out: Path, text: str) -> None:
    """Print a line with the time, and keep it."""
    line = f"{time.time() - START:6.0f} s  {text}"
    print(line, flush=True)
    with (out / "log.txt").open("a") as file:
        file.write(line + "\n")


def shape_of(text: str) -> tuple[int, int]:
    """Channels and blocks of "128x6"."""
    channels, blocks = text.split("x")
    return int(channels), int(blocks)


class Batch:
    """A batch of a fixed number of rows: whole pairs first, then rows of their own."""

    def __init__(self, samples: Samples, pairs: Tensor, plain: Tensor, size: int) -> None:
        device = samples.device
        count = int(size * PAIR_SHARE / 7.7)
        chosen = pairs[torch.randint(len(pairs), (count,), device=device)]
        index, self.pair, self.side = rows_of(chosen)
        keep = index[:size]
        self.pairs, self.paired = chosen, len(keep)
        others = plain if len(plain) else index  # none have come yet
        rest = others[torch.randint(len(others), (size - len(keep),), device=device)]
        self.index = torch.cat([keep, rest])
        self.whole = len(index) <= size
        scalars = samples.scalars[self.index]
        self.label, self.weight, self.share = scalars[:, 2], scalars[:, 3], scalars[:, 4]

    def leads(self, value: Tensor, prior: Tensor) -> Tensor:
        """How far each pair's first candidate is ahead, by these values of the rows."""
        n = self.paired
        both = chances(self.pairs, value[:n], self.share[:n], self.pair[:n], self.side[:n])
        both = weighed(self.pairs, both, prior)
        return both[:, 0] - both[:, 1]


class Learner:
    """A network in training, and the mean of its recent weights, which is what is used."""

    def __init__(self, name: str, model: Network, samples: Samples, *, compiled: bool) -> None:
        self.name, self.device, self.compiled = name, samples.device, compiled
        if self.device == "cuda":
            model = model.to(memory_format=torch.channels_last)
        self.model = model
        self.average = copy.deepcopy(model).eval()
        self.optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3, weight_decay=1e-3)
        self._run = torch.compile(model, dynamic=False) if compiled else model
        self._value = torch.compile(self.average, dynamic=False) if compiled else self.average
        self._tensors = [
            [t for t in each.state_dict().values() if t.dtype.is_floating_point]
            for each in (self.average, model)
        ]
        self.steps = 0

    def learn(
        self, x: Tensor, mask: Tensor, rate: float, loss_of: Callable[[Tensor, Tensor], Tensor]
    ) -> Tensor:
        """One step; the values that it started from."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate * min(1, (self.steps + 1) / 300)
        self.model.train()
        with torch.autocast(self.device, torch.bfloat16):
            value = self._run(x, mask)
        value = value.float()
        loss = loss_of(value, self.model.prior)
        self.optimizer.zero_grad(set_to_none=True)
        (loss / len(x)).backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimizer.step()
        with torch.no_grad():
            torch._foreach_lerp_(*self._tensors, 0.01 if self.steps < 1000 else 0.001)
        self.steps += 1
        return value.detach()

    def values(self, samples: Samples, index: Tensor, flips: tuple[int, ...] = (0,)) -> Tensor:
        """The mean value of each row over these mirror images."""
        total = torch.zeros(len(index), device=self.device)
        with torch.no_grad(), torch.autocast(self.device, torch.bfloat16):
            for at in range(0, len(index), AT_ONCE):
                part = index[at : at + AT_ONCE]
                # Always as many, since every other number would have to be compiled.
                padded = torch.cat([part, part[:1].expand(AT_ONCE - len(part))])
                for flip in flips:
                    value = self._value(*seen(samples, padded, flip))
                    total[at : at + AT_ONCE] += value.float()[: len(part)]
        return total / len(flips)

    def save(self, out: Path) -> None:
        """Write the weights."""
        torch.save(self.average.state_dict(), out / f"{self.name}.pt")


def seen(samples: Samples, index: Tensor, flip: int) -> tuple[Tensor, Tensor]:
    """The planes of these rows in the order that the GPU likes."""
    x, mask = samples.planes(index, flip)
    if samples.device == "cuda":
        x = x.contiguous(memory_format=torch.channels_last)
    return x, mask


def to_labels(batch: Batch) -> Callable[[Tensor, Tensor], Tensor]:
    """The loss against the labels."""

    def loss_of(value: Tensor, prior: Tensor) -> Tensor:
        wanted = batch.label.clamp(0, 1)
        loss = functional.binary_cross_entropy(value, wanted, batch.weight, reduction="sum")
        if batch.whole:
            error = batch.leads(value, prior) - batch.pairs[:, SMOOTHED].float()
            loss = loss + LEAD_WEIGHT * (error**2).sum()
        return loss

    return loss_of


def to_values(
    batch: Batch, wanted: Tensor, its_prior: Tensor
) -> Callable[[Tensor, Tensor], Tensor]:
    """The loss against another network's values of the rows."""

    def loss_of(value: Tensor, prior: Tensor) -> Tensor:
        loss = functional.binary_cross_entropy(value, wanted, reduction="sum")
        if batch.whole:
            error = batch.leads(value, prior) - batch.leads(wanted, its_prior)
            loss = loss + STUDENT_LEAD_WEIGHT * (error**2).sum()
        return loss

    return loss_of


def report(learner: Learner, samples: Samples, out: Path, size: int) -> None:
    """Log how a network does on some held-out pairs, and keep its weights."""
    text = f"{learner.name}: step {learner.steps}, {learner.steps * size / 1e6:.1f} M rows seen"
    text += f" of {samples.rows / 1e6:.2f} M, prior {learner.average.prior.item():.3f}"
    held_out = samples.snapshot()[2][:20_000]
    if len(held_out):
        text += "; " + describe(judge(learner, samples, held_out, (0,)), held_out)
    learner.save(out)
    log(out, text)


def teach(
    teacher: Learner, students: list[Learner], samples: Samples, options: argparse.Namespace
) -> None:
    """Train the teacher on the labels for some seconds; the students follow as it goes."""
    begin = time.time()
    refreshed = reported = 0.0
    # What values the rows that arrive: at first the network that all started from, then a student,
    # which costs far less than its teacher.
    student = (students or [teacher])[0]
    first = Learner("start", copy.deepcopy(student.average), samples, compiled=teacher.compiled)
    while (passed := time.time() - begin) < options.teacher_seconds:
        if time.time() - refreshed > 10:
            half = options.teacher_seconds / 2
            wise = first if options.start and passed < half else student
            samples.smooth(lambda index, by=wise: by.values(samples, index, TWO_IMAGES))
            pairs, plain, _ = samples.snapshot()
            refreshed = time.time()
        batch = Batch(samples, pairs, plain, options.batch)
        x, mask = seen(samples, batch.index, teacher.steps % 4)
        rate = options.rate * 0.01 ** (passed / options.teacher_seconds)
        its_prior = teacher.model.prior.detach().clone()
        value = teacher.learn(x, mask, rate, to_labels(batch))
        for student in students:
            student.learn(x, mask, options.student_rate, to_values(batch, value, its_prior))
        if teacher.steps == 20 or time.time() - max(reported, begin) > 90:
            reported = time.time()
            for each in (teacher, *students):
                report(each, samples, options.out, options.batch)
    report(teacher, samples, options.out, options.batch)


def distil(
    teacher: Learner, students: list[Learner], samples: Samples, options: argparse.Namespace
) -> None:
    """Train the students on what the teacher thinks of many rows from all sides."""
    pairs, plain, _ = samples.snapshot()
    # Of what was made last, since nothing has learned from it by heart.
    newest = samples.rows - options.student_rows
    pairs, plain = pairs[pairs[:, 0] >= newest], plain[plain >= newest]
    index = torch.cat([rows_of(pairs)[0], plain])
    target = torch.zeros(samples.capacity, device=options.device)
    target[index] = teacher.values(samples, index, options.flips)
    log(options.out, f"taught {len(index)} rows")
    its_prior = teacher.average.prior.detach()
    for student in students:
        begin = reported = time.time()
        while (passed := time.time() - begin) < options.student_seconds:
            rate = options.student_rate * 0.01 ** (passed / options.student_seconds)
            batch = Batch(samples, pairs, plain, options.batch)
            x, mask = seen(samples, batch.index, student.steps % 4)
            student.learn(x, mask, rate, to_values(batch, target[batch.index], its_prior))
            if time.time() - reported > 60:
                reported = time.time()
                report(student, samples, options.out, options.batch)
        report(student, samples, options.out, options.batch)


def settle(learners: list[Learner], samples: Samples, options: argparse.Namespace) -> None:
    """Judge all networks on all held-out pairs, and keep their values."""
    held_out = samples.snapshot()[2]
    saved = {"pairs": held_out.cpu().numpy()}
    for learner in learners:
        flips = (0, 1, 2, 3) if learner is learners[0] else (0,)
        if learner is not learners[0]:
            mean = judge(learner, samples, held_out, (0, 1, 2, 3))
            log(options.out, f"{learner.name}, 4 images: " + describe(mean, held_out))
        found = judge(learner, samples, held_out, flips)
        log(options.out, f"{learner.name}, {len(flips)} images: " + describe(found, held_out))
        for number, level in enumerate(LEVELS):
            some = held_out[:, LEVEL] == number
            if some.sum() > 200:
                part = judge(learner, samples, held_out[some], (0,), found["both"][some])
                log(options.out, f"  {level}: " + describe(part, held_out[some]))
        saved[learner.name] = found["both"].cpu().numpy()
        expert = held_out[:, LEVEL] < 2
        for line in rules(held_out[expert], found["both"][expert]):
            log(options.out, f"  {line}")
    np.savez_compressed(options.out / "held_out.npz", **saved)


def command_line() -> argparse.Namespace:
    """What to do."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--start", type=Path, help="a network of the kernel to go on from")
    parser.add_argument("--teacher", default="128x6")
    parser.add_argument("--teacher-seconds", type=float, default=780)
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--student", action="append", default=[])
    parser.add_argument("--student-seconds", type=float, default=150)
    parser.add_argument("--student-rows", type=int, default=4_000_000)
    parser.add_argument("--student-rate", type=float, default=1e-3)
    parser.add_argument("--flips", type=int, nargs="+", default=[0, 1, 2, 3])
    parser.add_argument("--batch", type=int, default=6144)
    parser.add_argument("--capacity", type=int, default=20_000_000)
    parser.add_argument("--least-shards", type=int, default=40)
    parser.add_argument("--consume", action="store_true", help="delete shards once they are loaded")
    parser.add_argument("--no-compile", action="store_true")
    return parser.parse_args()


def main() -> None:
    """Train as the command line says."""
    options = command_line()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(1)
    torch.backends.cudnn.benchmark = True
    torch._dynamo.config.recompile_limit = 64  # noqa: SLF001 - several networks share their code
    samples = Samples(options.data, options.device, options.capacity)
    samples.consume = options.consume
    if not options.no_compile:
        samples.see = torch.compile(planes, dynamic=False)
    watcher = threading.Thread(target=samples.watch, daemon=True)
    watcher.start()
    while len(samples.waiting) < options.least_shards:
        time.sleep(1)
    log(options.out, f"begin with {samples.rows} rows")

    def learner(name: str, shape: str, *, teacher: bool) -> Learner:
        made = Network(*shape_of(shape), teacher).to(options.device)
        if options.start:
            some = torch.randint(samples.rows, (options.batch,), device=options.device)
            start_from(from_bytes(options.start.read_bytes()), made, *samples.planes(some))
        return Learner(name, made, samples, compiled=not options.no_compile)

    teacher = learner("teacher", options.teacher, teacher=True)
    students = [learner(f"student-{each}", each, teacher=False) for each in options.student]
    teach(teacher, students, samples, options)
    samples.stop = True
    watcher.join()
    (options.out / "taught").touch()
    pairs, _, held_out = samples.snapshot()
    record = {
        "rows": samples.rows,
        "pairs": len(pairs) + len(held_out),
        "shards": len(samples.shards),
        "last_shard": max(samples.shards),
        "sha256": samples.digest(),
        "teacher": options.teacher,
    }
    if options.start:
        record["start"] = hashlib.sha256(options.start.read_bytes()).hexdigest()
    (options.out / "data.json").write_text(json.dumps(record, indent=1))
    log(options.out, f"data: {record}")
    distil(teacher, students, samples, options)
    (options.out / "distilled").touch()
    settle([teacher, *students], samples, options)
    log(options.out, "done")


if __name__ == "__main__":
    main()
