# Ekö: każde słowo, które czyta gracz.
#
# Argumenty, które są kluczami tego pliku, przychodzą przetłumaczone; słowa bez własnego klucza ($kind, $phase, $terrain,
# $building ...) tylko wybierają wariant. Nazwy kolorów stoją zawsze w mianowniku.

title = Ekö
description = Stary Cesarz Ekö nie żyje, a jego potomkowie bez końca walczą o ruiny cesarstwa. Przesuwaj stosy dysków, atakuj mniejsze, stawiaj obozy, wieże i zamki, bierz do niewoli Cesarzy przeciwników. Wygrywa ten, kto ma dwanaście punktów i budynek w stolicy, albo ten, kto ostatni zostanie na planszy.
edition-foxgames-2017 = Wydanie polskie, 2017

## Miejsca i kolory

seat-1 = Gracz 1
seat-2 = Gracz 2
seat-3 = Gracz 3
seat-4 = Gracz 4
colour-light-blue = Niebieski
colour-navy = Granatowy
colour-purple = Fioletowy
colour-grey = Szary
light_blue = { colour-light-blue }
navy = { colour-navy }
purple = { colour-purple }
grey = { colour-grey }

## Co leży na stole

terrain-space = Pole
terrain-sinkhole = Zapadlisko
terrain-stone_desert = Kamienna pustynia
terrain-gorge = Wąwóz
terrain-capital = Stolica
terrain-mountain = Góra
terrain-storm = Pole burzy
terrain-portal = Portal
terrain-temple_wind = Świątynia Wiatru
terrain-temple_moon = Świątynia Księżyca
terrain-temple_sand = Świątynia Piasku

feature-pyramid = Piramida
feature-lighthouse = Latarnia Morska

building-camp = obóz
building-tower = wieża
building-castle = zamek

thing-stack = Stos
thing-disc = Dysk
thing-discs = Dyski
thing-emperor = Cesarz
thing-reserve = Rezerwa
thing-prison = Więzienie
thing-box = Poza grą
thing-points = Punkty

## Warianty i opcje

variant-storms = Labirynt Burz
variant-portals = Portale
variant-pyramids = Piramidy
variant-lighthouse = Latarnia Morska
variant-temple_wind = Świątynia Wiatru
variant-temple_moon = Świątynia Księżyca
variant-temple_sand = Świątynia Piasku

option-seats = Gracze
option-seats-help = Im więcej graczy, tym większa plansza.
option-seats-2 = 2 graczy
option-seats-3 = 3 graczy
option-seats-4 = 4 graczy
option-layout = Kształt planszy
option-layout-help = Jak leżą duże kafle: w trzech rzędach albo w gwiazdę.
option-layout-rows = Rzędy
option-layout-star = Gwiazda
option-board = Plansza
option-board-help = Kafle przemieszane i obrócone losowo albo za każdym razem ta sama plansza.
option-board-random = Losowa
option-board-reference = Zawsze ta sama
option-colours = Kolory
option-colours-help = Kolory losowane albo przydzielane w kolejności miejsc.
option-colours-drawn = Losowane
option-colours-fixed = W kolejności miejsc
option-storms = { variant-storms }
option-storms-help = Ile małych kafli z polami burz dołączyć do planszy. Burza zabiera dysk każdemu stosowi, który na nią trafi.
option-storms-0 = Brak
option-portals = { variant-portals }
option-portals-help = Dwa portale na planszy: stos, który wejdzie do jednego, wychodzi drugim.
option-portals-true = Tak
option-portals-false = Nie
option-pyramids = { variant-pyramids }
option-pyramids-help = Ile piramid dołączyć do planszy. Każda daje 2 punkty graczowi, który ma wokół niej najwięcej stosów. Dla 2 graczy wystarczy jedna, dla większej liczby najlepsze są dwie.
option-pyramids-0 = Brak
option-pyramids-1 = Jedna
option-pyramids-2 = Dwie
option-lighthouse = { variant-lighthouse }
option-lighthouse-help = Graczowi, który ma wokół Latarni najwięcej stosów, burze nie szkodzą. Potrzebne są burze albo piramidy.
option-lighthouse-true = Tak
option-lighthouse-false = Nie
option-temple_wind = { variant-temple_wind }
option-temple_wind-help = Kto ma na niej budynek, może w jednej turze wzmocnić kilka stosów, w dowolnej kolejności.
option-temple_wind-true = Tak
option-temple_wind-false = Nie
option-temple_moon = { variant-temple_moon }
option-temple_moon-help = Kto ma na niej budynek, może poświęcić dwa dyski z rezerwy, aby położyć jeden dysk na dowolnym własnym stosie lub niezajętym polu.
option-temple_moon-true = Tak
option-temple_moon-false = Nie
option-temple_sand = { variant-temple_sand }
option-temple_sand-help = Kto ma na niej budynek, może przed akcją poświęcić dwa dyski z rezerwy, aby odesłać jeden wrogi dysk do rezerwy właściciela.
option-temple_sand-true = Tak
option-temple_sand-false = Nie
option-temple_tiles = Kafle świątyń
option-temple_tiles-help = Które kafle zastępują Świątynie Księżyca i Piasku. W instrukcji obie zastępują kafel E, więc można użyć tylko jednej.
option-temple_tiles-own = Dwa różne kafle
option-temple_tiles-rulebook = Jak w instrukcji
option-last_builder = Dwanaście punktów ostatnim dyskiem
option-last_builder-help = Zostało dwóch graczy, a jeden z nich buduje swoim ostatnim dyskiem i osiąga dwanaście punktów ze stolicą: kto wygrywa?
option-last_builder-shared = Obaj gracze
option-last_builder-alone = Tylko budujący
option-exchange_chain = Łańcuch wymian
option-exchange_chain-help = Czy gracz, który w wymianie dostał Cesarza, oddaje go dalej za własnego, jeśli ten też jest w niewoli?
option-exchange_chain-true = Tak
option-exchange_chain-false = Nie
option-majority = Większość wokół piramid i Latarni
option-majority-help = Co znaczy większość na trzech polach.
option-majority-most = Więcej niż ktokolwiek inny
option-majority-more-than-half = Co najmniej dwa z trzech
option-wind_limit = Dyski dzięki Świątyni Wiatru
option-wind_limit-help = Ile dysków jej właściciel może dołożyć w jednej turze, licząc wszystkie stosy.
option-wind_limit-none = Bez ograniczenia
option-wind_limit-three = Najwyżej trzy
option-moon_use = Użycie Świątyni Księżyca
option-moon_use-help = Czy zastępuje zwykłe Zbrojenie, czy jest dodatkiem do niego?
option-moon_use-instead = Zamiast Zbrojenia
option-moon_use-also = Oprócz Zbrojenia
option-moon_times = Świątynia Księżyca w jednej turze
option-moon_times-help = Ile razy można jej użyć.
option-moon_times-once = Raz
option-moon_times-any = Póki starcza dysków
option-last_capture = Ostatnie dyski obu graczy
option-last_capture-help = Ostatni dysk niszczy ostatnie dyski przeciwnika i pojmuje Cesarza, dając dwanaście punktów i stolicę na pustej planszy: jak kończy się gra?
option-last_capture-everybody-loses = Wszyscy przegrywają
option-last_capture-points-first = Liczą się punkty
option-no_progress = Koniec bez postępu
option-no_progress-help = Po tylu turach bez ataku, budowy i zmiany punktów gra się kończy i wygrywa gracz z największą liczbą punktów.
option-no_progress-0 = Nigdy
option-repetition = Powtórzone pozycje
option-repetition-help = Czy atak lub budowa liczy się jako postęp, jeśli tura kończy się taką samą pozycją jak jedna z ostatnich 32 tur?
option-repetition-true = To nie postęp
option-repetition-false = To postęp
option-turn_limit = Najdłuższa gra
option-turn_limit-help = Po tylu turach gra się kończy i wygrywa gracz z największą liczbą punktów.
option-turn_limit-0 = Bez ograniczenia

