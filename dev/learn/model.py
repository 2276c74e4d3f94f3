"""The networks: a large teacher, and small students that the kernel can afford.

The value is exp(−Σ risk of a cell): independent risks multiply. Inactive cells stay 0 in every
layer, like what lies beyond the edge, so the kernel need not compute them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from quantise import ONE, Integers
from samples import PLANES
from torch import Tensor, nn
from torch.nn import functional

if TYPE_CHECKING:
    from collections.abc import Callable


def cut(x: Tensor) -> Tensor:
    """Rectify, and cut off where the integers of the kernel end."""
    return x.clamp(0, 16 - 1 / 128)


class Block(nn.Module):
    """Two convolutions and a shortcut; perhaps with the mean over the board in between."""

    def __init__(self, channels: int, with_mean: bool) -> None:
        super().__init__()
        self.one = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.norm_one = nn.BatchNorm2d(channels)
        self.two = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.norm_two = nn.BatchNorm2d(channels)
        self.mean = nn.Linear(channels, channels) if with_mean else None

    def forward(self, x: Tensor, mask: Tensor, share: Tensor) -> Tensor:
        """``share`` is the mask divided by the number of active cells."""
        y = cut(self.norm_one(self.one(x)))
        if self.mean is not None:
            y = y + self.mean((y * share).sum((2, 3)))[:, :, None, None]
        return cut(x + self.norm_two(self.two(y * mask))) * mask


class Network(nn.Module):
    """Planes → the chance to win."""

    def __init__(self, channels: int, blocks: int, teacher: bool) -> None:
        super().__init__()
        self.stem = nn.Conv2d(PLANES, channels, 3, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(channels)
        means = [teacher and i % 3 == 2 for i in range(blocks)]
        self.blocks = nn.ModuleList(Block(channels, mean) for mean in means)
        self.risk = nn.Conv2d(channels, 1, 1)
        nn.init.constant_(self.risk.bias, -6.0)
        # How much of a candidate's gap in looking ahead counts beside the values: see `chances`.
        self.prior = nn.Parameter(torch.tensor(0.0))
        self.whole = (
            nn.Sequential(nn.Linear(2 * channels, 64), nn.ReLU(), nn.Linear(64, 1))
            if teacher
            else None
        )

    def forward(self, x: Tensor, mask: Tensor) -> Tensor:
        """One value for each position."""
        share = mask / mask.sum((2, 3), keepdim=True).clamp(min=1)
        x = cut(self.norm(self.stem(x))) * mask
        for block in self.blocks:
            x = block(x, mask, share)
        risk = (functional.softplus(self.risk(x).float()) * mask).sum((1, 2, 3))
        if self.whole is not None:
            seen = torch.cat([(x * share).sum((2, 3)), x.amax((2, 3))], 1)
            risk = risk + functional.softplus(self.whole(seen).float()[:, 0] - 2)
        return torch.exp(-risk).clamp(1e-6, 1 - 1e-6)


def start_from(network: Integers, model: Network, x: Tensor, mask: Tensor) -> None:
    """Let a model begin with the values of a network of the kernel, which may be smaller.

    What it has beyond that network counts for nothing at first. ``x`` and ``mask`` are of typical
    positions: normalisation has to be undone as it is there.
    """
    convolutions, norms = [model.stem], [model.norm]
    for block in model.blocks:
        convolutions += [block.one, block.two]
        norms += [block.norm_one, block.norm_two]
    known = len(network.layers[0].weights)
    hooks = []
    with torch.no_grad():
        for layer, convolution, norm in zip(network.layers, convolutions, norms, strict=False):
            weights = torch.from_numpy(layer.weights / 2**layer.shift).float().to(x)
            inputs = weights.shape[2]
            own = convolution.weight
            own[:known] = 0
            own[:known, :inputs] = weights.permute(0, 2, 1).view(known, inputs, 3, 3)
            bias = torch.from_numpy(layer.bias / (ONE * 2**layer.shift)).float().to(x)
            hooks.append(norm.register_forward_pre_hook(_undo(bias)))
        for block in model.blocks[len(network.layers) // 2 :]:
            nn.init.zeros_(block.norm_two.weight)
        for block in model.blocks:
            if block.mean is not None:
                nn.init.zeros_(block.mean.weight)
                nn.init.zeros_(block.mean.bias)
        risk = network.risk
        scale = 2 ** (risk.shift + 1)  # its results are in 1/256
        nn.init.zeros_(model.risk.weight)
        model.risk.weight[0, :known, 0, 0] = torch.from_numpy(risk.weights[0, 0] / scale).to(x)
        nn.init.constant_(model.risk.bias, float(risk.bias[0]) / (ONE * scale))
        if model.whole is not None:
            nn.init.zeros_(model.whole[2].weight)
            nn.init.constant_(model.whole[2].bias, -6.0)
        model.eval()
        model(x, mask)
    for hook in hooks:
        hook.remove()


def _undo(bias: Tensor) -> Callable[[nn.BatchNorm2d, tuple[Tensor]], None]:
    """Let a normalisation do nothing but add this bias, by what it is about to see."""

    def set_up(norm: nn.BatchNorm2d, inputs: tuple[Tensor]) -> None:
        variance, mean = torch.var_mean(inputs[0], (0, 2, 3), correction=0)
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)
        known = len(bias)
        norm.weight[:known] = (variance[:known] + norm.eps).sqrt()
        norm.bias[:known] = bias + mean[:known]

    return set_up
