### What rule sets and their options mean. Their names are in games.ftl.

rules-classic-about = Open every cell without a mine. Hit a mine and you lose.
rules-no-guess-about = Logic alone solves every board. You never have to guess.
rules-forgiving-about = Forced guesses never kill you. You lose only if logic could have found the mine.
rules-qubits-about = Minesweeper on two boards. Each cell is certain on one and a coin toss on the other: find out where it’s safe, and open it there.
rules-entangled-about = Qubits with linked cells: measuring one changes its partner. Shields let you test safely.
rules-sandbox-about = Prepare qubits and measure them as often as you like. Nothing explodes. Includes four lessons.
# On the help page, and beside a board with mines.
help-mouse = Left-click to open a cell, or to open the neighbours of a number. Right-click to flag. Middle-click to chord.

## Options

option-first = Whether your first click opens an area, is safe, or can be a mine.
option-first-qubits = Whether your first click is always safe.
option-questions = If you mark a flagged cell again, the flag turns into a question mark.
option-no-guess = Play only boards that logic alone can solve.
option-position = Start from a position, written as in a link: 3x2x1_b3H3.
option-knowledge = You lose only if you open a mine that you could have known about: from everything logic can reach, or only from the numbers on screen.
option-strict = You also lose if you guess when a cell is certainly safe.
option-notice = Whether you learn immediately or after the game that a mine was moved out of your way.
option-plus = How many of the mines are on H, written |+⟩. The others are on Z, written |1⟩.
option-minus = How many cells are safe on H, written |−⟩. The others are safe on Z, written |0⟩.
option-expert = Also open the neighbours of cells whose number drops to 0 later.
option-labels = How Dirac notation writes a cell that is safe on H: |−⟩, or |+⟩ as in textbooks.
option-numbers = Whether a measured cell shows its number on both boards or only on the one you clicked.
option-layout = The state of every cell, row by row: 001-/0000/0000/10+0.
option-lesson = Which lesson to play, if any.
option-singlets = Number of pairs with exactly one mine if you measure both cells on the same board.
option-links = Number of pairs in which the Z result of one cell decides the H result of the other.
option-trios = Number of groups of three cells that share a state.
option-shields = How many shields you have. With -1, each group gives you one fewer than it has cells.
option-hidden = You find out which cells are linked only by measuring them.

## How hard a level is

difficulty-grade =
    { $grade ->
        [trivial] Trivial
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [very-hard] Very hard
       *[hopeless] Hopeless
    }
difficulty-density = { PERCENT($density) } mines.
difficulty-always = { difficulty-grade }: auto-play always wins.
difficulty-most = { difficulty-grade }: auto-play wins more than 99% of games.
difficulty-few = { difficulty-grade }: auto-play wins less than 1% of games.
difficulty-about = { difficulty-grade }: auto-play wins about { PERCENT($rate, digits: 0) } of games.
