### Errors about how a server is set up, and what it refuses for safety.

## The proxies in front of a server (--proxy)

security-proxy-star = « * » laisserait chaque client choisir sa propre adresse. Indique le nombre de proxys devant le serveur (--proxy 1), ou leurs adresses (--proxy 10.88.0.1,192.168.0.0/16).
security-proxy-count = Le nombre de proxys devant le serveur doit être compris entre 1 et { $most }.
security-proxy = « { $text } » n’est ni une adresse ou un réseau comme 10.88.0.0/16, ni le nombre de proxys devant le serveur.

## Names

security-name-reserved = « { $name } » est réservé ou ressemble à un nom réservé. Choisis-en un autre.
security-name-in-room = Quelqu’un ici s’appelle déjà « { $name } », ou porte un nom très proche. Choisis-en un autre.

## Requests

security-nul = La requête contient un caractère NUL, ce qui n’est pas permis. Supprime-le et réessaie.

## Where a server stores everything, said at its start

security-stored-file = Les parties et les comptes sont stockés dans { $path }.
security-stored-server = Les parties et les comptes sont stockés dans la base { $kind } « { $name } » sur { $host }.
security-stored-here = Les parties et les comptes sont stockés dans la base { $kind } « { $name } » sur cette machine.
