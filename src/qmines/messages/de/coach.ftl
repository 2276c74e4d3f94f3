### The coach of Qubits and Entangled. $board and $other are Z or H. $zero and $minus count the cells that are
### safe on Z and on H, $one and $plus the mines there.

coach-title = Coach
coach-next = Weiter
coach-back = Zurück
coach-page = { $page } von { $pages }
coach-hide = Coach ausblenden
coach-again = Von vorn
coach-undo-button = Rückgängig
coach-none = Für dieses Spiel gibt es keinen Coach.
coach-offer =
    { $rules ->
        [entangled] Neu bei „Verschränkt“? Ein Coach führt dich Zug für Zug durch dein erstes Spiel.
       *[other] Neu bei „Qubits“? Ein Coach führt dich Zug für Zug durch dein erstes Spiel.
    }
coach-offer-play = Geführtes Spiel starten
coach-offer-no = Nein danke

## The first game

coach-boards = Dieses Spiel hat zwei Bretter, Z und H. Beide zeigen dieselben Felder: { CELL($corner) } auf Z und { CELL($corner) } auf H sind ein und dasselbe Feld, nur anders gesehen.
coach-kinds = Es gibt vier Arten von Feldern. Jedes steht auf einem Brett fest und ist auf dem anderen ein Münzwurf. Welches von welcher Art ist, siehst du nicht.
coach-numbers = Die Zahlen funktionieren wie bei Minesweeper, nur für jedes Brett einzeln. Eine Zahl zählt die verdeckten Felder um sie herum zusammen: 1 für eine Mine, ½ für einen Münzwurf, 0 für ein sicheres Feld.
coach-goal =
    Du gewinnst, wenn du jedes sichere Feld auf dem Brett aufdeckst, auf dem es sicher ist: { $zero } auf Z und { $minus } auf H. { $one ->
        [one] Die Mine auf Z
       *[other] Die { $one } Minen auf Z
    } und { $plus ->
        [one] die auf H
       *[other] die { $plus } auf H
    } lässt du verdeckt. Ein aufgedeckter Münzwurf kann dich das Spiel kosten.
coach-first = Fang oben links an: Die Ecke ist hier auf Z sicher. Decke auf dem Z-Brett { CELL($corner) } auf.
coach-corner = Die Ecke ist leer, das heißt 0: Um sie herum kann auf Z keine Mine liegen, deshalb haben sich diese Felder von selbst aufgedeckt. Bei { CELL($below) } ist dasselbe passiert.
coach-compare = Sieh dir jetzt nur Z an: { CELL($first) } und { CELL($second) } zeigen beide eine 1, aber die zweite zählt zusätzlich { CELL($cell) } mit. Was kann dieses Feld auf Z beitragen?
coach-compared = Nichts, sonst wäre die zweite Zahl größer. Also ist { CELL($cell) } auf Z sicher. Decke das Feld dort auf.
coach-half = Einige Zahlen sind kleiner geworden, weil sie nur verdeckte Felder zählen. Die neue Zahl auf Z ist ½, und eine ½ kann nur von einem Münzwurf kommen. Also ist eines der Felder um { CELL($cell) } auf Z ein Münzwurf, und alle anderen sind sicher.
coach-shared = Auf Z zeigt { CELL($clue) } eine 1½. Drei der Felder ringsum berühren auch { CELL($cell) } und tragen zusammen höchstens ½ bei. Die 1 muss also von { CELL($mine) } kommen und die ½ von einem dieser drei. Für die letzte Spalte bleibt nichts übrig: Decke auf Z { CELL($safe) } auf.

## The second game

coach-second = Ein größeres Spielfeld mit { $zero } Feldern, die auf Z sicher sind, und { $minus }, die auf H sicher sind. Raten musst du nie. Ich zeige dir die wichtigen Zahlen. Versuch, den Grund zu sehen, bevor du das Feld aufdeckst.

## The first game of Entangled

coach-linked = Zwei Felder auf diesem Spielfeld sind verbunden; beide tragen den Buchstaben a. Jedes ist auf beiden Brettern ein Münzwurf und trägt ½ zu den Zahlen ringsum bei. Zusammen stehen sie aber fest: Deckst du beide auf demselben Brett auf, ist genau eines eine Mine.
coach-shields = Decke ein verbundenes Feld also nie ungeschützt auf. Mit einem Schild kannst du ein Feld testen, ohne dass eine Mine Schaden anrichtet. Testest du ein Feld eines Paars, steht damit auch das andere fest, egal wo es liegt.

## What a move did

coach-opened = Dort ist keine Mine.
coach-opened-more =
    { $count ->
        [one] Dort ist keine Mine, und eine 0 hat noch ein weiteres Feld aufgedeckt.
       *[other] Dort ist keine Mine, und eine 0 hat noch { $count } weitere Felder aufgedeckt.
    }
coach-gamble = Das war riskant: { PERCENT($risk) } Minenrisiko.
# On the web site, where a tool is chosen first.
coach-use-shield = Wähle „Schild“ und tippe dann auf das Feld.
coach-turn = Wechsle zum { $board }-Brett.

## The end

coach-won = Gewonnen! Alle sicheren Felder sind auf dem Brett aufgedeckt, auf dem sie sicher sind.
coach-won-next = { coach-won } Bereit für die nächste Lektion?
coach-lost-mine = { CELL($cell) } war auf { $board } eine Mine.
coach-lost-toss = { CELL($cell) } war auf { $board } ein Münzwurf, und du hast ihn verloren. Fest stand das Feld nur auf { $other }.
coach-lost-linked = { CELL($cell) } war verbunden: ein Münzwurf auf beiden Brettern. Genau dafür gibt es Schilde.
coach-undo = Mit „Rückgängig“ nimmst du den Zug zurück.
coach-gave-up = Du kannst jederzeit von vorn anfangen.

## The picture of the four kinds: what a cell is on each board

coach-kind-safe = sicher
coach-kind-mine = Mine
coach-kind-toss = Münzwurf
coach-picture-kinds = Die vier Arten von Feldern
coach-picture-numbers = So setzt sich eine Zahl zusammen: sicheres Feld 0, Münzwurf ½, Mine 1

## In the terminal

coach-none-here = Den Coach gibt es nur in geführten Spielen: Stufe 1 und „Geführt“.
coach-sum = sicheres Feld 0  +  Münzwurf ½  +  Mine 1  =  1½
# $open, $hide, $other and $shield are keys.
coach-keys-next = { $open }: weiter ({ $page } von { $pages }) · { $hide }: Coach ausblenden
coach-keys = Pfeile: bewegen · { $open }: aufdecken · { $other }: anderes Brett · { $hide }: Coach aus
coach-keys-shield = Pfeile: bewegen · { $shield }: Schild · { $other }: anderes Brett · { $hide }: Coach aus
