# What the frame of the client says: lobby, set-up and table. Games bring their own words.

## The page

ui-skip-main = Skip to the content
ui-home = Moonsaga: to the lobby
ui-language = Language
ui-language-en = English
ui-language-pl = Polski
ui-language-cs = Čeština
ui-theme-auto = Colours: as the device has them
ui-theme-light = Colours: light
ui-theme-dark = Colours: dark
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-loading = One moment …
ui-try-again = Try again
ui-to-lobby = To the lobby
ui-lost-title = Nothing here
ui-lost-text = This address leads to no page of Moonsaga.
ui-no-game = There is no such game on this shelf.
ui-i-am = You are { $name }. Change your name
ui-change-name = Change your name
ui-your-name = Your name
ui-your-name-help = This is what others at the table call you. No account is needed.

## Help

ui-help = Help and settings
ui-help-play = How to play
ui-help-touch = What glows can be touched: first a piece or a card, then where it goes. Escape steps back.
ui-help-why = Touch something that does not glow, and the table tells you which rule forbids it.
ui-help-list = Every legal choice also stands in the list beside the board. Type a few letters, pick with the arrow keys, choose with Enter.
ui-help-keys = Keys
ui-key-help = this help
ui-key-choices = to the list of choices
ui-key-board = to the board
ui-key-log = to the log
ui-key-summary = the position in words
ui-key-talk = to the talk
ui-automation = What the table does for you
ui-confirming = Ask before a choice counts
ui-confirming-always = Always
ui-confirming-final = Only where it cannot be taken back
ui-confirming-never = Never
ui-skipping = Make my only choice for me
ui-skipping-nothing = Never
ui-skipping-windows = Only when several are asked at once
ui-skipping-all = Always
ui-skipping-help = It is written in your log. The others see a choice like any, after a pause of chance length where cards are hidden.
ui-detours = Ask me about detours
ui-detours-help = In some games a move can take a way that costs pieces although another way costs none. The table takes the way that costs nothing, unless you want to be asked.
ui-key-rules = the rules
ui-key-undo = take back
ui-key-back = one step back
ui-shortcuts = Use single letters as shortcuts
ui-motion = Speed of movement
ui-motion-auto = As the device has it
ui-motion-full = Normal
ui-motion-slow = Slow
ui-motion-still = Off
ui-motion-fast = Fast

## Lobby

ui-welcome = Sit down and play
ui-welcome-text = Board games with all their rules, against bots, with friends at one screen, or across the world.
ui-games = Games
ui-play-now = Play now against a bot
ui-play-now-game = { $game }: play now against a bot
ui-set-up = Set up a table
ui-set-up-game = { $game }: set up a table
ui-players-count = { $count ->
    [one] One player
   *[other] { $count } players
}
ui-players-range = { $least } to { $most } players
ui-has-secrets = Hidden cards
ui-no-secrets = Everything in the open
ui-tables-open = Open tables
ui-tables-open-none = Nobody is waiting for players. Set up a table with an open seat, and it appears here.
ui-tables-running = Games in progress
ui-tables-running-none = No game is being played.
ui-tables-finished = Finished games
ui-tables-finished-none = No game has been finished yet.
ui-show-more = Show more
ui-tables-waiting = Waiting for you
ui-tables-waiting-none = No table waits for you.
ui-waiting-count = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
ui-cannot-go-on = cannot go on: the rules have changed, or the record is damaged
ui-join = Join
ui-go-to-table = To the table
ui-resume = Play on
ui-watch = Watch
ui-look = Look
ui-seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
ui-decisions = { $count ->
    [0] just begun
    [one] one decision so far
   *[other] { $count } decisions so far
}
ui-decisions-all = { $count ->
    [one] one decision
   *[other] { $count } decisions
}
ui-abandoned = abandoned
ui-abandoned-by = It was abandoned before the end.
ui-joining = Taking a seat
ui-invited = You are invited to a table of { $game }
ui-options-usual = The usual rules, without any changes.

