### The account page.

account-why-guest = Você está jogando como visitante. Crie uma conta para guardar suas partidas e jogar em outros aparelhos.
account-why = Não é preciso ter conta para jogar. Crie uma para guardar suas partidas e jogar em outros aparelhos.
account-log-in = Entrar
account-sign-up = Criar conta
account-log-out = Sair
account-name = Nome
account-name-help = Use letras e números. Entre eles, você pode pôr “-”, “_” ou “.”, mas nunca dois seguidos. Os outros jogadores podem ver seu nome.
account-password = Senha
account-password-help = Pelo menos 8 caracteres.
account-forgot = Esqueceu a senha?
account-password-length = Pelo menos 8 caracteres.
account-sign-up-note = As partidas que você jogou como visitante vão junto. Elas contam para seus melhores tempos e para os rankings, mas não para a taxa de vitórias nem sequências.
account-taken = Esse nome já está em uso. É seu? Então entre na conta.
account-profile = Meu perfil
account-privacy = Privacidade
account-hide-profile = Ocultar meu perfil dos outros
account-leave-leaderboards = Não me mostrar nos rankings nem em outras listas públicas
account-export = Exportar meus dados
account-change-password = Trocar a senha
account-old-password = Senha atual
account-new-password = Nova senha
account-password-changed = Senha alterada. Todas as outras sessões foram encerradas.
account-sessions = Onde sua conta está aberta
account-session-this = Este navegador
account-session-seen = Último acesso: { $when }
account-session-end = Encerrar
# $browser and $system are names such as Firefox and Windows.
account-browser = { $browser } no { $system }
account-browser-unknown = Navegador desconhecido
account-browser-unknown-system = Navegador desconhecido no { $system }
account-delete = Excluir conta
account-delete-forever = Excluir para sempre
account-delete-note = Excluir a conta apaga seu nome, suas partidas e suas estatísticas. Não dá para desfazer.

## Recovery

recover-codes = Códigos de recuperação
recover-codes-about = Se você esquecer a senha, cada um destes códigos permite definir uma nova, uma única vez. Guarde-os em um lugar seguro: eles não serão mostrados de novo.
recover-codes-copy = Copiar
recover-codes-copied = Copiado
recover-codes-done = Já guardei meus códigos
recover-codes-left =
    { $count ->
        [0] Você não tem mais códigos de recuperação.
        [1] Você ainda tem um código de recuperação.
       *[other] Você ainda tem { $count } códigos de recuperação.
    }
recover-codes-new = Gerar novos códigos
recover-code = Código de recuperação
recover-code-title = Usar um código de recuperação
recover-set = Definir nova senha
recover-changed = Sua senha foi alterada. Agora você pode entrar.
recover-email-title = Receber um link por e-mail
recover-email-note = Se a conta tiver um e-mail confirmado, enviaremos um link que vale por uma hora.
recover-email-send = Enviar link
recover-email-sent = Se esta conta tiver um e-mail confirmado, o link está a caminho.
recover-link-title = Escolha uma nova senha
recover-confirmed = Seu e-mail está confirmado.
recover-email = E-mail
recover-email-about = Usado apenas para recuperar sua conta.
recover-email-add = Adicionar e-mail
recover-email-unconfirmed = { $address } ainda não foi confirmado. Veja sua caixa de entrada.
recover-email-remove = Remover e-mail

## Friends

friends-blocked = Jogadores bloqueados
friends-remove = Remover
friends-unblock = Desbloquear

## Why a name, a password or settings are refused

account-refused-name = Use de { $least } a { $most } letras de um mesmo alfabeto ou números. Entre eles, você pode pôr “-”, “_” ou “.”, mas nunca dois seguidos.
account-refused-password-length = Escolha uma senha de { $least } a { $most } caracteres.
account-refused-password-name = A senha não pode ser igual ao seu nome. Escolha outra.
account-refused-password-common = Essa senha é fácil de adivinhar. Escolha uma mais longa: três palavras aleatórias, por exemplo.
account-refused-email = Isso não é um endereço de e-mail. Confira se digitou certo.
account-refused-settings = Suas configurações são grandes demais para guardar: o máximo é de { $most } caracteres. Restaure os padrões.
