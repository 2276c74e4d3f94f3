### Puzzles: find a safe cell.

puzzles-rated = レート付きパズル
puzzles-rated-about = 毎回、レートに合わせた新しい局面が出ます。最初のクリックが解答になります。
puzzles-rated-log-in = ログインしてレートを付ける
puzzles-rush = パズルラッシュ
puzzles-rush-about = 制限時間は3分です。問題はだんだん難しくなり、3回ミスすると終了です。
puzzles-best = 自己ベスト：{ $score }
puzzles-best-none = まだ挑戦していません。
puzzles-start = 始める
puzzles-stop = やめる
puzzles-score = 正解
puzzles-lives =
    { $count ->
        [0] もうミスできません
       *[other] ミスはあと{ $count }回まで
    }
puzzles-over = { $score }問解きました。
puzzles-over-best = { $score }問解きました。自己ベスト更新です！
puzzles-training = テクニック別の練習
puzzles-training-about = 時間制限なしで、1問ずつ解きます。
puzzles-mistakes = 間違えた問題
puzzles-mistakes-about = 間違えたパズルと、ゲームで安全なマスを見逃した局面です。
puzzles-mistakes-start = { $count }問に再挑戦
puzzles-mistakes-none = 再挑戦する問題はまだありません。間違えたパズルや、ゲームで安全なマスを見逃した局面がここに表示されます。
puzzles-question = 安全なマスを見つけましょう。
puzzles-right = 安全！
puzzles-wrong = 安全とは言い切れないマスです。安全なマスに印を付けました。
puzzles-rating = パズルのレート：{ $rating }
puzzles-rating-none = パズルを1つ解くとレートが付きます。
puzzles-chart = パズルのレート
puzzles-chart-about = 各パズル後のレートです。帯は95%信頼区間です。
