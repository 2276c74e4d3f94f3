### What every page of the web site shows: the frame of the page, and its errors.

site-name = qmines
site-description = Buscaminas sin apuestas injustas: probabilidades exactas, pistas que se explican solas y dos modos cuánticos.
site-skip = Saltar al contenido
site-navigation = Menú principal
# Opens the navigation on a phone.
site-menu = Menú
site-no-script = qmines necesita JavaScript. También puedes jugar en la terminal: ejecuta “qmines”.
site-broken = No se ha podido cargar qmines. Recarga la página.
site-loading = Cargando…
site-retry = Reintentar
site-home = Inicio
site-not-found = Página no encontrada
site-not-found-about = En esta dirección no hay ninguna página. Puede que esté mal escrita o que la partida se haya eliminado.
site-not-loaded = No se ha podido cargar esta página
site-not-loaded-about = Revisa tu conexión y vuelve a intentarlo.
site-unknown-rules = Esta versión de la página no admite las reglas “{ $rules }”. Vuelve a cargarla.
site-connection-lost = Se ha perdido la conexión. Inténtalo de nuevo cuando la recuperes.
# In the masthead.
site-offline-short = Sin conexión
site-update = Hay una versión nueva.
site-reload = Recargar
# Closes the notice about a new version.
site-later = Más tarde
site-offline = No tienes conexión. Reconectando…
# A button and its key, as a tooltip.
site-button-key = { $action } ({ $key })

## Titles of pages: in the masthead, in the tab

# $page is the title of the page.
site-title = { $page } · qmines
page-home = Jugar
page-play = Partida
page-analyse = Analizar
page-trainer = Entrenamiento
page-puzzles = Puzles
page-learn = Aprender
page-daily = Tableros del día
page-live = En vivo
page-room = Sala
page-replay = Repetición
page-leaderboard = Clasificación
page-player = Perfil
page-statistics = Estadísticas
page-help = Ayuda
page-settings = Ajustes
page-recover = Recuperar tu cuenta
page-account = Cuenta
# In the masthead, instead of Account, for guests.
site-log-in = Iniciar sesión
page-lost = Página no encontrada
