"""Write trained weights as the kernel's source: ``python dev/pictures/export.py``.

    python dev/pictures/export.py build/pictures/network.npz

Each weight becomes one printable character: 91 steps between the smallest and the largest of its
output, whose size is written beside it.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

TARGET = Path(__file__).parents[2] / "native/picture/cells/glyph_weights.h"
STEPS, LINE = 45, 120
HEAD = """\
// The weights of the network in glyph_net.cc, as text. It learnt from digits drawn in some 300
// fonts and from flags, mines and other signs drawn by a program; no picture of another program was
// used. Made by dev/pictures.
#pragma once

namespace qmines::picture {
"""


def letters(weights: NDArray[np.float32], scales: NDArray[np.float32]) -> list[str]:
    """The weights as lines of a C string; a backslash is skipped, for it would escape."""
    steps = np.round(weights / scales).astype(int).ravel() + STEPS + ord("#")
    text = "".join(chr(code + (code >= ord("\\"))) for code in steps)
    parts = [text[at : at + LINE] for at in range(0, len(text), LINE)]
    quoted = [part.replace('"', '\\"').replace("??", '?""?') for part in parts]
    return [*(f'    "{part}"' for part in quoted[:-1]), f'    "{quoted[-1]}";']


def numbers(name: str, values: NDArray[np.float32]) -> list[str]:
    """An array of floats, in lines of the usual width."""
    lines, line = [f"constexpr float {name}[] = {{"], "   "
    for value in values:
        short = f"{value:.6g}"
        item = f"{short}F" if "." in short or "e" in short else f"{short}.0F"
        if len(line) + len(item) + 2 > 98:
            lines.append(line)
            line = "   "
        line += f" {item},"
    return [*lines, line, "};"]


def main() -> None:
    """Replace the weights in the kernel's source."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("network", type=Path, help="written by train.py")
    weights = np.load(parser.parse_args().network)
    maps = {"kFirstMaps": "w1", "kSecondMaps": "w2", "kHidden": "w3"}
    lines = [f"constexpr int {name} = {weights[layer].shape[1]};" for name, layer in maps.items()]
    lines += ["", "// clang-format off"]
    for layer in "1234":
        values = weights[f"w{layer}"]
        scales = np.abs(values).max(0) / STEPS
        lines += [f"constexpr char kWeights{layer}[] =", *letters(values, scales)]
        lines += numbers(f"kScales{layer}", scales)
        lines += numbers(f"kBiases{layer}", weights[f"b{layer}"])
    lines += ["// clang-format on", "", "}  // namespace qmines::picture", ""]
    TARGET.write_text(HEAD + "\n" + "\n".join(lines), "utf-8")


if __name__ == "__main__":
    main()
