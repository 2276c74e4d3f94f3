### Moves made for the player, and the first cell of a game.

hint-first-open = 随便翻开一格：第一格总是安全的。
assist-made = 走了{ $count }步。
assist-made-all = 走了{ $count }步。没有其他确定步了。
assist-made-simple = 走了{ $count }步。“所有确定步”也许还能找到更多。
assist-made-more = 走了{ $count }步。可能还有更多。
assist-stopped = 走了{ $count }步后停止。
assist-none-move = 没有简单步了。“所有确定步”也许还能找到更多。
assist-none-simple = 没有简单步了。“所有确定步”也许还能找到更多。
assist-none-smart = 没有找到可走的步。“所有确定步”也许能找到。
assist-none-deduce = 这里没有能确定的格子。
assist-none-auto = 这里没有能确定的格子。
assist-guessed = 猜了{ CELL($cell) }：有雷概率{ PERCENT($risk) }。
auto-play-never-guesses = 自动扫雷不会猜，可在设置中允许猜测。
