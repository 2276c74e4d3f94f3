### The account page.

account-why-guest = You’re playing as a guest. Create an account to keep your games and play on other devices.
account-why = You don’t need an account to play. Create one to keep your games and play on other devices.
account-log-in = Log in
account-sign-up = Sign up
account-log-out = Log out
account-name = Name
account-name-help = Use letters and digits. You can put a single “-”, “_” or “.” between them. Other players can see your name.
account-password = Password
account-password-help = At least 8 characters.
account-forgot = Forgot your password?
account-password-length = At least 8 characters.
account-sign-up-note = You keep the games you played as a guest. They count towards your best times and leaderboards, but not towards win rates and streaks.
account-taken = That name is taken. Yours? Log in instead.
account-profile = My profile
account-privacy = Privacy
account-hide-profile = Hide my profile from others
account-leave-leaderboards = Keep me off leaderboards and other public lists
account-export = Export my data
account-change-password = Change password
account-old-password = Current password
account-new-password = New password
account-password-changed = Password changed. You’ve been logged out everywhere else.
account-sessions = Where you’re logged in
account-session-this = This browser
account-session-seen = Last seen { $when }
account-session-end = Log out
# $browser and $system are names such as Firefox and Windows.
account-browser = { $browser } on { $system }
account-browser-unknown = Unknown browser
account-browser-unknown-system = Unknown browser on { $system }
account-delete = Delete account
account-delete-forever = Delete forever
account-delete-note = Deleting your account removes your name, your games and your statistics. You can’t undo it.

## Recovery

recover-codes = Recovery codes
recover-codes-about = If you forget your password, you can set a new one with any of these codes. Each works once. Keep them somewhere safe: they won’t be shown again.
recover-codes-copy = Copy
recover-codes-copied = Copied
recover-codes-done = I’ve saved my codes
recover-codes-left =
    { $count ->
        [0] You have no recovery codes left.
        [one] You have one recovery code left.
       *[other] You have { $count } recovery codes left.
    }
recover-codes-new = Get new codes
recover-code = Recovery code
recover-code-title = Use a recovery code
recover-set = Set new password
recover-changed = Your password has been changed. You can log in now.
recover-email-title = Get a link by e-mail
recover-email-note = If the account has a confirmed e-mail address, we’ll send a link that works for one hour.
recover-email-send = Send link
recover-email-sent = If this account has a confirmed e-mail address, the link is on its way.
recover-link-title = Choose a new password
recover-confirmed = Your e-mail address is confirmed.
recover-email = E-mail address
recover-email-about = Only used to recover your account.
recover-email-add = Add address
recover-email-unconfirmed = { $address } isn’t confirmed yet. Check your inbox.
recover-email-remove = Remove address

## Friends

friends-blocked = Blocked players
friends-remove = Remove
friends-unblock = Unblock

## Why a name, a password or settings are refused

account-refused-name = Use { $least } to { $most } letters and digits, with all letters from one alphabet. You can put a single “-”, “_” or “.” between them.
account-refused-password-length = Choose a password of { $least } to { $most } characters.
account-refused-password-name = Your password can’t be your name. Choose another one.
account-refused-password-common = This password is easy to guess. Choose a longer one: three random words, for example.
account-refused-email = This isn’t an e-mail address. Check it for typos.
account-refused-settings = Your settings are too large to store: the limit is { $most } characters. Reset them to their defaults.