## Fazy: nazwa i pytanie

phase-tiles = Kafle
phase-tiles-prompt = Układanie dużych kafli.
phase-turns = Obracanie kafli
phase-turns-prompt = Obracanie dużych kafli.
phase-small-tiles = Małe kafle
phase-small-tiles-prompt = Układanie małych kafli.
phase-discs = Dyski
phase-discs-prompt = Na każde pole trafia jeden dysk.
phase-colours = Kolory
phase-colours-prompt = Losowanie kolorów.
phase-first = Pierwszy gracz
phase-first-prompt = Losowanie pierwszego gracza.
phase-swap = Przed pierwszą turą
phase-swap-prompt = Twój Cesarz może zamienić się miejscami z innym twoim dyskiem.
phase-act = Faza Działania
phase-act-prompt = Porusz stos albo buduj.
phase-lose = Burza
phase-lose-prompt = Wybierz, co burze zabierają twojemu stosowi.
phase-march = Wymuszony przemarsz
phase-march-prompt = Poświęcić trzy dyski z rezerwy, żeby wykonać dodatkową akcję?
phase-reinforce = Faza Zbrojenia
phase-reinforce-prompt = Dołóż dyski z rezerwy do jednego ze stosów.
phase-reinforce-prompt-wind = Dołóż dyski z rezerwy do jednego lub kilku stosów, w dowolnej kolejności, do każdego raz.
phase-over = Koniec
phase-over-prompt = Gra się skończyła.

## Akcje i przyciski

action-move = Ruch
action-build = Budowa
action-reinforce = Zbrojenie
action-moon = Świątynia Księżyca
action-sand = Świątynia Piasku
action-swap = Zamiana Cesarza
action-lose = Strata w burzy
action-march = Wymuszony przemarsz
action-halt = Bez przemarszu
action-done = Koniec Zbrojenia
action-pass = Pominięcie akcji
action-keep = Cesarz zostaje

button-march = Wymuszony przemarsz (3 dyski)
button-halt = Bez przemarszu
button-done = Gotowe
button-pass = Pomiń akcję
button-keep = Cesarz zostaje
button-discs = { $count ->
    [one] Jeden dysk
    [few] { $count } dyski
   *[many] { $count } dysków
}
button-loss = { $emperor ->
    [0] { $count ->
        [0] Żaden dysk
        [one] Jeden dysk
        [few] { $count } dyski
       *[many] { $count } dysków
    }
   *[1] { $count ->
        [one] Cesarz
        [few] { $count } dyski, w tym Cesarz
       *[many] { $count } dysków, w tym Cesarz
    }
}
payment-with-emperor = Także Cesarz
payment-without-emperor = Bez Cesarza

## Pochodzenie

provenance-rulebook = z instrukcji
provenance-derived = wynika z instrukcji
provenance-found = z publicznego opisu gry
provenance-reconstruction = nasza rekonstrukcja; element w pudełku może wyglądać inaczej

## Zdarzenia

