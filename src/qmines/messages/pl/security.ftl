### Errors about how a server is set up, and what it refuses for safety.

## The proxies in front of a server (--proxy)

security-proxy-star = „*” pozwoliłoby każdemu klientowi wybrać własny adres. Podaj liczbę serwerów proxy przed serwerem (--proxy 1) albo ich adresy (--proxy 10.88.0.1,192.168.0.0/16).
security-proxy-count = Liczba serwerów proxy przed serwerem musi wynosić od 1 do { $most }.
security-proxy = „{ $text }” nie jest ani adresem lub siecią, jak 10.88.0.0/16, ani liczbą serwerów proxy przed serwerem.

## Names

security-name-reserved = Nazwa „{ $name }” jest zastrzeżona albo podobna do zastrzeżonej. Wybierz inną.
security-name-in-room = Ktoś tutaj już ma nazwę „{ $name }” albo bardzo podobną. Wybierz inną.

## Requests

security-nul = Żądanie zawiera znak NUL, który nie jest dozwolony. Usuń go i spróbuj ponownie.

## Where a server stores everything, said at its start

security-stored-file = Gry i konta są zapisywane tutaj: { $path }.
security-stored-server = Gry i konta są zapisywane w bazie danych { $kind } „{ $name }”, host: { $host }.
security-stored-here = Gry i konta są zapisywane w bazie danych { $kind } „{ $name }” na tym komputerze.
