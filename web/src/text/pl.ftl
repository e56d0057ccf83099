# Słowa strony.
tagline = Cztery gry planszowe o starożytnym świecie
language = Język
settings = Ustawienia
close = Zamknij
loading = Chwileczkę…
offline = Brak połączenia z serwerem. Próbuję ponownie…
error = To się nie udało. { $detail }
stale = Gra poszła już dalej: oto obecny stan stołu.
copied = Skopiowano
send = Wyślij
add = Dodaj
yes = tak
no = nie
none = brak
you = ty
luck-speaks = Decyduje los…
luck-waits = Czekamy na to, co leży na stole: { $what }.
luck-face = { $face } oczek
luck-take-away = Zabierz { $face }
luck-left = { $n ->
    [one] jeszcze jedna kość
    [few] jeszcze { $n } kości
   *[many] jeszcze { $n } kości
    }
luck-sum = = { $total }
luck-done = Tak leżą
luck-back = Krok wstecz
luck-find = Znajdź po kolorze, nazwie lub liczbie ( / )
real-table = Gramy przy prawdziwym stole
real-table-tip = Gra leży przed wami: ktoś wpisuje, co mówią jej kości i karty, program pilnuje zasad i punktów, a za nieobecnych grają boty. Wszystko, co wpisano, można poprawić.

play-now = Graj teraz
new-table = Nowy stół
not-installed = Tej gry nie ma w tej instalacji.
players = Gracze
players-range = { $least }–{ $most } graczy
minutes = { $minutes } min
weight = Trudność { $n } z 5
rules = Zasady
rules-of = Zasady: { $game }
my-tables = Moje stoły
open-tables = Otwarte stoły
running-tables = Trwające partie publiczne
finished-tables = Zakończone
no-tables = Nie masz jeszcze stołu: naciśnij „Graj teraz”.
no-open-tables = Nikt teraz nie czeka na graczy.
no-finished = Tu pojawią się twoje zakończone partie.
state-open = czeka na graczy
state-moves = { $n ->
        [one] 1 ruch
        [few] { $n } ruchy
       *[other] { $n } ruchów
    }
state-over = koniec gry
state-place = miejsce { $place }, punkty: { $points }
your-turn = Twoja kolej
turn-of = teraz gra { $player }
name-stone_age = Epoka Kamienia
name-akropolis = Akropolis
name-origins = Origins: Pierwsi Budowniczowie
name-pantheon = Pantheon

variants = Warianty
seat-me = Ja
seat-hot = Inny gracz na tym urządzeniu
seat-friend = Znajomy z linku
seat-bot = Bot: { $bot }
seat-robot = Przez sieć: { $bot }
challenged = Zaproszenie wysłane: { $bot }.
declined = { $bot } odmawia: { $reason ->
    [busy] gra gdzie indziej.
    [later] może później.
    [options] nie z tymi opcjami.
   *[other] nie tym razem.
}
bot-name = { $bot } { $n }
bot-random = Amator
    .level = losowe ruchy
bot-greedy = Planista
    .level = jeden krok naprzód
bot-easy = Czeladnik
    .level = łatwy
bot-medium = Murarz
    .level = średni
bot-hard = Architekt
    .level = trudny
bot-master = Mistrz budowy
    .level = bardzo trudny
open-seat = wolne miejsce
your-name = Twoje imię
public-table = Pokaż na liście otwartych stołów
create-table = Otwórz stół
waiting-players = Czekamy na graczy. Wyślij znajomym link.
waiting-start = Wszyscy już są.
waiting-others = Masz już miejsce. Gra zacznie się, gdy będą wszyscy.
waiting-host = Wszyscy już są; grę zaczyna gospodarz.
waiting-you = Masz już miejsce. Daj znać, że można zaczynać: inni to zobaczą.
waiting-ready = Wszystkie miejsca są zajęte. Gra zacznie się, gdy każdy da znać, że można zaczynać.
ready-say = Można zaczynać
ready-yes = Czekasz na początek gry
seat-ready = gotowe
seat-not-ready = jeszcze chwila
is-here = Do stołu siada { $player }
is-ready = { $player }: można zaczynać
start-anyway = Zacznij bez czekania
start-game = Zacznij grę
sit-here = Usiądź tutaj
seeded = ziarno dodane
invite-link = Link dla znajomych
copy-link = Kopiuj link
own-seed = Dodaj własną odrobinę losu
own-seed-tip = Dowolne słowa: wmieszamy je w ziarno losowań, żeby nikt nie mógł go wybrać. Udział serwera ustala ten skrót:

to-lobby = Do listy gier
way-back = Wróć
to-table = Do stołu
undo = Cofnij
restart-turn = Tura od nowa
log = Przebieg gry
log-set-up = Przygotowanie: { $n }
log-luck = Los ({ $n })
log-earlier = Pokaż, co było wcześniej
replay = Powtórka
watch-game = Obejrzyj od początku
last-position = Ostatnia pozycja
board = Plansza
all-choices = Wszystkie możliwości: { $n }
choices = Możliwości
what-is-asked = O co pytamy
skip-to-choices = Przejdź do możliwości
area-of = Obszar gracza: { $player }
points = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
points-now = { $n ->
        [one] na razie 1 punkt
        [few] na razie { $n } punkty
       *[many] na razie { $n } punktów
    }
points-short = teraz
ends-short = koniec
if-it-ended = gdyby teraz koniec
points-at-end = { $n ->
        [one] 1 punkt, gdyby gra skończyła się teraz
        [few] { $n } punkty, gdyby gra skończyła się teraz
       *[many] { $n } punktów, gdyby gra skończyła się teraz
    }
points-change = { $n ->
        [one] { $sign }1 punkt
        [few] { $sign }{ $n } punkty
       *[other] { $sign }{ $n } punktów
    }
