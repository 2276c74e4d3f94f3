"""Stored games: events, history, statistics, rooms and daily boards."""
