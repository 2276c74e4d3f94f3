### What keys do, as lists of keys show it. The keys themselves are in src/qmines/theme/keys.toml.

## Profiles of keys

key-profile-standard = Standardowy (strzałki, WASD)
key-profile-vim = Vim (h j k l, przekątne)
key-profile-keypad = Blok numeryczny

## Groups of actions

key-scope-move = Poruszanie się
key-scope-play = Gra
key-scope-assist = Pomoc
key-scope-view = Widok
key-scope-anywhere = Wszędzie

## Moving

action-up = W górę
action-down = W dół
action-left = W lewo
action-right = W prawo
action-up-left = W górę i w lewo
action-up-right = W górę i w prawo
action-down-left = W dół i w lewo
action-down-right = W dół i w prawo
action-page-up = Strona w górę
action-page-down = Strona w dół
action-row-start = Początek wiersza
action-row-end = Koniec wiersza

## Playing

action-open = Odkryj pole lub zagraj akord na liczbie
action-flag = Postaw lub zdejmij flagę
action-mark = Następny znacznik, jak prawy przycisk
action-chord = Akord: odkryj pozostałe pola wokół liczby
action-other-board = Zmień planszę
action-shield = Sprawdź pole tarczą
action-undo = Cofnij
action-pause = Pauza
action-new = Nowa gra z tymi samymi ustawieniami

## Getting help

action-hint = Podpowiedź: gdzie, potem dlaczego
action-one-move = Wykonaj jeden prosty ruch
action-all-moves = Wykonaj wszystkie proste ruchy
action-solve = Wykonaj wszystkie pewne ruchy
action-step = Jeden ruch autopilota
action-auto = Włącz lub wyłącz autopilota
action-analyse = Analizuj tę pozycję

## View

action-slower = Wolniej
action-faster = Szybciej
action-overlay = Pokaż lub ukryj ryzyko miny
action-reduced = Widok uproszczony: ukryj to, co już nieważne
action-coach = Pokaż lub ukryj trenera
action-explain = Pokaż całe wyjaśnienie
action-zoom-in = Większe pola
action-zoom-out = Mniejsze pola

## Anywhere

action-help = Pomoc i klawisze
