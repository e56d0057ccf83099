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
cli-games = Partie
cli-players = Gracze
cli-options = Ustawienia
cli-total = Razem
cli-place = Miejsce
cli-seat = Miejsce przy stole
cli-bot = Bot
cli-mean-score = Średni wynik
cli-wins = Wygrane
cli-share = Udział
cli-sim-speed = { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[other] { $games } partii
    }, { $rate } na sekundę
cli-sim-rounds = Średnio rund: { $rounds }, punktów zwycięzcy: { $points }
cli-verified = Zapis odtwarza się poprawnie: kroków { $steps }, sprawdzonych pozycji { $digests }.
cli-dice-verified = Wszystkie wyniki losowań ({ $dice }) wynikają z ziarna.
cli-no-seed = Zapis nie ma ziarna, więc losowań nie da się sprawdzić.
cli-prompt = >{" "}
cli-number = Podaj liczbę od 1 do { $most }.
cli-help = Wybierz liczbą albo wpisz wiersz jak w zapisach. Enter lista · h podpowiedź · u cofnij · l dziennik · r SŁOWO zasady · q zapisz i wyjdź
cli-hint = { $n }. { $choice } (oczekiwana przewaga { $margin }, { $chance }% szans na wygraną)
cli-saved = Zapisano. Aby grać dalej:
cli-hand-over = { $player }: naciśnij Enter, gdy inni nie patrzą.{" "}
cli-commitment = Uczciwe kości: skrót ziarna tej partii to { $hash }…

bench-players = Gracze
bench-compiled = Skompilowane
bench-decisions_per_second = Decyzje na sekundę
bench-games_per_second = Partie na sekundę
bench-copies_per_second = Kopie na sekundę
bench-nodes_per_second = Węzły przeszukiwania na sekundę
bench-legal_list_us = Lista wyborów, µs
bench-legal_list_length = Wybory na tej liście
bench-interpreted_decisions_per_second = Decyzje na sekundę bez kompilacji
bench-ratio_to_interpreted = Ile razy szybciej po kompilacji

# -- boty

bot-random = Losowy
    .tip = Wybiera cokolwiek z tego, co wolno. Miara, nie przeciwnik.
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

arena-interval = Przedział 95%
arena-rating = Ranking
arena-time = ms procesora na decyzję
arena-share = Udział w zwycięstwach, z przedziałami 95%
arena-even = po równo
arena-summary = { $games ->
        [one] 1 partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, graczy: { $players } · średnio rund: { $rounds }, punktów zwycięzcy: { $points }

# -- badania

bench-observation_slots = Liczby w obserwacji
bench-aec_steps_per_second = PettingZoo: kroki na sekundę, zwykła pętla losowa
bench-aec_alone_steps_per_second = PettingZoo: kroki na sekundę, samo środowisko
bench-gymnasium_steps_per_second = Gymnasium: kroki na sekundę przeciw losowym botom
bench-openspiel_steps_per_second = OpenSpiel: kroki na sekundę, z losowaniami
bench-vector_tables = Wektor: stoły
bench-vector_steps_per_second = Wektor: kroki na sekundę
bench-vector_to_aec = Wektor wobec zwykłej pętli PettingZoo
bench-vector_to_aec_alone = Wektor wobec samego środowiska PettingZoo
stats-points = Punkty
stats-deviation = Odchylenie
stats-margin = Średnia końcowa przewaga
stats-choice = Pierwszy wybór
stats-decisions = Decyzje w partii
stats-rounds = Rundy
stats-scores = { $title }: wyniki według miejsc i botów, partii: { $games }
stats-wins = { $title }: kto wygrywa, partii: { $games }
stats-box = Pudełko: środkowa połowa, kreska: mediana, kropka: średnia
stats-length = { $title }: jak długo trwają partie, partii: { $games }
stats-first = { $title }: pierwsze wybory a końcowa przewaga, partii: { $games }
stats-first-key = Średnia liczba punktów przewagi nad najlepszym rywalem; kreska: błąd standardowy; w nawiasie: ile razy
stats-first-title = Do czego prowadziły pierwsze wybory
stats-summary = Partii: { $games }, średnio decyzji w partii: { $decisions }

# -- co jest nie tak z arkuszem punktów

sheet-object = oczekiwano obiektu
sheet-such-as = oczekiwano obiektu takiego jak { $example }
sheet-with-fields = oczekiwano obiektu, który ma: { $fields }
sheet-unknown-field = nieznane pole { $found }; są: { $known }
sheet-unknown-here = nieznane pole; są: { $known }
sheet-unknown = nieznana wartość { $found }; są: { $known }
sheet-whole = oczekiwano liczby całkowitej od { $least } do { $most }, a jest { $found }
sheet-whole-from-0 = oczekiwano liczby całkowitej od 0 wzwyż, a jest { $found }
sheet-from-to = oczekiwano od { $least } do { $most }, a jest { $found }
sheet-text = oczekiwano tekstu, a jest { $found }
sheet-values = oczekiwano listy, na której wartości jest najwyżej { $most }
sheet-players = oczekiwano listy od 1 do { $most } graczy
sheet-players-field = oczekiwano {"{"}"players": [...]{"}"}, graczy od 1 do { $most }
sheet-either = oczekiwano jednego z dwojga: { $first } albo { $second }
sheet-in-all = razem { $n }, a w grze jest tylko { $most }
sheet-yes-or-no = oczekiwano true albo false, a jest { $found }
sheet-unreadable = nie można odczytać { $path }: { $why }
sheet-no-text = { $path } nie jest plikiem tekstowym w UTF-8
sheet-no-json = { $path } nie jest zapisem JSON: { $why }
