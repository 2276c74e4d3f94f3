### What rules, levels, options, kinds of help and times are called, wherever games are listed.

# $rules is the name of a rule set, $level that of a level.
game-title = { $rules }, { $level }
game-rules-classic = Clássico
game-rules-forgiving = Tolerante
game-rules-qubits = Qubits
game-rules-entangled = Emaranhado
game-rules-sandbox = Sandbox

## Levels

game-level-beginner = Iniciante
game-level-intermediate = Intermediário
game-level-expert = Especialista
game-level-guided = Guiado
game-level-pairs = Pares
game-level-links = Ligações
game-level-trios = Trios
game-level-superposition = Superposição
game-level-basis = Base
game-level-singlet = Singleto
game-level-mermin = Mermin
game-level-free = Livre
game-level-number = Nível { $number }
game-level-sized = { $level } { $width }×{ $height }
game-size-mines =
    { $count ->
        [1] { $width }×{ $height }, uma mina
       *[other] { $width }×{ $height }, { $count } minas
    }

## Options

game-options-default = Opções padrão
game-option-value = { $option }: { $value }
game-option-from-a-position = Posição própria
game-option-first = Primeiro clique
game-option-first-opening = abre uma área
game-option-first-safe = é seguro
game-option-first-anything = pode ser mina
game-option-questions = Interrogações
game-option-no-guess = Sem chute
game-option-knowledge = O que dá para saber
game-option-knowledge-deducible = tudo o que a lógica alcança
game-option-knowledge-visible = só os números na tela
game-option-strict = Rigoroso
game-option-notice = Avisar resgates
game-option-notice-end = depois da partida
game-option-notice-now = na hora
game-option-plus = Minas em H
game-option-minus = Seguras em H
game-option-expert = Cascata avançada
game-option-labels = Notação de Dirac
game-option-labels-original = original: |−⟩ é segura em H
game-option-labels-textbook = livros: |+⟩ é segura em H
game-option-numbers = Mostrar números
game-option-numbers-both = nos dois tabuleiros
game-option-numbers-clicked = no tabuleiro clicado
game-option-layout = Disposição fixa
game-option-lesson = Lição
game-option-singlets = Pares singleto
game-option-links = Ligações
game-option-trios = Trios de Mermin
game-option-shields = Escudos
game-option-hidden = Ocultar as ligações

## Kinds of help

# How many cells there are that are safe, and mines, on the boards Z and H.
game-totals =
    Z: { $zero ->
        [1] { $zero } segura
       *[other] { $zero } seguras
    }, { $one ->
        [1] { $one } mina
       *[other] { $one } minas
    } · H: { $minus ->
        [1] { $minus } segura
       *[other] { $minus } seguras
    }, { $plus ->
        [1] { $plus } mina
       *[other] { $plus } minas
    }
# The same in Dirac notation; $bad and $good are the labels of the states that are certain on H.
game-totals-dirac = |0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-totals-dirac-shields = { game-totals-dirac } · Escudos: { $shields }
game-totals-shields = { game-totals } · Escudos: { $shields }
# The same during a game: cells that are still hidden. $zero and $minus are numbers, or such as ≤3.
game-left =
    Z: { $zero } a abrir, { $one ->
        [1] { $one } mina
       *[other] { $one } minas
    } · H: { $minus } a abrir, { $plus ->
        [1] { $plus } mina
       *[other] { $plus } minas
    }
game-left-dirac = Restam: |0⟩ { $zero } · |1⟩ { $one } · { $bad } { $plus } · { $good } { $minus }
game-left-dirac-shields = { game-left-dirac } · Escudos: { $shields }
game-left-shields = { game-left } · Escudos: { $shields }
game-help-none = Sem ajuda
game-help-hint = Dicas
game-help-coach = Guia
game-help-move = Uma jogada por vez
game-help-simple = Jogadas simples
game-help-smart = Análise de casos
game-help-deduce = Jogadas garantidas
game-help-auto = Automático
game-help-overlay = Chances
game-help-flags = Bandeiras conferidas
game-help-undo = Desfazer
game-help-seed = Tabuleiro conhecido
game-help-together = Em equipe
game-help-position = Posição própria
game-help-local = Jogada no seu aparelho
# $kind is a kind of help from above, $count how often it was used.
game-help-times = { $kind } ({ $count }×)

## Times

time-seconds = { $seconds } s
# Where there is no value.
value-none = –
