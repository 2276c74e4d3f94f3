"""The web site: every game in the browser, accounts, and a JSON API for bots."""
