"""Train the teacher on samples that are still being made, then distil it into students.

    python train.py DATA OUT --teacher 128x6 --teacher-seconds 690 --student 32x4

Checkpoints, the log and the values of the held-out pairs go to OUT as soon as they exist.
"""

from __future__ import annotations

import argparse
import copy
import json
import threading
import time
from pathlib import Path

import numpy as np
import torch
from model import Network
from samples import LEVELS, Samples, chances, rows_of
from torch import Tensor
from torch.nn import functional

LEAD_WEIGHT = 10.0  # of the squared error of a lead, beside the cross entropy of a row
STUDENT_LEAD_WEIGHT = 100.0  # a teacher's leads are not noisy
PAIR_SHARE = 0.55  # of a batch
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
        rest = plain[torch.randint(len(plain), (size - len(keep),), device=device)]
        self.index = torch.cat([keep, rest])
        self.whole = len(index) <= size
        scalars = samples.scalars[self.index]
        self.label, self.weight, self.share = scalars[:, 2], scalars[:, 3], scalars[:, 4]

    def leads(self, value: Tensor) -> Tensor:
        """How far each pair's first candidate is ahead, by these values of the rows."""
        n = self.paired
        both = chances(self.pairs, value[:n], self.share[:n], self.pair[:n], self.side[:n])
        return both[:, 0] - both[:, 1]


def network(shape: tuple[int, int], device: str, *, teacher: bool) -> Network:
    """A new network."""
    made = Network(*shape, teacher).to(device)
    return made.to(memory_format=torch.channels_last) if device == "cuda" else made


def values(model: torch.nn.Module, samples: Samples, index: Tensor, flips: list[int]) -> Tensor:
    """The mean value of each row over these mirror images."""
    model.eval()
    out = torch.empty(len(index), device=samples.device)
    with torch.no_grad(), torch.autocast(samples.device, torch.bfloat16):
        for at in range(0, len(index), 16384):
            part = index[at : at + 16384]
            each = [model(*samples.planes(part, flip)).float() for flip in flips]
            out[at : at + 16384] = torch.stack(each).mean(0)
    return out


def judge(model: torch.nn.Module, samples: Samples, pairs: Tensor, flips: list[int]) -> dict:
    """How well a model tells the better of two candidates, on pairs that it was not trained on."""
    index, pair, side = rows_of(pairs)
    value = values(model, samples, index, flips)
    scalars = samples.scalars[index]
    both = chances(pairs, value, scalars[:, 4], pair, side)
    weight = scalars[:, 3]
    error = ((value - scalars[:, 2]) ** 2 * weight).sum() / weight.sum()
    lead, ahead = pairs[:, 7].float(), both[:, 0] / both[:, 1].clamp(min=1e-6)
    slope = (lead * (both[:, 0] - both[:, 1])).sum() / ((both[:, 0] - both[:, 1]) ** 2).sum()
    gains = {}
    for need in (0.0, 0.005, 0.01, 0.02, 0.03):
        switched = ahead < 1 / (1 + need)
        gain = torch.where(switched, -lead, torch.zeros_like(lead))
        error_of_mean = gain.std() / len(gain) ** 0.5
        gains[need] = (
            f"{gain.mean().item() * 1e4:.1f}±{error_of_mean.item() * 1e4:.1f}"
            f" ({switched.float().mean().item() * 100:.0f} %)"
        )
    return {"error": error.item(), "slope": slope.item(), "gain": gains, "both": both}


def describe(found: dict, pairs: Tensor) -> str:
    """What `judge` found, in a line."""
    gains = ", ".join(f"{need}: {gain}" for need, gain in found["gain"].items())
    return (
        f"held out {len(pairs)} pairs, error {found['error']:.5f}, slope {found['slope']:.3f},"
        f" gain in 1/10000 of a win by need: {gains}"
    )


def loss_of(batch: Batch, value: Tensor, target: Tensor | None) -> Tensor:
    """Against the labels, or against another network's values of the rows."""
    if target is None:
        wanted, weight, scale = batch.label.clamp(0, 1), batch.weight, LEAD_WEIGHT
        leads = batch.pairs[:, 7].float()
    else:
        wanted, weight, scale = target[batch.index], None, STUDENT_LEAD_WEIGHT
        leads = batch.leads(wanted)
    loss = functional.binary_cross_entropy(value, wanted, weight, reduction="sum")
    if batch.whole:
        loss = loss + scale * ((batch.leads(value) - leads) ** 2).sum()
    return loss


