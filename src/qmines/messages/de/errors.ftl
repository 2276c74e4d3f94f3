### Why a set-up, a request for help or a game file is refused. $mines, $width and $height are numbers.

event-cell = „{ $event }“ braucht eine Zeile und eine Spalte, gezählt ab 0.

## Help

help-none-rules = Bei diesen Regeln gibt es keine Hilfe.
help-none-sandbox = Im Sandkasten ist nichts verborgen, also gibt es auch nichts zu helfen.
help-chances-open = Jedes Feld zeigt sein Minenrisiko schon an.
help-no-flags = In Spielen mit zwei Brettern lassen sich Flaggen nicht prüfen.
help-not-in-time = In der verfügbaren Zeit wurde kein weiterer Zug gefunden. Mach selbst einen Zug und versuch es dann noch einmal.
# $why says that no board fits.
help-flags-clash = Deine Flaggen können nicht alle stimmen: { $why }
help-open-already =
    { $cells ->
        [one] { CELLS($cells) } ist schon aufgedeckt.
       *[other] { CELLS($cells) } sind schon aufgedeckt.
    }
help-not-certain =
    { $cells ->
        [one] { CELLS($cells) } steht nicht fest.
       *[other] { CELLS($cells) } stehen nicht fest.
    }

## Set-ups

invalid-rules = Die Regeln „{ $name }“ gibt es nicht. Zur Wahl stehen { LIST($names, type: "or") }.
invalid-no-option = { $rules } hat keine Option „{ $name }“. Verfügbare Optionen: { LIST($names) }.
invalid-option-choice = Die Option „{ $name }“ muss { LIST($choices, type: "or") } sein, nicht { $value }.
invalid-option-flag = Die Option „{ $name }“ muss true oder false sein, nicht { $value }.
invalid-option-text = Die Option „{ $name }“ darf aus höchstens { $most } sichtbaren ASCII-Zeichen bestehen; { $value } passt nicht.
invalid-option-number = Die Option „{ $name }“ muss eine ganze Zahl ab { $least } sein, nicht { $value }.
invalid-level-type = Eine Stufe muss ein Name oder eine Größe wie 20x12x40 sein, nicht { $value }.
invalid-level = Die Stufe „{ $text }“ gibt es nicht. Zur Wahl stehen { LIST($names, type: "or") } oder eine Größe wie 20x12x40.
invalid-too-many-mines =
    { $mines ->
        [one] Mit einer Mine bleibt auf { $width }×{ $height } kein sicheres Feld übrig. Nimm weniger Minen.
       *[other] Mit { $mines } Minen bleibt auf { $width }×{ $height } kein sicheres Feld übrig. Nimm weniger Minen.
    }
invalid-mines-range = Ein Spielfeld mit { $width }×{ $height } kann 0 bis { $most } Minen haben, nicht { $mines }.
invalid-side =
    { $side ->
        [width] Die Breite muss mindestens 1 sein, nicht { $value }.
       *[height] Die Höhe muss mindestens 1 sein, nicht { $value }.
    }
invalid-side-type =
    { $side ->
        [width] Die Breite muss eine ganze Zahl sein, nicht { $value }.
       *[height] Die Höhe muss eine ganze Zahl sein, nicht { $value }.
    }
invalid-too-large = Ein Spielfeld mit { $width }×{ $height } ist zu groß: Erlaubt sind höchstens { $most } Felder.
invalid-opening = Spiele ohne Raten beginnen immer mit einer Öffnung. Setze die Option „first“ auf „opening“.
invalid-no-guess-dense = So dicht geht es nicht ohne Raten: Auf { $width }×{ $height } sind höchstens { $most } Minen möglich.
invalid-plus =
    { $mines ->
        [one] Bei einer Mine auf beiden Brettern zusammen können nicht { $plus } auf H liegen.
       *[other] Bei { $mines } Minen auf beiden Brettern zusammen können nicht { $plus } auf H liegen.
    }
