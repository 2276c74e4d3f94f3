### Errors about how a server is set up, and what it refuses for safety.

## The proxies in front of a server (--proxy)

security-proxy-star = Con “*”, cada cliente podría elegir su propia dirección. Escribe el número de proxies delante del servidor (--proxy 1) o sus direcciones (--proxy 10.88.0.1,192.168.0.0/16).
security-proxy-count = El número de proxies delante del servidor debe estar entre 1 y { $most }.
security-proxy = “{ $text }” no es una dirección o red como 10.88.0.0/16 ni el número de proxies delante del servidor.

## Names

security-name-reserved = “{ $name }” está reservado o se parece a un nombre reservado. Elige otro.
security-name-in-room = Aquí ya hay alguien que se llama “{ $name }” o de forma muy parecida. Elige otro nombre.

## Requests

security-nul = La solicitud contiene un carácter NUL, que no está permitido. Elimínalo e inténtalo de nuevo.

## Where a server stores everything, said at its start

security-stored-file = Las partidas y las cuentas se guardan en { $path }.
security-stored-server = Las partidas y las cuentas se guardan en la base de datos { $kind } “{ $name }” de { $host }.
security-stored-here = Las partidas y las cuentas se guardan en la base de datos { $kind } “{ $name }” de este equipo.