def fit(
    model: Network,
    samples: Samples,
    seconds: float,
    out: Path,
    name: str,
    *,
    size: int,
    rate: float,
    target: Tensor | None = None,
    compiled: bool = True,
    known: tuple[Tensor, Tensor] | None = None,
) -> Network:
    """Train for some seconds; on the labels, or on another network's values of the rows."""
    device = samples.device
    average = copy.deepcopy(model)
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=1e-3)
    step_of = torch.compile(model) if compiled else model
    tensors = [
        [t for t in each.state_dict().values() if t.dtype.is_floating_point]
        for each in (average, model)
    ]
    begin = time.time()
    step, seen, refreshed, reported = 0, 0, 0.0, begin
    pairs = plain = None
    while (passed := time.time() - begin) < seconds:
        if pairs is None or (known is None and time.time() - refreshed > 10):
            pairs, plain = known or samples.snapshot()[:2]
            refreshed = time.time()
        done = passed / seconds
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1, (step + 1) / 300) * (0.01**done if done < 1 else 0.01)
        batch = Batch(samples, pairs, plain, size)
        model.train()
        x, mask = samples.planes(batch.index, step % 4)
        if device == "cuda":
            x = x.contiguous(memory_format=torch.channels_last)
        with torch.autocast(device, torch.bfloat16):
            value = step_of(x, mask)
        value = value.float()
        loss = loss_of(batch, value, target)
        optimizer.zero_grad(set_to_none=True)
        (loss / size).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        with torch.no_grad():
            torch._foreach_lerp_(*tensors, 0.01 if step < 1000 else 0.001)
        step, seen = step + 1, seen + size
        if time.time() - reported > 60 or step == 20:
            reported = time.time()
            held_out = samples.snapshot()[2]
            text = (
                f"{name}: step {step}, {seen / 1e6:.1f} M rows seen of {samples.rows / 1e6:.2f} M"
            )
            if len(held_out) and step > 20:
                held_out = held_out[:20_000]
                text += "; " + describe(judge(average, samples, held_out, [0]), held_out)
                torch.save(average.state_dict(), out / f"{name}.pt")
            log(out, text)
    torch.save(average.state_dict(), out / f"{name}.pt")
    log(
        out,
        f"{name}: end, {step} steps, {seen / 1e6:.1f} M rows seen of {samples.rows / 1e6:.2f} M",
    )
    return average


def distil(
    teacher: Network, samples: Samples, options: argparse.Namespace, common: dict
) -> dict[str, np.ndarray]:
    """Train the students; their values of the held-out pairs by name."""
    saved: dict[str, np.ndarray] = {}
    pairs, plain, held_out = samples.snapshot()
    # Of what was made last, since nothing has learned from it by heart.
    newest = samples.rows - options.student_rows
    known = pairs[pairs[:, 0] >= newest], plain[plain >= newest]
    index = torch.cat([rows_of(known[0])[0], known[1]])
    target = torch.zeros(samples.capacity, device=options.device)
    target[index] = values(teacher, samples, index, [0, 3])
    log(options.out, f"taught {len(index)} rows")
    for text in options.student:
        name = f"student-{text}"
        student = network(shape_of(text), options.device, teacher=False)
        student = fit(
            student,
            samples,
            options.student_seconds,
            options.out,
            name,
            rate=4e-3,
            target=target,
            known=known,
            **common,
        )
        found = judge(student, samples, held_out, [0])
        log(options.out, f"student {text}: " + describe(found, held_out))
        saved[name] = found["both"].cpu().numpy()
    return saved


def main() -> None:
    """Train as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--teacher", default="128x6")
    parser.add_argument("--teacher-seconds", type=float, default=780)
    parser.add_argument("--student", action="append", default=[])
    parser.add_argument("--student-seconds", type=float, default=150)
    parser.add_argument("--student-rows", type=int, default=5_000_000)
    parser.add_argument("--batch", type=int, default=6144)
    parser.add_argument("--capacity", type=int, default=16_000_000)
    parser.add_argument("--least-pairs", type=int, default=5000)
    parser.add_argument("--no-compile", action="store_true")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(1)
    torch.backends.cudnn.benchmark = True
    samples = Samples(options.data, options.device, options.capacity)
    watcher = threading.Thread(target=samples.watch, daemon=True)
    watcher.start()
    while len(samples.snapshot()[0]) < options.least_pairs:
        time.sleep(1)
    log(options.out, f"begin with {samples.rows} rows")
    common = {"size": options.batch, "compiled": not options.no_compile}
    teacher = network(shape_of(options.teacher), options.device, teacher=True)
    teacher = fit(
        teacher, samples, options.teacher_seconds, options.out, "teacher", rate=2e-3, **common
    )
    samples.stop = True
    watcher.join()
    pairs, _, held_out = samples.snapshot()
    record = {
        "rows": samples.rows,
        "pairs": len(pairs) + len(held_out),
        "shards": len(samples.shards),
        "last_shard": max(samples.shards),
        "sha256": samples.digest(),
        "teacher": options.teacher,
    }
    (options.out / "data.json").write_text(json.dumps(record, indent=1))
    log(options.out, f"data: {record}")
    found = judge(teacher, samples, held_out, [0, 1, 2, 3])
    log(options.out, "teacher, 4 images: " + describe(found, held_out))
    for number, level in enumerate(LEVELS):
        some = held_out[held_out[:, 9] == number]
        if len(some) > 200:
            text = describe(judge(teacher, samples, some, [0, 3]), some)
            log(options.out, f"  {level}: {text}")
    saved = {"pairs": held_out.cpu().numpy(), "teacher": found["both"].cpu().numpy()}
    saved |= distil(teacher, samples, options, common)
    np.savez_compressed(options.out / "held_out.npz", **saved)
    log(options.out, "done")


if __name__ == "__main__":
    main()
