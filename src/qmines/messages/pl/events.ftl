### What the moves of a game do.

event-open = Odkryj zakryte pole.
event-flag = Postaw flagę na zakrytym polu albo ją zdejmij.
event-question = Postaw znak zapytania na zakrytym polu albo go usuń.
event-mark = Przejdź do następnego znacznika: flaga, znak zapytania (jeśli wolno), nic.
event-chord = Odkryj sąsiadów liczby, która ma wszystkie flagi.
event-open-z = Zmierz pole na planszy Z. Jeśli jest tam miną, przegrywasz.
event-open-h = Zmierz pole na planszy H. Jeśli jest tam miną, przegrywasz.
event-mark-z = Oznacz minę na planszy Z albo usuń znacznik.
event-mark-h = Oznacz minę na planszy H albo usuń znacznik.
event-shield-z = Sprawdź pole tarczą na planszy Z. Mina nie wybuchnie.
event-shield-h = Sprawdź pole tarczą na planszy H. Mina nie wybuchnie.
event-sandbox-z = Mierz pole na planszy Z, ile razy chcesz.
event-sandbox-h = Mierz pole na planszy H, ile razy chcesz.
event-prepare = Przygotuj pole w stanie „zero”, „one”, „plus” lub „minus”.
event-reset = Przywróć wszystkim polom stan początkowy.
event-undo = Cofnij ostatni ruch, który coś zmienił.
event-pause = Zatrzymaj zegar i zasłoń planszę.
event-resume = Odsłoń planszę i ponownie uruchom zegar.
event-resign = Poddaj się.
event-help = Zapisz, jakiej pomocy użyto, na przykład: help hint.
