# Saga: każde słowo, które czyta gracz.
#
# Argumenty, które są kluczami tego pliku, przychodzą przetłumaczone; słowa bez własnego klucza ($ending) tylko wybierają
# wariant. Nazwy obszarów stoją zawsze w mianowniku. Imion przywódców nie znamy: te przydomki są nasze.

title = Saga: Wikingowie kontra Anglosasi
description = Najeźdźcy zza morza przeciw królestwom Anglii, od ósmego do jedenastego wieku. Obaj gracze wybierają z tych samych czterech kafli akcji: wikingowie lądują, rekrutują, prowadzą zwiad i łupią, Anglosasi wznoszą grody, zwołują fyrd i płacą trybut. O bitwach rozstrzygają ukryci przywódcy. Wikingom potrzeba pięciu obszarów, ośmiu monet albo Anglii bez wroga; Anglosasi mają wytrwać, aż spotkają się znaczniki na torze rund.
edition-phalanx = Wydanie Phalanx

## Strony

side-viking = Wikingowie
side-saxon = Anglosasi
viking = { side-viking }
saxon = { side-saxon }

## Plansza

area-northumbria = Nortumbria
area-east-anglia = Anglia Wschodnia
area-essex = Essex
area-kent = Kent
area-sussex = Sussex
area-mercia = Mercja
area-wessex = Wessex
area-north = Skandynawia, północ
area-centre = Skandynawia, środek
area-south = Skandynawia, południe
area-drakkar = Drakkar
kind-coastal = Obszar przybrzeżny
kind-inland = Obszar śródlądowy
kind-scandinavia = Obszar Skandynawii
kind-drakkar = W drodze do domu

thing-area = Obszar
thing-burh = Gród
thing-coin = Moneta
thing-coins = Monety
thing-count = Liczba
thing-supply = Zasoby
thing-bank = Zasoby ogólne
thing-aside = Odłożony
thing-gone = Usunięci
thing-track = Tor rund
thing-round = Runda
thing-round-marker = Znacznik rundy
thing-burh-marker = Znacznik grodu
thing-initiative = Inicjatywa
thing-target = Cel wyprawy
thing-hidden = zakryty
thing-tile = Kafel
thing-tiles = Kafle akcji
thing-leader = Przywódca
thing-leaders = Przywódcy
thing-unknown = nieznany
thing-battle = Bitwa
thing-strength = Siła
thing-resolved = rozpatrzony
thing-seen = już widziany
thing-engaged = związani walką

target-northumbria = Cel: Nortumbria
target-east-anglia = Cel: Anglia Wschodnia
target-essex = Cel: Essex
target-kent = Cel: Kent
target-sussex = Cel: Sussex
target-random = Losowy cel wyprawy

## Jednostki

unit-viking-warrior = wojownik wikingów
unit-saxon-warrior = wojownik Anglosasów
leader-viking-1 = przywódca wikingów nr 1
leader-viking-2 = przywódca wikingów nr 2
leader-viking-3 = przywódca wikingów nr 3
leader-viking-4 = przywódca wikingów nr 4
leader-saxon-1 = przywódca Anglosasów nr 1
leader-saxon-2 = przywódca Anglosasów nr 2
leader-saxon-3 = przywódca Anglosasów nr 3
leader-saxon-4 = przywódca Anglosasów nr 4

face-stormer = Zdobywca
face-stormer-help = W obszarze z grodem ten przywódca ma siłę 2.
face-helmsman = Sternik
face-helmsman-help = Ujawniony w obszarze przybrzeżnym sprowadza do bitwy jedną jednostkę ze Skandynawii.
face-berserker = Berserker
face-berserker-help = Po ujawnieniu zostaje usunięty, a wraz z nim najwyżej dwie wrogie jednostki z tego obszaru.
face-raider = Łupieżca
face-raider-help = Po wygranej bitwie może złupić gród w tym obszarze.
face-warden = Strażnik
face-warden-help = W obszarze z grodem ten przywódca ma siłę 2.
face-caller = Herold
face-caller-help = Po ujawnieniu sprowadza do bitwy jedną jednostkę niezwiązaną walką z przyległego obszaru.
face-envoy = Poseł
face-envoy-help = Po ujawnieniu odsyła jednego z walczących wikingów na Drakkar, nawet związanego walką. Opcja stołu może pozwalać tylko na wojowników.
face-champion = Czempion
face-champion-help = W obszarze bez grodu ten przywódca ma siłę 3.

## Kafle i akcje

tile-1 = Kafel 1
tile-2 = Kafel 2
tile-3 = Kafel 3
tile-4 = Kafel 4
icon-acts-first = Działa pierwszy
icon-acts-first-help = Kto ma ten kafel, rozpatruje oba swoje kafle przed przeciwnikiem.
icon-initiative = Inicjatywa
icon-initiative-help = Kto weźmie ten kafel, w następnej rundzie wybiera jako pierwszy.

