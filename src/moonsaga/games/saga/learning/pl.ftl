# Zasady Sagi i pierwsza gra dla tych, którzy się ich uczą.

## Rules

rules-aim = Cel gry
rules-aim-text =
    Przez trzysta lat wikingowie przybywali zza morza do Anglii. Jedno z was prowadzi __wikingów__, drugie __Anglosasów__, a każda strona wygrywa inaczej. Zwycięstwo sprawdza się raz w rundzie, na jej końcu.

    Wikingowie wygrywają, jeśli spełniony jest jeden z warunków:

    - kontrolują __pięć obszarów__ w Anglii;
    - mają __osiem monet__;
    - w Anglii nie ma żadnej jednostki Anglosasów.

    Anglosasi wygrywają, jeśli spełniony jest jeden z warunków:

    - znacznik rundy dotarł do znacznika grodu lub go minął;
    - w Anglii nie ma żadnej jednostki wikingów.

    Jeśli obie strony spełniły swój warunek, wygrywają Anglosasi.

rules-map = Mapa
rules-map-text =
    __Anglia__ ma siedem obszarów. Pięć leży na __wybrzeżu__, każdy ze swoją pieczęcią; Mercja i Wessex leżą w __głębi lądu__. { $kent_wessex ->
        [false] Kent i Wessex nie przylegają do siebie.
       *[true] Kent i Wessex przylegają do siebie.
    } Na końcu rundy wikingowie dostają monetę za każdy śródlądowy obszar, który kontrolują.

    __Skandynawia__ ma trzy obszary, północ, środek i południe, każdy z polem na cel wyprawy. __Drakkar__ to okręt, na którym wikingowie czekają na powrót do domu.

    W obszarze mieści się dowolna liczba jednostek, ale tylko jeden __gród__, warowne miasto Anglosasów. __Kontrolujesz__ obszar, jeśli masz w nim więcej jednostek niż przeciwnik. Grody nie są jednostkami.

    Każdy zbudowany gród przesuwa znacznik grodu o jedno pole w prawo, ku znacznikowi rundy. Każdy utracony cofa go w lewo.

rules-units = Jednostki
rules-units-text =
    Każda strona ma dwunastu __wojowników__ i czterech __przywódców__. Jednostka ma siłę 1, chyba że umiejętność przywódcy mówi inaczej.

    Umiejętność przywódcy zna tylko właściciel, dopóki nie użyje jej w bitwie. Na początku odkłada się po jednym przywódcy z każdej strony. Kto traci przywódcę, traci go na zawsze; po pierwszej takiej stracie odłożony przywódca trafia do zasobów.

    Monet jest piętnaście. To, co się płaci, idzie do zasobów ogólnych, a trybut do przeciwnika. Kto bierze monety, dostaje najwyżej tyle, ile jeszcze jest w zasobach ogólnych.

rules-preparation = Przygotowanie gry
rules-preparation-text =
    Prawie wszystko robi za was stół:

    - W __Mercji__ stoją anglosaski wojownik i gród.
    - Losuje się cel wyprawy: w jego obszarze lądują dwaj wojownicy wikingów. Losuje się drugi: w jego obszarze stają anglosaski wojownik i gród. Potem wszystkie pięć celów leży poza planszą.
    - W każdym innym obszarze Anglii stoi jeden anglosaski wojownik, a w każdym obszarze Skandynawii jeden wojownik wikingów.
    - Po każdej stronie losuje się jednego przywódcę i __odkłada__ go. Trzej pozostali przywódcy Anglosasów leżą w ich zasobach. Trzej pozostali przywódcy wikingów zaczynają w Skandynawii, po jednym w każdym obszarze: kto gdzie, wybierają wikingowie.
    - Reszta wojowników leży w zasobach stron. Anglosasi mają trzy monety, wikingowie dwie.
    - Liczba pól toru: { $track }. Znacznik rundy zaczyna na skrajnym prawym, znacznik grodu na polu { $burh_start } od lewej.
    - __Inicjatywę__ mają wikingowie: w pierwszej rundzie wybierają jako pierwsi.

