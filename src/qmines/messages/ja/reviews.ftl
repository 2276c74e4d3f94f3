### What a review says of each move in a replay, and what other rules would have made of a game.

## Moves that risk nothing

review-undo = 直前の手を元に戻しました。
review-pause = ゲームを一時停止しました。
review-resume = ゲームを再開しました。
review-resign = プレイヤーが降参しました。
# $kind is a kind of help, such as Hints.
review-help = お助けを使いました：{ $kind }。
review-sandbox = サンドボックスに危険はありません。
review-opened-nothing = この手では何も開きませんでした。
review-shield = シールドを使うので危険はありません。
review-first = 最初のクリックは必ず安全です。
review-no-risk = 危険はありませんでした。
review-mark = マークを変えました。
review-flag = 旗を立てました。
review-flag-mine = 確実な地雷に旗を立てました。
review-flag-wrong = 間違った旗です。このマスは安全に開けられました。
review-flag-chance = 旗を立てました（地雷の確率{ PERCENT($chance) }）。

## Moves that risk something. $about is “yes” if chances are estimates; $board is Z or H, or “none” on a single board.

review-safe = この手は確実に安全です。
review-too-hard = この手は難しすぎて判定できません。
review-guess =
    { $about ->
        [yes] 安全な確率が約{ PERCENT($survival) }の推測です。これより安全な手はありませんでした。
       *[no] 安全な確率が{ PERCENT($survival) }の推測です。これより安全な手はありませんでした。
    }
review-mistake-mine =
    { $board ->
        [none] このマスは確実に地雷でした。{ CELL($cell) }なら安全に開けられました。
       *[other] このマスは確実に地雷でした。{ $board }盤の{ CELL($cell) }なら安全に開けられました。
    }
review-mistake-risk =
    { $board ->
        [none] この手が安全な確率は{ PERCENT($survival) }しかありません。{ CELL($cell) }なら安全に開けられました。
       *[other] この手が安全な確率は{ PERCENT($survival) }しかありません。{ $board }盤の{ CELL($cell) }なら安全に開けられました。
    }
review-mistake-mine-shield = このマスは確実に地雷でした。シールドも残っていました。
review-mistake-risk-shield = この手が安全な確率は{ PERCENT($survival) }しかなく、シールドも残っていました。
review-mistake-safer =
    { $about ->
        [yes] もっと安全な手がありました。安全な確率は、その手が約{ PERCENT($best) }、この手が約{ PERCENT($survival) }です。
       *[no] もっと安全な手がありました。安全な確率は、その手が{ PERCENT($best) }、この手が{ PERCENT($survival) }です。
    }
review-lost = この手で負けました。

## The best move

best-safe = { CELL($cell) }を開けましょう。安全です。
best-safe-more = { CELL($cell) }を開けましょう。安全です。ほかにも安全なマスが{ $more }個あります。
best-guess = { CELL($cell) }を開けましょう。地雷の確率は{ PERCENT($risk) }です。

## The same game under other rules. $result is won or lost; $why is a sentence that says why.

other-forgiving-visible = 救済、画面の数字だけ
other-forgiving-strict = 救済、厳格
other-refused = このゲームはこのルールではプレイできません：{ $why }
other-moved = このルールでも地雷は移りますが、盤面の残りが変わるため、ここから先は別のゲームになります。
other-continues = ゲームは続いていました。誰にもわかるはずのない地雷なので、別の場所へ移されていたはずです。
other-ends =
    { $result ->
        [won] ここで勝っていました。{ $why }
       *[lost] ここで負けていました。{ $why }
    }
other-ends-otherwise =
    { $result ->
        [won] ゲームは同じくここで終わっていましたが、勝ちでした。{ $why }
       *[lost] ゲームは同じくここで終わっていましたが、負けでした。{ $why }
    }
other-same-so-far = ここまでは同じです。
other-same =
    { $result ->
        [won] 違いはありません。同じく勝っていました。
       *[lost] 違いはありません。同じく負けていました。
    }
other-same-move = 同じ手で負けていました。{ $why }
