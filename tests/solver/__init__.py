"""Tests of the solver, with the independent programs that they compare it with."""
