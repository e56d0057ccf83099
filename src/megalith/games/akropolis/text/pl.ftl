# Słowa gry Akropolis.
title = Akropolis
    .blurb = Dobieraj kafle z rynku i buduj greckie miasto, wszerz i wzwyż.

# Decyzje i możliwości
decision-choose_tile = { $player }: dobierz kafel z rynku ({ $stones ->
    [0] bez kamieni, więc darmowy
    [one] masz { $stones } kamień
    [few] masz { $stones } kamienie
    [many] masz { $stones } kamieni
   *[other] masz { $stones } kamienia
})
decision-place_tile = { $player }: dodaj kafel do miasta ({ $tile })
do-choose_tile = { $slot ->
    [0] Dobierz darmowy kafel
    [one] Dobierz kafel za { $slot } kamień
    [few] Dobierz kafel za { $slot } kamienie
    [many] Dobierz kafel za { $slot } kamieni
   *[other] Dobierz kafel za { $slot } kamienia
}
here-place_tile = Kafel tutaj, tak obrócony
here-decision-place_tile = Dodaj kafel do miasta
do-place_tile = Pierwszy obszar od środka miasta: { $hex }; obrót { $rotation }
do-first_player = Znacznik głównego architekta dostaje na początek { $player }
do-first_site = Na rynek trafia kafel „{ $tile }”
do-refill = Na rynek trafia kafel „{ $tile }”
asked-choose_tile = dobranie kafla
asked-place_tile = dodanie kafla do miasta
asked-first_player = losowanie pierwszego głównego architekta
asked-first_site = wyłożenie pierwszego rynku
asked-refill = uzupełnienie rynku

# Co się stało
# The log of the page: without ways and turns
log-laid = { $player } kładzie go w mieście.
    .you = Kładziesz go w mieście.
# Zanim kafel zostanie położony
ahead-laid = Kafel trafia do miasta ({ $player }).
    .you = Kafel trafia do twojego miasta.
log-level = { $player }: na poziomie { $level }.
    .you = Na poziomie { $level }.

event-first_player = Znacznik głównego architekta dostaje { $player }.
    .you = Dostajesz znacznik głównego architekta.
event-site_tile = Na rynek trafia kafel „{ $tile }”, koszt { $slot }.
event-round_begins = Runda { $round }: głównym architektem jest { $player }.
    .you = Runda { $round }: jesteś głównym architektem.
event-took = { $player } dobiera kafel „{ $tile }” { $price ->
    [0] za darmo.
    [one] za { $price } kamień.
    [few] za { $price } kamienie.
    [many] za { $price } kamieni.
   *[other] za { $price } kamienia.
}
    .you = Dobierasz kafel „{ $tile }” { $price ->
        [0] za darmo.
        [one] za { $price } kamień.
        [few] za { $price } kamienie.
        [many] za { $price } kamieni.
       *[other] za { $price } kamienia.
    }
event-laid = { $player } kładzie kafel „{ $tile }”: { $hex }; obrót { $rotation }.
    .you = Kładziesz kafel „{ $tile }”: { $hex }; obrót { $rotation }.
event-level = Kafel leży na poziomie { $level }.
event-stones = { $player } przykrywa { $stones ->
    [one] kamieniołom i bierze { $stones } kamień.
    [few] kamieniołomy i bierze { $stones } kamienie.
   *[other] kamieniołomy i bierze { $stones } kamieni.
}
    .you = Przykrywasz { $stones ->
        [one] kamieniołom i bierzesz { $stones } kamień.
        [few] kamieniołomy i bierzesz { $stones } kamienie.
       *[other] kamieniołomy i bierzesz { $stones } kamieni.
    }
event-rival_paid = Rywal dostaje { $stones ->
    [one] ten kamień.
    [few] te { $stones } kamienie.
    [many] te { $stones } kamieni.
   *[other] te { $stones } kamienia.
}
event-rival_took = Rywal dobiera kafel „{ $tile }” { $price ->
    [0] za darmo.
    [one] za { $price } kamień.
    [few] za { $price } kamienie.
    [many] za { $price } kamieni.
   *[other] za { $price } kamienia.
}
event-game_ends = Został jeden kafel, a stosów już nie ma: gra kończy się po rundzie { $round }.