thinking = myśli…
online = przy stole
away = poza stołem
bot-sits-in = w zastępstwie gra bot
let-bot-play = Niech bot zagra za mnie
bot-for-absent = Niech bot zagra za tego gracza
take-seat-back = Wracam na swoje miejsce
stand-in-wait = Gospodarz może posadzić bota, gdy gracza nie ma przez { $wait }.
not-your-turn = Teraz gra { $player }.
hint = Podpowiedź
hint-says = Bot wybrałby:
hint-expects = (oczekiwana przewaga { $lead }, { $chance }% szans na wygraną)
hint-lead = (oczekiwana przewaga { $lead })
hint-points = (oczekiwane punkty: { $points })
hint-others = Następne w kolejności
coach = Trener
coach-tip = Objaśnia decyzje, gdy pojawiają się po raz pierwszy, i pyta przed wyborem, który dużo kosztuje. Tylko w grach z botami.
coach-offer = Pierwsza gra? Trener objaśni każdy rodzaj decyzji i zapyta, zanim wybór będzie kosztował dużo punktów.
coach-offer-short = Pierwsza gra?
coach-yes = Z trenerem
coach-no = Nie, dziękuję
coach-looks = Trener się przygląda…
coach-skip = Nie czekaj
coach-explain = O co tu chodzi?
coach-about = o około { $points }
coach-over = o ponad { $points }
coach-chosen = Wybrano: „{ $choice }”.
coach-this = „{ $better }”
coach-doubt = { $better } wygląda na lepsze { $points } wobec rywali. Na pewno?
coach-doubt-line = { $better } wygląda na lepsze { $points }. Będzie to widać w arkuszu punktacji, w pozycji „{ $line }”: około { $part } więcej. Na pewno?
coach-spot = Inne miejsce
coach-doubt-rival = { $better } wygląda na lepsze { $points }: na twoim wyborze { $rival } zyska około { $part } w pozycji „{ $line }”. Na pewno?
coach-doubt-lack = Po twoim wyborze zabraknie w tej rundzie: { $lack }. { $better } wygląda na lepsze { $points }. Na pewno?
coach-doubt-less = { $better } wygląda na lepsze { $points }: zostawi ci o { $more } więcej. Na pewno?
coach-insist = Tak, robię to
coach-show = Pokaż mi tamto
coach-setting = Trener w grach z botami
coach-first = Pierwsza gra z trenerem
what-was-that = Co to było?
command-line = Wpisz ruch
command-first = Ruch zaczyna się od: { $words }
command-after = Po „{ $after }” następuje: { $words }
command-too-long = „{ $after }” to już cały ruch; nic po nim nie następuje.
all-places = Miejsca: { $n }
choose-on-board = Wszystkie wybory: { $n } (albo wybierz na planszy)
confirm = Zatwierdź
cancel = Anuluj
final-dice = Zostaną rzucone kości: tego nie cofniesz.
final-luck = Teraz zdecyduje los: tego nie cofniesz.
final-turn = To kończy twoją turę.
final-answer = Tego już nie cofniesz.
final-over = To kończy grę.
one-more = O jeden więcej
one-less = O jeden mniej
decides = Decyduje { $player }: { $what }
less-of = Mniej: { $what }
more-of = Więcej: { $what }
amount-does-not-fit = Ta liczba nie pasuje
since-your-turn = Od twojej ostatniej tury
step-n = Krok { $n }
pass-device = Przekaż urządzenie. Niech nikt inny nie patrzy.
i-am-here = Już jestem
zoom-in = Powiększ
fit = Dopasuj planszę
game-over = Koniec gry.
gone = Nie ma tu takiego stołu
gone-tip = Może jest prywatny: poproś o link.

span-seconds = { $n ->
        [one] 1 sekundę
        [few] { $n } sekundy
       *[many] { $n } sekund
    }
span-minutes = { $n ->
        [one] 1 minutę
        [few] { $n } minuty
       *[many] { $n } minut
    }
span-hours = { $n ->
        [one] 1 godzinę
        [few] { $n } godziny
       *[many] { $n } godzin
    }
span-days = { $n ->
        [one] 1 dzień
       *[other] { $n } dni
    }
if-away = Gdy znajomy nie wraca
away-after = Gdy nie ma go przez
away-bot = Zagra za niego
away-tip = Tylko ty, jako gospodarz, możesz mu na to pozwolić; znajomy może w każdej chwili odzyskać miejsce.
stand-in-agreed = Gdy kogoś nie ma przez { $wait }, gospodarz może posadzić bota: { $bot }.
send-away = Wyproś
send-away-sure = { $player }: powrót do tego stołu nie będzie możliwy.
bot-holds-seat = Za ciebie gra bot.
friend-away = { $player } jest poza stołem.
invited-by = { $player } zaprasza cię do tej gry.
table-full = Przy tym stole ({ $player }) wszystkie miejsca są zajęte.
sit-down = Usiądź do stołu
more-tables = jeszcze { $n }
ago = { $span } temu
leave-sure = Odchodzisz na dobre, a za ciebie dalej gra bot.
leave-table = Odejdź od stołu
replace-player = Zastąp botem
replace-sure = Gracz odchodzi na dobre, a dalej gra bot: { $bot }.
give-up = Porzuć tę grę
leaving = Odejście
log-out = Wyloguj wszędzie indziej
log-out-tip = Wszystkie inne urządzenia i twój prywatny link tracą twoje miejsca. To urządzenie je zachowuje.
logged-out = Twoje miejsca są teraz tylko na tym urządzeniu.
forget-me = Usuń mnie
forget-me-tip = Znikną twoje imię, link i niedokończone gry; w grach z innymi dalej zagra bot, a w zakończonych nie zostanie żadne imię.
forgotten = Nic o tobie nie jest już przechowywane.
sure = Na pewno?
sure-for-good = Tego nie da się cofnąć.

score-sheet = Arkusz punktów
you-win = Zwycięstwo jest twoje!
winner = { $count ->
        [one] Zwycięża { $names }!
       *[other] Zwycięstwem dzielą się { $names }!
    }
score-curve = Punkty w ciągu gry
bar-chart = Punkty wszystkich graczy według źródeł
total = Razem
place = Miejsce
place-nth = { $n }.
rematch = Rewanż
share = Udostępnij
download = Zapis gry
verify-dice = Sprawdź losowania
verified = Sprawdzone: odtworzono kroki ({ $steps }), a rzuty i losowania ({ $dice }) wynikają z ziarna.
not-verified = Zapisu nie udało się sprawdzić.

