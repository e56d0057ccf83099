# Pantheon, po polsku.

title = Pantheon
    .blurb = Sześć państw powstaje i upada: wytyczaj ścieżki, stawiaj kolumny, zdobywaj łaski bogów.

# -- o co się pyta

decision-choose_bonus = { $player }: wybierz żeton bonusu.
decision-place_bonus_column = { $player }: postaw jedną ze swoich kolumn na dowolnym heksie z rysunkiem kolumny.
decision-raise_offering = { $player }: podnieś żeton ofiary o jeden poziom albo weź żeton poziomu I{ $count ->
        [one] .
        [few] { " " }(razem { $count } poziomy).
       *[other] { " " }(razem { $count } poziomów).
    }
decision-take_pieces = { $player }: jakie znaczniki bierzesz do rezerwy?
decision-gallia_choice = { $player }: dobierasz karty czy odkrywasz boga?
decision-gallia_pay = { $player }: płacisz górną liczbę? Odkryty bóg: { $god }.
decision-discard_card = { $player }: odrzuć kartę (pozostało: { $count }).
decision-exchange_pieces = { $player }: wymieniasz kolumny na stopy albo stopy na kolumny?
decision-choose_action = { $player }: jaka akcja?
decision-commit_move = { $player }: ile kart ruchu zagrywasz?
decision-place_piece = { $player }: gdzie kładziesz znacznik? { $steps ->
        [one] Został 1 krok
        [few] Zostały { $steps } kroki
       *[other] Zostało { $steps } kroków
    }{ $jumps ->
        [0] .
        [one] , 1 skok.
        [few] , { $jumps } skoki.
       *[other] , { $jumps } skoków.
    }
decision-follow = { $player }: wykonujesz ruch czy dobierasz kartę?
decision-commit_coins = { $player }: które karty monet zagrywasz?
decision-buy_item = { $player }: co kupujesz? { $coins ->
        [one] Została 1 moneta.
        [few] Zostały { $coins } monety.
       *[other] Zostało { $coins } monet.
    }
decision-choose_god = { $player }: którego boga bierzesz?
decision-pay_offering = { $player }: jakie ofiary składasz? Wybrany bóg: { $god }.
decision-draw_card = { $player }: dobierz kartę { $n } z { $most }.
decision-use_traitera = { $player }: użyć żetonu Traitery do jeszcze jednej akcji?

asked-choose_bonus = wybór żetonu bonusu
asked-place_bonus_column = stawianie kolumny
asked-raise_offering = podnoszenie żetonu ofiary
asked-take_pieces = wybór znaczników
asked-gallia_choice = wybór w Galii
asked-gallia_pay = zapłata za boga w Galii
asked-discard_card = odrzucanie karty
asked-exchange_pieces = wymiana znaczników
asked-choose_action = wybór akcji
asked-commit_move = zagranie kart ruchu
asked-place_piece = kładzenie znacznika
asked-follow = dołączenie do ruchu
asked-commit_coins = zagranie monet
asked-buy_item = kupno
asked-buy_offering = żetony ofiar
asked-buy_foot = stopa
asked-buy_column = kolumna
asked-buy_place = kładzenie znacznika
asked-stop = koniec
asked-choose_god = wybór boga
asked-pay_offering = składanie ofiary
asked-draw_card = dobieranie karty
asked-use_traitera = użycie żetonu Traitery
asked-start_player = losowanie gracza rozpoczynającego
asked-deal_row = wykładanie odkrytych kart
asked-deal_hand = rozdawanie kart
asked-deal_bonus = rozdawanie żetonów bonusu
asked-draw_nation = losowanie państwa
asked-reveal_god = odkrywanie boga
asked-draw_booty = losowanie łupu
asked-reveal_demigod = odkrywanie półboga
asked-draw_demigod = dobieranie półboga
asked-draw_god = dobieranie boga
asked-draw_from_deck = dobieranie karty
asked-refill_row = uzupełnianie odkrytych kart

# -- wybory

do-choose_bonus = { $token }
do-place_bonus_column = Kolumna: { $hex }
do-raise_offering = { $kind }: poziom wyżej
do-take_pieces = { $columns ->
        [0] { $feet ->
            [one] Weź 1 stopę
            [few] Weź { $feet } stopy
           *[other] Weź { $feet } stóp
        }
        [one] Weź 1 kolumnę{ $feet ->
            [0] { "" }
            [one] { " " }i 1 stopę
            [few] { " " }i { $feet } stopy
           *[other] { " " }i { $feet } stóp
        }
        [few] Weź { $columns } kolumny{ $feet ->
            [0] { "" }
            [one] { " " }i 1 stopę
            [few] { " " }i { $feet } stopy
           *[other] { " " }i { $feet } stóp
        }
       *[other] Weź { $columns } kolumn{ $feet ->
            [0] { "" }
            [one] { " " }i 1 stopę
            [few] { " " }i { $feet } stopy
           *[other] { " " }i { $feet } stóp
        }
    }
do-gallia_choice = { $choice_gallia }
do-gallia_pay = { $pay_count ->
        [0] Zapłać samymi żetonami
       *[other] Zapłać: { $pay }
    }
do-decline = Rezygnuję
do-discard_card = Odrzuć: { $card }
do-exchange_pieces = Wymień { $give ->
        [kolumna] { $count ->
            [one] 1 kolumnę na stopę
            [few] { $count } kolumny na stopy
           *[other] { $count } kolumn na stopy
        }
       *[other] { $count ->
            [one] 1 stopę na kolumnę
            [few] { $count } stopy na kolumny
           *[other] { $count } stóp na kolumny
        }
    }
