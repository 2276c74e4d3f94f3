"""Qubits: their states, what is known about them, and how they are measured and drawn."""
