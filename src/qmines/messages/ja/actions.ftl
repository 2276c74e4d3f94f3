### What keys do, as lists of keys show it. The keys themselves are in src/qmines/theme/keys.toml.

## Profiles of keys

key-profile-standard = 標準（矢印キー、WASD）
key-profile-vim = Vim（h j k l、斜め移動）
key-profile-keypad = テンキー

## Groups of actions

key-scope-move = 移動
key-scope-play = プレイ
key-scope-assist = お助け機能
key-scope-view = 表示
key-scope-anywhere = 共通

## Moving

action-up = 上
action-down = 下
action-left = 左
action-right = 右
action-up-left = 左上
action-up-right = 右上
action-down-left = 左下
action-down-right = 右下
action-page-up = 1ページ上
action-page-down = 1ページ下
action-row-start = 行の先頭
action-row-end = 行の末尾

## Playing

action-open = マスを開ける（数字は一括オープン）
action-flag = 旗を立てる／外す
action-mark = マークを切り替える（右クリックと同じ）
action-chord = 一括オープン：数字の周りの残りを開ける
action-other-board = 盤を切り替える
action-shield = シールドでマスを調べる
action-undo = 元に戻す
action-pause = 一時停止
action-new = 同じ設定で新しいゲーム

## Getting help

action-hint = ヒント（もう一度押すと理由）
action-one-move = 簡単な手を1手打つ
action-all-moves = 簡単な手をすべて打つ
action-solve = 確実な手をすべて打つ
action-step = 自動プレイで1手進める
action-auto = 自動プレイの開始／停止
action-analyse = この局面を解析

## View

action-slower = 遅くする
action-faster = 速くする
action-overlay = 地雷の確率を表示／非表示
action-reduced = 簡易表示：不要なマスを隠す
action-coach = ガイド付きゲームのコーチを表示／非表示
action-explain = 説明をすべて表示
action-zoom-in = マスを大きく
action-zoom-out = マスを小さく

## Anywhere

action-help = ヘルプとキー一覧
