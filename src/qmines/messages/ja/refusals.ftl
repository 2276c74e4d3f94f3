### Why the server refuses a request.

## The request itself

refused-no-page = ページが見つかりません。
refused-method = このメソッドは使えません。
refused-unanswerable = サーバーがこのリクエストを解釈できませんでした。内容を確認して、もう一度お試しください。
refused-malformed = リクエストの項目に誤りか不足があります。/openapi.jsonを参照してください。
refused-host = このサーバーはそのホスト名に対応していません。アドレスを確認してください。
refused-origin = このリクエストは、このサーバーのページから送る必要があります。
refused-type = リクエストのContent-Typeはapplication/jsonにしてください。
refused-length = Content-Lengthヘッダーが数値ではありません。
refused-size = リクエストが大きすぎます。{ $bytes }バイトまでにしてください。
refused-slow = リクエストの残りが時間内に届きませんでした。もう一度送ってください。
refused-headers = ヘッダーが大きすぎます。{ $lines }個、合計{ $kib } KiBまでにしてください。
refused-target = URLが長すぎます。{ $kib } KiBまでにしてください。
refused-pipelined = 一度に送るリクエストが多すぎます。1つの接続で待機できるのは{ $most }件までです。
refused-handshake = WebSocketハンドシェイクの形式が正しくないか、ヘッダーが8 KiBを超えています。
refused-utf8 = 本文が正しいUTF-8ではありません。
refused-json = 本文が正しいJSONではありません：{ $error }（{ $line }行{ $column }列）
refused-nesting = 本文の入れ子が深すぎます。
refused-duplicate = 本文に重複したキーか、無効な数値があります。
refused-object = 本文はJSONオブジェクトにしてください。
refused-character = 本文に、Unicodeとして正しくない単独のサロゲートがあります。
refused-large-number = 本文に大きすぎる数値があります。
refused-field = { $field }：{ $error }。
refused-query = クエリ文字列に{ $name }が2回あります。
refused-base64 = データが正しいbase64ではありません。
refused-text-or-data = テキストかファイルのデータのどちらか一方を送ってください。

refused-no-player = その名前のプレイヤーはいないか、プロフィールが非公開です。
refused-favourites = プロフィールに載せられるゲームは{ $most }件までです。先にどれかを外してください。

refused-banned =
    { $given ->
        [yes] { $ends ->
            [never] このアカウントは、このサーバーでの利用を停止されています。誤りだと思われる場合は、運営者に連絡してください。理由：{ $reason }
           *[other] このアカウントは、このサーバーでの利用を { $until }（UTC）まで停止されています。誤りだと思われる場合は、運営者に連絡してください。理由：{ $reason }
        }
       *[other] { $ends ->
            [never] このアカウントは、このサーバーでの利用を停止されています。誤りだと思われる場合は、運営者に連絡してください。
           *[other] このアカウントは、このサーバーでの利用を { $until }（UTC）まで停止されています。誤りだと思われる場合は、運営者に連絡してください。
        }
    }
refused-recovery = 名前か復旧コードが違うか、コードが使用済みです。両方を確認するか、別のコードを使ってください。
refused-link = このリンクは期限切れか、使用済みです。新しいリンクをリクエストしてください。
refused-no-mail = このサーバーはメールを送信しません。代わりに復旧コードを使ってください。
refused-oneself = 自分自身をフレンドに追加したり、ブロックしたりはできません。
refused-relations = フレンドとブロックが合計{ $most }人に達しています。先に誰かを外してください。
refused-reports = 通報できるのは1日{ $most }人までです。明日もう一度お試しください。
refused-report-long = 説明は{ $most }文字以内にしてください。

## Limits

refused-often = リクエストが多すぎます。少し待ってください。
refused-sockets = お使いのネットワークからの接続が多すぎます。タブをいくつか閉じてから、もう一度お試しください。
refused-tries = 試行回数が多すぎます。しばらく待ってください。
refused-busy = ソルバーが混み合っています。もう一度お試しください。
refused-waiting = すでに{ $count }件のリクエストがソルバーの順番を待っています。応答があってからお試しください。
refused-at-once = 一度に送るリクエストが多すぎます。前のリクエストへの応答があるまで待ってください。
refused-moment = サーバーが混み合っています。しばらくしてからお試しください。
refused-quota = このネットワークアドレスから最近保存されたデータが多すぎます。{ $minutes }分後にお試しください。
refused-store = 今はゲームを保存できません。データは失われていないので、もう一度お試しください。
refused-failed = サーバー側で問題が発生しました（記録済みです）。もう一度お試しください。
refused-cancelled = リクエストは取り消されました。

## Games

refused-owner = これはほかの人のゲームです。観戦はできますが、操作はできません。
refused-sealed = ほかの人がまだこの盤面をプレイしています。全員が終わるまで待ってください。
refused-sealed-help = ほかの人が同じ盤面をプレイしている間は、お助け機能を使えません。
refused-outside = このマスは盤面の外です。
refused-no-lesson = レッスンが見つかりません。ページを再読み込みしてください。
refused-no-drill = 練習問題が見つかりません。新しい問題を始めてください。
refused-no-puzzle = パズルが見つかりません。ページを再読み込みしてください。
refused-no-position = 局面が見つかりません。削除された可能性があります。

## Accounts

refused-log-in = 先にログインしてください。
refused-log-in-settings = 設定を保存するには、ログインしてください。
refused-no-session = セッションが見つかりません。終了した可能性があります。ページを再読み込みしてください。
refused-no-data = あなたに関するデータはありません。
refused-credentials = 名前かパスワードが違います。両方を確認して、もう一度お試しください。
refused-password = パスワードが違います。もう一度入力してください。

## On the page

server-silent = 不明な理由でリクエストに失敗しました。もう一度お試しください。
server-none = この機能にはサーバーが必要ですが、このサイトはサーバーなしで動いています。
server-unreachable = サーバーに接続できません。接続を確認して、もう一度お試しください。
