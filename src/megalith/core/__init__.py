"""The kernel: what a game is, one game being played, luck, records. Knows no title by name."""
