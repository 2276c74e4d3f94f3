### The terminal game. Space is short: keep texts about as long as these.

## Menus and forms

menu-resume = 继续
menu-rules = 规则
menu-custom = 自定义…
menu-learn = 学习
menu-statistics = 统计
menu-games = 对局
menu-open = 打开文件…
menu-settings = 设置
menu-keys = 按键
menu-keys-more = 按键…
menu-help = 帮助
menu-quit = 退出
# A level and a clock.
menu-resume-detail = { $level } { $clock }
# $when is a time such as “2 h ago”.
menu-resume-about = { $rules }，{ $level }：已玩{ $clock }，{ $when }
menu-level-detail = { $width }×{ $height } { $mines }
menu-level-about = { $rules }：{ $width }×{ $height }，{ $mines }个雷，{ PERCENT($density, digits: 0) }
menu-level-coach = 有教练讲解规则和每一步
menu-level-alone = 没有教练。第一次玩{ $rules }？请先选“学习”
menu-custom-about = 任意大小、雷数和选项
menu-learn-about = 从这里开始：有教练的课程，从第一个技巧到量子比特与纠缠
menu-statistics-about = 各难度和规则的胜局、连胜与时间
menu-games-about = 你的所有对局：回放或继续
menu-open-about = 保存的对局或局面
menu-settings-about = 主题、符号、大小、鼠标
menu-keys-about = 选择方案，更改按键
menu-help-about = 规则与按键
menu-back = { $key } 返回
menu-number = { $number }
menu-on = 开
menu-off = 关

## A new game

new-title = 新游戏
new-level = 难度
new-level-about = 标准难度，或自定义大小
new-custom = 自定义
new-start = 开始
new-density = { $cells }格中有{ $mines }个雷（{ PERCENT($density) }）。
# Short: what there is room for in 18 characters.
new-short = { PERCENT($density) } · { $grade }
new-option-density = 密度（%）
new-option-first = 首次点击
new-option-width = 宽
new-option-height = 高
new-option-mines = 雷数
new-option-mines-z = Z上的雷
# $contents is a list such as “84 safe on Z”.
new-contents = 格子：{ LIST($contents) }。

## During a game

play-undone = 已撤销。至今踩雷{ $deaths }次。
play-undone-batch = 已撤销{ $count }步，按 { $key } 重做。
play-redone = 已重做{ $count }步。
# A key, what it does next, and a hint.
play-hint-then = { $key } { $next } · { $hint }
play-hint-guess = 这是猜测。按 { $key } 执行。
play-none-undecided = 没有未定的格子了。
play-no-map = 整个雷区都已在屏幕上。
goto-cell = 行，列
goto-wrong = 请输入行号（1到{ $height }）和列号（1到{ $width }）。
play-no-redo = 没有可重做的操作。
play-working = 计算中…
play-not-made = { $error }这一步没有执行。
# $text is a sentence; the key shows the others.
play-more = { $text }（{ $key }：另有{ $count }条）
# $text ends with what a trio has just shown.
play-trio-lesson = { $text }（菜单“学习”中有相关课程。）
play-no-effect = 这一步没有效果。
play-chord-flags = 要双击，先在周围插够与数字相同的旗。
play-flagged = 这一格插着旗，请先拔掉。
play-place = { CELL($cell) }（{ $width }×{ $height }）
play-place-board = { $board }：{ CELL($cell) }（{ $width }×{ $height }）
play-place-short = { $row },{ $column } / { $width }×{ $height }
play-prepare-sandbox = 只有沙盒里才能制备格子。
play-reset-sandbox = 只有沙盒才能重置。
play-no-verb =
    { $verb ->
        [chord] 这种规则不能双击。
        [flag] 这种规则不能插旗。
        [mark] 这种规则不能做标记。
        [shield] 这种规则不能用护盾。
       *[other] 这种规则不能这样做。
    }
play-no-reduced = 这种规则不支持精简视图。
play-no-analyser = 此规则下的局面无法分析。
play-reduced = 只显示仍有用的部分。
play-reduced-off = 显示全部。
play-zoom =
    { $size ->
        [tiny] 格子大小：极小
        [small] 格子大小：小
        [wide] 格子大小：宽
        [large] 格子大小：大
       *[huge] 格子大小：特大
    }
