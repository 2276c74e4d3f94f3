### What measuring a qubit tells, sentence by sentence. $board is Z or H; $state is a state of a qubit;
### $chance is 0, ½ or 1.

measured-outcome =
    { $mine ->
        [yes] 在{ $board }盘测量{ CELL($cell) }：是雷。
       *[no] 在{ $board }盘测量{ CELL($cell) }：没有雷。
    }
measured-shielded =
    { $mine ->
        [yes] 在{ $board }盘对{ CELL($cell) }使用护盾：是雷。
       *[no] 在{ $board }盘对{ CELL($cell) }使用护盾：没有雷。
    }
measured-state = 这一格原来的状态：{ STATE($state) }，所以有雷概率为{ $chance }。
measured-shared =
    { $kind ->
        [singlet] 这一格是一对关联格（单态）之一，所以有雷概率为{ $chance }。
        [link] 这一格是一对关联格（连接）之一，所以有雷概率为{ $chance }。
       *[trio] 这一格是三个关联格（三元组）之一，所以有雷概率为{ $chance }。
    }
# $numbers and $shares are lists such as “½ on Z and 1 on H”.
measured-shows = 它显示：{ LIST($numbers) }。
measured-dropped = 周围的数字减少了：{ LIST($shares) }。
measured-on-board = { $board }上{ $number }
measured-so-held = 所以它原来的状态：{ STATE($state) }。
measured-now = 现在{ CELL($cell) }的状态：{ STATE($state) }。
measured-still-shared = 即便现在，{ CELL($cell) }仍没有自己的状态。
# Two cells of a trio were measured, which decides the third; $boards is a text such as “H Z Z”.
measured-trio-odd = 按{ $boards }测量，这个三元组有{ $mines }个雷。H H H总是奇数，H Z Z、Z H Z和Z Z H总是偶数：任何隐藏的雷区都做不到。
measured-trio-even =
    { $mines ->
        [0] 按{ $boards }测量，这个三元组没有雷。H Z Z、Z H Z和Z Z H总是偶数，H H H总是奇数：任何隐藏的雷区都做不到。
       *[other] 按{ $boards }测量，这个三元组有{ $mines }个雷。H Z Z、Z H Z和Z Z H总是偶数，H H H总是奇数：任何隐藏的雷区都做不到。
    }
# A link to the lesson on trios.
measured-trio-lesson = 原因见“Mermin 三元组”一课
measured-more = 另外测量了{ $count }格。

## In the sandbox

# $what and $why are whole sentences.
sandbox-measured = { $what }{ $why }
sandbox-state = 这一格原来的状态：{ STATE($state) }，所以有雷概率为{ $chance }。
sandbox-state-shared = 这一格没有自己的状态，所以有雷概率为{ $chance }。
sandbox-now = 现在{ CELL($cell) }的状态：{ STATE($state) }。
sandbox-now-shared = 现在{ CELL($cell) }没有自己的状态。
sandbox-seen = 看到了：{ $what }
