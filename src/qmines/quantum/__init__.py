"""Qubits under the mines: their states, what is known of them, how they are measured and drawn."""
