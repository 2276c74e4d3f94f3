"""Players and accounts, and what belongs to them."""
