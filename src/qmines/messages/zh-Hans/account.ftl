### The account page.

account-why-guest = 你现在以游客身份游戏。注册账号即可保存对局，并在其他设备上继续玩。
account-why = 不注册也能玩。注册账号后，可以保存对局，并在其他设备上继续玩。
account-log-in = 登录
account-sign-up = 注册
account-log-out = 退出登录
account-name = 用户名
account-name-help = 可以使用字母、汉字和数字，中间可用单个“-”“_”或“.”隔开。其他玩家可以看到你的用户名。
account-password = 密码
account-password-help = 至少8个字符。
account-forgot = 忘记密码？
account-password-length = 至少8个字符。
account-sign-up-note = 以游客身份玩过的对局会一并保留，并计入最佳时间和排行榜，但不计入胜率和连胜。
account-taken = 这个名字已被使用。是你的账号？请直接登录。
account-profile = 我的主页
account-privacy = 隐私
account-hide-profile = 对他人隐藏我的主页
account-leave-leaderboards = 不让我出现在排行榜和其他公开列表中
account-export = 导出我的数据
account-change-password = 修改密码
account-old-password = 当前密码
account-new-password = 新密码
account-password-changed = 密码已修改，其他设备均已退出登录。
account-sessions = 登录中的设备
account-session-this = 当前浏览器
account-session-seen = 上次使用：{ $when }
account-session-end = 退出登录
# $browser and $system are names such as Firefox and Windows.
account-browser = { $system } 上的 { $browser }
account-browser-unknown = 未知浏览器
account-browser-unknown-system = { $system } 上的未知浏览器
account-delete = 注销账号
account-delete-forever = 永久删除
account-delete-note = 删除账号会清除你的用户名、对局和统计数据，且无法恢复。

## Recovery

recover-codes = 恢复码
recover-codes-about = 忘记密码时，可用恢复码设置新密码，每个只能用一次。请妥善保存，之后不会再次显示。
recover-codes-copy = 复制
recover-codes-copied = 已复制
recover-codes-done = 我已保存恢复码
recover-codes-left =
    { $count ->
        [0] 恢复码已用完。
       *[other] 还剩{ $count }个恢复码。
    }
recover-codes-new = 获取新恢复码
recover-code = 恢复码
recover-code-title = 使用恢复码
recover-set = 设置新密码
recover-changed = 密码已修改，现在可以登录了。
recover-email-title = 通过邮件获取链接
recover-email-note = 如果账号有已验证的邮箱，我们会发送一个一小时内有效的链接。
recover-email-send = 发送链接
recover-email-sent = 如果该账号有已验证的邮箱，链接已经发出。
recover-link-title = 设置新密码
recover-confirmed = 邮箱验证成功。
recover-email = 邮箱地址
recover-email-about = 仅用于找回账号。
recover-email-add = 添加邮箱
recover-email-unconfirmed = { $address } 尚未验证，请查收邮件。
recover-email-remove = 移除邮箱

## Friends

friends-blocked = 已拉黑的玩家
friends-remove = 移除
friends-unblock = 取消拉黑

## Why a name, a password or settings are refused

account-refused-name = 用户名请使用{ $least }到{ $most }个字母、汉字或数字，且须属于同一种文字；中间可用单个“-”“_”或“.”隔开。
account-refused-password-length = 密码长度须为{ $least }到{ $most }个字符。
account-refused-password-name = 密码不能与用户名相同，请换一个。
account-refused-password-common = 这个密码太容易被猜到。请用更长的密码，比如三个随机的词。
account-refused-email = 这不是有效的邮箱地址。请检查是否有误。
account-refused-settings = 设置内容过大，无法保存：最多{ $most }个字符。请恢复默认设置。
