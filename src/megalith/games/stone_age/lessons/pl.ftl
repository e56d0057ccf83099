# Lekcje Epoki Kamienia.

lesson-turn = Pierwszy ruch
    .blurb = Pionki, miejsca i kręgi
lesson-turn-goal = Prowadzisz plemię: { $workers } pionków, { $food } żywności. Zbieraj, buduj, ucz się i zdobądź najwięcej punktów. Każda runda zaczyna się od ustawiania pionków, po kolei.
lesson-turn-forest = W swoim ruchu wysyłasz pionki na jedno miejsce. Wyślij { $n } do lasu: dotknij go, wybierz liczbę, zatwierdź.
    .hint = Las to miejsce z drzewami, w lewym górnym rogu.
    .count = { $n } też można: każdy pionek to jedna kość. Lekcja idzie dalej z inną liczbą.
    .elsewhere = Tam też wolno. Teraz jednak potrzebne jest drewno: wybierz las.
lesson-turn-rings = Rywal poluje. Kręgi to miejsca dla pionków: las ma ich { $rings }. Gdy gra dwoje, las w tej rundzie jest już tylko twój.
lesson-turn-hut = W domu zostały jeszcze { $n } pionki. Chata mieści dokładnie dwa, a one sprowadzą trzeciego. Wyślij je tam.
    .hint = Chata stoi na środku doliny.
    .village = Też dobre miejsce, ale chata to najlepszy początek: jeden pionek więcej na całą grę.
    .elsewhere = Można, ale chata daje pionka do końca gry. Zajmij ją, póki wolna.
lesson-turn-rest = Rywal zajął wytwórcę narzędzi i kartę. Nikt nie ma już pionków na swojej planszy, więc koniec ustawiania. Teraz każdy ich używa.

lesson-dice = Kości i surowce
    .blurb = Używanie pionków, dzielenie, posiłek
lesson-dice-group = Teraz pionki pracują, miejsce po miejscu, w dowolnej kolejności. Najpierw użyj tych w lesie.
    .hint = Dotknij lasu albo wybierz go z listy.
    .order = Kolejność jest dowolna, chata też może być pierwsza. Lekcja zaczyna od lasu.
lesson-dice-wood = Jedna kość za każdego pionka: te pokazują razem { $total }. Każde { $divider } to jedno drewno, reszta przepada. Bierzesz { $gain }.
lesson-dice-dividers = Cenniejsze surowce wymagają więcej: cegła { $brick }, kamień { $stone }, złoto { $gold }. Żywność na łowisku tylko { $food }.
lesson-dice-worker = Pionki w chacie jeszcze nie pracowały. Teraz użyj ich.
    .hint = Dotknij chaty.
    .came = Chata sprowadza nowego pionka: masz ich teraz { $n }. Ustawisz go od następnej rundy.
lesson-dice-rival = Rywal zdobył narzędzie i { $gain }, ale nie miał czym zapłacić za kartę: ten pionek wrócił z niczym.
lesson-dice-meal = Rundę kończy posiłek: { $workers } pionków zjadło po jednej żywności. Zostało ci { $food }. Potem nowa runda i następny gracz rozpoczynający.

lesson-tools = Narzędzia
    .blurb = Jak je zdobyć i użyć
lesson-tools-maker = Narzędzia dodają do rzutu, raz na rundę, do końca gry. Wyślij pionka do wytwórcy narzędzi.
    .hint = Wytwórca narzędzi jest po prawej, obok pola uprawnego.
    .field = Pole żywi co rundę, to też świetny wybór. Teraz jednak wypróbuj narzędzie.
    .hut = Kolejny pionek kusi, ale to też kolejna gęba do wykarmienia. Teraz wypróbuj narzędzie.
lesson-tools-clay = Rywal zajął pole. Gdy gra dwoje, w rundzie używa się dwóch z trzech: chata, pole, wytwórca. Wyślij { $n } pionki po cegły (każde { $divider } to jedna).
    .hint = Cegły są w gliniance.
    .count = { $n } też można. Lekcja idzie dalej z inną liczbą.
lesson-tools-card = Został jeden pionek. Wyślij go na najtańszą kartę, na prawym końcu rzędu.
    .hint = Cena to brązowe kwadraciki nad kartą.
    .dear = Ta karta kosztuje więcej. Weź najtańszą, z jednym kwadracikiem.
