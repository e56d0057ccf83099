# Epoka Kamienia, po polsku.

title = Epoka Kamienia
    .blurb = Poprowadź plemię: ustawiaj pionki, zbieraj, uprawiaj, buduj i ucz się, by zdobyć najwięcej punktów.

# -- o co chodzi teraz

decision-place_workers = { $player }: ustaw pionki w jednym miejscu.
decision-choose_group = { $player }: które pionki działają teraz?
decision-choose_tools = { $player } ma { $total } w rzucie { $good_for }. Dodać narzędzia?
    .you = Masz { $total } w rzucie { $good_for }. Dodać narzędzia?
decision-pay_card = { $player }: kupić „{ $card }” za { $cost ->
        [one] 1 surowiec
        [few] { $cost } surowce
       *[other] { $cost } surowców
    }?
decision-pay_building = { $player }: postawić „{ $tile }”?
decision-take_two_resources = { $player }: wziąć teraz dwa surowce czy zachować kartę?
decision-pick_die = { $player }: wybierz kość.
decision-feed = { $player }: brakuje { $missing } żywności. Dopłacić surowcami czy głodować?

asked-place_workers = ustawianie pionków
asked-choose_group = wybór grupy pionków
asked-choose_tools = wybór narzędzi
asked-pay_card = kupno karty
asked-pay_building = budowa
asked-take_two_resources = wybór dwóch surowców
asked-pick_die = wybór kości
asked-feed = żywienie plemienia
asked-start_player = losowanie pierwszego gracza
asked-draw_card_row = dobranie karty
asked-draw_tile = odkrycie budynku
asked-draw_extra_card = dobranie dodatkowej karty
asked-roll_gather = rzut kośćmi
asked-roll_card = rzut kośćmi
asked-roll_dice_all = rzut kośćmi dla wszystkich

# -- wybory

do-place_workers = { $workers ->
        [one] 1 pionek
        [few] { $workers } pionki
       *[other] { $workers } pionków
    } { $place_to }
do-choose_group = Użyj pionków { $place_at }
do-choose_tools = { $tools_count ->
        [0] { $one_use_count ->
            [0] Bez narzędzi
           *[other] Użyj { $one_use }
        }
       *[other] { $one_use_count ->
            [0] Użyj narzędzi z pól: { $tools }
           *[other] Użyj narzędzi z pól: { $tools } oraz { $one_use }
        }
    }
do-pay_card = Zapłać { $pay }
do-pay_building = Zapłać { $pay }
brief-pay_card = Zapłać
brief-pay_building = Zapłać
brief-feed = Zapłać
brief-take_two_resources = Weź
brief-cash_two_resources = Weź
do-decline = Nie kupuj
decline-building = Nie stawiaj
decline-unpaid = Nie masz czym zapłacić: rezygnujesz
do-take_two_resources = Weź { $gain }
do-keep = Zachowaj kartę na później
do-pick_die = Weź { $face }: { $face ->
        [1] drewno
        [2] cegła
        [3] kamień
        [4] złoto
        [5] narzędzie
       *[other] tor żywności +1
    }
do-feed = Zapłać { $pay }
do-starve = Głoduj: strać 10 punktów i całą żywność
do-cash_two_resources = Użyj odkrytej karty: weź { $gain }
do-start_player = Zaczyna { $player }
do-draw_card_row = Karta: „{ $card }”
do-draw_extra_card = Dodatkowa karta
do-draw_tile = Odkryto: „{ $tile }”
do-roll_gather = Kości pokazują { $dice }
do-roll_card = Kości pokazują { $dice }
do-roll_dice_all = Kości pokazują { $dice }

# -- co się stało

event-start_player = { $player } zaczyna grę.
    .you = Zaczynasz grę.
event-round_begins = Zaczyna się runda { $round }; pierwszy gracz: { $player }.
    .you = Zaczyna się runda { $round }; ty jesteś pierwszym graczem.
event-row_card = Nowa karta: { $card }.
event-tile_up = Odkryto: { $tile }.
event-placed = { $player } wysyła { $workers ->
        [one] 1 pionka
        [few] { $workers } pionki
       *[other] { $workers } pionków
    } { $place_to }.
    .you = Wysyłasz { $workers ->
            [one] 1 pionka
            [few] { $workers } pionki
           *[other] { $workers } pionków
        } { $place_to }.
event-uses = { $player } używa { $workers ->
        [one] pionka
       *[other] { $workers } pionków
    } { $place_at }.
    .you = Używasz { $workers ->
            [one] pionka
           *[other] { $workers } pionków
        } { $place_at }.
event-rolled = { $player } rzuca { $good_for }: { $total }.
    .you = Rzucasz { $good_for }: { $total }.
event-tools_used = { $player } używa narzędzi: +{ $added }.
    .you = Używasz narzędzi: +{ $added }.
