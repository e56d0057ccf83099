# Słowa gry Origins: Pierwsi Budowniczowie.

title = Origins: Pierwsi Budowniczowie
    .blurb = Zbuduj najwspanialsze miasto: twoje kości rosną, zostają doradcami i zajmują siedziby władz.

# Kolory, robotnicy, surowce
colour-red = czerwony
    .f = czerwona
    .acc = czerwoną
    .gen = czerwonej
    .mgen = czerwonego
    .n = czerwone
to-red = czerwony
    .acc = czerwoną
keep-red = czerwoną kość
colours-red = czerwony
tokens-red = czerwony
worker-red = czerwony patrycjusz
    .acc = czerwonego patrycjusza
    .tip = Kość obywatela na twojej podstawce. Pracuje, rośnie o 1, a „6” zostaje doradcą.
colour-orange = pomarańczowy
    .f = pomarańczowa
    .acc = pomarańczową
    .gen = pomarańczowej
    .mgen = pomarańczowego
    .n = pomarańczowe
to-orange = pomarańczowy
    .acc = pomarańczową
keep-orange = pomarańczową kość
colours-orange = pomarańczowy
tokens-orange = pomarańczowy
worker-orange = pomarańczowy patrycjusz
    .acc = pomarańczowego patrycjusza
    .tip = Kość obywatela na twojej podstawce. Pracuje, rośnie o 1, a „6” zostaje doradcą.
colour-yellow = żółty
    .f = żółta
    .acc = żółtą
    .gen = żółtej
    .mgen = żółtego
    .n = żółte
to-yellow = żółty
    .acc = żółtą
keep-yellow = żółtą kość
colours-yellow = żółty
tokens-yellow = żółty
worker-yellow = żółty patrycjusz
    .acc = żółtego patrycjusza
    .tip = Kość obywatela na twojej podstawce. Pracuje, rośnie o 1, a „6” zostaje doradcą.
colour-blue = niebieski
    .f = niebieska
    .acc = niebieską
    .gen = niebieskiej
    .mgen = niebieskiego
    .n = niebieskie
to-blue = niebieski
    .acc = niebieską
keep-blue = niebieską kość
colours-blue = niebieski
tokens-blue = niebieski
worker-blue = niebieski patrycjusz
    .acc = niebieskiego patrycjusza
    .tip = Kość obywatela na twojej podstawce. Pracuje, rośnie o 1, a „6” zostaje doradcą.
colour-purple = fioletowy
    .f = fioletowa
    .acc = fioletową
    .gen = fioletowej
    .mgen = fioletowego
    .n = fioletowe
to-purple = fioletowy
    .acc = fioletową
keep-purple = fioletową kość
colours-purple = fioletowy
tokens-purple = fioletowy
worker-purple = fioletowy patrycjusz
    .acc = fioletowego patrycjusza
    .tip = Kość obywatela na twojej podstawce. Pracuje, rośnie o 1, a „6” zostaje doradcą.
worker-archon = archont
    .acc = archonta
    .tip = Bez wartości: nigdy nie dopłaca. Ma kolory twoich doradców.
worker-speaker = mówca
    .acc = mówcę
    .tip = Biała kość, która pracuje dla ciebie raz. Nigdy nie daje akcji bonusowej.
resource-stone = kamień
    .acc = kamień
    .gen = kamienia
    .tip = Opłaca budowle.
amount-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
    [many] { $n } kamieni
   *[other] { $n } kamienia
 }
resource-food = żywność
    .acc = żywność
    .gen = żywności
    .tip = Opłaca podstawki i zwiększanie wartości patrycjuszy.
amount-food = { $n ->
    [one] { $n } żywność
   *[other] { $n } żywności
 }
resource-wisdom = mądrość
    .acc = mądrość
    .gen = mądrości
    .tip = Opłaca pola pul i dopłatę za słabe kości.
amount-wisdom = { $n ->
    [one] { $n } mądrość
   *[other] { $n } mądrości
 }
resource-gold = złoto
    .acc = złoto
    .gen = złota
    .tip = Zastępuje każdy surowiec podstawowy; opłaca wieże; na końcu 1 PZ.
amount-gold = { $n ->
    [one] { $n } złoto
   *[other] { $n } złota
 }

# Świątynie, żetony, akcje
temple-forest = Świątynia Lasów
    .at = Świątyni Lasów
    .tip = Na końcu punktują dwie niższe z trzech świątyń.
temple-mountain = Świątynia Gór
    .at = Świątyni Gór
    .tip = Na końcu punktują dwie niższe z trzech świątyń.
temple-sea = Świątynia Mórz
    .at = Świątyni Mórz
    .tip = Na końcu punktują dwie niższe z trzech świątyń.
token-red = czerwona akcja bonusowa
    .acc = czerwoną akcję bonusową
    .gen = czerwonej akcji bonusowej
    .tip = Zapłać 1 mądrość: ruch o 1 na torze militarnym albo atak.
token-purple = fioletowa akcja bonusowa
    .acc = fioletową akcję bonusową
    .gen = fioletowej akcji bonusowej
    .tip = Zapłać 1 sztukę żywności: zakup budowli za zwykły koszt albo farma.
token-blue = niebieska akcja bonusowa
    .acc = niebieską akcję bonusową
    .gen = niebieskiej akcji bonusowej
    .tip = Zapłać 1 kamień: 1 pole w dowolnej świątyni, bez karty znaku zodiaku.
token-orange = pomarańczowa akcja bonusowa
    .acc = pomarańczową akcję bonusową
    .gen = pomarańczowej akcji bonusowej
    .tip = Weź kość mówcy, jeśli jakaś została.
token-yellow = żółta akcja bonusowa
    .acc = żółtą akcję bonusową
    .gen = żółtej akcji bonusowej
    .tip = Zyskujesz 1 surowiec podstawowy do wyboru.
action-gain_stone = Kamień
    .tip = Zyskujesz 3 kamienie.
action-military = Wojsko
    .tip = Ruch o 1 na torze militarnym i/albo atak, kolejność dowolna.
action-gain_food = Żywność
    .tip = Zyskujesz 3 żywności.
action-buy_building = Zakup budowli
    .tip = Kup budowlę z puli albo postaw farmę.
action-gain_wisdom = Mądrość
    .tip = Zyskujesz 3 mądrości.
action-temple_zodiac = Świątynia
    .tip = Zapłać 1 kamień: do 2 pól w jednej świątyni i jej karta znaku zodiaku.
action-gain_basic_gold = Handel
    .tip = Zyskujesz 1 surowiec podstawowy do wyboru i 1 złoto.