theme = Wygląd
theme-auto = jak urządzenie
theme-light = jasny
theme-dark = ciemny
speed = Ruchy innych
speed-calm = Spokojnie
speed-normal = Zwykle
speed-quick = Szybko
speed-at-once = Od razu
hold-moves = Wstrzymaj ruchy innych
go-on = Dalej
skip-to-now = Do obecnej chwili
show-again = Pokaż ruchy innych jeszcze raz
motion = Animacje
sound = Dźwięk w mojej turze
live-score = Pokazuj bieżące punkty
always-confirm = Zatwierdzaj każdy wybór
private-link = Mój prywatny link
make-link = Utwórz link
private-link-tip = Otwiera twoje miejsca na innym urządzeniu, przez 30 dni. Kto go ma, ten jest tobą; nowy link unieważnia stary.
my-bots = Moje boty
my-bots-tip = Twoje programy, które grają przez sieć, każdy z własnym tokenem. Inni widzą, że to boty. Jak taki napisać, mówi podręcznik.
bot-name-of-mine = Nazwa bota
make-bot = Utwórz bota
bot-listens = na miejscu
bot-away = nieobecny
bot-no-token = bez tokenu
token = Token
token-once = Token bota { $bot }. Widać go tylko teraz: skopiuj go do swojego programu. Kto go ma, gra jako twój bot.
new-token = Nowy token
new-token-sure = Stary przestanie działać.
remove-bot = Usuń
remove-bot-sure = { $bot } zniknie na dobre; tam, gdzie gra, zastąpi go bot stołu.
copy = Kopiuj
robot = program, który gra przez sieć
restore = Weź moje miejsca tutaj
restore-tip = Ten link przenosi twoje miejsca na to urządzenie.
bad-link = Ten link już nie działa.
keys = Klawisze
key-digits = 1 … 9
key-digits-does = wybór z listy
key-enter = Enter
key-enter-does = zatwierdź
key-escape = Esc
key-escape-does = anuluj wybór
key-u = U
key-u-does = cofnij
key-slash = /
key-slash-does = wpisz ruch
key-n = N
key-n-does = następna gra, która na mnie czeka
key-r = R, ← →
key-r-does = obróć kafel

more = Więcej
things = Wszystkie rzeczy
things-title = { $game }: wszystkie rzeczy
things-search = Szukaj: budynek, karta, bóg…
things-none = W księdze nic o tym nie ma.
thing-rules = Zasady, które o tym mówią
rule-n = Zasada { $id }
rule-page = s. { $page }
rule-ruling = nasze rozstrzygnięcie
rule-ruling-tip = Instrukcja tego nie przesądza; tak rozstrzygamy to tutaj.
rule-extension = rozszerzenie
rule-extension-tip = Nie ma tego w instrukcji.
rule-example = Przykład:
rule-try = Wypróbuj
rule-refuses = Kto spróbuje inaczej, przeczyta:
number-rings = Kółka
number-workers_least = Najmniej pionków
number-divider = Sumę dzieli się przez
number-price = Cena
number-value = Wartość w budynkach
number-pieces = Sztuk w pudełku
number-points = Punkty
number-cost = Koszt
number-resources_exact = Surowce do zapłaty
number-resources_kinds = Rodzajów surowców
number-resources_least = Najmniej surowców
number-resources_most = Najwięcej surowców
number-points_least = Najmniej punktów
number-points_most = Najwięcej punktów
number-food = Żywność
number-count = Surowce
number-value_once = Dodaje raz
number-figures = Postacie
number-same_effect = Kart o takim działaniu
number-at_start = Na początku
number-most = Najwięcej
number-eats = Żywności na rundę
number-slots = Miejsca
number-in_game = W grze
number-open = Odkryte
number-tiles = Kafle
number-set_points = Punkty za 0, 1, 2… symboli
number-hunger = Głodna runda
number-points_each = Punktów za sztukę
number-stars = Gwiazdki na placu
number-in_game_2 = W grze na 2 osoby
number-in_game_3 = W grze na 3 osoby
number-in_game_4 = W grze na 4 osoby
number-players_from = Od ilu graczy
number-copies = Egzemplarze
number-at_start_seats = Na początku, według miejsc
number-stone = Kamień do zapłaty
number-points_first = Punkty za pierwszym razem
number-points_next = Punkty za każdym następnym
number-points_steps = Punkty, pole po polu
number-food_each = Żywność, kolejno
number-last_points = Punkty za ostatnią
number-per_turn = Na turę
number-per_border = Punkty za minięte pole graniczne
number-per_rival = Punkty za dysk z tyłu
number-wisdom_slots = Mądrość, miejsce po miejscu
number-offerings = Wymagane ofiary
number-points_epoch = Punkty w epokach 1, 2, 3…
number-steps_give = Kroki
number-coins = Monety
number-levels = Cena poziomów I, II, III, IV
number-step_free = Na wolnym heksie
number-step_shared = Na heksie rywala
number-scored_after = Punktacja po epokach
number-values = Wartości
number-copies_each = Każdej wartości
number-cards = Karty

search-rules = Szukaj w zasadach
rules-exact = Dla piszących programy: dokładne zasady z nazwami pól i plików
no-rules = Zasad jeszcze tu nie ma.
found = { $n ->
        [0] Nic tu nie ma; spróbuj innego słowa.
        [one] 1 miejsce
        [few] { $n } miejsca
        [many] { $n } miejsc
       *[other] { $n } miejsca
    }

