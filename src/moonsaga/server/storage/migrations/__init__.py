"""The database's history, step by step; a server brings its database up to date when it starts."""
