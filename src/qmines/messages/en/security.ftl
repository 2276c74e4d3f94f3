### Errors about how a server is set up, and what it refuses for safety.

## The proxies in front of a server (--proxy)

security-proxy-star = “*” would let every client choose its own address. Write the number of proxies in front of the server (--proxy 1), or their addresses (--proxy 10.88.0.1,192.168.0.0/16).
security-proxy-count = The number of proxies in front of the server must be between 1 and { $most }.
security-proxy = “{ $text }” is neither an address or network such as 10.88.0.0/16 nor the number of proxies in front of the server.

## Names

security-name-reserved = “{ $name }” is reserved or looks like a reserved name. Choose another name.
security-name-in-room = Someone here is already called “{ $name }” or something very similar. Choose another name.

## Requests

security-nul = The request contains a NUL character, which isn’t allowed. Remove it and try again.

## Where a server stores everything, said at its start

security-stored-file = Games and accounts are stored in { $path }.
security-stored-server = Games and accounts are stored in the { $kind } database “{ $name }” on { $host }.
security-stored-here = Games and accounts are stored in the { $kind } database “{ $name }” on this machine.
