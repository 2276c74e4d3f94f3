### The learn pages and the trainer. The lessons themselves are in lessons.ftl.

learn-classic = Klasyczny
learn-classic-about = Pięć technik, od najłatwiejszej. W przykładach do każdej z nich ruch znajdujesz samodzielnie; solver sprawdza odpowiedź i ją wyjaśnia.
learn-forgiving = Wyrozumiały
learn-forgiving-about = Trzy przykłady tego, na co możesz liczyć, gdy zostaje tylko zgadywanie.
learn-trainer-about = Pozycje do ćwiczeń bez końca. Trening pyta najczęściej o to, co ci nie wychodzi, i dodaje trudniejsze techniki, gdy robisz postępy.
learn-trainer-answered = Odpowiedzi: { $asked }, w tym poprawne za pierwszym razem: { $right }.
learn-trainer-none = Brak odpowiedzi.
learn-trainer-start = Zacznij
learn-trainer-continue = Kontynuuj
learn-qubits = Kubity i Splątanie
learn-qubits-about = Trzy gry z trenerem, potem cztery lekcje o tym, co dzieje się za planszami, i piaskownica, w której nic nie wybucha.
learn-sandbox = Piaskownica
learn-sandbox-about = Przygotuj pola w dowolnym stanie i mierz je, ile razy chcesz.
learn-done = Ukończone
learn-not-done = Jeszcze nieukończone
learn-progress = { $done } z { $total }
learn-examples = Przykłady
learn-example = Przykład { $number }
learn-example-solved = Przykład { $number } ✓
learn-next-example = Następny przykład

## A position to solve

quiz-question = Znajdź pole, które jest pewne. Odkryj je, jeśli jest bezpieczne, albo postaw flagę, jeśli to mina.
learn-puzzles-about = Trzy minuty, trzy błędy: ile bezpiecznych pól znajdziesz?
quiz-mines = Wszystkich min: { $count }. Flagi to znane miny.
quiz-mines-unknown = Liczba min jest nieznana.
quiz-tap = Twoja odpowiedź
quiz-safe = Bezpieczne
quiz-mine = Mina
quiz-pass = Nie wiem

## The trainer

trainer-next = Dalej
trainer-choose = Ćwicz
trainer-choose-weakest = Twoje najsłabsze techniki
trainer-progress = Twoje postępy
trainer-technique = Technika
trainer-right = Poprawne
trainer-recent = Ostatnie dziesięć
trainer-share = Częstość
trainer-right-count = { $right } z { $asked }
trainer-answer-right = dobrze
trainer-answer-wrong = źle
trainer-recent-none = Jeszcze nic
trainer-locked = Zablokowane
trainer-about = Liczy się tylko pierwsza odpowiedź do każdej pozycji. Techniki, w których masz błędy w ostatnich dziesięciu odpowiedziach, pojawiają się częściej; technika jeszcze niećwiczona liczy się tak, jakby połowa odpowiedzi była błędna. Technika odblokowuje się po trzech poprawnych odpowiedziach na pięć w poprzedniej.
