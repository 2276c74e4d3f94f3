### Screenshots and other pictures of boards.

## Why no board was read. $columns and $rows count cells, and $size is that of a cell in pixels.

# $formats is a list of names, such as PNG.
picture-format = 対応している画像ファイルではありません。次のいずれかの形式を使ってください：{ $formats }。
picture-damaged = 画像が壊れているか、途中で切れています。別の画像をお試しください。
picture-bytes = ファイルが{ $megabytes } MBあります。上限は{ $most } MBです。盤面だけになるように画像を切り抜いてください。
picture-pixels = 画像のピクセル数が多すぎます。盤面だけになるように切り抜いてください。
# $first and $other are places, such as 30, 40.
picture-several = 画像に盤面が複数あります（ピクセル位置 { $first } と { $other }）。盤面が1つだけになるように画像を切り抜いてください。
picture-small = 画像が小さすぎて読み取れません。マスの幅は10ピクセル以上必要です。
picture-small-found = 画像のマス（{ $columns }×{ $rows }個）が小さすぎて読み取れません。幅は{ $size } pxですが、10 px以上必要です。
picture-none = 画像にマインスイーパーの盤面が見つかりません。傾きがなく、何も重なっていない画像を使ってください。
picture-none-closest = 画像にマインスイーパーの盤面が見つかりません。最も近いのは{ $size } pxのマスが{ $columns }×{ $rows }個の部分です。もっと鮮明な画像を使うか、盤面だけになるように切り抜いてください。

## In the analyser

picture-open = スクリーンショットを開く…
picture-open-note = 画像の貼り付けやドロップもできます。画像が端末の外に送られることはありません。
# While something is dragged over the page.
picture-drop = スクリーンショットやファイルをドロップして解析
picture-reading = スクリーンショットを読み取っています…
picture-found = { $width }×{ $height }の盤面を読み取りました。
picture-found-mines = { $width }×{ $height }、地雷{ $mines }個の盤面を読み取りました。
picture-doubts = 読み取りにくいマスが{ $count }個あります。間違っていたら、タップすると隅の小さい記号に変わります。
# A cell, how it was read, and what it may be instead.
picture-instead = { CELL($cell) }：{ $read } → { $instead }
picture-could-be = もしかすると：{ $look }
picture-keep = すべて正しい
picture-mines = 地雷カウンターを読み取れませんでした。地雷は全部で何個ありますか？
picture-unavailable = スクリーンショットの読み取り機能を読み込めませんでした。接続を確認して、もう一度お試しください。
