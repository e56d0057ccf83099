"""Tables while they are played: what arrives, whose turn it is, what everybody is shown."""
