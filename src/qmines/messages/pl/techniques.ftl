### The five techniques: their names, and how they work, paragraph by paragraph.

technique-single = Jedna liczba
technique-single-1 = Liczba mówi, ile min jest na ośmiu polach wokół niej. Już jedna liczba może ci powiedzieć dwie rzeczy.
technique-single-2 = Jeśli wokół liczby jest dokładnie tyle zakrytych pól, ile jej min zostało do znalezienia, wszystkie te pola są minami. Jeśli wszystkie jej miny są znane, każde inne pole wokół niej jest bezpieczne.
technique-single-3 = Tej techniki będziesz używać najczęściej. Sprawdź nią całą planszę, zanim spróbujesz czegoś trudniejszego.

technique-pair = Dwie liczby
technique-pair-1 = Dwie liczby, które mają wspólne pola, mówią razem więcej. Porównaj, ilu min każdej z nich jeszcze brakuje.
technique-pair-2 = Jeśli wszystkie zakryte pola wokół jednej liczby stykają się też z drugą, a obu brakuje tyle samo min, to pozostałe zakryte pola wokół tej drugiej są bezpieczne. Przykładem jest wzór 1-1 przy ścianie.
technique-pair-3 = Jeśli jednej liczbie brakuje więcej min niż drugiej, a różnica jest równa liczbie pól, które stykają się tylko z nią, to te pola są minami. Pola, które stykają się tylko z drugą, są bezpieczne: to wzór 1-2.
technique-pair-4 = Wzdłuż prostej krawędzi dwa wzory 1-2 tworzą dłuższe. 1-2-1: miny są naprzeciw jedynek, a pole naprzeciw dwójki jest bezpieczne. 1-2-2-1: miny są naprzeciw dwójek, a pola naprzeciw jedynek są bezpieczne.
technique-pair-5 = Najpierw odejmij miny, które już znasz: 2-3-2, w którym każda liczba styka się z jedną znaną miną, działa jak 1-2-1.

technique-split = Dwa przypadki
technique-split-1 = Załóż, że pole jest miną, i stosuj dalej proste reguły. Jeśli któraś liczba nie może się już zgadzać, pole jest bezpieczne. Albo załóż, że jest bezpieczne: jeśli prowadzi to do sprzeczności, pole jest miną.
technique-split-2 = Albo wypróbuj oba przypadki: to, co w obu wychodzi tak samo, jest pewne.
technique-split-3 = Warto próbować z polami, które stykają się z dwiema lub trzema liczbami, bo wiele z nich wynika.

technique-total = Licznik min
technique-total-1 = Licznik min to też liczba, a pod koniec gry – najbardziej przydatna. Weź liczby, które nie mają wspólnych pól, i zsumuj miny, których im brakuje.
technique-total-2 = Jeśli liczbom bez wspólnych pól brakuje dokładnie tylu min, ile zostało, każde pole, które nie styka się z żadną z nich, jest bezpieczne. Jeśli pola wokół tych liczb nie pomieszczą wszystkich pozostałych min, reszta musi być gdzie indziej.

technique-count = Wszystkie układy
technique-count-1 = Czasem żadna liczba ani żadne pojedyncze założenie niczego nie rozstrzyga, a mimo to pole jest takie samo na każdej możliwej planszy. Trzeba wtedy przejrzeć wszystkie układy min, pamiętając o liczniku.
technique-count-2 = Ustal, ilu min liczby potrzebują najmniej i najwięcej. Pozostałe miny są na polach, które nie stykają się z żadną liczbą. Jeśli nie zostaje dla nich żadna mina, wszystkie są bezpieczne; jeśli zostaje po jednej na pole, wszystkie są minami.
