# Lekcje Akropolis.

lesson-turn = Pierwsza tura
    .blurb = Dobierz kafel, zapłać, połóż
lesson-turn-goal = Budujesz miasto. Każde zaczyna się od tych samych czterech pól. W swojej turze dobierasz z rynku, czyli z rzędu kafli, jeden kafel i dodajesz go do miasta. Wygrywa najwięcej punktów.
lesson-turn-take = Pierwszy kafel jest za darmo. Każdy następny kosztuje jeden kamień za każdy kafel przed nim. Masz { $stones ->
        [one] 1 kamień
        [few] { $stones } kamienie
       *[other] { $stones } kamieni
    }: dobierz drugi kafel.
    .hint = Drugi kafel kosztuje jeden kamień.
    .free = Darmowy zawsze można dobrać. Spróbuj jednak zapłacić: dobierz drugi.
lesson-turn-lay = Teraz połóż go przy mieście: wybierz kropkę, a pojawi się tam kafel. Dotknij kafla, by go obrócić. Każda kropka jest dozwolona; zatwierdź, co ci się podoba.
    .hint = Dotknij pełnej kropki: tam kafel pasuje bez obracania.
    .laid = Leży. Co położone, zostaje do końca gry.
lesson-turn-rival = Rywal wziął pierwszy kafel. Reszta się przesunęła i jest tańsza. Ceny spadają, gdy czekasz.
lesson-turn-free = Zostało ci { $stones } kamieni. Co jeszcze możesz wziąć? Wybierz.
    .hint = Bez kamieni zawsze jest ten darmowy.
    .only = Bez kamieni zostaje tylko darmowy. Następnie: skąd wziąć kamienie.

lesson-levels = Kamieniołomy i poziomy
    .blurb = Budowanie w górę daje kamienie
lesson-levels-quarries = Szare pola to kamieniołomy. Nie dają punktów. Kamienie dostajesz, gdy je zabudujesz.
lesson-levels-up = Połóż ten kafel na innych: wybierz kropkę na mieście. Trzy pola pod nim muszą być równej wysokości i należeć do co najmniej dwóch kafli. Przykryj kamieniołomy!
    .hint = Szukaj na środku, gdzie spotykają się trzy kamieniołomy z dwóch kafli.
    .three = Drugi poziom! Trzy kamieniołomy przykryte: { $stones } kamienie. Masz teraz { $now }.
    .some = Drugi poziom! Kamienie za przykryte kamieniołomy: { $stones }. Masz teraz { $now }. Można by przykryć trzy naraz.
    .ground = To leży na ziemi. Spróbuj na swoich kaflach, nad kamieniołomami.
lesson-levels-worth = Wyżej jest lepiej podwójnie: teraz kamienie, a na końcu dzielnica jest warta tyle, ile jej poziom. Na drugim liczy się za dwa, na trzecim za trzy.

lesson-houses = Place i domy
    .blurb = Skąd się biorą punkty
lesson-houses-plaza = Punkty koloru: jego dzielnice, każda warta swój poziom, razy gwiazdki jego placów. Na kaflu startowym jest plac przydomowy, gwiazdki: { $stars }. Domy dają na razie { $points }.
lesson-houses-group = Domy są niebieskie. Liczy się tylko największa grupa. Połóż kafel tak, by jego dom dołączył do innych.
    .hint = Niech niebieski dom dotyka domów, które już stoją.
    .grown = Grupa urosła: punkty za domy to teraz { $points }.
    .lost = Domy zostały przykryte: zostało { $points } punktów. Spróbuj gdzie indziej.
    .apart = Dom stoi osobno albo nic się nie zmieniło. Niech dotyka innych domów.
lesson-houses-formula = Drugi plac przydomowy dodałby swoje gwiazdki i wszystko pomnożył. Bez widocznego placu swojego rodzaju dzielnica nie jest nic warta.

lesson-markets = Targowiska i koszary
    .blurb = Osobno oraz na krawędzi
lesson-markets-alone = Targowiska są żółte i nie chcą obok siebie innych. Masz jedno i plac targowy: { $points } punkty, bo plac ma { $stars } gwiazdki.
lesson-markets-market = Połóż ten kafel tak, by jego targowisko też się liczyło, a drugie nadal.
    .hint = Dwa żółte targowiska nie mogą się stykać.
    .counts = Oba się liczą, punkty: { $points }.
    .spoilt = Dwa stykające się targowiska psują się nawzajem, punkty: { $points }. Trzymaj je osobno.
    .nothing = Punktów nie przybyło. Nowe targowisko ma być z dala od drugiego.
lesson-markets-edge = Inne miasto. Koszary są czerwone i muszą stać na krawędzi, przy pustym polu. Twoje dają { $points } punkty.
lesson-markets-barracks = Połóż ten kafel tak, by koszary dały więcej punktów.
    .hint = Wyżej są warte więcej, byle na krawędzi.
    .counts = Dobra straż, punkty: { $points }.
    .inside = Coś straciło miejsce na krawędzi albo zostało przykryte, punkty: { $points }.
    .nothing = Nic nie przybyło. Nowe koszary potrzebują obok pustego pola.

