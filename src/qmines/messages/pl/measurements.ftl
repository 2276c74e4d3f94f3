### What measuring a qubit tells, sentence by sentence. $board is Z or H; $state is a state of a qubit;
### $chance is 0, ½ or 1.

measured-outcome =
    { $mine ->
        [yes] Pomiar na planszy { $board } ({ CELL($cell) }): mina.
       *[no] Pomiar na planszy { $board } ({ CELL($cell) }): brak miny.
    }
measured-shielded =
    { $mine ->
        [yes] Tarcza na planszy { $board } ({ CELL($cell) }): mina.
       *[no] Tarcza na planszy { $board } ({ CELL($cell) }): brak miny.
    }
measured-state = Pole było { STATE($state) }, więc ryzyko miny wynosiło { $chance }.
measured-shared =
    { $kind ->
        [singlet] To pole jest połową powiązanej pary (singletu), więc ryzyko miny wynosiło { $chance }.
        [link] To pole jest połową powiązanej pary (powiązania), więc ryzyko miny wynosiło { $chance }.
       *[trio] To pole jest jednym z trzech powiązanych pól (tria), więc ryzyko miny wynosiło { $chance }.
    }
# $numbers and $shares are lists such as “½ on Z and 1 on H”.
measured-shows = Pokazuje { LIST($numbers) }.
measured-dropped = Liczby wokół zmalały o { LIST($shares) }.
measured-on-board = { $number } na { $board }
measured-so-held = Pole było więc { STATE($state) }.
measured-now = Teraz pole ({ CELL($cell) }) jest { STATE($state) }.
measured-still-shared = Pole ({ CELL($cell) }) nadal nie ma własnego stanu.
# Two cells of a trio were measured, which decides the third; $boards is a text such as “H Z Z”.
measured-trio-odd =
    { $mines ->
        [one] Zmierzone na { $boards }, to trio ma jedną minę. Na H H H ich liczba jest zawsze nieparzysta, a na H Z Z, Z H Z i Z Z H zawsze parzysta: nie potrafi tego żadna ukryta plansza.
       *[other] Zmierzone na { $boards }, to trio ma { $mines } miny. Na H H H ich liczba jest zawsze nieparzysta, a na H Z Z, Z H Z i Z Z H zawsze parzysta: nie potrafi tego żadna ukryta plansza.
    }
measured-trio-even =
    { $mines ->
        [0] Zmierzone na { $boards }, to trio nie ma żadnej miny. Na H Z Z, Z H Z i Z Z H ich liczba jest zawsze parzysta, a na H H H zawsze nieparzysta: nie potrafi tego żadna ukryta plansza.
       *[other] Zmierzone na { $boards }, to trio ma { $mines } miny. Na H Z Z, Z H Z i Z Z H ich liczba jest zawsze parzysta, a na H H H zawsze nieparzysta: nie potrafi tego żadna ukryta plansza.
    }
# A link to the lesson on trios.
measured-trio-lesson = Dowiedz się dlaczego: lekcja „Trio Mermina”
measured-more =
    { $count ->
        [one] Zmierzono jeszcze jedno pole.
        [few] Zmierzono jeszcze { $count } pola.
        [many] Zmierzono jeszcze { $count } pól.
       *[other] Zmierzono jeszcze { $count } pola.
    }

## In the sandbox

# $what and $why are whole sentences.
sandbox-measured = { $what } { $why }
sandbox-state = Pole było { STATE($state) }, więc ryzyko miny wynosiło { $chance }.
sandbox-state-shared = Pole nie miało własnego stanu, więc ryzyko miny wynosiło { $chance }.
sandbox-now = Teraz pole ({ CELL($cell) }) jest { STATE($state) }.
sandbox-now-shared = Teraz pole ({ CELL($cell) }) nie ma własnego stanu.
sandbox-seen = Zaobserwowano: { $what }
