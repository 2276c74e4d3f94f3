### The five techniques: their names, and how they work, paragraph by paragraph.

technique-single = A single number
technique-single-1 = A number counts the mines in the eight cells around it. One number alone can tell you two things.
technique-single-2 = If it has exactly as many hidden cells as mines left to find, all of them are mines. If all its mines are known, every other cell around it is safe.
technique-single-3 = This is most of the game. Do it everywhere before you try anything harder.

technique-pair = Two numbers
technique-pair-1 = Two numbers that share cells tell you more together. Compare how many mines each of them still needs.
technique-pair-2 = If all hidden cells of one number also touch the other, and both need the same number of mines, then the other’s remaining cells are safe: the 1-1 pattern at a wall.
technique-pair-3 = If one number needs more mines than the other, and the difference equals the number of cells that only it touches, those cells are mines. The cells that only the other touches are safe: the 1-2 pattern.
technique-pair-4 = Along a straight edge, two 1-2 patterns make longer ones. 1-2-1: the mines are opposite the 1s, and the cell opposite the 2 is safe. 1-2-2-1: the mines are opposite the 2s, and the cells opposite the 1s are safe.
technique-pair-5 = Subtract the mines you already know first: a 2-3-2 in which each number has found one of its mines is a 1-2-1.

technique-split = Two cases
technique-split-1 = Assume that a cell is a mine, and follow the simple rules from there. If some number can’t be satisfied any more, the cell is safe. Assume that it’s safe instead, and a contradiction shows that it’s a mine.
technique-split-2 = Or try both: whatever comes out the same in either case is certain.
technique-split-3 = Good cells to try are those that touch two or three numbers, because a lot follows from them.

technique-total = The mine counter
technique-total-1 = The mine counter is a number too, and late in the game it’s the best one. Take numbers that share no cells, and add up the mines they still need.
technique-total-2 = If that’s all the mines left, every cell that touches none of these numbers is safe. If their cells can’t hold all the mines left, the rest must be elsewhere.

technique-count = All arrangements
technique-count-1 = Sometimes no number and no single assumption settles anything, and yet a cell is the same on every possible board. Then you have to go through all arrangements of mines, with the mine counter in mind.
technique-count-2 = Work out the fewest and the most mines the numbers can need. Any other mines are in the cells that touch no number. If none are left for those cells, they’re all safe; if there’s one for each, they’re all mines.
