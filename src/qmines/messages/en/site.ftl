### What every page of the web site shows: the frame of the page, and its errors.

site-name = qmines
site-description = Minesweeper without the unfair guesses: exact chances, hints that explain themselves, and two quantum modes.
site-skip = Skip to content
site-navigation = Main
# Opens the navigation on a phone.
site-menu = Menu
site-no-script = qmines needs JavaScript. You can also play in a terminal: run “qmines”.
site-broken = Couldn’t load qmines. Please reload the page.
site-loading = Loading…
site-retry = Try again
site-home = Home
site-not-found = Page not found
site-not-found-about = There’s no page here. The address may be misspelt, or the game may have been deleted.
site-not-loaded = Couldn’t load this page
site-not-loaded-about = Check your connection, then try again.
site-unknown-rules = This version of the page doesn’t support the rules “{ $rules }”. Please reload the page.
site-connection-lost = The connection was lost. Try again when you’re back online.
# In the masthead.
site-offline-short = Offline
site-update = A new version is ready.
site-reload = Reload
# Closes the notice about a new version.
site-later = Later
site-offline = You’re offline. Reconnecting…
# A button and its key, as a tooltip.
site-button-key = { $action } ({ $key })

## Titles of pages: in the masthead, in the tab

# $page is the title of the page.
site-title = { $page } · qmines
page-home = Play
page-play = Game
page-analyse = Analyse
page-trainer = Trainer
page-puzzles = Puzzles
page-learn = Learn
page-daily = Daily
page-live = Live
page-room = Room
page-replay = Replay
page-leaderboard = Leaderboard
page-player = Player
page-statistics = Statistics
page-help = Help
page-settings = Settings
page-recover = Recover your account
page-account = Account
# In the masthead, instead of Account, for guests.
site-log-in = Log in
page-lost = Page not found
