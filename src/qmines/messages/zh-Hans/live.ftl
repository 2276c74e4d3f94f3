### Playing with others: the list of rooms, and a room before, during and after its game.

live-play = 与他人一起玩
live-play-note = 创建房间，把链接发给别人。
live-mode = 模式
live-race = 竞速
live-race-about = 所有人玩同一雷区，看谁先扫完。
live-coop = 合作
live-coop-about = 所有人共用一个雷区。你能看到其他人指向哪里，输赢都在一起。
live-rules = 规则
live-options = 选项
live-create = 创建房间
live-rooms = 你的房间
# $mode is Race or Together, $level the name of a level.
live-room = { $mode }，{ $level }
live-stage-lobby = { $when }开始等待
live-stage-countdown = 即将开始
live-stage-playing = { $when }开始
live-stage-over = { $when }结束
live-name = 你的名字
live-name-help = 3到20个字母、汉字或数字。其他人会看到你是游客。

## The room

room-missing = 找不到房间
room-missing-words = 这个房间不存在。可能已被删除。
room-missing-new = 创建新房间
# $rules is the name of a rule set, $size the size of its field.
room-rules = { $rules }：{ $size }
room-leave = 离开
room-players = 玩家
room-invite = 邀请
room-link = 房间链接
room-copy = 复制链接
room-copied = 已复制。
room-copy-by-hand = 请选中链接并复制。
room-share = 分享…
room-invite-note = 有链接的人在开始前都可以加入，开始后可以观战。
room-join-race = 加入竞速
room-join-coop = 加入游戏
room-here-waiting =
    { $count ->
        [0] 还没有人。
       *[other] { LIST($names) } 正在等待。
    }
room-here-playing =
    { $count ->
        [0] 还没有人。
       *[other] { LIST($names) } 正在玩。
    }
room-join = 加入
room-join-as = 以 { $name } 的身份加入
room-lobby = 等候室
room-needs-two = 竞速需要两名玩家，把链接发给别人吧。
room-ready-count = { $ready }/{ $players }人已准备。
room-host-starts = 由房主开始游戏。
room-start = 开始
room-ready = 我准备好了
room-is-ready = 已准备
room-countdown = 竞速即将开始
room-watching = 你正在观看这场竞速。
room-go = 开始！
room-came = { LIST($names) } 加入了。
room-told-won = { $name } 扫完了雷区。
room-told-lost = { $name } 踩雷了。
room-told-gave-up = { $name } 放弃了。

## Players in a room: notes beside their names, and how they stand

room-place = 第{ $place }名
room-note-you = 你
room-note-guest = 游客
room-note-host = 房主
room-note-left = 已离开
room-note-away = 暂离
room-state-ready = 已准备
room-state-not-ready = 未准备
room-state-starting = 即将开始
room-state-won = 完成
room-state-lost = 失败
room-state-gave-up = 已放弃
room-state-waiting = 观战中

## How it went

room-results = 结果
room-first = { $name } 最先完成。
room-first-you = 你赢得了这场竞速！
room-nobody = 没有人扫完雷区。
room-coop-won = 你们合力扫完了雷区。
room-coop-lost = 你们一起输了。
room-coop-won-others = 玩家们合力扫完了雷区。
room-coop-lost-others = 玩家们一起输了。
room-rematch = 再来一局
room-to-rematch = 前往下一局
room-another = 再创建一个房间
# $boards is a list of links, one for each player.
room-boards = 雷区：{ $boards }
room-board-yours = 你的
room-fair = 公平验证
room-fair-note = 这是雷区的种子，后面是开始前公布的该种子的 SHA-256 哈希值。
room-judged = 猜测与失误
room-guesses = 猜测
room-mistake = 因失误而输
room-bad-luck = 运气不好
room-shares = 各人贡献
room-share-player = 玩家
room-share-moves = 步数
room-share-opened = 翻开格数
room-share-flags = 旗
room-share-last = 最后一步
room-share-won = 完成最后一步
room-share-lost = 踩了雷
room-share-gave-up = 放弃了

## Why something in a room is refused

room-refused-over = 这一局已经结束，可以请求再来一局。
room-refused-blocked = 你不能加入这个房间。请选择其他房间。
room-refused-race-started = 竞速已经开始，你可以观战，下一场再加入。
room-refused-rematch-early = 这一局结束后才能请求再来一局。
room-refused-host = 只有房主能开始游戏。
room-refused-alone = 竞速至少需要两名玩家，把链接发给别人吧。
room-refused-full = 房间已满，但你可以观战。
room-refused-missing = 找不到房间，可能已被删除。
room-refused-stranger = 你不在这个房间里。请先加入。
room-refused-known-board = 房间需要一个没人见过的新雷区。请选择其他选项。
room-refused-quick = 这个房间用于快速匹配。请点“快速匹配”来竞速。

## Why a quick match is refused

match-refused-guest = 计分竞速需要账号。请登录，或玩不计分的竞速。
match-refused-no-record = 还没有可挑战的纪录：这个难度还没有已验证的胜局。
match-refused-size = 这个雷区太大，无法与电脑竞速。请选小一点的。