# The editor of components
components = Elementy
components-of = Elementy gry: { $game }
set-name-mine = moje pudełko
set-name-first = z pudełka: { $name }
set-name = Nazwa zestawu
set-named = { $name }, { $digest }
set-unnamed = inne liczby
set-preview = Podgląd
set-preview-tip = Stół z twoimi liczbami, rozłożony dla największej liczby graczy.
set-preview-old = Tak to wyglądało przed ostatnią zmianą, z którą nie da się grać.
set-usual = z programu
set-own-link = Graj na własnych liczbach
set-progress = Zastąpione wartości zastępcze: { $n } z { $all }
set-next = Następna zastępcza (N)
set-which = Zestaw
set-begin = Zacznij nowy
set-theirs = udostępniony zestaw; po zmianie będzie twój
set-forget = Wyrzuć ten zestaw
set-forget-sure = Wyrzucić zestaw „{ $name }” na zawsze? Rozpoczęte stoły go zachowają.
set-keys = Enter: następne pole · N: następna wartość zastępcza · C: tak jak w pudełku · R: jak w poprzednim · Ctrl+Z: cofnij
set-brush-key = Klawisz { $n }
set-all-replaced = Nie ma już wartości zastępczych: wszystkie są twoje albo z instrukcji.
set-checking = Sprawdzam…
set-faults = { $n ->
    [one] Jeden błąd
    [few] { $n } błędy
   *[many] { $n } błędów
}
set-sound = Można grać · { $digest }
set-import = Wczytaj
set-export = Zapisz do pliku
set-play = Zagraj na tym
set-read = Wczytano { $file }
set-unread = { $file } to nie jest plik JSON
set-words = Nazwy i opisy
set-blank = puste
set-longer = { $name }: o jedno więcej
set-shorter = { $name }: o jedno mniej
set-confirm = Tak jak w pudełku
set-confirm-tip = W pudełku jest ta sama wartość (C)
set-again = Przywróć naszą
set-open-parts = zastępcze × { $n }
set-districts-tip = Wpisz kartę tak, jak leży przed tobą: cztery pola numerami, pierwsza liczba, Enter, druga, Enter, potem wieże i Enter. Albo dotykaj pola, aby zmienić kolor; Backspace zabiera ostatnią wieżę.
set-cell = Pole { $corner }
corner-nw = lewe górne
corner-ne = prawe górne
corner-sw = lewe dolne
corner-se = prawe dolne
set-tower = wieża
set-tower-add = Dodaj wieżę
set-tower-off = Usuń wieżę: { $colour }
set-map-tip = Wybierz pędzel (klawisze od 1 do 7) i dotykaj heksów albo po nich rysuj; kreskowane leżą poza mapą. Starty i heksy łupu same przechodzą do następnego ludu. Z klawiatury: strzałki i Enter; Shift ze strzałkami rysuje.
set-map-label = Mapa, heks ({ $q }, { $r }): { $what }
set-brush = Pędzel
brush-land = Ląd
brush-water = Woda
brush-none = Bez heksu
brush-column = Kolumna
brush-start = Start ludu
brush-booty = Heks łupu
set-columns = Heksy z kolumną
set-seas = Morza
set-sea-name = Nazwa morza na heksie ({ $q }, { $r })
brush-sea = Nazwa morza
set-slot = { $players ->
    [2] Heks łupu { $n }
   *[other] Heks łupu { $n }, od { $players } graczy
}
set-column-name = Nazwa heksu z kolumną ({ $q }, { $r })
set-total = Żetony: { $n } z { $all }
set-add = Inny rodzaj żetonu
set-remove = Usuń
origin-rulebook = instrukcja
origin-published = opublikowane
origin-stand-in = zastępcza
origin-mine = moja
honest = { $n ->
    [one] Jedna liczba w tej grze jest naszą wartością zastępczą, bo nie znamy wydrukowanej.
    [few] { $n } liczby w tej grze są naszymi wartościami zastępczymi, bo nie znamy wydrukowanych.
   *[many] { $n } liczb w tej grze to nasze wartości zastępcze, bo nie znamy wydrukowanych.
}
honest-link = Masz pudełko? Wpisz je.
honest-short = { $n ->
    [one] { $n } liczba jest zastępcza
    [few] { $n } liczby są zastępcze
   *[other] { $n } liczb jest zastępczych
}
told-of = Liczby i nazwy są tu z zestawu „{ $name }”.
told-pictures = Obrazki są z zestawu z programu.
told-usual = Pokaż zwykły zestaw
learn-shipped = Lekcje grają na elementach z programu, jakiegokolwiek zestawu używasz przy swoich stołach.
effect-draw_cards = Dobierz karty
effect-demigods = Weź półbogów
effect-god_from_stack = Bóg ze stosu
effect-raise_offering = Podnieś ofiarę
effect-special_money = Specjalna karta pieniędzy
effect-gain_pieces = Kolumny i stopy do rezerwy
effect-extra_steps = Więcej kroków w każdym ruchu
effect-place_column = Postaw kolumnę
effect-gain = Zyskaj surowce
effect-gain_per = Surowce za to, co się ma
effect-score = Punkty
effect-score_ladder = Punkty według liczby
effect-military = Ruch na torze militarnym
effect-temple = Ruch w świątyni
effect-raise_die = Podnieś kość patrycjusza
effect-jump = Przeskoki w każdym ruchu
effect-extra_coins = Więcej monet przy każdym zakupie
effect-extra_draw = Więcej kart przy każdym dobieraniu
effect-cards_each_epoch = Karty w każdej epoce
counter-patricians = patrycjusze
counter-patrician_colours = kolory patrycjuszy
counter-buildings = budynki koloru
counter-buildings_of_type = budynki rodzaju
counter-building_colours = kolory budynków
counter-farms = farmy
counter-empty_neighbours = puste pola obok
counter-closed_districts = zamknięte dzielnice
counter-advisors = doradcy
counter-zodiac_cards = karty zodiaku
counter-players_behind = gracze z tyłu na torze militarnym
tab-temples = Świątynie
tab-districts = Karty dzielnic
tab-buildings = Budynki
tab-military = Tor militarny
tab-people = Doradcy i ludność
tab-pools = Pule
tab-agora = Agora
tab-map = Mapa
tab-gods = Bogowie
tab-demigods = Półbogowie
tab-booty = Łupy
tab-bonus = Żetony bonusowe
tab-prices = Karty i ceny
tab-cards = Karty
tab-tiles = Płytki budynków
tab-places = Miejsca
tab-goods = Zasoby
tab-city = Kafle miasta
tab-start = Początek
tab-points = Punktacja
tab-solo = Solo
tab-rest = Reszta
field-ability = Zdolność
field-advisor_track = Tor doradców
field-and_or = i/albo
field-any_basic = dowolny podstawowy
field-aquarius_gold = Wodnik: złoto
field-aquarius_steps = Wodnik: kroki
field-architects = Rywale
field-area_totals = Obszary razem
field-aries_vp_per_red_die = Baran: punkty za czerwoną kość
field-attack = Atak
field-attack_bonus = Bonus za atak
field-attack_bonuses = Bonusy za atak
field-attack_vp_per_border_passed = Punkty za minięte pole graniczne
field-attack_vp_per_disc_behind = Punkty za dysk z tyłu
field-automa_starting_stones = Kamienie rywala
field-barracks_plaza = Place koszarowe
field-base = Podstawa
field-big_foot_steps = Wielka stopa: kroki
field-bonus = Żetony bonusowe
field-bonus_tokens = Żetony bonusowe
field-booty = Łupy
field-booty_slots = Heksy łupów
field-border_before = Pole graniczne przed nim
field-bottom = Dół
field-building = Budynki
field-building_pool = Pula budynków
field-buildings = Budynki
field-buy_column = Cena kolumny
field-buy_foot = Cena stopy
field-by_seat = Według miejsc
field-capricorn_add = Koziorożec: dodaje
field-card_effects = Działania kart
field-card_row = Rząd kart
field-cards = Karty
field-cards_only = Tylko karty
field-cells = Pola
field-chain = Dobiera dalej
field-citizen_pool = Pula obywateli
field-city_tiles = Kafle miasta
field-code = Kod
field-coins = Monety
field-colour = Kolor
field-colours = Kolory
field-columns = Kolumny
field-copies = Sztuk
field-cost = Koszt
field-costs = Koszty
field-count = Sztuk
field-counter = Liczy
field-demigods = Półbogowie
field-dice_for_everyone = Elementy za kości
field-district_cards = Karty dzielnic
field-district_value = Wartość dzielnicy
field-districts = Dzielnice
field-divider = Dzielnik
field-doubles_temples = Podwaja świątynie
field-draw_action_cards = Karty przy dobieraniu
field-drop = Spadek
field-each = Za każdy
field-effect = Działanie
field-effects = Działania
field-en = po angielsku
field-end_conditions = Koniec gry
field-end_points = Punkty za koniec epoki
field-epochs = Epoki
field-extra = Dodatkowo
field-extra_vp_per_condition = Punkty za warunek
field-faces = Ścianki
field-feeding = Żywienie
field-feet = Stopy
field-fewer_allowed = Wolno mniej
field-figures = Postacie
field-figures_total = Postacie razem
field-follower_cards = Karty naśladowców
field-food = Żywność
field-food_max = Żywności najwyżej
field-free = Za darmo
field-from = Od
field-gain = Zysk
field-garden_plaza = Place ogrodowe
field-gemini_basic_per_space = Bliźnięta: surowce za pole
field-god_points = Punkty za boga według epok
field-gods = Bogowie
field-gold = Złoto
field-gold_per_district_card = Złoto za kartę dzielnicy
field-hand = Karty na ręce
field-hexes = Heksy
field-house_plaza = Place domów
field-human_starting_stones = Moje kamienie
field-items = Wartości
field-kind = Rodzaj
field-kinds = Rodzaje
field-label = Skrót
field-ladder = Punkty według liczby
field-last_base_vp = Punkty za ostatnią bazę
field-last_space_vp = Punkty za ostatnie pole
field-leo_add = Lew: dodaje
field-level = Poziom
field-levels = Poziomy
field-main_actions = Akcje główne
field-map = Mapa
field-market_plaza = Place targowe
field-markets_doubled_per_plaza = Podwojonych targowisk na plac
field-max = Najwyżej
field-max_count = Najwyżej
field-max_points = Punktów najwyżej
field-max_workers = Robotników najwyżej
field-military_track = Tor militarny
field-min_count = Co najmniej
field-min_edge_cells = Pól na brzegu co najmniej
field-min_lake_cells = Pól jeziora co najmniej
field-min_level = Poziom co najmniej
field-min_players = Od graczy
field-min_plazas = Placów co najmniej
field-min_points = Punktów co najmniej
field-min_workers = Robotników co najmniej
field-n = Liczba
field-name = Nazwa
field-name_en = po angielsku
field-name_pl = po polsku
field-nation = Lud
field-nations = Ludy
field-none = bez ataku
field-numbers_paid = Płacone liczby
field-offerings = Ofiary
field-optional = Można odmówić
field-options = Do wyboru
field-or = albo
field-parameters = Liczby
field-parts = Części
field-pay_any_basic = Zapłać podstawowych
field-pieces_per_hex = Pionów na heksie
field-pisces_gold = Ryby: złoto
field-pl = po polsku
field-place_on_free_hex = Na wolny heks
field-place_on_shared_hex = Na zajęty heks
field-places = Miejsca
field-player = Gracz
field-player_colours = Kolory graczy
field-player_count_rules = Według liczby graczy
field-players = Graczy
field-players_per_resource_place_max = Graczy na obszarze surowca
field-plaza = Plac
field-points = Punkty
field-points_per_quarry = Punkty za kamieniołom
field-points_per_stone = Punkty za kamień
field-population_track = Tor ludności
field-price = Cena
field-resource = Zasób
field-resource_points_each = Punkty za surowiec
field-resources = Zasoby
field-rings = Kręgi
field-roles = Role
field-rounds = Rundy
field-row_size = Kart w rzędzie
field-sagittarius_add = Strzelec: dodaje
field-scoring = Punktacja
field-scorpio_wisdom = Skorpion: mądrość
field-set_points = Punkty za zestaw
field-setup = Przygotowanie
field-slots = Miejsca
field-solo = Solo
field-space = Pole
field-spaces = Pola
field-speaker_dice = Kości mówców
field-special_money = Specjalne pieniądze
field-special_tiles = Płytki specjalne
field-stars = Gwiazdki
field-stars_per_plaza = Gwiazdki placów
field-start = Na początku
field-start_by_players = Start według graczy
field-start_tile = Kafel startowy
field-start_tiles = Płytki startowe
field-starting_stones = Kamienie startowe
field-starts = Heksy startowe
field-starvation_points = Punkty za głód
field-steps = Kroki
field-stone = Kamień
field-stone_costs = Koszt kamienia każdej sztuki
field-superiority_per_border = Przewaga za granicę
field-symbols = Symbole
field-take_card = Bierze kartę
field-taurus_discount = Byk: taniej o
field-temple_plaza = Place świątynne
field-temple_tracks = Świątynie
field-temples = Świątynie
field-terms = Składniki
field-text = Opis
field-threshold_value = Liczy się od wartości
field-tile_3_4 = Żetony 3 i 4
field-tiles_per_stack = Płytek w stosie
field-times = Razy
field-to = Do
field-tool_supply = Żetony narzędzi
field-top = Góra
field-towers = Wieże
field-type = Rodzaj
field-value = Wartość
field-variants_for_automa = Warianty rywala
field-village_places_max = Zajętych pól wioski
field-vp = Punkty
field-vp_at_end = Punkty na koniec
field-vp_first = Pierwszy
field-vp_next = Później
field-win_vp = Punkty do wygranej
field-wisdom = Mądrość
field-workers_in_supply_start = Robotnicy w zasobach
field-workers_max = Robotników najwyżej
field-workers_start = Robotników na początku
field-zodiac_cards = Karty zodiaku

