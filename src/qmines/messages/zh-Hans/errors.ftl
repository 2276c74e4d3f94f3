### Why a set-up, a request for help or a game file is refused. $mines, $width and $height are numbers.

event-cell = “{ $event }”需要行号和列号，从0数起。

## Help

help-none-rules = 这种规则没有辅助。
help-none-sandbox = 沙盒里没有隐藏的内容，不需要辅助。
help-chances-open = 每一格都已显示有雷概率。
help-no-flags = 只有单盘模式才能检查旗子。
help-not-in-time = 规定时间内没有找到更多步骤。请先自己走一步，然后再试。
# $why says that no board fits.
help-flags-clash = 你插的旗不可能全对：{ $why }
help-open-already = 已经翻开：{ CELLS($cells) }。
help-not-certain = 还不能确定：{ CELLS($cells) }。

## Set-ups

invalid-rules = 没有“{ $name }”这种规则。可选：{ LIST($names, type: "or") }。
invalid-no-option = { $rules }没有“{ $name }”选项。可用选项：{ LIST($names) }。
invalid-option-choice = 选项“{ $name }”只能是{ LIST($choices, type: "or") }，不能是{ $value }。
invalid-option-flag = 选项“{ $name }”只能是 true 或 false，不能是{ $value }。
invalid-option-text = 选项“{ $name }”最多{ $most }个可见 ASCII 字符，不能是{ $value }。
invalid-option-number = 选项“{ $name }”必须是不小于{ $least }的整数，不能是{ $value }。
invalid-level-type = 难度须为名称，或 20x12x40 这样的大小，不能是{ $value }。
invalid-level = 没有“{ $text }”这个难度。请选择{ LIST($names, type: "or") }，或 20x12x40 这样的大小。
invalid-too-many-mines = { $width }×{ $height }放{ $mines }个雷，就没有安全格了。请减少雷数。
invalid-mines-range = { $width }×{ $height }的雷区可以有0到{ $most }个雷，不能是{ $mines }个。
invalid-side =
    { $side ->
        [width] 宽度至少为1，不能是{ $value }。
       *[height] 高度至少为1，不能是{ $value }。
    }
invalid-side-type =
    { $side ->
        [width] 宽度必须是整数，不能是{ $value }。
       *[height] 高度必须是整数，不能是{ $value }。
    }
invalid-too-large = { $width }×{ $height }的雷区太大：最多{ $most }格。
invalid-opening = 无猜雷区总是从一片空白开始。请把选项“first”保持为“opening”。
invalid-no-guess-dense = 无猜雷区不能这么密：{ $width }×{ $height }最多{ $most }个雷。
invalid-plus = 两个盘一共{ $mines }个雷，H上不可能有{ $plus }个。
invalid-qubits-full = { $cells }格放不下{ $mines }个雷、{ $minus }个H上的安全格和{ $grouped }个关联格。请减少数量或加大雷区。
invalid-no-good = 至少要有一格在某个盘上安全，或是关联格。
invalid-layout = 排布与游戏的大小或各类总数不符。请修改排布或总数。
invalid-lesson-layout = 课程“{ $lesson }”有自己的排布，请去掉选项“layout”。
invalid-sandbox = 沙盒最多{ $most }格，雷数不能超过格数。
invalid-layout-rows = 排布的各行用“/”分隔，长度必须相同。
invalid-layout-cell = { CELL($cell) }处的“{ $text }”既不是状态（0、1、+或-），也不是组的字母。
invalid-layout-group = 字母“{ $letter }”出现了{ $count }次，但每组只有2或3格。
invalid-player-seed = 你的种子最多128个可见 ASCII 字符。

## Games that start from a position

position-size = 局面与游戏的大小或雷数不符。请修改局面或游戏设置。
position-no-guess = 从局面开始的游戏不能是无猜局，请关闭“无猜”。
position-known = 游戏只能从玩家看得到的内容开始：请先去掉已知的雷和已知的安全格。
position-no-number = 局面中至少要有一个数字，才能开始游戏。
position-solved = 这个局面没有可翻开的格子了，请选择还有未翻开格子的局面。
position-impossible = 没有任何布局符合这个局面，请检查数字和雷数。
position-hard = 为这个局面寻找布局耗时太久，请换一个数字较少的局面。

## Game files

