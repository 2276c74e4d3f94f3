# Formats of positions and boards: their list in the analyser, and what is wrong with a text or a file that somebody opens.

## What a format holds. Its own words, such as .mbf and ?p=, stay as they are.

format-analysis = Link ?analysis=…: eine Stellung
format-board = .board-Datei, Version 0.1: Minen, die Sicht beim Spielen oder beides
format-link = Link ?p=…: jede Stellung, so wie die Website sie teilt
format-mbf = .mbf- oder .abf-Datei: die Minen eines Spielfelds als Bytes
format-mbf-hex = Die Bytes einer .mbf-Datei als hexadezimaler Text
format-mine = .mine-Datei: eine Stellung aus F, H, M und Zahlen
format-pttacg = Link ?b=…&m=…: die Minen eines Spielfelds
format-puzzle = Puzzle-ID WxH:x,y,u…: die Minen eines Spielfelds und der erste Klick
format-rawvf = RAWVF-Aufzeichnung: nur ihr Spielfeld wird gelesen
format-text = Einfacher Text: jede Zeile des Spielfelds in einer Textzeile

## Where it is wrong. $why is one of the sentences below.

notation-line = Textzeile { $line }: { $why }
notation-column = Textzeile { $line }, Zeichen { $column }: { $why }

## What is wrong with it

notation-empty = Hier ist nichts zu lesen. Füge eine Stellung, einen Link oder ein Spielfeld ein.
notation-unknown = Das Format der Eingabe kennt qmines nicht. Versuch es mit einem anderen Format.
notation-utf8 = Das Byte { $byte } ist kein UTF-8-Text. Speichere den Text als UTF-8.
# $symbols are the characters that a cell can be.
notation-cell = Unbekanntes Feld „{ $cell }“. Erlaubt sind: { $symbols }.
notation-width = Diese Zeile hat die Länge { $found }, Textzeile { $first } aber die Länge { $expected }. Schreib ein aufgedecktes Feld ohne Zahl als 0.
notation-row = Diese Zeile sollte die Länge { $expected } haben, nicht { $found }.
notation-rows = Die Anzahl der Zeilen sollte { $expected } sein, nicht { $found }.
# Sizes such as 9×9.
notation-size = Laut Kopfzeile ist das Spielfeld { $told } groß, tatsächlich aber { $found }.
notation-mines = Die Kopfzeile nennt als Minenzahl { $told }, das Spielfeld hat aber { $found }.
notation-number =
    { $mines ->
        [0] Die Zahl ist { $number }, daneben ist aber keine Mine.
        [one] Die Zahl ist { $number }, daneben ist aber nur eine Mine.
       *[other] Die Zahl ist { $number }, daneben sind aber { $mines } Minen.
    }
