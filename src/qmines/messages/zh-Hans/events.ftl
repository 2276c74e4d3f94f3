### What the moves of a game do.

event-open = 翻开一个未翻开的格子。
event-flag = 给未翻开的格子插旗，或拔掉它的旗。
event-question = 给未翻开的格子标上问号，或去掉它的问号。
event-mark = 切换到下一种标记：旗、问号（若允许）、无。
event-chord = 数字周围的旗插够后，翻开其余邻格。
event-open-z = 在Z盘测量一格。如果在那里是雷，你就输了。
event-open-h = 在H盘测量一格。如果在那里是雷，你就输了。
event-mark-z = 在Z盘把一格标为雷，或去掉标记。
event-mark-h = 在H盘把一格标为雷，或去掉标记。
event-shield-z = 用护盾在Z盘测试一格，是雷也不会爆炸。
event-shield-h = 用护盾在H盘测试一格，是雷也不会爆炸。
event-sandbox-z = 在Z盘测量一格，次数不限。
event-sandbox-h = 在H盘测量一格，次数不限。
event-prepare = 把一格制备为 zero、one、plus 或 minus。
event-reset = 把所有格子恢复到最初的状态。
event-undo = 撤销上一步有效操作。
event-pause = 停止计时并隐藏雷区。
event-resume = 显示雷区并继续计时。
event-resign = 放弃。
event-help = 记录用过的辅助，例如：help hint。