lesson-tools-order = Twoja kolej na użycie pionków. Którą grupą zaczniesz? Pomyśl o nowym narzędziu.
    .hint = Narzędzie zdobyte przed rzutem może w nim pomóc.
    .early = Wypadło { $total }, bierzesz tylko { $gain }. Z narzędziem byłoby o jedną więcej: najpierw narzędzie.
lesson-tools-roll = Rzut po cegły: { $total }; każde { $divider } to jedna. Narzędzie dodaje swoją wartość do jednego rzutu. Użyć?
    .hint = Jedno oczko więcej to jedna cegła więcej.
    .used = Właśnie tak: { $gain }. Narzędzie odpoczywa do następnej rundy.
    .wasted = Tylko { $gain }, a reszta przepada. Narzędzie nic nie kosztuje: użyj go.
lesson-tools-again = Kolejne narzędzia zajmują trzy miejsca, potem rosną, aż do { $most } każde. Użyte są obrócone, a w następnej rundzie znów gotowe.

lesson-cards = Karty
    .blurb = Co działa teraz, a co na końcu
lesson-cards-halves = Twój pionek stoi przy karcie. Górna połowa działa od razu, tutaj: żywność. Dolna liczy się na końcu gry.
lesson-cards-pay = To miejsce kosztuje { $n ->
        [one] 1 dowolny surowiec
        [few] { $n } dowolne surowce
       *[other] { $n } dowolnych surowców
    }. Zapłać najtańszym.
    .hint = Najmniej warte jest drewno.
    .bought = Od razu masz { $gain }, a po posiłku zostało { $food }. Karta leży u ciebie do końca gry.
    .brick = Można, ale cegła jest warta w budynku { $brick }, a drewno tylko { $wood }. Lepiej zachować cegłę.
    .declined = Wtedy pionek przyszedł na darmo. Masz czym zapłacić: weź kartę.
lesson-cards-green = Zielone karty to wynalazki. Różne tworzą zestaw: dwa dają { $two } punkty, trzy { $three }. Każdy kolejny jest wart więcej od poprzedniego.
lesson-cards-others = Inne górne połowy dają od razu surowce, punkty, narzędzie albo krok na torze żywności, albo elementy za kości: kupujący wybiera pierwszy. Przytrzymaj kartę albo wskaż ją, by ją przeczytać.
lesson-cards-slide = Luka znika: karty przesuwają się ku tańszym miejscom, przychodzi nowa. Gdy zabraknie kart na lukę, gra się kończy.
lesson-cards-people = Karty z ludźmi mnożą: budowniczowie na najtańszej karcie to { $figures } punkty za każdy twój budynek. Inni liczą narzędzia, tor żywności albo pionki.
lesson-cards-choose = Zaczęła się następna runda. Masz zioło: wyślij pionka na kartę z innym wynalazkiem, a zaczniesz zestaw. Zwróć uwagę na cenę nad kartą.
    .hint = Zielona dolna połowa to wynalazek. Koło jest tańsze.
    .second = Zioło i koło dałyby razem { $two } punkty, a górna połowa od razu daje surowce.
    .dear = Garnek to też inny wynalazek, ale jego miejsce kosztuje więcej. Bierzemy koło.
    .people = Ludzie też się przydają. Teraz jednak szukaj zielonej dolnej połowy.

lesson-build = Budynki
    .blurb = Trzy rodzaje punktów od razu
lesson-build-place = Budynek punktuje od razu. Ten kosztuje { $cost } i daje { $points } punktów. Masz { $have }: wyślij tam pionka.
    .hint = Budynki leżą w stosach; chorągiewka pokazuje punkty.
    .second = Na ten jeszcze cię nie stać. Najpierw drugi.
    .first = Rywal może zająć ten budynek przed tobą. Najpierw ustaw tam pionka.
lesson-build-wood = Drugi budynek chce czterech surowców dwóch rodzajów. Zdobądź więcej drewna: { $n } pionki do lasu.
    .hint = Las jest w lewym górnym rogu.
    .count = { $n } też można. Lekcja idzie dalej z inną liczbą.
lesson-build-second = Ostatni pionek: wyślij go na drugi budynek.
    .hint = To prawy z tych dwóch.
lesson-build-fixed = Masz { $gain }, razem z narzędziem. Pierwszy budynek ma stałą cenę: { $cost }. Zapłać.
    .hint = Stałą cenę płaci się tylko w jeden sposób.
    .built = Od razu { $points } punktów. Potem odkrywa się następny budynek ze stosu.
    .declined = Wtedy nie masz punktów, a budynek zostaje dla rywala. Lepiej zapłać.
