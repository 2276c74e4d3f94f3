### Why the server refuses a request.

## The request itself

refused-no-page = 找不到页面。
refused-method = 不允许使用该方法。
refused-unanswerable = 服务器无法理解此请求。请检查后重试。
refused-malformed = 请求的字段有误或缺失。请参阅 /openapi.json。
refused-host = 此服务器不支持该主机名，请检查网址。
refused-origin = 此请求必须来自本服务器的页面。
refused-type = 请求的 Content-Type 必须是 application/json。
refused-length = Content-Length 头不是数字。
refused-size = 请求太大：最多{ $bytes }字节。
refused-slow = 请求的其余部分没有及时到达，请重新发送。
refused-headers = 请求头太大：最多{ $lines }个请求头，共{ $kib } KiB。
refused-target = URL 太长：最多{ $kib } KiB。
refused-pipelined = 同时发出的请求过多：每个连接最多排队{ $most }个。
refused-handshake = WebSocket 握手格式有误，或某个请求头超过8 KiB。
refused-utf8 = 请求体不是有效的 UTF-8。
refused-json = 请求体不是有效的 JSON：第{ $line }行第{ $column }列，{ $error }。
refused-nesting = 请求体嵌套过深。
refused-duplicate = 请求体含有重复的键或无效的数字。
refused-object = 请求体必须是 JSON 对象。
refused-character = 请求体含有不成对的代理字符，不是有效的 Unicode。
refused-large-number = 请求体含有过大的数字。
refused-field = { $field }：{ $error }。
refused-query = 查询字符串中 { $name } 出现了两次。
refused-base64 = 数据不是有效的 base64。
refused-text-or-data = 请发送文本或文件数据，二选一。

refused-no-player = 没有叫这个名字的玩家，或其主页已隐藏。
refused-favourites = 主页最多展示{ $most }局，请先移除一局。

refused-banned =
    { $given ->
        [yes] { $ends ->
            [never] 此账号已被本服务器封禁。如有误，请联系管理员。原因：{ $reason }
           *[other] 此账号已被本服务器封禁，封禁至 { $until }（UTC）。如有误，请联系管理员。原因：{ $reason }
        }
       *[other] { $ends ->
            [never] 此账号已被本服务器封禁。如有误，请联系管理员。
           *[other] 此账号已被本服务器封禁，封禁至 { $until }（UTC）。如有误，请联系管理员。
        }
    }
refused-recovery = 用户名或恢复码有误，或恢复码已用过。请检查两者，或换一个恢复码。
refused-link = 链接已过期或已用过，请重新申请。
refused-no-mail = 此服务器不发送邮件，请改用恢复码。
refused-oneself = 不能加自己为好友，也不能拉黑自己。
refused-relations = 好友和拉黑的玩家已达{ $most }位，请先移除一位。
refused-reports = 每天最多举报{ $most }位玩家。请明天再试。
refused-report-long = 说明不能超过{ $most }个字符。

## Limits

refused-often = 请求过多，请稍等片刻。
refused-sockets = 来自你所在网络的连接过多。请关闭一些标签页后重试。
refused-tries = 尝试次数过多，请稍后再试。
refused-busy = 求解器正忙，请重试。
refused-waiting = 你已有{ $count }个请求在等待求解器，请在得到答复后再试。
refused-at-once = 同时发出的请求过多，请等之前的请求得到答复。
refused-moment = 服务器正忙，请稍后再试。
refused-quota = 你的网络地址最近存储的数据过多，请在{ $minutes }分钟后再试。
refused-store = 暂时无法保存对局。没有丢失任何内容，请重试。
refused-failed = 我们这边出了点问题，已记录下来。请重试。
refused-cancelled = 请求已取消。

## Games

refused-owner = 这是别人的对局：你可以观战，但不能操作。
refused-sealed = 其他人还在玩这个雷区，请等所有人结束。
refused-sealed-help = 其他人在玩同一雷区时，不能使用辅助。
refused-outside = 雷区上没有这一格。
refused-no-lesson = 找不到课程，请刷新页面。
refused-no-drill = 找不到这道练习，请开始新的练习。
refused-no-puzzle = 找不到这道谜题，请刷新页面。
refused-no-position = 找不到局面，可能已被删除。

## Accounts

refused-log-in = 请先登录。
refused-log-in-settings = 登录后才能保存设置。
refused-no-session = 找不到会话，可能已经结束。请刷新页面。
refused-no-data = 我们没有你的任何数据。
refused-credentials = 用户名或密码错误。请检查后重试。
refused-password = 密码错误，请重试。

## On the page

server-silent = 请求因未知原因失败，请重试。
server-none = 此功能需要服务器，但这个站点没有服务器。
server-unreachable = 无法连接服务器。请检查网络后重试。
