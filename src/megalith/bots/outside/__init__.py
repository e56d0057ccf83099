"""Bots that reach outside the compiled unit: into files and into other processes."""
