### The learn pages and the trainer. The lessons themselves are in lessons.ftl.

learn-classic = Классика
learn-classic-about = Пять приёмов, от простых к сложным. В каждом — примеры, где вы сами находите ход; решатель проверит ответ и объяснит его.
learn-forgiving = Пощада
learn-forgiving-about = На что можно рассчитывать, когда остаётся только рискнуть: три примера.
learn-trainer-about = Позиции для тренировки без конца. Тренажёр чаще спрашивает о том, в чём вы ошибаетесь, и со временем добавляет приёмы посложнее.
learn-trainer-answered = Ответов: { $asked }, верных с первого раза: { $right }.
learn-trainer-none = Ответов пока нет.
learn-trainer-start = Начать
learn-trainer-continue = Продолжить
learn-qubits = Кубиты и запутанность
learn-qubits-about = Три игры с тренером, потом четыре урока о том, что происходит за кулисами, и песочница, где ничего не взрывается.
learn-sandbox = Песочница
learn-sandbox-about = Готовьте клетки в любом состоянии и измеряйте их сколько угодно.
learn-done = Пройдено
learn-not-done = Не пройдено
learn-progress = { $done } из { $total }
learn-examples = Примеры
learn-example = Пример { $number }
learn-example-solved = Пример { $number } ✓
learn-next-example = Следующий пример

## A position to solve

quiz-question = Найдите клетку, о которой всё известно наверняка. Безопасную откройте, а мину отметьте флажком.
learn-puzzles-about = Три минуты и три ошибки: сколько безопасных клеток вы найдёте?
quiz-mines = Всего мин: { $count }. Под флажками точно мины.
quiz-mines-unknown = Количество мин неизвестно.
quiz-tap = Ваш ответ
quiz-safe = Безопасно
quiz-mine = Мина
quiz-pass = Не знаю

## The trainer

trainer-next = Дальше
trainer-choose = Тренировать
trainer-choose-weakest = Ваши слабые места
trainer-progress = Ваши успехи
trainer-technique = Приём
trainer-right = Верно
trainer-recent = Последние 10
trainer-share = Частота
trainer-right-count = { $right } из { $asked }
trainer-answer-right = верно
trainer-answer-wrong = неверно
trainer-recent-none = Пока нет
trainer-locked = Закрыто
trainer-about = Засчитывается только первый ответ в каждой позиции. Приёмы, в которых вы ошибались в последних десяти ответах, встречаются чаще; у приёмов, которые вы ещё не пробовали, неверной считается половина ответов. Новый приём откроется, когда в предыдущем вы дадите три верных ответа из пяти.