## Set-up

ui-who-plays = Who plays?
ui-player-count = Players
ui-seats = Seats
ui-seat-number = Player { $number }
ui-seat-me = { $name } (me)
ui-seat-screen = Another person at this screen
ui-seat-open = Open to anyone
ui-open-seat = Open seat
ui-screen-name = Name of this person
ui-bot-name = { $level } bot
ui-bot-random = Random
ui-bot-novice = Novice
ui-bot-adept = Adept
ui-bot-master = Master
ui-bot-grandmaster = Grandmaster
ui-bot-levels = How bots play
ui-bot-help-random = anything that is allowed
ui-bot-help-novice = for a first game; often slips
ui-bot-help-adept = what looks best at once
ui-bot-help-master = thinks ahead, and takes longer
ui-bot-help-grandmaster = weighs what you may answer
ui-bot-plays = a bot plays on ({ $level })
ui-is-bot = A bot
ui-private = Private table
ui-private-help = Not in the lobby: only people with the invitation link can sit down or watch.
ui-memory-aid = Memory aid
ui-memory-aid-help = The table reminds everybody of what they have already seen.
ui-open-decks = Open decks
ui-open-decks-help = Everybody sees what decks of one’s own consist of. Otherwise they stay secret until their cards are seen.
ui-options = Options
ui-more-options = More options
ui-own-value = Something else
ui-create = Start the game
ui-create-open = Open the table
ui-error-number = A whole number from { $low } to { $high }, please.
ui-error-choice = Choose one of the list, please.
ui-error-word = One word without spaces, please.
ui-invite = Invitation link
ui-copy = Copy
ui-copied = Copied
ui-waiting-for-players = The game begins as soon as every seat is taken.
ui-sit-down = Sit down
ui-start-with-bots = Fill with bots and start
ui-leave = Leave the table

## Table

ui-table = Table
ui-players = Players
ui-player = Player
ui-you = you
ui-acts = to act
ui-away = has left
ui-not-here = not connected
ui-watching = You are watching
ui-board = Board
ui-board-failed = This board cannot be drawn just now. The game goes on: here is everything in words.
ui-side = Choices and log
ui-choices = Choices
ui-choices-filter = Type to find a choice
ui-choices-none = Nothing fits. Delete a few letters.
ui-choices-wait = You will find your choices here when it is your turn.
ui-log = Log
ui-log-lines = What has happened so far
ui-log-earlier = Earlier lines
ui-log-empty = Nothing has happened yet.
ui-your-turn = Your turn.
ui-turn-of = { $who } to act.
ui-wait = Please wait.
ui-over = The game is over.
ui-back = Back
ui-sending = sending …
ui-confirm = Yes, do it
ui-confirm-why = This cannot be taken back.
ui-rule = Rule: { $rule }
ui-not-your-turn = It is not your turn yet.
ui-not-connected = There is no connection just now. Nothing was sent.
ui-undo = Take back
ui-undo-ask = Ask to take back
ui-undo-none-help = There is nothing to take back
ui-undo-free-help = Take back your last decision
ui-undo-ask-help = Another player has learned something since: the others must agree
ui-undo-question = { $who } would like to take back the last decision. Do you agree?
ui-undo-waiting = You asked to take back. Waiting for the others.
ui-agree = Agree
ui-refuse = Refuse
ui-summary = The position in words
ui-summary-short = In words
ui-table-menu = Table and seats
ui-abandon = Leave the game
ui-abandon-sure = If you are the only person at this table, the game ends. Otherwise a bot can play on for you, and you may come back.
ui-bot-has-seat = A bot plays your seat.
ui-substitute = Let a bot play on ({ $level })
ui-remove-person = Remove from the table
ui-come-back = Take my seat back
ui-table-gone = This table does not exist, or it is not open to you.
ui-reconnecting = Connection lost. Trying again …
ui-try-now = Now
ui-curtain-pass = Pass the device to { $name }
ui-curtain-why = Everybody else looks away now, please.
ui-curtain-closed = The curtain is closed
ui-curtain-open = I am { $name }: open
ui-curtain-falls = { $name } is next. The curtain falls.
ui-end-you-win = You win!
ui-end-you-share = You share the win!
ui-end-nobody = Nobody wins
ui-end-winners = { $count ->
    [one] { $who } wins
   *[other] { $who } win
}
ui-won = winner
ui-result = Result
ui-play-again = Play again
ui-look-at-end = Look at the board
ui-show-end = Show the result

