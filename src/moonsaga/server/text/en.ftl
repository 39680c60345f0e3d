# What the table itself says, whatever is played.

event-undo = { $who } takes back the last decision

server-malformed = This message cannot be read. Load the page again.
server-options = The game cannot be played with these options.
server-seats = The number of seats does not fit the game.
server-no-such-bot = There is no such bot.
server-no-guest = The table does not know you yet. Load the page again, and allow cookies for it.
server-foreign-origin = Only the table's own page may ask for this.
server-foreign-host = The server is not known by this name. The person who runs it can allow it with --allow-host.
server-not-host = Only the one who made the table may do this.
server-not-your-seat = This seat is not yours.
server-bot-plays = A bot plays this seat for you. Come back to your seat first.
server-not-found = There is no such table or page, or you need an invitation to it.
server-wrong-method = This cannot be asked in this way.
server-not-open = This table has no open seat.
server-not-running = No game is running at this table.
server-not-away = The person of this seat is at the table.
server-seat-taken = This seat is taken already.
server-already-seated = You sit at this table already.
server-outdated = This table was begun with other rules or components than those of today and cannot be played on.
server-damaged = The record of this table is damaged, and it cannot be played on. The other tables are not affected.
server-too-large = This message is too long.
server-too-fast = That was too much at once. Wait a moment.
server-failed = Something went wrong here, and nothing was changed. Try again.
server-unavailable = The database cannot be written.
server-stale = This decision has already been made.
server-not-asked = It is not your decision now.
server-illegal = The rules do not allow this.
server-no-undo = There is nothing to take back.
server-undo-asked = It is already being asked whether something is taken back.

server-bad-record = This is no record that can be replayed. Nothing of it was kept.
server-no-such-position = The game has no such position.
server-not-your-eyes = You cannot look at this game with these eyes.
server-not-your-record = Only the one who uploaded a record may delete it.
server-not-over = That is possible when the game is over.
server-nothing-to-play = The game is over in this position. Choose an earlier one to play on.
server-stale-replay = Something was taken back, and the positions are other ones now. Load the page again.
server-too-many-records = You have too many records here. Delete some first.
server-no-decks = There are no decks to build for this game.
server-too-many-decks = You have too many decks here. Delete some first.
server-no-account = You are not signed in. Sign in first.
server-wrong-password = Name and password do not fit together.
server-password-short = A password has at least { $count } characters.
server-password-common = This password is one of those that everybody tries first. Take another one.
server-password-name = The password must not be your name.
server-name-taken = This name is taken already. Capitals and spaces make no difference.
server-signed-in = You are signed in already. Sign out first.
server-too-many-tries = Too many attempts. Wait a minute, then try again.

# What the table notes in the log, beside what the game tells.

note-undo-asked = { $who } asks to take back a decision
note-undo-agreed = { $who } agrees
note-undo-refused = { $who } does not agree
note-skipped = This was your only choice: the table made it for you
note-resigned = { $who } resigns
note-resigned-bot = { $who } gives up; a bot plays on
note-draw-offered = { $who } offers a draw
note-draw-agreed = { $who } agrees to the draw
note-draw-refused = { $who } declines the draw
note-time-bot = The time of { $who } is over; a bot plays on
note-time-out = The time of { $who } is over
note-left = { $who } leaves the table
note-bot = A bot plays on for { $who }
note-back = { $who } is back

ending-resigned = One player has resigned.
ending-agreed-draw = Both have agreed on a draw.
ending-time-out = One player's time was over.

server-no-draw = A draw cannot be offered or answered now.
server-bots-play-on = Bots agree to no draw.
server-clock = This clock does not fit the game: with so many seats nobody can lose by time.
server-still-running = The game at that table is not over yet.
server-too-many-bot-tables = You have { $count } tables at which bots play alone. End one of them first.
server-disk-full = The server's disk is nearly full, and nothing was kept. Tell the person who runs it.
server-no-room = There is no room for more records on this server. Delete some of yours.
server-too-many-seats = You already sit at { $count } tables that have not begun. Leave one of them first.
server-removed = The host of this table does not want to play with you.
