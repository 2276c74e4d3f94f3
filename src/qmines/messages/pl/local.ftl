### Games that are played on the player’s own device.

local-no-kernel = Ta gra działa w przeglądarce, ale nie udało się wczytać jej silnika. Odśwież stronę, żeby spróbować ponownie.
local-share-unfinished = Ta gra jest tylko na twoim urządzeniu. Możesz ją udostępnić, gdy się skończy.
local-share-later = Ta gra jest tylko na twoim urządzeniu. Możesz ją udostępnić, gdy trafi na serwer.
# $file is a link to download the game.
local-unsent = Ta gra jest zapisana na twoim urządzeniu. Gdy wróci połączenie, trafi na serwer i będzie można ją udostępnić. Do tego czasu możesz pobrać { $file }.
# On a site without a server.
local-kept = Ta gra jest zapisana na twoim urządzeniu. Możesz pobrać { $file }.