do-choose_action = { $action }
do-commit_move = { $cards ->
        [0] Bez karty ruchu
        [one] 1 karta ruchu
        [few] { $cards } karty ruchu
       *[other] { $cards } kart ruchu
    }
do-place_piece = Heks: { $hex }
do-stop = Na tym koniec
do-follow = { $choice_follow }
do-commit_coins = { $coins_count ->
        [0] Bez kart monet
       *[other] Zagraj { $coins }
    }
do-buy_offering = { $kind }, poziom { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
brief-buy_foot = Stopa
brief-buy_column = Kolumna
brief-pay_offering = Zapłać
brief-gallia_pay = Zapłać
do-buy_foot = Kup stopę
do-buy_column = Kup kolumnę
do-buy_place = Połóż znacznik: { $hex }
do-choose_god = { $god }
do-pay_offering = Zapłać: { $pay }
do-draw_row = { $card } spośród odkrytych
do-draw_deck = Karta z talii
do-use_traitera = Użyj
do-keep_traitera = Zachowaj i zakończ kolejkę
do-start_player = Zaczyna { $player }
do-deal_row = Odkryta karta: { $card }
do-deal_hand = Karta na rękę
do-deal_bonus = Żeton bonusu: { $token }
do-draw_nation = Państwo: { $nation }
do-reveal_god = Bóg: { $god }
do-draw_booty = Łup: { $token }
do-reveal_demigod = Półbóg o wartości { $value }
do-draw_demigod = Zakryty półbóg
do-draw_god = Bóg: { $god }
do-draw_from_deck = Karta z talii
do-refill_row = Odkryta karta: { $card }

# -- co się stało

# The log of the page: without ways
log-laid_foot = { $player } kładzie stopę.
    .you = Kładziesz stopę.
log-jumped = { $player } skacze.
    .you = Skaczesz.

event-start_player = Graczem rozpoczynającym jest { $player }.
    .you = Jesteś graczem rozpoczynającym.
event-row_card = Nowa odkryta karta: { $card }.
event-drew = { $player } dobiera: { $card }.
    .you = Dobierasz: { $card }.
event-drew_hidden = { $player } dobiera kartę z talii.
    .you = Dobierasz kartę z talii.
event-took_card = { $player } bierze spośród odkrytych: { $card }.
    .you = Bierzesz spośród odkrytych: { $card }.
event-took_money = { $player } bierze specjalną kartę pieniędzy: { $card }.
    .you = Bierzesz specjalną kartę pieniędzy: { $card }.
event-no_money = Nie ma już specjalnych kart pieniędzy ({ $player }).
    .you = Nie ma już dla ciebie specjalnych kart pieniędzy.
event-discarded = { $player } odrzuca: { $card }.
    .you = Odrzucasz: { $card }.
event-new_deck = Stos kart odrzuconych zostaje potasowany; nowa talia: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }.
event-hands_dumped = Nie ma czego dobrać ({ $player }): wszyscy odkładają karty z ręki i powstaje nowa talia.
    .you = Nie masz czego dobrać: wszyscy odkładają karty z ręki i powstaje nowa talia.
event-bonus_dealt = { $player } dostaje żeton bonusu: { $token }.
    .you = Dostajesz żeton bonusu: { $token }.
event-nation = Epoka { $epoch }: powstaje { $nation }.
event-god_up = Na planszy leży { $god }.
event-booty_up = Wyłożono łup: { $token }.
event-demigod_up = Odkryto półboga o wartości { $value }.
event-new_gods = Bogowie z pudełka tworzą nowy stos; żetonów: { $gods }.
event-temple = Świątynia staje tu: { $hex }.
event-turn = Teraz gra { $player }.
    .you = Teraz grasz ty.
event-acts = { $player } wybiera: { $action }.
    .you = Wybierasz: { $action }.
event-moves = { $player } { $cards ->
        [0] rusza się bez kart ruchu
        [one] zagrywa 1 kartę ruchu
        [few] zagrywa { $cards } karty ruchu
       *[other] zagrywa { $cards } kart ruchu
    }: { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }.
    .you = { $cards ->
            [0] Ruszasz się bez kart ruchu
            [one] Zagrywasz 1 kartę ruchu
            [few] Zagrywasz { $cards } karty ruchu
           *[other] Zagrywasz { $cards } kart ruchu
        }: { $steps ->
            [one] 1 krok
            [few] { $steps } kroki
           *[other] { $steps } kroków
        }.
event-laid_foot = { $player } kładzie stopę: { $hex }.
    .you = Kładziesz stopę: { $hex }.
event-laid_column = { $player } stawia kolumnę: { $column }.
    .you = Stawiasz kolumnę: { $column }.
event-jumped = { $player } skacze: { $hex }.
    .you = Skaczesz: { $hex }.
event-joined = { $player } łączy ze świątynią kolumnę z wcześniejszej epoki: { $column }.
    .you = Łączysz ze świątynią kolumnę z wcześniejszej epoki: { $column }.
event-picked_up = { $player } podnosi łup: { $token }.
    .you = Podnosisz łup: { $token }.
event-draws_instead = { $player } dobiera kartę zamiast ruchu.
    .you = Dobierasz kartę zamiast ruchu.
event-pays_coins = { $player } { $coins_count ->
        [0] nie zagrywa kart monet
       *[other] zagrywa { $coins }
    }; do wydania: { $total ->
        [one] 1 moneta
        [few] { $total } monety
       *[other] { $total } monet
    }.
    .you = { $coins_count ->
            [0] Nie zagrywasz kart monet
           *[other] Zagrywasz { $coins }
        }; do wydania: { $total ->
            [one] 1 moneta
            [few] { $total } monety
           *[other] { $total } monet
        }.
