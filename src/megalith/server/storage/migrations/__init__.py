"""Changes of the database, oldest first; a server brings its database up to date as it starts."""
