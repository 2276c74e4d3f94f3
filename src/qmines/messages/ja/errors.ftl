### Why a set-up, a request for help or a game file is refused. $mines, $width and $height are numbers.

event-cell = 「{ $event }」には0から数えた行と列が必要です。

## Help

help-none-rules = このルールではお助け機能を使えません。
help-none-sandbox = サンドボックスには隠れたものがないので、お助け機能はいりません。
help-chances-open = すべてのマスに地雷の確率がすでに表示されています。
help-no-flags = 旗の正誤を確認できるのは、盤面が1つのゲームだけです。
help-not-in-time = 時間内に次の手が見つかりませんでした。自分で1手進めてから、もう一度お試しください。
# $why says that no board fits.
help-flags-clash = 旗のどれかが間違っています：{ $why }
help-open-already = すでに開いています：{ CELLS($cells) }
help-not-certain = 安全とも地雷とも言い切れません：{ CELLS($cells) }

## Set-ups

invalid-rules = 「{ $name }」というルールはありません。{ LIST($names) }のいずれかを選んでください。
invalid-no-option = 「{ $rules }」に「{ $name }」というオプションはありません。使えるオプション：{ LIST($names) }
invalid-option-choice = オプション「{ $name }」に指定できるのは{ LIST($choices) }のいずれかです。{ $value }は使えません。
invalid-option-flag = オプション「{ $name }」はtrueかfalseで指定してください。{ $value }は使えません。
invalid-option-text = オプション「{ $name }」は表示可能なASCII文字{ $most }字までです。{ $value }は使えません。
invalid-option-number = オプション「{ $name }」は{ $least }以上の整数にしてください。{ $value }は使えません。
invalid-level-type = レベルは名前か、20x12x40のようなサイズで指定してください。{ $value }は使えません。
invalid-level = 「{ $text }」というレベルはありません。{ LIST($names) }のいずれか、または20x12x40のようなサイズを指定してください。
invalid-too-many-mines = { $width }×{ $height }に地雷{ $mines }個では、安全なマスが残りません。地雷を減らしてください。
invalid-mines-range = { $width }×{ $height }の盤面に置ける地雷は0～{ $most }個です。{ $mines }個は置けません。
invalid-side =
    { $side ->
        [width] 幅は1以上にしてください。{ $value }は使えません。
       *[height] 高さは1以上にしてください。{ $value }は使えません。
    }
invalid-side-type =
    { $side ->
        [width] 幅は整数にしてください。{ $value }は使えません。
       *[height] 高さは整数にしてください。{ $value }は使えません。
    }
invalid-too-large = { $width }×{ $height }の盤面は大きすぎます。{ $most }マスまでにしてください。
invalid-opening = 推測不要の盤面では、最初のクリックで必ず周りが広く開きます。オプション「first」を「opening」にしてください。
invalid-no-guess-dense = 地雷が多すぎて推測不要の盤面を作れません。{ $width }×{ $height }なら{ $most }個までにしてください。
invalid-plus = 両方の盤を合わせて地雷が{ $mines }個なので、Hに{ $plus }個は置けません。
invalid-qubits-full = 地雷{ $mines }個、Hで安全なマス{ $minus }個、つながったマス{ $grouped }個は、{ $cells }マスに収まりません。数を減らすか、盤面を広げてください。
invalid-no-good = どちらかの盤で安全なマスか、つながったマスが1つは必要です。
invalid-layout = 配置がゲームのサイズや合計と合っていません。配置か合計を変更してください。
invalid-lesson-layout = レッスン「{ $lesson }」の配置は決まっています。オプション「layout」は指定しないでください。
invalid-sandbox = サンドボックスは{ $most }マスまでで、地雷の数はマスの数以下にしてください。
invalid-layout-rows = 配置の行は「/」で区切り、すべて同じ長さにしてください。
invalid-layout-cell = { CELL($cell) }の「{ $text }」は、状態（0、1、+、-）でもグループの文字でもありません。
invalid-layout-group = 文字「{ $letter }」が{ $count }回出てきますが、グループは2マスか3マスです。
invalid-player-seed = シードは表示可能なASCII文字で128字までです。

## Games that start from a position

position-size = 局面がゲームのサイズや地雷の数と合っていません。局面かゲームの設定を変更してください。
position-no-guess = 局面から始めるゲームは推測不要にできません。「推測なし」をオフにしてください。
position-known = ゲームを始められるのは、プレイヤーに見えるものだけの局面からです。先に「地雷確定」と「安全確定」のマスを消してください。
position-no-number = ゲームを始めるには、局面に数字が1つ以上必要です。
position-solved = この局面には開けるマスがもうありません。未開封のマスがある局面を選んでください。
position-impossible = この局面に合う盤面はありません。数字と地雷の数を確認してください。
position-hard = この局面に合う盤面を探すのに時間がかかりすぎます。数字の少ない局面をお試しください。

## Game files

