### Quick matches, the lobby, and races against the auto-player or the record.

match-quick = Schnelles Rennen
match-about = Tritt gegen die nächste Person an, die dasselbe Spielfeld will. Du brauchst kein Konto.
match-rated = Gewertet
# $rating is a number, $uncertainty how far it may be off.
match-rated-help = Deine Wertung: { $rating } ± { $uncertainty }. Du triffst auf ähnlich starke Gegner.
match-rating = { $rating } ± { $uncertainty }
match-rating-change =
    { $change ->
        [0] ±0
       *[other] { $sign }{ $change }
    }
match-is-rated = gewertet

## The lobby

match-lobby = Offene Spiele
match-lobby-empty = Gerade gibt es keine offenen Spiele. Drücke auf „Schnelles Rennen“, dann bist du zuerst dran.
match-race = Antreten
match-watch = Zusehen
match-join = Beitreten
# To a game of your own in the list.
match-return = Zurück zum Spiel
match-waiting = Wartet auf einen Gegner
match-lobby-waiting = Wartet auf Mitspieler
match-playing = Läuft gerade
match-spectators =
    { $count ->
        [one] { $count } sieht zu
       *[other] { $count } sehen zu
    }
match-listed = Diesen Raum unter „Offene Spiele“ zeigen

## Waiting for an opponent

match-looking = Gegner wird gesucht …
match-looking-note = Gerade sucht sonst niemand so ein Rennen. Es beginnt, sobald sich jemand findet.
match-waiting-for = Wartezeit: { $time }
match-cancel = Nicht mehr warten
match-rematch-waiting = Warten auf deinen Gegner …
match-rematch-note = Die Revanche beginnt, sobald ihr beide da seid.
match-meanwhile = Keine Lust zu warten?
match-auto = Gegen die Automatik antreten
match-auto-about = Die Automatik bekommt dasselbe Spielfeld und spielt in menschlichem Tempo.
match-strength = Stärke
match-strength-gentle = Sanft
match-strength-steady = Solide
match-strength-quick = Schnell
match-strength-expert = Meisterhaft
match-record = Gegen den Rekord antreten
# $name is a player, $time their time.
match-record-about = { $name } hat diese Stufe in { $time } geschafft. Sei auf demselben Spielfeld schneller.
match-record-about-guest = Die beste geprüfte Zeit ist { $time }. Sei auf demselben Spielfeld schneller.
match-daily = Das Tagesrätsel spielen
match-daily-open = Tagesrätsel
match-daily-about = Ein Versuch pro Tag, für alle dasselbe Spielfeld.

## A rival in a race

match-rival-auto = Automatik, { $strength }
match-rival-record = Rekord von { $name }
match-rival-record-guest = Der Rekord
match-rival-first = Du warst schneller als die Automatik!
match-rival-record-first = Du hast den Rekord geschlagen!
match-rival-lost = Die Automatik war schneller.
match-rival-record-lost = Der Rekord bleibt bestehen.
match-again = Noch ein Rennen
match-boards = Spielfelder
match-boards-note = Damit das Rennen fair bleibt, siehst du nur, was auch alle sehen, die noch spielen. Der Rest erscheint am Ende.
match-board-of = Spielfeld von { $name }, { $percent } aufgedeckt
# The name of a guest who did not choose one.
match-guest = Gast-{ $number }
match-hidden = Name verborgen