action-take_citizen = Nowy obywatel
    .tip = Weź kość obywatela z puli i zapłać jej mądrość.
action-gain_each = Po jednym
    .tip = Zyskujesz po 1 kamieniu, żywności i mądrości.
action-upgrade = Zwiększenie wartości patrycjusza
    .short = Wartość patrycjusza
    .tip = Zapłać 1–3 żywności; każda to +1 dla niewykorzystanego patrycjusza albo 1 pole na torze militarnym.

# Budowle
type-obelisk = Obelisk
    .tip = 1/2/4/7 PZ, gdy miasto ma 1/2/3/4+ obeliski.
type-monument = Pomnik
    .tip = O 1 pole wyżej w dowolnej świątyni.
type-temple_mountain = Świątynia Gór
    .tip = 2 pola w Świątyni Gór; za 1 złoto także 1 w innej.
type-temple_forest = Świątynia Lasów
    .tip = 2 pola w Świątyni Lasów; za 1 złoto także 1 w innej.
type-temple_sea = Świątynia Mórz
    .tip = 2 pola w Świątyni Mórz; za 1 złoto także 1 w innej.
type-sacred_place = Święte miejsce
    .tip = 3/6/10 PZ, gdy masz 1/2/3 karty znaków zodiaku.
type-quarry = Kamieniołom
    .tip = 1 kamień i po 1 za każde puste pole przy boku.
type-mint = Mennica
    .tip = Zyskujesz 1 złoto.
type-harbour = Przystań
    .tip = Po 2 PZ za własne żółte budowle, także za tę.
type-granary = Spichlerz
    .tip = 1 sztuka żywności i po 1 za każdą farmę.
type-market = Targowisko
    .tip = Po 4 PZ za żółtych patrycjuszy.
type-workshop = Warsztat
    .tip = 1 surowiec podstawowy do wyboru.
type-hippodrome = Hipodrom
    .tip = Po 2 PZ za czerwone budowle (także tę) i czerwonych patrycjuszy.
type-veteran_colony = Osada weteranów
    .tip = Niewykorzystany czerwony patrycjusz: PZ równe wartości, potem wartość -1.
type-outpost = Posterunek
    .tip = Ruch o 1 na torze militarnym albo atak.
type-riding_grounds = Tereny jeździeckie
    .tip = Ruch o 2 na torze militarnym, potem kamień albo żywność za każdego słabszego gracza.
type-fortress = Twierdza
    .tip = Ruch militarny o 1 za każdą czerwoną budowlę, także tę.
type-armoury = Zbrojownia
    .tip = Ruch militarny o 2 i/albo atak, przed całym ruchem albo po nim.
type-forum = Forum
    .tip = Bierzesz 1 kość mówcy z puli.
type-stone_circle = Kamienny krąg
    .tip = 0/1/3/6/10 PZ za 1/2/3/4/5 kolorów budowli w mieście.
type-construction_site = Miejsce budowy
    .tip = Odłóż budowlę z puli; późniejszy zakup doda ją bez mądrości.
type-estate = Posiadłość
    .tip = Kość obywatela z puli bez opłaty.
type-court = Sąd
    .tip = Wymień kość niewykorzystanego patrycjusza na inny kolor z rezerwy, ta sama wartość.
type-castle = Zamek
    .tip = 1 PZ i po 3 PZ za zamknięte dzielnice.
type-healers_hut = Chata uzdrowicieli
    .tip = 1 PZ i po 1 PZ za patrycjuszy.
type-wisdom_fountain = Fontanna mądrości
    .tip = 1 mądrość; ustaw dowolny statek na 1.
type-main_gate = Główna brama
    .tip = Dodaj 1 lub 2 do jednego niewykorzystanego patrycjusza.
type-art_workshop = Warsztat artystyczny
    .tip = Po 3 PZ za każdy kolor wśród patrycjuszy.
type-astronomical_tower = Wieża astronomiczna
    .tip = 1 mądrość i po 1 za doradców.
type-mage_tower = Wieża maga
    .tip = Użyj zdolności jednej sąsiedniej budowli.
type-agora = Agora
    .tip = 1 surowiec podstawowy do wyboru (aktywuje ją kość każdego koloru).
type-palace = Pałac
    .tip = Bez zdolności; tu stoją wieże.
type-farm = Farma
    .tip = Rewers płytki budowli: za darmo, bez koloru i zdolności.
mode-build = jako budowla
    .price = tak
mode-farm = jako farma
    .price = nie
mode-virgo = na twojej farmie (Panna)
    .price = tak
source-pool = z puli
source-waiting = odłożona wcześniej
by-building = budowla świątynna
by-aquarius = Wodnik

# Karty znaków zodiaku
zodiac-capricorn = Koziorożec
    .gen = Koziorożca
    .acc = Koziorożca
    .tip = Po budowie piętra możesz dodać 2 do jednego patrycjusza (maks. 6).
zodiac-aquarius = Wodnik
    .gen = Wodnika
    .acc = Wodnika
    .tip = Po ruchu o 2 w świątyni możesz za 1 złoto ruszyć się o 1 w innej.
zodiac-pisces = Ryby
    .gen = Ryb
    .acc = Ryby
    .tip = Zamiast akcji bonusowej możesz wziąć 1 złoto.
zodiac-aries = Baran
    .gen = Barana
    .acc = Barana
    .tip = Każdy atak: po 1 PZ za czerwone kości wśród patrycjuszy i w siedzibach.
zodiac-taurus = Byk
    .gen = Byka
    .acc = Byka
    .tip = Budowle i kości z puli kosztują o 1 mądrość mniej.
zodiac-gemini = Bliźnięta
    .gen = Bliźniąt
    .acc = Bliźnięta
    .tip = Gdy pasujesz: 1 surowiec podstawowy do wyboru za każde pole, o które cofnie się twój dysk militarny.
zodiac-cancer = Rak
    .gen = Raka
    .acc = Raka
    .tip = Gdy pasujesz i masz wolną podstawkę: kość obywatela z puli za darmo.
zodiac-leo = Lew
    .gen = Lwa
    .acc = Lwa
    .tip = Przy zamknięciu dzielnicy kość w siedzibie dostaje +2 (maks. 6).
zodiac-virgo = Panna
    .gen = Panny
    .acc = Pannę
    .tip = Kupiona budowla może zastąpić farmę: bez kamieni i mądrości.
zodiac-libra = Waga
    .gen = Wagi
    .acc = Wagę
    .tip = Po zamknięciu dzielnicy możesz wziąć kość obywatela za jej mądrość.
