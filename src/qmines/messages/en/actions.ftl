### What keys do, as lists of keys show it. The keys themselves are in src/qmines/theme/keys.toml.

## Profiles of keys

key-profile-standard = Standard (arrow keys, WASD)
key-profile-vim = Vim (h j k l, diagonals)
key-profile-keypad = Number pad

## Groups of actions

key-scope-move = Moving
key-scope-play = Playing
key-scope-assist = Getting help
key-scope-view = View
key-scope-anywhere = Anywhere

## Moving

action-up = Up
action-down = Down
action-left = Left
action-right = Right
action-up-left = Up and left
action-up-right = Up and right
action-down-left = Down and left
action-down-right = Down and right
action-page-up = Page up
action-page-down = Page down
action-row-start = Start of the row
action-row-end = End of the row

## Playing

action-open = Open the cell, or chord on a number
action-flag = Flag or unflag the cell
action-mark = Cycle through the marks, like a right click
action-chord = Chord: open the other cells around a number
action-other-board = Switch boards
action-shield = Test the cell with a shield
action-undo = Undo
action-pause = Pause
action-new = New game with the same settings

## Getting help

action-hint = Hint; press again for the reason
action-one-move = Play one simple move
action-all-moves = Play all simple moves
action-solve = Play every certain move
action-step = Let auto-play make one move
action-auto = Start or stop auto-play
action-analyse = Analyse this position

## View

action-slower = Slower
action-faster = Faster
action-overlay = Show or hide the chances of a mine
action-reduced = Reduced view: hide what no longer matters
action-coach = Show or hide the coach in guided games
action-explain = Show the full explanation
action-zoom-in = Larger cells
action-zoom-out = Smaller cells

## Anywhere

action-help = Help and keys