event-moved = { $count ->
    [one] { $who }: dysk przechodzi z { $from } na { $to }.
    [few] { $who }: stos { $count } dysków przechodzi z { $from } na { $to }.
   *[many] { $who }: stos { $count } dysków przechodzi z { $from } na { $to }.
}
event-regrouped = { $count ->
    [one] { $who }: przegrupowanie z { $from } na { $to }, stoi tam teraz { $count } dysk.
    [few] { $who }: przegrupowanie z { $from } na { $to }, stoją tam teraz { $count } dyski.
   *[many] { $who }: przegrupowanie z { $from } na { $to }, stoi tam teraz { $count } dysków.
}
event-attacked = { $who }: atak z { $from } na { $to }, zniszczony stos przeciwnika ({ $victim }).
event-kamikaze = { $emperor ->
    [0] { $who }: Kamikadze z { $from } na { $to }. Cztery dyski przeciwnika ({ $victim }) wracają do rezerwy, a napastnik do swojej.
   *[1] { $who }: Cesarz jako Kamikadze z { $from } na { $to }. Cztery dyski przeciwnika ({ $victim }) schodzą z planszy, a Cesarz wraca do własnej rezerwy.
}
event-captured = { $who }: Cesarz przeciwnika ({ $victim }) trafia do niewoli.
event-exchanged = { $both ->
    [0] Wymiana Cesarzy. { $who } odzyskuje własnego, a { $gaoler } dostaje pojmanego (jego kolor: { $captive }).
   *[1] Wymiana Cesarzy. { $who } i { $gaoler } odzyskują własnych.
}
event-storm = { $emperor ->
    [0] { $count ->
        [one] { $who }: burza zabiera dysk ze stosu z { $from }.
        [few] { $who }: burze zabierają { $count } dyski ze stosu z { $from }.
       *[many] { $who }: burze zabierają { $count } dysków ze stosu z { $from }.
    }
   *[1] { $count ->
        [one] { $who }: burza zabiera Cesarza ze stosu z { $from }.
        [few] { $who }: burze zabierają { $count } dyski ze stosu z { $from }, w tym Cesarza.
       *[many] { $who }: burze zabierają { $count } dysków ze stosu z { $from }, w tym Cesarza.
    }
}
event-built = { $emperor ->
    [0] { $count ->
        [one] { $who } buduje na { $site }: { $building } ({ $count } dysk z { $from }).
        [few] { $who } buduje na { $site }: { $building } ({ $count } dyski z { $from }).
       *[many] { $who } buduje na { $site }: { $building } ({ $count } dysków z { $from }).
    }
   *[1] { $count ->
        [one] { $who } buduje na { $site }: { $building } (Cesarz z { $from }).
        [few] { $who } buduje na { $site }: { $building } ({ $count } dyski z { $from }, w tym Cesarz).
       *[many] { $who } buduje na { $site }: { $building } ({ $count } dysków z { $from }, w tym Cesarz).
    }
}
event-building-returned = { $who }: { $building } z { $site } wraca do rezerwy.
event-marched = { $who } poświęca trzy dyski na wymuszony przemarsz.
event-reinforced = { $emperor ->
    [0] { $count ->
        [one] { $who }: Zbrojenie, { $count } dysk na { $space }.
        [few] { $who }: Zbrojenie, { $count } dyski na { $space }.
       *[many] { $who }: Zbrojenie, { $count } dysków na { $space }.
    }
   *[1] { $count ->
        [one] { $who }: Zbrojenie, Cesarz na { $space }.
        [few] { $who }: Zbrojenie, { $count } dyski na { $space }, na wierzchu Cesarz.
       *[many] { $who }: Zbrojenie, { $count } dysków na { $space }, na wierzchu Cesarz.
    }
}
event-moon = { $emperor ->
    [0] { $who } używa Świątyni Księżyca: dwa dyski opuszczają grę, jeden wchodzi na { $space }.
   *[1] { $who } używa Świątyni Księżyca: dwa dyski opuszczają grę, a Cesarz wchodzi na { $space }.
}
event-sand = { $who } używa Świątyni Piasku: dwa dyski opuszczają grę, a wrogi dysk ({ $victim }) z { $space } wraca do rezerwy.
event-eliminated = { $who } nie ma już dysków na planszy i odpada z gry.
event-passed = { $who } nie może wykonać ruchu ani budować i pomija akcję.
event-swapped = { $who }: Cesarz zamienia się miejscami z innym dyskiem: z { $from } na { $to }.
event-kept = { $who }: Cesarz zostaje na swoim miejscu.
event-turn = Tura { $number }: { $who }.
event-disc-laid = { $emperor ->
    [0] { $who }: dysk na { $space }.
   *[1] { $who }: Cesarz na { $space }.
}
event-colour-drawn = { $seat } ma kolor: { $colour }.
event-first-drawn = { $who } zaczyna.
event-board-laid = Plansza jest ułożona.
event-tile-laid = Kafel { $tile } leży na miejscu { $slot }.
event-tiles-turned-again = W tym układzie pola się nie łączą: kafle są obracane jeszcze raz.
event-small-tile-laid = Mały kafel { $tile } jest ułożony.
event-small-tiles-laid-again = Dla następnego małego kafla nie ma już miejsca: wszystkie małe kafle są układane od nowa.
event-ended = { $ending ->
    [points] { $count ->
        [0] Nikt nie wygrywa.
       *[1] { $winner1 } wygrywa: dwanaście punktów i stolica.
    }
    [last-on-board] { $count ->
        [0] Nikt nie wygrywa.
       *[1] { $winner1 } wygrywa: nikt inny nie ma dysków na planszy.
    }
    [everybody-loses] Na planszy nie został ani jeden dysk: wszyscy przegrywają.
    [shared-win] { $winner1 } i { $winner2 } wygrywają razem: jeden na punkty swoim ostatnim dyskiem, drugi jako ostatni na planszy.
    [no-progress] Zbyt długo nic się nie zmieniło, więc rozstrzygają punkty: { event-ended-winners }.
   *[turn-limit] Minęła ostatnia tura, więc rozstrzygają punkty: { event-ended-winners }.
}
event-ended-winners = { $count ->
    [0] nikt nie wygrywa
    [1] { $winner1 } wygrywa
    [2] { $winner1 } i { $winner2 } wygrywają razem
    [3] { $winner1 }, { $winner2 } i { $winner3 } wygrywają razem
   *[4] { $winner1 }, { $winner2 }, { $winner3 } i { $winner4 } wygrywają razem
}

