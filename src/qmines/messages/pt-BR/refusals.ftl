### Why the server refuses a request.

## The request itself

refused-no-page = Página não encontrada.
refused-method = Método não permitido.
refused-unanswerable = O servidor não entendeu esta requisição. Confira e tente de novo.
refused-malformed = A requisição tem campos errados ou faltando. Veja /openapi.json.
refused-host = Este servidor não está configurado para esse nome de host. Confira o endereço.
refused-origin = Esta requisição deve vir de uma página deste servidor.
refused-type = A requisição deve ter o tipo de conteúdo application/json.
refused-length = O cabeçalho Content-Length não é um número.
refused-size = A requisição é grande demais: o máximo é de { $bytes } bytes.
refused-slow = O resto da requisição não chegou a tempo. Envie a requisição de novo.
refused-headers = Os cabeçalhos são grandes demais: envie no máximo { $lines } cabeçalhos e { $kib } KiB ao todo.
refused-target = A URL é longa demais: o máximo é de { $kib } KiB.
refused-pipelined = Requisições demais ao mesmo tempo: no máximo { $most } podem esperar em uma conexão.
refused-handshake = Este handshake de WebSocket é malformado ou tem um cabeçalho de mais de 8 KiB.
refused-utf8 = O corpo não é UTF-8 válido.
refused-json = O corpo não é JSON válido: { $error } na linha { $line }, coluna { $column }.
refused-nesting = O corpo tem níveis demais de aninhamento.
refused-duplicate = O corpo tem uma chave duplicada ou um número inválido.
refused-object = O corpo deve ser um objeto JSON.
refused-character = O corpo contém um surrogate sem par, o que não é Unicode válido.
refused-large-number = O corpo contém um número grande demais.
refused-field = { $field }: { $error }.
refused-query = { $name } aparece duas vezes na query string.
refused-base64 = Os dados não são base64 válido.
refused-text-or-data = Envie texto ou os dados de um arquivo, não os dois.

refused-no-player = Esse jogador não existe, ou o perfil está oculto.
refused-favourites = Seu perfil mostra no máximo { $most } partidas. Remova uma primeiro.

refused-banned =
    { $given ->
        [yes] { $ends ->
            [never] Esta conta foi banida deste servidor. Se for um engano, fale com o administrador. Motivo: { $reason }
           *[other] Esta conta foi banida deste servidor até { $until } (UTC). Se for um engano, fale com o administrador. Motivo: { $reason }
        }
       *[other] { $ends ->
            [never] Esta conta foi banida deste servidor. Se for um engano, fale com o administrador.
           *[other] Esta conta foi banida deste servidor até { $until } (UTC). Se for um engano, fale com o administrador.
        }
    }
refused-recovery = O nome ou o código de recuperação está incorreto, ou o código já foi usado. Confira os dois ou use outro código.
refused-link = Este link expirou ou já foi usado. Peça um novo.
refused-no-mail = Este servidor não envia e-mails. Use um código de recuperação.
refused-oneself = Você não pode se adicionar aos amigos nem se bloquear.
refused-relations = Você atingiu o limite de { $most } amigos e jogadores bloqueados. Remova alguém primeiro.
refused-reports = Você pode denunciar no máximo { $most } jogadores por dia. Tente de novo amanhã.
refused-report-long = Descreva o problema em no máximo { $most } caracteres.

## Limits

refused-often = Requisições demais; espere um momento.
refused-sockets = Há conexões abertas demais na sua rede. Feche algumas abas e tente de novo.
refused-tries = Tentativas demais; espere um pouco.
refused-busy = O solver está ocupado; tente de novo.
refused-waiting =
    { $count ->
        [1] Uma das suas requisições já está na fila do solver; tente de novo quando ela for respondida.
       *[other] { $count } das suas requisições já estão na fila do solver; tente de novo quando elas forem respondidas.
    }
refused-at-once = Requisições demais ao mesmo tempo; espere a resposta das anteriores.
refused-moment = O servidor está ocupado; tente de novo daqui a pouco.
refused-quota =
    { $minutes ->
        [1] Dados demais foram salvos há pouco a partir do seu endereço de rede. Tente de novo em um minuto.
       *[other] Dados demais foram salvos há pouco a partir do seu endereço de rede. Tente de novo em { $minutes } minutos.
    }
refused-store = Não é possível salvar partidas agora. Nada se perdeu; tente de novo.
refused-failed = Algo deu errado do nosso lado, e já registramos o problema. Tente de novo.
refused-cancelled = A requisição foi cancelada.

## Games

refused-owner = Esta partida é de outra pessoa: você pode assistir, mas não jogar.
refused-sealed = Ainda há gente jogando este tabuleiro. Espere até todos terminarem.
refused-sealed-help = Não há ajuda enquanto outros jogam o mesmo tabuleiro.
refused-outside = Esta casa não está no tabuleiro.
refused-no-lesson = Lição não encontrada. Recarregue a página.
refused-no-drill = Exercício não encontrado. Comece um novo.
refused-no-puzzle = Puzzle não encontrado. Recarregue a página.
refused-no-position = Posição não encontrada. Talvez tenha sido excluída.

## Accounts

refused-log-in = Entre na sua conta primeiro.
refused-log-in-settings = Entre na sua conta para salvar suas configurações.
refused-no-session = Sessão não encontrada. Talvez tenha terminado. Recarregue a página.
refused-no-data = Não temos dados sobre você.
refused-credentials = Nome ou senha incorretos. Confira os dois e tente de novo.
refused-password = Senha incorreta. Tente de novo.

## On the page

server-silent = A requisição falhou por um motivo desconhecido. Tente de novo.
server-none = Este recurso precisa de um servidor, mas esta cópia do site funciona sem um.
server-unreachable = Não foi possível acessar o servidor. Verifique sua conexão e tente de novo.
