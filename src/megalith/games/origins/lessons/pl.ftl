# Lekcje gry Origins: Pierwsi Budowniczowie.

lesson-visit = Miejsca i statki
    .blurb = Wysłanie kości, różnica, bonus
lesson-visit-goal = Twoi ludzie to kości z kolorem i wartością oraz archont. Odwiedzają miejsca po surowce, budowle, świątynie i wojnę. Wszystko to zamienia się w punkty.
lesson-visit-send = Nad każdym miejscem jest statek z wartością. Kość co najmniej tak wysoka idzie za darmo. Wyślij pomarańczową { $value } na miejsce 3, gdzie statek pokazuje { $ship }.
    .hint = Wybierz odwiedziny, pomarańczową kość, miejsce 3.
    .other = Mógłby iść też ktoś inny. Wysyłamy pomarańczową.
    .elsewhere = Można, ale teraz chcemy mądrości: pomarańczowa kość na miejsce 3.
    .passed = Pas kończy całą twoją rundę, a wszyscy są jeszcze w domu. Cofnij.
lesson-visit-action = Miejsce ma dwie akcje, gość robi jedną. Weź mądrość.
    .hint = Pierwsza akcja tego miejsca daje mądrość.
    .wise = Bierzesz { $goods }.
    .temple = Świątynia kosztowałaby twój jedyny kamień. Najpierw mądrość, będzie potrzebna.
lesson-visit-ship = Po każdej wizycie statek rośnie: twój pokazuje teraz { $mine }. Rywal był na miejscu 5, więc tam jest { $value }. Oblegane miejsca drożeją.
lesson-visit-gap = Żółta kość ma tylko { $value }, a statek miejsca 5 pokazuje { $ship }. Różnicę płaci się mądrością. Mimo to wyślij żółtą na miejsce 5.
    .hint = Żółty to kolor tamtejszego żetonu: czeka bonus.
    .archon = Archont nie zważa na statki i mógłby iść. Bonus jest jednak dla żółtej kości.
    .elsewhere = Wolno. Spójrz jednak na żółty żeton miejsca 5: skorzysta z niego tylko żółta kość.
lesson-visit-main = Najpierw akcja: weź po jednym surowcu.
    .hint = Pierwsza akcja daje kamień, żywność i mądrość.
    .first = Bonus może być pierwszy. Lekcja zaczyna od akcji.
lesson-visit-bonus = Kość ma kolor żetonu, więc możesz wykonać też jego bonus.
    .hint = Wybierz żółty żeton.
    .left = Bonus był za darmo, a przepadł. Cofnij.
lesson-visit-basic = Żółty żeton daje dowolny surowiec podstawowy. Wybierz.
    .hint = Kamień przyda się na budowle.
    .taken = Bierzesz { $goods }. Każdy kolor żetonu ma własny bonus: przytrzymaj go, by przeczytać.

lesson-round = Runda
    .blurb = Archont, pas, szóstki, doradcy
lesson-round-archon = Archont nie ma wartości i nigdy nie płaci różnicy. Wyślij go na miejsce 4.
    .hint = Wybierz odwiedziny, archonta, miejsce 4.
    .free = Wszędzie idzie za darmo. Wybieramy miejsce 4.
    .early = Archont jest jeszcze w domu: najpierw go użyj.
lesson-round-pass = Wszyscy już pracują. Spasuj: kości wrócą do domu.
    .hint = Pas jest na końcu.
    .home = Znów w domu, a każda użyta kość jest warta o jeden więcej. Nieużyte nie rosną.
lesson-round-grown = Rywal też spasował, więc zaczyna się runda { $round }. Statki zostają, jak stoją. Zaczyna ten, kto jest najdalej na torze militarnym.
lesson-round-six = Później, w innej grze. Kość o wartości { $value } to najlepszy gość: może zrobić obie akcje miejsca. Wyślij ją na miejsce 2.
    .hint = Pomarańczowa szóstka na miejsce 2.
lesson-round-both = Obie akcje, w dowolnej kolejności: najpierw weź żywność.
    .hint = Żywność to pierwsza akcja.
    .more = Tą samą kością możesz jeszcze kupić budowlę.
    .order = Kolejność jest dowolna. Lekcja zaczyna od żywności.
    .bonus = Bonus koloru też może być pierwszy. Lekcja zaczyna od żywności.
lesson-round-retire = Po pracy szóstka opuszcza patrycjuszy. Spasuj i zobacz, kim się stanie.
    .hint = Spasuj.
lesson-round-advisor = Szóstka została doradcą, masz ich { $count }. Doradcy punktują na końcu, ich kolory ma też archont, a podstawka jest wolna dla nowego obywatela.

