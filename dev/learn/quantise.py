"""Turn a trained student into the integers that the kernel computes with, and compute with them.

    python quantise.py student-32x4.pt data.json network.bin

The functions here use numpy alone: the kernel's tests compare it with `value` bit by bit.
"""

from __future__ import annotations

import hashlib
import json
import struct
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

ONE = 128
MOST = 16 * ONE - 1
PLANES = 16
UNKNOWN, INACTIVE = 9, 11
CERTAIN = 1 << 30
MAGIC, VERSION = b"QMNN", 1

Ints = np.ndarray[Any, np.dtype[np.int64]]


class Layer(NamedTuple):
    """Of a convolution: ``weights`` is outputs × neighbours × inputs."""

    shift: int
    weights: Ints
    bias: Ints


class Integers(NamedTuple):
    """A network as the kernel has it."""

    origin: str
    layers: list[Layer]
    risk: Layer


def softplus_table() -> Ints:
    """Softplus of (i − 4096) / 256, in units of 2⁻²⁰."""
    x = (np.arange(8192) - 4096 + 0.5) / 256
    return np.round(np.logaddexp(0, x) * 2**20).astype(np.int64)


def vanishing_table() -> Ints:
    """exp(−i / 1024), out of 2³⁰."""
    return np.round(np.exp(-np.arange(16384) / 1024) * CERTAIN).astype(np.int64)


def quantise(weights: np.ndarray, bias: np.ndarray, scale: int = ONE) -> Layer:
    """Round to as many bits as a sum of 32 bits allows."""
    flat = np.abs(weights).reshape(len(weights), -1)
    for shift in range(14, 0, -1):
        rounded = np.round(weights * 2**shift).astype(np.int64)
        shifted = np.round(bias * scale * 2**shift).astype(np.int64)
        most = np.abs(rounded).reshape(len(flat), -1).sum(1) * MOST + np.abs(shifted)
        if np.abs(rounded).max() < 2**15 and most.max() < 2**31 - 2**15:
            return Layer(shift, rounded, shifted)
    raise ValueError("the weights are too large for 32-bit sums")


def fold(state: dict[str, np.ndarray], conv: str, norm: str) -> tuple[np.ndarray, np.ndarray]:
    """A convolution and the normalisation behind it as one: weights (o, 9, i) and bias."""
    factor = state[f"{norm}.weight"] / np.sqrt(state[f"{norm}.running_var"] + 1e-5)
    weights = state[f"{conv}.weight"] * factor[:, None, None, None]
    bias = state[f"{norm}.bias"] - state[f"{norm}.running_mean"] * factor
    outputs, inputs = weights.shape[:2]
    return weights.reshape(outputs, inputs, 9).transpose(0, 2, 1), bias


def integers(state: dict[str, np.ndarray], origin: str) -> Integers:
    """The network of a student's state."""
    layers = [quantise(*fold(state, "stem", "norm"))]
    block = 0
    while f"blocks.{block}.one.weight" in state:
        for each in ("one", "two"):
            name = f"blocks.{block}"
            layers.append(quantise(*fold(state, f"{name}.{each}", f"{name}.norm_{each}")))
        block += 1
    weights = state["risk.weight"].reshape(1, 1, -1)
    risk = quantise(weights, state["risk.bias"])
    # The risk is wanted in 1/256: one bit less to shift away than for 1/128.
    return Integers(origin, layers, Layer(risk.shift - 1, risk.weights, risk.bias))


