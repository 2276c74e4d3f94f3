### What rule sets and their options mean. Their names are in games.ftl.

rules-classic-about = 翻开所有没有雷的格子。踩到雷就输。
rules-no-guess-about = 每个雷区都能只靠逻辑解开，不用猜。
rules-forgiving-about = 被迫猜雷不会送命。只有逻辑本可推出的雷才会让你输。
rules-qubits-about = 两个盘面的扫雷。每格在一个盘上是确定的，在另一个盘上是随机的：推断它在哪里安全，再到那里翻开。
rules-entangled-about = 带关联格的量子比特：测量一格会改变它的同伴。护盾让你安全测试。
rules-sandbox-about = 制备量子比特，想测多少次都行，什么都不会爆炸。内含四堂课。
help-mouse = 左键翻开格子，或翻开数字的邻格。右键插旗。中键也可翻开数字的邻格，即“双击”。

## Options

option-first = 第一次点击是打开一片空白、只保证安全，还是可能是雷。
option-first-qubits = 第一次点击是否总是安全。
option-questions = 再次标记已插旗的格子时，旗会变成问号。
option-no-guess = 只出仅凭逻辑就能解开的雷区。
option-position = 从某个局面开始，写法同链接：3x2x1_b3H3。
option-knowledge = 只有翻开本可推知的雷才算输：可选依据逻辑能推出的一切，或只看屏幕上的数字。
option-strict = 有格子一定安全时还去猜，也算输。
option-notice = 雷为你挪开后，是立即告诉你，还是游戏结束后再说。
option-plus = 有多少个雷在H上，记作 |+⟩。其余在Z上，记作 |1⟩。
option-minus = 有多少格在H上安全，记作 |−⟩。其余在Z上安全，记作 |0⟩。
option-expert = 数字后来降到0的格子，也会翻开邻格。
option-labels = 狄拉克记号如何写H上安全的格子：|−⟩，或按教科书写作 |+⟩。
option-numbers = 测量过的格子是在两个盘上都显示数字，还是只在点击的盘上显示。
option-layout = 每一格的状态，逐行书写：001-/0000/0000/10+0。
option-lesson = 要玩哪一课（可不选）。
option-singlets = 格子对的数量：每对的两格在同一个盘上测量时，恰好有一个雷。
option-links = 格子对的数量：每对中一格的Z结果决定另一格的H结果。
option-trios = 三格组的数量，组内三格共享同一状态。
option-shields = 护盾数量。设为-1时，每组给的护盾比格数少一个。
option-hidden = 只有通过测量才能知道哪些格子互相关联。

## How hard a level is

difficulty-grade =
    { $grade ->
        [trivial] 极易
        [easy] 简单
        [medium] 中等
        [hard] 困难
        [very-hard] 极难
       *[hopeless] 无望
    }
difficulty-density = 雷密度{ PERCENT($density) }。
difficulty-always = { difficulty-grade }：自动扫雷必胜。
difficulty-most = { difficulty-grade }：自动扫雷胜率超过99%。
difficulty-few = { difficulty-grade }：自动扫雷胜率不到1%。
difficulty-about = { difficulty-grade }：自动扫雷胜率约{ PERCENT($rate, digits: 0) }。
