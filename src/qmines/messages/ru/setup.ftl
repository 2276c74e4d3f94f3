### Setting up a game: its level and its options.

setup-level = Уровень
setup-custom = Свой
setup-any-size = любой размер
setup-width = Ширина
setup-height = Высота
setup-mines = Мины
setup-mines-z = Мины на Z
setup-density-mines = Мин: { PERCENT($density) }
# Cells of each kind, and those that share a state with others.
setup-totals-linked = { game-totals } · связано: { $linked }
setup-full = Столько не поместится: клеток всего { $cells }. Уменьшите числа или увеличьте поле.
setup-too-dense = Поле без угадывания не может быть таким плотным: мин должно быть не больше { $mines }.
setup-seed = Ваш сид
setup-seed-help = Ваш сид участвует в создании поля, поэтому никто другой не может выбрать его за вас.
setup-ranked = В зачёт: без отмены и паузы
