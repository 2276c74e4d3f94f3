### Why a set-up, a request for help or a game file is refused. $mines, $width and $height are numbers.

event-cell = “{ $event }” precisa de uma linha e uma coluna, contadas a partir de 0.

## Help

help-none-rules = Não há ajuda com estas regras.
help-none-sandbox = Nada fica oculto no sandbox, então não há em que ajudar.
help-chances-open = Cada casa já mostra sua chance de mina.
help-no-flags = Só dá para conferir bandeiras em jogos de um só tabuleiro.
help-not-in-time = Não foi encontrada mais nenhuma jogada a tempo. Faça uma jogada e tente de novo.
# $why says that no board fits.
help-flags-clash = Suas bandeiras não podem estar todas certas: { $why }
help-open-already =
    { $cells ->
        [1] Esta casa já está aberta: { CELLS($cells) }.
       *[other] Estas casas já estão abertas: { CELLS($cells) }.
    }
help-not-certain = Ainda não dá para saber: { CELLS($cells) }.

## Set-ups

invalid-rules = “{ $name }” não é um conjunto de regras. Escolha { LIST($names, type: "or") }.
invalid-no-option = { $rules } não tem a opção “{ $name }”. Opções: { LIST($names) }.
invalid-option-choice = A opção “{ $name }” deve ser { LIST($choices, type: "or") }, não { $value }.
invalid-option-flag = A opção “{ $name }” deve ser true ou false, não { $value }.
invalid-option-text = A opção “{ $name }” deve ter no máximo { $most } caracteres ASCII visíveis, não { $value }.
invalid-option-number = A opção “{ $name }” deve ser um número inteiro, no mínimo { $least }, não { $value }.
invalid-level-type = Um nível deve ser um nome ou um tamanho como 20x12x40, não { $value }.
invalid-level = “{ $text }” não é um nível. Escolha { LIST($names, type: "or") }, ou um tamanho como 20x12x40.
invalid-too-many-mines =
    { $mines ->
        [1] Uma mina não deixa nenhuma casa segura em { $width }×{ $height }. Use menos minas.
       *[other] { $mines } minas não deixam nenhuma casa segura em { $width }×{ $height }. Use menos minas.
    }
invalid-mines-range = Um tabuleiro de { $width }×{ $height } pode ter de 0 a { $most } minas, não { $mines }.
invalid-side =
    { $side ->
        [width] A largura deve ser no mínimo 1, não { $value }.
       *[height] A altura deve ser no mínimo 1, não { $value }.
    }
invalid-side-type =
    { $side ->
        [width] A largura deve ser um número inteiro, não { $value }.
       *[height] A altura deve ser um número inteiro, não { $value }.
    }
invalid-too-large = Um tabuleiro de { $width }×{ $height } é grande demais: o máximo é de { $most } casas.
invalid-opening = Tabuleiros sem chute sempre começam abrindo uma área. Deixe a opção “first” em “opening”.
invalid-no-guess-dense = Tabuleiros sem chute não podem ser tão densos: use no máximo { $most } minas em { $width }×{ $height }.
invalid-plus =
    { $mines ->
        [1] Com uma mina ao todo nos dois tabuleiros, o número de minas em H não pode ser { $plus }.
       *[other] Com { $mines } minas ao todo nos dois tabuleiros, o número de minas em H não pode ser { $plus }.
    }
invalid-qubits-full = { $mines } minas, { $minus } casas seguras em H e { $grouped } casas ligadas não cabem em { $cells } casas. Diminua os números ou use um tabuleiro maior.
invalid-no-good = Pelo menos uma casa deve ser segura em um tabuleiro, ou ligada.
invalid-layout = A disposição não combina com o tamanho e os totais da partida. Mude a disposição ou os totais.
invalid-lesson-layout = A lição “{ $lesson }” tem sua própria disposição. Deixe de fora a opção “layout”.
invalid-sandbox = Um sandbox tem no máximo { $most } casas, e não mais minas do que casas.
invalid-layout-rows = Todas as linhas de uma disposição, separadas por “/”, devem ter o mesmo comprimento.
invalid-layout-cell = “{ $text }” na { CELL($cell) } não é um estado (0, 1, + ou -) nem a letra de um grupo.
invalid-layout-group =
    { $count ->
        [1] A letra “{ $letter }” aparece uma vez, mas um grupo tem 2 ou 3 casas.
       *[other] A letra “{ $letter }” aparece { $count } vezes, mas um grupo tem 2 ou 3 casas.
    }
invalid-player-seed = Sua seed pode ter até 128 caracteres ASCII visíveis.

## Games that start from a position

position-size = A posição não combina com o tamanho e o número de minas da partida. Mude a posição ou a partida.
position-no-guess = Partidas a partir de uma posição não podem ser sem chute. Desative “Sem chute”.
position-known = Uma partida só pode começar do que um jogador vê: remova primeiro as minas e as casas seguras conhecidas.
position-no-number = Uma partida só pode começar de uma posição com pelo menos um número.
position-solved = Não há mais nada para abrir nesta posição. Escolha uma com casas ocultas.
position-impossible = Nenhum tabuleiro combina com esta posição. Confira os números e o total de minas.
position-hard = Encontrar um tabuleiro para esta posição demora demais. Tente uma com menos números.

## Game files

