### What measuring a qubit tells, sentence by sentence. $board is Z or H; $state is a state of a qubit;
### $chance is 0, ½ or 1.

measured-outcome =
    { $mine ->
        [yes] { $board }盤で{ CELL($cell) }を測定：地雷でした。
       *[no] { $board }盤で{ CELL($cell) }を測定：地雷ではありませんでした。
    }
measured-shielded =
    { $mine ->
        [yes] { $board }盤の{ CELL($cell) }にシールドを使用：地雷でした。
       *[no] { $board }盤の{ CELL($cell) }にシールドを使用：地雷ではありませんでした。
    }
measured-state = マスの状態は「{ STATE($state) }」だったので、地雷の確率は{ $chance }でした。
measured-shared =
    { $kind ->
        [singlet] このマスはつながったペア（シングレット）の片方なので、地雷の確率は{ $chance }でした。
        [link] このマスはつながったペア（つながり）の片方なので、地雷の確率は{ $chance }でした。
       *[trio] このマスはつながった3マス（トリオ）の1つなので、地雷の確率は{ $chance }でした。
    }
# $numbers and $shares are lists such as “½ on Z and 1 on H”.
measured-shows = 出た数字は{ LIST($numbers) }です。
measured-dropped = 周りの数字が{ LIST($shares) }減りました。
measured-on-board = { $board }で{ $number }
measured-so-held = つまり、状態は「{ STATE($state) }」でした。
measured-now = { CELL($cell) }は「{ STATE($state) }」になりました。
measured-still-shared = { CELL($cell) }には、今も単独の状態がありません。
# Two cells of a trio were measured, which decides the third; $boards is a text such as “H Z Z”.
measured-trio-odd = このトリオを{ $boards }で測定した結果、地雷は{ $mines }個でした。H H Hでは必ず奇数、H Z Z、Z H Z、Z Z Hでは必ず偶数になります。隠れた盤面では不可能なことです。
measured-trio-even = このトリオを{ $boards }で測定した結果、地雷は{ $mines }個でした。H Z Z、Z H Z、Z Z Hでは必ず偶数、H H Hでは必ず奇数になります。隠れた盤面では不可能なことです。
# A link to the lesson on trios.
measured-trio-lesson = 理由は「マーミンのトリオ」のレッスンで
measured-more = ほかに{ $count }マスが測定されました。

## In the sandbox

# $what and $why are whole sentences.
sandbox-measured = { $what }{ $why }
sandbox-state = マスの状態は「{ STATE($state) }」だったので、地雷の確率は{ $chance }でした。
sandbox-state-shared = マスには単独の状態がなかったので、地雷の確率は{ $chance }でした。
sandbox-now = { CELL($cell) }は「{ STATE($state) }」になりました。
sandbox-now-shared = { CELL($cell) }は単独の状態を持たなくなりました。
sandbox-seen = 確認済み：{ $what }
