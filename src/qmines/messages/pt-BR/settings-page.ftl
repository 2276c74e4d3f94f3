### The settings page of the web site. Names of themes and profiles of keys are in settings.ftl and actions.ftl.

settings-appearance = Aparência
settings-language = Idioma
settings-language-system = Igual ao navegador
settings-theme = Tema
settings-theme-system = Igual ao sistema
settings-digits = Cores dos números
settings-digits-traditional = Tradicionais
settings-digits-safe = Para daltônicos
settings-cells = Tamanho das casas
settings-cells-fit = O maior que couber
settings-cells-small = Pequeno
settings-cells-medium = Médio
settings-cells-large = Grande
settings-cells-very-large = Muito grande
settings-boards = Dois tabuleiros
settings-boards-auto = Automático
settings-boards-beside = Lado a lado
settings-boards-stacked = Um acima do outro
settings-rulers = Mostrar números de linhas e colunas
settings-links = Desenhar linhas entre casas ligadas
settings-dirac = Notação de Dirac para qubits: |0⟩ em vez de “sem mina em Z”
settings-sound = Tocar sons
settings-input = Mouse e toque
settings-press = Toque longo
settings-press-time = { $milliseconds } ms
settings-press-help = Um anel se fecha em volta da casa enquanto você segura. Quando ele se completa, vale o toque longo.
settings-chord-tap = Tocar em um número faz acorde
settings-swap = Toque põe bandeira, toque longo abre
settings-keys = Teclado
settings-profile = Perfil
settings-keys-list = Ver todos os atalhos
settings-auto-play = Jogo automático
settings-guess = Chutar quando nenhuma jogada é garantida
settings-all = Todas as configurações
settings-file = Arquivo de configurações
settings-save = Salvar em um arquivo
settings-load = Carregar de um arquivo
settings-reset = Restaurar padrões
settings-reset-done = Todas as configurações voltaram ao padrão.
settings-loaded =
    { $count ->
        [1] Uma configuração carregada.
       *[other] { $count } configurações carregadas.
    }
settings-loaded-some =
    { $count ->
        [1] Uma configuração carregada. Configurações desconhecidas ignoradas: { LIST($unknown) }.
       *[other] { $count } configurações carregadas. Configurações desconhecidas ignoradas: { LIST($unknown) }.
    }
settings-not-a-file = Isso não é um arquivo de configurações. Escolha outro arquivo.
settings-stored = Suas configurações ficam neste navegador. Entre na sua conta para usá-las também em outros aparelhos.
settings-stored-account = Suas configurações ficam na sua conta e são as mesmas em todos os seus aparelhos.
