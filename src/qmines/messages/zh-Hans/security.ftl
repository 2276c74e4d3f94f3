### Errors about how a server is set up, and what it refuses for safety.

## The proxies in front of a server (--proxy)

security-proxy-star = “*”会让任何客户端自选地址。请写明服务器前面的代理数量（--proxy 1），或它们的地址（--proxy 10.88.0.1,192.168.0.0/16）。
security-proxy-count = 服务器前面的代理数量必须在1到{ $most }之间。
security-proxy = “{ $text }”既不是10.88.0.0/16这样的地址或网段，也不是服务器前面的代理数量。

## Names

security-name-reserved = “{ $name }”是保留名称或与其相似，请换一个。
security-name-in-room = 这里已有人叫“{ $name }”或相似的名字，请换一个。

## Requests

security-nul = 请求含有不允许使用的 NUL 字符。请删除后重试。

## Where a server stores everything, said at its start

security-stored-file = 对局和账号保存在 { $path }。
security-stored-server = 对局和账号保存在 { $host } 的 { $kind } 数据库“{ $name }”中。
security-stored-here = 对局和账号保存在本机的 { $kind } 数据库“{ $name }”中。
