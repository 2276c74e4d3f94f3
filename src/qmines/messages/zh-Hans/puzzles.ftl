### Puzzles: find a safe cell.

puzzles-rated = 计分谜题
puzzles-rated-about = 每个局面都是新的，难度与你的等级分相称。以第一次点击为准。
puzzles-rated-log-in = 登录以获得等级分
puzzles-rush = 谜题冲刺
puzzles-rush-about = 限时三分钟。局面越来越难，失误三次即结束。
puzzles-best = 你的最佳：{ $score }
puzzles-best-none = 还没有玩过。
puzzles-start = 开始
puzzles-stop = 停止
puzzles-score = 已解
puzzles-lives =
    { $count ->
        [0] 不能再失误了
       *[other] 还可失误{ $count }次
    }
puzzles-over = 你解出了{ $score }题。
puzzles-over-best = 你解出了{ $score }题：个人新纪录！
puzzles-training = 专练一种技巧
puzzles-training-about = 不计时，一题接一题。
puzzles-mistakes = 你的错题
puzzles-mistakes-about = 做错的谜题，以及对局中你错过安全格的局面。
puzzles-mistakes-start = 重做{ $count }题
puzzles-mistakes-none = 还没有错题。做错的谜题，以及对局中你错过安全格的局面，都会出现在这里。
puzzles-question = 找出一个安全的格子。
puzzles-right = 安全！
puzzles-wrong = 这一格不一定安全。安全的格子已标出。
puzzles-rating = 你的谜题等级分：{ $rating }
puzzles-rating-none = 解一道谜题，即可获得等级分。
puzzles-chart = 谜题等级分
puzzles-chart-about = 每道谜题之后的等级分。色带为95%置信区间。