action-move = Ruch
action-move-help = Dowolna liczba jednostek z jednego obszaru do przyległego. Wikingowie mogą też popłynąć ze Skandynawii do celu wyprawy swojego obszaru. Tyle jednostek, ile ma tam wróg, jest związanych walką i zostaje.
action-scout = Zwiad
action-scout-help = Wybierz cel wyprawy i połóż go zakryty na polu w Skandynawii.
action-recruit = Rekrutacja
action-recruit-help = Jedna jednostka za jedną monetę albo trzy za dwie, rozmieszczone równo w Skandynawii.
action-plunder = Grabież
action-plunder-help = Usuń grody z obszarów, które kontrolujesz: po dwie monety za każdy. Twoje jednostki niezwiązane tam walką wsiadają na Drakkar.
action-build = Budowa
action-build-help = Jedna moneta za gród w obszarze, który kontrolujesz.
action-fyrd = Fyrd
action-fyrd-help = Jedna moneta za każdego wojownika wikingów usuniętego z obszaru z grodem.
action-income = Dochód
action-income-help = Każdy gród daje jedną monetę albo, za jedną monetę, jedną jednostkę.
action-tribute = Trybut
action-tribute-help = Oddaj wikingom jedną monetę: wszyscy opuszczają na Drakkar jeden obszar, w którym stoisz także ty.
action-deploy = Wysłanie przywódcy
action-take = Wybór kafla
action-resolve = Rozpatrzenie kafla
action-bonus-coin = Akcja dodatkowa: moneta
action-bonus-recruit = Akcja dodatkowa: wojownik
action-bonus-move = Akcja dodatkowa: ruch
action-bonus-draw = Akcja dodatkowa: ruch do losowego celu
action-draw = Ruch do losowego celu
action-income-coin = Dochód: moneta
action-income-recruit = Dochód: jednostka
action-with = Przywódcy, którzy idą z nimi
action-place = Rozmieszczenie jednostki
action-battle = Wybór bitwy
action-reveal = Ujawnienie przywódcy
action-bring = Sprowadzenie jednostki
action-pick = Wybór jednostki
action-lose = Wybór strat
action-retreat = Wycofanie
action-stop = Wystarczy
action-pass = Pas
action-done = Kończę ten kafel

bonus-coin = Akcja dodatkowa: weź monetę
bonus-warrior = Akcja dodatkowa: zrekrutuj wojownika
bonus-move = Akcja dodatkowa: ruch
bonus-move-or-coin = Akcja dodatkowa: przesuń jedną jednostkę albo weź monetę

button-go = W drogę
button-lose = Usuń ich, a poza tym wojowników
button-coin = Weź monetę
button-stop = Wystarczy
button-pass = Pas
button-done = Kończę ten kafel
button-leave-burh = Zostaw gród w spokoju

## Fazy

phase-first-target = przygotowanie gry
phase-first-target-prompt = Losowany jest pierwszy cel wyprawy.
phase-second-target = przygotowanie gry
phase-second-target-prompt = Losowany jest drugi cel wyprawy.
phase-saxon-leaders = przygotowanie gry
phase-saxon-leaders-prompt = Przywódcy Anglosasów są mieszani.
phase-viking-leader = przygotowanie gry
phase-viking-leader-prompt = Jeden przywódca wikingów zostaje odłożony.
phase-deploy = rozsyłanie przywódców
phase-deploy-prompt = Który przywódca zaczyna w następnym obszarze Skandynawii, od północy na południe?
phase-draft = wybór kafli
phase-draft-prompt = Weź kafel akcji.
phase-choose-tile = rozpatrywanie kafli
phase-choose-tile-prompt = Który z twoich kafli będzie pierwszy?
phase-tile = rozpatrywanie kafla
phase-tile-prompt = Co robisz z tym kaflem?
phase-draw-target = losowanie celu wyprawy
phase-draw-target-prompt = Losowany jest cel wyprawy.
phase-board = lądowanie
phase-board-prompt = Ilu wojowników tam płynie? Popłynąć musi co najmniej jedna jednostka.
phase-along = ruch
phase-along-prompt = Którzy przywódcy idą z nimi?
phase-leave = odejście na Drakkar
phase-leave-prompt = Którzy przywódcy są wśród tych, co wsiadają na Drakkar?
phase-fyrd = fyrd
phase-fyrd-prompt = Jeszcze jeden wojownik czy wystarczy?
phase-income = dochód
phase-income-prompt = Co daje następny gród?
phase-plunder = grabież
phase-plunder-prompt = Jeszcze jeden gród czy wystarczy?
phase-muster = rekrutacja
phase-muster-prompt = Postaw następną jednostkę tam, gdzie jest ich najmniej.
phase-choose-battle = bitwy
phase-choose-battle-prompt = Która bitwa będzie następna?
phase-reveal = bitwa, ujawnianie przywódców
phase-reveal-prompt = Ujawnij przywódcę albo spasuj.
phase-summon = bitwa, Herold
phase-summon-prompt = Kto dołącza do bitwy?
phase-land = bitwa, Sternik
phase-land-prompt = Kto dołącza do bitwy ze Skandynawii?
phase-banish = bitwa, Poseł
phase-banish-prompt = Który wiking odchodzi na Drakkar?
phase-slay = bitwa, Berserker
phase-slay-prompt = Kogo zabiera ze sobą?
phase-losses = bitwa, straty
phase-losses-prompt = Które z twoich jednostek zostają usunięte?
phase-retreat = bitwa, wycofanie
phase-retreat-prompt = Dokąd wycofują się twoje jednostki?
phase-spoils = bitwa, Łupieżca
phase-spoils-prompt = Złupić gród?
phase-home = powrót do domu
phase-home-prompt = Postaw następną jednostkę z Drakkaru tam, gdzie jest ich najmniej.
phase-over = koniec gry
phase-over-prompt = Gra się skończyła.

