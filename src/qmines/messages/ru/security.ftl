### Errors about how a server is set up, and what it refuses for safety.

## The proxies in front of a server (--proxy)

security-proxy-star = «*» позволил бы любому клиенту выбрать себе адрес. Укажите, сколько прокси стоит перед сервером (--proxy 1), или их адреса (--proxy 10.88.0.1,192.168.0.0/16).
security-proxy-count = Число прокси перед сервером должно быть от 1 до { $most }.
security-proxy = «{ $text }» — не адрес, не сеть вроде 10.88.0.0/16 и не количество прокси перед сервером.

## Names

security-name-reserved = «{ $name }» — зарезервированное имя или похоже на такое. Придумайте другое.
security-name-in-room = Здесь уже есть «{ $name }» или кто-то с похожим именем. Придумайте другое.

## Requests

security-nul = В запросе есть недопустимый символ NUL. Удалите его и повторите попытку.

## Where a server stores everything, said at its start

security-stored-file = Игры и аккаунты хранятся здесь: { $path }.
security-stored-server = Игры и аккаунты хранятся в базе данных { $kind } «{ $name }», сервер { $host }.
security-stored-here = Игры и аккаунты хранятся на этом компьютере в базе данных { $kind } «{ $name }».
