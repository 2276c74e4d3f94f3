"""The widgets of the terminal game."""
