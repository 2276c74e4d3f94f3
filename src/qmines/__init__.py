"""Minesweeper, finished: exact analysis, fair games and quantum boards."""
