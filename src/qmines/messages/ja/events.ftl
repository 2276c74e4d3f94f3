### What the moves of a game do.

event-open = 未開封のマスを開けます。
event-flag = 未開封のマスに旗を立てるか、外します。
event-question = 未開封のマスに？マークを付けるか、外します。
event-mark = 次のマークに切り替えます（旗、使える場合は？マーク、なし）。
event-chord = 旗がそろった数字の隣のマスを開けます。
event-open-z = Z盤でマスを測定します。そこで地雷なら負けです。
event-open-h = H盤でマスを測定します。そこで地雷なら負けです。
event-mark-z = Z盤で地雷のマスに印を付けるか、外します。
event-mark-h = H盤で地雷のマスに印を付けるか、外します。
event-shield-z = Z盤でシールドを使ってマスを調べます。地雷でも爆発しません。
event-shield-h = H盤でシールドを使ってマスを調べます。地雷でも爆発しません。
event-sandbox-z = Z盤でマスを測定します。何度でもできます。
event-sandbox-h = H盤でマスを測定します。何度でもできます。
event-prepare = マスを「zero」「one」「plus」「minus」のどれかの状態に準備します。
event-reset = すべてのマスを最初の状態に戻します。
event-undo = 変化のあった最後の手を元に戻します。
event-pause = 時計を止めて盤面を隠します。
event-resume = 盤面を表示して時計を再開します。
event-resign = 降参します。
event-help = 使ったお助けを記録します。例：help hint
