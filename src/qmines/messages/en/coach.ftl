### The coach of Qubits and Entangled. $board and $other are Z or H. $zero and $minus count the cells that are
### safe on Z and on H, $one and $plus the mines there.

coach-title = Coach
coach-next = Next
coach-back = Back
coach-page = { $page } of { $pages }
coach-hide = Hide coach
coach-again = Start over
coach-undo-button = Undo
coach-none = There’s no coach for this game.
coach-offer =
    { $rules ->
        [entangled] New to Entangled? A coach takes you through your first game, move by move.
       *[other] New to Qubits? A coach takes you through your first game, move by move.
    }
coach-offer-play = Play the guided game
coach-offer-no = No thanks

## The first game

coach-boards = This game has two boards, Z and H. They show the same cells: { CELL($corner) } on Z and { CELL($corner) } on H are one and the same cell, seen in two ways.
coach-kinds = There are four kinds of cells. Each is certain on one board and a coin toss on the other. You don’t see which is which.
coach-numbers = Numbers work as in Minesweeper, once for each board. A number adds up the closed cells around it: 1 for a mine, ½ for a coin toss, 0 for a safe cell.
coach-goal = To win, open every safe cell on the board where it’s safe: { $zero } on Z and { $minus } on H. Leave the { $one } mines of Z and the { $plus } of H closed. Opening a coin toss may cost you the game.
coach-first = Start in the top left corner: it’s safe on Z here. Open { CELL($corner) } on the Z board.
coach-corner = The corner is blank, which means 0: nothing around it can be a mine on Z, so those cells opened by themselves. The same happened at { CELL($below) }.
coach-compare = Now look at Z only: { CELL($first) } and { CELL($second) } both show 1, but the second also counts { CELL($cell) }. What can that cell add on Z?
coach-compared = Nothing: otherwise the second number would be larger. So { CELL($cell) } is safe on Z. Open it there.
coach-half = Some numbers dropped, because they count closed cells only. The new one on Z is ½, and a half can only come from a coin toss. So one of the cells around { CELL($cell) } is a coin toss on Z, and all the others are safe.
coach-shared = On Z, { CELL($clue) } shows 1½. Three of its cells also touch { CELL($cell) }, and they add at most ½. So the 1 must come from { CELL($mine) }, and the ½ from one of those three. That leaves nothing for the last column: open { CELL($safe) } on Z.

## The second game

coach-second = A larger board with { $zero } cells that are safe on Z and { $minus } that are safe on H. You never need to guess. I’ll point out the clues; try to see the reason before you open the cell.

## The first game of Entangled

coach-linked = Two cells on this board are linked; both carry the letter a. Each is a coin toss on both boards, and adds ½ to the numbers around it. But together they’re certain: open both on the same board, and exactly one is a mine.
coach-shields = So don’t open a linked cell unprotected. With a shield, you can test a cell and a mine does no harm. Testing one cell of a pair also decides the other, wherever it is.

## What a move did

coach-opened = No mine there.
coach-opened-more =
    { $count ->
        [one] No mine there, and a 0 opened one more cell.
       *[other] No mine there, and a 0 opened { $count } more cells.
    }
coach-gamble = That was a gamble: { PERCENT($risk) } chance of a mine.
# On the web site, where a tool is chosen first.
coach-use-shield = Choose Shield, then tap the cell.
coach-turn = Switch to the { $board } board.

## The end

coach-won = You won! Every safe cell is open on the board where it’s safe.
coach-won-next = { coach-won } Ready for the next lesson?
coach-lost-mine = The cell at { CELL($cell) } was a mine on { $board }.
coach-lost-toss = The cell at { CELL($cell) } was a coin toss on { $board }, and you lost it. It was certain on { $other } only.
coach-lost-linked = The cell at { CELL($cell) } was linked: a coin toss on both boards. That’s what shields are for.
coach-undo = Undo takes the move back.
coach-gave-up = Start over whenever you like.

## The picture of the four kinds: what a cell is on each board

coach-kind-safe = safe
coach-kind-mine = mine
coach-kind-toss = coin toss
coach-picture-kinds = The four kinds of cells
coach-picture-numbers = How a number adds up: a safe cell 0, a coin toss ½, a mine 1

## In the terminal

coach-none-here = The coach only helps in guided games: level 1 and Guided.
coach-sum = safe cell 0  +  coin toss ½  +  mine 1  =  1½
# $open, $hide, $other and $shield are keys.
coach-keys-next = { $open }: next ({ $page } of { $pages }) · { $hide }: hide the coach
coach-keys = Arrows: move · { $open }: open · { $other }: other board · { $hide }: hide the coach
coach-keys-shield = Arrows: move · { $shield }: use a shield · { $other }: other board · { $hide }: hide the coach
