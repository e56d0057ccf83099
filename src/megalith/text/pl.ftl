# Słowa platformy.
nothing = nic
and = { $first } i { $last }
seat = Gracz { $n }
luck = Los
refusal-game-over = Gra jest skończona.
refusal-not-your-turn = Teraz gra { $player }.
refusal-not-possible = Teraz to niemożliwe.
refusal-no-undo = Nie można niczego cofnąć: rzucono już kośćmi, odkryto coś nowego albo zdecydował ktoś inny.

# -- wiersz poleceń

cli-id = Id
cli-game = Gra
cli-games = Partie
cli-players = Gracze
cli-options = Ustawienia
cli-block = Blok
cli-entries = Pozycji
cli-provenance = Skąd
cli-warning = ostrzeżenie: { $why }
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
cli-study-start = Początek
cli-study-luck = Los
cli-study-own = Własne decyzje
cli-study-others = Decyzje innych
cli-study-revision = Zmiana zdania
cli-study-result = Wynik
cli-study-method = Przeszukiwania po { $iterations } iteracji. Zmiana zdania to, czego komputer dowiedział się dopiero później: ani los, ani umiejętność.
cli-study-decision = Krok { $n }, { $player }: { $mark }, koszt { $loss } ± { $error } (szansa { $before } → { $after }, spodziewana przewaga { $lead } → { $then })
cli-study-did = Zagrano: { $what }
cli-study-better = Lepiej: { $what }
cli-study-none = Żadna decyzja na pewno niczego nie oddała.
cli-mark-best = najlepszy wybór
cli-mark-as_good = równie dobry jak najlepszy
cli-mark-small = drobna strata
cli-mark-inaccuracy = niedokładność
cli-mark-mistake = błąd
cli-mark-blunder = gruby błąd
cli-prompt = >{" "}
cli-number = Podaj liczbę od 1 do { $most }.
cli-help = Wybierz liczbą albo wpisz wiersz jak w zapisach. Enter lista · h podpowiedź · u cofnij · l dziennik · r SŁOWO zasady · q zapisz i wyjdź
cli-hint = { $letter }. { $choice } (oczekiwana przewaga { $margin }, { $chance }% szans na wygraną)
cli-hint-lead = { $letter }. { $choice } (oczekiwana przewaga { $margin })
cli-hint-points = { $letter }. { $choice } (oczekiwane punkty: { $points })
cli-ignored = Zapisana gra ma własne miejsca, warianty i ziarno; pominięto: { $options }.
cli-saved = Zapisano. Aby grać dalej:
luck-tell = Spójrz na stół: { $what }. Co wypadło?
luck-dice = { $n ->
    [one] Ile oczek pokazuje kość (1–6)?
   *[other] Ile oczek pokazują kości (razem { $n }), na przykład 6 2 1?
    }{" "}
cli-hand-over = { $player }: naciśnij Enter, gdy inni nie patrzą.{" "}
cli-commitment = Uczciwe losowanie: skrót ziarna tej partii to { $hash }…

bench-players = Gracze
bench-compiled = Skompilowane
bench-decisions_per_second = Decyzje na sekundę
bench-games_per_second = Partie na sekundę
bench-copies_per_second = Kopie na sekundę
bench-nodes_per_second = Węzły przeszukiwania na sekundę
bench-iterations_per_second = Iteracje przeszukiwania na sekundę
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
    .tip = Myśli około dwóch sekund w każdej turze.
bot-master = Mistrz
    .tip = Myśli około sześciu sekund w każdej turze. Najlepszy, jakiego mamy.

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
sheet-whole = wpisz liczbę od { $least } do { $most }; jest { $found }
sheet-whole-from-0 = wpisz liczbę od 0 wzwyż; jest { $found }
sheet-from-to = wpisz od { $least } do { $most }; jest { $found }
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

# -- co jest nie tak z tym, co wpisano, z plikiem albo z opcją

