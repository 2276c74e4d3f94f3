### Why a mine could have been known: a chain of deductions, with looks under safe cells.

verdict-shows = Откроем клетку ({ CELL($cell) }): там { $number }.
verdict-opens-area = Откроем клетку ({ CELL($cell) }): откроется область.
# A chord that must hit a mine, though nobody can say which cell it is.
verdict-assume = Предположим, здесь безопасно: { CELLS($cells) }.
verdict-one-of = Значит, хотя бы в одной из этих клеток должна была быть мина: { CELLS($cells) }.

## Going through the steps

chain-open = Показать почему
chain-open-safe = Показать безопасную клетку
chain-step = Шаг { $step } из { $steps }
chain-back = Назад
chain-next = Дальше
# Goes to the last step.
chain-last = В конец
chain-close = Закрыть
# In the terminal, above and below the board.
verdict-title = Почему
verdict-keys = { $back } { $next } шаг, { $close } закрыть
