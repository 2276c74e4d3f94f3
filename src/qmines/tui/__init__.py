"""The terminal game, on Textual."""
