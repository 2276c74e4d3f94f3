"""Boards, tables and progress drawn in a terminal."""
