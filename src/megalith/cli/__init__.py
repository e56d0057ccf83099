"""The command line: `megalith …`. Reads, shows and stores; the rules are elsewhere."""