# Odmowy
refusal-other-decision = Nie teraz: najpierw { $decision }.
refusal-empty-slot = Na rynku { $tiles ->
    [one] jest tylko { $tiles } kafel.
    [few] są tylko { $tiles } kafle.
    [many] jest tylko { $tiles } kafli.
   *[other] jest tylko { $tiles } kafla.
}
refusal-too-dear = Ten kafel kosztuje { $price ->
    [one] { $price } kamień
    [few] { $price } kamienie
    [many] { $price } kamieni
   *[other] { $price } kamienia
}, a ty { $stones ->
    [0] nie masz żadnego: za darmo jest tylko pierwszy kafel.
   *[other] masz { $stones }.
}
refusal-mixed_levels = Nierówne podłoże: trzy pola mają różną wysokość.
refusal-not_connected = Kafel nie styka się z miastem: dołóż go do niego.
refusal-one_tile_below = Pod spodem jest tylko jeden kafel: nowy musi leżeć na co najmniej dwóch.
refusal-not-drawable = Kafla „{ $tile }” nie ma wśród zakrytych.
refusal-no-such-seat = Nie ma takiego miejsca przy stole.

# Arkusz punktów
line-houses = Domy
    .tip = Największa grupa domów: suma poziomów razy gwiazdki na placach przydomowych.
line-markets = Targowiska
    .tip = Targowiska bez targowiska obok: suma poziomów razy gwiazdki na placach targowych.
line-barracks = Koszary
    .tip = Koszary na krawędzi miasta: suma poziomów razy gwiazdki na placach koszarowych.
line-temples = Świątynie
    .tip = Świątynie w całości otoczone: suma poziomów razy gwiazdki na placach świątynnych.
line-gardens = Ogrody
    .tip = Wszystkie ogrody: suma poziomów razy gwiazdki na placach ogrodowych.
line-stones = Kamienie
    .tip = 1 punkt za każdy pozostały kamień; przy remisie wygrywa ten, kto ma ich więcej.
line-quarries = Kamieniołomy
    .tip = Punktuje je tylko rywal Metagenes: po 2 punkty za każdy.
