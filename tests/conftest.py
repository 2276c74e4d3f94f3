"""What all tests share: where their common modules are, and examples that never vary."""

from __future__ import annotations

import gc
import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

gc.disable()  # while half a million objects are loaded that stay: a quarter of the time otherwise

sys.path.insert(0, str(Path(__file__).parent))

pytest_plugins = ["support.leftovers", "support.tiers"]

# Whoever starts the tests in the background may have Ctrl-C ignored, and every program that a test
# starts would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The terminal game speaks the language of the system, but tests read English.
os.environ |= {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}

settings.register_profile(
    "steady",
    derandomize=True,  # the same examples in every run, on every machine
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "explore",
    settings.get_profile("steady"),
    derandomize=False,  # new examples in every run; a failure prints how to have it again
    max_examples=1_000,
    print_blob=True,
)
settings.load_profile("explore" if os.environ.get("QMINES_TEST_EXPLORE") else "steady")


def pytest_xdist_auto_num_workers() -> int:
    """Three workers for two cores: a good part of the time tests wait for pages and processes."""
    return max(2, (os.cpu_count() or 1) * 3 // 2)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    """Collect garbage from now on, but never search what was loaded for all tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 10)
    gc.enable()
