"""Clicks answer in time, with room to spare for a busy machine. See timing for the figures."""

from __future__ import annotations

import numpy as np

from session.timing import forgiving_clicks, large_opening


def test_a_forgiving_click_on_expert():
    times, _ = forgiving_clicks(12, knowledge="visible")
    assert len(times) > 500
    assert np.median(times) < 5
    assert np.percentile(times, 99) < 50


def test_a_million_cells_open_within_a_second():
    seconds, opened = min(large_opening() for _ in range(3))
    assert opened > 900_000
    assert seconds < 1
