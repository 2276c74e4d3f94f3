### What every page of the web site shows: the frame of the page, and its errors.

site-name = qmines
site-description = Campo Minado sem chutes injustos: chances exatas, dicas com explicação e dois modos quânticos.
site-skip = Ir para o conteúdo
site-navigation = Menu principal
# Opens the navigation on a phone.
site-menu = Menu
site-no-script = O qmines precisa de JavaScript. Você também pode jogar em um terminal: execute “qmines”.
site-broken = Não foi possível carregar o qmines. Recarregue a página.
site-loading = Carregando…
site-retry = Tentar de novo
site-home = Início
site-not-found = Página não encontrada
site-not-found-about = Não há página neste endereço. Talvez ele esteja errado, ou a partida tenha sido excluída.
site-not-loaded = Não foi possível carregar esta página
site-not-loaded-about = Verifique sua conexão e tente de novo.
site-unknown-rules = Esta versão da página não aceita as regras “{ $rules }”. Recarregue a página.
site-connection-lost = A conexão caiu. Tente de novo quando ela voltar.
# In the masthead.
site-offline-short = Offline
site-update = Há uma nova versão.
site-reload = Recarregar
# Closes the notice about a new version.
site-later = Depois
site-offline = Você está offline. Reconectando…
# A button and its key, as a tooltip.
site-button-key = { $action } ({ $key })

## Titles of pages: in the masthead, in the tab

# $page is the title of the page.
site-title = { $page } · qmines
page-home = Jogar
page-play = Partida
page-analyse = Analisar
page-trainer = Treino
page-puzzles = Puzzles
page-learn = Aprender
page-daily = Desafios
page-live = Ao vivo
page-room = Sala
page-replay = Replay
page-leaderboard = Ranking
page-player = Jogador
page-statistics = Estatísticas
page-help = Ajuda
page-settings = Configurações
page-recover = Recuperar sua conta
page-account = Conta
# In the masthead, instead of Account, for guests.
site-log-in = Entrar
page-lost = Página não encontrada