file-none = Isso não é um arquivo de partida do qmines. Escolha outro arquivo.
file-version = Este arquivo de partida é da versão { $version }, que esta versão do qmines não lê. Atualize o qmines.
file-too-large = Este arquivo de partida é grande demais: o máximo é { $mib } MiB.
file-keys = O arquivo de partida tem itens ausentes ou desconhecidos: { LIST($names) }. Use o arquivo original.
file-changed = O arquivo de partida foi alterado ou está danificado: a soma de verificação não confere. Use o arquivo original.
file-not-exact = O arquivo de partida não está exatamente como o qmines o gravou. Use o arquivo original.
# $why is in English, as qmines verify prints it.
file-wrong = O arquivo de partida é inválido: { $why }
file-untrue = O arquivo de partida não passou na verificação: { $why }
file-no-seed-continue = O arquivo de partida não contém a seed, então a partida não pode continuar aqui. Continue onde você a começou.
file-no-seed-replay = O arquivo de partida não contém a seed, então não há replay. Baixe-o de novo quando a partida acabar.
file-packed = O arquivo compactado está danificado. Use outra cópia.
file-unfinished = Esta partida ainda não acabou. O replay ficará disponível quando ela acabar.
file-not-played = Esta gravação não contém jogadas. Escolha outra.
file-step = Esta partida não tem esse passo. Escolha um de 0 a { $last }.

## After the game

after-seed = A seed é revelada quando a partida acaba.
after-states = O conteúdo das casas é revelado quando a partida acaba.
after-circuit = O circuito mostra o conteúdo das casas; termine a partida primeiro.

## On the web site

site-guest-full = Visitantes podem guardar { $games } partidas com { $moves } jogadas ao todo, e você chegou a esse limite. Crie uma conta ou entre na sua para continuar; suas partidas vão junto.
site-cells = Neste servidor, um tabuleiro pode ter no máximo { $most } casas.
site-no-difficulty = Não há estimativa de dificuldade para estas regras.
site-known-board = Um tabuleiro conhecido não pode ser jogado em partida ranqueada. Desative “Ranqueada”.
site-continue = Só uma partida terminada pode ser continuada a partir de uma jogada, e não como ranqueada.
site-same-board = Você pode jogar o mesmo tabuleiro de novo quando esta partida acabar.
# $kinds are kinds of help, as events name them.
site-help-recorded = Só dá para registrar estes tipos de ajuda: { LIST($kinds) }.
site-explain = Só é possível explicar as medições em Qubits e Emaranhado.
site-no-qubits = Esta partida não tem qubits para mostrar agora.
site-fork-first = Uma partida só pode ser continuada a partir de um dos seus primeiros { $most } eventos.
site-fork-events =
    { $count ->
        [1] Essa partida tem só um evento. Escolha um anterior.
       *[other] Essa partida tem só { $count } eventos. Escolha um anterior.
    }
site-fork-over = Nesse ponto a partida já acabou. Escolha um anterior.
site-fork-long = Esta partida tem { $count } eventos, mas aqui só dá para continuar partidas com até { $most }.
site-local-kind = Só partidas não ranqueadas de Clássico e Tolerante podem ser enviadas de um navegador.
site-local-taken = Não é possível enviar esta partida: outra já tem o mesmo ID.
site-recorded = Esta gravação não contém a seed, então não dá para continuar no mesmo tabuleiro. Continue em outro tabuleiro, compatível com o que você vê.
site-circuit-large = Este circuito é grande demais para desenhar: o máximo é de { $qubits } qubits e { $operations } operações. Baixe-o como OpenQASM.
site-circuit-long = Esta partida tem mais de { $most } medições. Baixe o arquivo de partida e execute “qmines circuit”.
site-solver-slow = Resolver esta posição aqui demora demais. Tente “qmines analyse” no terminal, com um limite de tempo maior.
site-solver-stopping = O servidor está sendo desligado. Tente de novo daqui a pouco.
site-solver-gone = O solver parou inesperadamente. Tente de novo.
site-game-missing = Partida não encontrada. Talvez tenha sido excluída.
site-game-reloading = Esta partida está sendo recarregada. Tente de novo.
site-game-elsewhere = Esta partida avançou: tem { $count } eventos, mas eram esperados { $expected }. Recarregue-a e tente de novo.
site-game-long = Uma partida pode ter no máximo { $most } eventos. Comece uma nova.
site-key-used = A chave { $key } já foi usada para outro evento: { $event }. Use uma chave nova.
# What takes too long: $doing is “replay”, or “rules” to play the game again under other rules.
site-cost-no-guess =
    { $doing ->
        [rules] Este tabuleiro sem chute é grande demais para ser jogado aqui com outras regras: { $width }×{ $height }. Com tantas minas, o limite é de { $most } casas.
       *[replay] Este tabuleiro sem chute é grande demais para o replay aqui: { $width }×{ $height }. Com tantas minas, o limite é de { $most } casas. Use “qmines replay” em um terminal.
    }
site-cost-board =
    { $doing ->
        [rules] Este tabuleiro é grande demais para ser jogado aqui com outras regras: { $width }×{ $height }. O limite é de { $most } casas.
       *[replay] Este tabuleiro é grande demais para o replay aqui: { $width }×{ $height }. Com estas regras, o limite é de { $most } casas. Use “qmines replay” em um terminal.
    }
site-cost-events =
    { $doing ->
        [rules] Esta partida é longa demais para ser jogada aqui com outras regras: { $events } eventos em { $width }×{ $height }. O limite é de cerca de { $most }.
       *[replay] Esta partida é longa demais para o replay aqui: { $events } eventos em { $width }×{ $height }. O limite é de cerca de { $most }. Use “qmines replay” em um terminal.
    }
