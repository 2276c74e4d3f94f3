### Setting up a game: its level and its options.

setup-level = レベル
setup-custom = カスタム
setup-any-size = サイズ自由
setup-width = 幅
setup-height = 高さ
setup-mines = 地雷
setup-mines-z = Zの地雷
setup-density-mines = 地雷の割合{ PERCENT($density) }
# Cells of each kind, and those that share a state with others.
setup-totals-linked = { game-totals } · つながり{ $linked }
setup-full = この数では{ $cells }マスに入りきりません。数を減らすか、盤面を広げてください。
setup-too-dense = 地雷が多すぎて推測不要の盤面を作れません。{ $mines }個以下にしてください。
setup-seed = 自分のシード
setup-seed-help = 自分のシードも盤面の生成に使われるので、ほかの人があなたの盤面を選ぶことはできません。
setup-ranked = ランキング対象：元に戻す・一時停止なし
