"""Two tiers of tests: the quick ones that run by default, and those marked ``extra``.

The quick ones are for everybody who has changed a line: they find what usually breaks, within three
minutes on two cores. A test is ``extra`` because of what it costs, never because it is flaky: it
takes long, or it needs PostgreSQL, a browser, a compiler or a large package. CI runs both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Sequence

QUICK = "not extra"
_LEFT_OUT = pytest.StashKey[int]()


def pytest_configure(config: pytest.Config) -> None:
    """Run every test of files that are named on the command line, whatever its tier."""
    folder = config.invocation_params.dir
    named = [(folder / argument.partition("::")[0]).is_file() for argument in config.args]
    if all(named) and config.option.markexpr == QUICK:
        config.option.markexpr = ""
    config.stash[_LEFT_OUT] = 0


def pytest_deselected(items: Sequence[pytest.Item]) -> None:
    """Count the extra tests among those that do not run."""
    if items and all(item.get_closest_marker("extra") for item in items):
        items[0].config.stash[_LEFT_OUT] += len(items)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Report the number from a worker, since only workers collect tests."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = session.config.stash[_LEFT_OUT]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    """Take the number from a worker; each of them collects the same tests."""
    config: pytest.Config = node.config
    config.stash[_LEFT_OUT] = getattr(node, "workeroutput", {}).get("left_out", 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out, and how to run it."""
    left_out = terminalreporter.config.stash[_LEFT_OUT]
    if left_out:
        terminalreporter.write_line(
            f"{left_out:,} extra tests were left out: -m extra runs them, -m '' runs everything."
        )
