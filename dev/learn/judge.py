"""How well a network tells the better of two candidates, on pairs that it was not trained on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch
from samples import LEAD, SMOOTHED, Samples, chances, rows_of, weighed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from torch import Tensor
    from train import Learner

NEEDS = (0.0, 0.005, 0.01, 0.015, 0.02, 0.03)
PRIORS = (0.0, 0.25, 0.5, 0.75, 1.0)
MARGIN = 0.05  # candidates further behind in looking ahead are not compared by the kernel


def judge(
    learner: Learner,
    samples: Samples,
    pairs: Tensor,
    flips: tuple[int, ...],
    both: Tensor | None = None,
) -> dict[str, Any]:
    """The error of the values, the slope of true leads on its leads, and both chances of pairs."""
    found: dict[str, Any] = {}
    if both is None:
        index, pair, side = rows_of(pairs)
        value = learner.values(samples, index, flips)
        scalars = samples.scalars[index]
        both = chances(pairs, value, scalars[:, 4], pair, side)
        weight = scalars[:, 3]
        found["error"] = (((value - scalars[:, 2]) ** 2 * weight).sum() / weight.sum()).item()
    prior = learner.average.prior.item()
    final = weighed(pairs, both, prior)
    ahead = final[:, 0] - final[:, 1]
    found["both"] = both
    found["slopes"] = [
        ((pairs[:, column].float() * ahead).sum() / (ahead**2).sum()).item()
        for column in (LEAD, SMOOTHED)
    ]
    found["gains"] = {need: gain(pairs, both, prior, need) for need in NEEDS}
    return found


def gain(pairs: Tensor, both: Tensor, prior: float, need: float) -> str:
    """What it is worth to follow the network, in 1/10,000 of a win: by results, and smoothed."""
    final = weighed(pairs, both, prior)
    close = pairs[:, 6] >= pairs[:, 5] * (1 - MARGIN)
    switched = close & (final[:, 1] > final[:, 0] * (1 + need))
    text = []
    for column in (LEAD, SMOOTHED):
        each = torch.where(switched, -pairs[:, column].float(), 0.0)
        error = each.std() / len(each) ** 0.5
        text.append(f"{each.mean().item() * 1e4:.1f}±{error.item() * 1e4:.1f}")
    return f"{' ~'.join(text)} ({switched.float().mean().item() * 100:.0f}%)"


def rules(pairs: Tensor, both: Tensor) -> Iterator[str]:
    """The gain for many ways to decide, and the weights of the network and of looking ahead."""
    for prior in PRIORS:
        gains = [f"{need}: {gain(pairs, both, prior, need)}" for need in NEEDS]
        yield f"prior {prior}: " + ", ".join(gains)
    network = both[:, 0] - both[:, 1]
    behind = both[:, 0] * (1 - pairs[:, 6] / pairs[:, 5]).float()
    known = torch.stack([network, behind], 1).double()
    for column in (LEAD, SMOOTHED):
        weights = torch.linalg.lstsq(known, pairs[:, column, None].double()).solution[:, 0]
        yield f"weights of the network and of looking ahead: {weights.tolist()}"


def describe(found: dict[str, Any], pairs: Tensor) -> str:
    """What `judge` found, in a line."""
    error = f", error {found['error']:.5f}" if "error" in found else ""
    slopes = " ~".join(f"{slope:.3f}" for slope in found["slopes"])
    gains = ", ".join(f"{need}: {text}" for need, text in found["gains"].items())
    return f"held out {len(pairs)} pairs{error}, slope {slopes}, gain by need: {gains}"
