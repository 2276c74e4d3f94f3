"""Plain mode: a game played by typing commands."""