fault-language = nieznany język { $found }; są: { $known }
fault-lang = --lang: oczekiwano jednego z: { $known }, a jest { $found }
fault-game = nieznana gra { $found }; są: { $known }
fault-players = { $game }: liczba graczy to { $allowed }, nie { $n }
fault-option = nieznana opcja { $found }; są: { $known }
fault-option-text = --option { $found }: oczekiwano NAZWA=WARTOŚĆ, gdzie NAZWA to jedna z: { $known }
fault-option-value = opcja { $id }: { $found } to nie jedna z wartości: { $known }
fault-option-number = opcja { $id }: { $found } to nie liczba całkowita od { $least } do { $most }
fault-option-number-or-none = opcja { $id }: { $found } to ani none, ani liczba całkowita od { $least } do { $most }
fault-option-seat = opcja { $id }: { $found } nie istnieje przy { $n } graczach
fault-bot = nieznany bot { $found }; są: { $known }
fault-bot-fault = { $bot }: { $why } ({ $file }, wiersz { $line })
fault-bot-illegal = { $bot } wybrał { $code }, a to niedozwolone
fault-no-such-bot = w { $path } nie ma { $name }
fault-no-choose = { $bot } nie ma choose(game, s, seat, rng)
fault-two-bots = są dwa boty { $name }
fault-budget = { $found }: budżet to liczba iteracji albo czas, na przykład 50ms
fault-bots-count = --bots: liczba nazw { $n } nie pasuje do liczby graczy { $players }
fault-bots-once = boty trzeba wymienić, każdego raz
fault-one-game = trzeba rozegrać co najmniej jedną grę
fault-lesson = { $game }: nie ma lekcji { $found }; są: { $known }
fault-lesson-asks-nothing = w tym miejscu lekcja o nic nie pyta
fault-lesson-path = tędy lekcja nie prowadzi
fault-lesson-step = lekcja nie ma takiego kroku
fault-study-not-over = analizować można tylko grę, która się skończyła
fault-study-seat = są miejsca od 0 do { $most }, a nie { $n }
fault-line-empty = pusta linia; oczekiwano jednego z: { $known }
fault-line-word = nieznane słowo { $found }; oczekiwano jednego z: { $known }
fault-line-values = { $found }: nie zgadza się liczba wartości ({ $n }); oczekiwano: { $wanted }
fault-not-whole = { $what }: { $found } to nie liczba całkowita
fault-record-do = oczekiwano zapisu z polem "do", jednym z: { $known }
fault-record-fields = { $what }: oczekiwano pól { $known }, a są { $found }
fault-field-int = { $what }: { $field } musi być liczbą całkowitą
fault-field-word = { $what }: { $field } musi być słowem
fault-field-ints = { $what }: { $field } musi być listą liczb całkowitych
fault-field-words = { $what }: { $field } musi być listą słów
fault-field-mix = { $what }: { $field } musi być obiektem z liczbami całkowitymi
fault-unknown-id = { $what }: nie ma { $found }; są: { $known }
fault-out-of-range = { $what }: oczekiwano od { $least } do { $most }, a jest { $n }
fault-off-map = ({ $q }, { $r }) leży poza mapą
fault-no-token = żaden żeton nie daje tu takiej liczby kolumn ({ $columns }) i stóp ({ $feet })
fault-dice-faces = dice: oczekiwano ścianek od 1 do 6, a jest { $found }
fault-dice-count = dice: oczekiwana liczba kości to { $wanted }, nie { $n }
fault-tool-twice = tools: to samo narzędzie podano dwa razy
fault-mix = oczekiwano najwyżej 10 sztuk drewna, cegieł, kamieni i złota, a jest { $found }
fault-two-resources = gain: oczekiwano dwóch surowców, a jest { $found }
fault-no-tile = tile: nie ma { $found }; oczekiwano od a01 do a61
fault-too-far = ({ $q }, { $r }): żadne miasto nie sięga tak daleko (pola od środka: najwyżej { $most })
fault-no-building = żaden budynek { $found } nie ma kosztu { $n } w kamieniu
fault-each-once = { $what }: oczekiwano każdego z { $known } raz
fault-unreadable = nie można odczytać { $path }: { $why }
fault-unwritable = nie można zapisać { $path }: { $why }
fault-pictures = nie udało się narysować wykresów: { $why }
fault-no-text = { $path } nie jest plikiem tekstowym w UTF-8
fault-no-json = { $path } nie jest plikiem JSON: { $why }
fault-in-file = { $path }: { $why }
fault-no-file = nie ma pliku { $path }
fault-no-game = są gry od 0 do { $most }, nie ma { $n }
fault-no-record = oczekiwano obiektu z polem "format": "{ $format }"
fault-record-type = brakuje pola "{ $field }" albo nie jest ono typu { $type }
fault-record-step = krok { $n }: oczekiwano obiektu z polami "by" i "do"
fault-record-digests = "digests" musi być listą
fault-record-players = "players": { $n } to nie liczba graczy
fault-record-names = "names" musi być listą z jednym imieniem dla każdego gracza
fault-set-differs = zestaw elementów różni się od tego, który podaje zapis
fault-record-components = "components" musi być obiektem z "name" i "changes"
fault-set = komponenty gry { $game }: { $why }
fault-set-more = komponenty gry { $game }: { $why } (błędów więcej: { $n })
fault-set-no-object = oczekiwano obiektu
fault-set-no-id = komponenty: nie ma { $found }, więc nie można tego zmienić
fault-set-edition = komponenty: nie ma wydania { $found }; są: { $known }
fault-set-where = { $where }: { $why }
fault-set-whole = oczekiwano liczby całkowitej od { $least } do { $most }, a jest { $found }
fault-set-text = oczekiwano tekstu, a jest { $found }
fault-set-yes-no = oczekiwano true albo false, a jest { $found }
fault-set-one-of = { $found } to nie jest jedno z: { $known }
fault-set-nothing = w zestawie z programu nic tu nie ma
fault-set-fixed = zasady mają tu { $wanted } i żaden zestaw tego nie zmieni
fault-set-object = oczekiwano obiektu z polami { $known }, a jest { $found }
fault-set-unknown = nieznane pole { $found }; są: { $known }
fault-set-missing = brakuje { $field }
fault-set-twice = { $found } jest tu dwa razy
fault-set-list = oczekiwano listy, a jest { $found }
fault-set-entries = liczba pozycji ma być { $most }, a jest { $n }
fault-set-length = liczba pozycji ma być od { $least } do { $most }, a jest { $n }
fault-set-falls = liczby nie mogą maleć, a po { $before } jest { $now }
fault-set-rises = liczby nie mogą rosnąć, a po { $before } jest { $now }
fault-set-id = mają być małe litery bez znaków diakrytycznych, cyfry i _, a jest { $found }
fault-set-colour = ma być kolor, na przykład #2e7d32, a jest { $found }
fault-set-label = mają być od jednej do trzech liter, a jest { $found }
fault-set-no-pieces = kolumn i stóp jest po 0
fault-set-dearer = poziom { $level } ma kosztować więcej niż { $price }
fault-set-covers = wiersze mają objąć liczby od 1 do { $most }, każdą raz
fault-set-no-hex = na mapie nie ma heksu { $hex }
fault-set-column-hex = { $hex } to heks z kolumną
fault-set-apart = heksów, do których nie można dojść: { $n }, na przykład { $hex }
fault-set-starts = { $nation }: ma być jeden heks startowy, a jest ich { $n }
fault-set-slots = { $nation }: mają być heksy łupów od 0 do 4, każdy raz
fault-set-slot-twice = { $nation }: { $hex } jest użyty dwa razy
fault-set-slot-players = { $nation }: heks łupu { $slot } jest dla { $n } i więcej graczy
fault-set-first = pierwsza ma być { $wanted }, a jest { $found }
fault-set-as-many = pozycji ma być tyle, ile ma { $path } ({ $wanted }), a jest { $n }
fault-set-above = { $low } ({ $n }) nie może być większe niż { $high } ({ $most })
fault-set-differs-from = różni się od { $path }, gdzie jest { $wanted }
fault-set-total = { $what }: razem ma być { $wanted }, a jest { $found }
fault-set-cost = surowców ma być razem od { $least } do { $most }, a jest { $n }
fault-set-worth = { $field } to { $n }, a z wartości surowców wychodzi { $wanted }
fault-set-unused = { $field } nie jest używane: z dwóch pozostałych liczb wynika, że czeka robotników: { $n }
fault-set-stars = { $tile }: plac { $kind } ma gwiazdek { $wanted }, a nie { $found }
fault-set-code = z heksów wychodzi kod { $wanted }, a jest { $found }
fault-set-blank = puste (null) ma być jedno pole, a jest { $n }
fault-data-folder = MEGALITH_DATA: nie ma katalogu { $path }
fault-data-file = MEGALITH_DATA: { $path } nie należy do żadnej gry; są: { $known }
fault-components-how = oczekiwano { $known }
fault-set-unfit = z { $path } nie da się grać: { $why }
fault-rules-version = wersja zasad { $found } gry { $game }; tu jest wersja { $version }
fault-no-step = nie ma kroku { $n }; są od 0 do { $most }
fault-step-unfit = krok { $n } nie pasuje: { $why }
fault-position-differs = pozycja po kroku { $n } różni się od zapisu
fault-sheets-differ = końcowe arkusze różnią się od zapisu
fault-ending-differs = gra skończyła się inaczej, niż mówi zapis
fault-not-over = zapis ma końcowe arkusze, ale jego gra się nie skończyła
fault-seed-unfit = ziarno nie pasuje do zobowiązania
fault-luck-unfit = krok { $n }: los nie wynika z ziarna
fault-other-game = { $path } to gra { $found }, nie { $game }
fault-seats-unsaid = { $path }: pole "seats" nie mówi, kto gdzie siedzi
fault-no-save = w { $path } nie ma niedokończonej gry { $game }
fault-no-rule = żadna zasada gry { $game } nie pasuje do { $found }
fault-resume-out = --resume wymaga pliku przebiegu: --out PLIK
fault-resume-none = --resume: nie ma pliku { $path }
fault-no-manifest = { $path } nie jest manifestem
fault-unfinished = gra nie jest skończona
fault-no-games = plik nie zawiera gier
fault-two-titles = plik zawiera gry { $game } i { $other }
fault-listen = nie można nasłuchiwać na { $where }: { $why }
fault-port-taken = nie można nasłuchiwać na { $where }: robi to już inny program; wolny jest --port { $other }
fault-in-use = z { $path } korzysta inny serwer; kilka serwerów wymaga PostgreSQL (--db { $db })
fault-database = nie można użyć bazy danych: { $why }
fault-newer-database = baza danych pochodzi z nowszego Megalithu (ma postać { $now }, tutaj najnowsza to { $known })
fault-no-network = { $address } nie jest adresem ani siecią serwera pośredniczącego
fault-extra = { $what }: brakuje { $missing }; można to doinstalować: { $line }
fault-no-ray = nie ma klastra Ray pod adresem { $address }: { $why }
fault-resume-other = --resume: przebieg w { $path } ma { $field } { $found }, a nie { $wanted }
fault-games-file = { $path }: partie zapisuje się jako { $known }
fault-no-weights = { $path } nie jest plikiem JSON z wagami ani ustawieniami
fault-weight-missing = wagi: brakuje { $name }
fault-weight-unknown = wagi: nie ma { $name }
fault-weight-twice = wagi: { $name } występuje dwa razy
fault-weight-number = wagi: { $name } to { $found }, a nie liczba

