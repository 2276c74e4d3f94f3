"""Which formats hold only boards, or only positions."""

from __future__ import annotations

BOARDS = {"rawvf", "pttacg", "puzzle", "mbf", "mbf-hex"}
POSITIONS = {"analysis", "link", "mine"}