## Opcje

option-tiles = Kafle akcji
option-tiles-help = Instrukcja wymienia kafle tylko częściowo; te uzupełnienia zgadzają się z jej treścią.
option-tiles-standard = Nasza propozycja
option-tiles-early = Pierwsza propozycja
option-tiles-sparse = Kafel 4 daje Anglosasom tylko ruch
option-tiles-recruiting = Kafel 3 pozwala wikingom rekrutować
option-track = Liczba pól toru rund
option-track-help = Wydrukowanej długości nie znamy: dziesięć to nasza propozycja.
option-burh_start = Pole startowe znacznika grodu
option-burh_start-help = Wydrukowanego pola nie znamy: trzecie od lewej to nasza propozycja.
option-kent_wessex = Kent przylega do Wessex
option-kent_wessex-help = Prawdopodobne, lecz niepewne.
option-kent_wessex-true = Tak
option-kent_wessex-false = Nie
option-envoy = Kogo odsyła Poseł
option-envoy-help = Lista umiejętności mówi o wojowniku, przykład odsyła przywódcę.
option-envoy-unit = Dowolną jednostkę
option-envoy-warrior = Wojownika
option-scout = Cele zwiadu
option-scout-help = Które cele wyprawy można wybrać akcją zwiadu? Instrukcja każe obejrzeć wszystkie.
option-scout-beside = Leżące poza planszą
option-scout-all = Wszystkie: cel z innego pola można przenieść
option-redraw_hidden = Wymiana zakrytego celu
option-redraw_hidden-help = Czy ruchem można zastąpić zakryty cel wyprawy losowym?
option-redraw_hidden-true = Tak
option-redraw_hidden-false = Nie
option-same_target = Ponowne wylosowanie starego celu
option-same_target-help = Czy stary cel wyprawy wraca do puli przed losowaniem nowego?
option-same_target-true = Tak
option-same_target-false = Nie
option-late_reveal = Przywódcy, którzy dołączyli do bitwy
option-late_reveal-help = Czy przywódca sprowadzony umiejętnością może zostać ujawniony w tej bitwie?
option-late_reveal-true = Mogą zostać ujawnieni
option-late_reveal-false = Pozostają ukryci
option-free_drakkar = Wycofanie na Drakkar
option-free_drakkar-help = Czy wikingowie mogą wycofać się z wybrzeża na Drakkar, choć obok jest ich własny obszar?
option-free_drakkar-true = Zawsze wolno
option-free_drakkar-false = Tylko bez własnego obszaru obok

## Słowa w zdarzeniach

word-warriors = { $warriors ->
    [one] jednego wojownika
    [few] { $warriors } wojowników
    [many] { $warriors } wojowników
   *[other] { $warriors } wojownika
}
word-leaders = { $leaders ->
    [one] jednego przywódcę
    [few] { $leaders } przywódców
    [many] { $leaders } przywódców
   *[other] { $leaders } przywódcy
}
word-force = { $leaders ->
    [0] { word-warriors }
   *[other] { $warriors ->
        [0] { word-leaders }
       *[other] { word-warriors } i { word-leaders }
    }
}
word-coins = { $count ->
    [one] jedną monetę
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}

## Co się dzieje