## Zakończenia

ending-points = Dwanaście punktów i stolica
ending-last-on-board = Ostatni na planszy
ending-everybody-loses = Wszyscy przegrywają
ending-shared-win = Wspólne zwycięstwo
ending-no-progress = Brak postępu
ending-turn-limit = Koniec ostatniej tury

## Rozdziały instrukcji

setting-up = Przygotowanie do gry
course-of-a-turn = Przebieg tury
moving = Ruch
building = Budowa
forced-march = Wymuszony przemarsz
emperor = Cesarz
reinforcement = Faza Zbrojenia
storms = Labirynt Burz
temples = Świątynie
temple-wind = Świątynia Wiatru

## Słowa w odmowach

word-building = { $building ->
    [camp] obóz
    [tower] wieża
   *[castle] zamek
}
word-standing = { $standing ->
    [camp] obóz
    [tower] wieża
   *[castle] zamek
}
word-enemy-building = { $standing ->
    [camp] wrogi obóz
    [tower] wroga wieża
   *[castle] wrogi zamek
}
word-highest = { $highest ->
    [camp] obóz
    [tower] wieża
   *[castle] zamek
}
word-terrain = { $terrain ->
    [space] pole dla stosów
    [storm] pole burzy
    [sinkhole] zapadlisko
    [stone_desert] kamienna pustynia
    [gorge] wąwóz
    [capital] stolica
    [mountain] góra
    [portal] portal
    [temple_wind] Świątynia Wiatru
    [temple_moon] Świątynia Księżyca
   *[temple_sand] Świątynia Piasku
}
word-temple = { $temple ->
    [moon] Świątynia Księżyca
   *[sand] Świątynia Piasku
}
word-open-stacks = { $count ->
    [0] teraz nie możesz wzmocnić żadnego stosu
    [one] masz jeden taki stos
    [few] masz { $count } takie stosy
   *[many] masz { $count } takich stosów
}

## Odmowy: powód i rada

