### The home page: a board that is ready, and the ways to everything else.

home-title = 理不尽な運ゲーのないマインスイーパー。
# Beside a Classic board, which can require guesses.
home-title-classic = すぐに遊べるマインスイーパー。
# Beside a Classic board; $noguess and $forgiving are names of rules above it.
home-lead-guess = 「クラシック」では運任せになることがあります。「{ $noguess }」と「{ $forgiving }」なら、運で負けることはありません。
home-continue = 続きから
# An unfinished game: its size and its clock.
home-unfinished = { $width }×{ $height }、{ $time }
home-daily = デイリーチャレンジ
home-daily-note = 毎日更新、全員が同じ盤面に挑戦
home-learn = 学ぶ
home-learn-note = 基本パターンから量子ビットまで、レッスンとパズル
home-analyse = 解析
home-analyse-note = どんな局面でも、全マスの地雷の確率がわかる

## The bar over the board, also in a game

home-rules = ルール
home-level = レベル
home-custom = カスタム…
home-custom-help = サイズもオプションも自由に
home-custom-game = カスタムゲーム
home-cancel = キャンセル
home-play = プレイ