# -- prowadzenie serwera

cli-stranger = { $name } nie jest ustawieniem serwera i niczego nie zmienia; wszystkie pokazuje --print-config
fault-no-toml = { $path } nie jest plikiem TOML: { $why }
fault-setting-value = { $where }: oczekiwano: { $wanted }, a nie { $found }
fault-setting-near = { $path }: nie ma ustawienia { $found }; może chodziło o { $near }?
fault-setting-unknown = { $path }: nie ma ustawienia { $found }; wszystkie pokazuje --print-config
fault-wanted-one = jedno z: { $known }
fault-wanted-texts = lista tekstów
fault-wanted-numbers = liczby od 0 w górę ({ $n })
fault-wanted-whole = liczba całkowita od { $least }
fault-wanted-between = liczba całkowita od { $least } do { $most }
fault-wanted-number = liczba od { $least }
fault-wanted-flag = true albo false
fault-wanted-text = tekst
fault-wanted-network = adres albo sieć, na przykład 10.0.0.0/8
fault-wanted-site = adres, na przykład https://games.example.org
fault-other-form = baza danych ma postać { $now }, a nie { $known }; uaktualnia ją `megalith serve`
fault-no-such = nie ma ani stołu, ani osoby { $found }
fault-not-started = partia { $id } jeszcze się nie zaczęła
fault-not-banned = { $who } nie ma zakazu
fault-exists = { $path } już istnieje
fault-no-backup = { $path } nie jest kopią zapasową
fault-not-empty = baza danych nie jest pusta; --replace usuwa to, co w niej jest
fault-served = z bazy danych korzysta serwer; najpierw go zatrzymaj
fault-damaged = { $path }: stół { $id } jest uszkodzony ({ $why }); niczego nie przywrócono
fault-vacuum-served = z { $path } korzysta serwer i ruchy musiałyby czekać: mimo to zrobi to --anyway
admin-id = Id
admin-game = Gra
admin-phase = Stan
admin-steps = Kroki
admin-changed = Zmieniono
admin-names = Gracze
admin-name = Imię
admin-tables = Stoły
admin-bytes = Rozmiar
admin-who = Kto
admin-created = Od
admin-until = Do
admin-reason = Powód
admin-is-open = otwarty
admin-is-running = w toku
admin-is-over = skończony
admin-sure-table = Usunąć na zawsze stół { $id } i jego partię?
admin-sure-person = Usunąć na zawsze osobę { $id } i wszystko, co o niej wiadomo?
admin-deleted-table = Stołu { $id } już nie ma.
admin-deleted-person = O osobie { $id } nic już nie jest przechowywane.
admin-banned = { $who } nie ma wstępu.
admin-banned-until = { $who } nie ma wstępu do { $ends }.
admin-unbanned = { $who } może wrócić.
admin-usage = { $size } · stoły: otwarte { $open }, w toku { $running }, skończone { $over } · osoby: { $people }
admin-vacuumed = przedtem { $before }, teraz { $after }
admin-checked = Wszystko rozegrano ponownie. Stoły: { $tables }, wpisy w ich dziennikach: { $steps }, osoby: { $people }.
admin-backed-up = { $file }: kopia gotowa, wszystko rozegrano ponownie. Stoły: { $tables }, wpisy w ich dziennikach: { $steps }, osoby: { $people }.
admin-restored = Przywrócono z { $file }, wszystko rozegrano ponownie. Stoły: { $tables }, wpisy w ich dziennikach: { $steps }, osoby: { $people }.
admin-older = Zachowane, ale nie rozegrane ponownie, bo według starszych zasad ({ $n }): { $ids }
admin-damaged = Stół { $id } jest uszkodzony: { $why }

learn-you = Ty
learn-rival = Rywal { $n }
learn-right = Dobrze!
learn-also = Tak też można.
learn-other = To dozwolone, ale ten krok dotyczy czegoś innego.
learn-trap = Zobacz, co z tego wyszło.
learn-finished = Lekcja ukończona.
learn-on = [Enter] dalej · b wstecz · q wyjście{" "}
learn-prompt = Numer lub linia · h podpowiedź · s pomiń · b wstecz · q wyjście >{" "}