play-speed = 自动扫雷：每秒{ $speed }步
play-left = 还有{ $count }格未翻开（{ $key } 停止）
play-flags = 你的旗：{ $right }对，{ $wrong }错，{ $doubtful }未定。
play-what-happened = 对局经过
play-nothing-happened = 还没有。
# At the end of a text that is cut off, and the title of the card that shows all of it.
note-more = … { $key }：阅读全文
note-title = 全文
play-arrow = 光标所在的{ CELL($cell) }：{ $arrow }
chance-working = 正在计算概率…（{ $key } 停止）
chance-working-error = 正在计算概率，目前误差±{ PERCENT($error) }…（{ $key } 停止）
chance-safe = 一定安全
chance-mine = 一定是雷
chance-exact = 有雷概率{ PERCENT($chance) }
chance-about = 有雷概率约{ PERCENT($chance) }

## Beside the board

side-open = 已翻开{ $opened }/{ $cells }
side-flags = { $flags }面旗，还剩{ $left }
side-deaths = 撤销踩雷{ $count }次
side-saves = 化险{ $count }次
# Short names of keys, also for the line at the bottom.
side-key-open = 翻开
side-key-flag = 插旗
side-key-chord = 双击
side-key-undo = 撤销
side-key-other-board = 另一盘
side-key-shield = 护盾
side-key-explain = 说明
side-key-hint = 提示
# What the key of hints does next.
side-key-hint-why = 为什么
side-key-hint-act = 执行
side-key-hint-go = 前往
side-key-overlay = 概率
side-key-reduced = 精简视图
side-key-solve = 确定步
side-key-zoom-in = 放大格子
side-key-pause = 暂停
side-key-new = 新游戏
side-key-help = 帮助
side-key-next-undecided = 下一个
side-key-palette = 命令
side-key-menu = 返回
side-key-quit = 退出
side-key-choose = 选择
side-key-change = 更改
side-key-select = 选定
side-key-results = 结果
side-key-continue = 继续
side-key-scroll = 滚动
side-key-step = 单步
side-key-run = 播放
side-key-mistake = 失误
side-key-fork = 接着玩
side-key-go-to = 跳转
side-key-prepare = 制备
side-key-reset = 重置
side-key-games-search = 搜索
side-key-games-delete = 删除
side-key-games-export = 导出
side-key-new-key = 新按键
side-key-more-key = 添加
side-key-no-key = 移除

## Pause and end

pause-title = 已暂停 · { $clock }
pause-board = 回到雷区
pause-reveal-note = 本局就此结束
pause-help = 帮助
pause-kept = 对局已保存
over-won = 你赢了
over-lost = 你输了
over-why-note = 一步一步
over-undo-note = 算踩雷一次
over-judging = 正在评判各步…

## The command palette

palette-find = 命令
palette-none = 没有这个命令
palette-new = 新游戏：{ $rules }，{ $level }
palette-theme = 主题：{ $theme }
palette-menu = 返回菜单

## Settings

set-title = 设置
set-language = 语言
set-language-about = 终端游戏的语言；自动即跟随系统
set-theme = 主题
set-theme-about = 雷区和菜单的颜色
set-glyphs = 符号
set-glyphs-about = Unicode 或 ASCII；自动由终端决定
set-cells = 格子大小
set-cells-about = 自动：屏幕放得下的最大尺寸（游戏中按+或−调整）
set-overlay = 概率
set-overlay-about = 有雷概率的显示方式
set-chords = 双击
set-chords-about = 旗已插够时，翻开数字即翻开其邻格
set-right-click = 右键
set-right-click-about = 插旗，或切换各种标记
set-side = 侧栏
set-side-about = 空间足够时，在雷区旁显示状态和按键
set-minimap = 地图
set-minimap-about = 屏幕放不下时显示雷区地图
set-speed = 自动扫雷速度
set-speed-about = 每秒步数
set-coach = 教练
set-coach-about = 在量子比特和纠缠的引导局中显示教练
set-dirac = 狄拉克记号
set-dirac-about = 量子比特写作 |0⟩，而不是“Z上安全”
set-guess = 自动扫雷可猜
set-guess-about = 没有确定步时猜一步
set-first = 首次点击
set-first-about = 新游戏的第一次点击：打开一片空白、安全，或可能是雷
set-questions = 问号
set-questions-about = 新游戏允许使用问号
set-notice = 化险提示
set-notice-about = 宽容模式何时告诉你雷被挪开了
set-value-auto = 自动
set-value-unicode = Unicode
set-value-ascii = ASCII
set-value-tiny = 极小
set-value-small = 小
set-value-wide = 宽
set-value-large = 大
set-value-huge = 特大
set-value-both = 底色和数字
set-value-shade = 底色
set-value-numbers = 数字
set-value-flag = 插旗
set-value-mark = 下一种标记
settings-unreadable = 无法读取 { $path }，使用默认设置：{ $error }
settings-nested = { $path } 嵌套过深，使用默认设置。
settings-unknown = { $path }：无法使用{ LIST($names) }，改用默认值。
settings-unwritable = 无法把设置保存到 { $path }：{ $error }
play-not-saved = 无法写入 { $path }，因此不会保存任何内容。

