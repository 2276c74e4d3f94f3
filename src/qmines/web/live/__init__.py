"""Games and rooms being played: the cache, sockets, spectators and commits."""
