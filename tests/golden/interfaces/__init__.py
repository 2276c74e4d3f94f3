"""What the terminal game, plain mode, the web API and the library do with the same requests."""
