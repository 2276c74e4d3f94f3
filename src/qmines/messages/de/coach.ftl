### The coach of Qubits and Entangled. $board and $other are Z or H. $zero and $minus count the cells that are
### safe on Z and on H, $one and $plus the mines there.

coach-title = Coach
coach-next = Weiter
coach-back = Zurück
coach-page = { $page } von { $pages }
coach-hide = Coach ausblenden
coach-again = Von vorn
coach-undo-button = Rückgängig
coach-none = Für dieses Spiel gibt es keinen Coach, nur für „Qubits“ und „Verschränkt“.
coach-offer =
    { $rules ->
        [entangled] Neu bei „Verschränkt“? Ein Coach führt dich Zug für Zug durch dein erstes Spiel.
       *[other] Neu bei „Qubits“? Ein Coach führt dich Zug für Zug durch dein erstes Spiel.
    }
coach-offer-play = Geführtes Spiel starten
coach-offer-no = Nein danke

## The first game

coach-boards = Dieses Spiel hat zwei Bretter, Z und H. Sie zeigen dieselben Felder auf zwei Arten: { CELL($corner) } auf Z und { CELL($corner) } auf H sind ein und dasselbe Feld. Deckst du es auf einem Brett auf, ist es auf beiden aufgedeckt.
coach-kinds = Es gibt vier Arten von Feldern. Auf einem der Bretter steht ein Feld fest: Es ist sicher oder eine Mine. Auf dem anderen ist es ein Münzwurf. Welcher Art ein Feld ist, siehst du nicht.
coach-numbers = Jedes Brett hat eigene Zahlen. Eine Zahl zählt die Felder um sie herum zusammen, die noch verdeckt sind: 1 für eine Mine, ½ für einen Münzwurf, 0 für ein sicheres Feld. Anders als bei Minesweeper können Zahlen also sinken, wenn du Felder aufdeckst.
coach-goal = Du gewinnst, wenn du jedes sichere Feld auf dem Brett aufdeckst, auf dem es sicher ist: { $zero } auf Z und { $minus } auf H. Die anderen { $mines } Felder sind Minen; lass sie verdeckt. Auf dem falschen Brett ist ein Feld ein Münzwurf und kann dich das Spiel kosten.
coach-first = Fang oben links an: Die Ecke ist hier auf Z sicher. Decke auf dem Z-Brett { CELL($corner) } auf.
coach-corner = Die Ecke ist leer, das heißt 0: Keines der Felder ringsum ist auf Z eine Mine, deshalb haben sie sich von selbst aufgedeckt. Bei { CELL($below) } ist dasselbe passiert.
coach-compare = Sieh dir jetzt nur Z an: { CELL($first) } und { CELL($second) } zeigen beide eine 1, aber die zweite zählt zusätzlich { CELL($cell) } mit. Was kann dieses Feld auf Z beitragen? Die Antwort kommt auf der nächsten Seite.
coach-compared = Beide Zahlen sind gleich, also trägt { CELL($cell) } nichts bei: Das Feld ist auf Z sicher. Decke es dort auf.
coach-half = Die neue Zahl auf Z ist ½, und eine ½ kann nur von einem Münzwurf kommen. Also ist genau eines der verdeckten Felder um { CELL($cell) } auf Z ein Münzwurf, und die anderen sind dort sicher.
coach-shared = Auf Z zeigt { CELL($clue) } eine 1½ und berührt vier verdeckte Felder. Die drei markierten berühren auch { CELL($cell) } und tragen deshalb zusammen höchstens ½ bei. Das vierte, { CELL($mine) }, trägt also 1 bei: Es ist eine Mine.
coach-shared-rest = Die drei markierten Felder tragen die übrige ½ bei, und mehr zählt { CELL($cell) } auf Z nicht. Die anderen verdeckten Nachbarn, die drei mit Haken, tragen also nichts bei: Sie sind auf Z sicher. Fang mit { CELL($safe) } an.
coach-same-reason = Decke auf { $board } auch { CELL($safe) } auf: Das Feld ist aus demselben Grund sicher wie das eben aufgedeckte.
coach-toss-why = Das Feld war sicher. Auf Z zeigt { CELL($first) } eine 1, also ist { CELL($mine) } eine Mine. Sie macht 1 von der 1½ in { CELL($second) } aus, und die ½ bleibt für { CELL($cell) }: auf Z ein Münzwurf.
coach-safe-on-h = Auf H zeigen { CELL($first) } und { CELL($second) } beide ½, aber nur die zweite Zahl zählt auch { CELL($cell) } mit. Also trägt dieses Feld nichts bei: Es ist auf H sicher. Decke es dort auf.

