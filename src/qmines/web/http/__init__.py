"""HTTP: connections, limits, parsing, routing, errors and static files."""