rules-round = Runda
rules-round-text =
    - __Wybór kafli.__ Gracz z inicjatywą bierze jeden kafel akcji, drugi bierze dwa, pierwszy bierze ostatni.
    - __Akcje.__ Kto wziął kafel z mieczem i toporem, rozpatruje oba swoje kafle, potem robi to drugi gracz.
    - __Bitwy__ we wszystkich obszarach, w których stoją obie strony.
    - __Koniec rundy.__

rules-tiles = Kafle akcji
rules-tiles-text =
    Są cztery kafle, a każdy ma połowę dla każdej ze stron. Są na nich akcje, a na niektórych złota akcja dodatkowa.

    Kafle rozpatrujesz jeden po drugim, każdy do końca. Akcje z kafla wykonujesz w dowolnej kolejności, każdą raz, i każdą możesz pominąć. Akcję dodatkową wykonujesz przed wszystkimi innymi z tego kafla albo wcale. Gdzie między dwiema akcjami stoi ukośnik, wybierasz jedną.

    Kto bierze kafel z ikoną inicjatywy, od razu ma inicjatywę: w następnej rundzie wybiera jako pierwszy.

rules-moving = Ruch
rules-moving-text =
    Ruch przesuwa dowolną liczbę twoich jednostek z __jednego__ obszaru do __jednego__ przyległego. Ale tyle twoich jednostek, ilu wrogów tam stoi, jest __związanych walką__ i zostaje; które, wybierasz ty.

    Anglosasi nie opuszczają Anglii. Wikingowie mogą chodzić po Anglii, po Skandynawii i płynąć ze Skandynawii do Anglii, nigdy z powrotem.

    @engaged

    Żeby popłynąć, wikingowie potrzebują __celu wyprawy__ na polu obszaru, z którego ruszają; wskazuje on wybrzeże, na którym lądują. Jeśli go nie ma albo leży odkryty, a nie odpowiada, losują nowy { $same_target ->
        [true] (może to być ten, który tam leżał)
       *[false] (nigdy ten, który tam leżał)
    } i wtedy co najmniej jedna jednostka musi tam popłynąć.

    Zakryty cel odkrywa się przy wypłynięciu i zostaje odkryty dla następnych ruchów. { $redraw_hidden ->
        [true] Do tego czasu można go zastąpić zwiadem albo, w ruchu, celem wylosowanym.
       *[false] Do tego czasu zastąpić go może tylko zwiad.
    }

    @sailing

rules-vikings = Akcje wikingów
rules-vikings-text =
    - __Ruch__: patrz wyżej.
    - __Zwiad__: { $scout ->
        [all] obejrzyj wszystkie cele, wybierz jeden i połóż zakryty na dowolnym polu; może to być cel z innego pola, które zostaje wtedy puste. To, co tam leżało, wraca.
       *[beside] obejrzyj cele leżące poza planszą, wybierz jeden i połóż zakryty na dowolnym polu. To, co tam leżało, wraca.
    }
    - __Rekrutacja__: jedna jednostka za monetę albo trzy za dwie; wojownicy albo przywódcy, jak wolisz. Pojawiają się w Skandynawii, każda tam, gdzie jednostek jest najmniej.
    - __Grabież__: usuń grody z obszarów, które kontrolujesz, po dwie monety za każdy. Wszystkie twoje jednostki stamtąd, które nie są związane walką, idą na Drakkar.

    Akcje dodatkowe: darmowy wojownik (nigdy przywódca) w Skandynawii albo ruch.

    @plunder

rules-saxons = Akcje Anglosasów
rules-saxons-text =
    - __Ruch__: patrz wyżej.
    - __Budowa__: zapłać monetę za gród w obszarze, który kontrolujesz i w którym grodu nie ma.
    - __Fyrd__: płać po monecie za każdego wojownika wikingów, którego usuwasz z obszarów z grodem, czy tam stoisz, czy nie. Przywódcy są bezpieczni.
    - __Dochód__: każdy gród daje monetę albo, za monetę, jedną jednostkę z zasobów, wojownika albo przywódcę, w swoim obszarze.
    - __Trybut__: w jednym obszarze, w którym stoją obie strony, oddaj wikingom monetę: wszyscy ich ludzie idą stamtąd na Drakkar.

    Akcje dodatkowe: moneta albo ruch jednej jednostki.

    @fyrd

