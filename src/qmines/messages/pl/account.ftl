### The account page.

account-why-guest = Grasz jako gość. Załóż konto, żeby zachować swoje gry i grać też na innych urządzeniach.
account-why = Do gry nie potrzebujesz konta. Załóż je, żeby zachować swoje gry i grać też na innych urządzeniach.
account-log-in = Zaloguj się
account-sign-up = Załóż konto
account-log-out = Wyloguj się
account-name = Nazwa
account-name-help = Użyj liter i cyfr. Między nimi możesz wstawić pojedynczy znak „-”, „_” lub „.”. Inni gracze widzą twoją nazwę.
account-password = Hasło
account-password-help = Co najmniej 8 znaków.
account-forgot = Nie pamiętasz hasła?
account-password-length = Co najmniej 8 znaków.
account-sign-up-note = Gry rozegrane jako gość przejdą na twoje konto. Liczą się do najlepszych czasów i rankingów, ale nie do odsetka wygranych i serii.
account-taken = Ta nazwa jest zajęta. Jest twoja? Zaloguj się.
account-profile = Mój profil
account-privacy = Prywatność
account-hide-profile = Ukryj mój profil przed innymi
account-leave-leaderboards = Nie pokazuj mnie w rankingach i na innych publicznych listach
account-export = Eksportuj moje dane
account-change-password = Zmień hasło
account-old-password = Obecne hasło
account-new-password = Nowe hasło
account-password-changed = Hasło zmienione. Na wszystkich innych urządzeniach nastąpiło wylogowanie.
account-sessions = Aktywne sesje
account-session-this = Ta przeglądarka
account-session-seen = Ostatnia aktywność: { $when }
account-session-end = Wyloguj
# $browser and $system are names such as Firefox and Windows.
account-browser = { $browser }, { $system }
account-browser-unknown = Nieznana przeglądarka
account-browser-unknown-system = Nieznana przeglądarka, { $system }
account-delete = Usuń konto
account-delete-forever = Usuń na zawsze
account-delete-note = Usunięcie konta skasuje twoją nazwę, gry i statystyki. Nie da się tego cofnąć.

## Recovery

recover-codes = Kody odzyskiwania
recover-codes-about = Jeśli zapomnisz hasła, każdy z tych kodów pozwoli jeden raz ustawić nowe. Zachowaj je w bezpiecznym miejscu: nie pokażemy ich ponownie.
recover-codes-copy = Kopiuj
recover-codes-copied = Skopiowano
recover-codes-done = Kody zapisane
recover-codes-left =
    { $count ->
        [0] Nie masz już żadnych kodów odzyskiwania.
        [one] Został ci jeden kod odzyskiwania.
        [few] Zostały ci { $count } kody odzyskiwania.
        [many] Zostało ci { $count } kodów odzyskiwania.
       *[other] Zostało ci { $count } kodu odzyskiwania.
    }
recover-codes-new = Pobierz nowe kody
recover-code = Kod odzyskiwania
recover-code-title = Użyj kodu odzyskiwania
recover-set = Ustaw nowe hasło
recover-changed = Hasło zostało zmienione. Możesz się zalogować.
recover-email-title = Otrzymaj link e-mailem
recover-email-note = Jeśli konto ma potwierdzony adres e-mail, wyślemy link ważny przez godzinę.
recover-email-send = Wyślij link
recover-email-sent = Jeśli to konto ma potwierdzony adres e-mail, link jest już w drodze.
recover-link-title = Wybierz nowe hasło
recover-confirmed = Twój adres e-mail jest potwierdzony.
recover-email = Adres e-mail
recover-email-about = Służy tylko do odzyskania konta.
recover-email-add = Dodaj adres
recover-email-unconfirmed = Adres { $address } nie jest jeszcze potwierdzony. Sprawdź pocztę.
recover-email-remove = Usuń adres

## Friends

friends-blocked = Zablokowani gracze
friends-remove = Usuń
friends-unblock = Odblokuj

## Why a name, a password or settings are refused

account-refused-name = Użyj od { $least } do { $most } liter jednego alfabetu lub cyfr; między nimi może stać pojedynczy znak „-”, „_” lub „.”.
account-refused-password-length = Wybierz hasło, które ma od { $least } do { $most } znaków.
account-refused-password-name = Hasło nie może być takie samo jak nazwa. Wybierz inne.
account-refused-password-common = To hasło łatwo odgadnąć. Wybierz dłuższe, na przykład trzy przypadkowe słowa.
account-refused-email = To nie jest adres e-mail. Sprawdź, czy nie ma literówek.
account-refused-settings = Ustawienia zajmują za dużo miejsca: limit znaków to { $most }. Przywróć ustawienia domyślne.