refusal-wrong-phase = { $kind ->
    [move] Stosy poruszają się w fazie Działania, nie teraz
    [build] Buduje się w fazie Działania, nie teraz
    [reinforce] Stosy wzmacnia się po akcji, nie teraz
    [moon] Świątynia Księżyca pomaga w fazie Zbrojenia, nie teraz
    [sand] Świątynia Piasku pomaga przed akcją, nie teraz
    [swap] Cesarz może zmienić miejsce tylko przed pierwszą turą
    [lose] Burze niczego teraz nie zabierają
    [march] Wymuszony przemarsz kupuje się zaraz po akcji, raz na turę, za dyski z rezerwy (potrzeba { $needed }, masz { $there })
    [halt] Nie ma teraz przemarszu, z którego można zrezygnować
    [done] Nie ma teraz Zbrojenia, które można zakończyć
    [pass] Nie ma teraz akcji, którą można pominąć
   *[keep] Cesarze zajęli swoje miejsca przed pierwszą turą
}
advice-wrong-phase-swap = Dotknij dysku, z którym zamieni się twój Cesarz, albo zostaw Cesarza na miejscu.
advice-wrong-phase-act = Porusz stos albo buduj.
advice-wrong-phase-lose = Najpierw wybierz, co burze zabierają stosowi, który jest w drodze.
advice-wrong-phase-march = Najpierw zdecyduj o wymuszonym przemarszu.
advice-wrong-phase-reinforce = Dołóż dyski z rezerwy do jednego ze swoich stosów.
refusal-not-your-stack = { $holder ->
    [nobody] Na { $stack } nie ma stosu
   *[enemy] Stos na { $stack } nie jest twój: gra nim { $who }
}
advice-not-your-stack = { $phase ->
    [swap] Dotknij jednego ze swoich dysków.
    [reinforce] Wybierz własny stos, który można wzmocnić; { word-open-stacks }.
   *[act] Najpierw dotknij własnego stosu, potem pola, na które ma przejść, albo terenu pod budowę.
}
refusal-same-space = Ten stos już stoi na { $stack }
advice-same-space = Ruch kończy się na innym polu: wybierz je.
refusal-no-such-space = { $terrain ->
    [none] Na tej planszy nie ma takiego pola
    [sinkhole] { $cell } to zapadlisko: nie można tam wejść ani budować
    [portal] { $cell } to portal: stos przez niego przechodzi, ale nigdy się na nim nie zatrzymuje
   *[other] { $cell } to { word-terrain }, a nie pole dla stosów
}
advice-no-such-space = { $phase ->
    [act] Wybierz pole z okręgiem albo teren pod budowę obok stosu.
   *[other] Wybierz pole z okręgiem.
}
refusal-no-way = Stos z { $stack } nie dojdzie na { $goal }: nie prowadzi tam żadna droga po niezajętych polach
advice-no-way = Drogę zagradzają stosy i tereny. Wybierz cel, do którego prowadzą niezajęte pola, albo najpierw utoruj drogę.
refusal-storm-takes-last-disc = { $mine ->
    [one] Stos z { $stack } nie dojdzie na { $goal }: burza po drodze zabrałaby jego jedyny dysk
    [few] Stos z { $stack } nie dojdzie na { $goal }: burze po drodze zabrałyby wszystkie jego { $mine } dyski
   *[many] Stos z { $stack } nie dojdzie na { $goal }: burze po drodze zabrałyby wszystkie jego dyski ({ $mine })
}
advice-storm-takes-last-disc = Wybierz cel, przed którym jest mniej burz, albo najpierw przegrupuj dyski w wyższy stos.
refusal-too-tall = { $mine ->
    [one] Nie możesz połączyć { $stack } z { $goal }: { $mine } dysk i { $theirs } to razem więcej niż { $limit } w jednym stosie
    [few] Nie możesz połączyć { $stack } z { $goal }: { $mine } dyski i { $theirs } to razem więcej niż { $limit } w jednym stosie
   *[many] Nie możesz połączyć { $stack } z { $goal }: { $mine } dysków i { $theirs } to razem więcej niż { $limit } w jednym stosie
}
advice-too-tall = Wybierz niższy własny stos albo niezajęte pole.
refusal-not-stronger = { $storm ->
    [0] { $mine ->
        [one] Nie możesz zaatakować { $goal } z { $stack }: masz { $mine } dysk, a obrońca ({ $who }) { $theirs }
        [few] Nie możesz zaatakować { $goal } z { $stack }: masz { $mine } dyski, a obrońca ({ $who }) { $theirs }
       *[many] Nie możesz zaatakować { $goal } z { $stack }: masz { $mine } dysków, a obrońca ({ $who }) { $theirs }
    }
   *[1] Nie możesz zaatakować { $goal } z { $stack }: burze po drodze zabierają dyski, a to, co zostanie z { $mine }, nie pokona tego, co ma tam { $who }: { $theirs }
}
advice-not-stronger = Atakuj większą liczbą dysków, niż ma obrońca. Z Cesarzem wystarczy równa, a pojedynczy dysk niszczy stos dokładnie czterech.
refusal-no-such-loss = { $emperor ->
    [0] { $count ->
        [0] Każda droga z { $stack } na { $goal } prowadzi przez burzę
        [one] Burze między { $stack } a { $goal } nie mogą zabrać { $count } dysku
        [few] Burze między { $stack } a { $goal } nie mogą zabrać { $count } dysków
       *[many] Burze między { $stack } a { $goal } nie mogą zabrać { $count } dysków
    }
   *[1] Burze między { $stack } a { $goal } nie mogą zabrać tylu dysków razem z Cesarzem
}
advice-no-such-loss = Wybierz jedną z proponowanych strat.
refusal-no-site = { $terrain ->
    [none] Z tej strony { $stack } nie ma terenu pod budowę
    [space] { $site } to pole dla stosów: nie można tam budować
    [storm] { $site } to pole burzy: nie można tam budować
    [sinkhole] { $site } to zapadlisko: nie można tam budować
    [portal] { $site } to portal: nie można tam budować
   *[other] Stos z { $stack } nie może budować na { $site }: nie sąsiaduje z tym terenem
}
advice-no-site = Za budynek płaci jeden stos, który sąsiaduje z terenem. Wybierz teren obok stosu: kamienną pustynię, wąwóz, górę, stolicę albo świątynię.
refusal-terrain-too-low = { $site } to { word-terrain }: najcenniejszy budynek na takim terenie to { word-highest }, { word-building } tu nie stanie
advice-terrain-too-low = Wieże buduje się na wąwozach, w stolicach i na górach, zamki tylko na górach.
refusal-first-a-camp = Na { $site } nie może od razu stanąć { word-building }: pierwszy budynek na niezajętym terenie to zawsze obóz
advice-first-a-camp = Zbuduj tam najpierw obóz.
refusal-one-level-up = { $standing ->
    [castle] Na { $site } stoi twój zamek: cenniejszego budynku nie ma
   *[other] Na { $site } stoi już twój budynek ({ word-standing }), więc nie może tam stanąć { word-building }: własne budynki ulepsza się po kolei
}
advice-one-level-up = { $standing ->
    [camp] Obóz można ulepszyć w wieżę.
    [tower] Wieżę można ulepszyć w zamek.
   *[castle] Wybierz inny teren.
}
refusal-same-or-one-up = Na { $site } stoi wrogi budynek ({ $who }: { word-standing }), którego { word-building } nie zastąpi
advice-same-or-one-up = { $standing ->
    [camp] Wrogi obóz można zastąpić obozem albo wieżą.
    [tower] Wrogą wieżę można zastąpić wieżą albo zamkiem.
   *[castle] Wrogi zamek można zastąpić tylko zamkiem.
}
refusal-none-left = { $building ->
    [camp] Nie masz już obozu w rezerwie: na planszy jest ich { $count }, czyli wszystkie
    [tower] Nie masz już wieży w rezerwie: na planszy jest ich { $count }, czyli wszystkie
   *[castle] Twój jedyny zamek stoi już na planszy
}
advice-none-left = { $better ->
    [0] Zbuduj coś innego. Taki budynek wraca do rezerwy tylko wtedy, gdy zastąpi go przeciwnik.
   *[1] Zbuduj coś innego albo ulepsz jeden z tych budynków, żeby wrócił do rezerwy.
}
refusal-too-few-discs = { $holder ->
    [enemy] Zastąpienie wrogiego budynku na { $site } własnym ({ word-building }) wymaga dysków z jednego stosu: potrzeba { $needed }, a { $stack } ma { $there }
   *[other] { $needed ->
        [one] Za budynek na { $site } ({ word-building }) jeden stos oddaje { $needed } dysk, a { $stack } ma { $there }
        [few] Za budynek na { $site } ({ word-building }) jeden stos oddaje { $needed } dyski, a { $stack } ma { $there }
       *[many] Za budynek na { $site } ({ word-building }) jeden stos oddaje { $needed } dysków, a { $stack } ma { $there }
    }
}
advice-too-few-discs = Zapłać z wyższego stosu obok tego terenu. Kilka stosów nie może płacić razem; najpierw je przegrupuj.
refusal-no-emperor-here = W stosie na { $stack } nie ma twojego Cesarza, więc nie możesz nim zapłacić
advice-no-emperor-here = Zapłać zwykłymi dyskami.
refusal-emperor-must-go = { $needed ->
    [one] Budowa zabiera jedyny dysk z { $stack }: twojego Cesarza
    [few] Budowa zabiera wszystkie { $needed } dyski z { $stack }, także Cesarza
   *[many] Budowa zabiera wszystkie dyski z { $stack } ({ $needed }), także Cesarza
}
advice-emperor-must-go = Zapłać także Cesarzem; czeka on w rezerwie i wraca jako pierwszy. Albo zapłać z innego stosu.
refusal-march-too-dear = Wymuszony przemarsz kosztuje { $needed ->
        [one] { $needed } dysk
        [few] { $needed } dyski
       *[many] { $needed } dysków
    } z rezerwy, nie licząc Cesarza, a masz { $there }
