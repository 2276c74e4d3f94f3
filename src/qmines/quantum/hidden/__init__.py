"""Games that hide which cells share a state: what can be known, counted or sampled."""
