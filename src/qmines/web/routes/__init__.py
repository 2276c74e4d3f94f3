"""The API, one file per group of routes."""