event-first-target = Pierwszy cel wyprawy to { $area }: tam wylądowali wojownicy wikingów ({ $count }).
event-second-target = Drugi cel wyprawy to { $area }: stają tam gród i wojownik.
event-leader-dealt = { $who }: { $leader } to { $face }.
event-leader-dealt-hidden = { $who }: { $leader } jest gotowy.
event-leader-aside = { $who }: odłożony zostaje { $face }.
event-leader-aside-hidden = { $who }: jeden przywódca zostaje odłożony.
event-deployed = { $area }: swoje miejsce zajmuje { $face }.
event-deployed-hidden = { $area }: swoje miejsce zajmuje { $leader }.
event-round-began = Zaczyna się runda { $number }.
event-tile-taken = { $who } biorą kafel { $tile }.
event-initiative = { $who } mają inicjatywę w następnej rundzie.
event-tile-begun = { $who } rozpatrują kafel { $tile }.
event-moved = { $who } przesuwają { word-force }: { $from } → { $to }.
event-target-revealed = { $slot }: odkryto cel wyprawy: { $target }.
event-target-drawn = { $slot }: wylosowano cel wyprawy: { $target }.
event-scouted = { $who } prowadzą zwiad: { $target }, zakryty cel na polu { $slot }.
event-scouted-hidden = { $who } prowadzą zwiad: zakryty cel leży na polu { $slot }.
event-target-moved = { $who } prowadzą zwiad: { $target }, zakryty cel z pola { $from } leży teraz na polu { $slot }.
event-target-moved-hidden = { $who } prowadzą zwiad: cel z pola { $from } leży teraz zakryty na polu { $slot }.
event-target-returned = Cel wyprawy { $target } wraca poza planszę.
event-target-returned-hidden = Zakryty cel wyprawy wraca poza planszę.
event-bonus-coin = { $who } biorą monetę.
event-recruited = { $who } rekrutują: { $unit }, { $area }.
event-paid = { $who } płacą { word-coins }.
event-built = { $who } budują gród: { $area }.
event-fyrd = { $who } płacą monetę: fyrd usuwa wojownika wikingów, { $area }.
event-income = { $who } biorą monetę: { $area }.
event-tribute = { $who } płacą monetę trybutu, { $area }: na Drakkar odesłano { word-force }.
event-plundered = { $who } łupią gród, { $area }, i biorą { word-coins }.
event-to-drakkar = { $who } odsyłają na Drakkar { word-force }: { $area }.
event-battle-began = Bitwa: { $area }.
event-revealed = { $who } ujawniają: { $leader } to { $face }.
event-passed = { $who } nie ujawniają nikogo więcej.
event-brought = { $who } sprowadzają do bitwy: { $unit }, { $from }.
event-banished = Na Drakkar odchodzi { $unit }.
event-slain = Wraz z Berserkerem ginie { $unit }.
event-strengths = Siła { $vikings } przeciw { $saxons }.
event-nobody-left = Nikt nie pozostał: { $area }.
event-battle-won = { $who } wygrywają bitwę: { $area }.
event-lost = { $who } tracą { word-force }.
event-leader-lost = Z gry odchodzi { $leader }.
event-leader-replaced = Do zasobów trafia odłożony { $leader }.
event-retreated = { $who } wycofują { word-force }: { $from } → { $to }.
event-destroyed = { $count ->
    [one] { $who } nie mają dokąd się wycofać: jedna jednostka zostaje usunięta.
    [few] { $who } nie mają dokąd się wycofać: { $count } jednostki zostają usunięte.
    [many] { $who } nie mają dokąd się wycofać: { $count } jednostek zostaje usuniętych.
   *[other] { $who } nie mają dokąd się wycofać: { $count } jednostki zostaje usunięte.
}
event-inland-coin = { $who } biorą monetę za obszar { $area }.
event-came-home = Do domu wraca { $unit }: { $area }.
event-track-moved = Znacznik rundy przechodzi na pole { $space }.
event-ended = { $ending ->
    [track] { $who } wygrywają: znaczniki na torze rund się spotkały.
    [vikings-driven-out] { $who } wygrywają: w Anglii nie ma już wikingów.
    [five-areas] { $who } wygrywają: kontrolują pięć obszarów.
    [eight-coins] { $who } wygrywają: mają osiem monet.
    [saxons-driven-out] { $who } wygrywają: w Anglii nie ma już Anglosasów.
   *[both-sides] { $who } wygrywają: obie strony osiągnęły cel, a wtedy zwycięstwo należy do nich.
}

ending-track = Znaczniki na torze rund się spotkały
ending-vikings-driven-out = W Anglii nie ma już wikingów
ending-five-areas = Wikingowie kontrolowali pięć obszarów
ending-eight-coins = Wikingowie mieli osiem monet
ending-saxons-driven-out = W Anglii nie ma już Anglosasów
ending-both-sides = Obie strony osiągnęły cel: wygrywają Anglosasi

## Rozdziały instrukcji

