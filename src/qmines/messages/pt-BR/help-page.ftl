### The help page of the web site.

help-classic = Um número conta as minas nas oito casas em volta. Depois de pôr bandeira em todas elas, clique ou toque no número para abrir as outras vizinhas de uma vez.
help-no-guess = Verificamos se cada tabuleiro pode ser resolvido sem chutar. Se você travar, há uma casa segura em algum lugar: peça uma dica.
help-forgiving = Se você abrir uma mina que ninguém tinha como descobrir, ela vai para outro lugar compatível com todos os números. Isso é lógica pura, não física quântica.
help-qubits = Um número soma as casas fechadas em volta: 1 para mina, ½ para cara ou coroa, 0 para casa segura. Por isso há metades, e os números podem diminuir quando você abre casas.
help-entangled = Letras e linhas unem casas ligadas: meça uma, e as outras mudam na hora. Com um escudo, você mede uma casa sem perigo.
help-pointer = Mouse e toque
help-touch = Um toque faz o que o botão abaixo do tabuleiro indica; um toque longo faz o contrário. Toque em um número para fazer um acorde.
help-large = Arraste um tabuleiro grande para movê-lo. Para o zoom, use a pinça ou segure Ctrl e role.
help-keys = Teclado
help-keys-tab = Tab alterna entre os tabuleiros e os botões. Dicas, jogadas automáticas e chances contam como ajuda, e essas partidas aparecem à parte nas suas estatísticas.