zodiac-scorpio = Skorpion
    .gen = Skorpiona
    .acc = Skorpiona
    .tip = 1 mądrość za zamknięcie dzielnicy i za „6”, której wartość musi wzrosnąć, gdy pasujesz.
zodiac-sagittarius = Strzelec
    .gen = Strzelca
    .acc = Strzelca
    .tip = Wzięta kość obywatela lub mówcy może dostać +1 (maks. 6 / 5).

# Karty dzielnic
card-d01 = karta dzielnicy 01
    .acc = kartę dzielnicy 01
    .tip = Czerwona obok pomarańczowej i żółtej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d02 = karta dzielnicy 02
    .acc = kartę dzielnicy 02
    .tip = Czerwona obok pomarańczowej i niebieskiej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d03 = karta dzielnicy 03
    .acc = kartę dzielnicy 03
    .tip = Czerwona obok pomarańczowej i fioletowej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d04 = karta dzielnicy 04
    .acc = kartę dzielnicy 04
    .tip = Czerwona obok żółtej i niebieskiej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d05 = karta dzielnicy 05
    .acc = kartę dzielnicy 05
    .tip = Czerwona obok żółtej i fioletowej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d06 = karta dzielnicy 06
    .acc = kartę dzielnicy 06
    .tip = Czerwona obok niebieskiej i fioletowej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d07 = karta dzielnicy 07
    .acc = kartę dzielnicy 07
    .tip = Pomarańczowa obok czerwonej i żółtej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d08 = karta dzielnicy 08
    .acc = kartę dzielnicy 08
    .tip = Pomarańczowa obok czerwonej i niebieskiej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d09 = karta dzielnicy 09
    .acc = kartę dzielnicy 09
    .tip = Pomarańczowa obok czerwonej i fioletowej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d10 = karta dzielnicy 10
    .acc = kartę dzielnicy 10
    .tip = Pomarańczowa obok żółtej i niebieskiej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d11 = karta dzielnicy 11
    .acc = kartę dzielnicy 11
    .tip = Pomarańczowa obok żółtej i fioletowej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d12 = karta dzielnicy 12
    .acc = kartę dzielnicy 12
    .tip = Pomarańczowa obok niebieskiej i fioletowej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d13 = karta dzielnicy 13
    .acc = kartę dzielnicy 13
    .tip = Żółta obok czerwonej i pomarańczowej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d14 = karta dzielnicy 14
    .acc = kartę dzielnicy 14
    .tip = Żółta obok czerwonej i niebieskiej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d15 = karta dzielnicy 15
    .acc = kartę dzielnicy 15
    .tip = Żółta obok czerwonej i fioletowej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d16 = karta dzielnicy 16
    .acc = kartę dzielnicy 16
    .tip = Żółta obok pomarańczowej i niebieskiej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d17 = karta dzielnicy 17
    .acc = kartę dzielnicy 17
    .tip = Żółta obok pomarańczowej i fioletowej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d18 = karta dzielnicy 18
    .acc = kartę dzielnicy 18
    .tip = Żółta obok niebieskiej i fioletowej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d19 = karta dzielnicy 19
    .acc = kartę dzielnicy 19
    .tip = Niebieska obok czerwonej i pomarańczowej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d20 = karta dzielnicy 20
    .acc = kartę dzielnicy 20
    .tip = Niebieska obok czerwonej i żółtej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d21 = karta dzielnicy 21
    .acc = kartę dzielnicy 21
    .tip = Niebieska obok czerwonej i fioletowej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d22 = karta dzielnicy 22
    .acc = kartę dzielnicy 22
    .tip = Niebieska obok pomarańczowej i żółtej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d23 = karta dzielnicy 23
    .acc = kartę dzielnicy 23
    .tip = Niebieska obok pomarańczowej i fioletowej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d24 = karta dzielnicy 24
    .acc = kartę dzielnicy 24
    .tip = Niebieska obok żółtej i fioletowej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d25 = karta dzielnicy 25
    .acc = kartę dzielnicy 25
    .tip = Fioletowa obok czerwonej i pomarańczowej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d26 = karta dzielnicy 26
    .acc = kartę dzielnicy 26
    .tip = Fioletowa obok czerwonej i żółtej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d27 = karta dzielnicy 27
    .acc = kartę dzielnicy 27
    .tip = Fioletowa obok czerwonej i niebieskiej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d28 = karta dzielnicy 28
    .acc = kartę dzielnicy 28
    .tip = Fioletowa obok pomarańczowej i żółtej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d29 = karta dzielnicy 29
    .acc = kartę dzielnicy 29
    .tip = Fioletowa obok pomarańczowej i niebieskiej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d30 = karta dzielnicy 30
    .acc = kartę dzielnicy 30
    .tip = Fioletowa obok żółtej i niebieskiej, czwarte pole dowolne: pierwszy raz 8 PZ, potem 4 PZ.
card-d31 = karta dzielnicy 31
    .acc = kartę dzielnicy 31
    .tip = Czerwona obok dwóch pomarańczowych, czwarte pole dowolne: pierwszy raz 10 PZ, potem 5 PZ.
card-d32 = karta dzielnicy 32
    .acc = kartę dzielnicy 32
    .tip = Pomarańczowa obok dwóch żółtych, czwarte pole dowolne: pierwszy raz 10 PZ, potem 5 PZ.
card-d33 = karta dzielnicy 33
    .acc = kartę dzielnicy 33
    .tip = Żółta obok dwóch niebieskich, czwarte pole dowolne: pierwszy raz 10 PZ, potem 5 PZ.
card-d34 = karta dzielnicy 34
    .acc = kartę dzielnicy 34
    .tip = Niebieska obok dwóch fioletowych, czwarte pole dowolne: pierwszy raz 10 PZ, potem 5 PZ.
card-d35 = karta dzielnicy 35
    .acc = kartę dzielnicy 35
    .tip = Fioletowa obok dwóch czerwonych, czwarte pole dowolne: pierwszy raz 10 PZ, potem 5 PZ.
card-d36 = karta dzielnicy 36
    .acc = kartę dzielnicy 36
    .tip = Czerwona obok czerwonej i żółtej, czwarte pole dowolne: pierwszy raz 10 PZ, potem 5 PZ.
card-d37 = karta dzielnicy 37
    .acc = kartę dzielnicy 37
    .tip = Pomarańczowa obok pomarańczowej i niebieskiej, czwarte pole dowolne: pierwszy raz 10 PZ, potem 5 PZ.
card-d38 = karta dzielnicy 38
    .acc = kartę dzielnicy 38
    .tip = Żółta obok żółtej i fioletowej, czwarte pole dowolne: pierwszy raz 10 PZ, potem 5 PZ.
