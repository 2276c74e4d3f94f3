# Formats of positions and boards: their list in the analyser, and what is wrong with a text or a file that somebody opens.

## What a format holds. Its own words, such as .mbf and ?p=, stay as they are.

format-analysis = リンク ?analysis=…：局面
format-board = .boardファイル（バージョン0.1）：地雷、プレイヤーに見えたもの、またはその両方
format-link = リンク ?p=…：あらゆる局面（このサイトの共有リンク）
format-mbf = .mbfまたは.abfファイル：盤面の地雷（バイナリ）
format-mbf-hex = .mbfファイルのバイト列を16進で書いたテキスト
format-mine = .mineファイル：F、H、Mと数字で書いた局面
format-pttacg = リンク ?b=…&m=…：盤面の地雷
format-puzzle = パズルID WxH:x,y,u…：盤面の地雷と最初のクリック
format-rawvf = RAWVFの記録：盤面だけを読み込みます
format-text = プレーンテキスト：1行ごとにマスを並べたもの

## Where it is wrong. $why is one of the sentences below.

notation-line = { $line }行目：{ $why }
notation-column = { $line }行目{ $column }文字目：{ $why }

## What is wrong with it

notation-empty = 読み込むものがありません。局面、リンク、盤面のどれかを貼り付けてください。
notation-unknown = 入力は、qminesで読み込める形式ではありません。別の形式をお試しください。
notation-utf8 = バイト{ $byte }はUTF-8のテキストではありません。テキストをUTF-8で保存してください。
# $symbols are the characters that a cell can be.
notation-cell = 「{ $cell }」はマスを表す文字ではありません。使える文字：{ $symbols }
notation-width = この行の長さは{ $found }ですが、{ $first }行目は{ $expected }です。数字のない開いたマスは0と書いてください。
notation-row = この行の長さは{ $found }ではなく{ $expected }のはずです。
notation-rows = 行数は{ $found }ではなく{ $expected }のはずです。
# Sizes such as 9×9.
notation-size = ヘッダーでは{ $told }ですが、盤面は{ $found }です。
notation-mines = ヘッダーでは地雷は{ $told }個ですが、盤面では{ $found }個です。
notation-number =
    { $mines ->
        [0] 数字は{ $number }ですが、周りに地雷がありません。
        [1] 数字は{ $number }ですが、周りの地雷は1個だけです。
       *[other] 数字は{ $number }ですが、周りの地雷は{ $mines }個です。
    }
notation-gap = 行の間に空行があります。削除してください。
notation-no-rows = 入力にマスの行がありません。盤面の1行をテキストの1行に書いてください。
notation-spaces = 1行のマスの間は、すべて空白1つで区切るか、まったく区切らないでください。数字のない開いたマスは0と書いてください。
notation-density = 密度は0と1の間にしてください（今は{ $density }）。
notation-total = 「{ $total }」は地雷数でも密度でもありません。
# $part is code, such as p=.
notation-link = リンクが不完全です：{ $part }がありません。
notation-link-size = 「{ $text }」はサイズではありません。1、2、3か、幅と高さの数字を使ってください。
notation-part = { $part }がありません。
# $start and $example are code, such as WxHxM and 30x16x99.
notation-start = この形式は{ $start }で始まります（例：{ $example }）。
notation-first-line = 最初の行は{ $start }でなければなりません。
notation-version = バージョン{ $version }には対応していません。バージョン{ $known }を使ってください。
notation-unexpected = 読めない部分があります：「{ $text }」
# $key is code, such as rows:
notation-key = { $key }の値は「{ $value }」ではなく数字にしてください。
# A run is a sequence of equal cells in a link.
notation-run-empty = このマスの並びは空です。
notation-run-long = このマスの並びは長すぎます。盤面は{ $cells }マスしかありません。
notation-missing = { $cells }マスのうち{ $missing }マスが足りません。
notation-letter = 「{ $character }」は英字でも数字でもありません。
notation-characters = { $least }文字以上必要ですが、{ $found }文字しかありません。
notation-bits = { $size }の盤面の地雷は、{ $found }文字ではなく{ $expected }文字で表します。
notation-digit = 「{ $character }」は0～{ $last }の数字ではありません。
notation-beyond = 最後のマスの先に地雷があります。
notation-clue-large = { CELL($cell) }の数字が{ $number }になってしまいます（最大は8です）。
notation-even = 16進数字の個数は偶数にしてください（今は{ $found }個）。
notation-bytes = { $expected }バイトのはずですが、{ $found }バイトです。
notation-byte-outside = { $byte }バイト目：x { $x }、y { $y }の地雷は{ $size }の盤面の外です。
notation-byte-twice = { $byte }バイト目：x { $x }、y { $y }の地雷が2回出てきます。
notation-puzzle-seed = このIDは乱数のシードで、地雷の位置を含みません。地雷を並べたIDを使ってください（例：{ $example }）。
notation-puzzle-masked = このIDの地雷は隠されています（m）。隠されていないID（u）を使ってください。
# $click is x and y from 0, as they are in the ID, such as 0,3.
notation-click-outside = 最初のクリック（{ $click }）は{ $size }の盤面の外です。
notation-click-mine = 最初のクリック（{ $click }）の場所に地雷があります。

## Recordings; $suffix is that of the file, such as .avf

notation-no-reader = { $suffix }ファイルを読むには、先にpip install 'qmines[recordings]'を実行してください。
notation-slow = この{ $suffix }ファイルの読み込みには時間がかかりすぎます。別のファイルをお試しください。
notation-damaged = { $suffix }ファイルではないか、壊れています。別のコピーを使ってください。

## Why a position can’t be written in a format

notation-no-total = { $format }形式には地雷の総数が必要です。
notation-cannot-say =
    { $kind ->
        [flag] { $format }形式では旗を表せません（{ CELL($cell) }）。
        [question] { $format }形式では？マークを表せません（{ CELL($cell) }）。
        [mine] { $format }形式では地雷確定のマスを表せません（{ CELL($cell) }）。
        [safe] { $format }形式では安全確定のマスを表せません（{ CELL($cell) }）。
       *[hidden] { $format }形式では未開封のマスを表せません（{ CELL($cell) }）。
    }
# $known of $mines mines are known; flags, if there are any, are not taken for mines.
notation-mines-known =
    { $flags ->
        [0] この形式にはすべての地雷の位置が必要ですが、{ $mines }個中{ $known }個しか確定していません。
       *[other] この形式にはすべての地雷の位置が必要ですが、{ $mines }個中{ $known }個しか確定していません。旗は地雷確定とみなしません。
    }
notation-doubtful =
    { $flags ->
        [0] この形式にはすべての地雷の位置が必要です。先に未開封のマスをそれぞれ「地雷確定」か「安全確定」にしてください。
       *[other] この形式にはすべての地雷の位置が必要です。先に未開封のマスをそれぞれ「地雷確定」か「安全確定」にしてください。旗は地雷確定とみなしません。
    }
notation-clue =
    { $mines ->
        [0] { CELL($cell) }の数字は{ $number }ですが、周りに確定した地雷がありません。
       *[other] { CELL($cell) }の数字は{ $number }ですが、周りの確定した地雷は{ $mines }個です。
    }