## Learning

ui-rules = Rules
ui-rules-of = { $game }: the rules
ui-rules-here = Options of this table
ui-rules-search = Search the rules
ui-rules-found = { $count ->
    [0] Nothing found
    [one] One section found
   *[other] { $count } sections found
}
ui-rules-none = No section has all of these words.
ui-contents = Contents
ui-sources = Where the components are known from
ui-sources-help = Not every component of this game is known to us as it was printed. What is not from the rulebook is marked here, so that nobody takes it for the original.
ui-example = Example: a position to try
ui-example-over = The example ends here.
ui-try-it = Try it:
ui-start-again = Start again
ui-learner = You
ui-opponent = Your opponent
ui-opponent-of-many = Opponent
ui-guide = First game
ui-guide-of = { $game }: your first game
ui-guide-says = What the guide says
ui-guide-step = Step { $number } of { $count }
ui-guide-next = Go on
ui-guide-on = Go on from here
ui-guide-skip = Leave this step out
ui-guide-play-on = Play on here
ui-guide-strayed = That is allowed, too: { $did }.
ui-guide-meant = The guide had this in mind: { $meant }.
ui-guide-either = Take it back to try the other way, or go on from here.
ui-guide-blocked = You have gone your own way, and what comes next cannot be shown in this position. Play on as you like: as soon as it is possible, the guide speaks up again. Or leave this step out.
ui-guide-over = The guide is at its end. Everything else you learn by playing.

## Account, own tables and results

