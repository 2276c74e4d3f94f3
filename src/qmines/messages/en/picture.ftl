### Screenshots and other pictures of boards.

## Why no board was read. $columns and $rows count cells, and $size is that of a cell in pixels.

# $formats is a list of names, such as PNG.
picture-format = This file isn’t a supported image. Use one of these formats: { $formats }.
picture-damaged = This image is damaged or incomplete. Try another one.
picture-bytes = This file is { $megabytes } MB, but the limit is { $most } MB. Crop the image to the board.
picture-pixels = This image has too many pixels. Crop it to the board.
# $first and $other are places, such as 30, 40.
picture-several = There’s more than one board in this image: at pixel { $first } and at pixel { $other }. Crop the image to one board.
picture-small = This image is too small to read. Cells must be at least 10 pixels wide.
picture-small-found = The { $columns }×{ $rows } cells in this image are too small to read: they’re { $size } px wide, but must be at least 10 px.
picture-none = No Minesweeper board found in this image. Make sure that the board is straight and nothing covers it.
picture-none-closest = No Minesweeper board found in this image; the closest match has { $columns }×{ $rows } cells of { $size } px. Try a sharper image, or crop it to the board.

## In the analyser

picture-open = Open a screenshot…
picture-open-note = You can also paste or drop an image. It stays on your device.
# While something is dragged over the page.
picture-drop = Drop a screenshot or a file to analyse it
picture-reading = Reading the screenshot…
picture-found = Found a board of { $width }×{ $height } cells.
picture-found-mines =
    { $mines ->
        [one] Found a board of { $width }×{ $height } cells with one mine.
       *[other] Found a board of { $width }×{ $height } cells with { $mines } mines.
    }
picture-doubts =
    { $count ->
        [one] One cell was hard to read. If it’s wrong, tap it to switch to the small symbol in its corner.
       *[other] { $count } cells were hard to read. If one is wrong, tap it to switch to the small symbol in its corner.
    }
# A cell, how it was read, and what it may be instead.
picture-instead = At { CELL($cell) }: { $read } → { $instead }
picture-could-be = could be: { $look }
picture-keep = All correct
picture-mines = The mine counter couldn’t be read. How many mines are there in total?
picture-unavailable = The screenshot reader couldn’t be loaded. Check your connection and try again.
