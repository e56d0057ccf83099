# Słowa platformy.
nothing = nic
and = { $first } i { $last }
seat = Gracz { $n }
luck = Los
refusal-game-over = Gra jest skończona.
refusal-not-your-turn = To nie twoja kolej: decyduje { $player }.
refusal-not-possible = Teraz to niemożliwe.
refusal-no-undo = Nie można niczego cofnąć: przemówił los albo zdecydował ktoś inny.

# -- wiersz poleceń

cli-id = Id
cli-game = Gra
cli-games = Gry
cli-players = Gracze
cli-options = Opcje
cli-total = Razem
cli-place = Miejsce
cli-seat = Miejsce przy stole
cli-bot = Bot
cli-mean-score = Średni wynik
cli-wins = Wygrane
cli-share = Udział
cli-sim-speed = { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[other] { $games } gier
    }, { $rate } na sekundę
cli-sim-rounds = Średnio rund: { $rounds }, punktów zwycięzcy: { $points }
cli-verified = Zapis się odtwarza: kroki { $steps }, sprawdzone pozycje { $digests }.
cli-dice-verified = Wszystkie wyniki losowań ({ $dice }) wynikają z ziarna.
cli-no-seed = Zapis nie ma ziarna, więc losowań nie da się sprawdzić.
cli-prompt = >{" "}
cli-number = Podaj liczbę od 1 do { $most }.
cli-help = Wybierz liczbą albo wpisz wiersz jak w zapisach. Enter lista · h podpowiedź · u cofnij · l dziennik · r SŁOWO zasady · q zapisz i wyjdź
cli-hint = { $n }. { $choice } (oczekiwana przewaga { $margin }, { $chance } % szans na wygraną)
cli-saved = Zapisano. Aby grać dalej:
cli-hand-over = { $player }: naciśnij Enter, gdy inni nie patrzą.{" "}
cli-commitment = Uczciwe kości: skrót ziarna tej gry to { $hash }…

bench-players = Gracze
bench-compiled = Skompilowane
bench-decisions_per_second = Decyzje na sekundę
bench-games_per_second = Gry na sekundę
bench-copies_per_second = Kopie na sekundę
bench-nodes_per_second = Węzły przeszukiwania na sekundę
bench-legal_list_us = Lista wyborów, µs
bench-legal_list_length = Wyborów na tej liście
bench-interpreted_decisions_per_second = Decyzje na sekundę, interpretowane
bench-ratio_to_interpreted = Skompilowane do interpretowanych

# -- boty

bot-random = Losowy
    .tip = Wybiera cokolwiek wolno. Miara, nie przeciwnik.
bot-greedy = Zachłanny
    .tip = Bierze to, co od razu wygląda najlepiej, i nigdy nie myśli naprzód.
bot-easy = Łatwy
    .tip = Gra na oko i nie wszystko zauważa. Dobry na pierwszą partię.
bot-medium = Średni
    .tip = Myśli trochę naprzód i odpowiada od razu.
bot-hard = Trudny
    .tip = Myśli do sekundy nad każdą decyzją.
bot-master = Mistrz
    .tip = Myśli do trzech sekund. Najlepszy, jakiego mamy.

# -- arena

arena-interval = Przedział 95 %
arena-rating = Ranking
arena-time = ms procesora na decyzję
arena-share = Udział w zwycięstwach, z przedziałami 95 %
arena-even = po równo
arena-summary = { $games ->
        [one] 1 partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, graczy: { $players } · średnio rund: { $rounds }, punktów zwycięzcy: { $points }
# -- badania

bench-observation_slots = Liczb w obserwacji
bench-aec_steps_per_second = PettingZoo: kroków na sekundę, zwykła pętla losowa
bench-aec_alone_steps_per_second = PettingZoo: kroków na sekundę, samo środowisko
bench-gymnasium_steps_per_second = Gymnasium: kroków na sekundę przeciw losowym botom
bench-openspiel_steps_per_second = OpenSpiel: kroków na sekundę, z losowaniami
bench-vector_tables = Wektor: stołów
bench-vector_steps_per_second = Wektor: kroków na sekundę
bench-vector_to_aec = Wektor do zwykłej pętli PettingZoo
bench-vector_to_aec_alone = Wektor do samego środowiska PettingZoo
stats-points = Punkty
stats-deviation = Odchylenie
stats-margin = Średnia końcowa przewaga
stats-choice = Pierwszy wybór
stats-decisions = Decyzji w grze
stats-rounds = Rundy
stats-scores = { $title }: wyniki według miejsc i botów, gier: { $games }
stats-wins = { $title }: kto wygrywa, gier: { $games }
stats-box = Pudełko: środkowa połowa, kreska: mediana, kropka: średnia
stats-length = { $title }: długość gier, gier: { $games }
stats-first = { $title }: pierwsze wybory a końcowa przewaga, gier: { $games }
stats-first-title = Do czego prowadziły pierwsze wybory
stats-summary = Gier: { $games }, średnio decyzji w grze: { $decisions }
