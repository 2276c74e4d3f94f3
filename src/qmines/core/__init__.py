"""Values that every layer shares: grids, boards, positions, levels."""