advice-march-too-dear = Przejdź do Zbrojenia.
refusal-march-without-action = Wymuszony przemarsz nic by nie dał: nie możesz wykonać ruchu ani budować
advice-march-without-action = Przejdź do Zbrojenia.
refusal-can-act = Akcja jest obowiązkowa, a możesz jeszcze wykonać ruch lub budować
advice-can-act = { $count ->
    [one] Dotknij stosu, który może się poruszyć lub budować; masz jeden taki.
    [few] Dotknij jednego ze stosów, które mogą się poruszyć lub budować; masz { $count } takie.
   *[many] Dotknij jednego ze stosów, które mogą się poruszyć lub budować; masz { $count } takich.
}
refusal-reserve-empty = Twoja rezerwa jest pusta
advice-reserve-empty = Bez dysków w rezerwie nie ma czym wzmacniać stosów.
refusal-stack-full = Stos na { $stack } jest pełny: ma już { $limit ->
        [one] { $limit } dysk
        [few] { $limit } dyski
       *[many] { $limit } dysków
    }
advice-stack-full = { $kind ->
    [moon] Wybierz niższy własny stos albo niezajęte pole.
   *[reinforce] Wybierz niższy stos, który można wzmocnić; { word-open-stacks }.
}
refusal-near-enemy-building = Nie możesz wzmocnić { $stack }: obok, na { $site }, stoi { word-enemy-building }
advice-near-enemy-building = Wybierz stos, który nie sąsiaduje z wrogim budynkiem; { word-open-stacks }.
refusal-storm-stack = Nie możesz wzmocnić { $stack }: ten stos stoi na polu burzy
advice-storm-stack = Wybierz stos poza burzami; { word-open-stacks }. W burzy wzmacnia tylko ten, kto ma większość wokół Latarni Morskiej.
refusal-not-so-many = { $most ->
    [0] W tej turze nie można już dołożyć dysków do { $stack }
    [one] Do { $stack } możesz dołożyć najwyżej { $most } dysk, a nie { $count }: w stosie jest { $height }, mieści się { $limit }, a w rezerwie masz { $there }
    [few] Do { $stack } możesz dołożyć najwyżej { $most } dyski, a nie { $count }: w stosie jest { $height }, mieści się { $limit }, a w rezerwie masz { $there }
   *[many] Do { $stack } możesz dołożyć najwyżej { $most } dysków, a nie { $count }: w stosie jest { $height }, mieści się { $limit }, a w rezerwie masz { $there }
}
advice-not-so-many = { $most ->
    [0] Użyj Świątyni Księżyca albo zakończ Zbrojenie.
    [one] Dołóż jeden dysk.
    [few] Dołóż najwyżej { $most } dyski.
   *[many] Dołóż najwyżej { $most } dysków.
}
refusal-emperor-alone = { $storms ->
    [0] Każdy twój stos, w którym jest miejsce, sąsiaduje z wrogim budynkiem, więc do { $stack } może dołączyć tylko Cesarz
   *[1] Każdy twój stos, w którym jest miejsce i którego wzmocnieniu nie przeszkadza burza, sąsiaduje z wrogim budynkiem, więc do { $stack } może dołączyć tylko Cesarz
}
advice-emperor-alone = Dołóż jeden dysk: będzie to Cesarz.
refusal-already-reinforced = Stos na { $stack } dostał już dyski w tej turze, a każdy stos dostaje je tylko raz
advice-already-reinforced = { $count ->
    [0] Zakończ Zbrojenie.
   *[other] Wybierz inny stos; { word-open-stacks }. Albo zakończ Zbrojenie.
}
refusal-one-stack-only = Wszystkie dyski jednego Zbrojenia trafiają na ten sam stos
advice-one-stack-only = Zakończ Zbrojenie. Kilka stosów wzmacnia tylko ten, kto ma budynek na Świątyni Wiatru.
refusal-must-reinforce = Co najmniej jeden dysk z rezerwy musi wrócić na planszę
advice-must-reinforce = Wybierz stos, który można wzmocnić; { word-open-stacks }.
refusal-no-temple = { $site ->
    [none] { word-temple } nie należy do tej planszy
   *[other] { $site } to { word-temple }, ale nie masz na niej budynku
}
advice-no-temple = { $site ->
    [none] Wybierz coś innego.
   *[other] Żeby tam budować, dotknij najpierw własnego stosu obok niej.
}
refusal-temple-used = { $kind ->
    [sand] Świątynia Piasku pomaga raz na turę, i to przed akcją
    [moon] { $moons ->
        [0] Świątynia Księżyca pomaga zamiast zwykłego Zbrojenia, a ono już trwa
       *[other] Świątynia Księżyca nie pomoże w tej turze po raz kolejny
    }
   *[reinforce] W tej turze Świątynia Księżyca zastąpiła zwykłe Zbrojenie
}
advice-temple-used = { $kind ->
    [sand] Porusz stos albo buduj.
   *[other] Graj dalej bez niej.
}
refusal-temple-too-dear = { word-temple } kosztuje { $needed ->
        [one] { $needed } dysk
        [few] { $needed } dyski
       *[many] { $needed } dysków
    } z rezerwy, nie licząc Cesarza, a masz { $there }