card-d39 = karta dzielnicy 39
    .acc = kartę dzielnicy 39
    .tip = Niebieska obok niebieskiej i czerwonej, czwarte pole dowolne: pierwszy raz 10 PZ, potem 5 PZ.
card-d40 = karta dzielnicy 40
    .acc = kartę dzielnicy 40
    .tip = Fioletowa obok fioletowej i pomarańczowej, czwarte pole dowolne: pierwszy raz 10 PZ, potem 5 PZ.
card-d41 = karta dzielnicy 41
    .acc = kartę dzielnicy 41
    .tip = Trzy czerwone budowle, czwarte pole dowolne: pierwszy raz 13 PZ, potem 6 PZ.
card-d42 = karta dzielnicy 42
    .acc = kartę dzielnicy 42
    .tip = Trzy pomarańczowe budowle, czwarte pole dowolne: pierwszy raz 13 PZ, potem 6 PZ.
card-d43 = karta dzielnicy 43
    .acc = kartę dzielnicy 43
    .tip = Trzy żółte budowle, czwarte pole dowolne: pierwszy raz 13 PZ, potem 6 PZ.
card-d44 = karta dzielnicy 44
    .acc = kartę dzielnicy 44
    .tip = Trzy niebieskie budowle, czwarte pole dowolne: pierwszy raz 13 PZ, potem 6 PZ.
card-d45 = karta dzielnicy 45
    .acc = kartę dzielnicy 45
    .tip = Trzy fioletowe budowle, czwarte pole dowolne: pierwszy raz 13 PZ, potem 6 PZ.

# Rzeczy na stole
thing-place = Miejsce spotkania
    .tip = Dwie akcje główne i żeton akcji bonusowej.
thing-ship = Statek
    .tip = Wartość miejsca: +1 za każde odwiedziny, z 6 na 1.
thing-base = Podstawka
    .tip = Mieści jedną kość obywatela.
thing-advisor = Doradca
    .tip = Szóstka, która miała wzrosnąć; tor punktuje na końcu.
thing-district = Dzielnica
    .tip = Cztery płytki w kwadracie; zamyka ją kość w siedzibie.
thing-seat = Siedziba władz
    .tip = Środek dzielnicy. Kość punktuje swoją wartość razy wieża jej koloru.
thing-tower = Wieża
    .tip = Mnoży kości swojego koloru w siedzibach; piętro kosztuje złoto równe wysokości.
thing-superiority = Znacznik przewagi
    .tip = Dodatkowa akcja, raz na turę; daje go każde minięte pole graniczne.
thing-military = Tor militarny
    .tip = Siła: najdalszy jest pierwszym graczem, pola graniczne dają znaczniki.
thing-attack = Atak
    .tip = Bonus twojego pola, potem PZ za minięte pola graniczne i dyski za tobą.
thing-waiting = Odłożona budowla
    .tip = Późniejszy zakup dokłada ją bez mądrości.
thing-building_pool = Pula budowli
    .tip = Niższe pola kosztują więcej mądrości.
thing-citizen_pool = Pula obywateli
    .tip = Pola bardziej w prawo kosztują więcej mądrości.
thing-reserve = Rezerwa
    .tip = Z niej uzupełnia się pulę obywateli; gdy się wyczerpie, gra się kończy.
thing-alien = Obcy dysk
    .tip = Tryb treningowy: stoi na torze militarnym jak rywal.

# O co pyta gra
decision-draft_die = Wybierz kość dla swoich pierwszych patrycjuszy.
decision-solo_start_dice = Wybierz dwie z niższych kości.
decision-choose_action = Wybierz akcję.
decision-solo_rise = Wartość którego sąsiedniego miejsca też zwiększasz? (odwiedzane: { $place })
decision-visit_step = Co robisz na miejscu { $place }?
decision-gain_basic = { $count ->
    [1] Wybierz surowiec.
   *[other] Wybierz surowiec (pozostało: { $count }).
 }
decision-military_step = Ruch o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[other] { $steps } pól
 }{ $attack ->
    [never] { " " }na torze militarnym
    [both] { " " }i/albo atak
   *[either] { " " }albo atak
 }?
decision-exchange = Oddać surowiec podstawowy za złoto?
decision-choose_tile = Wybierz płytkę do kupienia albo postaw farmę.
decision-place_tile = Gdzie kładziesz: { $type } ({ $mode })?
decision-activate = Której budowli używasz?
decision-mage_target = Której sąsiedniej budowli używa Wieża maga?
decision-take_waiting = Którą płytkę odkładasz?
decision-temple_move = Na którym torze świątyni się przesuwasz?
decision-temple_extra = Zapłacić złotem za pole na innym torze świątyni ({ $by })?
decision-take_citizen = { $free ->
    [0] Którego obywatela bierzesz za mądrość?
   *[other] Którego obywatela bierzesz za darmo?
 }
decision-take_speaker = Którego mówcę bierzesz?
decision-upgrade_step = Wartość patrycjusza czy ruch militarny? (żywność do wydania: { $left })
decision-raise_die = Wartość którego patrycjusza zwiększasz i o ile?
decision-veteran_die = Który weteran punktuje?
decision-court_swap = Czyją kość wymieniasz i na jaki kolor?
decision-set_ship = Który statek ustawiasz na „1”?
decision-capricorn = Koziorożec: wartość którego patrycjusza zwiększasz?
decision-choose_district_card = Którą kartę dzielnicy punktujesz?
decision-collect_six = Która „6” zostaje doradcą?
decision-extra_action = Wydać znacznik przewagi na dodatkową akcję?

asked-draft_die = wybór kości na początek
asked-solo_start_dice = pierwsze kości
asked-choose_action = wybór akcji
asked-solo_rise = sąsiad, który wzrośnie
asked-visit_step = wybór akcji na odwiedzanym miejscu
asked-gain_basic = wybór surowca
asked-military_step = ruch i/albo atak
asked-exchange = wymiana
asked-choose_tile = wybór płytki
asked-place_tile = pole dla płytki
asked-activate = budowla do użycia
asked-mage_target = sąsiad Wieży maga
asked-take_waiting = płytka do odłożenia
asked-temple_move = ruch w świątyni
asked-temple_extra = dodatkowe pole na torze świątyni
asked-take_citizen = kość obywatela
asked-take_speaker = kość mówcy
asked-upgrade_step = zwiększenie wartości patrycjusza
asked-raise_die = kość do podniesienia
asked-veteran_die = weteran
asked-court_swap = wymiana kości
asked-set_ship = statek
asked-capricorn = patrycjusz dla Koziorożca
asked-choose_district_card = karta dzielnicy
asked-collect_six = następna „6”
asked-extra_action = dodatkowa akcja albo jej brak
asked-bonus_tokens = rozłożenie żetonów akcji bonusowych
asked-zodiac_deal = wyłożenie karty znaku zodiaku
asked-pool_tiles = płytka do puli
asked-pool_order = kolejność puli
asked-stack_top = następna płytka stosu
asked-citizen_pool = rzut kością obywatela
asked-speaker_roll = rzut kością mówcy
asked-district_deal = wyłożenie karty dzielnicy
asked-first_player = pierwszy gracz
asked-draft_roll = rzut kością do wyboru
asked-citizen_refill = rzut nowym obywatelem
asked-solo_keep = karta znaku zodiaku, która zostaje