invalid-qubits-full = { $mines } Minen, { $minus } auf H sichere Felder und { $grouped } verbundene Felder passen nicht in { $cells } Felder. Nimm weniger oder ein größeres Spielfeld.
invalid-no-good = Mindestens ein Feld muss verbunden oder auf einem Brett sicher sein.
invalid-layout = Die Belegung passt nicht zur Größe und zu den Anzahlen dieses Spiels. Ändere die Belegung oder die Anzahlen.
invalid-lesson-layout = Die Lektion „{ $lesson }“ hat eine eigene Belegung. Lass die Option „layout“ weg.
invalid-sandbox = Ein Sandkasten hat höchstens { $most } Felder und nicht mehr Minen als Felder.
invalid-layout-rows = Alle Zeilen einer Belegung, getrennt durch „/“, müssen gleich lang sein.
invalid-layout-cell = „{ $text }“ in { CELL($cell) } ist weder ein Zustand (0, 1, + oder -) noch der Buchstabe einer Gruppe.
invalid-layout-group = Der Buchstabe „{ $letter }“ kommt { $count }-mal vor, aber eine Gruppe hat 2 oder 3 Felder.
invalid-player-seed = Dein Seed darf aus bis zu 128 sichtbaren ASCII-Zeichen bestehen.

## Games that start from a position

position-size = Die Stellung passt nicht zur Größe und zur Minenzahl des Spiels. Ändere die Stellung oder das Spiel.
position-no-guess = Ein Spiel ab einer Stellung kann kein Spiel ohne Raten sein. Schalte „Ohne Raten“ aus.
position-known = Ein Spiel kann nur mit dem beginnen, was man beim Spielen sieht: Entferne zuerst alle bekannten Minen und bekannten sicheren Felder.
position-no-number = Ein Spiel kann nur mit einer Stellung beginnen, die mindestens eine Zahl enthält.
position-solved = In dieser Stellung gibt es nichts mehr aufzudecken. Wähle eine mit verdeckten Feldern.
position-impossible = Zu dieser Stellung passt keine Minenverteilung. Prüfe die Zahlen und die Anzahl der Minen.
position-hard = Es dauert zu lange, eine Minenverteilung für diese Stellung zu finden. Versuch es mit einer Stellung, die weniger Zahlen hat.

## Game files

file-none = Das ist keine Spieldatei von qmines. Wähle eine andere Datei.
file-version = Diese Spieldatei hat Version { $version }, die diese Version von qmines nicht lesen kann. Aktualisiere qmines.
file-too-large = Diese Spieldatei ist zu groß: Erlaubt sind höchstens { $mib } MiB.
file-keys = In der Spieldatei fehlen Einträge oder sind unbekannt: { LIST($names) }. Nimm die Originaldatei.
file-changed = Die Spieldatei wurde verändert oder beschädigt: Ihre Prüfsumme stimmt nicht. Nimm die Originaldatei.
file-not-exact = Die Spieldatei ist nicht genau so, wie qmines sie geschrieben hat. Nimm die Originaldatei.
# $why is in English, as qmines verify prints it.
file-wrong = Die Spieldatei ist ungültig: { $why }
file-untrue = Die Spieldatei hat die Prüfung nicht bestanden: { $why }
file-no-seed-continue = Die Spieldatei enthält keinen Seed, deshalb lässt sich das Spiel hier nicht fortsetzen. Spiel dort weiter, wo du angefangen hast.
file-no-seed-replay = Die Spieldatei enthält keinen Seed und lässt sich deshalb nicht wiedergeben. Lade sie noch einmal herunter, wenn das Spiel vorbei ist.
file-packed = Die komprimierte Datei ist beschädigt. Nimm eine andere Kopie.
file-unfinished = Dieses Spiel läuft noch. Die Wiedergabe gibt es, wenn es vorbei ist.
file-not-played = Diese Aufzeichnung enthält keine Züge. Wähle eine andere.
file-step = Diesen Schritt gibt es in diesem Spiel nicht. Wähle einen von 0 bis { $last }.

## After the game

after-seed = Den Seed erfährst du, wenn das Spiel vorbei ist.
after-states = Was in den Feldern steckt, erfährst du, wenn das Spiel vorbei ist.
after-circuit = Der Schaltkreis zeigt, was in den Feldern steckt. Spiel deshalb erst zu Ende.

## On the web site

site-guest-full = Gäste können { $games } Spiele mit insgesamt { $moves } Zügen speichern, und diese Grenze hast du erreicht. Registriere dich oder melde dich an, um weiterzuspielen; deine Spiele nimmst du mit.
site-cells = Auf diesem Server dürfen Spielfelder höchstens { $most } Felder haben.
site-no-difficulty = Für diese Regeln lässt sich die Schwierigkeit nicht schätzen.
site-known-board = Ein bekanntes Spielfeld kann nicht gewertet gespielt werden. Schalte „Gewertet“ aus.
site-continue = Ab einem Zug kannst du nur ein beendetes Spiel fortsetzen, und das neue Spiel kann nicht gewertet werden.
site-same-board = Du kannst dasselbe Spielfeld noch einmal spielen, sobald dieses Spiel vorbei ist.
# $kinds are kinds of help, as events name them.
site-help-recorded = Nur diese Arten von Hilfe lassen sich festhalten: { LIST($kinds) }.
site-explain = Messungen lassen sich nur in „Qubits“ und „Verschränkt“ erklären.
site-no-qubits = In diesem Spiel gibt es gerade keine Qubits zu zeigen.
site-fork-first = Ein Spiel lässt sich nur ab einem seiner ersten { $most } Ereignisse fortsetzen.
site-fork-events =
    { $count ->
        [one] Dieses Spiel hat nur ein Ereignis. Wähle eine frühere Stelle.
       *[other] Dieses Spiel hat nur { $count } Ereignisse. Wähle eine frühere Stelle.
    }