rules-battles = Bitwy
rules-battles-text =
    Wikingowie wybierają, która bitwa jest następna. W każdej:

    - __Przywódcy.__ Zaczynając od wikingów, gracze na przemian ujawniają przywódców, po jednym, albo pasują. Kto spasował, już nie ujawnia. Ukryci przywódcy walczą z siłą 1. Ujawnić Herolda, Sternika albo Posła znaczy użyć go, jeśli tylko może coś zrobić. { $late_reveal ->
        [false] Przywódca, którego sprowadziła do bitwy umiejętność, pozostaje ukryty.
       *[true] Przywódcę, którego sprowadziła do bitwy umiejętność, też można ujawnić.
    } Po bitwie wszyscy przywódcy są znowu ukryci.
    - __Siła.__ Obie strony sumują siłę. Wygrywa większa, a przy remisie wygrywają __Anglosasi__. Strona, która nie ma już wtedy żadnej jednostki, przegrała i nikogo więcej się nie usuwa.
    - __Straty.__ Każda strona usuwa jedną jednostkę za każde __dwa__ punkty siły wroga; wybiera właściciel, obie strony naraz i w ukryciu. Wojownicy wracają do zasobów, przywódcy odpadają z gry.
    - __Wycofanie.__ Przegrany wycofuje wszystkie jednostki do jednego przyległego obszaru. Anglosasi: tam, gdzie nie ma wikingów. Wikingowie: tam, gdzie nie ma Anglosasów ani grodu, { $free_drakkar ->
        [true] do swoich, jeśli tacy są, a jeśli nie, do obszaru, którego nikt nie kontroluje; z wybrzeża zawsze mogą zamiast tego iść na Drakkar.
       *[false] do swoich, jeśli tacy są; jeśli nie, do obszaru, którego nikt nie kontroluje, albo z wybrzeża na Drakkar.
    } Kto nie może się wycofać, zostaje usunięty.

    @battle

rules-leaders = Przywódcy
rules-leaders-text =
    Wikingowie:

    - __Zdobywca__: siła 2 tam, gdzie jest gród.
    - __Sternik__: na wybrzeżu sprowadza do bitwy jedną jednostkę ze Skandynawii.
    - __Berserker__: zostaje usunięty, a z nim najwyżej dwie wrogie jednostki.
    - __Łupieżca__: po wygranej bitwie może złupić tamtejszy gród.

    Anglosasi:

    - __Strażnik__: siła 2 tam, gdzie jest gród.
    - __Herold__: sprowadza jedną niezwiązaną jednostkę z przyległego obszaru.
    - __Poseł__: { $envoy ->
        [warrior] odsyła na Drakkar jednego z walczących wojowników wikingów, nigdy przywódcę.
       *[unit] odsyła na Drakkar jedną z walczących jednostek wikingów, wojownika albo przywódcę.
    }
    - __Czempion__: siła 3 tam, gdzie nie ma grodu.

rules-ending = Koniec rundy
rules-ending-text =
    Najpierw sprawdza się, czy ktoś wygrał. Potem znacznik rundy idzie o pole w lewo, wikingowie dostają monety za obszary śródlądowe, a ich jednostki z Drakkaru wracają do domu, każda do tego obszaru Skandynawii, w którym jest ich najmniej.

    Uważaj na Drakkar: jednostki na nim nie są w Anglii.

## Examples

example-engaged = Grają Anglosasi. W Essex stoi ich czterech przeciw dwóm: dwóch jest związanych, dwóch może iść do Kent. Można też zapłacić trybut i wikingowie odejdą.
example-sailing = Grają wikingowie. Ze środka droga wiedzie do Kent. Na północy nie ma celu: wylosuj go albo zwiadem przygotuj na później.
example-plunder = Nortumbria i Essex są twoje: po dwie monety za gród. W Mercji Anglosasów jest więcej.
example-fyrd = Fyrd wymaga grodu i monety, ale nie trzeba tam mieć jednostek. W Wessex nie ma grodu. Dochód: moneta albo jednostka z każdego grodu.
example-battle = Dwie bitwy. W Essex twój przywódca, Zdobywca, miałby siłę 2, bo jest tam gród: ujawnij go. W Nortumbrii byłby remis.

## Where the components are known from

sources-areas = Obszary
sources-leaders = Przywódcy
sources-tiles-standard = Kafle akcji

## The first game