lesson-build-exact = Tu potrzeba dokładnie { $count } surowców dokładnie { $kinds } rodzajów; punkty to ich wartość: drewno { $wood }, cegła { $brick }. Zapłać tak, by mieć najwięcej punktów.
    .hint = Cenniejsze surowce dają więcej punktów.
    .built = { $points } punktów: po dwa z każdego. Masz teraz { $score }.
    .less = Tylko { $points } punktów. Więcej cegieł byłoby warte więcej.
    .declined = Za nic nie ma nic: masz czym zapłacić, więc płać.
lesson-build-upto = Trzeci rodzaj, tutaj, bierze od jednego do { $most } dowolnych surowców, ile chcesz: nawet { $points ->
        [few] { $points } punkty
       *[other] { $points } punktów
    }. Pusty stos kończy grę.
lesson-build-dear = W innej grze twój pionek stoi przy takim budynku. Masz { $have }. Zapłać najwyżej { $most } surowców, by mieć najwięcej punktów.
    .hint = Zacznij od najcenniejszych: złoto, potem cegły, potem drewno.
    .built = Punkty: { $points }. Same najcenniejsze surowce, ile się zmieściło.
    .nearly = Punkty: { $points }. Cenniejsze surowce dałyby trochę więcej: płacimy nimi.
    .little = Punkty: tylko { $points }, a budynku już nie ma. Więcej cenniejszych surowców dałoby o wiele więcej.
    .declined = Tyle surowców i nic nie zbudowane. Zapłać.

lesson-feed = Żywność i głód
    .blurb = Nigdy nie głoduj
lesson-feed-short = Posiłek: { $workers } pionków, a żywności tylko { $food }. Brakuje { $missing }.
lesson-feed-pay = Za każdą brakującą żywność możesz oddać jeden surowiec albo głodować. Wybierz.
    .hint = Drewno to na końcu najwyżej jeden punkt.
    .fed = Wszyscy najedzeni. Jedno drewno to mała cena.
    .starved = Głód to { $lost } punktów. Zostałoby ci { $score }. Jedno drewno jest o wiele tańsze.
lesson-feed-field = Żywność na zawsze: każdy pionek na polu uprawnym podnosi tor żywności o jeden. Tyle żywności przychodzi co rundę. Wyślij jednego.
    .hint = Pole leży między chatą a wytwórcą narzędzi.
    .hunt = Łowcy przynoszą żywność raz, jedną za każde { $divider } oczka. Pole żywi co rundę. Najpierw pole.
lesson-feed-hunt = Teraz żywność na dziś: { $n } pionków idzie na łowisko. Tam jest miejsce dla wszystkich.
    .hint = Łowisko jest po lewej.
    .count = { $n } też można. Spiżarnia jest pusta, więc wysyłamy wszystkich.
lesson-feed-use = Użyj pionków: najpierw pole.
    .hint = Pole daje żywność jeszcze w tej rundzie.
    .order = Tutaj kolejność jest dowolna. Lekcja zaczyna od pola.
lesson-feed-food = { $total } oczek dało { $gain }, pole { $income }, a { $workers } pionków zjadło. Zostało { $food } żywności.

lesson-end = Koniec i arkusz
    .blurb = Co kończy grę, co się liczy
lesson-end-near = W innej grze zbliża się koniec: to ostatni budynek swojego stosu. Pusty stos albo talia za krótka na rząd (teraz ma { $deck } kart) kończy grę.
lesson-end-go = Z tym budynkiem, kartą i ostatnimi surowcami będziesz po tej rundzie na prowadzeniu. Zakończ więc grę: użyj pionka przy ostatnim budynku.
    .hint = To prawy z dwóch stosów.
    .order = Kolejność jest dowolna. Lekcja zaczyna od budynku.
lesson-end-pay = Zapłać za niego.
    .hint = Stała cena: zapłacić można tylko w jeden sposób.
    .last = Punkty: { $points }. Stos jest pusty: to ostatnia runda, gra się ją do końca.
    .wait = Wolno zrezygnować, by grać dalej. Po tej rundzie prowadzisz jednak ty: buduj.