event-pieces = { $player } bierze do rezerwy { $columns ->
        [0] { $feet ->
            [one] 1 stopę
            [few] { $feet } stopy
           *[other] { $feet } stóp
        }
        [one] 1 kolumnę{ $feet ->
            [0] { "" }
            [one] { " " }i 1 stopę
            [few] { " " }i { $feet } stopy
           *[other] { " " }i { $feet } stóp
        }
        [few] { $columns } kolumny{ $feet ->
            [0] { "" }
            [one] { " " }i 1 stopę
            [few] { " " }i { $feet } stopy
           *[other] { " " }i { $feet } stóp
        }
       *[other] { $columns } kolumn{ $feet ->
            [0] { "" }
            [one] { " " }i 1 stopę
            [few] { " " }i { $feet } stopy
           *[other] { " " }i { $feet } stóp
        }
    }.
    .you = Bierzesz do rezerwy { $columns ->
            [0] { $feet ->
                [one] 1 stopę
                [few] { $feet } stopy
               *[other] { $feet } stóp
            }
            [one] 1 kolumnę{ $feet ->
                [0] { "" }
                [one] { " " }i 1 stopę
                [few] { " " }i { $feet } stopy
               *[other] { " " }i { $feet } stóp
            }
            [few] { $columns } kolumny{ $feet ->
                [0] { "" }
                [one] { " " }i 1 stopę
                [few] { " " }i { $feet } stopy
               *[other] { " " }i { $feet } stóp
            }
           *[other] { $columns } kolumn{ $feet ->
                [0] { "" }
                [one] { " " }i 1 stopę
                [few] { " " }i { $feet } stopy
               *[other] { " " }i { $feet } stóp
            }
        }.
event-offering = { $player } ma teraz żeton ofiary: { $kind }, poziom { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }.
    .you = Masz teraz żeton ofiary: { $kind }, poziom { $level ->
            [1] I
            [2] II
            [3] III
           *[other] IV
        }.
event-offered = { $player } { $pay_count ->
        [0] płaci samymi żetonami
       *[other] składa w ofierze: { $pay }
    }.
    .you = { $pay_count ->
            [0] Płacisz samymi żetonami
           *[other] Składasz w ofierze: { $pay }
        }.
event-gained_god = { $player } zdobywa boga ({ $god }) i { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
    .you = Zdobywasz boga ({ $god }) i { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        }.
event-no_god = Nie ma już bogów ({ $player }).
    .you = Nie ma już dla ciebie bogów.
event-turned_up = { $player } odkrywa boga: { $god }.
    .you = Odkrywasz boga: { $god }.
event-god_refused = { $player } nie bierze boga: { $god }.
    .you = Nie bierzesz boga: { $god }.
event-resolves = { $player } korzysta z żetonu: { $token }.
    .you = Korzystasz z żetonu: { $token }.
event-no_column = { $player } nie ma kolumny do postawienia.
    .you = Nie masz kolumny do postawienia.
event-took_demigod = { $player } bierze półboga o wartości { $value }.
    .you = Bierzesz półboga o wartości { $value }.
event-drew_demigod = { $player } dobiera zakrytego półboga: { $value }.
    .you = Dobierasz zakrytego półboga: { $value }.
event-drew_demigod_hidden = { $player } dobiera zakrytego półboga ({ $group }).
    .you = Dobierasz zakrytego półboga ({ $group }).
event-no_demigod = Nie ma półboga do wzięcia ({ $player }).
    .you = Nie ma dla ciebie półboga do wzięcia.
event-declined = { $player } nie korzysta z efektu.
    .you = Nie korzystasz z efektu.
event-gave_columns = { $player } wymienia { $count ->
        [one] 1 kolumnę na stopę
        [few] { $count } kolumny na stopy
       *[other] { $count } kolumn na stopy
    }.
    .you = Wymieniasz { $count ->
            [one] 1 kolumnę na stopę
            [few] { $count } kolumny na stopy
           *[other] { $count } kolumn na stopy
        }.
event-gave_feet = { $player } wymienia { $count ->
        [one] 1 stopę na kolumnę
        [few] { $count } stopy na kolumny
       *[other] { $count } stóp na kolumny
    }.
    .you = Wymieniasz { $count ->
            [one] 1 stopę na kolumnę
            [few] { $count } stopy na kolumny
           *[other] { $count } stóp na kolumny
        }.
event-money_reversed = Od teraz specjalne karty pieniędzy bierze się od najwyższej.
event-traitera = { $player } używa żetonu Traitery do jeszcze jednej akcji.
    .you = Używasz żetonu Traitery do jeszcze jednej akcji.
event-ends_epoch = { $player } kończy epokę ({ $why }) i dostaje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
    .you = Kończysz epokę ({ $why }) i dostajesz { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        }.
event-limit_reached = Epoka kończy się po { $turns ->
        [one] 1 kolejce
       *[other] { $turns } kolejkach
    }; nikt nie dostaje za to punktów.
event-epoch_over = Koniec epoki { $epoch }: stopy wracają do rezerw.
event-scored = { $player } dostaje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }: { $line }.
    .you = Dostajesz { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        }: { $line }.
event-game_ends = Koniec gry.

why-booty = zabrano ostatni łup
why-gods = zabrano ostatniego boga
why-both = nie ma już łupów ani bogów

# -- dlaczego nie

