### Games that are played on the player’s own device.

local-no-kernel = Cette partie tourne dans ton navigateur, mais son moteur n’a pas pu être chargé. Recharge la page pour réessayer.
local-share-unfinished = Cette partie n’existe que sur ton appareil. Tu pourras la partager une fois finie.
local-share-later = Cette partie n’existe que sur ton appareil. Tu pourras la partager une fois envoyée au serveur.
# $file is a link to download the game.
local-unsent = Cette partie est enregistrée sur ton appareil. Dès que tu seras de nouveau en ligne, elle sera envoyée au serveur et tu pourras la partager. En attendant, tu peux télécharger le { $file }.
# On a site without a server.
local-kept = Cette partie est enregistrée sur ton appareil. Tu peux télécharger le { $file }.