ui-account = Account
ui-my-tables = My tables and results
ui-sign-in-or-up = Sign in or make an account
ui-your-name-help-account = This is what others at the table call you, and the name you sign in with.
ui-somebody-left = Someone who left
ui-account-why = You play as { $name }, a guest of this browser, and that is enough. With an account you find your tables and your settings again on any device; the tables of this browser come along.
ui-sign-in = Sign in
ui-sign-up = Make an account
ui-account-name = Name
ui-account-name-help = Others at the table see it. Capitals and spaces make no difference when you sign in.
ui-password = Password
ui-password-show = Show
ui-password-rules = { $count ->
    [one] At least one character
   *[other] At least { $count } characters
} of any kind, spaces included; not your name, and none that everybody tries first.
ui-password-lost = Nobody here can tell you a lost password: keep it well, or let the browser keep it.
ui-bring-tables = Bring my tables along
ui-bring-tables-help = What { $name } plays in this browser becomes the account’s. Leave it off at a device that is not yours.
ui-signed-in-now = Welcome back, { $name }.
ui-signed-up-now = Your account { $name } is ready. Your tables are with it.
ui-signed-in-as = You are signed in as { $name }.
ui-account-since = Account since { $when }.
ui-account-sessions = { $count ->
    [one] Signed in with this browser only.
   *[other] Signed in with { $count } browsers.
}
ui-password-change = Change the password
ui-password-old = Present password
ui-password-new = New password
ui-password-change-help = All other browsers are signed out.
ui-password-changed = The password is changed, and all other browsers are signed out.
ui-sign-out = Sign out
ui-sign-out-help = Your tables wait for you. This browser gets a new guest.
ui-sign-out-here = Sign out here
ui-sign-out-everywhere = Sign out everywhere
ui-signed-out-now = You are signed out.
ui-signed-out-everywhere = You are signed out on all devices.
ui-delete-me = Delete my data
ui-delete-me-help = Your account, your name and everything that is yours alone.
ui-delete-me-title = Delete { $name }?
ui-delete-goes = The account goes, with name, password, saved things and all sessions.
ui-delete-alone = { $count ->
    [0] You have no table without other people.
    [one] One table without other people goes too.
   *[other] { $count } tables without other people go too.
}
ui-delete-shared = { $count ->
    [0] You share no table with other people.
    [one] One table with other people stays, and “someone who left” sits in your place. In a running game a bot can play on.
   *[other] { $count } tables with other people stay, and “someone who left” sits in your place. In running games a bot can play on.
}
ui-delete-stays = What you said at these tables stays too, without your name.
ui-delete-for-good = This cannot be taken back.
ui-deleted-now = Your data is deleted. { $deleted ->
    [0] No table had to go,
    [one] One table is gone,
   *[other] { $deleted } tables are gone,
} { $kept ->
    [0] none stays.
    [one] one stays without your name.
   *[other] { $kept } stay without your name.
}
ui-mine-guest = These are the tables of { $name }, the guest of this browser.
ui-mine-guest-link = With an account you find them on any device.
ui-mine-none = You have not sat at any table yet.
ui-mine-none-such = None of your tables is like that.
ui-results = Results
ui-results-won = Won
ui-results-shared = Shared
ui-results-lost = Lost
ui-results-left = Given up
ui-game = Game
ui-tables = Tables
ui-filter-status = Which
ui-filter-status-all = All
ui-filter-status-running = In progress
ui-filter-status-open = Open
ui-filter-status-finished = Finished
ui-filter-status-abandoned = Abandoned
ui-filter-game-all = All games
ui-filter-none = Show all

## Clocks

ui-clock = Clock
ui-clock-none = No clock
ui-clock-move-quick = 30 seconds for each decision
ui-clock-move-calm = 3 minutes for each decision
ui-clock-bank-quick = 10 minutes in all, +5 s for each decision
ui-clock-bank-calm = 45 minutes in all, +15 s for each decision
ui-clock-move-day = Slow: one day for each decision
ui-clock-move-days = Slow: three days for each decision
ui-clock-bank-days = Slow: 7 days in all, +6 h for each decision
ui-clock-own = A clock of its own kind
ui-clock-end = When the time is over
ui-clock-end-bot = A bot plays on
ui-clock-end-loss = The game is lost
ui-clock-end-bot-help = When a player's time is over, a bot plays on for that seat. A player who comes back gets a tenth of the time again.
ui-clock-end-loss-help = Whose time is over loses the game.
ui-clock-runs = Clock runs: { $time }.
ui-clock-stands = Clock: { $time }.
ui-clock-low = Little time is left!
ui-clock-days = { $days ->
    [one] one day
   *[other] { $days } days
}, { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
ui-clock-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
ui-clock-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}, { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
ui-clock-day-letter = d
ui-clock-hour-letter = h

## Talk

ui-talk = Talk
ui-talk-lines = What was said
ui-talk-empty = Nobody has said anything yet. Those who watch can read what you write; what they write, you read after the game.
ui-talk-empty-gallery = Nobody has said anything yet. The players read what you write here after the game.
ui-talk-say = Say something
ui-talk-say-gallery = Say something to those who watch
ui-talk-send = Send
ui-talk-somebody = Someone who left
ui-talk-watches = watches
ui-talk-said = { $name } says: { $text }
ui-talk-mute = Do not show what { $name } says
ui-talk-muted = You do not see what { $name } says.
ui-talk-unmute = Show it
ui-talk-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}

## Giving up, and playing again

