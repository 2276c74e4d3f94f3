### Friends: who is online, what they play, and invitations.

friends-title = Друзья
friends-none = Друзей пока нет. Добавить игрока можно в его профиле.
friends-about = Друзья видят, что вы их добавили. Если и они добавят вас, вы увидите, когда они в сети, и сможете пригласить их на гонку.
friends-added-you = { $name } добавляет вас в друзья
# Adds somebody who added you as a friend.
friends-add-back = Добавить
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