notation-gap = Zwischen den Zeilen ist eine Leerzeile. Entferne sie.
notation-no-rows = Die Eingabe enthält keine Zeilen mit Feldern. Schreib eine Zeile des Spielfelds pro Textzeile.
notation-spaces = Setz zwischen alle Felder einer Zeile ein Leerzeichen oder nirgends eins. Schreib ein aufgedecktes Feld ohne Zahl als 0.
notation-density = Die Dichte muss zwischen 0 und 1 liegen, nicht bei { $density }.
notation-total = „{ $total }“ ist weder eine Minenzahl noch eine Dichte.
# $part is code, such as p=.
notation-link = Dieser Link ist unvollständig: { $part } fehlt.
notation-link-size = „{ $text }“ ist keine Größe. Nimm 1, 2, 3 oder die Ziffern von Breite und Höhe.
notation-part = { $part } fehlt.
# $start and $example are code, such as WxHxM and 30x16x99.
notation-start = Dieses Format beginnt mit { $start }, zum Beispiel { $example }.
notation-first-line = Die erste Textzeile muss { $start } lauten.
notation-version = Version { $version } wird nicht unterstützt. Verwende Version { $known }.
notation-unexpected = Unerwarteter Text: „{ $text }“.
# $key is code, such as rows:
notation-key = { $key } muss eine Zahl sein, nicht „{ $value }“.
# A run is a sequence of equal cells in a link.
notation-run-empty = Diese Folge von Feldern ist leer.
notation-run-long = Diese Folge von Feldern ist zu lang: Das Spielfeld hat nur { $cells } Felder.
notation-missing = Von { $cells } Feldern fehlen { $missing }.
notation-letter = „{ $character }“ ist weder ein Buchstabe noch eine Ziffer.
notation-characters = Es sollten mindestens { $least } Zeichen sein, es sind aber { $found }.
notation-bits = Für ein Spielfeld der Größe { $size } sind { $expected } Zeichen nötig, nicht { $found }.
notation-digit = „{ $character }“ ist keine Ziffer von 0 bis { $last }.
notation-beyond = Hinter dem letzten Feld ist noch eine Mine.
notation-clue-large = Die Zahl in { CELL($cell) } wäre { $number }, der Höchstwert ist aber 8.
notation-even = Die Anzahl der Hexadezimalziffern muss gerade sein, ist aber { $found }.
notation-bytes = Es sollten { $expected } Bytes sein, es sind aber { $found }.
notation-byte-outside = Byte { $byte }: Die Mine bei x { $x }, y { $y } liegt außerhalb des Spielfelds mit { $size }.
notation-byte-twice = Byte { $byte }: Die Mine bei x { $x }, y { $y } kommt zweimal vor.
notation-puzzle-seed = Diese ID ist ein zufälliger Seed und enthält keine Minen. Nimm eine, die sie auflistet, zum Beispiel { $example }.
notation-puzzle-masked = Die Minen dieser ID sind maskiert (m). Nimm eine ID mit unmaskierten Minen (u).
# $click is x and y from 0, as they are in the ID, such as 0,3.
notation-click-outside = Der erste Klick, { $click }, liegt außerhalb des Spielfelds mit { $size }.
notation-click-mine = Der erste Klick, { $click }, liegt auf einer Mine.

## Recordings; $suffix is that of the file, such as .avf

notation-no-reader = Damit qmines { $suffix }-Dateien lesen kann, führe zuerst pip install 'qmines[recordings]' aus.
notation-slow = Diese { $suffix }-Datei zu lesen dauert zu lange. Versuch es mit einer anderen.
notation-damaged = Das ist keine { $suffix }-Datei, oder sie ist beschädigt. Nimm eine andere Kopie.

## Why a position can’t be written in a format

notation-no-total = Das Format { $format } braucht die Anzahl der Minen.
notation-cannot-say =
    { $kind ->
        [flag] In { CELL($cell) } steht eine Flagge, aber das Format { $format } kennt keine Flaggen.
        [question] In { CELL($cell) } steht ein Fragezeichen, aber das Format { $format } kennt keine Fragezeichen.
        [mine] In { CELL($cell) } ist eine bekannte Mine, aber das Format { $format } kennt keine bekannten Minen.
        [safe] { CELL($cell) } ist als sicher bekannt, aber das Format { $format } hat kein Zeichen für solche Felder.
       *[hidden] { CELL($cell) } ist verdeckt, aber das Format { $format } hat kein Zeichen für verdeckte Felder.
    }
# $known of $mines mines are known; flags, if there are any, are not taken for mines.
notation-mines-known =
    { $flags ->
        [0] Dieses Format speichert die Lage jeder Mine, bekannt sind aber nur { $known } von { $mines }.
       *[other] Dieses Format speichert die Lage jeder Mine, bekannt sind aber nur { $known } von { $mines }. Flaggen zählen nicht als bekannte Minen.
    }
notation-doubtful =
    { $flags ->
        [0] Dieses Format speichert die Lage jeder Mine. Markiere zuerst jedes verdeckte Feld als Mine oder als sicher.
       *[other] Dieses Format speichert die Lage jeder Mine. Markiere zuerst jedes verdeckte Feld als Mine oder als sicher. Flaggen zählen nicht als bekannte Minen.
    }
notation-clue =
    { $mines ->
        [0] Die Zahl in { CELL($cell) } ist { $number }, daneben ist aber keine bekannte Mine.
        [one] Die Zahl in { CELL($cell) } ist { $number }, daneben ist aber eine bekannte Mine.
       *[other] Die Zahl in { CELL($cell) } ist { $number }, daneben sind aber { $mines } bekannte Minen.
    }
