### What rule sets and their options mean. Their names are in games.ftl.

rules-classic-about = Odkryj wszystkie pola bez min. Trafisz na minę – przegrywasz.
rules-no-guess-about = Każdą planszę da się rozwiązać samą logiką. Nigdy nie trzeba zgadywać.
rules-forgiving-about = Wymuszony strzał nigdy nie zabija. Przegrywasz tylko wtedy, gdy minę dało się znaleźć logicznie.
rules-qubits-about = Saper na dwóch planszach. Każde pole jest pewne na jednej, a na drugiej jest rzutem monetą: ustal, gdzie jest bezpieczne, i tam je odkryj.
rules-entangled-about = Kubity z powiązanymi polami: pomiar jednego zmienia drugie. Tarcze pozwalają sprawdzać bezpiecznie.
rules-sandbox-about = Przygotowuj kubity i mierz je, ile razy chcesz. Nic nie wybucha. W środku cztery lekcje.
help-mouse = Lewy przycisk odkrywa pole lub sąsiadów liczby. Prawy stawia flagę. Środkowy gra akord.

## Options

option-first = Czy pierwsze kliknięcie odkrywa obszar, jest bezpieczne, czy może trafić na minę.
option-first-qubits = Czy pierwsze kliknięcie jest zawsze bezpieczne.
option-questions = Ponowne oznaczenie pola z flagą zamienia flagę w znak zapytania.
option-no-guess = Tylko plansze, które da się rozwiązać samą logiką.
option-position = Zacznij od pozycji, zapisanej jak w linku: 3x2x1_b3H3.
option-knowledge = Przegrywasz tylko wtedy, gdy odkryjesz minę, o której można było wiedzieć: dzięki wszystkiemu, co wynika z logiki, albo tylko dzięki widocznym liczbom.
option-strict = Przegrywasz także wtedy, gdy zgadujesz, choć jakieś pole jest na pewno bezpieczne.
option-notice = Czy od razu, czy po grze dowiadujesz się, że mina usunęła ci się z drogi.
option-plus = Ile min jest na H (zapis |+⟩). Pozostałe są na Z (zapis |1⟩).
option-minus = Ile pól jest bezpiecznych na H (zapis |−⟩). Pozostałe są bezpieczne na Z (zapis |0⟩).
option-expert = Pola, których liczba spadnie później do 0, też odkrywają sąsiadów.
option-labels = Jak notacja Diraca zapisuje pole bezpieczne na H: |−⟩ czy |+⟩, jak w podręcznikach.
option-numbers = Czy zmierzone pole pokazuje liczbę na obu planszach, czy tylko na klikniętej.
option-layout = Stan każdego pola, wiersz po wierszu: 001-/0000/0000/10+0.
option-lesson = Lekcja do rozegrania (opcjonalnie).
option-singlets = Liczba par, w których jest dokładnie jedna mina, gdy zmierzysz oba pola na tej samej planszy.
option-links = Liczba par, w których wynik jednego pola na Z rozstrzyga o wyniku drugiego na H.
option-trios = Liczba grup trzech pól o wspólnym stanie.
option-shields = Ile masz tarcz. Przy -1 każda grupa daje o jedną mniej, niż ma pól.
option-hidden = Które pola są powiązane, dowiesz się dopiero po pomiarze.

## How hard a level is

difficulty-grade =
    { $grade ->
        [trivial] Banalny
        [easy] Łatwy
        [medium] Średni
        [hard] Trudny
        [very-hard] Bardzo trudny
       *[hopeless] Niemożliwy
    }
difficulty-density = Miny: { PERCENT($density) } pól.
difficulty-always = { difficulty-grade }: autopilot zawsze wygrywa.
difficulty-most = { difficulty-grade }: autopilot wygrywa ponad 99% gier.
difficulty-few = { difficulty-grade }: autopilot wygrywa mniej niż 1% gier.
difficulty-about = { difficulty-grade }: autopilot wygrywa około { PERCENT($rate, digits: 0) } gier.
