### Moves made for the player, and the first cell of a game.

hint-first-open = 好きなマスを開けてください。最初のマスは必ず安全です。
assist-made = { $count }手打ちました。
assist-made-all = { $count }手打ちました。ほかに確実な手はありません。
assist-made-simple = { $count }手打ちました。「確実な手すべて」ならもっと見つかるかもしれません。
assist-made-more = { $count }手打ちました。まだ手があるかもしれません。
assist-stopped = { $count }手打って停止しました。
assist-none-move = 簡単な手はもうありません。「確実な手すべて」をお試しください。
assist-none-simple = 簡単な手はもうありません。「確実な手すべて」をお試しください。
assist-none-smart = 手が見つかりませんでした。「確実な手すべて」をお試しください。
assist-none-deduce = ここに確実な手はありません。
assist-none-auto = ここに確実な手はありません。
assist-guessed = 推測で{ CELL($cell) }を開けました（地雷の確率{ PERCENT($risk) }）。
auto-play-never-guesses = 自動プレイは推測しません。設定で推測を許可できます。