file-none = 这不是 qmines 对局文件。请选择其他文件。
file-version = 此对局文件的版本为{ $version }，当前版本的 qmines 无法读取，请更新 qmines。
file-too-large = 对局文件太大：最大{ $mib } MiB。
file-keys = 对局文件缺少条目或含有未知条目：{ LIST($names) }。请使用原始文件。
file-changed = 对局文件被改动或已损坏：校验和不符。请使用原始文件。
file-not-exact = 对局文件与 qmines 写出的内容不完全一致，请使用原始文件。
# $why is in English, as qmines verify prints it.
file-wrong = 对局文件无效：{ $why }
file-untrue = 对局文件未通过验证：{ $why }
file-no-seed-continue = 对局文件不含种子，无法继续。请在开局的地方继续玩。
file-no-seed-replay = 对局文件不含种子，无法回放。请在游戏结束后重新下载。
file-packed = 压缩文件已损坏，请使用其他副本。
file-unfinished = 这一局还没结束，结束后才能回放。
file-not-played = 这段录像没有任何操作。请选择其他录像。
file-step = 这一局没有这一步，请选择0到{ $last }。

## After the game

after-seed = 种子会在游戏结束后公布。
after-states = 格子里的内容会在游戏结束后公布。
after-circuit = 线路会暴露格子里的内容，请先完成这一局。

## On the web site

site-guest-full = 游客最多保存{ $games }局、共{ $moves }步，你已达到上限。注册或登录后即可继续，对局会一并保留。
site-cells = 此服务器上的雷区最多{ $most }格。
site-no-difficulty = 这种规则没有难度估计。
site-known-board = 已知的雷区不能用于排位。请关闭“排位”。
site-continue = 只有已结束的对局才能从某一步继续，且不能用于排位。
site-same-board = 这一局结束后，可以再玩同一雷区。
# $kinds are kinds of help, as events name them.
site-help-recorded = 玩家只能记录这些辅助：{ LIST($kinds) }。
site-explain = 只能解释量子比特和纠缠模式中的测量。
site-no-qubits = 这一局目前没有可显示的量子比特。
site-fork-first = 只能从前{ $most }个事件之一继续。
site-fork-events = 那一局只有{ $count }个事件。请选择更早的事件。
site-fork-over = 那时游戏已经结束，请选择更早的一步。
site-fork-long = 这一局有{ $count }个事件，但这里最多只能继续{ $most }个事件的对局。
site-local-kind = 只有不计排位的经典和宽容对局可以从浏览器上传。
site-local-taken = 无法上传：已有其他对局使用该 ID。
site-recorded = 这段录像不含种子，无法在同一雷区继续。可以换一个符合眼前局面的雷区继续。
site-circuit-large = 线路太大，无法绘制：最多{ $qubits }个量子比特、{ $operations }个操作。可以改为下载 OpenQASM。
site-circuit-long = 这一局的测量超过{ $most }次。请下载对局文件，并运行“qmines circuit”。
site-solver-slow = 在这里求解此局面耗时太久。请在终端运行“qmines analyse”，并调高时间上限。
site-solver-stopping = 服务器正在关闭，请稍后再试。
site-solver-gone = 求解器意外停止，请重试。
site-game-missing = 找不到这一局，可能已被删除。
site-game-reloading = 这一局正在重新加载，请重试。
site-game-elsewhere = 这一局已有变化：现在有{ $count }个事件，而预期为{ $expected }个。请重新加载后再试。
site-game-long = 一局最多{ $most }个事件，请开始新的一局。
site-key-used = 键 { $key } 已用于另一个事件：{ $event }。请换一个新的键。
# What takes too long: $doing is “replay”, or “rules” to play the game again under other rules.
site-cost-no-guess =
    { $doing ->
        [rules] 这个无猜雷区太大，无法在这里换规则重玩：{ $width }×{ $height }。这么多雷时，上限为{ $most }格。
       *[replay] 这个无猜雷区太大，无法在这里回放：{ $width }×{ $height }。这么多雷时，上限为{ $most }格。请在终端使用“qmines replay”。
    }
site-cost-board =
    { $doing ->
        [rules] 这个雷区太大，无法在这里换规则重玩：{ $width }×{ $height }。上限为{ $most }格。
       *[replay] 这个雷区太大，无法在这里回放：{ $width }×{ $height }。此规则的上限为{ $most }格。请在终端使用“qmines replay”。
    }
site-cost-events =
    { $doing ->
        [rules] 这一局太长，无法在这里换规则重玩：{ $width }×{ $height }上有{ $events }个事件。上限约为{ $most }个。
       *[replay] 这一局太长，无法在这里回放：{ $width }×{ $height }上有{ $events }个事件。上限约为{ $most }个。请在终端使用“qmines replay”。
    }
