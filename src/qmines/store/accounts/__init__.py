"""Players, accounts, and their data."""
