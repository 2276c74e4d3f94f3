### Errors about how a server is set up, and what it refuses for safety.

## The proxies in front of a server (--proxy)

security-proxy-star = Mit „*“ könnte sich jeder Client seine Adresse selbst aussuchen. Gib die Zahl der Proxys vor dem Server an (--proxy 1) oder ihre Adressen (--proxy 10.88.0.1,192.168.0.0/16).
security-proxy-count = Vor dem Server können 1 bis { $most } Proxys stehen.
security-proxy = „{ $text }“ ist weder eine Adresse oder ein Netz wie 10.88.0.0/16 noch die Zahl der Proxys vor dem Server.

## Names

security-name-reserved = „{ $name }“ ist reserviert oder sieht einem reservierten Namen ähnlich. Wähle einen anderen.
security-name-in-room = Hier heißt schon jemand „{ $name }“ oder so ähnlich. Wähle einen anderen Namen.

## Requests

security-nul = Die Anfrage enthält ein NUL-Zeichen, und das ist nirgends erlaubt. Entferne es und versuche es noch einmal.

## Where a server stores everything, said at its start

security-stored-file = Spiele und Konten werden in { $path } gespeichert.
security-stored-server = Spiele und Konten werden in der { $kind }-Datenbank „{ $name }“ auf { $host } gespeichert.
security-stored-here = Spiele und Konten werden in der { $kind }-Datenbank „{ $name }“ auf diesem Rechner gespeichert.
