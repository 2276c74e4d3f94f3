### Hints on the two boards of Qubits and Entangled. $board is Z or H; $state is the state of a qubit.

qubit-hint-open = { $board }盤で{ CELL($cell) }を開けましょう。
qubit-hint-shield = { $board }盤の{ CELL($cell) }にシールドを使いましょう。
qubit-only-state = このマスは「{ STATE($state) }」以外ありえません。
qubit-more-certain = ほかに確実なマスが{ $count }個あります。
# Why a cell is certainly safe on $board. $clue, $other and $clues are open cells, $cells the cells in question;
# $numbers is a list such as “½ on Z and 1 on H”.
# $aside says whether linked cells are left out of the numbers.
qubit-why-zero =
    { $aside ->
        [yes] つながったマスを除くと、{ CELL($clue) }の数字は{ $board }で残り0です。だから周りのほかのマスは、{ $board }では地雷ではありません。
       *[no] { CELL($clue) }の数字は{ $board }で今は0です。だから周りの閉じたマスはすべて、{ $board }で安全です。
    }
qubit-why-one =
    { $aside ->
        [yes] つながったマスを除くと、{ CELL($clue) }の数字は、閉じたマス{ $count }個に対して{ LIST($numbers) }が残ります。すべて{ $board }で安全でなければ計算が合いません。
       *[no] { qubit-why-one-alone }
    }
qubit-why-one-alone =
    { $count ->
        [1] { CELL($clue) }の数字は{ LIST($numbers) }で、数えている閉じたマスはここだけです。ここが{ $board }で安全でなければ計算が合いません。
       *[other] { CELL($clue) }の数字は、閉じたマス{ $count }個に対して{ LIST($numbers) }です。すべて{ $board }で安全でなければ計算が合いません。
    }
qubit-why-same =
    { $aside ->
        [yes] つながったマスを除くと、{ CELL($clue) }と{ CELL($other) }の数字は{ $board }でどちらも残り{ $number }ですが、{ CELL($clue) }は{ CELLS($cells) }も数えています。{ qubit-adds-nothing }
       *[no] { CELL($clue) }と{ CELL($other) }の数字は{ $board }でどちらも{ $number }ですが、{ CELL($clue) }は{ CELLS($cells) }も数えています。{ qubit-adds-nothing }
    }
qubit-adds-nothing = だからその分は0で、{ $board }で安全です。
qubit-why-more =
    { $aside ->
        [yes] つながったマスを除いて考えます。{ CELL($clue) }の数字は、{ CELL($other) }の数字と同じマスに加えて{ CELLS($cells) }を数えていて、差は{ LIST($numbers) }です。このマスが{ $board }で安全でなければ計算が合いません。
       *[no] { CELL($clue) }の数字は、{ CELL($other) }の数字と同じマスに加えて{ CELLS($cells) }を数えていて、差は{ LIST($numbers) }です。このマスが{ $board }で安全でなければ計算が合いません。
    }
qubit-why-need = { CELL($clue) }の数字は、閉じたマス{ $count }個に対して{ LIST($numbers) }です。
qubit-why-adds-up = これらの数字を合わせると、このマスが{ $board }で安全でなければ計算が合いません。
qubit-why-linked = このマスはつながったマスで、{ CELLS($clues) }の結果により、{ $board }で安全です。
qubit-why-several = { CELLS($clues) }の数字を合わせると、ほかの可能性はありません。このマスは{ $board }で安全です。
qubit-why-totals = { CELLS($clues) }の数字とマスの種類ごとの合計から、ほかの可能性はありません。このマスは{ $board }で安全です。
qubit-why-totals-alone = マスの種類ごとの合計から、ほかの可能性はありません。このマスは{ $board }で安全です。
qubit-group-ruled-out = 同じグループの測定結果から、このマスが{ $board }盤で地雷である可能性はありません。
qubit-shield-settles = このマスはつながったマスなので、両方の盤でコイン投げです。シールドなら危険なく調べられ、その結果でつながった相手も決まります。
qubit-shield-likely-linked = このマスはおそらくつながっています。シールドは、つながったマスに使うのが最も効果的です。
qubit-shield-half = 地雷の確率は50%で、シールドが最も役立つ場面です。
qubit-shield-spare = シールドが、グループに必要な数より多くあります。
qubit-first-safe = 最初のマスは必ず安全で、角なら広く開く可能性が最も高くなります。
qubit-first-unknown = まだ何もわかっていません。角なら広く開く可能性が最も高くなります。
qubit-risk = 確実な手はありません。地雷の確率は{ PERCENT($risk) }です。
qubit-survives = 確実な手はありません。このマスが安全な確率は{ PERCENT($survival) }です（{ LIST($states) }）。
qubit-survives-about = 確実な手はありません。このマスが安全な確率は{ PERCENT($survival) } ± { PERCENT($error) }です（{ LIST($states) }）。
qubit-state-share = { STATE($state) } { PERCENT($share) }
qubit-no-state = 単独の状態なし
qubit-wins = この手を打った場合の勝率は{ PERCENT($share) }です。
qubit-none-left = もう測定するマスはありません。

## The Bloch arrow of a cell, after its place: where it points, and what that means on boards $board and $other

arrow-safe = { $label }（x = { $x }、z = { $z }）、{ $board }で確実に安全、{ $other }ではコイン投げ。
arrow-mine = { $label }（x = { $x }、z = { $z }）、{ $board }で確実に地雷、{ $other }ではコイン投げ。
arrow-none = 単独の状態なし（x = 0、z = 0）、両方の盤でコイン投げ。
