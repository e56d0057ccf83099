"""The suite: every part is run, whatever became of the others, and the end tells all of it."""