# Co można zrobić
do-draft_die = Weź { $colour_acc } kość { $value }
do-solo_start_dice = Zachowaj { $keep }
do-visit = { $value ->
    [0] Wyślij { $worker_acc } na miejsce { $place }
   *[other] Wyślij { $worker_acc } ({ $value }) na miejsce { $place }
 }
do-close = Zamknij dzielnicę ({ $x }, { $y }) { $colour_acc } kością { $value }
do-tower = Zbuduj piętro { $colour_gen } wieży
do-population = Zwiększ populację
do-pass = Spasuj
do-solo_rise = Zwiększ też wartość miejsca { $place }
do-no_rise = Rośnie tylko odwiedzane miejsce
do-spend_token = Wydaj znacznik przewagi: żadne miejsce nie rośnie
do-main_action = { $action }
do-bonus = Wykonaj { $token_acc }
do-bonus_gold = Weź złoto zamiast akcji bonusowej (Ryby)
do-end = Zakończ wizytę
do-gain_basic = Weź 1 { $resource_acc }
do-military_move = Ruch na torze militarnym
do-attack = Atakuj
do-stop = Na tym koniec
do-exchange = Oddaj { $resource_acc }
do-decline = Zrezygnuj
do-choose_tile = { $mode_price ->
    [nie] { $type } { $source }, { $mode }
   *[tak] { $type } (kamienie: { $stone }) { $source }, { $mode }
 }
do-place_tile = Połóż na ({ $x }, { $y })
do-activate = Użyj: { $type } na ({ $x }, { $y })
do-mage_target = Użyj: { $type } na ({ $x }, { $y })
do-done = Nie używaj więcej zdolności
do-take_waiting = Odłóż: { $type } (kamienie: { $stone })
do-temple_move = { $steps ->
    [0] Weź kartę ({ $temple })
    [one] { $steps } pole na torze { $temple_at }
    [few] { $steps } pola na torze { $temple_at }
   *[other] { $steps } pól na torze { $temple_at }
 }
do-temple_extra = Zapłać za 1 pole na torze { $temple_at }
do-take_citizen = { $raise ->
    [0] Weź { $colour_acc } kość { $value }
   *[other] Weź { $colour_acc } kość { $value } i podnieś o 1
 }
do-take_speaker = { $raise ->
    [0] Weź mówcę o wartości { $value }
   *[other] Weź mówcę o wartości { $value } i podnieś o 1
 }
do-upgrade_die = Zwiększ wartość: { $colour_f } kość { $value }
do-upgrade_move = Ruch o 1 na torze militarnym
do-raise_die = Dodaj { $add } do { $colour_gen } kości { $value }
do-veteran_die = Punktuj { $colour_acc } kość { $value }
do-court_swap = Wymień { $colour_acc } kość { $value } na { $to_acc }
do-set_ship = Ustaw statek miejsca { $place } na „1”
do-capricorn = { $place ->
    [0] Podnieś { $colour_acc } kość { $value } u siebie
   *[other] Podnieś { $colour_acc } kość { $value } na miejscu { $place }
 }
do-choose_district_card = Punktuj { $card_acc }
do-collect_six = Doradcą zostaje { $colour_f } „6”
do-extra_action = Wydaj znacznik na dodatkową akcję
do-no_extra_action = Zachowaj znacznik
do-bonus_tokens = Żetony akcji bonusowych od lewej: { $tokens }
do-zodiac_deal = { $temple }: { $zodiac }
do-pool_tiles = Do puli trafia: { $type }
do-pool_order = Pula od góry: { $colours }
do-stack_top = Odkryto: { $type }
do-citizen_pool = Kość obywatela: { $colour_f }, wartość { $value }
do-speaker_roll = Kość mówcy: { $value }
do-district_deal = Wyłożono: { $card }
do-first_player = Pierwszy gracz: { $player }
do-draft_roll = Kość do wyboru: { $colour_f }, wartość { $value }
do-citizen_refill = Nowy obywatel: { $colour_f } kość { $value }
do-solo_keep = Zostaje: { $zodiac }

# Co się stało
event-token_laid = Miejsce { $place }: { $token }.
event-zodiac_laid = { $temple }: { $zodiac }.
event-pool_tile = Pole { $slot } puli: { $type }.
event-stack_top = Następna płytka w swoim kolorze: { $type }.
event-citizen_laid = Pula obywateli, pole { $slot }: { $colour_f } kość { $value }.
event-speaker_rolled = Kość mówcy pokazuje { $value }.
event-card_laid = Wyłożono: { $card }.
event-first_player = Pierwszy gracz: { $player }.
    .you = Jesteś pierwszym graczem.
event-draft_rolled = Do wyboru: { $colour_f } kość { $value }.
event-drafted = { $player } bierze { $colour_acc } kość { $value }.
    .you = Bierzesz { $colour_acc } kość { $value }.
event-round_begins = Zaczyna się runda { $round }; pierwszy gracz: { $player }.
    .you = Zaczyna się runda { $round }; ty jesteś pierwszym graczem.
event-visited = { $value ->
    [0] { $player } wysyła { $worker_acc } na miejsce { $place }.
   *[other] { $player } wysyła { $worker_acc } ({ $value }) na miejsce { $place }.
 }
    .you = { $value ->
        [0] Wysyłasz { $worker_acc } na miejsce { $place }.
       *[other] Wysyłasz { $worker_acc } ({ $value }) na miejsce { $place }.
     }
event-ship = Miejsce { $place } ma teraz wartość { $value }.
event-ship_set = { $player } ustawia statek miejsca { $place } na { $value }.
    .you = Ustawiasz statek miejsca { $place } na { $value }.
event-main_action = { $player }: { $action }.
    .you = Wybierasz: { $action }.
event-bonus_action = { $player } wykonuje { $token_acc }.
    .you = Wykonujesz { $token_acc }.
