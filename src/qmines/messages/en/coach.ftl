### The coach of Qubits and Entangled. $board and $other are Z or H. $zero and $minus count the cells that are
### safe on Z and on H, $one and $plus the mines there.

coach-title = Coach
coach-next = Next
coach-back = Back
coach-page = { $page } of { $pages }
coach-hide = Hide coach
coach-again = Start over
coach-undo-button = Undo
coach-none = This game has no coach. Only Qubits and Entangled have one.
coach-offer =
    { $rules ->
        [entangled] New to Entangled? A coach takes you through your first game, move by move.
       *[other] New to Qubits? A coach takes you through your first game, move by move.
    }
coach-offer-play = Play the guided game
coach-offer-no = No thanks

## The first game

coach-boards = This game has two boards, Z and H. They show the same cells in two ways: { CELL($corner) } on Z and { CELL($corner) } on H are one and the same cell. Open it on one board, and it’s open on both.
coach-kinds = There are four kinds of cells. On one board, a cell is certain: either safe or a mine. On the other, it’s a coin toss. You can’t see which kind a cell is.
coach-numbers = Each board has its own numbers. A number adds up the cells around it that are still hidden: 1 for a mine, ½ for a coin toss, 0 for a safe cell. So, unlike in Minesweeper, numbers can drop as you open cells.
coach-goal = To win, open every safe cell on the board where it’s safe: { $zero } on Z and { $minus } on H. The other { $mines } cells are mines; don’t open them. On the wrong board, a cell is a coin toss and may cost you the game.
coach-first = Start in the top-left corner: in this game, it’s safe on Z. Open { CELL($corner) } on the Z board.
coach-corner = The corner is blank, which means 0: none of the cells around it is a mine on Z, so they opened by themselves. The same happened at { CELL($below) }.
coach-compare = Now look at Z only: { CELL($first) } and { CELL($second) } both show 1, but the second also counts { CELL($cell) }. How much can that cell add on Z? The answer is on the next page.
coach-compared = Both numbers are the same, so { CELL($cell) } adds nothing: it’s safe on Z. Open it there.
coach-half = The new number on Z is ½, and a half can only come from a coin toss. So exactly one of the hidden cells around { CELL($cell) } is a coin toss on Z, and the others are safe there.
coach-shared = On Z, { CELL($clue) } shows 1½ and touches four hidden cells. The three highlighted ones also touch { CELL($cell) }, so together they add at most ½. So the fourth, { CELL($mine) }, adds 1: it’s a mine.
coach-shared-rest = The three highlighted cells add the other ½, and that’s all that { CELL($cell) } counts on Z. So the other hidden cells around it, the three with a tick, add nothing: they’re safe on Z. Start with { CELL($safe) }.
coach-same-reason = Open { CELL($safe) } on { $board } too: it’s safe for the same reason as the cell you just opened.
coach-toss-why = That cell was safe. On Z, { CELL($first) } shows 1, so { CELL($mine) } is a mine. That mine takes 1 of the 1½ at { CELL($second) }, leaving ½ for { CELL($cell) }: on Z, it’s a coin toss.
coach-safe-on-h = On H, { CELL($first) } and { CELL($second) } both show ½, but only the second counts { CELL($cell) } too. So that cell adds nothing: it’s safe on H. Open it there.

## The second game

coach-second = This board is larger: { $zero } cells are safe on Z, and { $minus } on H. You never need to guess. For each move, I’ll show you the clues and the reason.

## The first game of Entangled

coach-linked = Two cells on this board are linked; both are marked with the letter a. Each is a coin toss on both boards, and adds ½ to the numbers around it. But together they’re certain: open both on the same board, and exactly one is a mine.
coach-shields = Don’t open a linked cell without protection. With a shield, you can test a cell safely, even if it’s a mine. Testing one cell of a pair also decides the other, wherever it is.

## What a move did

coach-opened = That cell was safe.
coach-opened-more =
    { $count ->
        [one] That cell was safe, and a 0 on { $board } opened one more cell.
       *[other] That cell was safe, and a 0 on { $board } opened { $count } more cells.
    }
coach-opened-both = That cell was safe. More cells opened: { $count } on { $board }, and { CELLS($cells) } on { $other }.
coach-opened-other =
    { $count ->
        [one] That cell was safe. It’s now open on { $board } too, and a 0 there opened one more cell.
       *[other] That cell was safe. It’s now open on { $board } too, and a 0 there opened { $count } more cells.
    }
coach-gamble = That was a gamble: { PERCENT($risk) } chance of a mine.
# On the web site, where a tool is chosen first.
coach-use-shield = Choose Shield, then tap the cell.
coach-turn = Switch to the { $board } board.
coach-toss = A cell that’s safe on { $board } is always a coin toss on { $other }.
coach-late-zero = Cells open by themselves only around a newly opened 0. This number dropped to 0 later, so nothing opened around it.

## The end

coach-won = You won! Every safe cell is open on the board where it’s safe. Flags mark the mines: { $one } on the Z board and { $plus } on the H board.
coach-qubit = By the way, each cell is a qubit, the building block of quantum computers: ask it one question, and its answer is certain; ask it the other, and it tosses a coin. Z and H are physicists’ names for the two questions.
coach-lost-mine = The cell at { CELL($cell) } was a mine on { $board }.
coach-lost-toss = The cell at { CELL($cell) } was a coin toss on { $board }, and you lost the toss. That cell was certain only on { $other }.
coach-lost-linked = The cell at { CELL($cell) } was linked: a coin toss on both boards. That’s what shields are for.
coach-undo = Use Undo to take the move back.
coach-gave-up = Start over whenever you like.

## The picture of the four kinds: what a cell is on each board

coach-kind-safe = safe
coach-kind-mine = mine
coach-kind-toss = coin toss
coach-kind = kind { $number }
coach-on-board = on { $board }
coach-picture-kinds = The four kinds of cells
coach-picture-numbers = How a number adds up: a safe cell 0, a coin toss ½, a mine 1

## In the terminal

coach-none-here = Only guided games have a coach: choose Level 1 or Guided.
coach-hidden = The coach is hidden. Press { $key } to show it again.
coach-sum = safe cell 0  +  coin toss ½  +  mine 1  =  1½
# $open, $hide, $other and $shield are keys.
coach-keys-next = { $open }: next ({ $page } of { $pages })
coach-keys-back = { $key }: back
coach-keys-hide = { $hide }: hide the coach
coach-keys = Arrows: move · { $open }: open · { $other }: other board · { $hide }: hide the coach
coach-keys-shield = Arrows: move · { $shield }: use a shield · { $other }: other board · { $hide }: hide the coach
