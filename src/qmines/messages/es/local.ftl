### Games that are played on the player’s own device.

local-no-kernel = Esta partida se ejecuta en tu navegador, pero no se ha podido cargar su motor. Recarga la página para volver a intentarlo.
local-share-unfinished = Esta partida solo está en tu dispositivo. Podrás compartirla cuando termine.
local-share-later = Esta partida solo está en tu dispositivo. Podrás compartirla cuando se haya enviado al servidor.
# $file is a link to download the game.
local-unsent = Esta partida está guardada en tu dispositivo. Cuando vuelvas a tener conexión, se enviará al servidor y podrás compartirla. Hasta entonces, puedes descargar el { $file }.
# On a site without a server.
local-kept = Esta partida está guardada en tu dispositivo. Puedes descargar el { $file }.
