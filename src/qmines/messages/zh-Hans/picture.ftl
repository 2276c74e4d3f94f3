### Screenshots and other pictures of boards.

## Why no board was read. $columns and $rows count cells, and $size is that of a cell in pixels.

# $formats is a list of names, such as PNG.
picture-format = 这个文件不是受支持的图片。请使用以下格式之一：{ $formats }。
picture-damaged = 图片已损坏或不完整。请换一张试试。
picture-bytes = 文件大小为 { $megabytes } MB，上限为 { $most } MB。请把图片裁剪到只剩雷区。
picture-pixels = 图片像素过多。请把它裁剪到只剩雷区。
# $first and $other are places, such as 30, 40.
picture-several = 图片里不止一个雷区：一个在像素 { $first } 处，另一个在 { $other } 处。请裁剪到只剩其中一个。
picture-small = 图片太小，无法识别。每个格子的宽度至少需要10像素。
picture-small-found = 图片里的{ $columns }×{ $rows }个格子太小，无法识别：宽度只有 { $size } px，至少需要 10 px。
picture-none = 图片里没有找到雷区。雷区应当端正、没有遮挡。
picture-none-closest = 图片里没有找到雷区，最接近的是{ $columns }×{ $rows }个 { $size } px 的格子。请换一张更清晰的图片，或裁剪到只剩雷区。

## In the analyser

picture-open = 打开截图…
picture-open-note = 也可以直接粘贴或拖放图片。图片不会离开你的设备。
# While something is dragged over the page.
picture-drop = 拖放截图或文件即可分析
picture-reading = 正在识别截图…
picture-found = 识别到{ $width }×{ $height }的雷区。
picture-found-mines = 识别到{ $width }×{ $height }的雷区，共{ $mines }个雷。
picture-doubts = 有{ $count }个格子难以辨认。如果识别有误，点一下就会换成角上的小符号。
# A cell, how it was read, and what it may be instead.
picture-instead = { CELL($cell) }：{ $read } → { $instead }
picture-could-be = 可能是：{ $look }
picture-keep = 全部正确
picture-mines = 无法识别剩余雷数。一共有多少个雷？
picture-unavailable = 无法加载截图识别模块。请检查网络连接后重试。
