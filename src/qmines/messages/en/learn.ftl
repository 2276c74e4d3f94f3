### Answers in the trainer and in lessons.

drill-solution = Here’s the solution.
drill-right-safe = Correct: { CELL($cell) } is safe.
drill-right-mine = Correct: { CELL($cell) } is a mine.
drill-wrong-mine = No, { CELL($cell) } is certainly a mine.
drill-wrong-safe = No, { CELL($cell) } is certainly safe.
drill-uncertain = Not certain: { CELL($cell) } is a mine on { PERCENT($risk) } of all possible boards.
drill-easier-elsewhere = There was an easier cell.
# In the lesson on Forgiving.
drill-lost = In a game, you’d have lost: logic could have found the mine at { CELL($cell) }.
drill-open-one = No flags this time: open a cell.
drill-just-guess = There’s nothing to work out here. Open either cell.