calculator = Kalkulator punktów
calculator-of = Kalkulator punktów: { $game }
calculator-tip = Dla grających przy prawdziwym stole: wpisz, co masz, a punkty policzą się same.
new-sheet = Nowy arkusz
name-of = Imię gracza { $n }
pad-less = Usuń ostatnie
pad-minus = O jeden mniej
pad-plus = O jeden więcej
add-player = Dodaj gracza
remove-player = Usuń gracza

manual = Podręcznik
licences = Licencje
replay-file = Odtwórz zapis z pliku
replay-file-tip = Wybierz zapis pobrany ze stołu.
bad-record = Tego zapisu nie da się odtworzyć. { $detail }
play-on = Graj dalej od tego miejsca
deal-of-day = Rozdanie dnia
deal-of-day-of = { $game }: rozdanie dnia
deal-friends = Rozdanie dla znajomych
deal-friends-of = { $game }: rozdanie dla znajomych
deal-intro = Każdy, kto gra to rozdanie, ma ten sam los: te same kości do tego samego, te same karty w tej samej kolejności, te same boty ({ $bot }, { $n } iteracji na decyzję).
deal-rules = Liczy się jedna próba, bez podpowiedzi i bez cofania tury. Potem można grać, ile się chce.
deal-play = Zagraj o wynik
deal-go-on = Dokończ próbę o wynik
deal-again = Zagraj jeszcze raz, bez wyniku
deal-link = Skopiuj link do tego rozdania
deal-copied = Skopiowano: każdy z tym linkiem gra dokładnie to samo rozdanie.
deal-for-friends = Nowe rozdanie dla znajomych
deal-yesterday = Wczorajsze rozdanie
deal-results = Wyniki
deal-bots-play = Boty jeszcze grają na twoim miejscu…
deal-nobody-yet = Nikt jeszcze nie skończył.
deal-nobody = Ktoś
deal-you = Ty
deal-bot = { $bot } (bot)
deal-place = Miejsce
deal-player = Gracz
deal-lead = Przewaga
deal-points = Punkty
deal-uncounted = (bez wyniku)
deal-compare = Runda po rundzie
deal-round = Runda
deal-card = Twoja karta wyniku
deal-card-points = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
deal-card-place = Miejsce { $place } z { $all }
deal-card-save = Zapisz jako obrazek
deal-to = Wyniki tego rozdania
deal-proof = Czy było uczciwie?
deal-proof-tip = Skrót ziarna widać dzień wcześniej. Po zamknięciu rozdania widać też ziarno i wszystko można z niego wylosować jeszcze raz (megalith replay PLIK --verify).
deal-hash = Skrót ziarna tego rozdania (SHA-256)
deal-hash-next = Skrót jutrzejszego ziarna
deal-seed = Ziarno
deal-seed-later = widoczne po zamknięciu rozdania
puzzles = Zadania
puzzles-of = { $game }: zadania
puzzles-all = Wszystkie zadania
puzzles-none = Do tej gry nie ma zadań.
puzzles-intro = Pozycje z partii botów: { $n }. W każdej jeden wybór jest wyraźnie najlepszy, co potwierdziły przeszukiwania dziesięć razy dłuższe od tego, które ją znalazło. Widać to, co widział gracz, którego była tura.
puzzles-all-tried = Wszystkie już za tobą.
puzzle = Zadanie
puzzle-of-day = Zadanie dnia
puzzle-next = Następne zadanie
puzzle-again = Jeszcze raz
puzzle-rated = Trudność { $n }
puzzle-tried = już próbowane
puzzle-marks = Jak ci idzie
puzzle-mark-rating = Ranking
puzzle-mark-streak = Dobrych z rzędu
puzzle-mark-best = Najdłuższa seria
puzzle-mark-days = Dni z rzędu
puzzle-mark-solved = Rozwiązane
puzzle-themes = Tematy
puzzle-theme = Temat
puzzle-ask = Znajdź najlepszy wybór.
puzzle-right = Dobrze, to najlepszy wybór.
puzzle-as-good = Dobrze: tak dobre jak najlepsze.
puzzle-wrong = Nie: to kosztuje około { $n ->
        [one] 1 punktu
        [few] { $n } punktów
        [many] { $n } punktów
       *[other] { $n } punktu
    } względem najlepszego wyboru.
