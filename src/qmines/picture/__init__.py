"""Read boards from pictures: screenshots of any program, or straight photos of a screen."""
