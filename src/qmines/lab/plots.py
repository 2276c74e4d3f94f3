"""The charts of the report as PNG files, with matplotlib."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from qmines.errors import InvalidInput
from qmines.lab.figures import by_guesses, by_luck, groups, losses
from qmines.lab.report import title_of
from qmines.theme.colours import colour

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from qmines.lab.games import Games
    from qmines.lab.results import Results

_OUTCOMES = ("won", "lost", "gave_up")


def library() -> Any:
    """Import matplotlib for drawing to files, with a clear error if it is missing."""
    try:
        import matplotlib as mpl  # noqa: PLC0415  # slow to import, and optional
    except ImportError:
        raise InvalidInput("--plots needs matplotlib: pip install 'qmines[plots]'") from None
    mpl.use("agg")
    return mpl


def draw(results: Sequence[Results], folder: Path) -> list[Path]:
    """Write rates.png, guesses.png, luck.png and losses.png; returns their paths."""
    library()
    import matplotlib.pyplot as plt  # noqa: PLC0415

    made = []
    for name, figure in (
        ("rates", _rates(plt, results)),
        ("guesses", _bars(plt, results, by_guesses, "guesses")),
        ("luck", _bars(plt, results, by_luck, "luck")),
        ("losses", _losses(plt, results)),
    ):
        path = folder / f"{name}.png"
        figure.savefig(path, dpi=150)
        plt.close(figure)
        made.append(path)
    return made


def _colour(outcome: str) -> str:
    return colour("report.light", outcome.replace("_", "-"))


def _rates(plt: Any, results: Sequence[Results]) -> Any:
    parts = [*groups(results)]
    figure, axes = plt.subplots(
        len(parts),
        figsize=(8, sum(1.1 + 0.35 * len(part) for part in parts)),
        height_ratios=[2 + len(part) for part in parts],
        squeeze=False,
        layout="constrained",
    )
    for axis, part in zip(axes[:, 0], parts, strict=True):
        for row, each in enumerate(part):
            found = each.summary()
            low, high = found.interval
            axis.errorbar(
                100 * found.rate,
                row,
                xerr=[[100 * (found.rate - low)], [100 * (high - found.rate)]],
                fmt="o",
                capsize=4,
                color=_colour("won"),
            )
        axis.set_yticks(range(len(part)), [each.contest.strategy for each in part])
        axis.set_ylim(len(part) - 0.5, -0.5)
        axis.set_title(title_of(part[0].contest), fontsize=10, loc="left")
        axis.grid(visible=True, axis="x", alpha=0.3)
    axes[-1, 0].set_xlabel("win rate in percent (95% intervals)")
    return figure


def _grid(plt: Any, results: Sequence[Results]) -> tuple[Any, list[Any]]:
    across = min(2, len(results))
    down = -(-len(results) // across)
    figure, axes = plt.subplots(
        down, across, figsize=(5 * across, 3 * down), squeeze=False, layout="constrained"
    )
    flat = [*axes.flat]
    for axis in flat[len(results) :]:
        axis.set_visible(False)
    for axis, each in zip(flat, results, strict=False):
        words = f"{each.contest.strategy}: {title_of(each.contest)}"
        axis.set_title(words, fontsize=9, loc="left")
    return figure, flat


def _bars(plt: Any, results: Sequence[Results], count: Callable[[Games], Any], label: str) -> Any:
    figure, axes = _grid(plt, results)
    for axis, each in zip(axes, results, strict=False):
        bars = count(each.games)
        foot = [0.0] * len(bars)
        for kind in _OUTCOMES:
            shares = [100 * getattr(bar, kind) / each.count for bar in bars]
            axis.bar(range(len(bars)), shares, bottom=foot, color=_colour(kind), label=kind)
            foot = [one + other for one, other in zip(foot, shares, strict=True)]
        axis.set_ylim(0, 1.08 * max(foot, default=1.0))
        names = [bar.name.partition("–")[0].removesuffix("%") for bar in bars]
        axis.set_xticks(range(len(bars)), names, fontsize=8)
        axis.set_xlabel(label if label == "guesses" else "luck in percent")
        axis.set_ylabel("percent of games")
    handles, _ = axes[0].get_legend_handles_labels()
    axes[0].legend(handles, ["won", "lost", "given up"], fontsize=8)
    return figure


def _losses(plt: Any, results: Sequence[Results]) -> Any:
    figure, axes = _grid(plt, results)
    for axis, each in zip(axes, results, strict=False):
        found = losses(each.games)
        names = [loss.name.removeprefix("guess ").removesuffix(" click") for loss in found]
        axis.set_ylim(0, 108 * max((loss.share for loss in found), default=0.01))
        axis.bar(range(len(found)), [100 * loss.share for loss in found], color=_colour("lost"))
        axis.set_xticks(range(len(found)), names, fontsize=8)
        axis.set_xlabel("guess")
        axis.set_ylabel("percent lost there")
    return figure
