### The learn pages and the trainer. The lessons themselves are in lessons.ftl.

learn-classic = 经典
learn-classic-about = 五种技巧，由易到难。每种都有例题，由你自己找出该走的一步，求解器会检查答案并讲解。
learn-forgiving = 宽容
learn-forgiving-about = 三个例题告诉你：只能猜的时候，什么靠得住。
learn-trainer-about = 练习题无穷无尽。你常错的会出得更多，随着你进步，还会加入更难的技巧。
learn-trainer-answered = 已答{ $asked }题，一次答对{ $right }题。
learn-trainer-none = 还没有答过题。
learn-trainer-start = 开始
learn-trainer-continue = 继续
learn-qubits = 量子比特与纠缠
learn-qubits-about = 先跟教练玩三局，再上四堂课了解盘面背后的道理，还有一个什么都不会爆炸的沙盒。
learn-sandbox = 沙盒
learn-sandbox-about = 把格子制备成任意状态，想测多少次都行。
learn-done = 已完成
learn-not-done = 未完成
learn-progress = { $done }/{ $total }
learn-examples = 例题
learn-example = 例题{ $number }
learn-example-solved = 例题{ $number } ✓
learn-next-example = 下一个例题

## A position to solve

quiz-question = 找出一个能确定的格子：安全就翻开，是雷就插旗。
learn-puzzles-about = 三分钟，三次失误：你能找出多少安全格？
quiz-mines = 共{ $count }个雷。旗子都是已知的雷。
quiz-mines-unknown = 雷数未知。
quiz-tap = 你的答案
quiz-safe = 安全
quiz-mine = 雷
quiz-pass = 不知道

## The trainer

trainer-next = 下一题
trainer-choose = 练习
trainer-choose-weakest = 你最弱的技巧
trainer-progress = 你的进度
trainer-technique = 技巧
trainer-right = 正确
trainer-recent = 最近十题
trainer-share = 出现频率
trainer-right-count = { $right }/{ $asked }
trainer-answer-right = 对
trainer-answer-wrong = 错
trainer-recent-none = 还没有
trainer-locked = 未解锁
trainer-about = 每个局面只看你的第一次回答。最近十题中答错的技巧会更常出现，没试过的按一半错误计算。前一种技巧五题答对三题，即可解锁下一种。
