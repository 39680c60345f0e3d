"""The table in the browser: lobby, seats, live play and storage. Only views and told events leave it."""
