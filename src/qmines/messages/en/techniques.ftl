### The five techniques: their names, and how they work, paragraph by paragraph.

technique-single = A single number
technique-single-1 = A number counts the mines in the eight cells around it. One number alone can tell you two things.
technique-single-2 = If a number touches exactly as many hidden cells as it has mines left to find, all of these cells are mines. If all its mines are known, every other cell around it is safe.
technique-single-3 = You’ll use this technique most of the time. Try it everywhere before you try anything harder.

technique-pair = Two numbers
technique-pair-1 = Two numbers that share cells tell you more together. Compare how many mines each of them still needs.
technique-pair-2 = If all hidden cells around one number also touch a second number, and both need the same number of mines, the other hidden cells around the second number are safe. An example is the 1-1 pattern at a wall.
technique-pair-3 = If one number needs more mines than the other, and the difference equals the number of cells that only the first one touches, those cells are mines. The cells that only the second one touches are safe. An example is the 1-2 pattern.
technique-pair-4 = Along a straight edge, two 1-2 patterns make longer ones. 1-2-1: the mines are opposite the 1s, and the cell opposite the 2 is safe. 1-2-2-1: the mines are opposite the 2s, and the cells opposite the 1s are safe.
technique-pair-5 = Subtract the mines you already know first: a 2-3-2 in which each number touches one known mine works like a 1-2-1.

technique-split = Two cases
technique-split-1 = Assume that a cell is a mine, and follow the simple rules from there. If some number can’t be satisfied any more, the cell is safe. Or assume that it’s safe: if that leads to a contradiction, it’s a mine.
technique-split-2 = You can also try both cases: whatever is the same in both is certain.
technique-split-3 = Good cells to try are those that touch two or three numbers, because a lot follows from them.

technique-total = The mine counter
technique-total-1 = The mine counter is a number too, and late in the game it’s the most useful one. Take numbers that share no cells, and add up the mines they still need.
technique-total-2 = If numbers that share no cells need exactly as many mines as are left, every cell that touches none of these numbers is safe. If the cells around those numbers can’t hold all the mines left, the remaining mines must be elsewhere.

technique-count = All arrangements
technique-count-1 = Sometimes no number and no single assumption tells you anything, and yet a cell is the same on every possible board. Then you have to go through all arrangements of mines, with the mine counter in mind.
technique-count-2 = Work out the fewest and the most mines the numbers can need. Any other mines are in the cells that touch no number. If none are left for those cells, they’re all safe; if there’s one for each, they’re all mines.
