### The help page of the web site.

help-classic = Liczba mówi, ile min jest na ośmiu polach wokół niej. Gdy oznaczysz je wszystkie flagami, kliknij liczbę lub jej dotknij, żeby naraz odkryć pozostałych sąsiadów.
help-no-guess = Sprawdzamy, czy każdą planszę da się rozwiązać bez zgadywania. Gdy utkniesz, gdzieś jest bezpieczne pole: poproś o podpowiedź.
help-forgiving = Jeśli odkryjesz minę, o której nikt nie mógł wiedzieć, przeniesie się ona w inne miejsce zgodne ze wszystkimi liczbami. To czysta logika, a nie fizyka kwantowa.
help-qubits = Liczba sumuje zakryte pola wokół siebie: 1 za minę, ½ za rzut monetą, 0 za bezpieczne pole. Stąd połówki, a liczby mogą maleć, gdy odkrywasz pola.
help-entangled = Litery i linie łączą powiązane pola: zmierz jedno, a pozostałe od razu się zmienią. Z tarczą zmierzysz pole bezpiecznie.
help-pointer = Mysz i dotyk
help-touch = Dotknięcie robi to, co wskazuje przełącznik pod planszą, a przytrzymanie – to drugie. Dotknij liczby, żeby zagrać akord.
help-large = Dużą planszę przesuniesz, przeciągając ją. Zbliż lub rozsuń palce albo przewijaj z klawiszem Ctrl, żeby zmienić powiększenie.
help-keys = Klawiatura
help-keys-tab = Tab przechodzi między planszami a przyciskami. Podpowiedzi, automatyczne ruchy i ryzyko liczą się jako pomoc, więc takie gry są w statystykach osobno.
