### The lessons: what they begin with, what there is to see or to find, and what it shows. The techniques are in
### techniques.ftl.

lesson-forgiving-1 = W trybie „Wyrozumiały” pech nigdy nie kończy gry. Jeśli trafisz na minę, której nie dało się znaleźć logicznie, przenosi się ona gdzie indziej i grasz dalej. To się nazywa ratunek, a pole oznacza tarcza.
lesson-forgiving-2 = Ale mina, którą dało się znaleźć logicznie, nadal kończy grę. Do logiki należy też wszystko, czego można się dowiedzieć, odkrywając pola na pewno bezpieczne.
# Each example has a question of its own.
lesson-forgiving-question-1 = Zostały dwa pola i jedno z nich to mina. Nic nie mówi które, więc zgaduj: odkryj którekolwiek.
lesson-forgiving-question-2 = Tutaj można ustalić, gdzie są miny. Odkryj bezpieczne pole.
lesson-forgiving-question-3 = Teraz mina jest po jednej albo po drugiej stronie jedynki. Jeszcze nie zgaduj: jedno pole jest na pewno bezpieczne, a jego liczba powie ci resztę. Odkryj właśnie to pole.
lesson-forgiving-end = Najpierw odkryj wszystko, co na pewno bezpieczne. Gdy zostanie już tylko zgadywanie, zgaduj bez obaw.

## The lessons on qubits. $zero, $one, $plus and $minus are the states of a qubit, in plain words or as players
## prefer them.

lesson-superposition-1 = Każde pole pokazuje swoje ryzyko miny na każdej planszy: 0, ½ lub 1. Zmierz pole na wybranej planszy, żeby sprawdzić, czy jest tam miną; tutaj nic nie wybucha.
lesson-superposition-2 = Pola górnego wiersza są { STATE($zero) }. Pola dolnego wiersza są { STATE($minus) }: na Z każde z nich jest miną w połowie pomiarów, zupełnie losowo.
lesson-superposition-3 = Twój cel: zmierz na Z pole górnego wiersza, a potem pola dolnego wiersza, aż zobaczysz oba wyniki. „Zresetuj” przygotowuje wszystkie pola od nowa.
lesson-superposition-seen-1 = Pole górnego wiersza zmierzone na Z: bez miny, jak zawsze.
lesson-superposition-seen-2 = Pole dolnego wiersza zmierzone na Z: tym razem bez miny.
lesson-superposition-seen-3 = Pole dolnego wiersza zmierzone na Z: tym razem mina.
lesson-superposition-end = To samo przygotowanie, to samo pytanie, różne odpowiedzi: to właśnie superpozycja. To nie była po prostu nieznana mina: na H to samo pole było pewne.

lesson-basis-1 = To, co jest w polu, nazywa się jego stanem. Każdy stan jest pewny na jednej planszy, a na drugiej jest rzutem monetą. Pomiar na niewłaściwej planszy daje losowy wynik.
lesson-basis-2 = Pola górnego wiersza od lewej do prawej: { STATE($zero) }, { STATE($minus) }, { STATE($plus) } i { STATE($one) }. Pola dolnego wiersza są { STATE($zero) }.
lesson-basis-3 = Twój cel: w górnym wierszu zmierz pierwsze pole na Z i drugie na H, gdzie są bezpieczne, oraz trzecie na H, gdzie jest miną. Potem zmierz pole dolnego wiersza na Z, na H i znów na Z. Jeśli oba wyniki na Z są takie same, spróbuj z innym polem.
lesson-basis-seen-1 = Pierwsze pole jest bezpieczne na Z.
lesson-basis-seen-2 = Drugie pole jest bezpieczne na H.
lesson-basis-seen-3 = Trzecie pole jest miną na H, za każdym razem.
lesson-basis-seen-4 = Po pomiarze na Z, a potem na H, Z daje teraz inny wynik: pomiar na H wymazał pierwszy.
lesson-basis-end = Nie można znać jednocześnie Z i H. Pomiar nie odczytuje listy odpowiedzi: zostawia kubit w stanie, który pasuje do odpowiedzi, a to, co było pewne na drugiej planszy, przepada.