lesson-buy = Budowle
    .blurb = Kupno, położenie, użycie
lesson-buy-begin = Twoja szóstka stoi na miejscu 2. Druga akcja to zakup budowli. Wybierz ją.
    .hint = Druga akcja miejsca.
    .food = Żywność się przyda, ale teraz chcemy kupić.
lesson-buy-tile = Jest pięć płytek; dalsze kosztują też mądrość oprócz kamienia. Masz kamieni: { $have }. Kup kamieniołom za { $stone }.
    .hint = Kamieniołom jest pierwszy: bez mądrości.
    .farm = Płytka położona rewersem to farma: za darmo, ale bez koloru i działania. Kup prawdziwy kamieniołom.
    .dear = Też dobra budowla. Teraz jednak kamieniołom: zwraca swoją cenę.
lesson-buy-lay = Płytka musi stykać się z miastem bokiem. Połóż kamieniołom na prawo od agory.
    .hint = Kamieniołom daje kamień za każde puste pole obok.
    .cell = Można. Kładziemy na prawo od agory, by cztery płytki mogły utworzyć kwadrat.
lesson-buy-use = Nowej budowli można od razu użyć: każde puste pole obok kamieniołomu to kamień więcej.
    .hint = Wybierz jej użycie.
    .used = Bierzesz { $goods }! Zadziała jeszcze raz dopiero przy zamknięciu dzielnicy wokół.
    .unused = Budowle działają po położeniu, a potem tylko przy zamknięciu dzielnicy. Użyj jej teraz.
lesson-buy-block = Cztery płytki w kwadracie to dzielnica. Karty pokazują, które kolory punktują najlepiej. Po to budujesz.

lesson-army = Wojna i świątynie
    .blurb = Tor, atak, znaczniki, zodiak
lesson-army-road = Tor militarny. Kto jest najdalej, zaczyna następną rundę; każde minięte pole graniczne daje znacznik przewagi.
lesson-army-go = Szóstka wzięła już kamień. Teraz jej druga akcja: wojsko.
    .hint = Wybierz akcję wojskową.
    .not = Szóstka może zrobić jeszcze drugą akcję. Nie oddawaj jej.
lesson-army-move = Możesz ruszyć i zaatakować, w dowolnej kolejności. Najpierw ruch: dalej atak jest wart więcej.
    .hint = Rusz się na torze.
    .moved = Naprzód, przez pole graniczne: to daje znacznik przewagi.
    .first = Wolno. Dalej jednak atak daje więcej, więc najpierw ruch.
lesson-army-attack = Atak daje bonus twojego pola oraz punkty za każdego z tyłu i za każde minięte pole graniczne. Nikt niczego nie traci.
    .hint = Atakuj!
    .points = Punkty za atak: { $points }.
    .stopped = Atak nic nie kosztuje. Cofnij i zaatakuj.
lesson-army-token = Za minięte pole graniczne masz znacznik przewagi: wydaj go na drugą akcję w tym ruchu.
    .hint = Dwa ruchy w jednym to dużo.
    .kept = Znacznik można zachować. Teraz jednak go wypróbuj.
lesson-army-temple = Teraz do świątyni: wyślij archonta na miejsce 3.
    .hint = Wybierz odwiedziny, archonta, miejsce 3.
    .die = Mogłaby iść też kość. Zostawiamy ją w domu i wysyłamy archonta.
lesson-army-climb = Kamień zapłacony: wznieś się o { $n } pola w Świątyni Mórz.
    .hint = Świątynia Mórz, wszystkie kroki.
    .card = Jej karta znaku zodiaku też przechodzi do ciebie, nawet od rywala.
    .which = Tu najlepsza jest Świątynia Mórz, ze wszystkimi krokami.
lesson-army-zodiac = Karty zodiaku pomagają, póki je masz; każdy może je zabrać tą samą akcją. Na końcu punktują tylko dwie niższe świątynie.

lesson-district = Dzielnice i wieże
    .blurb = Kwadrat, karta, kości razy wieże
lesson-district-square = Spójrz na miasto: agora, kamieniołom, wieża astronomiczna i zbrojownia tworzą kwadrat. Kwadrat można zamknąć.
lesson-district-close = Zamknij go pomarańczową kością { $value }. Kość zostaje tam na zawsze, w siedzibie swojego koloru.
    .hint = Wybierz zamknięcie dzielnicy.
    .passed = Pas zostawiłby dzielnicę otwartą. Cofnij.
    .later = Możesz jeszcze odwiedzać. Dzielnica jest jednak warta więcej: zamknij ją.
lesson-district-card = Każda karta chce kolorów w kwadracie. Twój pasuje do jednej: zapunktuj ją i weź złoto znad niej.
    .hint = Wybierz pasującą kartę.
    .scored = Od razu { $points } punktów. Za pierwszym razem karta daje wyższą liczbę.