refusal-other-decision = Jeszcze nie: najpierw { $decision }.
refusal-not-drawable = Tego nie można teraz wylosować.
refusal-off_map = Ten heks jest poza planszą.
refusal-temple_here = Tu stoi świątynia.
refusal-own_piece_here = Masz tu już swój znacznik.
refusal-hex_full = Są tu już dwa znaczniki.
refusal-no_foot_left = Nie masz stopy w rezerwie.
refusal-no_column_left = Nie masz kolumny w rezerwie.
refusal-column_needs_foot = Najpierw połóż obok stopę.
refusal-not_linked = Brak połączenia ze świątynią.
refusal-too_dear = To kosztuje więcej, niż ci zostało.
refusal-cannot_pay = Masz za mało ofiar albo płacisz więcej, niż trzeba.
refusal-level_owned = Masz już ten poziom.
refusal-all_owned = Masz już wszystkie takie znaczniki.
refusal-nothing_done = Najpierw coś zrób.
refusal-not_ready = Żetonu Traitery użyjesz od następnej kolejki.
refusal-not_optional = Z tego nie można zrezygnować.
refusal-draw_on = Dobiera się trzy karty; zrezygnować wolno tylko z kart, które daje Gadicea.
refusal-not_in_hand = Nie masz tego na ręce: { $card }.
refusal-too_few_steps = Za mało kroków, by położyć choć jeden znacznik.
refusal-cannot_follow = Nie możesz teraz położyć żadnego znacznika.
refusal-buys_nothing = Za tyle monet nic nie kupisz.
refusal-nothing_to_do = { $action }: nie masz czego zrobić.
refusal-god_not_here = { $god } nie leży na planszy.
refusal-not_in_row = Tej karty nie ma wśród odkrytych: { $card }.
refusal-token_gone = Tego żetonu bonusu już nie ma.
refusal-no_column_hex = Kolumny stoją tylko na heksach z rysunkiem kolumny.
refusal-no_god_left = Nie ma już boga do odkrycia.
refusal-reserve_short = Rezerwy na to nie wystarczą.

# -- arkusz punktów

line-gods = Bogowie
    .tip = Każdy zdobyty bóg daje od razu punkty swojej epoki.
line-epoch_ends = Zakończone epoki
    .tip = 3 punkty dla gracza, w którego kolejce zabrano ostatni łup lub ostatniego boga.
line-demigods_first = Półbogowie po 3. epoce
    .tip = Suma wartości własnych półbogów.
line-columns_first = Kolumny po 3. epoce
    .tip = 1–3 kolumny po 1 punkcie, 4–7 kolumn po 2, 8–11 kolumn po 3, 12 kolumn po 4.
line-pietalte_first = Pietalte po 3. epoce
    .tip = Za każdy żeton Pietalte poziom najlepszego własnego żetonu ofiary.
line-demigods_second = Półbogowie po 6. epoce
    .tip = Suma wartości własnych półbogów, także tych liczonych po 3. epoce.
line-columns_second = Kolumny po 6. epoce
    .tip = 1–3 kolumny po 1 punkcie, 4–7 kolumn po 2, 8–11 kolumn po 3, 12 kolumn po 4.
line-pietalte_second = Pietalte po 6. epoce
    .tip = Za każdy żeton Pietalte poziom najlepszego własnego żetonu ofiary.
line-points_before = Punkty przed liczeniem
    .tip = Na torze punktów przed tym liczeniem.
line-demigods = Półbogowie
    .tip = Suma wartości własnych półbogów.
line-columns = Kolumny
    .tip = 1–3 kolumny po 1 punkcie, 4–7 kolumn po 2, 8–11 kolumn po 3, 12 kolumn po 4.
line-pietalte = Pietalte
    .tip = Za każdy żeton Pietalte poziom najlepszego własnego żetonu ofiary.
