# Lekcje Pantheonu.

lesson-draw = Pierwszy ruch
    .blurb = Cztery akcje i dobieranie kart
lesson-draw-goal = Zdobywaj bogów ofiarami: dają punkty. Kolumny na mapie i półbogowie dają je przy dwóch liczeniach. Epok jest sześć, teraz trwa { $epoch }.
lesson-draw-action = Twoja kolejka to jedna akcja: ruch po mapie, kupno, ofiara albo dobieranie kart. Do wszystkiego potrzeba kart. Wybierz dobieranie.
    .hint = Wybierz akcję dobierania.
    .other = Można, ale z tak małą liczbą kart niewiele to da. Najpierw dobierz.
lesson-draw-card = Trzy karty, jedna po drugiej, z odkrytych albo z talii. Weź z odkrytych kartę świątyń.
    .hint = Leży odkryta w rzędzie.
    .row = Też dobra karta. Bierzemy kartę świątyń.
    .deck = Talia to niespodzianka, czasem najlepsza. Bierzemy kartę świątyń.
lesson-draw-rest = Resztę dobrano za ciebie, i o jedną kartę więcej: od początku masz Gadiceę, to jej dar. Ofiary są dla bogów, monety na zakupy, stopy na ruch.

lesson-buy = Kupno
    .blurb = Monety, żetony, znaczniki
lesson-buy-action = Rywal kupił. Ty też masz monety: wybierz kupno.
    .hint = Wybierz akcję kupna.
lesson-buy-coins = Ile kart monet zagrywasz? Użyj wszystkich.
    .hint = Obie monety razem.
    .few = Za mniej monet kupisz mniej. Zagraj wszystkie.
lesson-buy-token = Masz monety: { $coins }. Żeton ofiary liczy się na zawsze jako ofiara swojego rodzaju. Kup żeton pokłonów na poziomie I.
    .hint = Na targu: pokłony, poziom I, za jedną monetę.
    .kind = Inny żeton też jest dobry. Kupujemy pokłony.
    .lost = Niewydane monety przepadają. Kup coś.
    .pieces = Stopy i kolumny też można kupić, a nawet położyć. Teraz więcej dają żetony.
lesson-buy-second = Jeszcze jedna moneta: kup też żeton świątyń.
    .hint = Na targu: świątynie, poziom I.
    .lost = Ostatnia moneta by przepadła. Kup coś za nią.
    .pieces = Można. Czwarty rodzaj żetonu uczyni jednak każdego boga tańszym.
lesson-buy-lasting = Żetony się nie zużywają. Gdy masz po jednym z każdego rodzaju, na każdego boga trzeba mniej kart. Wyższe poziomy kosztują więcej monet.

lesson-follow = Ruch za innymi
    .blurb = Ścieżki, stopy i kolumny
lesson-follow-rival = Rywal się rusza. Potem wszyscy inni też mogą: za własne karty, albo zamiast tego dobierają kartę.
lesson-follow-join = Idź za nim własnym ruchem.
    .hint = Wybierz ruch.
    .card = Karta się przyda. Inni idą jednak po łupy: ruszaj.
lesson-follow-cards = Każda karta ruchu to dwa kroki. Zagraj ich { $n }.
    .hint = Wszystkie karty ruchu.
    .fewer = Za mało kroków, by dojść do kolumny. Zagraj więcej.
lesson-follow-foot = Krok kładzie stopę obok świątyni tego państwa albo obok twoich znaczników. Zacznij tutaj: { $hex }.
    .hint = Podświetlony heks obok świątyni.
    .way = Można też inną drogą. Idziemy tą wskazaną.
    .stop = Niewykorzystane kroki przepadają. Idź dalej.
lesson-follow-next = Idź dalej: { $hex }.
    .hint = Następny heks ścieżki, obok twojej stopy.
    .way = Można też inną drogą. Idziemy tą wskazaną.
    .stop = Niewykorzystane kroki przepadają. Idź dalej.
lesson-follow-column = Na heksach z rysunkiem kolumny stawia się kolumny, obok własnej stopy. Postaw ją tutaj: { $hex }.
    .hint = Heks ze znakiem kolumny.
    .laid = Twoja kolumna stoi: { $column }.
    .foot = To byłaby kolejna stopa. Potrzebna jest kolumna.
    .stop = Niewykorzystane kroki przepadają. Postaw kolumnę.
lesson-follow-why = Stopy wracają po epoce. Kolumny zostają do końca i punktują dwa razy. Tam, gdzie leży znacznik rywala, krok kosztuje dwa.

lesson-move = Łupy
    .blurb = Własny ruch i koniec epoki
lesson-move-booty = Na mapie leżą łupy dla tego, kto dojdzie pierwszy: karty, monety, kroki, znaczniki albo półbogowie na podliczenia. Aktywny gracz ma o krok więcej: dużą stopę.
lesson-move-action = Twoja kolejka: wybierz ruch.
    .hint = Wybierz akcję ruchu.
    .other = To też akcja. Ostatni łup jest jednak w zasięgu: rusz się.