lesson-district-tower = Wieże: piętro kosztuje tyle złota, ile wieża ma wysokości. Masz złota: { $gold }. Podnieś czerwoną.
    .hint = Wybierz piętro czerwonej wieży.
    .built = Czerwona wieża ma teraz wysokość { $height }.
    .colour = Inny kolor kosztuje tyle samo. Podnosimy czerwoną.
    .close = Zamknięcie też jest dobre. Teraz jednak wypróbuj wieżę.
lesson-district-times = Na końcu każda kość w siedzibie daje swoją wartość razy wieża jej koloru. Wysokie kości i wysokie wieże idą w parze.
lesson-district-base = Inna gra, dopiero się zaczęła. Obywatele potrzebują podstawek. Następna kosztuje { $cost } żywności; masz { $food }, a brakującą zastąpi złoto. Zwiększ populację.
    .hint = Wybierz „Zwiększ populację”: to przygotuje następną podstawkę.
    .ready = Podstawki: { $bases }, jest miejsce na kolejną kość. Ostatnia daje nawet punkty.

lesson-district-citizens = Nowi obywatele są w tym rzędzie, na miejscu 4: każdy kosztuje mądrość, którą widać pod nim, i wolną podstawkę. Akcja na miejscu 5 zwiększa za żywność wartość twojej kości. Wyższe kości rzadziej dopłacają.

lesson-end = Koniec
    .blurb = Co kończy grę, co punktuje
lesson-end-near = Gra kończy się z rundą, w której zabrakło obywateli, kolorów dysków wież zostało najwyżej { $colours }, z kart zniknęło złoto albo ktoś wszedł na szczyty trzech świątyń. Teraz zabrakło obywateli.
lesson-end-last = Twoja ostatnia akcja. Ostatnia podstawka od razu daje punkty: zwiększ populację.
    .hint = Wybierz „Zwiększ populację”: to przygotuje ostatnią podstawkę.
    .points = Masz na torze { $n } punktów.
    .more = To daje teraz mniej. Ostatnia podstawka od razu punktuje.
lesson-end-pass = Nic więcej nie zyskasz. Spasuj.
    .hint = Spasuj.
    .home = Kości są w domu. Pomarańczowa szóstka odchodzi; pomarańczowy doradca już jest, więc zamiast tego daje punkty: { $points }.
lesson-end-sheet = Arkusz: tor { $track }, doradcy { $advisors }, świątynie { $mountain } i { $sea }, pomarańczowa siedziba { $seats }. Najwyższa świątynia się nie liczy.
lesson-end-win = Punkty: { $points }. Wygrywasz i znasz już wszystko, co ważne. Zagraj!

howto-goal = Załóż miasto z pomocą statków z nieba i zdobądź najwięcej punktów; tu zwycięzca ma { $points }.
howto-turn = Ruch to jedna rzecz: odwiedź miejsce kością, archontem lub mówcą, zamknij dzielnicę, podnieś wieżę, przygotuj podstawkę albo spasuj. Kość niższa od statku płaci różnicę mądrością. Jej kolor może dać bonus, a szóstka robi obie akcje.
howto-end = Gra kończy się z rundą, w której zabrakło obywateli jakiegoś koloru albo złota na kartach, zostało mało kolorów wież lub ktoś wszedł na szczyty trzech świątyń.
howto-points = Zamknięte dzielnice punktują swoje karty. Kości w siedzibach dają swoją wartość razy wieża ich koloru. Liczą się też dwie niższe świątynie, doradcy, ataki i złoto.

## Księga rzeczy: jej rozdziały; kody zasad słowami
things-buildings = Budowle
things-start_tiles = Agora, pałac i farma
things-zodiac = Karty zodiaku
things-cards = Karty dzielnic
things-tokens = Żetony akcji bonusowych
things-actions = Akcje miejsc
things-kinds = Czym może być tura
things-workers = Robotnicy
things-temples = Świątynie
things-resources = Surowce
things-things = Elementy i miejsca
things-lines = Punkty na koniec
code-temples = Świątynie
code-district_gold = Złoto dzielnic
code-tower_colours = Kolory wież
code-citizen_reserve = Rezerwa obywateli
code-players = liczba graczy

