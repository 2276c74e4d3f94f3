### The profile of a player.

# $date is a month, such as November 2026.
profile-since = { $date }加入
profile-hidden = 这个主页只有你能看到，可在隐私设置中对他人公开。
profile-empty = 还没有完成的对局。
# To the player whose profile it is.
profile-empty-you = 你不用辅助完成的对局会显示在这里。以游客身份玩过的对局在统计中。
profile-missing = 找不到该主页
profile-missing-about = 没有叫这个名字的玩家，或其主页已隐藏。
profile-games = 无辅助对局
profile-wins = 胜局
profile-win-rate = 胜率
profile-streak = 最长连胜
profile-achievements = 成就
profile-not-yet = 尚未获得
profile-favourites = 精选对局
profile-favourites-none = 添加想让别人看到的对局，别人可以观看回放。
profile-add = 添加
profile-add-title = 从最近的胜局中添加
profile-remove = 移除
profile-replay = 观看回放
profile-won = 胜，用时{ $time }
profile-lost = 负，用时{ $time }
profile-bests = 个人最佳
profile-board = 雷区
# $board is a rule set and level, $options what differs from the usual.
profile-board-options = { $board }，{ $options }
profile-best-time = 时间
profile-best-speed = 3BV/s
profile-of-games = 共{ NUMBER($count) }局
profile-progress = 进步曲线
profile-ratings = 等级分
# $rating is a rating with its uncertainty, such as 1,612 ± 120.
profile-rating-race = 竞速：{ $rating }
profile-rating-puzzle = 谜题：{ $rating }
profile-rating-about = 玩家等级分的变化。色带为95%置信区间。

## Races

profile-races = 竞速
profile-race-opponent = 对手
profile-race-result = 结果
profile-race-rating = 等级分
profile-race-date = 日期
profile-race-replay = 回放
profile-race-won = 胜
profile-race-draw = 平
profile-race-lost = 负
profile-race-unrated = 不计分
profile-race-auto = 电脑
profile-races-more = 更多竞速

## Friends and reports

profile-friend = 加好友
profile-unfriend = 删除好友
profile-block = 拉黑
profile-unblock = 取消拉黑
profile-report = 举报
profile-report-reason = 举报原因
profile-report-name = 名字不当
profile-report-cheating = 疑似作弊
profile-report-behaviour = 在房间里行为不当
profile-report-details = 详细说明
profile-report-send = 提交举报
profile-report-sent = 谢谢，本服务器的管理员会查看你的举报。

## Achievements

achievement-beginner-win = 第一步
achievement-beginner-win-about = 在初级难度赢下经典或宽容模式。
achievement-intermediate-win = 中级
achievement-intermediate-win-about = 在中级难度赢下经典或宽容模式。
achievement-expert-win = 高手
achievement-expert-win-about = 在高级难度赢下经典模式。
achievement-no-flags = 盲扫
achievement-no-flags-about = 在高级难度赢下经典模式，且一面旗也不插。
achievement-under-two-minutes = 两分钟以内
achievement-under-two-minutes-about = 在两分钟内赢下高级难度的经典模式。
achievement-efficient = 惜点如金
achievement-efficient-about = 以至少100%的效率赢下中级或高级。
achievement-against-the-odds = 逆天改命
achievement-against-the-odds-about = 在高级难度赢下经典模式，且一路猜对的概率不超过5%。
achievement-perfect-forgiving = 无需宽容
achievement-perfect-forgiving-about = 在高级难度赢下宽容模式，且一次化险都不用。
achievement-qubits-win = 量子比特
achievement-qubits-win-about = 在任意难度赢下量子比特模式。
achievement-entangled-win = 纠缠
achievement-entangled-win-about = 在有三元组的盘面上赢下纠缠模式。
achievement-mermin = Mermin 三元组
achievement-mermin-about = 看到三格给出任何隐藏雷区都给不出的结果。
