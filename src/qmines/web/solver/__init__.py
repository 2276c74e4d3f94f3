"""Work done in solver processes: the pool, its queue and the tasks."""
