### The settings page of the web site. Names of themes and profiles of keys are in settings.ftl and actions.ftl.

settings-appearance = Wygląd
settings-language = Język
settings-language-system = Jak w przeglądarce
settings-theme = Motyw
settings-theme-system = Jak w systemie
settings-digits = Kolory liczb
settings-digits-traditional = Tradycyjne
settings-digits-safe = Dla daltonistów
settings-cells = Rozmiar pól
settings-cells-fit = Największy możliwy
settings-cells-small = Mały
settings-cells-medium = Średni
settings-cells-large = Duży
settings-cells-very-large = Bardzo duży
settings-boards = Dwie plansze
settings-boards-auto = Automatycznie
settings-boards-beside = Obok siebie
settings-boards-stacked = Jedna nad drugą
settings-rulers = Pokaż numery wierszy i kolumn
settings-links = Rysuj linie między powiązanymi polami
settings-dirac = Notacja Diraca dla kubitów: |0⟩ zamiast „bezpieczne na Z”
settings-sound = Odtwarzaj dźwięki
settings-input = Mysz i dotyk
settings-press = Przytrzymanie
settings-press-time = { $milliseconds } ms
settings-press-help = Gdy przytrzymujesz pole, wokół niego zamyka się pierścień. Gdy pierścień jest pełny, liczy się przytrzymanie.
settings-chord-tap = Dotknięcie liczby gra akord
settings-swap = Dotknięcie stawia flagę, przytrzymanie odkrywa
settings-keys = Klawiatura
settings-profile = Profil
settings-keys-list = Zobacz wszystkie skróty
settings-auto-play = Autopilot
settings-guess = Zgaduj, gdy żaden ruch nie jest pewny
settings-all = Wszystkie ustawienia
settings-file = Plik ustawień
settings-save = Zapisz do pliku
settings-load = Wczytaj z pliku
settings-reset = Przywróć domyślne
settings-reset-done = Wszystkie ustawienia są znów domyślne.
settings-loaded =
    { $count ->
        [one] Wczytano jedno ustawienie.
        [few] Wczytano { $count } ustawienia.
        [many] Wczytano { $count } ustawień.
       *[other] Wczytano { $count } ustawienia.
    }
settings-loaded-some =
    { $count ->
        [one] Wczytano jedno ustawienie. Pominięto nieznane ustawienia: { LIST($unknown) }.
        [few] Wczytano { $count } ustawienia. Pominięto nieznane ustawienia: { LIST($unknown) }.
        [many] Wczytano { $count } ustawień. Pominięto nieznane ustawienia: { LIST($unknown) }.
       *[other] Wczytano { $count } ustawienia. Pominięto nieznane ustawienia: { LIST($unknown) }.
    }
settings-not-a-file = To nie jest plik ustawień. Wybierz inny plik.
settings-stored = Ustawienia są zapisane w tej przeglądarce. Zaloguj się, żeby używać ich też na innych urządzeniach.
settings-stored-account = Ustawienia są zapisane na twoim koncie i takie same na wszystkich urządzeniach.
