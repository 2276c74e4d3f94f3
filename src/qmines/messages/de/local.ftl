### Games that are played on the player’s own device.

local-no-kernel = Dieses Spiel läuft in deinem Browser, aber das Rechenmodul konnte nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.
local-share-unfinished = Dieses Spiel gibt es nur auf deinem Gerät. Du kannst es teilen, wenn es vorbei ist.
local-share-later = Dieses Spiel gibt es nur auf deinem Gerät. Du kannst es teilen, sobald es an den Server gesendet wurde.
# $file is a link to download the game.
local-unsent = Dieses Spiel ist auf deinem Gerät gespeichert. Sobald du wieder online bist, wird es an den Server gesendet, und du kannst es teilen. Bis dahin kannst du die { $file } herunterladen.
# On a site without a server.
local-kept = Dieses Spiel ist auf deinem Gerät gespeichert. Du kannst die { $file } herunterladen.