## Keys

keys-title = 按键
keys-profile = 方案
keys-profile-about = 标准：方向键和 WASD；Vim：hjkl；小键盘：数字
keys-reset = 重置此方案
keys-reset-about = 恢复此方案的默认按键
key-name-ctrl = Ctrl
key-name-alt = Alt
key-name-shift = Shift
keys-how = Enter：换新按键。Insert：添加按键。Delete：移除全部按键。
keys-press = 请按下“{ $action }”的新按键。
keys-reset-done = 此方案已恢复默认按键。
keys-profile-done = 方案：{ $profile }
keys-bound = { $action }：{ LIST($keys) }
keys-unbound = { $action }：无按键
keys-taken = { $key } 已用于“{ $action }”。
keys-needed = “{ $action }”至少需要一个按键。
key-scope-menus = 菜单与表单
key-scope-pause = 暂停时
key-scope-end = 游戏结束后
key-scope-games = 对局列表
key-scope-replay = 观看回放
action-redo = 重做
action-next-undecided = 下一个未定的格子
action-previous-undecided = 上一个未定的格子
action-go-to = 跳到某行某列
action-minimap = 显示或隐藏大雷区的地图
action-pause-resume = 继续
action-pause-restart = 新游戏，设置不变
action-pause-new = 新游戏…
action-pause-reveal = 显示所有雷
action-pause-settings = 设置
action-pause-menu = 菜单
action-pause-quit = 退出
action-end-again = 再玩一局
action-end-next = 下一个
action-end-why = 看原因
action-end-undo = 撤销
action-end-replay = 回放
action-end-board = 查看雷区
action-end-menu = 菜单
action-games-search = 搜索
action-games-delete = 删除对局
action-games-export = 把对局导出到文件
action-palette = 查找命令
action-suspend = 挂起；用 fg 回到游戏
action-prepare = 沙盒：切换格子的状态
action-reset = 沙盒：重新制备所有格子
action-check = 检查旗子：对、错或未定
action-forward = 下一步
action-back = 上一步
action-first = 回到开头
action-last = 跳到结尾
action-run = 播放或暂停
action-mistake = 下一处猜测或失误
action-fork = 从这里开新局
action-menu = 返回，或打开菜单
action-quit = 退出，对局会保存

## Help

help-title = 帮助
help-start = 第一次玩？请在菜单里选“学习”：教练会陪你玩最初的几局。
help-options = 自定义游戏的选项：
help-list-choose = 选择一行；移动光标的按键同样可用
help-list-change = 更改数值；也可以直接输入数字和文字
help-list-enter = 选择这一行
help-mouse-title = 鼠标
help-mouse-left = 左键
help-mouse-left-about = 翻开格子，或翻开数字周围的格子
help-mouse-right = 右键
help-mouse-right-about = 插旗（或 Ctrl+左键）
help-mouse-middle = 中键
help-mouse-middle-about = 翻开数字周围的格子（双击）
help-mouse-wheel = 滚轮
help-mouse-wheel-about = 滚动；按住 Shift 横向滚动
# The name of an option and what it means.
help-option = { $option }：{ $about }

## Games, files and positions

