### Friends: who is online, what they play, and invitations.

friends-title = Друзья
friends-none = Добавить друга можно в его профиле.
# $board is a rule set and a level.
friends-online = В сети
friends-offline = Не в сети
friends-playing-race = Участвует в гонке: { $board }
friends-playing-coop = Играет вместе с другими: { $board }
friends-playing-solo = Играет: { $board }
friends-playing-waiting = Ждёт в комнате: { $board }
friends-invite = Пригласить на гонку
friends-invited = { $name } приглашает вас на гонку
friends-decline = Отклонить
