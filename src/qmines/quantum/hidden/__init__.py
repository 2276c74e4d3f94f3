"""Games that do not tell which cells share a state: what can be known, counted or sampled."""
