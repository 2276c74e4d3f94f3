### Screenshots and other pictures of boards.

## Why no board was read. $columns and $rows count cells, and $size is that of a cell in pixels.

# $formats is a list of names, such as PNG.
picture-format = Этот файл — не изображение в поддерживаемом формате. Подойдёт один из этих: { $formats }.
picture-damaged = Изображение повреждено или неполное. Попробуйте другое.
picture-bytes = Размер файла — { $megabytes } МБ, а предел — { $most } МБ. Обрежьте изображение по границам поля.
picture-pixels = В изображении слишком много пикселей. Обрежьте его по границам поля.
# $first and $other are places, such as 30, 40.
picture-several = На изображении больше одного поля: в точке { $first } и в точке { $other }. Обрежьте его так, чтобы осталось одно.
picture-small = Изображение слишком мелкое. Размер клетки должен быть не меньше 10 пикселей.
picture-small-found = Клетки на изображении слишком мелкие: найдено { $columns }×{ $rows } клеток по { $size } px. Нужно не меньше 10 px.
picture-none = На изображении не найдено поле «Сапёра». Оно должно быть видно ровно и целиком.
picture-none-closest = На изображении не найдено поле «Сапёра»; больше всего похоже на { $columns }×{ $rows } клеток по { $size } px. Возьмите более чёткое изображение или обрежьте его по границам поля.

## In the analyser

picture-open = Открыть скриншот…
picture-open-note = Изображение можно также вставить или перетащить сюда. Оно остаётся на вашем устройстве.
# While something is dragged over the page.
picture-drop = Отпустите скриншот или файл, чтобы проанализировать его
picture-reading = Скриншот распознаётся…
picture-found = Найдено поле { $width }×{ $height }.
picture-found-mines = Найдено поле { $width }×{ $height }, мин: { $mines }.
picture-doubts =
    { $count ->
        [one] { $count } клетка распознана неуверенно. Если клетка неверна, нажмите на неё, чтобы заменить её маленьким символом из угла.
        [few] { $count } клетки распознаны неуверенно. Если какая-то из них неверна, нажмите на неё, чтобы заменить её маленьким символом из угла.
       *[many] { $count } клеток распознано неуверенно. Если какая-то из них неверна, нажмите на неё, чтобы заменить её маленьким символом из угла.
    }
# A cell, how it was read, and what it may be instead.
picture-instead = Клетка ({ CELL($cell) }): { $read } → { $instead }
picture-could-be = возможно: { $look }
picture-keep = Всё верно
picture-mines = Счётчик мин не распознан. Сколько всего мин на поле?
picture-unavailable = Не удалось загрузить модуль распознавания. Проверьте соединение и попробуйте ещё раз.