guide-welcome =
    Witaj w Anglii. Prowadzisz __wikingów__, w szarym kolorze. Dwóch twoich wojowników wylądowało w Kent; inni czekają w Skandynawii.

    Wygrywasz, mając osiem monet, pięć obszarów albo Anglię bez Anglosasów. Czas gra przeciw tobie: gdy dwa znaczniki na torze się spotkają, wygrywają oni.
guide-take = Każda runda zaczyna się od wyboru kafli. Ty bierzesz jeden, przeciwnik dwa, ostatni jest twój. Kafel __2__ pozwala ruszyć się i grabić, a miecz z toporem znaczą, że twoje akcje idą pierwsze. Weź go.
guide-take-other = Każdy kafel do czegoś się przyda. Z kaflem 2 twoje akcje idą pierwsze, a do tego możesz grabić.
guide-resolve = Masz teraz kafle 2 i 4. Zacznij od kafla __2__.
guide-bonus = Złoty znak to akcja dodatkowa: darmowy wojownik. Wykonujesz ją przed innymi. Postaw go na __północy__ Skandynawii.
guide-bonus-other = Akcja dodatkowa nic nie kosztuje, ale musi być pierwsza. Po każdej innej przepada.
guide-march = W Essex, tuż obok Kent, stoi __gród__ z jednym obrońcą. Przesuń __obu__ wojowników z Kent do Essex.
guide-march-other = Dwóch przeciw jednemu kontrolowałoby Essex razem z grodem.
guide-plunder = Dwóch przeciw jednemu: kontrolujesz Essex. __Złup__ gród: dwie monety dla ciebie, a znacznik grodu cofa się o pole.
guide-plunder-other = Monety to najkrótsza droga do zwycięstwa, a każdy stracony gród daje ci czas.
guide-drakkar =
    Już cztery monety. Po grabieży jednostki niezwiązane walką idą na __Drakkar__ i pod koniec rundy wracają do domu. Jednego wojownika wiąże obrońca, więc zostaje.

    Teraz drugi kafel: ruch i rekrutacja.
guide-sail = Żeby wypłynąć ze Skandynawii, potrzebujesz celu wyprawy. Na północy go nie ma: wybierz ruch i dotknij __pola celu na północy__, żeby go wylosować.
guide-land = Sussex! Teraz ktoś musi popłynąć. Weź __obu__ wojowników.
guide-land-other = Im więcej, tym lepiej: będzie bitwa.
guide-leader = A twój przywódca? Niech __płynie z nimi__. Przeciwnik nie wie, co on potrafi.
guide-recruit = Za monety dostajesz nowe jednostki: trzy za dwie monety albo jedną za jedną. Monety to zwycięstwo, więc zrekrutuj tylko __jedną__.
guide-place = Nowe jednostki stają tam, gdzie jest ich najmniej: na __północy__.
guide-battle =
    Anglosasi wykonali swoje akcje: w Sussex stoi ich o jednego więcej. Gdzie stoją obie strony, tam jest __bitwa__, a kolejność wybierasz ty.

    Zacznij od __Sussex__.
guide-reveal = Możesz ujawnić przywódcę, żeby użyć jego umiejętności. Twój, Zdobywca, jest silniejszy tylko przy grodzie, a tu go nie ma. __Spasuj__: walczy z siłą 1 i pozostaje tajemnicą.
guide-reveal-other = Nic złego się nie stało, ale przeciwnik już go zna.
guide-losses = Trzy przeciw dwóm: wygrywasz. Każda strona traci jednostkę za każde dwa punkty siły wroga, tracisz więc jedną. Oddaj __wojownika__: przywódca przepadłby na zawsze.
guide-losses-other = Utracony przywódca już nie wróci.
guide-retreat = W Essex był remis, a remis należy do Anglosasów. Nikt nie ginie, ale musisz się __wycofać__. Kent jest pusty: idź tam, a nadal masz dwa obszary.
guide-retreat-other = Wróci do domu, ale w Kent trzymałby dla ciebie drugi obszar.
guide-home = Runda się skończyła, nikt nie wygrał. Wojownik z Drakkaru wraca do __domu__.
guide-end =
    To była runda. Znacznik rundy przesunął się o pole w lewo, a nowa runda zaczyna się od wyboru kafli.

    Trzy monety, dwa obszary i rosnąca saska kiesa: graj dalej albo spróbuj drugiej strony.
