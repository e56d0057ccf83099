"""Lessons: positions made by scripts, questions, and what is said to every choice."""
