### Screenshots and other pictures of boards.

## Why no board was read. $columns and $rows count cells, and $size is that of a cell in pixels.

# $formats is a list of names, such as PNG.
picture-format = Diese Datei ist kein Bild, das qmines lesen kann. Verwende eines dieser Formate: { $formats }.
picture-damaged = Dieses Bild ist beschädigt oder unvollständig. Versuch es mit einem anderen.
picture-bytes = Diese Datei hat { $megabytes } MB, erlaubt sind { $most } MB. Schneide das Bild auf das Spielfeld zu.
picture-pixels = Dieses Bild hat zu viele Pixel. Schneide es auf das Spielfeld zu.
# $first and $other are places, such as 30, 40.
picture-several = Auf diesem Bild ist mehr als ein Spielfeld: bei Pixel { $first } und bei Pixel { $other }. Schneide das Bild auf eines davon zu.
picture-small = Dieses Bild ist zu klein, um es zu lesen. Felder müssen mindestens 10 Pixel breit sein.
picture-small-found = Die Felder auf diesem Bild sind zu klein: { $columns }×{ $rows } Felder mit { $size } px. Sie müssen mindestens 10 px groß sein.
picture-none = Auf diesem Bild ist kein Minesweeper-Spielfeld zu erkennen. Das Spielfeld sollte gerade und unverdeckt zu sehen sein.
picture-none-closest = Auf diesem Bild ist kein Minesweeper-Spielfeld zu erkennen; am ehesten passen { $columns }×{ $rows } Felder mit { $size } px. Versuch es mit einem schärferen Bild oder schneide es auf das Spielfeld zu.

## In the analyser

picture-open = Screenshot öffnen …
picture-open-note = Du kannst ein Bild auch einfügen oder hierher ziehen. Es bleibt auf deinem Gerät.
# While something is dragged over the page.
picture-drop = Zum Analysieren Screenshot oder Datei hier ablegen
picture-reading = Der Screenshot wird gelesen …
picture-found = Spielfeld mit { $width }×{ $height } Feldern erkannt.
picture-found-mines =
    { $mines ->
        [one] Spielfeld mit { $width }×{ $height } Feldern und einer Mine erkannt.
       *[other] Spielfeld mit { $width }×{ $height } Feldern und { $mines } Minen erkannt.
    }
picture-doubts =
    { $count ->
        [one] Ein Feld war schwer zu lesen. Falls es falsch ist, tippe es an, um das kleine Symbol in seiner Ecke zu übernehmen.
       *[other] { $count } Felder waren schwer zu lesen. Falls eines falsch ist, tippe es an, um das kleine Symbol in seiner Ecke zu übernehmen.
    }
# A cell, how it was read, and what it may be instead.
picture-instead = { CELL($cell) }: { $read } → { $instead }
picture-could-be = vielleicht: { $look }
picture-keep = Alles richtig
picture-mines = Der Minenzähler war nicht lesbar. Wie viele Minen gibt es insgesamt?
picture-unavailable = Screenshots können gerade nicht gelesen werden. Prüfe deine Verbindung und versuch es noch einmal.