line-hope_houses = Domy (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_markets = Targowiska (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_barracks = Koszary (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_temples = Świątynie (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_gardens = Ogrody (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_stones = Kamienie i kamieniołomy (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_room = Miejsce na wyższych poziomach (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
ending-last_tile = Na rynku został jeden kafel, a nie było już stosu, by rynek uzupełnić.

# Ustawienia
option-start_player = Pierwszy główny architekt
    .tip = Kto zaczyna: gracz z listy albo wylosowany. Bez znaczenia w grze solo.
    .example = Ada zaczyna z jednym kamieniem; każdy po niej ma o jeden więcej.
option-start_player-random = losowo
option-start_player-seat_0 = gracz 1
option-start_player-seat_1 = gracz 2
option-start_player-seat_2 = gracz 3
option-start_player-seat_3 = gracz 4
option-long_game = Dłuższa gra (wszystkie kafle)
    .tip = Wszystkie 61 kafli w 2 lub 3 osoby albo solo. W 4 osoby i tak są w grze.
    .example = Dwoje graczy ma wtedy po trzydzieści tur zamiast osiemnastu.
option-long_game-false = nie
option-long_game-true = tak
option-variant_houses = Wariant: domy
    .tip = Punktowana grupa warta co najmniej 10 liczy się podwójnie.
    .example = Grupa domów warta 12 liczy się jako 24, zanim pomnożą ją gwiazdki.
option-variant_houses-false = nie
option-variant_houses-true = tak
option-variant_markets = Wariant: targowiska
    .tip = Targowisko przy placu targowym liczy się podwójnie.
    .example = Samotne targowisko na poziomie 2 obok swojego placu liczy się za 4 zamiast 2.
option-variant_markets-false = nie
option-variant_markets-true = tak
option-variant_barracks = Wariant: koszary
    .tip = Koszary przy 3 lub 4 pustych miejscach liczą się podwójnie.
    .example = Koszary na cyplu miasta, z trzema pustymi miejscami obok, liczą się podwójnie; w prostym murze raz.
option-variant_barracks-false = nie
option-variant_barracks-true = tak
option-variant_temples = Wariant: świątynie
    .tip = Świątynia na 2. lub wyższym poziomie liczy się podwójnie.
    .example = Otoczona świątynia na poziomie 2 liczy się za 4 zamiast 2; na ziemi zostaje 1.
option-variant_temples-false = nie
option-variant_temples-true = tak
option-variant_gardens = Wariant: ogrody
    .tip = Ogród nad jeziorem liczy się podwójnie.
    .example = Zostaw dziurę w mieście: każdy ogród wokół niej liczy się podwójnie.
option-variant_gardens-false = nie
option-variant_gardens-true = tak
option-enclosed_cells = Dziury w mieście
    .tip = Puste miejsce zamknięte w mieście: jezioro dowolnej wielkości; albo krawędź także dla koszar; albo dosłownie: jezioro to jedno pole, a dla koszar jeszcze jedno puste miejsce.
    .example = Koszary wokół dziury: przy „jeziorze” się nie liczą, przy „krawędzi” tak.
option-enclosed_cells-lake = jezioro
option-enclosed_cells-edge = krawędź
option-enclosed_cells-literal = dosłownie
option-solo_architect = Rywal (rozszerzenie solo)
    .tip = Automa w grze solo, rozszerzenie spoza instrukcji: łatwy, średni albo trudny.
    .example = Samotnie przeciw Metagenesowi: punkty daje mu też każdy kamieniołom.
option-solo_architect-hippodamos = Hippodamos (łatwy)
option-solo_architect-metagenes = Metagenes (średni)
option-solo_architect-callicrates = Kallikrates (trudny)
option-site_direction = Darmowy koniec rynku
    .tip = Z której strony rysuje się darmowy kafel. Niczego nie zmienia w grze.
    .example = „Z lewej” rysuje darmowy kafel tam, gdzie zaczyna się czytać.
option-site_direction-right_to_left = z prawej
option-site_direction-left_to_right = z lewej
option-live_scores = Punkty w trakcie gry
    .tip = Pokazuje albo ukrywa bieżące punkty. Niczego nie zmienia w grze.
    .example = Ukryte punkty są niespodzianką aż do ostatniego kafla.
option-live_scores-true = widoczne
option-live_scores-false = ukryte

# Rzeczy i pojęcia
word-player = architekt
    .tip = Buduje miasto.
word-chief = główny architekt
    .tip = Zaczyna rundę; przy uzupełnianiu rynku znacznik przechodzi w lewo.
word-site = rynek
    .tip = Kafle do wzięcia; pierwszy za darmo.
word-price = koszt
    .tip = 1 kamień za każdy kafel przed nim.
word-stack = stos
    .tip = Zakryte kafle na jedną rundę.
word-city_tile = kafel miasta
    .tip = Trzy obszary na trzech polach.
word-start_tile = kafel startowy
    .tip = Plac przydomowy i trzy kamieniołomy.
word-area = obszar
    .tip = Jedno pole kafla: dzielnica, plac albo kamieniołom.
word-level = poziom
    .tip = Jak wysoko leży obszar; tyle jest tam warta dzielnica.
word-stone = kamień
    .tip = Płacisz nim za kafle; na koniec 1 punkt.
word-reserve = rezerwa
    .tip = Kamienie niczyje; nigdy się nie kończy.
word-quarry = kamieniołom
    .tip = Przykryj go, a weźmiesz 1 kamień; punktów nie daje.
word-plaza = plac
    .tip = Jego gwiazdki mnożą dzielnice tego rodzaju.
word-star = gwiazdka
    .tip = Mnożnik: widoczne gwiazdki jednego rodzaju się sumują.
word-district = dzielnica
    .tip = W dobrym miejscu daje punkty.
word-edge = krawędź miasta
    .tip = Obok otwartego terenu.
word-lake = jezioro
    .tip = Puste miejsce zamknięte w mieście.
word-value = wartość
    .tip = Suma poziomów policzonych dzielnic.
word-score_pad = notatnik
    .tip = Pięć iloczynów i kamienie.
word-player_aid = pomoc gracza
    .tip = Ile obszarów każdego rodzaju jest w grze i kiedy się liczą.
word-round = runda
    .tip = Trwa, aż na rynku zostanie jeden kafel.
word-turn = tura
    .tip = Dobierz kafel, potem dodaj go do miasta.

kind-house = Domy
    .tip = Liczy się tylko największa grupa.
kind-market = Targowiska
    .tip = Liczą się bez targowiska obok.
kind-barracks = Koszary
    .tip = Liczą się na krawędzi miasta.
kind-temple = Świątynie
    .tip = Liczą się w całości otoczone.
kind-garden = Ogrody
    .tip = Liczą się wszędzie.
kind-quarry = Kamieniołomy
    .tip = Przykryj jeden, a weźmiesz 1 kamień.
face-house = dom
    .tip = Liczy się tylko największa grupa.
face-market = targowisko
    .tip = Liczy się bez targowiska obok.
face-barracks = koszary
    .tip = Liczą się na krawędzi miasta.
face-temple = świątynia
    .tip = Liczy się w całości otoczona.
face-garden = ogród
    .tip = Liczy się wszędzie.
face-quarry = kamieniołom
    .tip = Przykryj go, a weźmiesz 1 kamień.
face-house_plaza = plac przydomowy
    .tip = 1 gwiazdka dla domów.
face-market_plaza = plac targowy
    .tip = 2 gwiazdki dla targowisk.
face-barracks_plaza = plac koszarowy
    .tip = 2 gwiazdki dla koszar.
face-temple_plaza = plac świątynny
    .tip = 2 gwiazdki dla świątyń.
face-garden_plaza = plac ogrodowy
    .tip = 3 gwiazdki dla ogrodów.
rival = Rywal
architect-hippodamos = Hippodamos
    .tip = Łatwy: każda dzielnica warta 1.
architect-metagenes = Metagenes
    .tip = Średni: każda dzielnica warta 1, a każdy kamieniołom daje 2 punkty.
architect-callicrates = Kallikrates
    .tip = Trudny: każda dzielnica warta 2.

# Plansza w terminalu
board-unseen = Jeszcze niewidziane (+ place):
board-count = Runda { $n }
board-round = Runda { $round } z { $rounds } · { $stacks ->
    [0] nie ma już stosów
    [one] został { $stacks } stos
    [few] zostały { $stacks } stosy
    [many] zostało { $stacks } stosów
   *[other] zostało { $stacks } stosu
}
board-site = Rynek (pierwszy obszar kafla jest podkreślony)
board-price = { $price ->
    [0] za darmo
    [one] { $price } kamień
    [few] { $price } kamienie
    [many] { $price } kamieni
   *[other] { $price } kamienia
}
board-hand = Wzięty kafel, obrót od 0 do 5
board-chief = główny architekt
board-player = Miasto
board-total = Razem
board-plazas = Wielka litera: plac z gwiazdkami · cyfra: poziom
board-column = Kolumna q = { $q }
board-cell = Pierwszy obszar na ({ $q }, { $r })

# 61 kafli miasta
tile-start = kafel startowy
    .tip = Plac przydomowy (1 gwiazdka), a na północ, południowy wschód i południowy zachód od niego kamieniołomy.
tile-a01 = plac przydomowy – targowisko – koszary
    .tip = Zgodnie z ruchem wskazówek zegara: plac przydomowy (1 gwiazdka), targowisko, koszary. W każdej grze.
tile-a02 = plac przydomowy – ogród – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: plac przydomowy (1 gwiazdka), ogród, kamieniołom. W każdej grze.
tile-a03 = plac przydomowy – kamieniołom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: plac przydomowy (1 gwiazdka), kamieniołom, kamieniołom. W każdej grze.
tile-a04 = plac przydomowy – kamieniołom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: plac przydomowy (1 gwiazdka), kamieniołom, kamieniołom. W każdej grze.
tile-a05 = plac przydomowy – kamieniołom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: plac przydomowy (1 gwiazdka), kamieniołom, kamieniołom. W każdej grze.
tile-a06 = plac targowy – dom – ogród
    .tip = Zgodnie z ruchem wskazówek zegara: plac targowy (2 gwiazdki), dom, ogród. W każdej grze.
tile-a07 = plac targowy – koszary – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: plac targowy (2 gwiazdki), koszary, kamieniołom. W każdej grze.
tile-a08 = plac targowy – świątynia – dom
    .tip = Zgodnie z ruchem wskazówek zegara: plac targowy (2 gwiazdki), świątynia, dom. W każdej grze.
tile-a09 = plac targowy – kamieniołom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: plac targowy (2 gwiazdki), kamieniołom, kamieniołom. W każdej grze.
tile-a10 = plac koszarowy – dom – świątynia
    .tip = Zgodnie z ruchem wskazówek zegara: plac koszarowy (2 gwiazdki), dom, świątynia. W każdej grze.
tile-a11 = plac koszarowy – dom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: plac koszarowy (2 gwiazdki), dom, kamieniołom. W każdej grze.
tile-a12 = plac koszarowy – targowisko – dom
    .tip = Zgodnie z ruchem wskazówek zegara: plac koszarowy (2 gwiazdki), targowisko, dom. W każdej grze.
tile-a13 = plac koszarowy – kamieniołom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: plac koszarowy (2 gwiazdki), kamieniołom, kamieniołom. W każdej grze.
tile-a14 = plac świątynny – dom – koszary
    .tip = Zgodnie z ruchem wskazówek zegara: plac świątynny (2 gwiazdki), dom, koszary. W każdej grze.
tile-a15 = plac świątynny – dom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: plac świątynny (2 gwiazdki), dom, kamieniołom. W każdej grze.
tile-a16 = plac świątynny – kamieniołom – dom
    .tip = Zgodnie z ruchem wskazówek zegara: plac świątynny (2 gwiazdki), kamieniołom, dom. W każdej grze.
tile-a17 = plac świątynny – kamieniołom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: plac świątynny (2 gwiazdki), kamieniołom, kamieniołom. W każdej grze.
tile-a18 = plac ogrodowy – dom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: plac ogrodowy (3 gwiazdki), dom, kamieniołom. W każdej grze.
tile-a19 = plac ogrodowy – kamieniołom – dom
    .tip = Zgodnie z ruchem wskazówek zegara: plac ogrodowy (3 gwiazdki), kamieniołom, dom. W każdej grze.
tile-a20 = plac ogrodowy – kamieniołom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: plac ogrodowy (3 gwiazdki), kamieniołom, kamieniołom. W każdej grze.
tile-a21 = dom – dom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: dom, dom, kamieniołom. W każdej grze.
tile-a22 = dom – koszary – świątynia
    .tip = Zgodnie z ruchem wskazówek zegara: dom, koszary, świątynia. W każdej grze.
tile-a23 = dom – koszary – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: dom, koszary, kamieniołom. W każdej grze.
tile-a24 = dom – świątynia – targowisko
    .tip = Zgodnie z ruchem wskazówek zegara: dom, świątynia, targowisko. W każdej grze.
tile-a25 = dom – ogród – targowisko
    .tip = Zgodnie z ruchem wskazówek zegara: dom, ogród, targowisko. W każdej grze.
tile-a26 = dom – ogród – koszary
    .tip = Zgodnie z ruchem wskazówek zegara: dom, ogród, koszary. W każdej grze.
tile-a27 = dom – kamieniołom – targowisko
    .tip = Zgodnie z ruchem wskazówek zegara: dom, kamieniołom, targowisko. W każdej grze.
tile-a28 = targowisko – koszary – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: targowisko, koszary, kamieniołom. W każdej grze.
tile-a29 = targowisko – świątynia – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: targowisko, świątynia, kamieniołom. W każdej grze.
tile-a30 = targowisko – ogród – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: targowisko, ogród, kamieniołom. W każdej grze.
tile-a31 = targowisko – kamieniołom – koszary
    .tip = Zgodnie z ruchem wskazówek zegara: targowisko, kamieniołom, koszary. W każdej grze.
tile-a32 = targowisko – kamieniołom – koszary
    .tip = Zgodnie z ruchem wskazówek zegara: targowisko, kamieniołom, koszary. W każdej grze.
tile-a33 = targowisko – kamieniołom – świątynia
    .tip = Zgodnie z ruchem wskazówek zegara: targowisko, kamieniołom, świątynia. W każdej grze.
tile-a34 = targowisko – kamieniołom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: targowisko, kamieniołom, kamieniołom. W każdej grze.
tile-a35 = koszary – kamieniołom – świątynia
    .tip = Zgodnie z ruchem wskazówek zegara: koszary, kamieniołom, świątynia. W każdej grze.
tile-a36 = świątynia – kamieniołom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: świątynia, kamieniołom, kamieniołom. W każdej grze.
tile-a37 = ogród – kamieniołom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: ogród, kamieniołom, kamieniołom. W każdej grze.
tile-a38 = plac przydomowy – świątynia – targowisko
    .tip = Zgodnie z ruchem wskazówek zegara: plac przydomowy (1 gwiazdka), świątynia, targowisko. Od 3 graczy i w dłuższej grze.
tile-a39 = plac targowy – kamieniołom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: plac targowy (2 gwiazdki), kamieniołom, kamieniołom. Od 3 graczy i w dłuższej grze.
tile-a40 = plac koszarowy – kamieniołom – dom
    .tip = Zgodnie z ruchem wskazówek zegara: plac koszarowy (2 gwiazdki), kamieniołom, dom. Od 3 graczy i w dłuższej grze.
tile-a41 = plac świątynny – kamieniołom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: plac świątynny (2 gwiazdki), kamieniołom, kamieniołom. Od 3 graczy i w dłuższej grze.
tile-a42 = plac ogrodowy – dom – koszary
    .tip = Zgodnie z ruchem wskazówek zegara: plac ogrodowy (3 gwiazdki), dom, koszary. Od 3 graczy i w dłuższej grze.
tile-a43 = dom – dom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: dom, dom, kamieniołom. Od 3 graczy i w dłuższej grze.
tile-a44 = dom – targowisko – koszary
    .tip = Zgodnie z ruchem wskazówek zegara: dom, targowisko, koszary. Od 3 graczy i w dłuższej grze.
tile-a45 = dom – targowisko – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: dom, targowisko, kamieniołom. Od 3 graczy i w dłuższej grze.
tile-a46 = dom – kamieniołom – targowisko
    .tip = Zgodnie z ruchem wskazówek zegara: dom, kamieniołom, targowisko. Od 3 graczy i w dłuższej grze.
tile-a47 = dom – kamieniołom – świątynia
    .tip = Zgodnie z ruchem wskazówek zegara: dom, kamieniołom, świątynia. Od 3 graczy i w dłuższej grze.
tile-a48 = dom – kamieniołom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: dom, kamieniołom, kamieniołom. Od 3 graczy i w dłuższej grze.
tile-a49 = koszary – ogród – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: koszary, ogród, kamieniołom. Od 3 graczy i w dłuższej grze.
tile-a50 = plac przydomowy – kamieniołom – targowisko
    .tip = Zgodnie z ruchem wskazówek zegara: plac przydomowy (1 gwiazdka), kamieniołom, targowisko. Przy 4 graczach i w dłuższej grze.
tile-a51 = plac targowy – kamieniołom – świątynia
    .tip = Zgodnie z ruchem wskazówek zegara: plac targowy (2 gwiazdki), kamieniołom, świątynia. Przy 4 graczach i w dłuższej grze.
tile-a52 = plac koszarowy – kamieniołom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: plac koszarowy (2 gwiazdki), kamieniołom, kamieniołom. Przy 4 graczach i w dłuższej grze.
tile-a53 = plac świątynny – dom – targowisko
    .tip = Zgodnie z ruchem wskazówek zegara: plac świątynny (2 gwiazdki), dom, targowisko. Przy 4 graczach i w dłuższej grze.
tile-a54 = plac ogrodowy – targowisko – dom
    .tip = Zgodnie z ruchem wskazówek zegara: plac ogrodowy (3 gwiazdki), targowisko, dom. Przy 4 graczach i w dłuższej grze.
tile-a55 = dom – dom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: dom, dom, kamieniołom. Przy 4 graczach i w dłuższej grze.
tile-a56 = dom – targowisko – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: dom, targowisko, kamieniołom. Przy 4 graczach i w dłuższej grze.
tile-a57 = dom – koszary – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: dom, koszary, kamieniołom. Przy 4 graczach i w dłuższej grze.
tile-a58 = dom – świątynia – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: dom, świątynia, kamieniołom. Przy 4 graczach i w dłuższej grze.
tile-a59 = dom – kamieniołom – koszary
    .tip = Zgodnie z ruchem wskazówek zegara: dom, kamieniołom, koszary. Przy 4 graczach i w dłuższej grze.
tile-a60 = dom – kamieniołom – ogród
    .tip = Zgodnie z ruchem wskazówek zegara: dom, kamieniołom, ogród. Przy 4 graczach i w dłuższej grze.
tile-a61 = koszary – kamieniołom – kamieniołom
    .tip = Zgodnie z ruchem wskazówek zegara: koszary, kamieniołom, kamieniołom. Przy 4 graczach i w dłuższej grze.

# -- co jest nie tak z arkuszem punktów

sheet-cities = oczekiwano listy od 1 do { $most } miast
sheet-entries = oczekiwano listy, na której pozycji jest najwyżej { $most }: więcej nie ma żadne miasto
sheet-cell-twice = pole ({ $q }, { $r }) już podano
sheet-cell = oczekiwano liczb całkowitych q i r, najwyżej { $most } kroków od (0, 0), a jest { $found }
sheet-stars = liczba gwiazdek ({ $kind }) to { $printed ->
    [0] 0
   *[other] 0 albo { $printed }
 }, a nie { $found }
sheet-tile-twice = kafel { $tile } już leży
sheet-cannot-lie = kafel nie może leżeć na ({ $q }, { $r }) z obrotem { $rotation } ({ $rule })

# -- co w arkuszu wygląda dziwnie, a jednak jest liczone

warning-city_in_pieces = Miasto jest w kilku kawałkach; każdy kafel musi stykać się z miastem.
warning-start_tile_missing = Na środku brakuje kafla startowego; należy on do każdego miasta.

# -- pola miasta, liczone od jego środka

hex-0_0 = na środku
hex-beside = { $way }
hexes-0 = { $n } na południowy wschód
hexes-1 = { $n } na południe
hexes-2 = { $n } na południowy zachód
hexes-3 = { $n } na północny zachód
hexes-4 = { $n } na północ
hexes-5 = { $n } na północny wschód

# Formularz arkusza punktacji
form-stones = Kamienie, które zostały
form-hexes = Miasto widziane z góry

# Co zestaw z innymi kaflami o nich mówi
told-tile = { $names }
    .tip = Zgodnie z ruchem wskazówek zegara: { $areas }. { $when }
told-starred = { $name } ({ $n ->
        [one] 1 gwiazdka
        [few] { $n } gwiazdki
       *[other] { $n } gwiazdek
    })
told-plaza = { $name }
    .tip = { $n ->
        [one] 1 gwiazdka
        [few] { $n } gwiazdki
       *[other] { $n } gwiazdek
    } dla jego dzielnic.
told-from-2 = W każdej grze.
told-from-3 = Od 3 graczy i w dłuższej grze.
told-from-4 = Przy 4 graczach i w dłuższej grze.
