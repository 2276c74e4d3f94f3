### Games that are played on the player’s own device.

local-no-kernel = This game runs in your browser, but its engine couldn’t be loaded. Reload the page to try again.
local-share-unfinished = This game is only on your device. You can share it once it’s over.
local-share-later = This game is only on your device. You can share it once it has been sent to the server.
# $file is a link to download the game.
local-unsent = This game is saved on your device. When you’re back online, it will be sent to the server, and then you can share it. Until then, you can download the { $file }.
# On a site without a server.
local-kept = This game is saved on your device. You can download the { $file }.
