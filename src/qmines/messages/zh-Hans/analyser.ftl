### The analyser.

analyser-title = 分析局面
analyser-field = 雷区
analyser-undo = 撤销
analyser-undo-key = Ctrl+Z
analyser-redo = 重做
analyser-redo-key = Ctrl+Y
analyser-hide-all = 清空
analyser-hint = 提示
analyser-mark-hint = 标出能确定的格子
analyser-chances = 概率
# Shown with the position that the page starts with.
analyser-example = 这是示例局面。你可以清空后画自己的局面，也可以打开截图。

## What can be painted

analyser-brush = 画笔
analyser-paint-empty = 0（空白）
analyser-paint-hidden = 未翻开
analyser-paint-flag = 旗
analyser-paint-question = 问号
analyser-paint-mine = 已知是雷
analyser-paint-safe = 已知安全
analyser-move = 移动
analyser-move-name = 移动雷区或滚动页面

## Size and mines

analyser-size = 大小
analyser-width = 宽
analyser-height = 高
analyser-level = 难度
analyser-level-custom = 自定义
analyser-level-size = { $level }，{ $width }×{ $height }
analyser-mines = 雷数
analyser-mines-known = 已知
analyser-mines-unknown = 未知
analyser-mines-total = 总雷数
analyser-mines-density = 每100格的雷数
analyser-mines-keep = 改变大小时保持此数不变

## What was found

analyser-answer = 分析结果
analyser-best = 最佳一步
analyser-pointer = 所选格子
analyser-exact = 精确概率。
analyser-exact-boards =
    { $boards ->
        [1] 精确概率：只有一种可能的布局。
       *[other] 精确概率：共有{ COUNT($boards) }种可能的布局。
    }
analyser-sampled = 估算概率，误差±{ PERCENT($error) }。
analyser-sampled-boards = 估算概率，误差±{ PERCENT($error) }：共有{ COUNT($boards) }种可能的布局。
analyser-bounds = 算出全部概率耗时太久，因此只标出了能确定的格子。
analyser-certain-none = 没有能确定的格子。
analyser-certain-safe = { $safe }个格子一定安全。
analyser-certain-mines = { $mines }个格子一定是雷。
analyser-certain-both = { $safe }个格子一定安全，{ $mines }个一定是雷。
# A cell, its look, and its chance of a mine.
analyser-cell = { CELL($cell) }：{ $look }
analyser-cell-chance = { CELL($cell) }：{ $look }，有雷概率{ PERCENT($chance) }
analyser-numbers = { CELL($cell) }可能出现的数字
analyser-numbers-mine = 雷
analyser-best-none = 没有可翻开的格子了。
analyser-best-safe = 翻开{ CELL($cell) }：安全。
analyser-best-safe-wins = 翻开{ CELL($cell) }：安全，此后胜率{ PERCENT($winning) }。
analyser-best-safe-wins-about = 翻开{ CELL($cell) }：安全，此后胜率{ PERCENT($winning) } ± { PERCENT($error) }。
analyser-best-guess = 翻开{ CELL($cell) }：有雷概率{ PERCENT($risk) }。
analyser-best-guess-wins = 翻开{ CELL($cell) }：有雷概率{ PERCENT($risk) }，此后胜率{ PERCENT($winning) }。
analyser-best-guess-wins-about = 翻开{ CELL($cell) }：有雷概率{ PERCENT($risk) }，此后胜率{ PERCENT($winning) } ± { PERCENT($error) }。
# Moves that are no worse, as far as the estimates can tell.
analyser-best-alike = 差不多同样好：{ CELLS($cells) }。
analyser-best-next = 其次：{ LIST($choices) }。
analyser-best-choice = { CELL($cell) }（{ PERCENT($winning) }）

## In and out

analyser-exchange = 导入与导出
analyser-copy-link = 复制链接
analyser-play = 从这里开始玩
analyser-play-about = 在符合该局面的雷区上开一局经典模式
analyser-play-forgiving = 用宽容规则玩
analyser-play-forgiving-about = 用宽容规则从这里开始玩
analyser-play-total = 要从这里开始玩，请先填写雷数。
analyser-copy-as = 复制为…
analyser-copy = 复制
analyser-copy-format = 复制为 { $format }
analyser-save = 保存
analyser-save-format = 保存为 { $format }
analyser-copied = 已复制。
analyser-copy-by-hand = 浏览器不允许复制，请手动复制下方文本框中的文字。
# $reason is a sentence.
analyser-bad-link = 无法打开此链接：{ $reason }
analyser-import = 导入文本、链接或文件
analyser-import-text = 文本、链接或 ID，格式不限
analyser-import-read = 导入
analyser-import-file = 打开文件…
analyser-import-file-name = 局面文件
analyser-import-note = 也可以在本页任意位置粘贴文本或拖放文件。
analyser-import-done = 已按 { $format } 格式导入。
analyser-import-long = 文本太长：可导入的雷区最大为100×100。
analyser-import-large = { $file } 太大：可导入的雷区最大为100×100。
analyser-saved = 已保存的局面
analyser-saved-name = 名称
analyser-saved-save = 保存
analyser-saved-open = 打开
analyser-saved-open-name = 打开 { $name }
analyser-saved-remove = 删除
analyser-saved-remove-name = 删除 { $name }
# The size of a position, and the day it was saved.
analyser-saved-about = { $size }，{ $day }

## Why a position is refused

analyser-refused-title = 请为局面取一个1到{ $most }个可见字符的名称。
analyser-refused-large = 这个局面太大，无法保存。可以改为复制链接。
analyser-refused-full = 已达到{ $most }个局面的保存上限，请先删除一个。
analyser-refused-empty = 没有可导入的内容。请先粘贴局面、链接或雷区。
analyser-refused-format = qmines 无法识别这种格式。请试试本页生成的链接，或每行写一排格子。
analyser-refused-rows = 各行长度不一致。请改成相同的长度。
analyser-refused-side = 这个雷区是{ $width }×{ $height }，而分析最多支持{ $most }行{ $most }列。
