### What rules, levels, options, kinds of help and times are called, wherever games are listed.

# $rules is the name of a rule set, $level that of a level.
game-title = { $rules }，{ $level }
game-rules-classic = 经典
game-rules-forgiving = 宽容
game-rules-qubits = 量子比特
game-rules-entangled = 纠缠
game-rules-sandbox = 沙盒

## Levels

game-level-beginner = 初级
game-level-intermediate = 中级
game-level-expert = 高级
game-level-guided = 引导
game-level-pairs = 成对
game-level-links = 连接
game-level-trios = 三元组
game-level-superposition = 叠加
game-level-basis = 测量基
game-level-singlet = 单态
game-level-mermin = Mermin
game-level-free = 自由
game-level-number = 第{ $number }关
game-level-sized = { $level } { $width }×{ $height }
game-size-mines = { $width }×{ $height }，{ $count }个雷

## Options

game-options-default = 默认选项
game-option-value = { $option }：{ $value }
game-option-from-a-position = 自定义局面
game-option-first = 首次点击
game-option-first-opening = 打开一片空白
game-option-first-safe = 安全
game-option-first-anything = 可能是雷
game-option-questions = 问号
game-option-no-guess = 无猜
game-option-knowledge = 怎样算“可推知”
game-option-knowledge-deducible = 逻辑能推出的一切
game-option-knowledge-visible = 只看屏幕上的数字
game-option-strict = 严格
game-option-notice = 化险提示
game-option-notice-end = 结束后
game-option-notice-now = 立即
game-option-plus = H上的雷
game-option-minus = H上的安全格
game-option-expert = 高级连开
game-option-labels = 狄拉克记号
game-option-labels-original = 原版：|−⟩ 在H上安全
game-option-labels-textbook = 教科书：|+⟩ 在H上安全
game-option-numbers = 显示数字
game-option-numbers-both = 两个盘都显示
game-option-numbers-clicked = 只在点击的盘显示
game-option-layout = 固定排布
game-option-lesson = 课程
game-option-singlets = 单态对
game-option-links = 连接
game-option-trios = Mermin 三元组
game-option-shields = 护盾
game-option-hidden = 隐藏关联关系

## Kinds of help

# How many cells there are that are safe, and mines, on the boards Z and H.
game-totals = Z：{ $zero }安全，{ $one }雷 · H：{ $minus }安全，{ $plus }雷
# The same in Dirac notation; $bad and $good are the labels of the states that are certain on H.
game-totals-dirac = |0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-totals-dirac-shields = { game-totals-dirac } · 护盾：{ $shields }
game-totals-shields = { game-totals } · 护盾：{ $shields }
# The same during a game: cells that are still hidden. $zero and $minus are numbers, or such as ≤3.
game-left = Z：待翻{ $zero }，{ $one }雷 · H：待翻{ $minus }，{ $plus }雷
game-left-dirac = 剩余：|0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-left-dirac-shields = { game-left-dirac } · 护盾：{ $shields }
game-left-shields = { game-left } · 护盾：{ $shields }
game-help-none = 无辅助
game-help-hint = 提示
game-help-coach = 教练
game-help-move = 单步代走
game-help-simple = 简单步
game-help-smart = 分类讨论
game-help-deduce = 确定步
game-help-auto = 自动扫雷
game-help-overlay = 概率
game-help-flags = 检查旗子
game-help-undo = 撤销
game-help-seed = 已知雷区
game-help-together = 合作游玩
game-help-position = 自定义局面
game-help-local = 在你的设备上玩
# $kind is a kind of help from above, $count how often it was used.
game-help-times = { $kind }（{ $count }次）

## Times

time-seconds = { $seconds }秒
# Where there is no value.
value-none = –
