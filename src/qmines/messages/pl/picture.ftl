### Screenshots and other pictures of boards.

## Why no board was read. $columns and $rows count cells, and $size is that of a cell in pixels.

# $formats is a list of names, such as PNG.
picture-format = Ten plik nie jest obsługiwanym obrazem. Użyj jednego z tych formatów: { $formats }.
picture-damaged = Ten obraz jest uszkodzony lub niekompletny. Spróbuj z innym.
picture-bytes = Ten plik ma { $megabytes } MB, a limit to { $most } MB. Przytnij obraz do planszy.
picture-pixels = Ten obraz ma za dużo pikseli. Przytnij go do planszy.
# $first and $other are places, such as 30, 40.
picture-several = Na tym obrazie jest więcej niż jedna plansza: w pikselu { $first } i w pikselu { $other }. Przytnij go do jednej z nich.
picture-small = Ten obraz jest za mały, żeby go odczytać. Pola muszą mieć co najmniej 10 pikseli szerokości.
picture-small-found = Pola na tym obrazie są za małe: { $columns }×{ $rows } pól po { $size } px. Muszą mieć co najmniej 10 px.
picture-none = Na tym obrazie nie widać planszy sapera. Powinna być prosta i niczym niezasłonięta.
picture-none-closest = Na tym obrazie nie widać planszy sapera; najbardziej przypomina ją { $columns }×{ $rows } pól po { $size } px. Użyj ostrzejszego obrazu albo przytnij go do planszy.

## In the analyser

picture-open = Otwórz zrzut ekranu…
picture-open-note = Możesz też wkleić lub upuścić obraz. Nie opuści on twojego urządzenia.
# While something is dragged over the page.
picture-drop = Upuść zrzut ekranu lub plik, żeby go przeanalizować
picture-reading = Odczytywanie zrzutu ekranu…
picture-found = Znaleziono planszę { $width }×{ $height }.
picture-found-mines =
    { $mines ->
        [one] Znaleziono planszę { $width }×{ $height } z jedną miną.
       *[other] Znaleziono planszę { $width }×{ $height } z { $mines } minami.
    }
picture-doubts =
    { $count ->
        [one] Jedno pole było trudne do odczytania. Jeśli jest błędne, dotknij go, aby zmienić je na mały symbol z rogu.
        [few] { $count } pola były trudne do odczytania. Jeśli któreś jest błędne, dotknij go, aby zmienić je na mały symbol z rogu.
       *[many] { $count } pól było trudnych do odczytania. Jeśli któreś jest błędne, dotknij go, aby zmienić je na mały symbol z rogu.
    }
# A cell, how it was read, and what it may be instead.
picture-instead = Pole ({ CELL($cell) }): { $read } → { $instead }
picture-could-be = może: { $look }
picture-keep = Wszystko się zgadza
picture-mines = Nie udało się odczytać licznika min. Ile jest wszystkich min?
picture-unavailable = Nie udało się wczytać modułu odczytu zrzutów. Sprawdź połączenie i spróbuj ponownie.