lesson-move-cards = Jeden krok masz za darmo, każda karta daje dwa. Trzy kroki wystarczą: zagraj jedną kartę.
    .hint = Jedna karta: trzy kroki.
    .none = Jeden krok na to nie wystarczy.
    .all = Szkoda karty. Jedna wystarczy.
lesson-move-first = Najpierw stopa: od niej droga prowadzi dalej, a obok może stanąć kolumna. Połóż ją tutaj: { $hex }.
    .hint = Wskazany heks, obok twoich znaczników.
    .way = Można też inną drogą. Idziemy tą wskazaną.
lesson-move-column = Obok twojej stopy jest heks z kolumną. Postaw tam kolumnę: { $hex }.
    .hint = Obok twojej nowej stopy.
    .laid = { $column } też jest twoja. Im więcej kolumn, tym więcej warta każda.
    .way = Można też inną drogą. Najpierw stawiamy kolumnę.
    .stop = Niewykorzystane kroki przepadają. Idź dalej.
lesson-move-take = I łup: zabiera go stopa na jego heksie. Połóż ją tutaj: { $hex }.
    .hint = Heks z żetonem łupu.
    .taken = Łup: { $token }. Zadziała, gdy tylko skończysz ruch.
    .past = To zostawia łup rywalowi. Weź go.
    .stop = Łup jest blisko, a krok jeszcze został. Weź go.
lesson-move-ends = To był ostatni łup, więc epoka { $epoch } się kończy. Za zakończenie dostajesz { $points } punkty. Stopy wracają, kolumny zostają.

lesson-offer = Ofiary
    .blurb = Jak zdobyć boga
lesson-offer-gods = Na planszy czekają bogowie. Liczby na bogu mówią, czego chce: tyle jednego rodzaju, tyle innego.
lesson-offer-action = Masz ofiary i żetony: wybierz ofiarę.
    .hint = Wybierz akcję ofiary.
lesson-offer-god = Weź boginię Surparit: przyprowadzi jeszcze jednego.
    .hint = Surparit leży odkryta.
    .which = Też dobry wybór. Surparit przyprowadza jeszcze jednego boga, więc weź ją.
lesson-offer-pay = Twoje żetony już się liczą, resztę zapłać kartami.
    .hint = Twoje żetony też się liczą: zapłać jak najmniej kart.
    .gained = Przybył { $god }, punkty: { $points }, czyli tyle, ile wynosi numer epoki.
    .way = Wolno. Ale płać jak najmniej kart: resztę pokrywają żetony. Płacimy tak.
lesson-offer-second = Surparit dobiera ze stosu jeszcze jednego boga: { $god }, punkty: { $points }. Ten od razu działa.
lesson-offer-more = Jedni bogowie działają raz, inni zostają z tobą na stałe. Gdy ktoś weźmie ostatniego boga epoki, epoka też się kończy.

lesson-score = Dwa liczenia punktów
    .blurb = Po trzeciej i po szóstej epoce
lesson-score-third = Epoka { $epoch } innej gry. Rywal zaraz weźmie ostatniego boga. Po tej epoce jest liczenie punktów.
lesson-score-first = Półbogowie dali ci { $demigods } punktów, kolumny { $columns }. Zostają i na końcu liczą się jeszcze raz: zacznij wcześnie.
lesson-score-table = Półbóg daje tyle punktów, ile na nim stoi. Kolumny: najwyżej { $few } dają po { $each }, co najmniej { $next } dają wszystkie po { $more }, a co najmniej { $many } po { $most }.
lesson-score-last = Epoka { $epoch }, ostatnia. Został jeden bóg i stać cię na niego: złóż ofiarę.
    .hint = Wybierz akcję ofiary.
    .other = Teraz liczy się ostatni bóg: daje punkty i kończy epokę. Złóż ofiarę.
lesson-score-god = Wybierz boga.
    .hint = Został tylko jeden.
lesson-score-pay = Złóż ofiarę.
    .hint = Twoje żetony też się liczą: zapłać jak najmniej kart.
    .points = Punkty: { $points }. W ostatniej epoce bogowie są warci najwięcej.
lesson-score-sheet = Arkusz: bogowie { $gods }, zakończone epoki { $ends }, a w ostatnim liczeniu półbogowie { $demigods } i kolumny { $columns }.
lesson-score-win = Punkty: { $points }. Wygrywasz i znasz całą grę. Zagraj!

