"""Everything that is kept: the database, its tables and its older forms."""
