"""Mutants: small faults put into the rules, to see whether a test notices."""
