### Games that are played on the player’s own device.

local-no-kernel = Este jogo roda no seu navegador, mas não foi possível carregar o motor. Recarregue a página para tentar de novo.
local-share-unfinished = Esta partida está só no seu aparelho. Você poderá compartilhá-la quando ela acabar.
local-share-later = Esta partida está só no seu aparelho. Você poderá compartilhá-la depois que for enviada ao servidor.
# $file is a link to download the game.
local-unsent = Esta partida está salva no seu aparelho. Quando houver conexão, ela será enviada ao servidor, e você poderá compartilhá-la. Até lá, você pode baixar o { $file }.
# On a site without a server.
local-kept = Esta partida está salva no seu aparelho. Você pode baixar o { $file }.
