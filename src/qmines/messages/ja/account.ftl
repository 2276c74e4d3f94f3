### The account page.

account-why-guest = 今はゲストとしてプレイ中です。アカウントを作ると、ゲームを保存してほかの端末でも遊べます。
account-why = アカウントがなくても遊べます。作っておくと、ゲームを保存してほかの端末でも遊べます。
account-log-in = ログイン
account-sign-up = 新規登録
account-log-out = ログアウト
account-name = 名前
account-name-help = 文字と数字が使えます。間に「-」「_」「.」も入れられますが、続けては使えません。名前はほかの人にも表示されます。
account-password = パスワード
account-password-help = 8文字以上
account-forgot = パスワードを忘れた場合
account-password-length = 8文字以上にしてください。
account-sign-up-note = ゲストとして遊んだゲームは引き継がれます。ベストタイムとランキングには含まれますが、勝率と連勝には含まれません。
account-taken = その名前は使われています。ご自分のアカウントならログインしてください。
account-profile = マイプロフィール
account-privacy = プライバシー
account-hide-profile = プロフィールをほかの人に見せない
account-leave-leaderboards = 自分をランキングなどの公開リストに載せない
account-export = 自分のデータを書き出す
account-change-password = パスワードを変更
account-old-password = 現在のパスワード
account-new-password = 新しいパスワード
account-password-changed = パスワードを変更しました。ほかの端末からはすべてログアウトしました。
account-sessions = ログイン中の端末
account-session-this = このブラウザ
account-session-seen = 最終アクセス：{ $when }
account-session-end = ログアウト
# $browser and $system are names such as Firefox and Windows.
account-browser = { $browser }（{ $system }）
account-browser-unknown = 不明なブラウザ
account-browser-unknown-system = 不明なブラウザ（{ $system }）
account-delete = アカウントを削除
account-delete-forever = 完全に削除
account-delete-note = アカウントを削除すると、名前、ゲーム、統計がすべて消えます。元には戻せません。

## Recovery

recover-codes = 復旧コード
recover-codes-about = パスワードを忘れたときは、どのコードでも新しいパスワードを設定できます（各コード1回限り）。コードは二度と表示されないので、安全な場所に保管してください。
recover-codes-copy = コピー
recover-codes-copied = コピーしました
recover-codes-done = コードを保管しました
recover-codes-left =
    { $count ->
        [0] 復旧コードは残っていません。
       *[other] 復旧コードは残り{ $count }個です。
    }
recover-codes-new = 新しいコードを発行
recover-code = 復旧コード
recover-code-title = 復旧コードを使う
recover-set = 新しいパスワードを設定
recover-changed = パスワードを変更しました。ログインできます。
recover-email-title = メールでリンクを受け取る
recover-email-note = アカウントに確認済みのメールアドレスがあれば、1時間有効なリンクを送ります。
recover-email-send = リンクを送る
recover-email-sent = このアカウントに確認済みのメールアドレスがある場合は、まもなくリンクが届きます。
recover-link-title = 新しいパスワードを決める
recover-confirmed = メールアドレスの確認が完了しました。
recover-email = メールアドレス
recover-email-about = アカウントの復旧にだけ使います。
recover-email-add = アドレスを追加
recover-email-unconfirmed = { $address } はまだ確認されていません。受信トレイをご確認ください。
recover-email-remove = アドレスを削除

## Friends

friends-blocked = ブロック中のプレイヤー
friends-remove = 削除
friends-unblock = ブロックを解除

## Why a name, a password or settings are refused

account-refused-name = 名前は文字と数字を使って{ $least }～{ $most }字にしてください。異なる文字体系は混ぜられません。間に「-」「_」「.」を入れられますが、続けては使えません。
account-refused-password-length = パスワードは{ $least }～{ $most }文字にしてください。
account-refused-password-name = 名前と同じパスワードは使えません。別のものにしてください。
account-refused-password-common = このパスワードは簡単に推測されてしまいます。無関係な単語を3つ並べるなど、もっと長いものにしてください。
account-refused-email = メールアドレスの形式が正しくありません。入力内容を確認してください。
account-refused-settings = 設定のデータが大きすぎます。保存できるのは{ $most }文字までです。初期設定に戻してください。
