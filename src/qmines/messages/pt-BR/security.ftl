### Errors about how a server is set up, and what it refuses for safety.

## The proxies in front of a server (--proxy)

security-proxy-star = “*” deixaria cada cliente escolher o próprio endereço. Escreva o número de proxies na frente do servidor (--proxy 1) ou os endereços deles (--proxy 10.88.0.1,192.168.0.0/16).
security-proxy-count = O número de proxies na frente do servidor deve estar entre 1 e { $most }.
security-proxy = “{ $text }” não é um endereço ou rede como 10.88.0.0/16 nem o número de proxies na frente do servidor.

## Names

security-name-reserved = “{ $name }” é um nome reservado ou parecido com um. Escolha outro.
security-name-in-room = Alguém aqui já se chama “{ $name }” ou tem um nome parecido. Escolha outro.

## Requests

security-nul = A requisição contém um caractere NUL, que não é permitido. Remova-o e tente de novo.

## Where a server stores everything, said at its start

security-stored-file = Partidas e contas são armazenadas em { $path }.
security-stored-server = Partidas e contas são armazenadas no banco de dados { $kind } “{ $name }” em { $host }.
security-stored-here = Partidas e contas são armazenadas no banco de dados { $kind } “{ $name }” nesta máquina.