file-none = qminesのゲームファイルではありません。別のファイルを選んでください。
file-version = このゲームファイルはバージョン{ $version }で、このバージョンのqminesでは読めません。qminesを更新してください。
file-too-large = このゲームファイルは大きすぎます。{ $mib } MiBまでです。
file-keys = ゲームファイルの項目が足りないか、不明な項目があります：{ LIST($names) }。元のファイルを使ってください。
file-changed = ゲームファイルが変更されたか、壊れています（チェックサムの不一致）。元のファイルを使ってください。
file-not-exact = ゲームファイルがqminesの書き出したままの内容ではありません。元のファイルを使ってください。
# $why is in English, as qmines verify prints it.
file-wrong = ゲームファイルが正しくありません：{ $why }
file-untrue = ゲームファイルの検証に失敗しました：{ $why }
file-no-seed-continue = ゲームファイルにシードがないので、続きを遊べません。始めた場所で続けてください。
file-no-seed-replay = ゲームファイルにシードがないので、リプレイできません。ゲームが終わってから、もう一度ダウンロードしてください。
file-packed = 圧縮ファイルが壊れています。別のコピーを使ってください。
file-unfinished = このゲームはまだ終わっていません。リプレイは終了後に見られます。
file-not-played = この記録には手が1つもありません。別の記録を選んでください。
file-step = このゲームにそのステップはありません。0～{ $last }から選んでください。

## After the game

after-seed = シードはゲーム終了後に公開されます。
after-states = マスの中身はゲーム終了後に公開されます。
after-circuit = 回路を見るとマスの中身がわかるので、先にゲームを終えてください。

## On the web site

site-guest-full = ゲストが保存できる上限（{ $games }ゲーム、合計{ $moves }手）に達しました。続けるには、アカウントを作るかログインしてください。ゲームは引き継がれます。
site-cells = このサーバーの盤面は{ $most }マスまでです。
site-no-difficulty = このルールでは難しさを見積もれません。
site-known-board = すでに知っている盤面は、ランキング対象のゲームにできません。「ランキング対象」をオフにしてください。
site-continue = 途中の手から続けられるのは終わったゲームだけで、ランキング対象にはなりません。
site-same-board = 同じ盤面は、このゲームが終わってからもう一度遊べます。
# $kinds are kinds of help, as events name them.
site-help-recorded = お助けとして記録できるのは{ LIST($kinds) }だけです。
site-explain = 測定を説明できるのは「量子ビット」と「量子もつれ」だけです。
site-no-qubits = 今このゲームに表示できる量子ビットはありません。
site-fork-first = ゲームを途中から続けられるのは、最初の{ $most }件のイベントまでです。
site-fork-events = そのゲームのイベントは{ $count }件だけです。もっと前のイベントを選んでください。
site-fork-over = その時点でゲームは終わっています。もっと前を選んでください。
site-fork-long = このゲームには{ $count }件のイベントがあります。ここで続けられるのは、{ $most }件までのゲームだけです。
site-local-kind = ブラウザから送れるのは、ランキング対象外の「クラシック」と「救済」のゲームだけです。
site-local-taken = このゲームは送れません。同じIDのゲームがすでにあります。
site-recorded = この記録にはシードがないので、同じ盤面では続けられません。代わりに、見えているものに合う別の盤面で続けてください。
site-circuit-large = この回路は大きすぎて描けません（{ $qubits }量子ビット、{ $operations }操作まで）。代わりにOpenQASMでダウンロードしてください。
site-circuit-long = このゲームの測定は{ $most }回を超えています。ゲームファイルをダウンロードして「qmines circuit」を実行してください。
site-solver-slow = この局面はここで解くには時間がかかりすぎます。ターミナルで時間制限を延ばして「qmines analyse」をお試しください。
site-solver-stopping = サーバーは停止処理中です。しばらくしてからお試しください。
site-solver-gone = ソルバーが予期せず停止しました。もう一度お試しください。
site-game-missing = ゲームが見つかりません。削除された可能性があります。
site-game-reloading = このゲームを読み込み直しています。もう一度お試しください。
site-game-elsewhere = ゲームは先に進んでいます（イベントは{ $expected }件のはずですが、{ $count }件あります）。読み込み直してからお試しください。
site-game-long = 1ゲームのイベントは{ $most }件までです。新しいゲームを始めてください。
site-key-used = キー{ $key }は別のイベントで使用済みです：{ $event }。新しいキーを使ってください。
# What takes too long: $doing is “replay”, or “rules” to play the game again under other rules.
site-cost-no-guess =
    { $doing ->
        [rules] この推測不要の盤面（{ $width }×{ $height }）は大きすぎて、ここでは別のルールで試せません。この地雷数では{ $most }マスまでです。
       *[replay] この推測不要の盤面（{ $width }×{ $height }）は大きすぎて、ここではリプレイできません。この地雷数では{ $most }マスまでです。ターミナルの「qmines replay」を使ってください。
    }
site-cost-board =
    { $doing ->
        [rules] この盤面（{ $width }×{ $height }）は大きすぎて、ここでは別のルールで試せません。{ $most }マスまでです。
       *[replay] この盤面（{ $width }×{ $height }）は大きすぎて、ここではリプレイできません。このルールでは{ $most }マスまでです。ターミナルの「qmines replay」を使ってください。
    }
site-cost-events =
    { $doing ->
        [rules] このゲーム（{ $width }×{ $height }でイベント{ $events }件）は長すぎて、ここでは別のルールで試せません。上限は約{ $most }件です。
       *[replay] このゲーム（{ $width }×{ $height }でイベント{ $events }件）は長すぎて、ここではリプレイできません。上限は約{ $most }件です。ターミナルの「qmines replay」を使ってください。
    }