puzzle-wrong-least = Nie: to kosztuje co najmniej około { $n ->
        [one] 1 punktu
        [few] { $n } punktów
        [many] { $n } punktów
       *[other] { $n } punktu
    } względem najlepszego wyboru.
puzzle-points = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
puzzle-best = Najlepsze
puzzle-second = Drugie w kolejności
puzzle-costs = (gorsze o { $points }, ± { $error })
puzzle-why = Dlaczego
puzzle-own-more = { $line }: dla ciebie więcej o { $points }
puzzle-own-less = { $line }: dla ciebie mniej o { $points }
puzzle-rival-more = { $line }: dla najsilniejszego rywala więcej o { $points }
puzzle-rival-less = { $line }: dla najsilniejszego rywala mniej o { $points }
puzzle-shorter = Gra kończy się wcześniej o { $n ->
        [one] 1 rundę
        [few] { $n } rundy
        [many] { $n } rund
       *[other] { $n } rundy
    }.
puzzle-longer = Gra trwa dłużej o { $n ->
        [one] 1 rundę
        [few] { $n } rundy
        [many] { $n } rund
       *[other] { $n } rundy
    }.
puzzle-method = Porównane w partiach dogranych od najlepszego i od drugiego wyboru z tym samym losem oraz w przeszukiwaniach po { $n } iteracji. „Później” to to, czego boty się jeszcze spodziewają: ocena.
puzzle-found = Znajduje to przeszukiwanie o { $n } iteracjach.
puzzle-found-sight = Widać to o jeden krok naprzód.
puzzle-found-late = Krótkie przeszukiwania tego nie znajdują.
puzzle-show-best = Pokaż najlepszy wybór
puzzle-show-own = Pokaż mój wybór
puzzle-theme-hunger = Głód
    .why = Najlepszy wybór pozwala wyżywić ludzi.
puzzle-theme-set = Układ zielonych kart
    .why = Każdy nowy symbol podnosi wartość całego układu.
puzzle-theme-people = Postacie na kartach
    .why = Mnożą to, co już masz.
puzzle-theme-building = Budynki
    .why = Budynek w porę daje punkty od razu.
puzzle-theme-card = Karta
    .why = Karta jest warta więcej, niż kosztuje.
puzzle-theme-worker = Jeszcze jeden pionek
    .why = Dodatkowy pionek pracuje we wszystkich pozostałych rundach.
puzzle-theme-food = Żywność
    .why = Kto nie musi szukać żywności, ma wolne ręce.
puzzle-theme-points = Punkty
    .why = Najlepszy wybór po prostu przynosi więcej.
puzzle-theme-end = Koniec gry
    .why = Najlepszy wybór rozstrzyga, kiedy gra się skończy.
puzzle-theme-deny = Odebrane rywalowi
    .why = To, co bierzesz, kosztuje najsilniejszego rywala więcej, niż daje tobie.
puzzle-theme-houses = Domy
    .why = Liczy się tylko największa grupa domów.
