"""What players can achieve: one file each, and one line in ``registry``."""
