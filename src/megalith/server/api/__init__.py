"""What is asked over HTTP: one module for each kind of thing, and what they share."""
