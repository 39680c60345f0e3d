"""The server: lobby, seats, live play and storage. Only views, and events as each seat may know them, leave it."""