site-fork-over = An dieser Stelle ist das Spiel schon vorbei. Wähle eine frühere.
site-fork-long = Dieses Spiel hat { $count } Ereignisse, hier lassen sich aber nur Spiele mit bis zu { $most } fortsetzen.
site-local-kind = Aus dem Browser lassen sich nur ungewertete Spiele der Arten „Klassisch“ und „Nachsichtig“ hochladen.
site-local-taken = Dieses Spiel lässt sich nicht hochladen: Ein anderes hat bereits diese ID.
site-recorded = Diese Aufzeichnung enthält keinen Seed, deshalb kannst du nicht auf demselben Spielfeld weiterspielen. Spiel stattdessen auf einem anderen Spielfeld weiter, das zu dem passt, was du siehst.
site-circuit-large = Dieser Schaltkreis ist zu groß zum Zeichnen: Erlaubt sind höchstens { $qubits } Qubits und { $operations } Operationen. Lade ihn stattdessen als OpenQASM herunter.
site-circuit-long = Dieses Spiel hat mehr als { $most } Messungen. Lade stattdessen die Spieldatei herunter und starte „qmines circuit“.
site-solver-slow = Diese Stellung zu lösen dauert hier zu lange. Versuch es mit „qmines analyse“ in einem Terminal, mit einem höheren Zeitlimit.
site-solver-stopping = Der Server wird gerade heruntergefahren. Bitte versuch es gleich noch einmal.
site-solver-gone = Der Solver wurde unerwartet beendet. Bitte versuch es noch einmal.
site-game-missing = Spiel nicht gefunden. Vielleicht wurde es gelöscht.
site-game-reloading = Dieses Spiel wird gerade neu geladen. Bitte versuch es noch einmal.
site-game-elsewhere = Dieses Spiel ist inzwischen weiter: Es hat { $count } Ereignisse, erwartet waren { $expected }. Lade es neu und versuch es noch einmal.
site-game-long = Ein Spiel kann höchstens { $most } Ereignisse haben. Beginne ein neues.
site-key-used = Der Schlüssel { $key } wurde schon für ein anderes Ereignis verwendet: { $event }. Nimm einen neuen Schlüssel.
# What takes too long: $doing is “replay”, or “rules” to play the game again under other rules.
site-cost-no-guess =
    { $doing ->
        [rules] Dieses Spielfeld ohne Raten ist zu groß, um es hier nach anderen Regeln zu spielen: { $width }×{ $height }. Bei so vielen Minen liegt die Grenze bei { $most } Feldern.
       *[replay] Dieses Spielfeld ohne Raten ist zu groß für die Wiedergabe: { $width }×{ $height }. Bei so vielen Minen liegt die Grenze bei { $most } Feldern. Nimm stattdessen „qmines replay“ in einem Terminal.
    }
site-cost-board =
    { $doing ->
        [rules] Dieses Spielfeld ist zu groß, um es hier nach anderen Regeln zu spielen: { $width }×{ $height }. Die Grenze liegt bei { $most } Feldern.
       *[replay] Dieses Spielfeld ist zu groß für die Wiedergabe: { $width }×{ $height }. Bei diesen Regeln liegt die Grenze bei { $most } Feldern. Nimm stattdessen „qmines replay“ in einem Terminal.
    }
site-cost-events =
    { $doing ->
        [rules] Dieses Spiel ist zu lang, um es hier nach anderen Regeln zu spielen: { $events } Ereignisse auf { $width }×{ $height }. Die Grenze liegt bei etwa { $most }.
       *[replay] Dieses Spiel ist zu lang für die Wiedergabe: { $events } Ereignisse auf { $width }×{ $height }. Die Grenze liegt bei etwa { $most }. Nimm stattdessen „qmines replay“ in einem Terminal.
    }