event-gained = { $player } { $gain_count ->
        [0] nic nie zdobywa
       *[other] bierze { $gain }
    }.
    .you = { $gain_count ->
            [0] Nic nie zdobywasz
           *[other] Bierzesz { $gain }
        }.
event-tool = { $player } ma teraz narzędzie o wartości { $value }.
    .you = Masz teraz narzędzie o wartości { $value }.
event-tool_lost = { $player } nie może zdobyć kolejnego narzędzia.
    .you = Nie możesz zdobyć kolejnego narzędzia.
event-worker = { $player } ma nowego pionka, razem { $workers }.
    .you = Masz nowego pionka, razem { $workers }.
event-worker_lost = { $player } ma już wszystkie 10 pionków.
    .you = Masz już wszystkie 10 pionków.
event-track = { $player } wchodzi na pole { $track } toru żywności.
    .you = Wchodzisz na pole { $track } toru żywności.
event-track_full = { $player } jest już na końcu toru żywności.
    .you = Jesteś już na końcu toru żywności.
event-declined = { $player } rezygnuje z { $place_what }.
    .you = Rezygnujesz z { $place_what }.
event-bought_card = { $player } kupuje „{ $card }” i płaci { $pay }.
    .you = Kupujesz „{ $card }” i płacisz { $pay }.
event-points = { $player } zdobywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
    .you = Zdobywasz { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        }.
event-deck_empty = Talia jest pusta: { $player } nic nie dobiera.
    .you = Talia jest pusta: nic nie dobierasz.
event-drew_extra = { $player } dobiera dodatkową kartę, której inni nie widzą.
    .you = Dobierasz dodatkową kartę, której inni nie widzą.
event-two_resources = { $player } bierze { $gain } z odkrytej karty.
    .you = Bierzesz { $gain } z odkrytej karty.
event-rolled_all = { $player } rzuca dla wszystkich: { $dice }.
    .you = Rzucasz dla wszystkich: { $dice }.
event-picked = { $player } bierze kość { $face }: { $face ->
        [1] drewno
        [2] cegła
        [3] kamień
        [4] złoto
        [5] narzędzie
       *[other] krok na torze żywności
    }.
    .you = Bierzesz kość { $face }: { $face ->
            [1] drewno
            [2] cegła
            [3] kamień
            [4] złoto
            [5] narzędzie
           *[other] krok na torze żywności
        }.