lesson-singlet-1 = Te pola są powiązane w pary, jedno nad drugim. Para ma jeden wspólny stan, zwany singletem. Żadne z pól nie ma własnego stanu: każde jest rzutem monetą na obu planszach.
lesson-singlet-2 = Twój cel: zmierz oba pola jednego singletu na Z i oba pola innego na H. Potem zmierz jedno pole trzeciego na Z, a drugie na H.
lesson-singlet-seen-1 = Na Z była dokładnie jedna mina.
lesson-singlet-seen-2 = Na H też była dokładnie jedna mina.
lesson-singlet-seen-3 = Na różnych planszach oba wyniki były od siebie niezależne.
lesson-singlet-end = Zmierz oba pola na tej samej planszy, a dokładnie jedno będzie miną, choć każdy wynik z osobna to rzut monetą. Żaden wynik nie był z góry ustalony; ustalona była tylko reguła, która je łączy.

lesson-mermin-1 = Trzy pola też mogą mieć wspólny stan: to trio. Każdy wiersz to jedno trio.
lesson-mermin-2 = Twój cel: zmierz jedno trio na H H H, jedno na H Z Z, jedno na Z H Z i jedno na Z Z H (lewe, środkowe, prawe) i policz miny.
lesson-mermin-seen-1 = H H H: nieparzysta liczba min.
lesson-mermin-seen-2 = H Z Z: parzysta liczba min.
lesson-mermin-seen-3 = Z H Z: parzysta liczba min.
lesson-mermin-seen-4 = Z Z H: parzysta liczba min.
lesson-mermin-end = Załóżmy, że miny były tam od początku. Zsumuj trzy parzyste wiersze: każda mina na Z liczy się dwa razy, więc liczba min na H musi być parzysta. A na H H H jest zawsze nieparzysta. Żaden z 64 sposobów rozmieszczenia min tego nie daje: nie ma ukrytej planszy.

## Names of the lessons

lesson-forgiving-title = Kiedy przychodzi ratunek?
lesson-qubits-first-title = Pierwsza gra: Kubity
lesson-qubits-second-title = Kubity na większej planszy
lesson-entangled-first-title = Pierwsza gra: Splątanie
lesson-superposition-title = Superpozycja
lesson-basis-title = Wybór bazy
lesson-singlet-title = Singlet
lesson-mermin-title = Trio Mermina

## What each lesson is for, in a list and above its examples

lesson-goal = Cel: { $goal }
lesson-single-goal = Znajduj miny i bezpieczne pola na podstawie jednej liczby.
lesson-pair-goal = Porównuj dwie liczby i rozpoznawaj 1-1, 1-2, 1-2-1 i 1-2-2-1.
lesson-split-goal = Wypróbuj oba przypadki i znajdź to, co jest prawdą w każdym z nich.
lesson-total-goal = Użyj licznika min, żeby dokończyć planszę.
lesson-count-goal = Przejrzyj wszystkie układy, gdy nic innego nie pomaga.
lesson-forgiving-goal = Skorzystaj raz z ratunku, a potem znajdź dwa pola, które są na pewno bezpieczne.
lesson-qubits-first-goal = Wygraj małą grę z trenerem, który wyjaśnia obie plansze.
lesson-qubits-second-goal = Wygraj większą grę: trener pokazuje ci wskazówki.
lesson-entangled-first-goal = Sprawdź powiązane pola tarczą i wygraj.
lesson-superposition-goal = Zobacz, jak to samo pytanie daje różne odpowiedzi.
lesson-basis-goal = Zobacz, dlaczego pomiar na jednej planszy wymazuje to, co było pewne na drugiej.
lesson-singlet-goal = Zmierz jedno pole i dowiedz się czegoś o innym.
lesson-mermin-goal = Zobacz, jak trzy pola robią coś, czego nie potrafi żadna ukryta plansza.

## What lessons with examples end with

lesson-single-end = Jedna liczba naraz: na tym polega większość gry.
lesson-pair-end = Porównuj sąsiednie liczby, a wzory same rzucą ci się w oczy.
lesson-split-end = Jeśli oba przypadki zgadzają się co do pola, nie musisz wiedzieć, który jest prawdziwy.
lesson-total-end = Pod koniec gry zawsze patrz na licznik min.
lesson-count-end = Znasz już wszystkie techniki, których używają podpowiedzi solvera.