event-bonus_as_gold = { $player } bierze złoto zamiast { $token_gen }.
    .you = Bierzesz złoto zamiast { $token_gen }.
event-gained = { $player } zyskuje { $goods }.
    .you = Zyskujesz { $goods }.
event-paid = { $player } oddaje { $goods }.
    .you = Oddajesz { $goods }.
event-points = { $player }: +{ $points } PZ.
    .you = Dostajesz { $points } PZ.
event-marched = { $player } przesuwa się na torze militarnym z pola { $start } na { $end }.
    .you = Przesuwasz się na torze militarnym z pola { $start } na { $end }.
event-superiority = { $count ->
    [one] { $player } dostaje znacznik przewagi.
    [few] { $player } dostaje { $count } znaczniki przewagi.
   *[other] { $player } dostaje { $count } znaczników przewagi.
 }
    .you = { $count ->
        [one] Dostajesz znacznik przewagi.
        [few] Dostajesz { $count } znaczniki przewagi.
       *[other] Dostajesz { $count } znaczników przewagi.
     }
event-attacked = { $player } atakuje z pola { $space } toru militarnego.
    .you = Atakujesz z pola { $space } toru militarnego.
event-bought = { $player } bierze: { $type } ({ $mode }).
    .you = Bierzesz: { $type } ({ $mode }).
event-laid = { $player } kładzie: { $type }.
    .you = Kładziesz: { $type }.
event-replaced = { $player } kładzie: { $type } na farmie.
    .you = Kładziesz: { $type } na farmie.
event-pool_refilled = Do puli trafia: { $type }.
event-set_aside = { $player } odkłada: { $type }.
    .you = Odkładasz: { $type }.
event-activated = { $player } używa: { $type }.
    .you = Używasz: { $type }.
event-copied = { $player } kopiuje: { $type }.
    .you = Kopiujesz: { $type }.
event-climbed = { $player } przesuwa się na pole { $space } toru { $temple_at }.
    .you = Przesuwasz się na pole { $space } toru { $temple_at }.
event-zodiac_taken = { $player } ma teraz { $zodiac_acc }.
    .you = Masz teraz { $zodiac_acc }.
event-zodiac_kept = { $player } zachowuje { $zodiac_acc }; inne karty znaków zodiaku wracają.
    .you = Zachowujesz { $zodiac_acc }; inne karty znaków zodiaku wracają.
event-citizen = { $player } bierze { $colour_acc } kość { $value }.
    .you = Bierzesz { $colour_acc } kość { $value }.
event-citizen_rolled = Nowy obywatel: { $colour_f } kość { $value }.
event-colour_exhausted = Nie ma już { $colour_gen } kości obywatela do uzupełnienia puli.
event-speaker = { $player } bierze mówcę o wartości { $value }.
    .you = Bierzesz mówcę o wartości { $value }.
event-die_raised = { $player }: { $colour_f } kość { $value } ma teraz wartość { $to_value }.
    .you = Twoja { $colour_f } kość { $value } ma teraz wartość { $to_value }.
event-die_dropped = { $player }: { $colour_f } kość { $value } ma teraz wartość { $to_value }.
    .you = Twoja { $colour_f } kość { $value } ma teraz wartość { $to_value }.
event-swapped = { $player } wymienia { $colour_acc } kość { $value } na { $to_acc }.
    .you = Wymieniasz { $colour_acc } kość { $value } na { $to_acc }.
event-advisor = { $player } ma teraz { $colour_mgen } doradcę (razem: { $count }).
    .you = Masz teraz { $colour_mgen } doradcę (razem: { $count }).
event-advisor_again = { $player } ma już { $colour_mgen } doradcę: +{ $points } PZ.
    .you = Masz już { $colour_mgen } doradcę: +{ $points } PZ.
event-closed = { $player } zamyka dzielnicę { $colour_acc } kością { $value }.
    .you = Zamykasz dzielnicę { $colour_acc } kością { $value }.
event-card_scored = { $player } punktuje { $card_acc }: +{ $points } PZ.
    .you = Punktujesz { $card_acc }: +{ $points } PZ.
event-tower_built = { $player } podnosi { $colour_acc } wieżę do wysokości { $height }.
    .you = Podnosisz { $colour_acc } wieżę do wysokości { $height }.
event-base_ready = { $bases ->
    [one] { $player } zwiększa populację: { $bases } gotowa podstawka.
    [few] { $player } zwiększa populację: { $bases } gotowe podstawki.
   *[other] { $player } zwiększa populację: { $bases } gotowych podstawek.
 }
    .you = { $bases ->
        [one] Zwiększasz populację: { $bases } gotowa podstawka.
        [few] Zwiększasz populację: { $bases } gotowe podstawki.
       *[other] Zwiększasz populację: { $bases } gotowych podstawek.
    }
event-token_spent = { $player } wydaje znacznik przewagi.
    .you = Wydajesz znacznik przewagi.
event-passed = { $player } pasuje.
    .you = Pasujesz.
event-came_home = { $player }: { $colour_f } kość { $value } wraca z miejsca spotkania.
    .you = Twoja { $colour_f } kość { $value } wraca z miejsca spotkania.
event-round_ends = Kończy się runda { $round }.
event-retreated = { $player } cofa się na torze militarnym z pola { $start } na { $end }.
    .you = Cofasz się na torze militarnym z pola { $start } na { $end }.
event-game_ends = Gra kończy się po rundzie { $round }.

# Dlaczego nie
refusal-other-decision = Najpierw: { $decision }.
refusal-not-drawable = To nie może teraz wypaść.
refusal-not-possible-now = Teraz to niemożliwe.
refusal-no-district = Nie ma tu dzielnicy: potrzeba czterech płytek w kwadracie.
refusal-seat-taken = W tej siedzibie stoi już kość.
refusal-no-such-die = Nie ma do tego { $colour_gen } kości { $value }.
refusal-no-tower-disc = W puli nie ma już { $colour_mgen } dysku wieży.
refusal-too-little-gold = To piętro kosztuje { $gold ->
    [one] 1 złoto
   *[other] { $gold } złota
 }, a złota nic nie zastępuje.
refusal-no-base-left = Wszystkie podstawki są gotowe.
refusal-too-little-food = Kolejna podstawka kosztuje { $food ->
    [one] 1 sztukę żywności
   *[other] { $food } żywności
 }.
