### E-mails to players.

mail-confirm-subject = 请验证你的邮箱地址
# $url is a link.
mail-confirm-text =
    { $name }，你好：

    请打开以下链接，验证你在 qmines 的邮箱地址：
    { $url }

    链接一小时内有效。如果不是你本人操作，请忽略此邮件。
mail-reset-subject = 设置新的 qmines 密码
# $url is a link.
mail-reset-text =
    { $name }，你好：

    请打开以下链接，设置新的 qmines 密码：
    { $url }

    链接一小时内有效，且只能使用一次。如果不是你本人操作，请忽略此邮件，你的密码不会改变。