lesson-end-finish = Wszyscy popracowali i zjedli. Na torze punktów masz { $track }. Teraz liczą się karty.
lesson-end-green = Wynalazki: zestaw różnych, jego wielkość razy ona sama, punkty: { $green }.
lesson-end-people = Ludzie mnożą to, co masz. Twoje punkty: rolnicy (tor żywności) { $farmers }, wytwórcy (narzędzia) { $toolmakers }, budowniczowie (budynki) { $builders }, szamani (pionki) { $shamans }. Pozostałe surowce: { $resources }.
lesson-end-win = Punkty: { $points }, więcej niż rywal. Wcześnie budynki, pasujące do siebie karty i nigdy głodu: znasz grę. Zagraj!

howto-goal = Poprowadź plemię z epoki kamienia i zdobądź najwięcej punktów; tu zwycięzca ma { $points }. Punkty dają budynki, od razu, oraz karty, na końcu.
howto-turn = Runda ma trzy części. Gracze po kolei wysyłają pionki, za każdym razem na jedno miejsce. Potem pionki pracują: rzut kośćmi daje drewno, cegłę, kamień, złoto lub żywność, a narzędzia pomagają. Na koniec każdy pionek zjada jedną żywność.
howto-end = Gdy stos { $tiles } budynków jest pusty albo talia nie może uzupełnić rzędu kart, rundę gra się do końca i gra jest skończona.
howto-points = Budynki dają tyle, ile pokazują, albo tyle, ile zapłacono: drewno { $wood }, cegła { $brick }, kamień { $stone }, złoto { $gold }. Różne wynalazki dają swoją liczbę razy ona sama; ludzie mnożą to, co masz. Każdy pozostały surowiec to punkt, głód to { $hunger }.

## Księga rzeczy: jej rozdziały; kody zasad słowami
things-places = Miejsca
things-goods = Surowce i żywność
things-tiles = Budynki
things-cards = Karty cywilizacji
things-things = Elementy gry
things-lines = Punkty na koniec
code-dice_all = elementy za kości
code-roll_resource = rzut na surowiec
code-resource = surowce
code-points = punkty
code-food_track = tor żywności
code-draw_card = dobranie karty
code-one_use_tool = jednorazowe narzędzie
code-two_resources = dwa surowce do wyboru
code-fixed = budynek o stałej cenie
code-exact = budynek z określonej liczby rodzajów
code-upto7 = budynek za 1 do 7 surowców
code-count = podana liczba
code-kinds = podana liczba
code-players = liczba graczy

## Trener: każdy rodzaj decyzji, gdy pojawia się po raz pierwszy
coach-place_workers = Wyślij pionki w jedno miejsce; potem ustawiają inni, a zajęte miejsca przepadają. Pamiętaj o żywności: każdy pionek zjada jedną na rundę.
coach-choose_group = Twoje pionki działają w dowolnej kolejności. Co zdobędzie jedna grupa, tym zapłaci następna: najpierw zbieraj, potem kupuj.
coach-choose_tools = Narzędzia dodają do tego rzutu, każde raz na rundę. Użyj ich tylko wtedy, gdy suma sięgnie następnego pełnego progu.
coach-pay_card = Cena karty to jej pole; zapłacisz dowolnymi surowcami. Górna połowa działa teraz, dolna punktuje na koniec.
coach-pay_building = Budynek punktuje od razu. Jeśli cena zostawia wybór, punktuje to, czym płacisz: cenniejsze surowce, więcej punktów. Kto zrezygnuje, nie ma nic.
coach-take_two_resources = Weź je teraz, jeśli przydadzą się w tej rundzie; inaczej karta może poczekać odkryta.
coach-pick_die = Każdy bierze jedną kość; widzisz, co zostawiasz następnemu. Każda ścianka daje to, co pokazuje.
coach-feed = Brakuje żywności: jeden surowiec zastępuje jedną żywność. Kto nie zapłaci wszystkiego, traci punkty.

## Czego jest więcej, jak mówi trener
holds-workers = { $n ->
    [one] 1 robotnika
    [few] { $n } robotników
   *[many] { $n } robotników
}
holds-track = { $n ->
    [one] 1 pole na torze żywności
    [few] { $n } pola na torze żywności
   *[many] { $n } pól na torze żywności
}
holds-tools = { $n ->
    [one] 1 punkt narzędzi
    [few] { $n } punkty narzędzi
   *[many] { $n } punktów narzędzi
}
holds-buildings = { $n ->
    [one] 1 budynek
    [few] { $n } budynki
   *[many] { $n } budynków
}
holds-cards = { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
}
holds-goods = { $n ->
    [one] 1 surowiec
    [few] { $n } surowce
   *[many] { $n } surowców
}
