"""Train the network that tells signs apart, on drawn cells: ``python dev/pictures/train.py``.

    python dev/pictures/train.py build/pictures/*.npz --epochs 9 --out build/pictures/network.npz

Two layers of convolutions and two of sums, in numpy: about five minutes on one core for 100,000
cells. Prints the share of 6,000 cells kept aside that are read rightly, after every epoch, and at
the end how often each sign was taken for each other.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Weights = dict[str, Floats]

SIDE, PIXELS = 18, 18 * 18
SIGNS = "12345678F*?XJ0"
"""X is a mine or a flag that was wrong, J anything else, such as the pointer."""
FIRST, SECOND, HIDDEN = 8, 16, 40
ASIDE, BATCH, RATE, SMOOTHING = 6000, 128, 2e-3, 0.04


class Kept(NamedTuple):
    """What a forward pass leaves for the backward one."""

    windows: Floats
    first: Floats
    pooled: Floats
    largest: NDArray[np.bool_]
    pooled_windows: Floats
    second: Floats
    flat: Floats
    third: Floats
    hidden: Floats


def untrained(rng: np.random.Generator) -> Weights:
    """Random weights."""
    shapes = {"1": (50, FIRST), "2": (9 * FIRST, SECOND), "3": (25 * SECOND + 2, HIDDEN)}
    shapes["4"] = (HIDDEN, len(SIGNS))
    found: Weights = {}
    for layer, (inputs, outputs) in shapes.items():
        drawn = rng.standard_normal((inputs, outputs)) * np.sqrt(2 / inputs)
        found[f"w{layer}"] = drawn.astype(np.float32)
        found[f"b{layer}"] = np.zeros(outputs, np.float32)
    return found


def windows_of(images: Floats, size: int) -> Floats:
    """Every square of that size, laid out flat."""
    views = np.lib.stride_tricks.sliding_window_view(images, (size, size), (2, 3))
    count, channels, height, width = views.shape[:4]
    flat = views.transpose(0, 2, 3, 1, 4, 5)
    return flat.reshape(count, height, width, channels * size * size)


def forward(images: Floats, sizes: Floats, weights: Weights) -> tuple[Floats, Kept]:
    """How strongly each sign is seen in each image."""
    windows = windows_of(images, 5)
    first = windows @ weights["w1"] + weights["b1"]
    squares = np.maximum(first, 0).reshape(len(images), 7, 2, 7, 2, FIRST)
    pooled = squares.max((2, 4))
    largest = squares == pooled[:, :, None, :, None]
    pooled_windows = windows_of(pooled.transpose(0, 3, 1, 2), 3)
    second = pooled_windows @ weights["w2"] + weights["b2"]
    flat = np.concatenate([np.maximum(second, 0).reshape(len(images), -1), sizes], 1)
    third = flat @ weights["w3"] + weights["b3"]
    hidden = np.maximum(third, 0)
    kept = Kept(windows, first, pooled, largest, pooled_windows, second, flat, third, hidden)
    return hidden @ weights["w4"] + weights["b4"], kept


def backward(seen: Floats, signs: NDArray[np.int64], kept: Kept, weights: Weights) -> Weights:
    """How the error changes with each weight."""
    count = len(signs)
    chances = np.exp(seen - seen.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    wanted = np.full_like(chances, SMOOTHING / len(SIGNS))
    wanted[np.arange(count), signs] += 1 - SMOOTHING
    error = (chances - wanted) / count
    found = {"w4": kept.hidden.T @ error, "b4": error.sum(0)}
    error = (error @ weights["w4"].T) * (kept.third > 0)
    found |= {"w3": kept.flat.T @ error, "b3": error.sum(0)}
    error = (error @ weights["w3"].T)[:, :-2].reshape(count, 5, 5, SECOND) * (kept.second > 0)
    flat = kept.pooled_windows.reshape(-1, 9 * FIRST)
    found |= {"w2": flat.T @ error.reshape(-1, SECOND), "b2": error.sum((0, 1, 2))}
    each = (error @ weights["w2"].T).reshape(count, 5, 5, FIRST, 3, 3)
    pooled = np.zeros_like(kept.pooled)
    for row in range(3):
        for column in range(3):
            pooled[:, row : row + 5, column : column + 5] += each[..., row, column]
    squares = kept.largest * pooled[:, :, None, :, None]
    error = squares.reshape(count, 14, 14, FIRST) * (kept.first > 0)
    found["w1"] = kept.windows.reshape(-1, 50).T @ error.reshape(-1, FIRST)
    found["b1"] = error.sum((0, 1, 2))
    return found


def images_of(cells: NDArray[np.uint8]) -> tuple[Floats, Floats]:
    """The two images of each sign, and its width and height."""
    images = cells[:, : 2 * PIXELS].reshape(-1, 2, SIDE, SIDE).astype(np.float32)
    sizes = cells[:, 2 * PIXELS :].astype(np.float32)
    return images / np.float32(255), sizes / np.float32(255)


def disturbed(images: Floats, rng: np.random.Generator) -> Floats:
    """The images shifted by a pixel, fainter or stronger, and with noise."""
    down, right = rng.integers(-1, 2, 2)
    images = np.roll(images, (down, right), (2, 3))
    images = images * rng.uniform(0.8, 1.15, (len(images), 1, 1, 1)).astype(np.float32)
    noise = rng.normal(0, 0.02, images.shape).astype(np.float32)
    return np.asarray(np.clip(images + noise, 0, 1), np.float32)


def read(cells: NDArray[np.uint8], weights: Weights) -> NDArray[np.int64]:
    """The sign seen in each cell."""
    parts = (images_of(cells[at : at + 500]) for at in range(0, len(cells), 500))
    return np.concatenate([forward(*part, weights)[0].argmax(1) for part in parts])


def trained(
    cells: NDArray[np.uint8], signs: NDArray[np.int64], epochs: int, seed: int
) -> tuple[Weights, NDArray[np.int64]]:
    """Weights after so many passes over the cells, by Adam, and what they read of those aside."""
    rng = np.random.default_rng(seed)
    order = rng.permutation(len(cells))
    cells, signs = cells[order], signs[order]
    count = len(cells) - ASIDE
    weights = untrained(rng)
    mean = {name: np.zeros_like(value) for name, value in weights.items()}
    spread = {name: np.zeros_like(value) for name, value in weights.items()}
    steps, step = epochs * (count // BATCH), 0
    for epoch in range(epochs):
        order = rng.permutation(count)
        for start in range(0, count - BATCH + 1, BATCH):
            batch = order[start : start + BATCH]
            images, sizes = images_of(cells[batch])
            seen, kept = forward(disturbed(images, rng), sizes, weights)
            step += 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            for name, slope in backward(seen, signs[batch], kept, weights).items():
                mean[name] = 0.9 * mean[name] + 0.1 * slope
                spread[name] = 0.999 * spread[name] + 0.001 * slope**2
                square = np.sqrt(spread[name] / (1 - 0.999**step)) + 1e-8
                weights[name] -= rate * (mean[name] / (1 - 0.9**step)) / square
        found = read(cells[count:], weights)
        print(f"epoch {epoch + 1}: {(found == signs[count:]).mean():.4f} read rightly", flush=True)
    mistaken = np.zeros((len(SIGNS), len(SIGNS)), np.int64)
    np.add.at(mistaken, (signs[count:], found), 1)
    return weights, mistaken


def main() -> None:
    """Read the drawn cells, train, write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("cells", type=Path, nargs="+", help="files written by draw_cells.py")
    parser.add_argument("--epochs", type=int, default=9)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("build/pictures/network.npz"))
    given = parser.parse_args()
    files = [np.load(path) for path in given.cells]
    cells = np.concatenate([each["cells"] for each in files])
    signs = np.concatenate([each["signs"] for each in files]).astype(np.int64)
    weights, mistaken = trained(cells, signs, given.epochs, given.seed)
    print("   " + "".join(f"{sign:>5}" for sign in SIGNS))
    for sign, row in zip(SIGNS, mistaken, strict=True):
        print(f"{sign:>3}" + "".join(f"{count:>5}" for count in row))
    np.savez(given.out, allow_pickle=False, **weights)


if __name__ == "__main__":
    main()