lesson-temples = Świątynie i ogrody
    .blurb = Otoczone oraz zawsze
lesson-temples-around = Świątynie są fioletowe. Liczą się tylko wtedy, gdy wszystkie sześć pól wokół jest zabudowanych. Twoja ma jeszcze lukę; jej plac ma { $stars } gwiazdki.
lesson-temples-close = Zamknij tym kaflem lukę wokół świątyni, obojętnie czym.
    .hint = Znajdź puste pole obok fioletowej świątyni i je zabuduj.
    .counts = Otoczona: świątynia daje { $points } punkty.
    .open = Wokół świątyni wciąż jest luka. Zabuduj ją.
lesson-temples-garden = Inne miasto. Ogrody są zielone i liczą się zawsze; są rzadkie, ale ich place mają { $stars } gwiazdki. Połóż ogród jak najwyżej.
    .hint = Na drugim poziomie ogród jest wart dwa razy więcej.
    .high = Drugi poziom i trzy gwiazdki, punkty za jeden ogród: { $points }.
    .low = Punkty: { $points }. Dobrze, ale na drugim poziomie byłoby dwa razy więcej.
    .covered = To przykrywa plac ogrodowy, a bez niego ogrody nic nie dają.
lesson-temples-all = Znasz już wszystkie pięć: domy razem, targowiska osobno, koszary na krawędzi, świątynie w środku, ogrody gdziekolwiek. Najedź na dzielnicę lub ją przytrzymaj, by zobaczyć, co się liczy.

lesson-end = Ostatni ruch
    .blurb = Koniec i punkty
lesson-end-near = Stosy są puste: z następnymi kaflami gra się skończy. Zostało { $tiles } kafli, a jeden z nich nie zostanie wzięty.
lesson-end-take = Weź swój ostatni kafel. Masz kamienie: { $stones }; każdy pozostały to punkt na końcu.
    .hint = Ile da nowa dzielnica, a ile kosztuje kamień?
    .other = To też dobry wybór. Lekcja idzie dalej z innym.
lesson-end-lay = Ostatni kafel: szukaj największej liczby punktów. Liczba nad kaflem mówi, co daje miejsce.
    .hint = Wypróbuj kilka kropek i porównaj liczby. Nic nie leży, dopóki nie zatwierdzisz.
    .laid = Kończysz z liczbą punktów: { $points }. Żadne miejsce nie daje więcej.
    .near = Liczba punktów: { $points }, to dobre miejsce. Inne daje trochę więcej: idziemy dalej z nim.
    .less = Liczba punktów: tylko { $points }. Gdzie indziej ten kafel da więcej: porównaj liczby.
lesson-end-over = Arkusz: domy { $houses }, targowiska { $markets }, koszary { $barracks }, świątynie { $temples }, ogrody { $gardens }, kamienie { $stones }.
lesson-end-win = Punkty: { $points }, więcej niż rywal. Przy remisie wygrywa więcej kamieni. Znasz całą grę: zagraj!

howto-goal = Zbuduj najwspanialsze miasto, wszerz i wzwyż, i zdobądź najwięcej punktów; tu zwycięzca ma { $points }.
howto-turn = Weź jeden kafel z rynku: pierwszy jest za darmo, inne kosztują kamień za każdy kafel przed nimi. Połóż go przy mieście albo na nim: na trzech polach równej wysokości, z co najmniej dwóch kafli. Każdy przykryty kamieniołom daje kamień.
howto-end = Runda kończy się, gdy na rynku zostaje jeden kafel; wtedy otwiera się stos. Gdy skończy się ostatni stos, gra jest skończona.
howto-points = Domy liczą się w największej grupie, targowiska osobno, koszary na krawędzi, świątynie otoczone, ogrody zawsze. Każda dzielnica jest warta swój poziom razy gwiazdki placów: dom { $house }, ogród { $garden }, inne { $market }. Kamień to punkt.

## Księga rzeczy: jej rozdziały; kody zasad słowami
things-kinds = Dzielnice i kamieniołomy
things-faces = Obszary i place
things-tiles = Kafle miasta
things-words = Słowa gry
things-lines = Punkty na koniec
things-architects = Rywale w grze solo
code-players = liczba graczy

## Trener: każdy rodzaj decyzji, gdy pojawia się po raz pierwszy
coach-choose_tile = Pierwszy kafel jest darmowy, każdy następny kosztuje o kamień więcej. To, co zostawisz, stanieje dla innych.
coach-place_tile = Połóż go na ziemi obok miasta albo na trzech równych polach z co najmniej dwóch kafli. Wyższe dzielnice liczą się więcej, zakryte kamieniołomy dają kamienie.