## Trener: każdy rodzaj decyzji, gdy pojawia się po raz pierwszy
coach-draft_die = Twoi dwaj pierwsi robotnicy: wysoka wartość rzadziej dopłaca, a kolor otwiera akcje bonusowe w tym kolorze.
coach-solo_start_dice = Wybierz kolory, którymi chcesz pracować; zachowasz dwie z tych kości.
coach-choose_action = Jedna akcja na turę: odwiedź miejsce robotnikiem, zamknij dzielnicę, zbuduj wieżę, powiększ populację albo spasuj. Po pasie robotnicy wracają do domu.
coach-solo_rise = Wzniesie się też sąsiedni statek: wybierz miejsce, którego najmniej potrzebujesz.
coach-visit_step = Jedna z dwóch akcji miejsca; szóstka może wykonać obie. W kolorze żetonu możesz też wykonać jego akcję bonusową.
coach-gain_basic = Kamień kupuje budowle, żywność podstawki i wartość patrycjuszy, mądrość opłaca pule i słabe kości.
coach-military_step = Minięcie pola granicznego daje znacznik przewagi na drugą akcję. Atak daje bonus twojego pola i punkty za rywali z tyłu.
coach-exchange = Jeden surowiec podstawowy za jedno złoto: złoto zastępuje każdy podstawowy i opłaca wieże.
coach-choose_tile = Płytka kosztuje swój kamień i mądrość jej miejsca. Farma jest darmowa, ale nie ma koloru ani zdolności.
coach-place_tile = Obok miasta, bokiem do boku. Cztery płytki w kwadracie tworzą dzielnicę, którą można zamknąć i porównać z kartami.
coach-activate = Budowla działa, gdy ją kładziesz i gdy jej dzielnicę zamyka kość w jej kolorze. Możesz z niej nie skorzystać.
coach-mage_target = Wieża maga używa zdolności jednej sąsiedniej budowli.
coach-take_waiting = Odłożoną płytkę położysz przy późniejszym zakupie bez płacenia mądrości.
coach-temple_move = Na koniec punktują tylko dwie niższe świątynie, więc wznoś się równo. Najwyższy gracz dostaje na koniec rundy kartę zodiaku.
coach-temple_extra = Jedno złoto kupuje krok w innej świątyni.
coach-take_citizen = Nowy robotnik potrzebuje wolnej podstawki. Kolor, którego jeszcze nie masz, otwiera nowe premie.
coach-take_speaker = Mówca pracuje raz i wraca; weź najwyższego, by nie dopłacać.
coach-upgrade_step = Każda żywność podnosi niewykorzystanego robotnika o jeden albo przesuwa dysk o jedno pole.
coach-raise_die = Wyższy robotnik rzadziej dopłaca, a szóstka może wykonać obie akcje, nim zostanie doradcą.
coach-veteran_die = Daje punkty równe wartości, a potem traci jeden.
coach-court_swap = Kość zmienia kolor i zachowuje wartość; wybierz kolor, którego potrzebujesz do premii lub budowli.
coach-set_ship = Statek na 1 wpuszcza każdego robotnika bez dopłaty.
coach-capricorn = Karta zodiaku podnosi jednego z twoich robotników, najwyżej do sześciu.
coach-choose_district_card = Pierwsze punktowanie karty płaci wyższą liczbę, a jej złoto jest twoje.
coach-collect_six = Szóstki odchodzą jako doradcy w twojej kolejności: nowy kolor zajmuje następne pole toru.
coach-extra_action = Żeton przewagi kupuje drugą akcję w tej turze, jeden żeton na turę.

## Czego jest więcej, jak mówi trener
holds-districts = { $n ->
    [one] 1 zamkniętą dzielnicę
    [few] { $n } zamknięte dzielnice
   *[many] { $n } zamkniętych dzielnic
}
holds-workers = { $n ->
    [one] 1 kość
    [few] { $n } kości
   *[many] { $n } kości
}
holds-bases = { $n ->
    [one] 1 podstawkę
    [few] { $n } podstawki
   *[many] { $n } podstawek
}
holds-towers = { $n ->
    [one] 1 piętro wieży
    [few] { $n } piętra wież
   *[many] { $n } pięter wież
}
holds-temples = { $n ->
    [one] 1 pole w świątyniach
    [few] { $n } pola w świątyniach
   *[many] { $n } pól w świątyniach
}
holds-buildings = { $n ->
    [one] 1 budowlę
    [few] { $n } budowle
   *[many] { $n } budowli
}
holds-superiority = { $n ->
    [one] 1 żeton przewagi
    [few] { $n } żetony przewagi
   *[many] { $n } żetonów przewagi
}
holds-stone = { $n ->
    [one] 1 kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
holds-food = { $n ->
    [one] 1 sztuka żywności
    [few] { $n } sztuki żywności
   *[many] { $n } sztuk żywności
}
holds-wisdom = { $n ->
    [one] 1 mądrość
    [few] { $n } mądrości
   *[many] { $n } mądrości
}
holds-gold = { $n ->
    [one] 1 złoto
    [few] { $n } złota
   *[many] { $n } złota
}