rule-round = Runda
rule-preparation = Przygotowanie gry
rule-choosing = Wybór kafli
rule-resolving = Rozpatrywanie akcji
rule-bonus = Akcje dodatkowe
rule-actions = Akcje
rule-units = Jednostki
rule-move = Ruch
rule-viking-move = Ruch wikingów
rule-scout = Zwiad
rule-recruit = Rekrutacja
rule-build = Budowa
rule-fyrd = Akcja fyrd
rule-income = Dochód
rule-tribute = Trybut
rule-plunder = Grabież
rule-battle = Bitwa
rule-leaders = Umiejętności przywódców
rule-losses = Straty
rule-retreat = Wycofanie
rule-end = Koniec rundy

## Odmowy

refusal-wrong-moment = To nie jest odpowiednia chwila: { $phase }
advice-wrong-moment = Wybierz jedną z akcji, które są teraz możliwe.
refusal-nowhere = Nie ma teraz obszaru, w którym to możliwe
advice-nowhere = Użyj czegoś innego z kafla albo zakończ go.
refusal-face-aside = Ten przywódca jest odłożony
advice-face-aside = Wybierz innego.
refusal-face-placed = Ten przywódca ma już swoje miejsce
advice-face-placed = Wybierz innego.
refusal-tile-taken = Kafel { $tile } jest już zajęty
advice-tile-taken = Weź jeden z tych, które leżą jeszcze w rzędzie.
refusal-not-your-tile = Kafel { $tile } nie jest twój
advice-not-your-tile = Zacznij od jednego z dwóch kafli, które są twoje.
refusal-tile-resolved = Kafel { $tile } jest już rozpatrzony
advice-tile-resolved = Wybierz swój drugi kafel.
refusal-not-on-tile = Kafel { $tile } nie daje ci tej możliwości
advice-not-on-tile = Użyj tego, co pokazuje twoja połowa kafla, albo zakończ go.
refusal-bonus-too-late = Akcję dodatkową kafla { $tile } wykonuje się przed pozostałymi i tylko raz
advice-bonus-too-late = Przejdź do akcji kafla.
refusal-already-used = Ta akcja kafla { $tile } jest już wykorzystana
advice-already-used = Każdej akcji kafla można użyć raz: wybierz inną albo zakończ kafel.
refusal-other-chosen = Z dwóch akcji kafla { $tile } wybrana została druga
advice-other-chosen = Ukośnik między akcjami znaczy: tylko jedna z nich.
refusal-no-units = Nie masz tam jednostek: { $area }
advice-no-units = Wybierz obszar, w którym stoją twoje jednostki.
refusal-all-engaged = Wszystkie twoje jednostki są tam związane walką: { $area }
advice-all-engaged = Tyle jednostek, ile ma wróg, musi zostać. Wybierz obszar, w którym masz ich więcej.
refusal-same-area = Początek i cel są tym samym obszarem: { $area }
advice-same-area = Wybierz obszar przyległy.
refusal-not-adjacent = Te obszary do siebie nie przylegają
advice-not-adjacent = Wybierz obszar przyległy.
refusal-saxons-stay = Anglosasi nie opuszczają Anglii
advice-saxons-stay = Poruszaj się między obszarami Anglii.
refusal-no-way-back = Ruchem nikt nie wraca za morze
advice-no-way-back = Wikingowie wracają przez Drakkar: po grabieży, trybucie albo wycofaniu.
refusal-no-target-there = Do tego obszaru nie można dopłynąć: { $goal }
advice-no-target-there = Wyląduj na wybrzeżu i idź stamtąd.
refusal-no-target = Na tym polu nie ma celu wyprawy: { $area }
advice-no-target = Przeprowadź najpierw zwiad albo wylosuj cel.
refusal-other-target = Leżący tam cel wyprawy to { $target }
advice-other-target = Płyń tam, dokąd prowadzi, czyli: { $target }, albo najpierw zmień cel.
refusal-too-few-warriors = Nie ma tam tylu twoich wojowników
advice-too-few-warriors = Wybierz mniejszą liczbę.
refusal-engaged-stay = Tyle jednostek, ile ma tam wróg, musi zostać
advice-engaged-stay = Przesuń mniej jednostek.
refusal-nobody-moves = Ktoś musi pójść
advice-nobody-moves = Wybierz co najmniej jednego wojownika albo przywódcę.
refusal-one-unit-only = Ta akcja dodatkowa przesuwa jedną jednostkę
advice-one-unit-only = Wybierz jednego wojownika albo żadnego, a potem jednego przywódcę.
refusal-target-hidden = Leżący tam cel wyprawy jest zakryty: { $area }
advice-target-hidden = Płyń, dokąd prowadzi, albo wymień go zwiadem.
refusal-only-this-landing = Cel jest wylosowany: { $area } → { $goal }
advice-only-this-landing = Powiedz, ilu wojowników tam płynie. Popłynąć musi co najmniej jedna jednostka.
refusal-target-on-board = Ten cel wyprawy leży już na polu
advice-target-on-board = Wybierz jeden z leżących poza planszą.
refusal-target-there = Ten cel wyprawy już leży na tym polu
advice-target-there = Wybierz inne pole albo inny cel.
refusal-no-coin = Nie masz na to monety
advice-no-coin = Zrób coś, co nic nie kosztuje, albo zakończ kafel.
refusal-two-coins = To kosztuje dwie monety
advice-two-coins = Zrekrutuj jedną jednostkę za jedną monetę.
refusal-supply-empty = Twoje zasoby są puste
advice-supply-empty = Zrób coś innego: nie ma już kogo rekrutować.
refusal-no-warrior-left = W twoich zasobach nie ma już wojowników
advice-no-warrior-left = Wybierz przywódcę ze swoich zasobów, jeśli jakiś tam jest.
refusal-no-bonus-warrior = W twoich zasobach nie ma już wojowników
advice-no-bonus-warrior = Akcja dodatkowa daje wojownika, nigdy przywódcę: przejdź do akcji kafla.
refusal-leader-not-there = Tego przywódcy tam nie ma
advice-leader-not-there = Wybierz jedną z obecnych jednostek.
refusal-not-fewest = Inny obszar Skandynawii ma mniej jednostek niż ten: { $area }
advice-not-fewest = Postaw jednostkę tam, gdzie jest ich najmniej.
refusal-no-burh = Nie ma tam grodu: { $area }
advice-no-burh = Wybierz obszar z grodem.
refusal-burh-there = Gród już tam stoi: { $area }
advice-burh-there = W żadnym obszarze nie ma dwóch. Wybierz inny, który kontrolujesz.
refusal-no-control = Nie kontrolujesz tego obszaru: { $area }
advice-no-control = Wybierz obszar, w którym masz więcej jednostek niż przeciwnik.
refusal-no-burh-left = Wszystkie grody są na mapie
advice-no-burh-left = Weź zamiast tego dochód.
refusal-no-warrior-there = Nie ma tam takiego wojownika
advice-no-warrior-there = Przywódcy nie są wojownikami. Wybierz inny obszar albo inną jednostkę.
refusal-burh-used = Ten gród dał już swój dochód: { $area }
advice-burh-used = Przejdź do innego grodu albo zakończ.
refusal-bank-empty = W zasobach ogólnych nie ma już monet
advice-bank-empty = Monety wracają, gdy ktoś płaci.
refusal-not-both = Trybut płaci się tam, gdzie stoją obie strony, a nie tu: { $area }
advice-not-both = Wybierz obszar z twoimi jednostkami i wikingami.
refusal-not-so-many = { $count ->
    [one] Odchodzi dokładnie jedna jednostka
    [few] Odchodzą dokładnie { $count } jednostki
    [many] Odchodzi dokładnie { $count } jednostek
   *[other] Odchodzi dokładnie { $count } jednostki
}
advice-not-so-many = Wskaż tylu przywódców, ilu może być wśród nich; liczbę dopełniają wojownicy.
refusal-no-battle = Nie ma tam bitwy: { $area }
advice-no-battle = Wybierz obszar z jednostkami obu stron.
refusal-not-here = To nie należy do tej bitwy
advice-not-here = Wybieraj spośród tego, co stoi w obszarze bitwy.
refusal-already-shown = Ten przywódca jest już ujawniony
advice-already-shown = Ujawnij innego albo spasuj.
refusal-came-late = Ten przywódca dołączył w trakcie bitwy
advice-came-late = Według ustaleń tego stołu pozostaje ukryty. Ujawnij innego albo spasuj.
refusal-not-from-there = Stamtąd nikogo nie można sprowadzić
advice-not-from-there = Herold sprowadza jednostki z obszarów przyległych, Sternik ze Skandynawii na wybrzeże.
refusal-warriors-only = Według ustaleń tego stołu Poseł odsyła tylko wojowników
advice-warriors-only = Wybierz wojownika.
refusal-wrong-losses = { $count ->
    [one] Tracisz dokładnie jedną jednostkę
    [few] Tracisz dokładnie { $count } jednostki
    [many] Tracisz dokładnie { $count } jednostek
   *[other] Tracisz dokładnie { $count } jednostki
}
advice-wrong-losses = Wskaż przywódców wśród nich; liczbę dopełniają wojownicy.
refusal-enemy-there = Stoi tam wróg: { $area }
advice-enemy-there = Wycofaj się do obszaru bez wrogów.
refusal-retreat-burh = Wikingowie nie wycofują się do grodu: { $area }
advice-retreat-burh = Wybierz obszar bez grodu.
refusal-join-own = Obok są twoje własne jednostki
advice-join-own = { $way ->
    [ship] Wybierz przyległy obszar z własnymi jednostkami albo Drakkar: przy tym stole wolno jedno i drugie.
   *[land] Wikingowie muszą wycofać się do przyległego obszaru z własnymi jednostkami, jeśli taki jest.
}
refusal-retreat-too-far = Wycofać się można do obszaru przyległego
advice-retreat-too-far = Wybierz jeden z obszarów, które przylegają do bitwy.
refusal-no-drakkar = Ze śródlądowej bitwy nie ma drogi na Drakkar
advice-no-drakkar = Wybierz przyległy obszar bez wroga i bez grodu: z własnymi jednostkami, jeśli taki jest, a jeśli nie, pusty.
refusal-nothing-to-stop = Nie ma teraz czego kończyć: { $phase }
advice-nothing-to-stop = Wybierz jedną z akcji, które są teraz możliwe.
refusal-drakkar-apart = Ruch nie zaczyna się ani nie kończy na Drakkarze
advice-drakkar-apart = Wikingowie wsiadają na niego po grabieży, trybucie albo wycofaniu, a na koniec rundy wracają nim do domu.
refusal-only-england = To robi się w Anglii, a nie tu: { $area }
advice-only-england = Wybierz obszar Anglii.
refusal-only-scandinavia = To robi się w Skandynawii, a nie tu: { $area }
advice-only-scandinavia = Wybierz jeden z trzech obszarów Skandynawii.

