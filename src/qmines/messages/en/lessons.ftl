### The lessons: what they begin with, what there is to see or to find, and what it shows. The techniques are in
### techniques.ftl.

lesson-forgiving-1 = In Forgiving, bad luck never ends a game. If you hit a mine that no logic could have found, it moves elsewhere and you play on. That’s called a save, and a shield marks the cell.
lesson-forgiving-2 = But a mine that logic could have found still ends the game. Logic includes everything you’d learn by opening cells that are certainly safe.
# Each example has a question of its own.
lesson-forgiving-question-1 = Two cells are left, and one of them is a mine. Nothing tells you which, so guess: open either one.
lesson-forgiving-question-2 = Here you can work out where the mines are. Open a safe cell.
lesson-forgiving-question-3 = Now the mine is on one side of the 1 or the other. Don’t guess yet: one cell is certainly safe, and its number tells you the rest. Open that cell.
lesson-forgiving-end = Open everything that’s certainly safe first. Once nothing is left but a guess, guess without fear.

## The lessons on qubits. $zero, $one, $plus and $minus are the states of a qubit, in plain words or as players
## prefer them.

lesson-superposition-1 = Each cell shows its chance of a mine on each board: 0, ½ or 1. Measure a cell on a board to see whether it’s a mine there; nothing explodes here.
lesson-superposition-2 = The cells in the top row are { STATE($zero) }. Those in the bottom row are { STATE($minus) }: on Z, each is a mine half the time, purely by chance.
lesson-superposition-3 = Your goal: measure a cell in the top row on Z, then cells in the bottom row on Z until you’ve seen both results. Reset prepares all cells again.
lesson-superposition-seen-1 = A cell in the top row, measured on Z: no mine, as always.
lesson-superposition-seen-2 = A cell in the bottom row, measured on Z: no mine this time.
lesson-superposition-seen-3 = A cell in the bottom row, measured on Z: a mine this time.
lesson-superposition-end = The same preparation, the same question, different answers: that’s superposition. There was no mine hidden from you all along: on H, the same cell was certain.

lesson-basis-1 = What a cell contains is called its state. Every state is certain on one board and a coin toss on the other. Measure on the wrong board, and the result is random.
lesson-basis-2 = From left to right, the cells in the top row are { STATE($zero) }, { STATE($minus) }, { STATE($plus) } and { STATE($one) }. Those in the bottom row are { STATE($zero) }.
lesson-basis-3 = Your goal: in the top row, measure the first cell on Z and the second on H, where they’re safe, and the third on H, where it’s a mine. Then measure a cell in the bottom row on Z, on H and on Z again. If both results on Z are the same, try another cell.
lesson-basis-seen-1 = The first cell is safe on Z.
lesson-basis-seen-2 = The second cell is safe on H.
lesson-basis-seen-3 = The third cell is a mine on H, every time.
lesson-basis-seen-4 = You measured on Z, then on H, and now Z gives a different result: measuring on H erased the first one.
lesson-basis-end = You can’t know both Z and H. A measurement doesn’t read a list of answers: it leaves the qubit in a state that fits the answer, and whatever was certain on the other board is lost.

lesson-singlet-1 = These cells are linked in pairs, one above the other. A pair shares one state, called a singlet. Neither cell has a state of its own: each is a coin toss on both boards.
lesson-singlet-2 = Your goal: measure both cells of one singlet on Z, and both cells of another on H. Then measure one cell of a third on Z and the other on H.
lesson-singlet-seen-1 = On Z there was exactly one mine.
lesson-singlet-seen-2 = On H there was exactly one mine, too.
lesson-singlet-seen-3 = On different boards, the two results had nothing to do with each other.
lesson-singlet-end = Measure both cells on the same board, and exactly one is a mine, although each result alone is a coin toss. Neither result was decided in advance; only the rule that links them was.

lesson-mermin-1 = Three cells can share one state, too: a trio. Each row here is a trio.
lesson-mermin-2 = Your goal: measure one trio on H H H, one on H Z Z, one on Z H Z and one on Z Z H (left, middle, right), and count the mines.
lesson-mermin-seen-1 = H H H: an odd number of mines.
lesson-mermin-seen-2 = H Z Z: an even number of mines.
lesson-mermin-seen-3 = Z H Z: an even number of mines.
lesson-mermin-seen-4 = Z Z H: an even number of mines.
lesson-mermin-end = Suppose the mines had been there all along. Add up the three even rows: every mine on Z counts twice, so the number of mines on H must be even. But H H H is odd, every time. None of the 64 ways to place mines does that: there is no hidden board.

## Names of the lessons

lesson-forgiving-title = When are you saved?
lesson-qubits-first-title = Your first game of Qubits
lesson-qubits-second-title = Qubits on a larger board
lesson-entangled-first-title = Your first game of Entangled
lesson-superposition-title = Superposition
lesson-basis-title = Choosing a basis
lesson-singlet-title = The singlet
lesson-mermin-title = Mermin’s trio

## What each lesson is for, in a list and above its examples

lesson-goal = Goal: { $goal }
lesson-single-goal = Find mines and safe cells with one number at a time.
lesson-pair-goal = Compare two numbers, and recognise 1-1, 1-2, 1-2-1 and 1-2-2-1.
lesson-split-goal = Try both cases, and find what’s true in both.
lesson-total-goal = Use the mine counter to finish a board.
lesson-count-goal = Go through all arrangements when nothing else helps.
lesson-forgiving-goal = Get saved once, then find two cells that are certainly safe.
lesson-qubits-first-goal = Win a small game with a coach who explains the two boards.
lesson-qubits-second-goal = Win a larger game: the coach shows you the clues.
lesson-entangled-first-goal = Test linked cells with a shield, and win.
lesson-superposition-goal = See the same question get different answers.
lesson-basis-goal = See why measuring on one board erases what was certain on the other.
lesson-singlet-goal = Measure one cell and learn about another.
lesson-mermin-goal = See three cells do what no hidden board can.

## What lessons with examples end with

lesson-single-end = One number at a time: that’s most of the game.
lesson-pair-end = Compare neighbouring numbers, and the patterns will jump out at you.
lesson-split-end = If both cases agree on a cell, you don’t need to know which is true.
lesson-total-end = Near the end, always look at the mine counter.
lesson-count-end = You now know every technique that the solver’s hints use.
