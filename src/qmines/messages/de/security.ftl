### Errors about how a server is set up, and what it refuses for safety.

## The proxies in front of a server (--proxy)

security-proxy-star = Mit „*“ könnte sich jeder Client seine Adresse selbst aussuchen. Gib die Zahl der Proxys vor dem Server an (--proxy 1) oder ihre Adressen (--proxy 10.88.0.1,192.168.0.0/16).
security-proxy-count = Die Zahl der Proxys vor dem Server muss zwischen 1 und { $most } liegen.
security-proxy = „{ $text }“ ist weder eine Adresse oder ein Netz wie 10.88.0.0/16 noch die Zahl der Proxys vor dem Server.

## Names

security-name-reserved = „{ $name }“ ist reserviert oder sieht einem reservierten Namen ähnlich. Wähle einen anderen.
security-name-in-room = Hier heißt schon jemand „{ $name }“ oder so ähnlich. Wähle einen anderen Namen.

## Requests

security-nul = Die Anfrage enthält ein NUL-Zeichen, das nicht erlaubt ist. Entferne es und versuch es noch einmal.

## Where a server stores everything, said at its start

security-stored-file = Spiele und Konten werden in { $path } gespeichert.
security-stored-server = Spiele und Konten werden in der { $kind }-Datenbank „{ $name }“ auf { $host } gespeichert.
security-stored-here = Spiele und Konten werden in der { $kind }-Datenbank „{ $name }“ auf diesem Rechner gespeichert.
