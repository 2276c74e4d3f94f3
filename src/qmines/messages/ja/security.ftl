### Errors about how a server is set up, and what it refuses for safety.

## The proxies in front of a server (--proxy)

security-proxy-star = 「*」では、どのクライアントも自分のアドレスを偽れてしまいます。サーバーの前にあるプロキシの数（--proxy 1）か、そのアドレス（--proxy 10.88.0.1,192.168.0.0/16）を指定してください。
security-proxy-count = サーバーの前に置くプロキシの数は1～{ $most }にしてください。
security-proxy = 「{ $text }」は、10.88.0.0/16のようなアドレスやネットワークでも、サーバーの前にあるプロキシの数でもありません。

## Names

security-name-reserved = 「{ $name }」は予約されているか、予約された名前に似ています。別の名前にしてください。
security-name-in-room = 「{ $name }」か、それに似た名前の人がすでにいます。別の名前にしてください。

## Requests

security-nul = リクエストに、使用できないNUL文字が含まれています。取り除いてからもう一度お試しください。

## Where a server stores everything, said at its start

security-stored-file = ゲームとアカウントの保存先：{ $path }
security-stored-server = ゲームとアカウントの保存先：{ $host }の{ $kind }データベース「{ $name }」
security-stored-here = ゲームとアカウントの保存先：このマシンの{ $kind }データベース「{ $name }」
