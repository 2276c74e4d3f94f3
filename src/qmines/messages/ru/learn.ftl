### Answers in the trainer and in lessons.

drill-solution = Вот решение.
drill-right-safe = Верно, здесь безопасно: { CELL($cell) }.
drill-right-mine = Верно, здесь мина: { CELL($cell) }.
drill-wrong-mine = Нет, здесь точно мина: { CELL($cell) }.
drill-wrong-safe = Нет, здесь точно безопасно: { CELL($cell) }.
drill-uncertain = Не наверняка: { CELL($cell) } — мина в { PERCENT($risk) } возможных расстановок.
drill-easier-elsewhere = Была клетка попроще.
# In the lesson on Forgiving.
drill-lost = В игре это было бы поражение: мину здесь можно было вычислить ({ CELL($cell) }).
drill-open-one = На этот раз без флажков: откройте клетку.
drill-just-guess = Здесь ничего не вычислить. Откройте любую из двух клеток.