puzzle-theme-markets = Targowiska
    .why = Targowisko liczy się tylko z dala od innych targowisk.
puzzle-theme-barracks = Koszary
    .why = Koszary liczą się tylko na krawędzi miasta.
puzzle-theme-temples = Świątynie
    .why = Świątynia liczy się tylko otoczona ze wszystkich stron.
puzzle-theme-gardens = Ogrody
    .why = Ogrody liczą się wszędzie.
puzzle-theme-stones = Kamienie
    .why = Przykryte kamieniołomy dają kamienie, a kamienie dają wybór.
puzzle-theme-district = Dzielnica
    .why = Dzielnica liczy się, gdy w porę zamknie ją właściwa kość.
puzzle-theme-military = Tor militarny
    .why = Krok naprzód opłaca się właśnie teraz.
puzzle-theme-seats = Siedziby
    .why = Kość w siedzibie liczy się tyle razy, ile pięter ma jej wieża.
puzzle-theme-temple = Świątynia
    .why = Krok w górę w świątyni liczy się na końcu.
puzzle-theme-advisors = Doradcy
    .why = Doradca liczy się na końcu.
puzzle-theme-tools = Narzędzia
    .why = Narzędzie pomaga w każdej rundzie od nowa.
puzzle-theme-room = Miejsce
    .why = Kto może budować wyżej, zyskuje więcej na każdym kaflu.
puzzle-theme-speaker = Mówca
    .why = Mówca to jeszcze jeden robotnik do końca rundy.
puzzle-theme-workers = Patrycjusze
    .why = Dobry patrycjusz pracuje w każdej pozostałej rundzie.
puzzle-theme-zodiac = Karta znaku zodiaku
    .why = Karta pomaga tak długo, jak da się ją utrzymać.
puzzle-theme-goods = Surowce
    .why = Zapłacisz nimi za to, co dalej.
puzzle-theme-offerings = Żetony ofiar
    .why = Żeton ofiary płaci raz za razem.
puzzle-theme-favour = Łaska
    .why = Trwała łaska opłaca się w każdej pozostałej turze.
puzzle-theme-map = Ścieżka
    .why = Kto stoi bliżej, tym samym ruchem sięga dalej.
puzzle-theme-pieces = Stopy i kolumny
    .why = Bez elementów w zapasie nie ma czego układać.
puzzle-theme-cards = Karty
    .why = Karty na ręce to przyszłe kroki i ofiary.
puzzle-theme-god = Bóg
    .why = Bóg jest wart ofiary właśnie teraz.
puzzle-theme-epoch = Koniec epoki
    .why = Kto kończy epokę, dostaje za to punkty.
puzzle-theme-demigods = Półbogowie
    .why = Półbogowie liczą się przy punktowaniu.
puzzle-theme-columns = Kolumny
    .why = Kolumny na planszy liczą się przy punktowaniu.
puzzle-theme-pietalte = Pietalte
    .why = Każda Pietalte liczy się za najlepszy żeton ofiary.
study = Analiza
study-file = Przeanalizuj plik z zapisem
study-intro = Każda decyzja zostaje przeszukana: jak zmieniła szanse wszystkich, co było lepsze, a co było losem. Trwa to około pół minuty; w tym czasie można robić coś innego.
study-begin = Przeanalizuj tę partię
study-stop = Przerwij
study-waiting = Czeka: najpierw inne partie.
study-part = Gotowe w { $n } %
study-progress = Ile już gotowe
study-failed = Nie udało się. Można spróbować jeszcze raz.
study-not-over = Analizować można tylko partię, która się skończyła.
study-curve = Szansa na zwycięstwo
study-turned = Gdzie partia się odwróciła
study-turned-by = Krok { $n }: { $player } { $change }
study-turned-luck = Krok { $n }: los, { $player } { $change }
study-luck-mark = Krok { $n }: los przesunął { $change }
study-legend-dear = droga decyzja
study-legend-luck = los wart co najmniej 5 %
study-legend-luck-points = los wart co najmniej 3 punkty
study-sums = Los i umiejętność
study-sum-start = Początek
study-sum-start-tip = Szansa przed pierwszym krokiem.
study-sum-luck = Los
study-sum-luck-tip = To, co wypadło, względem średniej ze wszystkiego, co mogło wypaść.
study-sum-own = Własne decyzje
study-sum-own-tip = Ile oddano względem najlepszych tur, o ile to pewne.
study-sum-others = Decyzje innych
study-sum-others-tip = Co przyniosły błędy innych.
study-sum-revision = Korekta oceny
study-sum-revision-tip = O ile komputer poprawił własną ocenę szans, gdy widział już dalej: ani los, ani umiejętność.
study-sum-result = Wynik
study-sum-result-tip = Wszystko razem.
study-gave-away = { $player }: oddane { $amount }; { $luck }.
study-gave-nothing = { $player }: na pewno nic nie oddane; { $luck }.
study-luck-took = los zabrał { $amount }
study-luck-brought = los przyniósł { $amount }
study-no-loss = Żadna decyzja na pewno niczego nie oddała.
study-method = Przeszukiwania po { $iterations } iteracji; znak stoi tylko tam, gdzie stratę potwierdzają nowe przeszukiwania. Szanse są takie, jakby dalej grały boty.
study-mark-best = Najlepszy wybór
study-mark-as_good = Równie dobry jak najlepszy
study-mark-small = Drobna strata
study-mark-inaccuracy = Niedokładność
study-mark-mistake = Błąd
study-mark-blunder = Gruby błąd
study-cost = koszt { $loss } ± { $error }
study-did = Zagrano
study-better = Lepiej
study-chance = Szansa na zwycięstwo
study-points = Spodziewane punkty
study-instead = { $after } zamiast { $top }
study-ahead = Jak mogło pójść dalej
study-show = Pokaż na planszy
study-try = Spróbuj jeszcze raz
study-try-of = { $player }, krok { $n }
study-try-ask = Znajdź lepszą turę.
study-try-right = Dobrze: tak dobre jak najlepsze.
study-try-wrong = To kosztuje { $loss } ± { $error } względem najlepszej tury.
study-try-again = Od początku
study-answer = Pokaż odpowiedź
study-all = Do przeglądu
study-nothing-here = Los albo nic do wyboru.
study-show-better = Pokaż lepszą turę
study-as-played = Tak, jak zagrano
branch = Odgałęzienie
branch-off = Odgałęź stąd
branch-leave = Opuść odgałęzienie
branch-usual = Od kroku { $n }
branch-name = Nazwa odgałęzienia
branch-keep = Zachowaj
branch-kept = Zachowane
branch-link = Kopiuj link
branch-copied = Link skopiowany. Kto go ma, widzi partię, odgałęzienie i notatki.
branch-remove = Usuń
branch-turn = { $player }:
branch-over = To odgałęzienie dobiegło końca.
branch-luck-now = Teraz decyduje los.
branch-draw = Niech zdecyduje los
branch-choose-luck = Wybierz, co wypadnie
branch-search = Co komputer uważa za najlepsze
branch-method = { $n } iteracji, z wiedzą gracza, który ma ruch.
branch-path = Przebieg odgałęzienia
branch-start = Partia, krok { $n }
branch-onward = Dalej: { $n ->
    [one] jeszcze jeden krok
    [few] jeszcze { $n } kroki
   *[many] jeszcze { $n } kroków
}
branches = Twoje odgałęzienia i notatki
explore = Wypróbuj
explore-tip = Wypróbuj ruchy swoje i innych i zobacz, co myśli o nich komputer. Partia czeka.
explore-head = Na próbę
explore-leave = Wróć do partii
note = Notatka
note-add = Dodaj notatkę
study-lines = Według wierszy arkusza punktacji
study-lines-tip = Partie dograne od obu z tym samym losem, średnio. To, co później, to ocena botów.
study-own-more = { $line }: więcej o { $n }
study-own-less = { $line }: mniej o { $n }
study-rival-more = { $line }: dla najsilniejszego rywala więcej o { $n }
study-rival-less = { $line }: dla najsilniejszego rywala mniej o { $n }
set-up = Początek gry.
first-step = Na początek
last-step = Na koniec
step-back = Krok wstecz
step-on = Krok naprzód
run = Odtwarzaj
pause = Pauza
look-of = Widok
spectator = jako widz
erase = Usuń

