### Playing with others: the list of rooms, and a room before, during and after its game.

live-play = Mit anderen spielen
live-play-note = Erstelle einen Raum und verschicke den Link.
live-mode = Modus
live-race = Rennen
live-race-about = Alle bekommen dasselbe Spielfeld. Wer schafft es zuerst?
live-coop = Gemeinsam
live-coop-about = Ein Spielfeld für alle. Ihr seht, wohin die anderen zeigen, und gewinnt oder verliert als Team.
live-rules = Regeln
live-options = Optionen
live-create = Raum erstellen
live-rooms = Deine Räume
# $mode is Race or Together, $level the name of a level.
live-room = { $mode }, { $level }
live-stage-lobby = Wartet seit { $when }
live-stage-countdown = Geht gleich los
live-stage-playing = Läuft seit { $when }
live-stage-over = Beendet, { $when }
live-name = Dein Name
live-name-help = 3 bis 20 Buchstaben und Ziffern. Andere sehen, dass du Gast bist.

## The room

room-missing = Raum nicht gefunden
room-missing-words = Diesen Raum gibt es nicht. Vielleicht wurde er gelöscht.
room-missing-new = Neuen Raum erstellen
# $rules is the name of a rule set, $size the size of its field.
room-rules = { $rules }: { $size }
room-leave = Verlassen
room-players = Teilnehmende
room-invite = Einladen
room-link = Link zu diesem Raum
room-copy = Link kopieren
room-copied = Kopiert.
room-copy-by-hand = Markiere den Link und kopiere ihn.
room-share = Teilen …
room-invite-note = Mit diesem Link kann man vor dem Start beitreten und danach zusehen.
room-join-race = Am Rennen teilnehmen
room-join-coop = Mitspielen
room-here-waiting =
    { $count ->
        [0] Noch ist niemand da.
        [one] { LIST($names) } wartet.
       *[other] { LIST($names) } warten.
    }
room-here-playing =
    { $count ->
        [0] Noch ist niemand da.
        [one] { LIST($names) } spielt.
       *[other] { LIST($names) } spielen.
    }
room-join = Beitreten
room-join-as = Als { $name } beitreten
room-lobby = Warteraum
room-needs-two = Für ein Rennen braucht es zwei. Verschicke den Link.
room-ready-count = { $ready } von { $players } bereit.
room-host-starts = Der Host startet das Spiel.
room-start = Start
room-ready = Ich bin bereit
room-is-ready = Bereit
room-countdown = Das Rennen beginnt in
room-watching = Du siehst bei diesem Rennen zu.
room-go = Los!
room-came =
    { $names ->
        [one] { LIST($names) } ist dazugekommen.
       *[other] { LIST($names) } sind dazugekommen.
    }
room-told-won = { $name } hat es geschafft.
room-told-lost = { $name } hat eine Mine erwischt.
room-told-gave-up = { $name } hat aufgegeben.

## Players in a room: notes beside their names, and how they stand

room-place = { $place }.
room-note-you = du
room-note-guest = Gast
room-note-host = Host
room-note-left = gegangen
room-note-away = abwesend
room-state-ready = Bereit
room-state-not-ready = Nicht bereit
room-state-starting = Startet
room-state-won = Geschafft
room-state-lost = Verloren
room-state-gave-up = Aufgegeben
room-state-waiting = Sieht zu

## How it went

room-results = Ergebnisse
room-first = { $name } war am schnellsten.
room-first-you = Du hast das Rennen gewonnen!
room-nobody = Niemand hat es geschafft.
room-coop-won = Ihr habt es gemeinsam geschafft.
room-coop-lost = Ihr habt gemeinsam verloren.
room-coop-won-others = Das Team hat es geschafft.
room-coop-lost-others = Das Team hat verloren.
room-rematch = Revanche
room-to-rematch = Zur Revanche
room-another = Weiteren Raum erstellen
# $boards is a list of links, one for each player.
room-boards = Spielfelder: { $boards }
room-board-yours = deins
room-fair = War dieses Spielfeld fair?
room-fair-note = Das ist der Seed des Spielfelds und darunter sein SHA-256-Hash, der vor dem Start veröffentlicht wurde.
room-judged = Ratezüge und Fehler
room-guesses = Ratezüge
room-mistake = Durch einen Fehler verloren
room-bad-luck = Pech
room-shares = Wer hat was gemacht?
room-share-player = Name
room-share-moves = Züge
room-share-opened = Aufgedeckt
room-share-flags = Flaggen
room-share-last = Letzter Zug
room-share-won = Hat den letzten Zug gemacht
room-share-lost = Hat die Mine erwischt
room-share-gave-up = Hat aufgegeben

## Why something in a room is refused

room-refused-over = Dieses Spiel ist vorbei. Bitte um eine Revanche.
room-refused-blocked = Du kannst diesem Raum nicht beitreten. Wähle einen anderen.
room-refused-race-started = Das Rennen hat schon begonnen. Du kannst zusehen und beim nächsten mitmachen.
room-refused-rematch-early = Um eine Revanche kannst du bitten, wenn dieses Spiel vorbei ist.
room-refused-host = Nur der Host kann das Spiel starten.
room-refused-alone = Für ein Rennen braucht es mindestens zwei. Schick jemandem den Link.
room-refused-full = Dieser Raum ist voll, aber du kannst zusehen.
room-refused-missing = Raum nicht gefunden. Vielleicht wurde er gelöscht.
room-refused-stranger = Du bist nicht in diesem Raum. Tritt ihm zuerst bei.
room-refused-known-board = Ein Raum braucht ein neues Spielfeld, das niemand kennt. Wähle andere Optionen.
room-refused-quick = Dieser Raum ist für ein schnelles Rennen. Drücke auf „Schnelles Rennen“, um anzutreten.

## Why a quick match is refused

match-refused-guest = Für gewertete Rennen brauchst du ein Konto. Melde dich an oder tritt ungewertet an.
match-refused-no-record = Noch gibt es keinen Rekord: Auf dieser Stufe hat niemand einen geprüften Sieg.
match-refused-size = Dieses Spielfeld ist zu groß für ein Rennen gegen die Automatik. Wähle ein kleineres.
