"""Who somebody is, what they are called, what they have used, and their bots."""