event-built = { $player } stawia „{ $tile }” za { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
    .you = Stawiasz „{ $tile }” za { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        }.
event-stack_empty = Stos budynków jest pusty: to ostatnia runda.
event-income = { $player } bierze z toru żywności { $food ->
        [one] 1 sztukę żywności
       *[other] { $food } żywności
    }.
    .you = Bierzesz z toru żywności { $food ->
            [one] 1 sztukę żywności
           *[other] { $food } żywności
        }.
event-fed = { $player } karmi { $workers ->
        [one] 1 pionka
        [few] { $workers } pionki
       *[other] { $workers } pionków
    }.
    .you = Karmisz { $workers ->
            [one] 1 pionka
            [few] { $workers } pionki
           *[other] { $workers } pionków
        }.
event-fed_with = { $player } nie ma { $missing } żywności i płaci { $pay }.
    .you = Nie masz { $missing } żywności i płacisz { $pay }.
event-starved = { $player } głoduje (brakuje { $missing } żywności) i traci 10 punktów.
    .you = Głodujesz (brakuje { $missing } żywności) i tracisz 10 punktów.
event-game_ends = Gra kończy się po rundzie { $round }.

# -- dlaczego nie

refusal-other-decision = Najpierw: { $decision }.
refusal-not-drawable = Tego nie można dobrać: zostało już odkryte.
refusal-nothing-to-cash = Nie masz odkrytej karty z dwoma surowcami.
refusal-cash-later = Karty z dwoma surowcami używa się w fazach 2 i 3.
refusal-place-not-in-play = { $place }: nie ma tego miejsca przy tylu graczach.
refusal-been-there = W tej rundzie twoje pionki już stoją { $place_at }; nie można dostawiać kolejnych.
refusal-place-full = { $place }: miejsce jest zajęte.
refusal-village-closed = { $place }: zamknięte. Gdy graczy jest mniej niż 4, w rundzie działają tylko dwa miejsca wioski.
refusal-too-many-players = W tej rundzie nikt więcej nie może wysłać pionków { $place_to }.
refusal-needs-two = { $place }: potrzeba dwóch pionków, a na swojej planszy masz tylko jednego.
refusal-exact-workers = { $place }: ustaw dokładnie { $workers ->
        [one] 1 pionka
        [few] { $workers } pionki
       *[other] { $workers } pionków
    }.
refusal-not-at-home = Na swojej planszy masz tylko { $workers ->
        [one] 1 pionka
        [few] { $workers } pionki
       *[other] { $workers } pionków
    }.
refusal-rings-left = { $place }: zostało miejsce tylko na { $rings ->
        [one] 1 pionka
        [few] { $rings } pionki
       *[other] { $rings } pionków
    }.
refusal-no-workers-there = Nie masz pionków { $place_at }.
refusal-no-such-tool = Pole narzędzia { $slot } jest puste.
refusal-tool-used = Narzędzia z pola { $slot } użyto już w tej rundzie.
refusal-no-one-use-tool = Nie masz tego jednorazowego narzędzia: { $card }.
refusal-lowest-slots = Z równych narzędzi weź to z niższego pola.
refusal-no-such-die = Żadna kość nie pokazuje już { $face }.
refusal-exact-cost = Ta karta kosztuje dokładnie { $cost ->
        [one] 1 surowiec
        [few] { $cost } surowce
       *[other] { $cost } surowców
    }.
refusal-tile-cost = Tym nie można zapłacić za „{ $tile }”.
refusal-exact-food = Zapłać dokładnie { $missing ->
        [one] 1 surowiec
        [few] { $missing } surowce
       *[other] { $missing } surowców
    } albo głoduj.
refusal-not-owned = Nie masz tych surowców.

# -- podliczenie

line-score_track = Tor punktacji
    .tip = Budynki i karty w trakcie gry, minus 10 za każdą głodną rundę.
line-green_first_set = Zielone karty, pierwszy układ
    .tip = Po jednej karcie każdego symbolu: n różnych symboli daje n × n.
line-green_second_set = Zielone karty, drugi układ
    .tip = Symbole, które masz dwa razy: n różnych symboli daje n × n.
line-farmers = Rolnicy
    .tip = Rolnicy × tor żywności.
line-toolmakers = Wytwórcy narzędzi
    .tip = Wytwórcy narzędzi × suma narzędzi.
line-builders = Budowniczowie
    .tip = Budowniczowie × budynki.
line-shamans = Szamani
    .tip = Szamani × pionki.
line-resources = Surowce
    .tip = 1 punkt za każdy pozostały surowiec.
line-hope_set = Symbole cywilizacji (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_people = Ludzie na kartach (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_building = Budowle (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_worker = Pionki i chata (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_tools = Narzędzia (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_food = Żywność (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_goods = Surowce (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
tie-break = Remis: tor żywności + narzędzia + pionki

ending-stack_empty = Stos budynków jest pusty.
ending-deck_short = Talia nie wystarcza na uzupełnienie rzędu kart.
ending-round_cap = Rozegrano umówioną liczbę rund.

# -- ustawienia

option-tool_supply = Żetony narzędzi
    .tip = Czy liczba żetonów narzędzi w pudełku ogranicza ich zdobywanie.
    .example = Przy drukowanym zapasie czwarty gracz może już nie zastać dużego narzędzia.
option-tool_supply-unlimited = bez ograniczeń
option-tool_supply-printed_12_6 = jak w pudełku: 12 żetonów „1/2”, 6 żetonów „3/4”
option-start_player = Pierwszy gracz
    .tip = Kto zaczyna pierwszą rundę.
    .example = Zaczyna Ada: pierwsza wybiera między chatą, polem i wytwórcą narzędzi.
option-start_player-random = losowo
option-start_player-seat_0 = gracz 1
option-start_player-seat_1 = gracz 2
option-start_player-seat_2 = gracz 3
option-start_player-seat_3 = gracz 4
option-show_bought_cards = Pokazuj kupione karty
    .tip = Czy wszyscy widzą karty kupione przez innych i ich punkty. Według instrukcji leżą zakryte.
    .example = Ada kupiła trzy rzemiosła: przy „tak” widzisz, że czwarte dałoby jej szesnaście punktów.
option-show_bought_cards-true = tak
option-show_bought_cards-false = nie, leżą zakryte
option-round_cap = Maksymalna liczba rund
    .tip = Do prób: gra kończy się najpóźniej po tej rundzie.

# -- rzeczy

place-hunt = Łowisko
    .to = na łowisko
    .at = na łowisku
    .tip = Rzuć kością za każdego pionka, podziel przez 2: żywność. Dowolna liczba pionków.
place-forest = Las
    .to = do lasu
    .at = w lesie
    .tip = Rzuć kością za każdego pionka, podziel przez 3: drewno.
place-clay_pit = Glinianka
    .to = do glinianki
    .at = w gliniance
    .tip = Rzuć kością za każdego pionka, podziel przez 4: cegły.
place-quarry = Kamieniołom
    .to = do kamieniołomu
    .at = w kamieniołomie
    .tip = Rzuć kością za każdego pionka, podziel przez 5: kamień.
place-river = Rzeka
    .to = nad rzekę
    .at = nad rzeką
    .tip = Rzuć kością za każdego pionka, podziel przez 6: złoto.
place-tool_maker = Wytwórca narzędzi
    .to = do wytwórcy narzędzi
    .at = u wytwórcy narzędzi
    .tip = 1 pionek: zdobądź narzędzie.
place-hut = Chata
    .to = do chaty
    .at = w chacie
    .tip = 2 pionki: zyskaj nowego pionka.
place-field = Pole uprawne
    .to = na pole uprawne
    .at = na polu uprawnym
    .tip = 1 pionek: tor żywności +1.
place-card1 = Karta za 1
    .to = na kartę za 1 surowiec
    .at = na karcie za 1 surowiec
    .what = karty za 1 surowiec
    .tip = Kup kartę cywilizacji z tego pola za 1 surowiec.
place-card2 = Karta za 2
    .to = na kartę za 2 surowce
    .at = na karcie za 2 surowce
    .what = karty za 2 surowce
    .tip = Kup kartę cywilizacji z tego pola za 2 surowce.
place-card3 = Karta za 3
    .to = na kartę za 3 surowce
    .at = na karcie za 3 surowce
    .what = karty za 3 surowce
    .tip = Kup kartę cywilizacji z tego pola za 3 surowce.
place-card4 = Karta za 4
    .to = na kartę za 4 surowce
    .at = na karcie za 4 surowce
    .what = karty za 4 surowce
    .tip = Kup kartę cywilizacji z tego pola za 4 surowce.
place-building1 = Budynek 1
    .to = na budynek 1
    .at = na budynku 1
    .what = budynku 1
    .tip = Zapłać za odkryty budynek stosu 1 i od razu zdobądź punkty.
place-building2 = Budynek 2
    .to = na budynek 2
    .at = na budynku 2
    .what = budynku 2
    .tip = Zapłać za odkryty budynek stosu 2 i od razu zdobądź punkty.
place-building3 = Budynek 3
    .to = na budynek 3
    .at = na budynku 3
    .what = budynku 3
    .tip = Zapłać za odkryty budynek stosu 3 i od razu zdobądź punkty.
place-building4 = Budynek 4
    .to = na budynek 4
    .at = na budynku 4
    .what = budynku 4
    .tip = Zapłać za odkryty budynek stosu 4 i od razu zdobądź punkty.

good-food = żywność
    .for = na żywność
    .tip = Karmi pionki; nie daje punktów.
good-wood = drewno
    .for = na drewno
    .tip = W budynkach warte 3.
good-brick = cegła
    .for = na cegły
    .tip = W budynkach warta 4.
good-stone = kamień
    .for = na kamień
    .tip = W budynkach warty 5.
good-gold = złoto
    .for = na złoto
    .tip = W budynkach warte 6.
amount-food = { $n ->
        [one] 1 sztukę żywności
       *[other] { $n } żywności
    }
amount-wood = { $n ->
        [one] 1 drewno
       *[other] { $n } drewna
    }
amount-brick = { $n ->
        [one] 1 cegłę
        [few] { $n } cegły
       *[other] { $n } cegieł
    }
amount-stone = { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }
amount-gold = { $n ->
        [one] 1 złoto
       *[other] { $n } złota
    }

one_use-c33 = jednorazowego narzędzia o wartości 4
one_use-c34 = jednorazowego narzędzia o wartości 3
one_use-c35 = jednorazowego narzędzia o wartości 2
tools-c33 = jednorazowe 4
tools-c34 = jednorazowe 3
tools-c35 = jednorazowe 2

colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty

thing-worker = Pionek
    .tip = Ustaw go, wykorzystaj i nakarm.
thing-tool = Narzędzie
    .tip = W każdej rundzie dodaje swoją wartość do jednego rzutu.
thing-track = Tor żywności
    .tip = Dochód żywności w każdej rundzie, do 10.
thing-building = Budynek
    .tip = Daje punkty od razu; budowniczowie mnożą liczbę budynków.
thing-card = Karta cywilizacji
    .tip = Góra działa teraz, dół liczy się na koniec.
thing-start_player = Pierwszy gracz
    .tip = Zaczyna tę rundę; w następnej zacznie kolejny gracz.
thing-deck = Talia
    .tip = Gra się kończy, gdy nie wystarcza na uzupełnienie rzędu.
thing-stack = Stos budynków
    .tip = Pusty stos kończy grę po tej rundzie.

tools-none = { $total }: { $gain }, bez narzędzi
tools-added = { $total } + { $tools } = { $sum }: { $gain }
tools-once = { $value } (jednorazowe)
board-count = Runda { $n }
board-recap = Koniec rundy { $n }: zdobyte punkty
board-track-now = Punkty na torze punktacji

# -- plansza w terminalu

board-round = Runda { $round }, faza { $phase }: { $phase ->
        [1] ustawianie pionków
        [2] akcje pionków
       *[other] żywienie
    }
board-places = Miejsca
board-workers = Pionki
board-cards = Karty cywilizacji (talia: { $n })
board-buildings = Budynki
board-cost = Koszt
board-left = { $n } pod spodem
board-player = Gracz
board-people = Pionki
board-food = Żywność
board-track = Tor żywności
board-goods = Surowce
board-tools = Narzędzia
board-owned = Karty, budynki
board-score = Wynik
board-now = Gdyby teraz był koniec
board-add-tools = { $total } + { $tools }
board-hidden = { $n ->
    [one] zakryta karta
    [few] { $n } zakryte karty
    [many] { $n } zakrytych kart
   *[other] { $n } zakrytej karty
}
board-last-round = Ostatnia runda
board-empty = puste
board-start = pierwszy

card-c01 = Elementy za kości · Garncarstwo
    .tip = Teraz: rzuć tyloma kośćmi, ilu jest graczy; wybierasz pierwszy, potem pozostali. Na koniec: zielony symbol garncarstwa: różne symbole dają n × n.
card-c02 = Elementy za kości · 1 budowniczy
    .tip = Teraz: rzuć tyloma kośćmi, ilu jest graczy; wybierasz pierwszy, potem pozostali. Na koniec: 1 budowniczy × budynki.
card-c03 = Elementy za kości · 2 budowniczowie
    .tip = Teraz: rzuć tyloma kośćmi, ilu jest graczy; wybierasz pierwszy, potem pozostali. Na koniec: 2 budowniczowie × budynki.
card-c04 = Elementy za kości · Pismo
    .tip = Teraz: rzuć tyloma kośćmi, ilu jest graczy; wybierasz pierwszy, potem pozostali. Na koniec: zielony symbol pisma: różne symbole dają n × n.
card-c05 = Elementy za kości · 2 wytwórcy narzędzi
    .tip = Teraz: rzuć tyloma kośćmi, ilu jest graczy; wybierasz pierwszy, potem pozostali. Na koniec: 2 wytwórcy narzędzi × suma narzędzi.
card-c06 = Elementy za kości · 2 wytwórcy narzędzi
    .tip = Teraz: rzuć tyloma kośćmi, ilu jest graczy; wybierasz pierwszy, potem pozostali. Na koniec: 2 wytwórcy narzędzi × suma narzędzi.
card-c07 = Elementy za kości · 1 rolnik
    .tip = Teraz: rzuć tyloma kośćmi, ilu jest graczy; wybierasz pierwszy, potem pozostali. Na koniec: 1 rolnik × tor żywności.
card-c08 = Elementy za kości · 2 rolnicy
    .tip = Teraz: rzuć tyloma kośćmi, ilu jest graczy; wybierasz pierwszy, potem pozostali. Na koniec: 2 rolnicy × tor żywności.
card-c09 = Elementy za kości · Zegar
    .tip = Teraz: rzuć tyloma kośćmi, ilu jest graczy; wybierasz pierwszy, potem pozostali. Na koniec: zielony symbol zegara: różne symbole dają n × n.
card-c10 = Elementy za kości · Koło
    .tip = Teraz: rzuć tyloma kośćmi, ilu jest graczy; wybierasz pierwszy, potem pozostali. Na koniec: zielony symbol koła: różne symbole dają n × n.
card-c11 = 7 żywności · Garncarstwo
    .tip = Teraz: weź 7 żywności. Na koniec: zielony symbol garncarstwa: różne symbole dają n × n.
card-c12 = 2 żywności · 2 budowniczowie
    .tip = Teraz: weź 2 żywności. Na koniec: 2 budowniczowie × budynki.
card-c13 = 4 żywności · 1 budowniczy
    .tip = Teraz: weź 4 żywności. Na koniec: 1 budowniczy × budynki.
card-c14 = 5 żywności · Zielarstwo
    .tip = Teraz: weź 5 żywności. Na koniec: zielony symbol zielarstwa: różne symbole dają n × n.
card-c15 = 3 żywności · Tkactwo
    .tip = Teraz: weź 3 żywności. Na koniec: zielony symbol tkactwa: różne symbole dają n × n.
card-c16 = 1 sztuka żywności · Tkactwo
    .tip = Teraz: weź 1 sztukę żywności. Na koniec: zielony symbol tkactwa: różne symbole dają n × n.
card-c17 = 3 żywności · 2 rolnicy
    .tip = Teraz: weź 3 żywności. Na koniec: 2 rolnicy × tor żywności.
card-c18 = 1 kamień · 1 rolnik
    .tip = Teraz: weź 1 kamień. Na koniec: 1 rolnik × tor żywności.
card-c19 = 2 kamienie · Koło
    .tip = Teraz: weź 2 kamienie. Na koniec: zielony symbol koła: różne symbole dają n × n.
card-c20 = 1 kamień · 1 szaman
    .tip = Teraz: weź 1 kamień. Na koniec: 1 szaman × pionki.
card-c21 = 1 złoto · 1 szaman
    .tip = Teraz: weź 1 złoto. Na koniec: 1 szaman × pionki.
card-c22 = 1 cegła · 2 szamani
    .tip = Teraz: weź 1 cegłę. Na koniec: 2 szamani × pionki.
card-c23 = Rzut na złoto · Rzeźbiarstwo
    .tip = Teraz: rzuć 2 kośćmi na złoto; możesz dodać narzędzia. Na koniec: zielony symbol rzeźbiarstwa: różne symbole dają n × n.
card-c24 = Rzut na drewno · 2 szamani
    .tip = Teraz: rzuć 2 kośćmi na drewno; możesz dodać narzędzia. Na koniec: 2 szamani × pionki.
card-c25 = Rzut na kamień · 1 szaman
    .tip = Teraz: rzuć 2 kośćmi na kamienie; możesz dodać narzędzia. Na koniec: 1 szaman × pionki.
card-c26 = 3 punkty · 3 budowniczowie
    .tip = Teraz: zdobądź 3 punkty. Na koniec: 3 budowniczowie × budynki.
card-c27 = 3 punkty · Muzyka
    .tip = Teraz: zdobądź 3 punkty. Na koniec: zielony symbol muzyki: różne symbole dają n × n.
card-c28 = 3 punkty · Muzyka
    .tip = Teraz: zdobądź 3 punkty. Na koniec: zielony symbol muzyki: różne symbole dają n × n.
card-c29 = Nowe narzędzie · Rzeźbiarstwo
    .tip = Teraz: zdobądź narzędzie. Na koniec: zielony symbol rzeźbiarstwa: różne symbole dają n × n.
card-c30 = Tor żywności +1 · 1 rolnik
    .tip = Teraz: przesuń się o krok w górę na torze żywności. Na koniec: 1 rolnik × tor żywności.
card-c31 = Tor żywności +1 · Zegar
    .tip = Teraz: przesuń się o krok w górę na torze żywności. Na koniec: zielony symbol zegara: różne symbole dają n × n.
card-c32 = Dodatkowa karta · Pismo
    .tip = Teraz: dobierz zakrytą kartę; liczy się tylko jej dół. Na koniec: zielony symbol pisma: różne symbole dają n × n.
card-c33 = Jednorazowe narzędzie 4 · 1 wytwórca narzędzi
    .tip = Teraz: leży odkryte; raz w grze dodaj 4 do jednego rzutu. Na koniec: 1 wytwórca narzędzi × suma narzędzi.
card-c34 = Jednorazowe narzędzie 3 · 1 wytwórca narzędzi
    .tip = Teraz: leży odkryte; raz w grze dodaj 3 do jednego rzutu. Na koniec: 1 wytwórca narzędzi × suma narzędzi.
card-c35 = Jednorazowe narzędzie 2 · 2 wytwórcy narzędzi
    .tip = Teraz: leży odkryte; raz w grze dodaj 2 do jednego rzutu. Na koniec: 2 wytwórcy narzędzi × suma narzędzi.
card-c36 = Dwa surowce · Zielarstwo
    .tip = Teraz: weź 2 dowolne surowce, teraz albo później, raz. Na koniec: zielony symbol zielarstwa: różne symbole dają n × n.
tile-b01 = Budynek za 2 drewna, 1 cegłę (10)
    .tip = Zapłać dokładnie 2 drewna, 1 cegłę i zdobądź 10 punktów.
tile-b02 = Budynek za 2 drewna, 1 kamień (11)
    .tip = Zapłać dokładnie 2 drewna, 1 kamień i zdobądź 11 punktów.
tile-b03 = Budynek za 1 drewno, 2 cegły (11)
    .tip = Zapłać dokładnie 1 drewno, 2 cegły i zdobądź 11 punktów.
tile-b04 = Budynek za 2 drewna, 1 złoto (12)
    .tip = Zapłać dokładnie 2 drewna, 1 złoto i zdobądź 12 punktów.
tile-b05 = Budynek za 1 drewno, 2 kamienie (13)
    .tip = Zapłać dokładnie 1 drewno, 2 kamienie i zdobądź 13 punktów.
tile-b06 = Budynek za 2 cegły, 1 kamień (13)
    .tip = Zapłać dokładnie 2 cegły, 1 kamień i zdobądź 13 punktów.
tile-b07 = Budynek za 2 cegły, 1 złoto (14)
    .tip = Zapłać dokładnie 2 cegły, 1 złoto i zdobądź 14 punktów.
tile-b08 = Budynek za 1 cegłę, 2 kamienie (14)
    .tip = Zapłać dokładnie 1 cegłę, 2 kamienie i zdobądź 14 punktów.
tile-b09 = Budynek za 2 kamienie, 1 złoto (16)
    .tip = Zapłać dokładnie 2 kamienie, 1 złoto i zdobądź 16 punktów.
tile-b10 = Budynek za 1 drewno, 1 cegłę, 1 kamień (12)
    .tip = Zapłać dokładnie 1 drewno, 1 cegłę, 1 kamień i zdobądź 12 punktów.
tile-b11 = Budynek za 1 drewno, 1 cegłę, 1 kamień (12)
    .tip = Zapłać dokładnie 1 drewno, 1 cegłę, 1 kamień i zdobądź 12 punktów.
tile-b12 = Budynek za 1 drewno, 1 cegłę, 1 złoto (13)
    .tip = Zapłać dokładnie 1 drewno, 1 cegłę, 1 złoto i zdobądź 13 punktów.
tile-b13 = Budynek za 1 drewno, 1 cegłę, 1 złoto (13)
    .tip = Zapłać dokładnie 1 drewno, 1 cegłę, 1 złoto i zdobądź 13 punktów.
tile-b14 = Budynek za 1 drewno, 1 kamień, 1 złoto (14)
    .tip = Zapłać dokładnie 1 drewno, 1 kamień, 1 złoto i zdobądź 14 punktów.
tile-b15 = Budynek za 1 drewno, 1 kamień, 1 złoto (14)
    .tip = Zapłać dokładnie 1 drewno, 1 kamień, 1 złoto i zdobądź 14 punktów.
tile-b16 = Budynek za 1 cegłę, 1 kamień, 1 złoto (15)
    .tip = Zapłać dokładnie 1 cegłę, 1 kamień, 1 złoto i zdobądź 15 punktów.
tile-b17 = Budynek za 1 cegłę, 1 kamień, 1 złoto (15)
    .tip = Zapłać dokładnie 1 cegłę, 1 kamień, 1 złoto i zdobądź 15 punktów.
tile-b18 = Budynek za 4 surowce 1 rodzaju
    .tip = Zapłać dokładnie 4 surowce dokładnie 1 rodzaju i zdobądź ich wartość: od 12 do 24 punktów.
tile-b19 = Budynek za 4 surowce 2 rodzajów
    .tip = Zapłać dokładnie 4 surowce dokładnie 2 rodzajów i zdobądź ich wartość: od 13 do 23 punktów.
tile-b20 = Budynek za 4 surowce 3 rodzajów
    .tip = Zapłać dokładnie 4 surowce dokładnie 3 rodzajów i zdobądź ich wartość: od 15 do 21 punktów.
tile-b21 = Budynek za 4 surowce 4 rodzajów
    .tip = Zapłać dokładnie 4 surowce dokładnie 4 rodzajów i zdobądź ich wartość: 18 punktów.
tile-b22 = Budynek za 5 surowców 1 rodzaju
    .tip = Zapłać dokładnie 5 surowców dokładnie 1 rodzaju i zdobądź ich wartość: od 15 do 30 punktów.
tile-b23 = Budynek za 5 surowców 2 rodzajów
    .tip = Zapłać dokładnie 5 surowców dokładnie 2 rodzajów i zdobądź ich wartość: od 16 do 29 punktów.
tile-b24 = Budynek za 5 surowców 3 rodzajów
    .tip = Zapłać dokładnie 5 surowców dokładnie 3 rodzajów i zdobądź ich wartość: od 18 do 27 punktów.
tile-b25 = Budynek za 5 surowców 4 rodzajów
    .tip = Zapłać dokładnie 5 surowców dokładnie 4 rodzajów i zdobądź ich wartość: od 21 do 24 punktów.
tile-b26 = Budynek za 1–7 surowców
    .tip = Zapłać od 1 do 7 dowolnych surowców i zdobądź ich wartość: od 3 do 42 punktów.
tile-b27 = Budynek za 1–7 surowców
    .tip = Zapłać od 1 do 7 dowolnych surowców i zdobądź ich wartość: od 3 do 42 punktów.
tile-b28 = Budynek za 1–7 surowców
    .tip = Zapłać od 1 do 7 dowolnych surowców i zdobądź ich wartość: od 3 do 42 punktów.

# Formularz arkusza punktacji
form-score = Tor punktacji
form-food_track = Tor żywności
form-workers = Pionki
form-buildings = Budynki
form-tools = Narzędzia
form-resources = Surowce, które zostały
form-resources-wood = Drewno
form-resources-brick = Cegła
form-resources-stone = Kamień
form-resources-gold = Złoto
form-green = Zielone karty
form-green-herbalism = Zielarstwo
form-green-art = Rzeźbiarstwo
form-green-music = Muzyka
form-green-writing = Pismo
form-green-time = Zegar
form-green-pottery = Garncarstwo
form-green-transport = Koło
form-green-weaving = Tkactwo
form-yellow = Postacie na żółtych kartach
form-yellow-farmer = Rolnicy
form-yellow-toolmaker = Wytwórcy narzędzi
form-yellow-builder = Budowniczowie
form-yellow-shaman = Szamani

# Co zestaw elementów z innymi liczbami mówi o swoich polach, budynkach i kartach
told-slot = Karta za { $n }
    .to = na kartę za { $n ->
        [one] 1 surowiec
        [few] { $n } surowce
       *[other] { $n } surowców
    }
    .at = na karcie za { $n ->
        [one] 1 surowiec
        [few] { $n } surowce
       *[other] { $n } surowców
    }
    .what = karty za { $n ->
        [one] 1 surowiec
        [few] { $n } surowce
       *[other] { $n } surowców
    }
    .tip = Kup kartę cywilizacji z tego pola za { $n ->
        [one] 1 surowiec
        [few] { $n } surowce
       *[other] { $n } surowców
    }.
told-fixed = Budynek za { $cost } ({ $points })
    .tip = Zapłać dokładnie { $cost } i zdobądź { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
told-exact = Budynek za surowce ({ $count }), rodzajów: { $kinds }
    .tip = Zapłać dokładnie tyle surowców: { $count }, dokładnie tylu rodzajów: { $kinds }, i zdobądź ich wartość: od { $min_points } do { $max_points } punktów.
told-upto7 = Budynek za surowce, od { $min_count } do { $max_count }
    .tip = Zapłać od { $min_count } do { $max_count } dowolnych surowców i zdobądź ich wartość: od { $min_points } do { $max_points } punktów.
told-amount-wood = { $n ->
        [one] 1 drewno
        [few] { $n } drewna
       *[other] { $n } drewna
    }
told-amount-brick = { $n ->
        [one] 1 cegłę
        [few] { $n } cegły
       *[other] { $n } cegieł
    }
told-amount-stone = { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }
told-amount-gold = { $n ->
        [one] 1 złoto
        [few] { $n } złota
       *[other] { $n } złota
    }
told-card = { $top } · { $bottom }
    .tip = Teraz: { $now }. Na koniec: { $end }.
told-top-dice_all = Elementy za kości
    .tip = rzuć tyloma kośćmi, ilu jest graczy; wybierasz pierwszy, potem pozostali
told-top-food = { $food ->
        [one] 1 sztuka
       *[other] { $food }
    } żywności
    .tip = weź { $food ->
        [one] 1 sztukę
       *[other] { $food }
    } żywności
told-top-resource = { $amount }
    .tip = weź { $amount }
told-top-roll_resource = Rzut: { $good }
    .tip = rzuć tyloma kośćmi: { $dice }; zbierasz { $good }, możesz dodać narzędzia
told-top-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
    .tip = zdobądź { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
told-top-tool = Nowe narzędzie
    .tip = zdobądź narzędzie
told-top-food_track = Tor żywności +1
    .tip = przesuń się o krok w górę na torze żywności
told-top-draw_card = Dodatkowa karta
    .tip = dobierz zakrytą kartę; liczy się tylko jej dół
told-top-one_use_tool = Jednorazowe narzędzie { $value }
    .tip = leży odkryte; raz w grze dodaj { $value } do jednego rzutu
told-top-two_resources = Surowce do wyboru
    .tip = weź { $count ->
        [one] 1 dowolny surowiec
        [few] { $count } dowolne surowce
       *[other] { $count } dowolnych surowców
    }, teraz albo później, raz
told-line-green_first_set = Zielone karty, pierwszy układ
    .tip = Po jednej karcie każdego symbolu: różne symbole dają { $points }.
told-line-green_second_set = Zielone karty, drugi układ
    .tip = Symbole, które masz dwa razy: różne symbole dają { $points }.
told-symbol = { $symbol }
    .tip = zielony symbol: { $symbol }; różne symbole dają { $points }
told-role-farmer = { $n ->
        [one] 1 rolnik
        [few] { $n } rolnicy
       *[other] { $n } rolników
    }
    .tip = { $n } × tor żywności
told-role-toolmaker = { $n ->
        [one] 1 wytwórca narzędzi
        [few] { $n } wytwórcy narzędzi
       *[other] { $n } wytwórców narzędzi
    }
    .tip = { $n } × suma narzędzi
told-role-builder = { $n ->
        [one] 1 budowniczy
        [few] { $n } budowniczowie
       *[other] { $n } budowniczych
    }
    .tip = { $n } × budynki
told-role-shaman = { $n ->
        [one] 1 szaman
        [few] { $n } szamani
       *[other] { $n } szamanów
    }
    .tip = { $n } × pionki
