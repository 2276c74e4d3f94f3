### What the solver says of a position that it cannot answer for.

## No board fits. $clues are numbers on the board with their places, a smallest set of them to blame; $count is how many.

contradiction-any = 没有任何布局符合这个局面。
contradiction-total = 总共{ $mines }个雷，没有任何布局符合这个局面。
contradiction-clues =
    { $count ->
        [1] 没有任何布局符合：{ CLUES($clues) }不可能正确。
        [2] 没有任何布局符合：{ CLUES($clues) }不可能都正确。
       *[other] 没有任何布局符合：{ CLUES($clues) }不可能全都正确。
    }
contradiction-clues-total =
    { $count ->
        [1] 总共{ $mines }个雷，没有任何布局符合：{ CLUES($clues) }不可能正确。
        [2] 总共{ $mines }个雷，没有任何布局符合：{ CLUES($clues) }不可能都正确。
       *[other] 总共{ $mines }个雷，没有任何布局符合：{ CLUES($clues) }不可能全都正确。
    }
# There was no time to find out whether fewer numbers would do.
contradiction-clues-perhaps = 没有任何布局符合：{ CLUES($clues) }不可能全都正确（也许只有其中一部分互相矛盾）。
contradiction-clues-total-perhaps = 总共{ $mines }个雷，没有任何布局符合：{ CLUES($clues) }不可能全都正确（也许只有其中一部分互相矛盾）。

## The number of mines is impossible. $room is how many cells can hold one, $known how many are said to.

total-too-large =
    { $room ->
        [0] 没有未翻开的格子可以放这{ $mines }个雷。
       *[other] { $room }个未翻开的格子放不下{ $mines }个雷。
    }
total-too-small = 有{ $known }格标为已知的雷，但总数是{ $mines }。

## It takes too long or too much memory.

analysis-needs-time = { $seconds }秒内无法分析这个局面。翻开更多格子后再试。
analysis-needs-memory = { $mib } MiB 内存不足以分析这个局面。翻开更多格子后再试。
advice-needs-time = { $seconds }秒内没有找到最佳一步。翻开更多格子后再试。
advice-needs-memory = { $mib } MiB 内存不足以找出最佳一步。翻开更多格子后再试。
deduction-needs-time = { $seconds }秒内没有找全所有确定步。翻开更多格子后再试。
deduction-needs-memory = { $mib } MiB 内存不足以找全所有确定步。翻开更多格子后再试。
numbers-need-time = 来不及算出{ CELL($cell) }可能出现哪些数字。翻开更多格子后再试。
qubits-need-time = { $seconds }秒内无法算出概率。翻开更多格子后再试。
qubits-need-memory = { $mib } MiB 内存不足以算出概率。翻开更多格子后再试。
qubits-too-many = 无法算出概率：隐藏的关联组有太多种排法。翻开更多格子后再试。

## No layout of qubits fits

layout-contradiction-cell = 没有任何排布符合{ CELL($cell) }周围的数字。
layout-contradiction-total = 没有任何排布符合这些数字和总数。

## The budget of a command or a call ran out

exact-needs-time = 精确计数需要超过{ $seconds }秒。请增加时间，或允许估算（方法“auto”）。
exact-needs-memory = 精确计数需要超过{ $mib } MiB。请增加内存，或允许估算（方法“auto”）。
boards-need-time = 精确抽样布局需要超过{ $seconds }秒。请增加时间。
boards-need-memory = 精确抽样布局需要超过{ $mib } MiB。请增加内存。
