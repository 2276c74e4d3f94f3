"""Playing a game, whatever the interface: events in, records and views out. No I/O."""