advice-temple-too-dear = Graj dalej bez niej.
refusal-nothing-to-place = Świątynia Księżyca kosztuje { $needed ->
        [one] { $needed } dysk
        [few] { $needed } dyski
       *[many] { $needed } dysków
    }, a potem w rezerwie nie zostałby żaden, który można położyć
advice-nothing-to-place = Wzmocnij zamiast tego jeden ze stosów.
refusal-space-taken = Na { $stack } stoi stos, którym gra { $who }
advice-space-taken = Wybierz niezajęte pole albo własny stos, w którym jest miejsce.
refusal-no-enemy-here = { $holder ->
    [nobody] Na { $stack } nie ma stosu
   *[own] Stos na { $stack } jest twój
}
advice-no-enemy-here = Wybierz wrogi stos, który straci dysk.
refusal-only-the-emperor = Jedyny dysk na { $stack } to Cesarz ({ $who }), a jego żadna świątynia nie rusza
advice-only-the-emperor = Wybierz wrogi stos, w którym jest inny dysk.
refusal-emperor-stays = Twój Cesarz już stoi na { $stack }
advice-emperor-stays = Dotknij innego swojego dysku albo zostaw Cesarza na miejscu.

## Dotknięcia, z których nie powstaje akcja

refusal-stack-first = { $site } to { word-terrain }: za budowę na tym terenie płaci stos, który z nim sąsiaduje
advice-stack-first = { $count ->
    [0] Żaden twój stos z nim nie sąsiaduje: najpierw przesuń tam jeden.
    [one] Dotknij najpierw stosu na { $stack }, a potem terenu.
   *[other] Dotknij najpierw jednego ze stosów obok (masz ich { $count }), a potem terenu.
}
refusal-stack-stuck = Stos na { $stack } nie może się poruszyć ani budować
advice-stack-stuck = { $count ->
    [0] Żaden twój stos nie może: pomiń akcję.
    [one] Wybierz ten, który może.
    [few] Wybierz jeden ze stosów, które mogą; masz { $count } takie.
   *[many] Wybierz jeden ze stosów, które mogą; masz { $count } takich.
}
refusal-unclear = Z tych dotknięć nie powstaje żadna akcja
advice-unclear = { $phase ->
    [swap] Dotknij jednego ze swoich dysków albo zostaw Cesarza na miejscu.
    [act] Dotknij własnego stosu, potem celu ruchu albo terenu i budynku.
    [lose] Wybierz, co zabierają burze.
    [march] Zdecyduj o wymuszonym przemarszu.
   *[reinforce] Dotknij własnego stosu, a potem wybierz, ile dysków dostanie.
}

terminal-help =
    Wiersz zaczyna się od litery i kolumny swojego pierwszego pola; kolumny biegną w dół w prawo, więc c4 sąsiaduje z c3, c5, b4, b5, d3 i d4.
    B3* to stos trzech dysków z Cesarzem, mB2 to góra z wieżą; 1 to obóz, 3 to zamek.
    Akcje: c4-e6 ruch, c4+e6 przegrupowanie, c4xe6 atak, c4 build b3 camp, reinforce c4 2, march, halt, done, pass.
    Przed pierwszą turą: swap c4 albo keep. Świątynie: moon c4 kładzie dysk na c4, sand c4 zabiera stamtąd jeden. Burze: lose 1 mówi, ile dysków zabierają.
    Słowo emperor na końcu, jak w c4 build b3 tower emperor albo lose 1 emperor, oznacza, że wśród oddawanych dysków jest Cesarz.

## Plansza na ekranie