list-title = 对局
list-none = 还没有对局
list-search = 搜索
list-not-found = 没有符合条件的对局
list-delete-sure = 再按一次 { $key }，永久删除这一局。
list-deleted = 已删除。
list-not-deleted = 其他人在玩同一雷区时，不能删除这一局。
list-exported = 已导出到 { $path }
list-unfinished = { $clock } 未完成
list-won = { $clock } 胜
list-lost = { $clock } 负
list-replay = { $events }步，{ $when }。按 Enter 回放。（{ $id }）
list-continue = { $events }步，{ $when }。按 Enter 继续。（{ $id }）
list-helped = 有辅助：{ LIST($help) }。{ $about }
file-title = 打开文件
file-path = 文件
file-how = 输入路径或选择文件：保存的对局、录像或局面。
file-problem = { $path }：{ $error }
system-missing = 没有这个文件或文件夹。请检查路径。
system-forbidden = 没有权限使用此文件或文件夹。
system-full = 磁盘已满。请释放一些空间。
# $where is the file with all games.
store-locked = { $where } 已被锁定超过{ $seconds }秒，请重试。
store-damaged = { $where } 已损坏。请恢复备份，或重命名该文件。
store-none = { $where } 不是数据库，或已损坏。请重命名该文件。
store-full = 磁盘已满，没有任何内容存入 { $where }。请释放一些空间。
store-read-only = 无法写入 { $where }，请检查权限。
store-closed = 无法打开 { $where }，请检查路径和权限。
store-disk = 读写 { $where } 失败，请检查磁盘。
found-boards = { COUNT($boards) }种可能的布局，{ $method }，{ $time }
found-chances = 概率：{ $method }，{ $time }
found-method =
    { $method ->
        [exact] 精确
        [approximated] 近似
        [sampled] 估算
       *[other] { $method }
    }
found-cell = 看{ CELL($cell) }。
found-cell-chance = { CELL($cell) }的有雷概率：{ PERCENT($chance) }

## Replays

watch-short = 回放
watch-speed = 每秒{ $speed }步
watch-none = 没有更多猜测或失误。
watch-no-store = 对局不会保存，无法从这里开始玩。
watch-no-seed = 录像没有种子，无法从这里开始玩。
# $move is a move such as “Open row 3, column 4”.
watch-risk = { $move }（风险{ PERCENT($risk) }）。
watch-risk-best = { $move }（风险{ PERCENT($risk) }）。最佳：{ $best }
watch-best = { $move }。最佳：{ $best }
watch-move = { $move }。
watch-end = 结束。
# $saves is a list such as “row 3, column 4: 50.0% risk, 2 possible boards”.
watch-saves = { $outcome }化险：{ $saves }
# Strategies that play one game after another; $player is a name such as “best”.
watch-title = { $player } · { $level } · 第{ $number }/{ $total }局
watch-tally = { $played }局中赢了{ $won }局
watch-won = { $player } 赢了。
watch-lost = { $player } 踩雷了。
watch-gave-up = { $player } 放弃了。
watch-busy = { $player } 还在玩下一局。

## Statistics

figures-title = 统计
figures-none = 完成一局后，即可看到统计。
figures-no-games = 还没有对局
figures-counting = 统计中…
figures-with-help = 有辅助
figures-games = 对局
figures-won = 胜
figures-won-value = { $wins }（{ PERCENT($rate) }）
figures-likely = 你的胜率在{ PERCENT($low, digits: 0) }到{ PERCENT($high, digits: 0) }之间（95%置信度）。
figures-streak = 连胜
figures-streak-value = 当前{ $now }，最长{ $best }
figures-best-time = 最佳时间
figures-mean-time = 平均时间
figures-speed = 3BV/s
figures-speed-value = 最高{ $best }，平均{ $mean }
figures-efficiency = 效率
figures-undone = 撤销
figures-deaths = 踩雷{ $count }次
figures-help = 辅助
figures-recent = 最近{ $count }局
figures-times = 最近胜局的时间
figures-times-span = { $low }到{ $high }秒，最新的在右边
figures-spread = 时间分布
figures-best = 最佳对局
figures-best-speed = { $speed } 3BV/s

## Times

age-now = 刚刚
age-minutes = { $count }分钟前
age-hours = { $count }小时前
age-days = { $count }天前

## The end of a game; more in game.ftl

end-verdict = 判定
end-number = { NUMBER($value) }
end-time-value = { CLOCK($milliseconds) }
end-percent = { PERCENT($share, digits: 0) }
end-help-value = { LIST($kinds) }
end-why = 原因
end-undos = 撤销次数
end-seed = 种子

## Lessons

lessons-title = 学习
lessons-done = 已完成
lessons-progress = { $done }/{ $total }
lessons-example = 例题{ $number }/{ $count }
lessons-read = 再读一遍
lessons-hidden = 请选择一个未翻开的格子。
lessons-try-again = 现在自己走这一步。
lessons-free = 沙盒
lessons-free-about = 把格子制备成任意状态，想测多少次都行。
