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
start-game = Zacznij grę
sit-here = Usiądź tutaj
seeded = ziarno dodane
invite-link = Link dla znajomych
copy-link = Kopiuj link
own-seed = Dodaj własną odrobinę losu
own-seed-tip = Dowolne słowa: wmieszamy je w ziarno losowań, żeby nikt nie mógł go wybrać. Udział serwera ustala ten skrót:

to-lobby = Do listy gier
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
command-line = Wpisz ruch
command-first = Ruch zaczyna się od: { $words }
command-after = Po „{ $after }” następuje: { $words }
command-too-long = „{ $after }” to już cały ruch; nic po nim nie następuje.
choose-on-board = Wszystkie wybory: { $n } (albo kliknij na planszy)
confirm = Zatwierdź
cancel = Anuluj
final-dice = Zostaną rzucone kości: tego nie cofniesz.
final-luck = Teraz zdecyduje los: tego nie cofniesz.
final-turn = To kończy twoją turę.
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
more-tables = Pokaż więcej ({ $n })
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
number-per_border = Punkty za przekroczoną granicę
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
        [one] 1 miejsce
        [few] { $n } miejsca
        [many] { $n } miejsc
       *[other] { $n } miejsca
    }
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
