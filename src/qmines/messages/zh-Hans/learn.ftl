### Answers in the trainer and in lessons.

drill-solution = 答案如下。
drill-right-safe = 正确：{ CELL($cell) }安全。
drill-right-mine = 正确：{ CELL($cell) }是雷。
drill-wrong-mine = 不对，{ CELL($cell) }一定是雷。
drill-wrong-safe = 不对，{ CELL($cell) }一定安全。
drill-uncertain = 还不能确定：在{ PERCENT($risk) }的可能布局中，{ CELL($cell) }是雷。
drill-easier-elsewhere = 有更容易确定的格子。
# In the lesson on Forgiving.
drill-lost = 如果是真正的对局，你就输了：逻辑本可以推出{ CELL($cell) }是雷。
drill-open-one = 这次不用插旗，翻开一格就好。
drill-just-guess = 这里推不出什么，随便翻开一格吧。