def to_bytes(network: Integers) -> bytes:
    """The file that the kernel reads."""
    origin = network.origin.encode()
    channels = network.layers[0].weights.shape[0]
    out = [MAGIC, struct.pack("<II", VERSION, len(origin)), origin]
    out.append(struct.pack("<ii", channels, len(network.layers) // 2))
    for layer in (*network.layers, network.risk):
        out.append(struct.pack("<i", layer.shift))
        out.append(layer.weights.astype("<i2").tobytes())
        out.append(layer.bias.astype("<i4").tobytes())
    out.append(softplus_table().astype("<i4").tobytes())
    out.append(vanishing_table().astype("<u4").tobytes())
    return b"".join(out)


def from_bytes(data: bytes) -> Integers:
    """The inverse of `to_bytes`."""
    if data[:4] != MAGIC:
        raise ValueError("not a network")
    length = struct.unpack_from("<I", data, 8)[0]
    at = 12 + length
    channels, blocks = struct.unpack_from("<ii", data, at)
    at += 8
    shapes = [(channels, 9, PLANES), *[(channels, 9, channels)] * (2 * blocks), (1, 1, channels)]
    layers = []
    for shape in shapes:
        shift = struct.unpack_from("<i", data, at)[0]
        count = int(np.prod(shape))
        weights = np.frombuffer(data, "<i2", count, at + 4).astype(np.int64).reshape(shape)
        bias = np.frombuffer(data, "<i4", shape[0], at + 4 + 2 * count).astype(np.int64)
        at += 4 + 2 * count + 4 * shape[0]
        layers.append(Layer(shift, weights, bias))
    return Integers(data[12 : 12 + length].decode(), layers[:-1], layers[-1])


def around(field: Ints) -> Ints:
    """The nine neighbours of each cell along a new axis, 0 beyond the edge."""
    wide = np.pad(field, [(1, 1), (1, 1)] + [(0, 0)] * (field.ndim - 2))
    height, width = field.shape[:2]
    return np.stack([wide[r : r + height, c : c + width] for r in range(3) for c in range(3)], 2)


def planes(code: Ints, chance: Ints, unknown: int, mines: int) -> Ints:
    """Height × width × planes of one position."""
    active = code != INACTIVE
    out = np.zeros((*code.shape, PLANES), np.int64)
    for plane in range(INACTIVE):
        out[..., plane] = (code == plane) * ONE
    hidden = code == UNKNOWN
    out[..., 11] = chance
    out[..., 12] = mines * 1024 // max(1, unknown)
    out[..., 13] = min(unknown, 1023)
    out[..., 14] = (hidden & around((code < UNKNOWN).astype(np.int64)).any(2)) * ONE
    out[..., 15] = 16 * (around(hidden.astype(np.int64)).sum(2) - hidden)
    return out * active[..., None]


def seen(
    clues: Ints, probability: np.ndarray, safe: np.ndarray, mined: np.ndarray, mines: int
) -> tuple[Ints, Ints, int, int]:
    """What the network sees of a position: codes, chances, and how much is still unknown.

    ``clues`` is −1 at closed cells; ``safe`` and ``mined`` tell which of those are certain.
    """
    closed = clues < 0
    code = np.where(safe, 10, UNKNOWN)
    code[mined] = INACTIVE
    needs = clues - around(mined.astype(np.int64)).sum(2)
    useful = around((closed & ~mined).astype(np.int64)).any(2)
    code = np.where(closed, code, np.where(useful, needs, INACTIVE))
    unknown = code == UNKNOWN
    chance = np.clip(np.floor(probability * 1024 + 0.5), 1, 1023)
    left = mines - int(mined.sum())
    return code, np.where(unknown, chance, 0).astype(np.int64), int(unknown.sum()), left


def risks(network: Integers, code: Ints, chance: Ints, unknown: int, mines: int) -> Ints:
    """The risk of every cell, in units of 2⁻²⁰: the winning chance is exp(−their sum)."""
    active = (code != INACTIVE)[..., None]

    def convolve(layer: Layer, x: Ints) -> Ints:
        near = around(x).reshape(*x.shape[:2], -1)
        weights = layer.weights.reshape(len(layer.weights), -1)
        # Doubles hold sums below 2**53 exactly, and have fast matrix products.
        sums = (near.astype(np.float64) @ weights.T.astype(np.float64)).astype(np.int64)
        return (sums + layer.bias + (1 << layer.shift >> 1)) >> layer.shift

    x = np.clip(convolve(network.layers[0], planes(code, chance, unknown, mines)), 0, MOST) * active
    for one, two in zip(network.layers[1::2], network.layers[2::2], strict=True):
        y = np.clip(convolve(one, x), 0, MOST) * active
        x = np.clip(convolve(two, y) + x, 0, MOST) * active
    sums = (x @ network.risk.weights[0, 0] + network.risk.bias[0]) >> network.risk.shift
    return softplus_table()[np.clip(sums, -4096, 4095) + 4096] * active[..., 0]


def value(network: Integers, code: Ints, chance: Ints, unknown: int, mines: int) -> int:
    """The winning chance of a position, out of 2³⁰."""
    total = int(risks(network, code, chance, unknown, mines).sum())
    if total >> 10 >= len(vanishing_table()):
        return 0
    start = int(vanishing_table()[total >> 10])
    return start - (start * (total & 1023) >> 20)


def main() -> None:
    """Write a network file."""
    import torch  # noqa: PLC0415 - the rest of this file does without

    source, record, target = map(Path, sys.argv[1:4])
    state = {
        name: tensor.double().numpy()
        for name, tensor in torch.load(source, map_location="cpu").items()
    }
    here = Path(__file__).parent
    scripts = b"".join(
        (here / name).read_bytes() for name in ("samples.py", "model.py", "train.py")
    )
    origin = {
        **json.loads(record.read_text()),
        "student": source.stem,
        "scripts": hashlib.sha256(scripts).hexdigest(),
    }
    data = to_bytes(integers(state, json.dumps(origin, sort_keys=True)))
    target.write_bytes(data)
    print(f"{target}: {len(data)} bytes, sha256 {hashlib.sha256(data).hexdigest()}")


if __name__ == "__main__":
    main()