howto-goal = Państwa powstają i upadają w sześciu epokach. Zdobywaj bogów, stawiaj kolumny, zbieraj półbogów i miej najwięcej punktów; tu zwycięzca ma { $points }.
howto-turn = Ruch to jedna akcja: dobranie trzech kart, kupno za monety, ofiara dla boga albo ruch. Ruch kładzie stopy od świątyni, zabiera łupy i stawia kolumny; potem inni mogą ruszyć się za własne karty albo dobrać jedną.
howto-end = Epoka kończy się, gdy zabrano ostatni łup lub ostatniego boga; kto to zrobił, dostaje { $points } punkty. Stopy wracają, kolumny zostają. Po szóstej epoce gra jest skończona.
howto-points = Bóg od razu daje tyle punktów, ile wynosi numer epoki. Po trzeciej i szóstej epoce półbogowie dają swoje wartości, a kolumny tym więcej, im jest ich więcej.

## Księga rzeczy: jej rozdziały; kody zasad słowami
things-gods = Bogowie
things-nations = Państwa
things-booty = Łupy
things-bonus = Żetony bonusu
things-cards = Karty akcji
things-money = Specjalne karty pieniędzy
things-kinds = Ofiary
things-actions = Akcje
things-things = Elementy i miejsca
things-columns = Heksy z rysunkiem kolumny
things-lines = Punkty
code-place_column = kolumna
code-god_from_stack = bóg
code-demigods = półbogowie
code-gain_pieces = kolumny i stopy
code-raise_offering = ofiara
code-draw_cards = karty
code-extra_steps = kroki
code-free_purchase = zakup
code-extra_action = akcja

## Trener: każdy rodzaj decyzji, gdy pojawia się po raz pierwszy
coach-choose_bonus = Mały prezent na całą grę albo na teraz: obrazek mówi, co daje.
coach-place_bonus_column = Darmowa kolumna w dowolnym miejscu. Punktuje po epokach 3 i 6 jak każda inna.
coach-raise_offering = Żetony ofiar liczą się przy każdej ofierze i się nie zużywają, więc opłaca się rodzaj, którego żądają bogowie.
coach-take_pieces = Stopy wytyczają ścieżki i wracają po epoce; kolumny zostają i punktują.
coach-gallia_choice = Dwie karty na pewno albo zajrzenie do boga, którego możesz wziąć za samą górną liczbę.
coach-gallia_pay = Tu wystarczy górna liczba: taniej niż kiedykolwiek indziej.
coach-discard_card = Zachowaj to, czego trzeba do następnej akcji: ruch na ścieżki, monety na zakupy, ofiary dla boga.
coach-exchange_pieces = Stopy sięgają po łupy, kolumny punktują: wymień, jeśli jednych brakuje.
coach-choose_action = Jedna akcja na turę: ruch, zakup, ofiara albo dobieranie. Epoka kończy się, gdy zniknie ostatni łup lub ostatni bóg.
coach-commit_move = Każda karta ruchu daje dwa kroki, wielka stopa jeszcze jeden. Liczbę ustalasz przed pierwszym elementem.
coach-place_piece = Stopy prowadzą od świątyni przez dowolne heksy, kolumny stają na heksach z rysunkiem kolumny obok twojej stopy. Heks rywala kosztuje krok więcej.
coach-follow = Też możesz się ruszyć, bez wielkiej stopy; jeśli nie, dobierasz kartę.
coach-commit_coins = Niewydane monety przepadają: zagraj tyle, ile kosztuje zakup.
coach-buy_item = Żetony ofiar pomagają przy każdej ofierze; stopy i kolumny kosztują po monecie i trafiają do rezerwy.
coach-choose_god = Każdy bóg od razu daje punkty epoki; jego łaska to dodatek.
coach-pay_offering = Każda liczba wymaga osobnego rodzaju. Żetony zostają, karty się odrzuca: płać jak najmniejszą liczbą kart.
coach-draw_card = Odkryte karty są pewne, talia to los. Karta wzięta z rzędu jest od razu zastępowana.
coach-use_traitera = Jeszcze jedna akcja od razu, jeden raz; potem Traitera wraca do pudełka.

## Czego jest więcej, jak mówi trener
holds-standing = { $n ->
    [one] 1 kolumnę na mapie
    [few] { $n } kolumny na mapie
   *[many] { $n } kolumn na mapie
}
holds-demigods = { $n ->
    [one] 1 półboga
    [few] { $n } półbogów
   *[many] { $n } półbogów
}
holds-levels = { $n ->
    [one] 1 poziom żetonów ofiar
    [few] { $n } poziomy żetonów ofiar
   *[many] { $n } poziomów żetonów ofiar
}
holds-tokens = { $n ->
    [one] 1 żeton łupów
    [few] { $n } żetony łupów
   *[many] { $n } żetonów łupów
}
holds-cards = { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
}
holds-columns = { $n ->
    [one] 1 kolumnę
    [few] { $n } kolumny
   *[many] { $n } kolumn
}
holds-feet = { $n ->
    [one] 1 stopę
    [few] { $n } stopy
   *[many] { $n } stóp
}
