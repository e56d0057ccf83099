"""What a server offers beside its tables: lessons, puzzles, deals, replays and studies."""