## Skąd pochodzą fakty

provenance-rulebook = Z instrukcji
provenance-derived = Wynika z instrukcji
provenance-reconstruction = Nasza rekonstrukcja

## W terminalu

terminal-help = Najpierw wymieniona jest Anglia, obszar po obszarze, potem Skandynawia z celami wypraw, na końcu Drakkar. Liczby to wojownicy, przywódcy mają własne nazwy: od viking-1 do viking-4 i od saxon-1 do saxon-4; widzisz umiejętności swoich. Pisz na przykład: take 2, resolve 2, move north kent 2, with viking-1, draw north, scout kent north, recruit 3, place warrior north, build kent, income kent coin, fyrd kent, tribute kent, plunder kent, bonus coin, reveal viking-2, pass, lose warriors, retreat drakkar, stop, done.

# The table in the browser

norse-north = Północ
norse-centre = Środek
norse-south = Południe
leader-with-face = { $leader } ({ $face })
leader-remembered = { $leader } (widziany już: { $face })
half-with-bonus = { $actions }. { $bonus }
tile-owner = kafel mają { $who }
count-number = { $count ->
    [one] Jedna jednostka
    [few] { $count } jednostki
    [many] { $count } jednostek
   *[other] { $count } jednostki
}
count-warriors = { $count ->
    [0] sami przywódcy
    [one] jeden wojownik
    [few] { $count } wojownicy
    [many] { $count } wojowników
   *[other] { $count } wojownika
}
area-empty = pusto
area-engaged = { $count ->
    [one] z każdej strony walką związana jest jedna jednostka
    [few] z każdej strony walką związane są { $count } jednostki
    [many] z każdej strony walką związanych jest { $count } jednostek
   *[other] z każdej strony walką związane jest { $count } jednostki
}
slot-empty = brak celu wyprawy
slot-hidden = zakryty cel wyprawy
slot-known = zakryty cel wyprawy: { $target }
slot-open = cel wyprawy: { $target }