ui-resign = Resign
ui-resign-sure = If you resign, the other player wins. That cannot be taken back.
ui-resign-sure-bot = If you give up, a bot plays on for you. You may come back.
ui-offer-draw = Offer a draw
ui-draw-question = { $who } offers a draw.
ui-draw-agree = Draw
ui-draw-refuse = Play on
ui-draw-waiting = You have offered a draw. It stands until the other one answers or acts.
ui-end-draw = A draw
ui-again-called = You are called to a new game with the same people.
ui-again-go = To the new table

## Problems

ui-problem-unreachable = The server does not answer. Is it running, and are you connected?
ui-problem-other = That did not work.

## Replays

ui-replay = Replay
ui-replays = Replays and records
ui-replays-text = Every finished table can be played again, step by step: open it from the lobby. Here you look at games that were played elsewhere.
ui-upload-record = Choose a record
ui-upload-text = A record is a text file, as the replay page and the command line write it. It is checked move by move; only a sound one is kept, and anyone with its link may see it.
ui-record-too-large = This file is too large for a record: at most one megabyte.
ui-records-mine = Your records
ui-records-none = You have uploaded no record yet.
ui-record-unnamed = without a name
ui-record-delete = Delete { $name }
ui-replay-watch = Watch the replay
ui-look-back = Look back
ui-looking-back = Looking back
ui-back-to-table = Back to the table
ui-replay-controls = Replay controls
ui-replay-side = Chart and log
ui-replay-slider = Position
ui-replay-position = Position { $at } of { $last }
ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = One step on
ui-replay-last = To the end
ui-replay-speed = Speed
ui-replay-jump = To position { $at }
ui-replay-start = The game begins.
ui-replay-silent = Nothing that these eyes could see.
ui-replay-untold = Nothing that the log tells of.
ui-log-later = Later lines
ui-eyes = Whose eyes
ui-eyes-all = All-seeing
ui-eyes-table = A spectator
ui-copy-moment = Copy the link to this moment
ui-download-record = Download as a record
ui-play-on = Play on from here
ui-play-on-help = A new table that begins with this position
ui-play-on-text = A new table begins with everything that was played up to position { $at }. Who sits where?
ui-play-on-was = played by { $name }
ui-play-on-begin = Play on
ui-chart = Course of the game
ui-chart-short = Course
ui-chart-what = What the chart shows
ui-chart-slider = Chart: { $what }
ui-chart-table = As a table
ui-chart-position = Position
ui-chart-none = Nothing is counted in this game.
ui-key-replay-play = replay: play or pause
ui-key-replay-step = replay: one step back, one step on

## Decks of one's own

ui-decks = Decks
ui-decks-of = Decks for { $game }
ui-decks-mine = My decks
ui-decks-empty = You have kept no deck yet. Build one below, or bring one as text.
ui-decks-none = There are no decks to build for this game.
ui-decks-build = Build decks
ui-decks-choose = Choose the decks
ui-deck-new = New deck
ui-deck-import = Bring a deck as text
ui-deck-import-help = A deck code, or the text of a deck: one card on each line.
ui-deck-read = Open the deck
ui-deck-name = Name of the deck
ui-deck-unnamed = My deck
ui-deck-keep = Keep the deck
ui-deck-save = Save the changes
ui-deck-save-new = Keep as another deck
ui-deck-saved = { $name } is kept
ui-deck-legal = legal
ui-deck-draft = not finished
ui-deck-code = Deck code
ui-deck-by-code = By its code
ui-deck-text = The deck as text
ui-deck-delete = Delete { $name }
ui-deck-delete-help = The deck is gone for good. Tables where it is played keep it.
ui-deck-delete-sure = Delete the deck
ui-deck-to-set-up = Set up a game
ui-deck-bring = Your deck
ui-deck-bring-secret = The others do not see a deck of your own before its cards are played.
ui-deck-bring-open = At this table all see every deck.
ui-deck-own = a deck of one’s own
