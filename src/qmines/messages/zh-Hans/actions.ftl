### What keys do, as lists of keys show it. The keys themselves are in src/qmines/theme/keys.toml.

## Profiles of keys

key-profile-standard = 标准（方向键、WASD）
key-profile-vim = Vim（hjkl 及斜向）
key-profile-keypad = 数字小键盘

## Groups of actions

key-scope-move = 移动
key-scope-play = 操作
key-scope-assist = 辅助
key-scope-view = 视图
key-scope-anywhere = 通用

## Moving

action-up = 上
action-down = 下
action-left = 左
action-right = 右
action-up-left = 左上
action-up-right = 右上
action-down-left = 左下
action-down-right = 右下
action-page-up = 上翻一页
action-page-down = 下翻一页
action-row-start = 行首
action-row-end = 行尾

## Playing

action-open = 翻开格子，或翻开数字周围的格子
action-flag = 插旗或拔旗
action-mark = 切换标记，同右键
action-chord = 双击：翻开数字周围其余的格子
action-other-board = 切换盘面
action-shield = 用护盾测试格子
action-undo = 撤销
action-pause = 暂停
action-new = 以相同设置开新局

## Getting help

action-hint = 提示：先看哪里，再看为什么
action-one-move = 走一个简单步
action-all-moves = 走完所有简单步
action-solve = 走完所有确定步
action-step = 自动扫雷走一步
action-auto = 开始或停止自动扫雷
action-analyse = 分析此局面

## View

action-slower = 减速
action-faster = 加速
action-overlay = 显示或隐藏有雷概率
action-reduced = 精简视图：隐藏已无关的部分
action-coach = 在引导局中显示或隐藏教练
action-explain = 显示完整说明
action-zoom-in = 放大格子
action-zoom-out = 缩小格子

## Anywhere

action-help = 帮助与按键