refusal-archon-used = Archont stoi na miejscu spotkania, dopóki nie spasujesz.
refusal-no-such-speaker = Nie ma do tego mówcy o wartości { $value }.
refusal-gap-too-dear = Wizyta na miejscu { $place } wymaga najpierw dopłaty { $wisdom } mądrości.
refusal-main-action-first = Najpierw trzeba wykonać jedną z dwóch akcji głównych.
refusal-action-elsewhere = To miejsce nie ma akcji „{ $action }”.
refusal-main-action-done = Tylko patrycjusz o wartości 6 wykonuje obie akcje główne, każdą raz.
refusal-action-impossible = Akcji „{ $action }” nie możesz opłacić albo nic by nie dała.
refusal-token-elsewhere = Inne miejsce daje { $token_acc }.
refusal-zodiac-missing = Do tego potrzeba { $zodiac_gen }.
refusal-bonus-done = Akcję bonusową wykonuje się najwyżej raz.
refusal-speaker-no-bonus = Mówca nigdy nie wykonuje akcji bonusowej.
refusal-wrong-colour = Robotnik nie ma koloru, którego wymaga { $token }.
refusal-bonus-impossible = Nie można teraz opłacić { $token_gen } albo nic by nie dała.
refusal-tile-not-waiting = Nie masz takiej odłożonej płytki: { $type }.
refusal-tile-not-in-pool = W puli nie ma takiej płytki: { $type }.
refusal-no-farm = Nie masz farmy, na której można budować.
refusal-tile-too-dear = { $type }: kosztuje { $stone ->
    [one] { $stone } kamień
    [few] { $stone } kamienie
   *[other] { $stone } kamieni
 } i mądrość swojego pola w puli.
refusal-not-a-farm = Nie ma tu twojej farmy.
refusal-cell-taken = Na tym polu leży już płytka.
refusal-no-neighbour = To pole nie styka się bokiem z twoim miastem.
refusal-no-such-building = Nie ma tu takiej budowli: { $type }.
refusal-not-pending = Tej budowli teraz się nie aktywuje: { $type }.
refusal-ability-idle = { $type }: ta zdolność nic by teraz nie dała.
refusal-not-beside = Ta budowla nie leży obok Wieży maga: { $type }.
refusal-mage-twice = Żadnej Wieży maga nie używa się dwa razy w jednym łańcuchu.
refusal-one-step-at-least = Co najmniej jedno pole; samą kartę bierze się tylko ze szczytu.
refusal-temple-top = Twój dysk jest na szczycie ({ $temple }).
refusal-too-many-steps = Na torze { $temple_at } można przesunąć się o najwyżej { $steps ->
    [one] 1 pole
    [few] { $steps } pola
   *[other] { $steps } pól
 }, i nie ponad szczyt.
refusal-full-distance = Na torze { $temple_at } dysk idzie na całą odległość.
refusal-another-temple = Dodatkowe pole jest na torze innej świątyni ({ $temple } się nie liczy).
refusal-not-offered = { $resource }: tego nie można tu wybrać.
refusal-not-owned = Nie masz czego oddać: { $resource }.
refusal-move-or-attack-first = Najpierw ruch albo atak.
refusal-last-space = Twój dysk jest na ostatnim polu i tam zostaje.
refusal-done-before = To już zrobione.
refusal-one-of-two = Ruch albo atak, nie oba.
refusal-no-token = Nie masz znacznika przewagi.
refusal-neighbour-can-rise = Sąsiednie miejsce może wzrosnąć, więc jedno musi.
refusal-ship-at-most = Miejsce { $place } ma najwyższą wartość i nie można go wybrać.
refusal-no-neighbour-place = Miejsce { $place } nie sąsiaduje z odwiedzanym.
refusal-cannot-decline = Tu trzeba wziąć obywatela.
refusal-too-little-wisdom = Ten obywatel kosztuje { $wisdom ->
    [one] 1 mądrość
   *[other] { $wisdom } mądrości
 }.
refusal-highest-value = Kości o wartości { $value } nie można tak podnieść.
refusal-one-food-at-least = Ta akcja wymaga co najmniej 1 żywności.
refusal-no-such-six = Nie ma { $colour_gen } kości „6”, która mogłaby zostać doradcą.
refusal-not-these-dice = Tych kości nie ma wśród najniższych albo ich liczba się nie zgadza.
refusal-too-much-added = { $add } to więcej, niż można dodać do tej kości.
refusal-veteran-colour = Weteranem może być tylko { $colour } patrycjusz.
refusal-same-colour = Nowa kość musi mieć inny kolor niż { $colour }.
refusal-reserve-empty = W rezerwie nie ma { $colour_gen } kości.
refusal-card-does-not-fit = { $card } nie pasuje do tej dzielnicy.

# Arkusz punktów
line-track = Punkty na torze
    .tip = Zdobyte w czasie gry.
line-gold = Złoto
    .tip = Po 1 PZ.
line-advisors = Doradcy
    .tip = Wartość ostatniego zajętego pola toru doradców.
line-temple_forest = Świątynia Lasów
    .tip = Wartość pola; najwyższa świątynia się nie liczy.
line-temple_mountain = Świątynia Gór
    .tip = Wartość pola; najwyższa świątynia się nie liczy.
line-temple_sea = Świątynia Mórz
    .tip = Wartość pola; najwyższa świątynia się nie liczy.
line-seats_red = Czerwone siedziby
    .tip = Czerwone kości w siedzibach razy czerwona wieża.
line-seats_orange = Pomarańczowe siedziby
    .tip = Pomarańczowe kości w siedzibach razy pomarańczowa wieża.
line-seats_yellow = Żółte siedziby
    .tip = Żółte kości w siedzibach razy żółta wieża.
line-seats_blue = Niebieskie siedziby
    .tip = Niebieskie kości w siedzibach razy niebieska wieża.
line-seats_purple = Fioletowe siedziby
    .tip = Fioletowe kości w siedzibach razy fioletowa wieża.
