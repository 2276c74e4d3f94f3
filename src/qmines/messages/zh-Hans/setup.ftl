### Setting up a game: its level and its options.

setup-level = 难度
setup-custom = 自定义
setup-any-size = 任意大小
setup-width = 宽
setup-height = 高
setup-mines = 雷数
setup-mines-z = Z上的雷
setup-density-mines = 雷密度{ PERCENT($density) }
# Cells of each kind, and those that share a state with others.
setup-totals-linked = { game-totals } · { $linked }关联
setup-full = { $cells }格放不下这么多。请减少数量或加大雷区。
setup-too-dense = 无猜雷区不能这么密：最多{ $mines }个雷。
setup-seed = 你的种子
setup-seed-help = 你的种子会参与生成雷区，这样别人就无法决定你拿到哪个雷区。
setup-ranked = 排位：不能撤销，不能暂停