terrain-land = Ląd
terrain-water = Woda
pantheon-left = łupy: { $booty }, bogowie: { $gods }
pantheon-epoch-ends = Epoka zaraz się skończy
pantheon-game-ends = Ostatnia epoka zaraz się skończy

origins-sites = Miejsca
origins-shelves = Pule
origins-temples = Świątynie
origins-cards = Karty
origins-city = Miasto
origins-mat = Gracz
origins-left = złoto na kartach: { $gold }, kolory wież: { $towers }

last-round = Ostatnia runda
akropolis-left-by-kind = Zostało w stosach
akropolis-turn = Obróć
akropolis-fits = pasuje bez obracania
akropolis-fits-turned = pasuje po obróceniu
akropolis-left = Zostało kafli: { $tiles }, stosów: { $stacks }

error-bad_request = Serwer nie zrozumiał żądania.
error-unauthorized = Ten token jest nieważny.
error-forbidden = To jest niedozwolone.
error-not_found = Tego tu nie ma.
error-conflict = Gra poszła już dalej.
error-too_large = To jest za duże.
error-too_many = Zbyt wiele żądań: odczekaj chwilę.
error-too_many-tables = Zbyt wiele nowych stołów naraz: spróbuj ponownie za { $wait }.
error-too_many-replays = Zbyt wiele powtórek naraz: spróbuj ponownie za { $wait }.
error-too_many-newcomers = Zbyt wielu nowych gości pod twoim adresem: spróbuj ponownie za { $wait }.
error-too_many-open_tables = Zbyt wiele twoich stołów czeka na graczy: odejdź najpierw od któregoś.
error-too_many-running_tables = Zbyt wiele twoich gier jest niedokończonych: dokończ najpierw którąś.
error-too_many-tables_day = Dość nowych stołów na dziś: spróbuj ponownie za { $wait }.
error-too_many-forks_day = Dość wznowionych gier na dziś: spróbuj ponownie za { $wait }.
error-too_many-bytes_day = Na dziś wystarczy: spróbuj ponownie za { $wait }.
error-too_many-bots = Masz już tyle botów, ile wolno: najpierw usuń jednego.
error-too_many-challenges = Zbyt wiele zaproszeń naraz: spróbuj za { $wait }.
error-too_slow = To trwało zbyt długo.
error-wrong_host = Serwer ma inny adres.
error-rules = Zasady na to nie pozwalają.
error-internal = Błąd po stronie serwera.
error-unavailable = Serwer chwilowo nie może nic zapisać. Nic nie przepadło, spróbuj ponownie.
error-offline = Brak połączenia z serwerem.
tie-break = Rozstrzygnięcie remisu
contents = Spis treści

learn = Nauka
learn-title = { $game }: nauka
learn-intro = Krótkie lekcje na prawdziwej planszy. Zły wybór nigdy nie szkodzi.
learn-begin = Zacznij
learn-continue = Kontynuuj
learn-again = Wszystkie lekcje jeszcze raz
learn-lessons = Lekcje
learn-lesson-n = Lekcja { $n }: { $lesson }
learn-done = Ukończona
learn-all-done = Umiesz grać: { $game }. Teraz prawdziwa gra!
learn-steps = { $n ->
        [one] 1 krok
        [few] { $n } kroki
       *[other] { $n } kroków
    }
learn-next = Dalej
learn-back = Wstecz
learn-skip = Pomiń
learn-try-again = Cofnij
learn-hint = Podpowiedź
learn-show = Pokaż
learn-right = Dobrze!
learn-also = Tak też można.
learn-other = To dozwolone, ale ten krok dotyczy czegoś innego.
learn-trap = Zobacz, co z tego wyszło.
learn-finished = Lekcja ukończona: { $lesson }
learn-next-lesson = Następna lekcja
learn-next-is = Następnie: { $lesson }. { $about }.
learn-last = To była ostatnia lekcja. Zagraj pierwszą grę: trener objaśni każdą decyzję, gdy się pojawi.
learn-keys = Klawiatura: Enter idzie dalej i zatwierdza, cyfry wybierają z listy, ? podpowiada, Esc odkłada wybór.
learn-play-on = Graj dalej od tego miejsca
learn-course = Wszystkie lekcje
learn-you = Ty
learn-rival = Rywal { $n }
learn-one-rival = Rywal
learn-step-of = Krok { $n } z { $all }
learn-what-now = Co zrobić
learn-lost = Ta lekcja się zmieniła: zaczyna się od nowa.
howto = Jak grać
howto-title = Jak grać: { $game }
howto-section-goal = Cel
howto-section-turn = Ruch
howto-section-end = Koniec
howto-section-points = Punkty
howto-print = Drukuj
