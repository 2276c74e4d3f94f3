# Formats of positions and boards: their list in the analyser, and what is wrong with a text or a file that somebody opens.

## What a format holds. Its own words, such as .mbf and ?p=, stay as they are.

format-analysis = 链接 ?analysis=…：一个局面
format-board = .board 文件（版本 0.1）：雷的位置、玩家看到的内容，或两者都有
format-link = 链接 ?p=…：任意局面，本站分享时使用
format-mbf = .mbf 或 .abf 文件：雷区中雷的位置（二进制）
format-mbf-hex = .mbf 文件的字节，写成十六进制文本
format-mine = .mine 文件：用 F、H、M 和数字表示的局面
format-pttacg = 链接 ?b=…&m=…：雷区中雷的位置
format-puzzle = 谜题 ID WxH:x,y,u…：雷的位置和第一次点击
format-rawvf = RAWVF 录像：只读取雷区
format-text = 纯文本：每行写一排格子

## Where it is wrong. $why is one of the sentences below.

notation-line = 第{ $line }行：{ $why }
notation-column = 第{ $line }行第{ $column }个字符：{ $why }

## What is wrong with it

notation-empty = 没有可读取的内容。请粘贴局面、链接或雷区。
notation-unknown = 输入内容不是 qmines 能读取的格式。请换一种格式。
notation-utf8 = 字节 { $byte } 不是 UTF-8 文本。请将文本保存为 UTF-8。
# $symbols are the characters that a cell can be.
notation-cell = 未知的格子“{ $cell }”。可以使用：{ $symbols }。
notation-width = 这一行的长度是{ $found }，而第{ $first }行的长度是{ $expected }。没有数字的已翻开格子请写成0。
notation-row = 这一行的长度应为{ $expected }，而不是{ $found }。
notation-rows = 行数应为{ $expected }，而不是{ $found }。
# Sizes such as 9×9.
notation-size = 文件头写的是{ $told }，而雷区是{ $found }。
notation-mines = 文件头写的雷数是{ $told }，而雷区中有{ $found }个。
notation-number =
    { $mines ->
        [0] 数字是{ $number }，但周围没有雷。
        [1] 数字是{ $number }，但周围只有1个雷。
       *[other] 数字是{ $number }，但周围有{ $mines }个雷。
    }
notation-gap = 各行之间有一个空行，请删除。
notation-no-rows = 输入内容中没有格子。请每行写一排格子。
notation-spaces = 同一行的格子之间请都空一格，或都不空。没有数字的已翻开格子请写成0。
notation-density = 雷的密度必须在0和1之间，不能是{ $density }。
notation-total = “{ $total }”既不是雷数，也不是密度。
# $part is code, such as p=.
notation-link = 链接不完整：缺少 { $part }
notation-link-size = “{ $text }”不是尺寸。请使用1、2、3，或宽和高的数字。
notation-part = 缺少 { $part }
# $start and $example are code, such as WxHxM and 30x16x99.
notation-start = 这种格式以 { $start } 开头，例如 { $example }
notation-first-line = 第一行必须是 { $start }
notation-version = 不支持版本 { $version }，请使用版本 { $known }。
notation-unexpected = 意外的内容：“{ $text }”。
# $key is code, such as rows:
notation-key = { $key } 后面必须是数字，而不是“{ $value }”。
# A run is a sequence of equal cells in a link.
notation-run-empty = 这一段格子是空的。
notation-run-long = 这一段格子太长：雷区只有{ $cells }格。
notation-missing = { $cells }格中缺少{ $missing }格。
notation-letter = “{ $character }”既不是字母，也不是数字。
notation-characters = 至少需要{ $least }个字符，但只有{ $found }个。
notation-bits = { $size }的雷区需要{ $expected }个字符，而不是{ $found }个。
notation-digit = “{ $character }”不是0到{ $last }之间的数字。
notation-beyond = 最后一格之后还有雷。
notation-clue-large = { CELL($cell) }的数字会是{ $number }，但最大只能是8。
notation-even = 十六进制数字的个数必须是偶数，不能是{ $found }。
notation-bytes = 应有{ $expected }个字节，实际有{ $found }个。
notation-byte-outside = 第{ $byte }个字节：x { $x }、y { $y } 处的雷超出了{ $size }的雷区。
notation-byte-twice = 第{ $byte }个字节：x { $x }、y { $y } 处的雷出现了两次。
notation-puzzle-seed = 这个 ID 是随机种子，不包含雷的位置。请使用列出雷的 ID，例如 { $example }
notation-puzzle-masked = 这个 ID 中的雷经过掩码处理（m）。请使用未经掩码处理的 ID（u）。
# $click is x and y from 0, as they are in the ID, such as 0,3.
notation-click-outside = 第一次点击（{ $click }）超出了{ $size }的雷区。
notation-click-mine = 第一次点击（{ $click }）正好是雷。

## Recordings; $suffix is that of the file, such as .avf

notation-no-reader = 请先运行 pip install 'qmines[recordings]'，再读取 { $suffix } 文件。
notation-slow = 读取这个 { $suffix } 文件耗时太长，请换一个文件。
notation-damaged = 这不是 { $suffix } 文件，或者已经损坏。请使用其他副本。

## Why a position can’t be written in a format

notation-no-total = { $format } 格式需要知道雷的总数。
notation-cannot-say =
    { $kind ->
        [flag] { $format } 格式无法表示旗（{ CELL($cell) }）。
        [question] { $format } 格式无法表示问号（{ CELL($cell) }）。
        [mine] { $format } 格式无法表示已知的雷（{ CELL($cell) }）。
        [safe] { $format } 格式无法表示已知的安全格（{ CELL($cell) }）。
       *[hidden] { $format } 格式无法表示未翻开的格子（{ CELL($cell) }）。
    }
# $known of $mines mines are known; flags, if there are any, are not taken for mines.
notation-mines-known =
    { $flags ->
        [0] 这种格式需要知道所有雷的位置，但{ $mines }个雷中只有{ $known }个已知。
       *[other] 这种格式需要知道所有雷的位置，但{ $mines }个雷中只有{ $known }个已知。旗不算已知的雷。
    }
notation-doubtful =
    { $flags ->
        [0] 这种格式需要知道所有雷的位置。请先把每个未翻开的格子标为雷或安全。
       *[other] 这种格式需要知道所有雷的位置。请先把每个未翻开的格子标为雷或安全。旗不算已知的雷。
    }
notation-clue =
    { $mines ->
        [0] { CELL($cell) }的数字是{ $number }，但周围没有已知的雷。
       *[other] { CELL($cell) }的数字是{ $number }，但周围有{ $mines }个已知的雷。
    }