say-deploy = { $area }: { $face }
say-take = Weź: { $tile }
say-resolve = Rozpatrz: { $tile }
say-bonus-recruit = Akcja dodatkowa: wojownik, { $area }
say-move = Ruch: { $from } → { $to }, { $force }
say-bonus-move = Akcja dodatkowa, ruch: { $from } → { $to }, { $force }
say-draw = Ruch: { $area } → losowy cel wyprawy
say-bonus-draw = Akcja dodatkowa, ruch: { $area } → losowy cel wyprawy
say-scout = Zwiad: cel { $target } → { $area }
say-recruit = { $count ->
    [one] Rekrutacja: jedna jednostka
    [few] Rekrutacja: { $count } jednostki
    [many] Rekrutacja: { $count } jednostek
   *[other] Rekrutacja: { $count } jednostki
} ({ $price ->
    [one] jedna moneta
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
})
say-plunder = Grabież: { $area }
say-build = Budowa grodu: { $area }
say-fyrd = Fyrd: { $area }
say-tribute = Trybut: { $area }
say-battle = Bitwa: { $area }
say-income-coin = Dochód, { $area }: moneta
say-income-recruit = Dochód, { $area }: { $unit }
say-retreat = Wycofanie: { $area }
say-retreat-drakkar = Wycofanie na Drakkar
say-place = { $unit } → { $area }
say-bring = Sprowadź: { $unit } ({ $area })
say-banish = Na Drakkar: { $unit }
say-slay = Ginie: { $unit }
say-reveal = Ujawnij: { $unit }
say-with = Idzie z nimi: { $list }
say-with-none = Żaden przywódca nie idzie
say-leave = Na Drakkar: { $list }
say-leave-none = Żaden przywódca nie wsiada na Drakkar
say-lose = Usuń: { $list }, a poza tym wojowników
say-lose-none = Usuń samych wojowników

