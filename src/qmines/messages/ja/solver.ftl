### What the solver says of a position that it cannot answer for.

## No board fits. $clues are numbers on the board with their places, a smallest set of them to blame; $count is how many.

contradiction-any = この局面に合う盤面がありません。
contradiction-total = 地雷の総数が{ $mines }個では、この局面に合う盤面がありません。
contradiction-clues =
    { $count ->
        [1] この局面に合う盤面がありません：{ CLUES($clues) }が正しくありません。
        [2] この局面に合う盤面がありません：{ CLUES($clues) }が両立しません。
       *[other] この局面に合う盤面がありません：{ CLUES($clues) }が同時には成り立ちません。
    }
contradiction-clues-total =
    地雷の総数が{ $mines }個では、この局面に合う盤面がありません：{ $count ->
        [1] { CLUES($clues) }が正しくありません。
        [2] { CLUES($clues) }が両立しません。
       *[other] { CLUES($clues) }が同時には成り立ちません。
    }
# There was no time to find out whether fewer numbers would do.
contradiction-clues-perhaps = この局面に合う盤面がありません：{ CLUES($clues) }が同時には成り立ちません（矛盾するのは一部だけかもしれません）。
contradiction-clues-total-perhaps = 地雷の総数が{ $mines }個では、この局面に合う盤面がありません：{ CLUES($clues) }が同時には成り立ちません（矛盾するのは一部だけかもしれません）。

## The number of mines is impossible. $room is how many cells can hold one, $known how many are said to.

total-too-large =
    { $room ->
        [0] 地雷{ $mines }個を置ける未開封のマスがありません。
       *[other] 地雷{ $mines }個は、未開封の{ $room }マスに入りません。
    }
total-too-small = 地雷確定のマスが{ $known }個あるのに、地雷の総数が{ $mines }個です。

## It takes too long or too much memory.

analysis-needs-time = { $seconds }秒以内にこの局面を解析できませんでした。もっとマスが開いてから、もう一度お試しください。
analysis-needs-memory = { $mib } MiBのメモリではこの局面を解析できませんでした。もっとマスが開いてから、もう一度お試しください。
advice-needs-time = { $seconds }秒以内に最善手が見つかりませんでした。もっとマスが開いてから、もう一度お試しください。
advice-needs-memory = { $mib } MiBのメモリでは最善手が見つかりませんでした。もっとマスが開いてから、もう一度お試しください。
deduction-needs-time = { $seconds }秒以内に確実な手をすべて見つけられませんでした。もっとマスが開いてから、もう一度お試しください。
deduction-needs-memory = { $mib } MiBのメモリでは確実な手をすべて見つけられませんでした。もっとマスが開いてから、もう一度お試しください。
numbers-need-time = { CELL($cell) }に出る可能性のある数字を、時間内に計算できませんでした。もっとマスが開いてから、もう一度お試しください。
qubits-need-time = { $seconds }秒以内に確率を計算できませんでした。もっとマスが開いてから、もう一度お試しください。
qubits-need-memory = { $mib } MiBのメモリでは確率を計算できませんでした。もっとマスが開いてから、もう一度お試しください。
qubits-too-many = 隠れたグループの配置が多すぎて、確率を計算できませんでした。もっとマスが開いてから、もう一度お試しください。

## No layout of qubits fits

layout-contradiction-cell = { CELL($cell) }の周りの数字に合う配置がありません。
layout-contradiction-total = 数字と合計に合う配置がありません。

## The budget of a command or a call ran out

exact-needs-time = 厳密に数えるには{ $seconds }秒では足りません。時間を増やすか、推定値を使ってください（method「auto」）。
exact-needs-memory = 厳密に数えるには{ $mib } MiBでは足りません。メモリを増やすか、推定値を使ってください（method「auto」）。
boards-need-time = 盤面を厳密に抽出するには{ $seconds }秒では足りません。時間を増やしてください。
boards-need-memory = 盤面を厳密に抽出するには{ $mib } MiBでは足りません。メモリを増やしてください。
