"""Mechanics that two titles share, without rules of any title."""
