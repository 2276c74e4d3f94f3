### Why a move is refused. $width and $height are numbers.

move-game-over = Gra jest zakończona.
move-lesson-over = Lekcja jest zakończona.
move-paused = Gra jest wstrzymana. Najpierw ją wznów.
move-not-paused = Gra nie jest wstrzymana.
move-ranked-undo = W grze rankingowej nie ma cofania.
move-ranked-pause = W grze rankingowej nie ma pauzy.
move-same-board = Cofanie i pauza są wyłączone, dopóki inni grają na tej samej planszy.
move-no-undo = Nie ma czego cofnąć.
move-no-questions = W tej grze znaki zapytania są wyłączone.
move-no-shields = Nie masz już tarcz.
move-no-board = Nie udało się znaleźć planszy bez zgadywania dla tego pierwszego pola. Spróbuj innego pola albo gry z mniejszą liczbą min.
move-slow-board = Szukanie planszy bez zgadywania trwa tu zbyt długo. Zacznij od innego pola albo wybierz grę z mniejszą liczbą min.
move-too-hard = Ten ruch zbyt trudno ocenić. Najpierw odkryj lub oznacz flagą pola w pobliżu.
# $states are words such as zero and plus.
move-prepare = Pole można przygotować jako { LIST($states, type: "or") }, a nie { $state }.
move-prepare-group = Tego pola nie można przygotować osobno: dzieli stan z innymi polami. „Zresetuj” przygotowuje wszystkie pola od nowa.
move-outside = Na planszy { $width }×{ $height } nie ma takiego pola: { CELL($cell) }.
# $usage is a command with its arguments, such as “open ROW COLUMN”.
move-usage = Użycie: { $usage }.
move-unknown = „{ $verb }” nie jest ruchem w tej grze. Dostępne ruchy: { LIST($verbs) }.
