### The analyser.

analyser-title = 局面の解析
analyser-field = 盤面
analyser-undo = 元に戻す
analyser-undo-key = Ctrl+Z
analyser-redo = やり直す
analyser-redo-key = Ctrl+Y
analyser-hide-all = クリア
analyser-hint = ヒント
analyser-mark-hint = 確定したマスに印を付ける
analyser-chances = 確率
# Shown with the position that the page starts with.
analyser-example = この局面はサンプルです。クリアして自分の局面を描くか、スクリーンショットを開いてください。

## What can be painted

analyser-brush = ブラシ
analyser-paint-empty = 0（空白）
analyser-paint-hidden = 未開封
analyser-paint-flag = 旗
analyser-paint-question = ？マーク
analyser-paint-mine = 地雷確定
analyser-paint-safe = 安全確定
analyser-move = 移動
analyser-move-name = 盤面を動かすか、ページをスクロールする

## Size and mines

analyser-size = サイズ
analyser-width = 幅
analyser-height = 高さ
analyser-level = レベル
analyser-level-custom = カスタム
analyser-level-size = { $level }、{ $width }×{ $height }
analyser-mines = 地雷の数
analyser-mines-known = 既知
analyser-mines-unknown = 不明
analyser-mines-total = 地雷の総数
analyser-mines-density = 100マスあたりの地雷数
analyser-mines-keep = サイズを変えてもこの数を維持

## What was found

analyser-answer = 解析結果
analyser-best = 最善手
analyser-pointer = 選択中のマス
analyser-exact = 確率は厳密な値です。
analyser-exact-boards =
    { $boards ->
        [1] 確率は厳密な値です。可能な盤面は1通りだけです。
       *[other] 確率は厳密な値です。可能な盤面は{ COUNT($boards) }通りです。
    }
analyser-sampled = 確率は推定値です（± { PERCENT($error) }）。
analyser-sampled-boards = 確率は推定値です（± { PERCENT($error) }）。可能な盤面は{ COUNT($boards) }通りです。
analyser-bounds = すべての確率を計算すると時間がかかりすぎるため、確実なマスだけに印を付けています。
analyser-certain-none = 確実なマスはありません。
analyser-certain-safe = 確実に安全：{ $safe }マス
analyser-certain-mines = 確実に地雷：{ $mines }マス
analyser-certain-both = 確実に安全：{ $safe }マス、確実に地雷：{ $mines }マス
# A cell, its look, and its chance of a mine.
analyser-cell = { CELL($cell) }：{ $look }
analyser-cell-chance = { CELL($cell) }：{ $look }、地雷の確率{ PERCENT($chance) }
analyser-numbers = { CELL($cell) }に出る可能性のある数字
analyser-numbers-mine = 地雷
analyser-best-none = 開けるマスはもうありません。
analyser-best-safe = { CELL($cell) }を開けましょう。安全です。
analyser-best-safe-wins = { CELL($cell) }を開けましょう。安全です。ここからの勝率は{ PERCENT($winning) }です。
analyser-best-safe-wins-about = { CELL($cell) }を開けましょう。安全です。ここからの勝率は{ PERCENT($winning) } ± { PERCENT($error) }です。
analyser-best-guess = { CELL($cell) }を開けましょう。地雷の確率は{ PERCENT($risk) }です。
analyser-best-guess-wins = { CELL($cell) }を開けましょう。地雷の確率は{ PERCENT($risk) }、ここからの勝率は{ PERCENT($winning) }です。
analyser-best-guess-wins-about = { CELL($cell) }を開けましょう。地雷の確率は{ PERCENT($risk) }、ここからの勝率は{ PERCENT($winning) } ± { PERCENT($error) }です。
# Moves that are no worse, as far as the estimates can tell.
analyser-best-alike = ほぼ同等の手：{ CELLS($cells) }。
analyser-best-next = 次善手：{ LIST($choices) }。
analyser-best-choice = { CELL($cell) }（{ PERCENT($winning) }）

## In and out

analyser-exchange = 読み込みと書き出し
analyser-copy-link = リンクをコピー
analyser-play = ここからプレイ
analyser-play-about = この局面に合う盤面で「クラシック」のゲームを始めます
analyser-play-forgiving = 「救済」でプレイ
analyser-play-forgiving-about = ここから「救済」ルールでプレイします
analyser-play-total = ここからプレイするには、先に地雷の数を入力してください。
analyser-copy-as = 形式を選んでコピー…
analyser-copy = コピー
analyser-copy-format = { $format }形式でコピー
analyser-save = 保存
analyser-save-format = { $format }形式で保存
analyser-copied = コピーしました。
analyser-copy-by-hand = ブラウザがコピーを許可しませんでした。下の欄のテキストをコピーしてください。
# $reason is a sentence.
analyser-bad-link = このリンクを開けませんでした：{ $reason }
analyser-import = テキスト、リンク、ファイルから読み込む
analyser-import-text = テキスト、リンク、ID（形式は自由）
analyser-import-read = 読み込む
analyser-import-file = ファイルを開く…
analyser-import-file-name = 局面ファイル
analyser-import-note = ページ内のどこにでも、テキストの貼り付けやファイルのドロップができます。
analyser-import-done = { $format }形式で読み込みました。
analyser-import-long = テキストが長すぎます。読み込める盤面は100×100までです。
analyser-import-large = { $file }は大きすぎます。読み込める盤面は100×100までです。
analyser-saved = 保存した局面
analyser-saved-name = 名前
analyser-saved-save = 保存
analyser-saved-open = 開く
analyser-saved-open-name = { $name }を開く
analyser-saved-remove = 削除
analyser-saved-remove-name = { $name }を削除
# The size of a position, and the day it was saved.
analyser-saved-about = { $size }、{ $day }

## Why a position is refused

analyser-refused-title = 局面に、表示できる文字で1～{ $most }字の名前を付けてください。
analyser-refused-large = この局面は大きすぎて保存できません。代わりにリンクをコピーしてください。
analyser-refused-full = 保存できる局面は{ $most }件までです。先にどれかを削除してください。
analyser-refused-empty = 読み込むものがありません。先に局面、リンク、盤面のどれかを貼り付けてください。
analyser-refused-format = qminesが読める形式ではありません。このページのリンクか、1行ごとにマスを並べたテキストをお試しください。
analyser-refused-rows = 行の長さがそろっていません。すべて同じ長さにしてください。
analyser-refused-side = この盤面は{ $width }×{ $height }ですが、解析できるのは縦横{ $most }マスまでです。
