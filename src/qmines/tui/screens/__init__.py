"""The screens, one a file."""
