### What every page of the web site shows: the frame of the page, and its errors.

site-name = qmines
site-description = 扫雷，不必再瞎猜：精确的概率、讲明理由的提示，还有两种量子模式。
site-skip = 跳到正文
site-navigation = 主导航
# Opens the navigation on a phone.
site-menu = 菜单
site-no-script = qmines 需要 JavaScript。你也可以在终端里玩：运行“qmines”。
site-broken = qmines 加载失败，请重新加载页面。
site-loading = 加载中…
site-retry = 重试
site-home = 首页
site-not-found = 找不到页面
site-not-found-about = 这个地址没有页面。可能是地址写错了，或者对局已被删除。
site-not-loaded = 无法加载此页面
site-not-loaded-about = 请检查网络后重试。
site-unknown-rules = 此版本的页面不支持“{ $rules }”规则，请重新加载页面。
site-connection-lost = 连接已断开。恢复联网后请重试。
# In the masthead.
site-offline-short = 离线
site-update = 新版本已就绪。
site-reload = 重新加载
# Closes the notice about a new version.
site-later = 稍后
site-offline = 你已离线，正在重新连接…
# A button and its key, as a tooltip.
site-button-key = { $action }（{ $key }）

## Titles of pages: in the masthead, in the tab

# $page is the title of the page.
site-title = { $page } · qmines
page-home = 游戏
page-play = 对局
page-analyse = 分析
page-trainer = 训练
page-puzzles = 谜题
page-learn = 学习
page-daily = 每日
page-live = 联机
page-room = 房间
page-replay = 回放
page-leaderboard = 排行榜
page-player = 玩家
page-statistics = 统计
page-help = 帮助
page-settings = 设置
page-recover = 找回账号
page-account = 账号
# In the masthead, instead of Account, for guests.
site-log-in = 登录
page-lost = 找不到页面