line-hope_speaker = Mówcy (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_district = Dzielnice (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_workers = Praca patrycjuszy (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_advisors = Doradcy (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_military = Tor militarny (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_seats = Siedziby i wieże (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_temple = Świątynie (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_zodiac = Karty znaków zodiaku (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_building = Budowle (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.
line-hope_goods = Surowce (później)
    .tip = Czego boty się po tym jeszcze spodziewają: ocena, a nie punkty z arkusza.

ending-temples = Jeden gracz doszedł na szczyty trzech świątyń.
ending-district_gold = Na kartach dzielnic zabrakło złota.
ending-tower_colours = W puli wież zostały dyski najwyżej trzech kolorów.
ending-citizen_reserve = Nie dało się uzupełnić puli obywateli.
ending-round_cap = Rozegrano umówioną liczbę rund.
ending-solo_over = To ostatnia runda treningu.
ending-target_reached = Cel osiągnięty.
ending-target_missed = Celu nie osiągnięto.

# Ustawienia
option-start_player = Pierwszy gracz
    .tip = Losowany albo ustalony.
    .example = Ada bierze pierwszą kość doboru i ostatnią.
option-start_player-random = losowo
option-start_player-seat_0 = gracz 1
option-start_player-seat_1 = gracz 2
option-start_player-seat_2 = gracz 3
option-start_player-seat_3 = gracz 4
option-announce_end = Zapowiedź końca
    .tip = Od razu pokazuje, że zaszedł warunek końca. Na grę nie wpływa.
    .example = „Zabrakło obywateli: to ostatnia runda” słychać od razu albo dopiero na koniec.
option-announce_end-true = tak
option-announce_end-false = nie
option-round_cap = Maksymalna liczba rund
    .tip = Do prób: gra kończy się po tej rundzie.
option-round_cap-none = bez ograniczenia

# Grupy wyborów w terminalu
group-visit = Wyślij robotnika na miejsce spotkania
group-close = Zamknij dzielnicę
group-tower = Zbuduj piętro wieży
group-population = Zwiększ populację
group-pass = Spasuj
group-activate = Użyj budowli

# Plansza w terminalu
board-count = Runda { $n }
board-recap = Koniec rundy { $n }: zdobyte punkty
board-round = Runda { $round }, pierwszy gracz: { $first }
board-sites = Miejsca spotkań
board-site = miejsce
board-ship = statek
board-main = akcje główne
board-token = żeton akcji bonusowej
board-workers = robotnicy
board-pool = Pula budowli
board-next = następna płytka
board-citizens = Obywatele
board-speakers = Mówcy
board-reserve = Rezerwa
board-towers = Dyski wież
board-cards = Karty dzielnic
board-pattern = wzór
board-first-later = 1. raz / potem
board-gold = złoto
board-temples = Świątynie
letter-red = C
letter-orange = P
letter-yellow = Ż
letter-blue = N
letter-purple = F
board-steps = Punkty za pola torów świątyń:
board-road = Ataki (| to pole graniczne, ? dowolny surowiec podstawowy):
board-last-space = { $n } PZ
board-military = Tor militarny
board-alien = obcy dysk
board-zodiac = karta znaku zodiaku
board-holder = posiadacz
board-nobody = nikt
board-wisdom = mądrość
board-points = PZ
board-total = teraz
board-tokens = przew.
board-pile-stone = kam.
board-pile-food = żyw.
board-pile-wisdom = mądr.
board-pile-gold = zł.
board-bases = podst.
board-home = patrycjusze
board-archon = arch.
board-advisors = dor.
board-passed = pas
board-city = Miasto
board-seats = siedziby
board-heights = wieże
board-signs = znaki
board-goal = Cel: { $base } PZ, po { $extra } więcej za każdy żeton akcji bonusowej na swoim miejscu: { $conditions }
board-end = Gra kończy się z tą rundą: { $why }
board-at-home = dom

# -- co jest nie tak z arkuszem punktów

sheet-one-player = oczekiwano dokładnie jednego gracza
sheet-each-once = oczekiwano po jednym z: { $known }
sheet-colours = oczekiwano listy kolorów
sheet-colours-once = oczekiwano każdego koloru najwyżej raz
sheet-dice = oczekiwano listy kości
sheet-discs = dysków w kolorze { $colour } jest przy stole { $n }, a w grze { $most }

# Strona
page-round-solo = Runda { $round } z { $rounds } · cel: { $points } PZ
page-goal = Cel: { $points } PZ
    .tip = { $base } PZ i po { $extra } więcej za każdy żeton akcji bonusowej, który leży tam, gdzie utrudnia grę.
page-goal-word = PZ do wygranej
page-goal-site = miejsce { $place }
page-points-now = zdobyte
page-points-end = gdyby to był koniec
page-bases = wolne: { $free } z { $bases }
page-stack = { $n ->
    [one] 1 płytka w stosie
    [few] { $n } płytki w stosie
   *[other] { $n } płytek w stosie
 }
page-last-temples = Ostatnia runda: trzy szczyty świątyń
page-last-district_gold = Ostatnia runda: brak złota na kartach
page-last-tower_colours = Ostatnia runda: brakuje kolorów wież
page-last-citizen_reserve = Ostatnia runda: brakuje kości w rezerwie
page-last-solo_over = Ostatnia runda treningu
page-last-round_cap = Ostatnia runda, jak ustalono
page-keep = Zachowaj { $dice }
page-die = { $colour_acc } kość { $value }
page-close = Zamknij dzielnicę ({ $buildings }) { $colour_acc } kością { $value }
page-lay = Połóż obok: { $where }
page-lay-right = { $building } (po prawej)
page-lay-left = { $building } (po lewej)
page-lay-above = { $building } (powyżej)
page-lay-below = { $building } (poniżej)
page-lay-on = Na płytce: { $buildings }
page-laid = { $text }, obok: { $where }.
page-closed = { $text }: { $buildings }.
page-use = Użyj: { $type }
page-use-beside = Użyj: { $type } (obok: { $buildings })
page-worker = { $value ->
    [0] { $worker }
   *[other] { $worker } ({ $value })
 }
page-site = { $wisdom ->
    [0] Miejsce { $place }: { $actions }
   *[other] Miejsce { $place }: { $actions } (mądrość: { $wisdom })
 }
kind-visit = Odwiedź miejsce
    .tip = Nikogo nie możesz teraz wysłać na miejsce spotkania.
kind-close = Zamknij dzielnicę
    .tip = Nie masz otwartej dzielnicy albo niewysłanego patrycjusza, który by ją zamknął.
kind-tower = Zbuduj wieżę
    .tip = Nie stać cię teraz na piętro żadnej wieży.
kind-population = Zwiększ populację
    .tip = Nie stać cię na kolejną podstawkę albo wszystkie są już gotowe.
kind-pass = Spasuj
    .tip = Nie teraz.

# Formularz arkusza punktacji
form-track_vp = Punkty na torze
form-gold = Złoto
form-advisor_vp = Punkty toru doradców
form-temple_vp = Punkty świątyń
form-temple_vp-forest = Lasy
form-temple_vp-mountain = Góry
form-temple_vp-sea = Morza
form-towers = Wysokości wież
form-seats = Kości w siedzibach
form-colour-red = Czerwone
form-colour-orange = Pomarańczowe
form-colour-yellow = Żółte
form-colour-blue = Niebieskie
form-colour-purple = Fioletowe
form-buildings = Budowle
