### What every page of the web site shows: the frame of the page, and its errors.

site-name = qmines
site-description = Saper bez niesprawiedliwego zgadywania: dokładne ryzyko, podpowiedzi z wyjaśnieniem i dwa tryby kwantowe.
site-skip = Przejdź do treści
site-navigation = Menu główne
# Opens the navigation on a phone.
site-menu = Menu
site-no-script = qmines wymaga JavaScriptu. Możesz też grać w terminalu: uruchom „qmines”.
site-broken = Nie udało się wczytać qmines. Odśwież stronę.
site-loading = Wczytuję…
site-retry = Spróbuj ponownie
site-home = Strona główna
site-not-found = Nie znaleziono strony
site-not-found-about = Pod tym adresem nie ma strony. Może jest w nim literówka albo gra została usunięta.
site-not-loaded = Nie udało się wczytać strony
site-not-loaded-about = Sprawdź połączenie i spróbuj ponownie.
site-unknown-rules = Ta wersja strony nie obsługuje zasad „{ $rules }”. Odśwież stronę.
site-connection-lost = Utracono połączenie. Spróbuj ponownie, gdy wróci.
# In the masthead.
site-offline-short = Offline
site-update = Nowa wersja jest gotowa.
site-reload = Odśwież
# Closes the notice about a new version.
site-later = Później
site-offline = Brak połączenia. Łączę ponownie…
# A button and its key, as a tooltip.
site-button-key = { $action } ({ $key })

## Titles of pages: in the masthead, in the tab

# $page is the title of the page.
site-title = { $page } · qmines
page-home = Graj
page-play = Gra
page-analyse = Analiza
page-trainer = Trening
page-puzzles = Zagadki
page-learn = Nauka
page-daily = Plansze dnia
page-live = Na żywo
page-room = Pokój
page-replay = Powtórka
page-leaderboard = Ranking
page-player = Gracz
page-statistics = Statystyki
page-help = Pomoc
page-settings = Ustawienia
page-recover = Odzyskaj konto
page-account = Konto
# In the masthead, instead of Account, for guests.
site-log-in = Zaloguj się
page-lost = Nie znaleziono strony