sum-course = Runda { $number }. { $who }: { $phase }.
sum-round = Runda { $number }. { $phase }.
sum-track = Tor rund: znacznik rundy na polu { $round }, znacznik grodu na polu { $burh }. { $count ->
    [0] Znaczniki się spotkały.
    [one] Dzieli je jedno pole.
    [few] Dzielą je { $count } pola.
    [many] Dzieli je { $count } pól.
   *[other] Dzieli je { $count } pola.
}
sum-battle = Bitwa, { $area }: wikingowie { $vikings }, Anglosasi { $saxons }.
sum-coins = { $who }: { $count ->
    [one] jedna moneta.
    [few] { $count } monety.
    [many] { $count } monet.
   *[other] { $count } monety.
}
sum-areas = { $count ->
    [one] Jeden obszar z { $of }.
    [few] { $count } obszary z { $of }.
    [many] { $count } obszarów z { $of }.
   *[other] { $count } obszaru z { $of }.
}
sum-supply = W zasobach: { $warriors ->
    [one] jeden wojownik
    [few] { $warriors } wojownicy
    [many] { $warriors } wojowników
   *[other] { $warriors } wojownika
}, { $leaders ->
    [one] jeden przywódca.
    [few] { $leaders } przywódcy.
    [many] { $leaders } przywódców.
   *[other] { $leaders } przywódcy.
}
sum-goal-viking = Ich cel: { $areas } obszarów, { $coins } monet albo Anglia bez Anglosasów.
sum-burhs = Grody na mapie: { $count }, do zbudowania: { $left }.

score-areas = Obszary w Anglii
score-units = Jednostki w Anglii
score-burhs = Grody

board-title = Mapa Anglii i Skandynawii
board-both = Obie strony
board-round = Runda { $number }
board-winner = Zwycięstwo
board-initiative = Pierwszy wybór kafli w następnej rundzie
board-touched = wybrane
board-lit = można wybrać
board-targets = Cele wypraw
board-coins = { $count ->
    [one] Jedna moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
board-coins-goal = Monety: { $count } z { $goal }
board-areas = { $count ->
    [one] Jeden obszar w Anglii
    [few] { $count } obszary w Anglii
    [many] { $count } obszarów w Anglii
   *[other] { $count } obszaru w Anglii
}
board-areas-goal = Obszary: { $count } z { $goal }
board-areas-word = { $count ->
    [one] obszar
    [few] obszary
    [many] obszarów
   *[other] obszaru
}
board-distance = { $count ->
    [0] Znaczniki się spotkały
    [one] Znaczniki: jeszcze jedno pole
    [few] Znaczniki: jeszcze { $count } pola
    [many] Znaczniki: jeszcze { $count } pól
   *[other] Znaczniki: jeszcze { $count } pola
}
board-in-england = { $count ->
    [one] Jedna jednostka w Anglii
    [few] { $count } jednostki w Anglii
    [many] { $count } jednostek w Anglii
   *[other] { $count } jednostki w Anglii
}
board-bank = Zasoby ogólne: { $count }
board-supply-warriors = { $count ->
    [one] Jeden wojownik w zasobach
    [few] { $count } wojownicy w zasobach
    [many] { $count } wojowników w zasobach
   *[other] { $count } wojownika w zasobach
}
board-sources = Skąd to wiadomo
board-sources-areas = Obszary i to, które leżą na wybrzeżu: { $provenance }.
board-sources-borders = Niektóre granice między obszarami: { $provenance }.
board-sources-tiles = { $who }: ich połowę uzupełniliśmy sami na kaflach { $list }.
board-sources-bonus = Który kafel ma którą złotą akcję dodatkową: { $provenance }.
board-sources-track = Długość toru rund i pole startowe znacznika grodu: { $provenance }.
board-sources-leaders = Umiejętności przywódców: { $provenance }. Ich nazwy są nasze.
board-sources-victory = Warunki zwycięstwa: { $provenance }.

battle-strength = siła { $strength }
battle-passed = nikogo więcej nie ujawniają
battle-losses = { $count ->
    [one] tracą jedną jednostkę
    [few] tracą { $count } jednostki
    [many] tracą { $count } jednostek
   *[other] tracą { $count } jednostki
}
battle-victor = Zwycięstwo
battle-with-burh = z grodem
battle-without-burh = bez grodu