## The second game

coach-second = Dieses Spielfeld ist größer: { $zero } Felder sind auf Z sicher und { $minus } auf H. Raten musst du nie. Zu jedem Zug zeige ich dir die wichtigen Zahlen und den Grund.

## The first game of Entangled

coach-linked = Zwei Felder auf diesem Spielfeld sind verbunden; beide tragen den Buchstaben a. Jedes ist auf beiden Brettern ein Münzwurf und trägt ½ zu den Zahlen ringsum bei. Zusammen stehen sie aber fest: Deckst du beide auf demselben Brett auf, ist genau eines eine Mine.
coach-shields = Decke ein verbundenes Feld nie ungeschützt auf. Mit einem Schild kannst du ein Feld gefahrlos testen, selbst wenn es eine Mine ist. Testest du ein Feld eines Paars, steht damit auch das andere fest, egal wo es liegt.

## What a move did

coach-opened = Das Feld war sicher.
coach-opened-more =
    { $count ->
        [one] Das Feld war sicher, und eine 0 auf { $board } hat noch ein weiteres Feld aufgedeckt.
       *[other] Das Feld war sicher, und eine 0 auf { $board } hat noch { $count } weitere Felder aufgedeckt.
    }
coach-opened-both = Das Feld war sicher, und weitere Felder haben sich aufgedeckt: { $count } auf { $board } und { CELLS($cells) } auf { $other }.
coach-opened-other =
    { $count ->
        [one] Das Feld war sicher. Es ist jetzt auch auf { $board } aufgedeckt, und eine 0 hat dort noch ein weiteres aufgedeckt.
       *[other] Das Feld war sicher. Es ist jetzt auch auf { $board } aufgedeckt, und eine 0 hat dort noch { $count } weitere aufgedeckt.
    }
coach-gamble = Das war riskant: { PERCENT($risk) } Minenrisiko.
# On the web site, where a tool is chosen first.
coach-use-shield = Wähle „Schild“ und tippe dann auf das Feld.
coach-turn = Wechsle zum { $board }-Brett.
coach-toss = Was auf { $board } sicher ist, ist auf { $other } immer ein Münzwurf.
coach-late-zero = Von selbst decken sich Felder nur um eine neu aufgedeckte 0 auf. Diese Zahl ist erst später auf 0 gesunken, deshalb hat sich dort nichts aufgedeckt.

## The end

coach-won = Gewonnen! Alle sicheren Felder sind auf dem Brett aufgedeckt, auf dem sie sicher sind. Flaggen zeigen die Minen: { $one } auf Z und { $plus } auf H.
coach-qubit = Übrigens: Jedes Feld ist ein Qubit, der Baustein von Quantencomputern. Stellst du ihm die eine Frage, steht die Antwort fest; stellst du die andere, wirft es eine Münze. Z und H nennen Physiker diese beiden Fragen.
coach-lost-mine = { CELL($cell) } war auf { $board } eine Mine.
coach-lost-toss = { CELL($cell) } war auf { $board } ein Münzwurf, und du hast ihn verloren. Fest stand das Feld nur auf { $other }.
coach-lost-linked = { CELL($cell) } war verbunden: ein Münzwurf auf beiden Brettern. Genau dafür gibt es Schilde.
coach-undo = Mit „Rückgängig“ nimmst du den Zug zurück.
coach-gave-up = Du kannst jederzeit von vorn anfangen.

## The picture of the four kinds: what a cell is on each board

coach-kind-safe = sicher
coach-kind-mine = Mine
coach-kind-toss = Münzwurf
coach-kind = Art { $number }
coach-on-board = auf { $board }
coach-picture-kinds = Die vier Arten von Feldern
coach-picture-numbers = So setzt sich eine Zahl zusammen: sicheres Feld 0, Münzwurf ½, Mine 1

## In the terminal

coach-none-here = Nur geführte Spiele haben einen Coach: Wähle „Stufe 1“ oder „Geführt“.
coach-hidden = Der Coach ist ausgeblendet. { $key } holt ihn zurück.
coach-sum = sicheres Feld 0  +  Münzwurf ½  +  Mine 1  =  1½
# $open, $hide, $other and $shield are keys.
coach-keys-next = { $open }: weiter ({ $page } von { $pages })
coach-keys-back = { $key }: zurück
coach-keys-hide = { $hide }: Coach ausblenden
coach-keys = Pfeile: bewegen · { $open }: aufdecken · { $other }: anderes Brett · { $hide }: Coach aus
coach-keys-shield = Pfeile: bewegen · { $shield }: Schild · { $other }: anderes Brett · { $hide }: Coach aus
