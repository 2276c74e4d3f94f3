### The learn pages and the trainer. The lessons themselves are in lessons.ftl.

learn-classic = Classic
learn-classic-about = Five techniques, the easiest first. Each has examples where you find the move yourself; the solver checks your answer and explains why.
learn-forgiving = Forgiving
learn-forgiving-about = Three examples of what you can rely on when all that’s left is a guess.
learn-trainer-about = Endless practice positions. The trainer focuses on what you get wrong, and adds harder techniques as you improve.
learn-trainer-answered = { $asked } answered, { $right } right the first time.
learn-trainer-none = No answers yet.
learn-trainer-start = Start
learn-trainer-continue = Continue
learn-qubits = Qubits and Entangled
learn-qubits-about = Three games with a coach, then four lessons on what goes on behind the boards, and a sandbox where nothing explodes.
learn-sandbox = Sandbox
learn-sandbox-about = Prepare cells in any state and measure them as often as you like.
learn-done = Done
learn-not-done = Not done yet
learn-progress = { $done } of { $total }
learn-examples = Examples
learn-example = Example { $number }
learn-example-solved = Example { $number } ✓
learn-next-example = Next example

## A position to solve

quiz-question = Find a cell you can be certain about. Open it if it’s safe, or flag it if it’s a mine.
learn-puzzles-about = Three minutes, three mistakes: how many safe cells can you find?
quiz-mines =
    { $count ->
        [one] One mine in total. Flags mark known mines.
       *[other] { $count } mines in total. Flags mark known mines.
    }
quiz-mines-unknown = The number of mines is unknown.
quiz-tap = Your answer
quiz-safe = Safe
quiz-mine = Mine
quiz-pass = I don’t know

## The trainer

trainer-next = Next
trainer-choose = Practise
trainer-choose-weakest = Your weakest techniques
trainer-progress = Your progress
trainer-technique = Technique
trainer-right = Correct
trainer-recent = Last ten
trainer-share = Frequency
trainer-right-count = { $right } of { $asked }
trainer-answer-right = right
trainer-answer-wrong = wrong
trainer-recent-none = None yet
trainer-locked = Locked
trainer-about = Only your first answer to a position counts. Techniques you got wrong in your last ten answers come up more often; ones you haven’t tried count as half wrong. A technique unlocks once you’ve got the one before it right three times out of five.