line-hope_god = Bogowie (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_columns = Kolumny (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_pietalte = Pietalte (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_offerings = Żetony ofiar (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_favour = Łaski (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_map = To, dokąd sięgnie ścieżka (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_pieces = Zapas stóp i kolumn (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_cards = Karty (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
tie-break = Remis: liczba półbogów

ending-last_booty = Ostatnia epoka skończyła się, gdy zabrano ostatni łup.
ending-last_god = Ostatnia epoka skończyła się, gdy zabrano ostatniego boga.
ending-both_gone = Ostatnia epoka skończyła się wraz z ostatnim łupem i ostatnim bogiem.
ending-turn_limit = Ostatnia epoka skończyła się przez limit kolejek.

# -- ustawienia

option-start_player = Gracz rozpoczynający
    .tip = Kto ma pierwszą kolejkę w epoce 1.
    .example = Ada ma pierwszą turę; potem jej sąsiad z lewej.
option-start_player-random = losowo
option-start_player-seat_0 = gracz 1
option-start_player-seat_1 = gracz 2
option-start_player-seat_2 = gracz 3
option-start_player-seat_3 = gracz 4
option-bonus_tokens = Żetony bonusu
    .tip = Losowane albo wybierane w odwrotnej kolejności graczy.
    .example = Rozdane: los daje ci kolumnę. Wybierane: bierzesz półboga, jeśli nikt cię nie uprzedził.
option-bonus_tokens-dealt = losowane
option-bonus_tokens-chosen = wybierane
option-start_material = Znaczniki na start
    .tip = 3 kolumny i 4 stopy dla każdego albo więcej, gdy graczy jest mniej.
    .example = Dwoje graczy z większą liczbą elementów szybciej sięga po pierwszy łup.
option-start_material-standard = zwykłe
option-start_material-by_players = według liczby graczy
option-demigod_taken = Który półbóg
    .tip = Którego z odkrytych półbogów się bierze.
    .example = Na 3 leży 2: „wierzchni” daje 2, „najwyższy” daje 3.
option-demigod_taken-uppermost = wierzchni
option-demigod_taken-highest = najwyższy
option-jump_landing = Skokiem kładziesz
    .tip = Co wolno położyć skokiem, który daje Gaiviles.
    .example = Skaczesz nad rywalem obok heksu z rysunkiem kolumny: czy może tam stanąć twoja kolumna?
option-jump_landing-foot = stopę
option-jump_landing-foot_or_column = stopę lub kolumnę
option-traitera_after_last_token = Traitera po ostatnim żetonie
    .tip = Czy wolno jej użyć, gdy zabrano ostatni łup lub ostatniego boga.
    .example = Bierzesz ostatni łup i wciąż masz Traiterę: jeszcze jedna akcja albo już nie.
option-traitera_after_last_token-true = tak
option-traitera_after_last_token-false = nie
option-epoch_turn_limit = Limit kolejek w epoce
    .tip = Na każdego gracza; przerywa epokę, której nikt nie kończy. 0 to brak limitu.
option-show_known_cards = Pokazuj znane karty
    .tip = Czy na rękach widać karty, które wszyscy widzieli przy braniu.
    .example = Ada wzięła monetę z odkrytego rzędu: widać ją w jej ręce, bo uważni gracze to wiedzą.
option-show_known_cards-true = tak
option-show_known_cards-false = nie
option-show_known_demigods = Pokazuj znanych półbogów
    .tip = Czy widać półbogów, których wszyscy już widzieli.
    .example = Półbóg, który leżał odkryty, pozostaje znany u tego, kto go wziął.
option-show_known_demigods-true = tak
option-show_known_demigods-false = nie

# -- rzeczy

action-move = Ruch
    .tip = Wyłóż stopy i kolumny; inni też mogą się ruszyć.
action-buy = Kupno
    .tip = Wydaj monety na żetony ofiar, znaczniki i miejsca na planszy.
action-offer = Składanie ofiary
    .tip = Złóż ofiary i weź boga.
action-draw = Dobieranie kart
    .tip = Dobierz trzy karty, odkryte albo z talii.
choice-move = ruch
    .follow = Wykonaj ruch (zagraj karty ruchu)
choice-draw = karta
    .follow = Dobierz zamiast tego kartę
choice-cards = karty
    .gallia = Dobierz karty
choice-god = bóg
    .gallia = Odkryj boga
give-column = kolumna
    .swap = Wymień kolumny na stopy
give-foot = stopa
    .swap = Wymień stopy na kolumny

card-move = Karta ruchu
    .tip = 2 kroki w ruchu, własnym albo gdy dołączasz do ruchu innego gracza.
card-offering_gift = Karta darów
    .tip = Jeden dar w ofierze.
card-offering_worship = Karta pokłonów
    .tip = Jeden pokłon w ofierze.
card-offering_dancer = Karta tancerek
    .tip = Jedna tancerka w ofierze.
card-offering_temple = Karta świątyń
    .tip = Jedna świątynia w ofierze.
card-coin_1 = Jedna moneta
    .tip = 1 moneta w akcji kupna.
card-coin_2 = Dwie monety
    .tip = Specjalna karta pieniędzy: 2 monety w akcji kupna.
card-coin_3 = Trzy monety
    .tip = Specjalna karta pieniędzy: 3 monety w akcji kupna.
card-coin_4 = Cztery monety
    .tip = Specjalna karta pieniędzy: 4 monety w akcji kupna.
card-coin_5 = Pięć monet
    .tip = Specjalna karta pieniędzy: 5 monet w akcji kupna.

kind-gift = Dary
    .tip = Jeden z czterech rodzajów ofiar.
kind-worship = Pokłony
    .tip = Jeden z czterech rodzajów ofiar.
kind-dancer = Tancerki
    .tip = Jeden z czterech rodzajów ofiar.
kind-temple = Świątynie
    .tip = Jeden z czterech rodzajów ofiar; nie budowla na planszy.
amount-gift = { $n ->
        [one] 1 dar
        [few] { $n } dary
       *[other] { $n } darów
    }
amount-worship = { $n ->
        [one] 1 pokłon
        [few] { $n } pokłony
       *[other] { $n } pokłonów
    }
amount-dancer = { $n ->
        [one] 1 tancerka
        [few] { $n } tancerki
       *[other] { $n } tancerek
    }
amount-temple = { $n ->
        [one] 1 świątynia
        [few] { $n } świątynie
       *[other] { $n } świątyń
    }
amount-move = { $n ->
        [one] kartę ruchu
        [few] { $n } karty ruchu
       *[other] { $n } kart ruchu
    }
amount-offering_gift = { $n ->
        [one] kartę darów
        [few] { $n } karty darów
       *[other] { $n } kart darów
    }
amount-offering_worship = { $n ->
        [one] kartę pokłonów
        [few] { $n } karty pokłonów
       *[other] { $n } kart pokłonów
    }
amount-offering_dancer = { $n ->
        [one] kartę tancerek
        [few] { $n } karty tancerek
       *[other] { $n } kart tancerek
    }
amount-offering_temple = { $n ->
        [one] kartę świątyń
        [few] { $n } karty świątyń
       *[other] { $n } kart świątyń
    }
amount-coin_1 = { $n ->
        [one] kartę 1 monety
        [few] { $n } karty po 1 monecie
       *[other] { $n } kart po 1 monecie
    }
amount-coin_2 = { $n ->
        [one] kartę 2 monet
        [few] { $n } karty po 2 monety
       *[other] { $n } kart po 2 monety
    }
amount-coin_3 = { $n ->
        [one] kartę 3 monet
        [few] { $n } karty po 3 monety
       *[other] { $n } kart po 3 monety
    }
amount-coin_4 = { $n ->
        [one] kartę 4 monet
        [few] { $n } karty po 4 monety
       *[other] { $n } kart po 4 monety
    }
amount-coin_5 = { $n ->
        [one] kartę 5 monet
        [few] { $n } karty po 5 monet
       *[other] { $n } kart po 5 monet
    }

god-surparit = Surparit
    .tip = Od razu: jeszcze jeden bóg ze stosu i punkty za obu; druga Surparit już nie dobiera.
god-plaesiris = Plaesiris
    .tip = Od razu: dwóch półbogów, odkrytych, jeśli wzięto go z planszy.
god-taksator = Taksator
    .tip = Od razu: wierzchnia specjalna karta pieniędzy.
god-depraccus = Depraccus
    .tip = Stale: 2 karty po każdych przygotowaniach.
god-vinthrad = Vinthrad
    .tip = Stale: +1 krok w każdym twoim ruchu, także gdy dołączasz do cudzego ruchu.
god-gaiviles = Gaiviles
    .tip = Stale: jeden skok nad heksem rywala w każdym twoim ruchu.
god-stonkus = Stonkus
    .tip = Stale: do 2 monet w każdej twojej akcji kupna.
god-gadicea = Gadicea
    .tip = Stale: +1 karta w każdej twojej akcji dobierania.
god-pietalte = Pietalte
    .tip = Stale: przy każdym liczeniu poziom najlepszego żetonu ofiary. Płatna tylko kartami.
god-traitera = Traitera
    .tip = Raz, od następnej kolejki: jeszcze jedna akcja po twojej akcji.

nation-gallia = Gallia
    .tip = Galia: każdy dobiera 2 karty albo odkrywa boga i może go wziąć za górną liczbę.
nation-germania = Germania
    .tip = Germania: każdy ma na ręce dokładnie 7 kart.
nation-graecia = Graecia
    .tip = Grecja: każdy ma na ręce dokładnie 7 kart.
nation-aegyptus = Aegyptus
    .tip = Egipt: każdy może wymienić w rezerwie kolumny i stopy.
nation-persia = Persia
    .tip = Persja: specjalne karty pieniędzy bierze się od najwyższej, do końca gry.
nation-cartago = Cartago
    .tip = Kartagina: każdy może od razu wydać 2 monety.
nation-iberia = Iberia
    .tip = Iberia: każdy może zyskać jeden poziom ofiary.
nation-roma = Roma
    .tip = Rzym: każdy dobiera 2 karty.

token-booty_demigod = Półbóg
    .tip = Weź odkrytego półboga.
token-booty_god = Bóg
    .tip = Wierzchni bóg ze stosu, bez ofiary.
token-booty_cards_2 = 2 karty
    .tip = Dobierz 2 karty z talii.
token-booty_cards_3 = 3 karty
    .tip = Dobierz 3 karty z talii.
token-booty_offering_1 = Ofiara +1
    .tip = Podnieś żeton ofiary o poziom albo weź żeton poziomu I.
token-booty_offering_2 = Ofiara +2
    .tip = Dwa poziomy ofiar, na jednym żetonie lub na dwóch.
token-booty_money = Specjalne pieniądze
    .tip = Wierzchnia specjalna karta pieniędzy.
token-booty_step_1 = Krok +1
    .tip = Zatrzymaj: +1 krok w każdym twoim ruchu.
token-booty_pieces_choice = 2 kolumny lub 2 stopy
    .tip = Weź do rezerwy 2 kolumny albo 2 stopy.
token-booty_pieces_1_1 = 1 kolumna i 1 stopa
    .tip = Weź do rezerwy 1 kolumnę i 1 stopę.
token-bonus_column = Kolumna
    .tip = Postaw jedną ze swoich kolumn na dowolnym heksie z rysunkiem kolumny.
token-bonus_demigod = Półbóg
    .tip = Półbóg z zakrytego stosu.
token-bonus_god = Bóg
    .tip = Wierzchni bóg ze stosu, bez ofiary.
token-bonus_step_1 = Krok +1
    .tip = Zatrzymaj: +1 krok w każdym twoim ruchu.
token-bonus_offering_2 = Ofiara +2
    .tip = Dwa poziomy ofiar, na jednym żetonie lub na dwóch.
token-bonus_cards_3 = 3 karty
    .tip = Dobierz 3 karty z talii.

group-low = 1–3
    .tip = Półbogowie o niskich wartościach, brani najpierw.
group-high = 4–6
    .tip = Półbogowie o wysokich wartościach, brani, gdy skończą się ci o niskich.
colour-red = czerwony
colour-yellow = żółty
colour-green = zielony
colour-blue = niebieski

thing-epoch = Epoka
    .tip = Czas jednego państwa, które ma jedną cechę specjalną.
thing-temple = Świątynia
    .tip = Tu, na heksie startowym państwa, zaczynają się ścieżki.
thing-start_player = Gracz rozpoczynający
    .tip = Ma pierwszą kolejkę w epoce.
thing-foot = Stopa
    .tip = Tworzy ścieżkę, podnosi łupy, po epoce wraca do rezerwy.
thing-big_foot = Duża stopa
    .tip = Dodatkowy krok aktywnego gracza w ruchu.
thing-column = Kolumna
    .tip = Zostaje na zawsze i punktuje po 3. i 6. epoce.
thing-column_hex = Heks z rysunkiem kolumny
    .tip = Miejsce na dwie kolumny różnych graczy.
thing-path = Ścieżka
    .tip = Własne znaczniki połączone ze świątynią.
thing-old_column = Kolumna z poprzedniej epoki
    .tip = Trzeba ją na nowo połączyć ze świątynią.
thing-step = Krok
    .tip = Kładzie jeden znacznik; dwa kroki tam, gdzie leży znacznik rywala.
thing-jump = Skok
    .tip = Mija heks rywala i kładzie za nim stopę.
thing-personal_reserve = Osobista rezerwa
    .tip = Znaczniki do wyłożenia.
thing-general_reserve = Ogólna rezerwa
    .tip = Znaczniki twojego koloru do kupienia.
thing-follow = Dołącz do ruchu
    .tip = Po ruchu innego gracza: wykonaj ruch (zagraj karty ruchu) albo dobierz kartę.
thing-coin_card = Karta monety
    .tip = 1 moneta; specjalne karty pieniędzy mają od 2 do 5.
thing-offering_token = Żeton ofiary
    .tip = Za każdym razem daje tyle ofiar, ile wynosi jego poziom.
thing-row = Odkryte karty
    .tip = Cztery karty do wyboru.
thing-deck = Talia kart akcji
    .tip = Gdy się skończy, tasuje się stos kart odrzuconych.
thing-discard = Stos kart odrzuconych
    .tip = Każdy może go przejrzeć.
thing-god = Bóg
    .tip = Od razu punkty epoki i łaska.
thing-demigod = Półbóg
    .tip = Punktuje swoją wartość po 3. i 6. epoce.
thing-booty = Łup
    .tip = Podnosi go pierwsza stopa na jego heksie.
thing-bonus = Żeton bonusu
    .tip = Jeden dla każdego gracza na początku gry.
thing-box = Pudełko
    .tip = Poza grą; bogowie mogą wrócić.
thing-end = Koniec epoki
    .tip = Zabrano ostatni łup lub ostatniego boga: 3 punkty dla gracza, który ma kolejkę.

column-suebia = Suebia
    .tip = Heks z rysunkiem kolumny; po polsku Swebia.
column-britannia = Britannia
    .tip = Heks z rysunkiem kolumny; po polsku Brytania.
column-sarmatia = Sarmatia
    .tip = Heks z rysunkiem kolumny; po polsku Sarmacja.
column-raetia = Raetia
    .tip = Heks z rysunkiem kolumny; po polsku Recja.
column-scythia = Scythia
    .tip = Heks z rysunkiem kolumny; po polsku Scytia.
column-armorica = Armorica
    .tip = Heks z rysunkiem kolumny; po polsku Armoryka.
column-pannonia = Pannonia
    .tip = Heks z rysunkiem kolumny; po polsku Panonia.
column-aquitania = Aquitania
    .tip = Heks z rysunkiem kolumny; po polsku Akwitania.
column-liguria = Liguria
    .tip = Heks z rysunkiem kolumny; po polsku Liguria.
column-colchis = Colchis
    .tip = Heks z rysunkiem kolumny; po polsku Kolchida.
column-thracia = Thracia
    .tip = Heks z rysunkiem kolumny; po polsku Tracja.
column-cappadocia = Cappadocia
    .tip = Heks z rysunkiem kolumny; po polsku Kapadocja.
column-lusitania = Lusitania
    .tip = Heks z rysunkiem kolumny; po polsku Luzytania.
column-baleares = Baleares
    .tip = Heks z rysunkiem kolumny; po polsku Baleary.
column-sardinia = Sardinia
    .tip = Heks z rysunkiem kolumny; po polsku Sardynia.
column-bruttium = Bruttium
    .tip = Heks z rysunkiem kolumny; po polsku Bruttium.
column-sicilia = Sicilia
    .tip = Heks z rysunkiem kolumny; po polsku Sycylia.
column-babylonia = Babylonia
    .tip = Heks z rysunkiem kolumny; po polsku Babilonia.
column-creta = Creta
    .tip = Heks z rysunkiem kolumny; po polsku Kreta.
column-cyprus = Cyprus
    .tip = Heks z rysunkiem kolumny; po polsku Cypr.
column-mauretania = Mauretania
    .tip = Heks z rysunkiem kolumny; po polsku Mauretania.
column-iudaea = Iudaea
    .tip = Heks z rysunkiem kolumny; po polsku Judea.
column-numidia = Numidia
    .tip = Heks z rysunkiem kolumny; po polsku Numidia.
column-syrtis = Syrtis
    .tip = Heks z rysunkiem kolumny; po polsku Syrta.
column-arabia = Arabia
    .tip = Heks z rysunkiem kolumny; po polsku Arabia.
column-garama = Garama
    .tip = Heks z rysunkiem kolumny; po polsku Garama.
column-libya = Libya
    .tip = Heks z rysunkiem kolumny; po polsku Libia.

thing-market = Żetony ofiar
    .tip = Cztery rodzaje, cztery poziomy. Własny żeton oddajesz w rozliczeniu: płacisz różnicę.
thing-special_money = Specjalne karty pieniędzy
    .tip = Karty od 2 do 5 monet, brane z wierzchu; zagrane trafiają na stos kart odrzuconych.
thing-god_stack = Stos bogów
    .tip = Zakryty; stąd pochodzą bogowie następnej epoki.
market-price = Poziom { $level }: { $n ->
        [one] 1 moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
market-token = { $kind }, poziom { $level }
market-legend-price = cena
market-legend-pay = płacisz
market-pay = Płacisz { $n ->
        [one] 1 monetę.
        [few] { $n } monety.
       *[many] { $n } monet.
    }
market-owner = Ma go { $player }.
market-piece = { $piece }: { $n ->
        [one] 1 moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
market-left = { $n ->
        [0] W rezerwie ogólnej nie ma już żadnej.
       *[other] W rezerwie ogólnej: { $n }.
    }
target-cost = Koszt: { $n }.
discard-played = Właśnie zagrane: { $cards }.
demigods-left = Zakryci o wartościach { $group }: { $n }.
god-stack = { $n ->
        [one] 1 zakryty bóg.
        [few] { $n } zakrytych bogów.
       *[many] { $n } zakrytych bogów.
    }
epoch-track = Liczba mówi, ile punktów daje bóg w danej epoce; kolumny i półbogowie punktują po epokach 3 i 6.
choice-price = { $said }: { $n ->
        [one] 1 moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
choice-total = { $said } (do wydania { $n ->
        [one] 1 moneta
        [few] { $n } monety
       *[many] { $n } monet
    })
choice-steps = { $said }: { $n ->
        [one] 1 krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
columns-on-map = Kolumny na mapie
power-steps = Dodatkowe kroki w każdym ruchu
power-jumps = Skoki w każdym ruchu
power-coins = Dodatkowe monety przy każdym zakupie
demigods-hidden = Zakryci półbogowie, wartości { $group }
piece-left = { $piece }, rezerwa ogólna

# -- plansza w terminalu

board-count = Epoka { $n }
board-recap = Koniec epoki { $n }: zdobyte punkty
board-epoch = Epoka { $epoch } z { $epochs }
board-set-up = Przygotowanie gry
board-god-points = bóg daje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
board-gods = Bogowie
board-booty = Łupy
board-row = Odkryte karty
board-demigods = Odkryci półbogowie
board-stacks = Talia { $deck }, karty odrzucone { $discard }, specjalne pieniądze { $money }
board-player = Gracz
board-points = Punkty
board-hand = Ręka
board-hand-other = { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[other] { $n } kart
    }
board-known = w tym widziano: { $cards }
board-prices = Płacisz za żetony ofiar
board-offerings = Ofiary
board-reserve = Stopy, kolumny
board-columns = Kolumny na planszy
board-keeps = Bogowie i żetony
board-own-demigods = Półbogowie
board-start = zaczyna
board-taken = zabrany
board-none = –
board-legend = T świątynia · wielkie litery: heksy z rysunkiem kolumny · ◊ łup · dwa znaki na jednym heksie: { $marks }
board-yours = Masz na ręce
board-secret = zakryte { $n }
board-coins = razem { $n ->
        [one] 1 moneta
        [few] { $n } monety
       *[other] { $n } monet
    }

# -- co jest nie tak z arkuszem punktów

sheet-one-ender = epokę kończy tylko jeden gracz
sheet-ends = zakończonych epok jest { $n }, a w grze { $most }
sheet-epoch-numbers = oczekiwano liczb dla epok, razem { $n }
sheet-demigods = półbogów o wartości { $value } jest tylko { $most }
sheet-hex-full = heks { $column }: miejsca na kolumny są tylko { $most }
sheet-gods = żetonów Pietalte jest tylko { $most }
sheet-value-list = oczekiwano listy wartości od 1 do { $most }
sheet-column = nieznany heks z rysunkiem kolumny { $found }
sheet-columns = oczekiwano różnych heksów z rysunkiem kolumny, najwyżej { $most }

# -- pola: te, które mają nazwę, i wszystkie inne od najbliższego z nich

hex-4_3 = { nation-gallia }
hex-10_1 = { nation-germania }
hex-10_6 = { nation-graecia }
hex-9_11 = { nation-aegyptus }
hex-15_7 = { nation-persia }
hex-1_10 = { nation-cartago }
hex--1_6 = { nation-iberia }
hex-7_5 = { nation-roma }
hex-12_0 = { column-suebia }
hex-2_1 = { column-britannia }
hex-14_1 = { column-sarmatia }
hex-7_2 = { column-raetia }
hex-16_2 = { column-scythia }
hex-1_3 = { column-armorica }
hex-11_3 = { column-pannonia }
hex-2_4 = { column-aquitania }
hex-6_4 = { column-liguria }
hex-17_4 = { column-colchis }
hex-12_5 = { column-thracia }
hex-14_6 = { column-cappadocia }
hex--3_7 = { column-lusitania }
hex-2_7 = { column-baleares }
hex-4_7 = { column-sardinia }
hex-7_7 = { column-bruttium }
hex-5_8 = { column-sicilia }
hex-16_8 = { column-babylonia }
hex-8_9 = { column-creta }
hex-11_9 = { column-cyprus }
hex--3_10 = { column-mauretania }
hex-13_10 = { column-iudaea }
hex--1_11 = { column-numidia }
hex-5_11 = { column-syrtis }
hex-15_11 = { column-arabia }
hex-2_12 = { column-garama }
hex-6_12 = { column-libya }
hex-beside = { $place }, { $way }
hexes-0 = { $n } na wschód
hexes-1 = { $n } na południowy wschód
hexes-2 = { $n } na południowy zachód
hexes-3 = { $n } na zachód
hexes-4 = { $n } na północny zachód
hexes-5 = { $n } na północny wschód

# -- co w arkuszu wygląda dziwnie, a jednak jest liczone

warning-columns_lost = W drugiej punktacji jest mniej kolumn niż w pierwszej, a kolumn się nie traci.
warning-demigods_lost = W drugiej punktacji jest mniej półbogów o jednej z wartości niż w pierwszej, a półbogów się nie traci.
warning-level_lost = W drugiej punktacji jedna z ofiar ma niższy poziom niż w pierwszej, a poziomy nie maleją.
warning-pietalte_lost = W drugiej punktacji jest mniej Pietalte niż w pierwszej, a tego się nie traci.

# Formularz arkusza punktacji
form-scoring = Które liczenie
form-scoring-first = Po 3. epoce
form-scoring-second = Po 6. epoce
form-points = Punkty dotąd
form-ended_epoch = Kończy tę epokę
form-demigods = Półbogowie
form-columns = Kolumny na planszy
form-pietalte = Żetony Pietalte
form-offerings = Poziomy ofiar
form-offerings-gift = Dary
form-offerings-worship = Pokłony
form-offerings-dancer = Tancerki
form-offerings-temple = Świątynie
