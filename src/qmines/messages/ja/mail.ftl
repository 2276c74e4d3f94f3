### E-mails to players.

mail-confirm-subject = メールアドレスの確認
# $url is a link.
mail-confirm-text =
    { $name } 様

    次のリンクを開いて、qminesに登録するメールアドレスを確認してください：
    { $url }

    リンクの有効期限は1時間です。お心当たりがない場合は、このメールを無視してください。
mail-reset-subject = qminesのパスワード再設定
# $url is a link.
mail-reset-text =
    { $name } 様

    次のリンクを開いて、qminesの新しいパスワードを設定してください：
    { $url }

    リンクは1回だけ、1時間以内に限り使えます。お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。