board-title = Plansza
board-waiting = Pustynia nabiera kształtu …
board-turn = Tura { $number }
board-quiet = { $count ->
    [one] { $count } tura bez postępu; gra kończy się po { $limit }
    [few] { $count } tury bez postępu; gra kończy się po { $limit }
   *[many] { $count } tur bez postępu; gra kończy się po { $limit }
}
board-turns-left = { $count ->
    [one] Została { $count } tura
    [few] Zostały { $count } tury
   *[many] Zostało { $count } tur
}
board-points = Punkty: { $points } z { $goal }
board-capital = Kontroluje stolicę
board-no-capital = Jeszcze bez stolicy
board-reserve = { $count ->
    [one] Rezerwa: { $count } dysk
    [few] Rezerwa: { $count } dyski
   *[many] Rezerwa: { $count } dysków
}
board-stock = { $kind ->
    [camp] Obozy do zbudowania: { $count }
    [tower] Wieże do zbudowania: { $count }
   *[castle] Zamki do zbudowania: { $count }
}
board-out = Poza grą: { $count }
board-on-board = Na planszy: { $count }
board-prisoner = Jeniec: { $who }
board-emperor-board = Cesarz: { $cell }
board-emperor-reserve = Cesarz: w rezerwie
board-emperor-prison = Cesarz w niewoli: { $who }
board-eliminated = Poza grą
board-winner = Zwycięstwo
board-zoom-in = Powiększ
board-zoom-out = Pomniejsz
board-sources = Skąd to wiadomo
board-sources-tiles = Strony dużych kafli: { $provenance }.
board-sources-layout = Ułożenie kafli: { $provenance }.
board-sources-small = Małe kafle: { $provenance }.
board-sources-colours = Cztery kolory: { $provenance }.
board-sources-rules = Budynki, tereny i punkty: { $provenance }.

cell-ground = { $terrain ->
    [space] piasek
    [storm] burza
    [sinkhole] zapadlisko
    [stone_desert] kamienna pustynia
    [gorge] wąwóz
    [capital] stolica
    [mountain] góra
    [portal] portal
    [temple_wind] Świątynia Wiatru
    [temple_moon] Świątynia Księżyca
    [temple_sand] Świątynia Piasku
   *[other] teren
}
cell-stack = { $height ->
    [one] { $cell }: { cell-ground }, { $who }, { $height } dysk
    [few] { $cell }: { cell-ground }, { $who }, stos: { $height } dyski
   *[many] { $cell }: { cell-ground }, { $who }, stos: { $height } dysków
}
cell-emperor = { $height ->
    [one] { $cell }: { cell-ground }, { $who }, sam Cesarz
    [few] { $cell }: { cell-ground }, { $who }, stos z Cesarzem: { $height } dyski
   *[many] { $cell }: { cell-ground }, { $who }, stos z Cesarzem: { $height } dysków
}
cell-building = { $cell }: { cell-ground }, { $building }, { $who }
cell-beside = { $feature ->
    [pyramid] przy piramidzie
   *[lighthouse] przy Latarni Morskiej
}
cell-up-to = { $highest ->
    [1] tylko obóz
    [2] najwyżej wieża
   *[3] nawet zamek
}
cell-lit = można wybrać
cell-touched = wybrane

label-stack = { $height ->
    [one] { $cell }, { $who }, { $height } dysk
    [few] { $cell }, { $who }, { $height } dyski
   *[many] { $cell }, { $who }, { $height } dysków
}
label-emperor = { $height ->
    [one] { $cell }, { $who }, Cesarz
    [few] { $cell }, { $who }, { $height } dyski z Cesarzem
   *[many] { $cell }, { $who }, { $height } dysków z Cesarzem
}

say-move = Przesuń { $from } na { $to }
say-join = Przesuń { $from } na { $to } i połącz
say-take = Z { $from } zaatakuj { $to } ({ $who })
say-build = { $kind ->
    [camp] Zbuduj obóz na { $site } dyskami z { $from }
    [tower] Zbuduj wieżę na { $site } dyskami z { $from }
   *[castle] Zbuduj zamek na { $site } dyskami z { $from }
}
say-reinforce = { $count ->
    [one] Wzmocnij { $space }: { $count } dysk
    [few] Wzmocnij { $space }: { $count } dyski
   *[many] Wzmocnij { $space }: { $count } dysków
}
say-moon = Świątynia Księżyca: połóż dysk na { $space }
say-sand = Świątynia Piasku: zdejmij dysk z { $space } ({ $who })
say-swap = Cesarz zamienia się miejscami z dyskiem na { $space }
say-lose = Oddaj burzom: { $loss }

sum-course = Tura { $number }: { $who }, { $phase }.
sum-points = { $capital ->
    [0] { $points ->
        [one] { $who }: { $points } punkt z { $goal }, bez stolicy.
        [few] { $who }: { $points } punkty z { $goal }, bez stolicy.
       *[many] { $who }: { $points } punktów z { $goal }, bez stolicy.
    }
   *[1] { $points ->
        [one] { $who }: { $points } punkt z { $goal }, ze stolicą.
        [few] { $who }: { $points } punkty z { $goal }, ze stolicą.
       *[many] { $who }: { $points } punktów z { $goal }, ze stolicą.
    }
}
sum-stacks = { $count ->
    [0] Żadnego stosu na planszy.
    [one] { $count } stos: { $list }.
    [few] { $count } stosy: { $list }.
   *[many] { $count } stosów: { $list }.
}
sum-stack = { $height ->
    [one] { $cell }
    [few] { $cell } ({ $height } dyski)
   *[many] { $cell } ({ $height } dysków)
}
sum-crowned = { $height ->
    [one] { $cell } (Cesarz)
    [few] { $cell } ({ $height } dyski z Cesarzem)
   *[many] { $cell } ({ $height } dysków z Cesarzem)
}
sum-reserve = { $count ->
    [0] Rezerwa jest pusta.
    [one] W rezerwie { $count } dysk.
    [few] W rezerwie { $count } dyski.
   *[many] W rezerwie { $count } dysków.
}
sum-emperor-reserve = Cesarz czeka w rezerwie.
sum-emperor-prison = Cesarz jest w niewoli; więzi go { $who }.
sum-buildings = Budynki: { $list }.
sum-prison = W więzieniu Cesarz: { $list }.
sum-out = { $who }: poza grą.
