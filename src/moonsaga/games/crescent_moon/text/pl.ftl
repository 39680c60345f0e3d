# Crescent Moon: every word that a player reads. Arguments that are keys of this file arrive translated; $side, $how and $deal only choose
# a variant.
title = Crescent Moon
description = Czterech lub pięciu Władców dzieli ze sobą jedną krainę i niemal nic więcej: Kaid łupi, Murszid szepcze, Sułtan buduje, Kalif rządzi, a Nomada sprzedaje miecze im wszystkim. Zdobywaj wpływy, buduj, maszeruj, targuj się i przekupuj; po trzech lub czterech latach wygrywa ten, kto ma najwięcej punktów zwycięstwa.
edition-recommended = Zalecana interpretacja obu instrukcji
edition-pl = Polska instrukcja
edition-cs = Czeska instrukcja

## Rulers, tiles, pieces

ruler-warlord = Kaid
ruler-murshid = Murszid
ruler-sultan = Sułtan
ruler-caliph = Kalif
ruler-nomad = Nomada
warlord = { ruler-warlord }
murshid = { ruler-murshid }
sultan = { ruler-sultan }
caliph = { ruler-caliph }
nomad = { ruler-nomad }
tile-crossing = Przeprawa
tile-river = Rzeka
tile-fields = Pola
tile-wilderness = Dzicz
tile-mountain = Góra
tile-quarry = Kamieniołom
tile-desert = Pustynia
tile-sacred-site = Miejsce święte
terrain-fertile = Urodzajna ziemia
terrain-wilderness = Dzicz
terrain-mountain = Góra
terrain-quarry = Kamieniołom
terrain-desert = Pustynia
building-fort = Fort
building-castle = Zamek
building-town = Osada
building-city = Miasto
building-palace = Pałac
unit-ordinary = oddział zaciężny
unit-mercenary = oddział najemny
thing-hex = Kafelek
thing-cell = Miejsce
thing-rotation = Obrót
thing-tile = Kafelek terenu
thing-group = Grupa początkowa
thing-number = Liczba
thing-market = Bazar
thing-ruler = Władca
thing-card = Karta
thing-unit = Oddział
thing-building = Budowla
thing-coin = Monety
thing-point = Punkty zwycięstwa
thing-influence = Wpływy
thing-reserves = Rezerwy
thing-supply = Pula
thing-deck = Talia
thing-discards = Stos kart odrzuconych
thing-control = Kontrola
thing-presence = Obecność
market-far-1 = Bazar Daleki 1
market-far-2 = Bazar Daleki 2
market-far-3 = Bazar Daleki 3
market-middle-1 = Bazar Środkowy 1
market-middle-2 = Bazar Środkowy 2
market-middle-3 = Bazar Środkowy 3
market-near-1 = Bazar Bliski 1
market-near-2 = Bazar Bliski 2
market-near-3 = Bazar Bliski 3
market-sultan-1 = Bazar Sułtana 1
market-sultan-2 = Bazar Sułtana 2
market-sultan-3 = Bazar Sułtana 3
group-1 = Pierwsza grupa
group-2 = Druga grupa
type-event = Wydarzenie
type-character = Postać
type-battalion = Batalion
type-strategy = Strategia
provenance-rulebook = Z instrukcji
provenance-derived = Obliczone z przykładu w instrukcji
provenance-found = Z innego źródła
provenance-reconstruction = Nasze własne, w miejsce utraconego oryginału

## Maps and options

map-divided-land = Podzielone ziemie
map-spring-melt = Skarby roztopów
map-fertile-valley = Żyzna dolina
map-open-plains = Równinna kraina
map-meeting-place = Tygiel władzy
map-variable = Układana przez graczy
option-seats = Władcy
option-seats-help = Przy czterech Władcach nie ma Nomady.
option-years = Lata
option-years-help = Trzy lata to rozgrywka standardowa, cztery to długa.
option-edition = Instrukcja
option-edition-help = Która instrukcja decyduje tam, gdzie polska i czeska się różnią.
option-edition-recommended = { edition-recommended }
option-edition-pl = { edition-pl }
option-edition-cs = { edition-cs }
option-map = Mapa
option-map-help = Jedna z pięciu map, mapa układana wspólnie albo kod własnej mapy.
option-old_cards = Stare karty
option-old_cards-help = Które dwie karty co roku opuszczają Bazar Bliski.
option-old_cards-oldest = Dwie najdłużej oferowane
option-old_cards-random = Dwie losowe
option-sack_points = Punkty za łupienie
option-sack_points-help = Czy Kaid zdobywa punkty za budowlę cywilną złupioną bez starcia?
option-sack_points-always = Zawsze
option-sack_points-combat-only = Tylko po starciu
option-general = Oddziały, które wyprowadza Generał
option-general-help = Opuszczają starcie. Czy karta, na której leżały, traci to, co dawały?
option-general-bonus-goes = Premia odchodzi z nimi
option-general-bonus-stays = Premia zostaje

## Actions and buttons

action-lay = Dołożenie kafelka
action-lay-river = Dołożenie rzeki
action-group = Umieszczenie grupy początkowej
action-influence = Zdobywanie wpływów
action-build = Budowa
action-recruit = Werbunek
action-hire = Najęcie najemników
action-bribe = Przekupienie najemników
action-move = Przemieszczenie
action-assault = Najazd
action-ask = Prośba do Sułtana o kartę
action-buy = Kupno karty
action-fetch = Karta z własnego bazaru
action-muster = Zaciąg
action-revolt = Powstanie
action-palace = Przeniesienie pałacu
action-desertion = Dezercja
action-play = Zagranie karty
action-plot = Spisek
action-conspire = Intryga
action-alms = Danina
action-pass = Pas
action-done = Koniec
action-skip = Pominięcie
action-price = Podanie ceny
action-accept = Zgoda
action-refuse = Odmowa
action-pact = Propozycja paktu
action-boats = Zagranie Statków
action-informants = Zagranie Informatorów
action-commit = Wybór kart
action-choose = Wzięcie karty
action-discard = Odrzucenie karty
action-side = Wybór strony
action-award = Rozstrzygnięcie remisu
action-kill = Usunięcie postaci
action-resolve = Rozpatrzenie karty
action-assign = Przydział oddziałów
action-lose = Usunięcie strat
action-capture = Zajęcie
action-sack = Złupienie
action-hex = Wybór kafelka
action-mercenary = Wybór najemnika
action-unit = Wybór oddziału
action-ruler = Wybór Władcy
action-shed = Usunięcie oddziału
action-that = To
button-done = Zakończ
button-skip = Pomiń
button-accept = Zgoda
button-refuse = Odmowa
button-capture = Zajmij
button-sack = Złup
button-commit = Wybierz te
button-attacker = Najeźdźca
button-defender = Obrońca

## Phases

phase-deal-tiles = Rozdawanie kafelków
phase-lay = Układanie mapy
phase-groups = Grupy początkowe
phase-set-palace = Pałac
phase-fill-markets = Wypełnianie bazarów
phase-look = Oglądanie kart
phase-plot = Spisek
phase-conspire = Intryga
phase-scholars = Uczeni
phase-prepare = Przygotowanie
phase-old-cards = Stare karty odchodzą
phase-refill = Uzupełnianie bazaru
phase-act = Akcja
phase-end-action = Koniec akcji
phase-score = Punktowanie
phase-build = Budowa
phase-move = Przemieszczenie
phase-recruit = Werbunek
phase-place-hired = Rozmieszczanie najętych oddziałów
phase-muster = Zaciąg
phase-buy = Kupno kart
phase-follow-up = Jeden ruch przekupionymi oddziałami
phase-march-on = Najazd po marszu
phase-card-target = Cel karty
phase-name-price = Podanie ceny
phase-answer-price = Odpowiedź na ofertę
phase-answer-counter = Odpowiedź na kontrofertę
phase-open-fight = Początek konfliktu
phase-window = Karty „w dowolnym momencie”
phase-pact-murshid = Murszid może zaproponować pakt
phase-pact-party = Pakt z Murszidem
phase-pact-answer = Odpowiedź na pakt
phase-pact-counter = Odpowiedź na kontrofertę paktu
phase-commit = Wybór kart
phase-meddle = Murszid wybiera stronę
phase-declare = Deklaracja stronnictwa
phase-reveal = Ujawnienie
phase-warfare = Działania wojenne
phase-assassins = Asasyni
phase-resolve = Rozpatrywanie kart
phase-assign = Przydział oddziałów
phase-sheikh = Szajch
phase-destroyer = Niszczyciel
phase-general = Generał
phase-second-half = Drugi efekt karty
phase-corrupt = Nieprawość
phase-judge = Określenie zwycięzcy
phase-tie = Remis
phase-decided = Zwycięzca jest znany
phase-attacker-losses = Straty najeźdźcy
phase-defender-losses = Straty obrońcy
phase-retreat = Odwrót
phase-capture = Zajmowanie
phase-sack = Łupienie
phase-over = Koniec gry
ending-points = Rozstrzygnięte punktami zwycięstwa
ending-coins = Remis w punktach, rozstrzygnięty monetami
ending-order = Remis w punktach i monetach, rozstrzygnięty kolejnością

## Rules

rule-variable-set-up = Tworzenie mapy
rule-influence = Zdobywanie wpływów
rule-build = Budowa X
rule-recruit = Werbunek X
rule-hire = Najęcie najemników
rule-bribe = Przekupienie najemników
rule-move = Przemieszczenie X
rule-assault = Najazd
rule-buy = Kupno kart władzy
rule-muster = Zaciąg
rule-revolt = Powstanie
rule-palace = Przeniesienie pałacu
rule-desertion = Dezercja
rule-play = Zagranie karty władzy
rule-negotiating = Negocjacje
rule-pact = Paktowanie
rule-anytime = W dowolnym momencie
rule-hand-limit = Limit kart na ręce
rule-unit-limit = Limit oddziałów
rule-cards = Karty władzy
rule-combat = Starcie
rule-contest = Walka o wpływy
rule-plot = Spisek i Intryga
rule-actions = Akcje

## Power cards

card-warfare = Działania wojenne
card-warfare-text = Starcie: przydziel połowę swoich oddziałów z aktywnego kafelka, zaokrąglając w dół; każdy daje +1 do siły. Gdy zwycięzca jest znany, wracają do puli. Trzeba wykonać w całości.
card-assassins = Asasyni
card-assassins-text = Starcie lub walka o wpływy: wskaż postać zagraną przez kogokolwiek; odrzuca się ją bez efektu.
card-rebellion = Buntownicy
card-rebellion-text = Starcie lub walka o wpływy: +1 na kafelku z osadą, +2 z miastem.
card-imam = Imam
card-imam-text = Walka o wpływy: +2.
card-corruption = Nieprawość
card-corruption-text = Starcie: przeciwnik ma -1 do siły. Walka o wpływy: inny Władca ma -1. Na koniec to on bierze tę kartę.
card-informants = Informatorzy
card-informants-text = W dowolnym momencie: obejrzyj karty na ręce jednego Władcy. W starciu i w walce o wpływy tylko przed wyborem kart.
card-dervish = Derwisz
card-dervish-text = Walka o wpływy: +1, na pustyni lub w miejscu świętym +2.
card-truce = Rozejm
card-truce-text = Starcie: potem niczego się nie łupi. Budowle obronne można zająć; pozostałe się usuwa.
card-sabotage = Sabotaż
card-sabotage-text = Akcja: tam, gdzie masz wpływy, usuń fort innego Władcy albo zamień jego zamek w fort.
card-scholars = Uczeni
card-scholars-text = Akcja: dobierz dwie karty, jedną zatrzymaj, drugą połóż na spód talii.
card-coercion = Przymus
card-coercion-text = Walka o wpływy: +2.
card-destroyer = Niszczyciel
card-destroyer-text = Starcie: jeden twój oddział z sąsiedniego kafelka i jeden oddział zaciężny z rezerw dołączają do starcia.
card-siege-engines = Machiny oblężnicze
card-siege-engines-text = Najeźdźca: przydziel jeden oddział; fort lub zamek się nie liczy. Obrońca z fortem lub zamkiem: +1 do siły.
card-infantry = Piechota
card-infantry-text = Starcie: przydziel do dwóch oddziałów; za każdy tracisz o jeden oddział mniej.
card-forced-march = Forsowny marsz
card-forced-march-text = Akcja: wykonaj jedno przemieszczenie, a potem najazd tymi samymi oddziałami.
card-horse-archers = Konni łucznicy
card-horse-archers-text = Najeźdźca: przydziel jednego najemnika; siła oddziałów obrońcy spada o 1.
card-burning-fields = Płonące pola
card-burning-fields-text = Akcja: usuń osadę na kafelku, który kontrolujesz, lub na sąsiednim.
card-guard = Straż
card-guard-text = Starcie: +1 do siły jako obrońca. Przydziel jeden oddział: +1.
card-general = Generał
card-general-text = Starcie: +1 do siły. Do dwóch twoich oddziałów może odejść ze starcia na sąsiednie kafelki.
card-boats = Statki
card-boats-text = W dowolnym momencie: podczas tej akcji rzeki nie przeszkadzają.
card-vizier = Wezyr
card-vizier-text = Walka o wpływy: +1, na kafelku, który kontrolujesz, +2.
card-tax-collectors = Poborcy
card-tax-collectors-text = Akcja: jedna moneta za każdy kontrolowany kafelek urodzajnej ziemi.
card-mamluks = Mamelucy
card-mamluks-text = Starcie: przydziel do dwóch oddziałów zaciężnych: +1 za każdy.
card-architect = Architekt
card-architect-text = Akcja: zbuduj raz, o dwie monety taniej.
card-bodyguard = Straż przyboczna
card-bodyguard-text = Starcie lub walka o wpływy: Asasyni nie odrzucają żadnych kart twojej strony.
card-sheikh = Szajch
card-sheikh-text = Starcie: usuń najemnika dowolnego Władcy z aktywnego lub sąsiedniego kafelka; dołącza jeden twój.
card-raiders = Grasanci
card-raiders-text = Starcie: przydziel do trzech oddziałów; za każdy tracisz o jeden oddział mniej.
card-camel-riders = Jeźdźcy na wielbłądach
card-camel-riders-text = Starcie: +1 do siły na pustyni. Przydziel jeden oddział: +1.
card-caravan = Karawana
card-caravan-text = Akcja: jedna moneta i jeszcze jedna za każde dwa oddziały najemne na mapie.
card-mercenary-captain = Kapitan najemników
card-mercenary-captain-text = Akcja: tam, gdzie masz obecność, zastąp najemnika innego Władcy swoim. Jeśli nadal ma tam siłę, atakujesz go.
card-scouts = Zwiadowcy
card-scouts-text = Starcie: +1 do siły w górach lub dziczy. Przydziel jednego najemnika: +1.

## Events

event-tile-dealt = { $who } otrzymuje kafelek: { $tile }.
event-tile-dealt-hidden = { $who } otrzymuje kafelek.
event-laid = { $who } dokłada { $hex }: { $tile }.
event-group = { $who } zaczyna na { $hex }.
event-palace = Pałac stoi na { $hex }. ({ $who })
event-market = Na bazar trafia: { $card }.
event-sultans-market = Na Bazar Sułtana trafia: { $card }.
event-looked = { $who } ogląda kartę: { $card }.
event-looked-hidden = { $who } ogląda kartę.
event-took = { $who } bierze: { $card }.
event-took-hidden = { $who } w tajemnicy bierze kartę.
event-plot-paid = { $who } znajduje za mało i otrzymuje { $count ->
         [one] { $count } monetę
         [few] { $count } monety
        *[many] { $count } monet
    }.
event-to-bottom = { $who } odkłada { $count ->
         [one] { $count } kartę
         [few] { $count } karty
        *[many] { $count } kart
    } na spód talii.
event-to-top = { $who } odkłada { $count ->
         [one] { $count } kartę
         [few] { $count } karty
        *[many] { $count } kart
    } na wierzch talii.
event-year = Zaczyna się rok { $count }.
event-income = { $who } otrzymuje przychód: { $count ->
         [one] { $count } monetę
         [few] { $count } monety
        *[many] { $count } monet
    }.
event-reserves = { $who } dodaje do rezerw { $count ->
         [one] { $count } oddział
         [few] { $count } oddziały
        *[many] { $count } oddziałów
    }.
event-cards-back = Na rękę wraca: { $card }. ({ $who })
event-old-card = Z bazaru znika: { $card }.
event-turn = { $who }: akcja { $count }.
event-passed = { $who } pasuje.
event-influence = { $who } zdobywa wpływy na { $hex }.
event-spreading = { $who } chce zdobyć wpływy na { $hex }.
event-challenge = { $who } rozpoczyna walkę o wpływy na { $hex }.
event-built = { $who } buduje na { $hex }: { $building }, za { $count ->
         [one] { $count } monetę
         [few] { $count } monety
        *[many] { $count } monet
    }.
event-moved = { $who } przemieszcza z { $hex } na { $to }: { $ordinary ->
         [0] { $mercenary ->
             [0] 0 oddziałów
            *[other] {""}
        }
         [one] { $ordinary } oddział zaciężny
         [few] { $ordinary } oddziały zaciężne
        *[many] { $ordinary } oddziałów zaciężnych
    }{ $mercenary ->
         [0] {""}
        *[other] { $ordinary ->
             [0] {""}
            *[other] {", "}
        }
    }{ $mercenary ->
         [0] {""}
         [one] { $mercenary } oddział najemny
         [few] { $mercenary } oddziały najemne
        *[many] { $mercenary } oddziałów najemnych
    }.
event-assaulted = { $who } najeżdża { $to } z { $hex }: { $ordinary ->
         [0] { $mercenary ->
             [0] 0 oddziałów
            *[other] {""}
        }
         [one] { $ordinary } oddział zaciężny
         [few] { $ordinary } oddziały zaciężne
        *[many] { $ordinary } oddziałów zaciężnych
    }{ $mercenary ->
         [0] {""}
        *[other] { $ordinary ->
             [0] {""}
            *[other] {", "}
        }
    }{ $mercenary ->
         [0] {""}
         [one] { $mercenary } oddział najemny
         [few] { $mercenary } oddziały najemne
        *[many] { $mercenary } oddziałów najemnych
    }.
event-recruited = { $who } werbuje { $count ->
         [one] { $count } oddział
         [few] { $count } oddziały
        *[many] { $count } oddziałów
    } na { $hex }.
event-hired = { $who } najmuje { $count ->
         [one] { $count } oddział najemny
         [few] { $count } oddziały najemne
        *[many] { $count } oddziałów najemnych
    }.
event-placed = { $who } umieszcza { $count ->
         [one] { $count } oddział najemny
         [few] { $count } oddziały najemne
        *[many] { $count } oddziałów najemnych
    } na { $hex }.
event-bribed = { $who } przekupuje { $count ->
         [one] { $count } oddział najemny
         [few] { $count } oddziały najemne
        *[many] { $count } oddziałów najemnych
    } Nomady na { $hex }.
event-mustered = { $who } zaciąga { $count ->
         [one] { $count } oddział
         [few] { $count } oddziały
        *[many] { $count } oddziałów
    } na { $hex }.
event-revolted = { $who } wznieca powstanie na { $hex }: { $count ->
         [one] { $count } oddział
         [few] { $count } oddziały
        *[many] { $count } oddziałów
    }.
event-deserted = { $who } traci przez dezercję { $count ->
         [one] { $count } oddział najemny
         [few] { $count } oddziały najemne
        *[many] { $count } oddziałów najemnych
    } na { $hex }.
event-alms = { $who } zbiera daninę: { $count ->
         [one] { $count } monetę
         [few] { $count } monety
        *[many] { $count } monet
    }.
event-bought = { $who } kupuje: { $card }, za { $count ->
         [one] { $count } monetę
         [few] { $count } monety
        *[many] { $count } monet
    }.
event-fetched = { $who } bierze z Bazaru Sułtana: { $card }.
event-sold = { $who } otrzymuje od Sułtana: { $card }.
event-offered = { $deal ->
        [card] { $who } oferuje Sułtanowi { $price ->
                 [one] { $price } monetę
                 [few] { $price } monety
                *[many] { $price } monet
            } za kartę: { $card }.
        [hire] { $who } oferuje Nomadzie { $price ->
                 [one] { $price } monetę
                 [few] { $price } monety
                *[many] { $price } monet
            } za najęcie { $count ->
                 [one] { $count } oddziału najemnego
                 [few] { $count } oddziałów najemnych
                *[many] { $count } oddziałów najemnych
            }.
       *[bribe] { $who } oferuje Nomadzie { $price ->
                 [one] { $price } monetę
                 [few] { $price } monety
                *[many] { $price } monet
            } za przekupienie { $count ->
                 [one] { $count } oddziału najemnego
                 [few] { $count } oddziałów najemnych
                *[many] { $count } oddziałów najemnych
            } na { $hex }.
    }
event-countered = { $who } żąda zamiast tego { $count ->
         [one] { $count } monety
         [few] { $count } monet
        *[many] { $count } monet
    }.
event-agreed = { $who } zgadza się: { $count ->
         [one] { $count } moneta
         [few] { $count } monety
        *[many] { $count } monet
    }.
event-refused = { $who } odmawia.
event-played = { $who } zagrywa: { $card }.
event-boats = { $who } zagrywa: { $card }; rzeki nie są teraz przeszkodą.
event-boats-kept = { $who } pokazuje: { $card }, i zatrzymuje tę kartę: statki są już na wodzie.
event-informants = { $who } zagrywa: { $card }, i ogląda rękę: { $whom }.
event-combat = { $who } atakuje na { $hex }. Obrońca: { $whom }.
event-committed = { $who }: karty wybrane.
event-meddled = { $side ->
        [attacker] { $who } ingeruje po stronie najeźdźcy.
       *[defender] { $who } ingeruje po stronie obrońcy.
    }
event-declared = { $side ->
        [attacker] { $who } popiera najeźdźcę.
       *[defender] { $who } staje po stronie obrońców.
    }
event-revealed = { $who } ujawnia: { $card }.
event-warfare = { $who } przydziela do Działań wojennych { $count ->
         [one] { $count } oddział
         [few] { $count } oddziały
        *[many] { $count } oddziałów
    }.
event-killed = Asasyni ({ $who }) odrzucają: { $card } ({ $whom }).
event-resolved = { $who } rozpatruje: { $card }; karty dają teraz { $count }.
event-assigned = { $who } przydziela do karty { $card }: { $ordinary ->
         [0] { $mercenary ->
             [0] 0 oddziałów
            *[other] {""}
        }
         [one] { $ordinary } oddział zaciężny
         [few] { $ordinary } oddziały zaciężne
        *[many] { $ordinary } oddziałów zaciężnych
    }{ $mercenary ->
         [0] {""}
        *[other] { $ordinary ->
             [0] {""}
            *[other] {", "}
        }
    }{ $mercenary ->
         [0] {""}
         [one] { $mercenary } oddział najemny
         [few] { $mercenary } oddziały najemne
        *[many] { $mercenary } oddziałów najemnych
    }.
event-mercenary-lost = { $who } traci oddział najemny na { $hex }.
event-mercenary-joined = { $who } zyskuje oddział najemny na { $hex }.
event-unit-joined = { $who } sprowadza z { $hex }: { $unit }.
event-reserve-joined = { $who } sprowadza oddział z rezerw na { $hex }.
event-unit-left = { $who } wyprowadza na { $hex }: { $unit }.
event-corrupted = { $who } kieruje kartę { $card } przeciw: { $whom }.
event-strength = { $who } atakuje siłą { $attack } przeciw { $defence }.
event-tie-broken = { $side ->
        [attacker] { $who } rozstrzyga remis na korzyść najeźdźcy.
       *[defender] { $who } rozstrzyga remis na korzyść obrońcy.
    }
event-won = { $who } wygrywa starcie.
event-casualties = { $who } traci { $ordinary ->
         [0] { $mercenary ->
             [0] 0 oddziałów
            *[other] {""}
        }
         [one] { $ordinary } oddział zaciężny
         [few] { $ordinary } oddziały zaciężne
        *[many] { $ordinary } oddziałów zaciężnych
    }{ $mercenary ->
         [0] {""}
        *[other] { $ordinary ->
             [0] {""}
            *[other] {", "}
        }
    }{ $mercenary ->
         [0] {""}
         [one] { $mercenary } oddział najemny
         [few] { $mercenary } oddziały najemne
        *[many] { $mercenary } oddziałów najemnych
    }.
event-retreated = { $who } wycofuje: { $ordinary ->
         [0] { $mercenary ->
             [0] 0 oddziałów
            *[other] {""}
        }
         [one] { $ordinary } oddział zaciężny
         [few] { $ordinary } oddziały zaciężne
        *[many] { $ordinary } oddziałów zaciężnych
    }{ $mercenary ->
         [0] {""}
        *[other] { $ordinary ->
             [0] {""}
            *[other] {", "}
        }
    }{ $mercenary ->
         [0] {""}
         [one] { $mercenary } oddział najemny
         [few] { $mercenary } oddziały najemne
        *[many] { $mercenary } oddziałów najemnych
    }.
event-captured = { $who } zajmuje na { $hex }: { $building }.
event-sacked = { $who } łupi na { $hex }: { $building }, za { $count ->
         [one] { $count } monetę
         [few] { $count } monety
        *[many] { $count } monet
    }.
event-removed = { $who } usuwa na { $hex }: { $building }.
event-settlement-sacked = { $who } łupi na { $hex }: { $building }, za { $count ->
         [one] { $count } monetę
         [few] { $count } monety
        *[many] { $count } monet
    }.
event-spoils = { $who } od razu zdobywa { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
        *[many] { $count } punktów
    }.
event-contest-strength = { $who }: siła wpływów { $attack } przeciw { $defence }.
event-contest-won = { $who } wygrywa walkę o wpływy na { $hex }.
event-contest-lost = { $who } przegrywa walkę o wpływy na { $hex }.
event-pact-offered = { $who } proponuje pakt ({ $whom }): { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
        *[many] { $count } punktów
    } za zwycięstwo.
event-pact-agreed = Pakt zawarty: { $who } za zwycięstwo płaci Murszidowi { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
        *[many] { $count } punktów
    }.
event-pact-refused = { $who } odrzuca pakt.
event-pact-paid = { $who } płaci Murszidowi { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
        *[many] { $count } punktów
    }.
event-discarded = { $who } odrzuca: { $card }.
event-shed = { $who } usuwa nadmiarowy oddział na { $hex }: { $unit }.
event-shuffled = Odrzucone karty potasowano w nową talię.
event-scored = { $who } zdobywa { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
        *[many] { $count } punktów
    }.
event-ended = { $how ->
        [points] { $who } wygrywa, mając { $count ->
                 [one] { $count } punkt
                 [few] { $count } punkty
                *[many] { $count } punktów
            }.
        [coins] { $who } wygrywa, mając { $count ->
                 [one] { $count } punkt
                 [few] { $count } punkty
                *[many] { $count } punktów
            } i więcej monet.
       *[order] { $who } wygrywa, mając { $count ->
                 [one] { $count } punkt
                 [few] { $count } punkty
                *[many] { $count } punktów
            } i wcześniejsze miejsce w kolejności.
    }
event-replaced = { $who } zastępuje najemnika na { $hex } ({ $whom }).
event-took-coins = { $who } bierze { $count ->
         [one] { $count } monetę
         [few] { $count } monety
        *[many] { $count } monet
    }.
event-burned = { $who } pali osadę na { $hex }.
event-sabotaged = { $who } dokonuje sabotażu na { $hex } ({ $whom }).
event-kept = { $who } zatrzymuje: { $card }.
event-kept-hidden = { $who } zatrzymuje kartę.
event-to-hand = { $who } bierze na rękę: { $card }.
event-spent = Karta { $card } jest zużyta do końca roku. ({ $who })

## Refusals: why not, and what instead

refusal-wrong-moment = { $action }: o to teraz nie chodzi
advice-wrong-moment = Zobacz, o co pyta gra, i wybierz coś podświetlonego.
refusal-not-your-action = { $action }: tej akcji nie ma na twoim arkuszu
advice-not-your-action = Wybierz akcję swojego Władcy.
refusal-no-such-hex = Na tej mapie nie ma takiego kafelka
advice-no-such-hex = Wybierz kafelek mapy.
refusal-no-presence-near = Nie masz obecności tutaj ani obok
advice-no-presence-near = Wybierz kafelek ze swoim komponentem lub obok niego; rzeki rozdzielają.
refusal-own-influence = Już masz tu wpływy
advice-own-influence = Wybierz inny kafelek.
refusal-no-token = Nie masz już żetonu wpływów
advice-no-token = Wybierz inną akcję; żetony wracają, gdy tracisz wpływy.
refusal-no-presence = Nie masz tam obecności
advice-no-presence = Wybierz kafelek ze swoim oddziałem, budowlą lub wpływami.
refusal-other-control = Ten kafelek kontroluje inny Władca
advice-other-control = Wybierz kafelek, którego nikt inny nie kontroluje.
refusal-has-stronghold = Stoi tam już fort lub zamek
advice-has-stronghold = Wybierz inny kafelek albo rozbuduj swój fort w zamek.
refusal-no-own-fort = Nie masz tam fortu
advice-no-own-fort = Zamek zastępuje jeden z twoich fortów.
refusal-no-piece = W twojej puli nie ma już takiego komponentu
advice-no-piece = Zbuduj coś innego.
refusal-no-coins = Masz za mało monet
advice-no-coins = Wybierz coś tańszego.
refusal-built-here = W tej akcji już tu budowano
advice-built-here = Buduj na innym kafelku.
refusal-order = Najpierw kolej na inną kartę
advice-order = Wybierz najpierw jedną z podświetlonych kart.
refusal-only-sultan = Osady i miasta buduje tylko Sułtan
advice-only-sultan = Zbuduj fort albo zamek.
refusal-has-settlement = Stoi tam już osada lub miasto
advice-has-settlement = Wybierz inny kafelek albo zmień osadę w miasto.
refusal-no-town = Nie ma tam osady
advice-no-town = Wybierz kafelek z osadą.
refusal-no-reserves = Na karcie rezerw nie ma dość oddziałów
advice-no-reserves = Wybierz inną akcję.
refusal-no-disc = W puli masz za mało oddziałów
advice-no-disc = Weź mniej oddziałów albo wybierz inną akcję.
refusal-no-neighbour = Ten kafelek nie sąsiaduje
advice-no-neighbour = Wybierz sąsiedni kafelek.
refusal-river = Między tymi kafelkami płynie rzeka
advice-river = Obejdź ją, użyj przeprawy albo zagraj Statki.
refusal-no-units = Nie masz tam tylu oddziałów
advice-no-units = Porusz mniej oddziałów.
refusal-nothing-moved = Musi się poruszyć co najmniej jeden oddział
advice-nothing-moved = Wybierz liczbę oddziałów.
refusal-not-controlled = Ten kafelek nie jest kontrolowany tak, jak trzeba
advice-not-controlled = Sprawdź, kto musi kontrolować kafelek, i wybierz inny.
refusal-no-settlement = Nie ma tam z kim walczyć ani czego łupić
advice-no-settlement = Najedź kafelek kontrolowany przez innego Władcę albo z osadą lub miastem.
refusal-own-control = To ty kontrolujesz ten kafelek
advice-own-control = W tym wydaniu można złupić tylko kafelek, którego nikt nie kontroluje.
refusal-only-these = Dalej mogą iść tylko te oddziały, które właśnie przybyły
advice-only-these = Wybierz spośród tych oddziałów.
refusal-no-influence = Nie masz tam wpływów
advice-no-influence = Wybierz kafelek ze swoim żetonem wpływów.
refusal-no-mercenary = Nie ma tam tylu najemników
advice-no-mercenary = Wybierz inny kafelek lub mniejszą liczbę.
refusal-five-only = Przekupić można tylko najemników Nomady, a on tu nie gra
advice-five-only = Najmij najemników.
refusal-asked-before = O to już się w tej turze targowano
advice-asked-before = Poproś o coś innego albo wybierz inną akcję.
refusal-no-card = Nie ma takiej karty
advice-no-card = Wybierz kartę, która tam leży.
refusal-market-done = Stamtąd już masz kartę
advice-market-done = Z każdej części bazaru jedna karta: wybierz inną część albo zakończ.
refusal-not-in-hand = Nie możesz użyć tej karty
advice-not-in-hand = Wybierz jedną z kart, które masz lub możesz wziąć.
refusal-no-keyword = Ta karta nie ma potrzebnego teraz słowa kluczowego
advice-no-keyword = Wybierz kartę z właściwym słowem kluczowym.
refusal-no-use = Ta karta nic by teraz nie dała
advice-no-use = Zachowaj ją na lepszą chwilę.
refusal-no-effect = To by nic nie zmieniło
advice-no-effect = Wybierz inny kafelek.
refusal-same-price = Kontroferta podaje inną liczbę
advice-same-price = Przyjmij ofertę albo podaj inną liczbę.
refusal-too-dear = Płacący tyle nie ma
advice-too-dear = Podaj mniejszą liczbę.
refusal-no-party = Ten Władca nie bierze w tym udziału
advice-no-party = Wybierz Władcę, który bierze udział.
refusal-boats-out = Statki są już na wodzie
advice-boats-out = Zachowaj kartę.
refusal-own-hand = Swoją rękę już znasz
advice-own-hand = Wybierz innego Władcę.
refusal-no-hand = Ten Władca nie ma kart
advice-no-hand = Wybierz Władcę z kartami.
refusal-warfare-stays = Działania wojenne nigdy nie opuszczają ręki
advice-warfare-stays = Odrzuć inną kartę.
refusal-not-a-character = Asasyni usuwają tylko postacie
advice-not-a-character = Wybierz postać.
refusal-protected = Tę stronę chroni Straż przyboczna
advice-protected = Wybierz postać drugiej strony.
refusal-wrong-number = To niewłaściwa liczba oddziałów
advice-wrong-number = Wybierz tyle, ile trzeba.
refusal-not-enough-units = Nie masz tam tylu wolnych oddziałów
advice-not-enough-units = Oddziały na innej karcie nie są wolne; wybierz mniej.
refusal-wrong-units = Ta karta przyjmuje inny rodzaj oddziałów
advice-wrong-units = Sprawdź kartę: oddziały zaciężne czy najemne.
refusal-must = To trzeba wykonać, na ile się da
advice-must = Wybierz jedną z możliwości.
refusal-cannot-capture = Nie ma tu czego zająć
advice-cannot-capture = Przejdź do łupienia.
refusal-not-over = Tam limit nie jest przekroczony
advice-not-over = Wybierz miejsce, gdzie jest za dużo.
refusal-not-empty = To miejsce jest zajęte
advice-not-empty = Wybierz puste miejsce.
refusal-no-groups-there = Nikt nie zaczyna w kamieniołomie ani w miejscu świętym
advice-no-groups-there = Wybierz inny kafelek.
refusal-group-placed = Ta grupa już stoi
advice-group-placed = Umieść drugą grupę.
refusal-no-tile = Nie masz takiego kafelka
advice-no-tile = Wybierz jeden ze swoich kafelków.
refusal-not-most = Tam kafelek stykałby się z mniejszą liczbą kafelków, niż może
advice-not-most = Wybierz miejsce z największą liczbą styków.
refusal-blocks-river = Tam zablokowałby rzekę
advice-blocks-river = Zostaw miejsce na obu końcach rzeki.
refusal-no-river-place = Rzeka nie płynęłaby tam dalej
advice-no-river-place = Przyłóż jeden koniec do końca rzeki.
refusal-only-other = To musi być inny Władca
advice-only-other = Wybierz kogoś innego.
refusal-no-quarters = Nie ma kafelka dla najętych oddziałów: musisz mieć obecność tam, gdzie nikt inny nie ma kontroli
advice-no-quarters = Zdobądź najpierw obecność tam, gdzie nikt inny nie ma kontroli.
refusal-others-card = Ta karta nie jest powiązana z Murszidem
advice-others-card = Spisek pozwala wziąć karty powiązane z tobą; wybierz jedną z nich.
refusal-mustered-here = Na tym kafelku zaciąg już był
advice-mustered-here = Wybierz inny kafelek ze swoimi wpływami albo zakończ.
refusal-no-such-unit = Nie ma takiego oddziału, który mógłby ruszyć
advice-no-such-unit = Wybierz inny rodzaj oddziału albo inny kafelek; oddziały na Działaniach wojennych zostają.
refusal-wrong-partner = Tego paktu nie zawiera się z tym Władcą
advice-wrong-partner = Pakt zawiera się z Murszidem; na ofertę odpowiada się temu, kto ją złożył.

# The table in the browser

board-title = Mapa krainy
board-year = Rok { $year } z { $of }
board-round = Akcja { $round } z { $of }
board-hex = Kafelek { $number }, { $tile }
board-hex-short = Kafelek { $number }
board-cell = Miejsce { $name }
board-rotation = Kierunek { $number }
board-lit = można wybrać
board-touched = wybrano
board-control = kontrola: { $who }
board-no-control = bez kontroli
board-influence = wpływy: { $who }
board-river = rzeka oddziela od: { $list }
board-aim = { $thing }:
board-aim-clear = Wszystkie akcje
board-all = Wszyscy Władcy
board-panels = Bazary, arkusze i układy
board-rulers = Władcy
board-actions = Co możesz zrobić
tab-market = Bazary
tab-sheet = Arkusz
tab-deals = Układy
tab-fight = Konflikt
market-far = Daleki
market-middle = Środkowy
market-near = Bliski
market-sultan = Sułtana
board-by-deal = według umowy
board-half = Twoja karta: połowa ceny
board-pay-to = Zapłatę dostaje: { $who }
board-empty = puste
board-deck = Talia: { $count }
board-discards = Odrzucone: { $count }
board-card-hint = Wskaż kartę, aby ją przeczytać.
board-hand = Twoje karty
board-hand-empty = Brak kart na ręce
board-offered = Do wyboru
board-tiles = Twoje kafelki
board-spent = Do następnego roku
use-combat = Starcie
use-contest = Wpływy
use-action = Akcja
use-anytime = W dowolnym momencie
count-coins = { $count ->
         [one] { $count } moneta
         [few] { $count } monety
        *[many] { $count } monet
    }
count-points = { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
        *[many] { $count } punktów
    }
count-cards = { $count ->
         [one] { $count } karta
         [few] { $count } karty
        *[many] { $count } kart
    }
count-units = { $count ->
    [one] { $count } oddział
    [few] { $count } oddziały
   *[many] { $count } oddziałów
}
count-ordinary = { $count ->
         [one] { $count } oddział zaciężny
         [few] { $count } oddziały zaciężne
        *[many] { $count } oddziałów zaciężnych
    }
count-mercenary = { $count ->
         [one] { $count } oddział najemny
         [few] { $count } oddziały najemne
        *[many] { $count } oddziałów najemnych
    }
count-both = { $ordinary }, { $mercenary }
ruler-coins = Monety: { $count }
ruler-income = Przychód teraz: { $count }
ruler-hand = Karty na ręce: { $count }
ruler-reserve = Rezerwy: { $count }
ruler-supply = Oddziały w puli: { $count }
ruler-tokens = Pozostałe żetony wpływów: { $count }
ruler-stake = Cele dałyby teraz: { $count }
ruler-points = Punkty: { $count }
ruler-hexes = Kontrolowane kafelki: { $count }
ruler-acts = decyduje
ruler-answered = odpowiedź gotowa
sheet-actions = Akcje
sheet-abilities = Atrybuty
sheet-objectives = Cele
sheet-pieces = Pozostałe komponenty
sheet-stake = Gdyby rok kończył się teraz: { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
        *[many] { $count } punktów
    }
sheet-limit = Najwyżej { $count } oddziałów na kafelku
sheet-prices = Ceny
sheet-price = { $what }: { $count ->
         [one] { $count } moneta
         [few] { $count } monety
        *[many] { $count } monet
    }
sheet-surcharge = { $where }: { $count ->
         [one] o { $count } monetę więcej
         [few] o { $count } monety więcej
        *[many] o { $count } monet więcej
    }
sheet-source = Skąd to wiadomo
sheet-of = Arkusz: { $who }
source-effect = Działanie: { $source }
source-objective = Cele: { $source }
source-sheet = Komponenty i akcje: { $source }
source-map = Mapa: { $source }
source-build = Koszty budowy: { $source }
source-income = Przychód: { $source }
ability-warlord-1 = Punkty za łupy zdobywa od razu po każdym starciu i złupieniu.
ability-warlord-2 = Nie buduje, ale może zajmować forty i zamki; do siedmiu oddziałów na kafelku.
ability-warlord-3 = Ma kartę Działania wojenne: zagrywa ją w swoich starciach i odzyskuje.
ability-warlord-4 = Co roku uzupełnia rezerwy do trzech oddziałów zaciężnych, wliczając te na mapie.
ability-murshid-1 = Rozstrzyga remisy tam, gdzie ma wpływy.
ability-murshid-2 = Bierze udział w walkach o wpływy na kafelkach ze swoimi wpływami i obok nich.
ability-murshid-3 = Dokłada karty jednej stronie starcia na kafelku ze swoimi wpływami lub obok.
ability-murshid-4 = Pakty: do pięciu punktów za wsparcie, płatne po zwycięstwie.
ability-sultan-1 = Jako jedyny buduje osady i miasta; ma obecność wszędzie, gdzie stoją.
ability-sultan-2 = Przychód z osad, miast i wpływów bez względu na kontrolę.
ability-sultan-3 = Własny bazar: sprzedaje po uzgodnionej cenie, a sam bierze jedną kartę za darmo.
ability-caliph-1 = Pałac: siła 2, budowla obronna i cywilna w jednym.
ability-caliph-2 = Taniej buduje forty i zamki.
ability-caliph-3 = Co roku uzupełnia rezerwy do tylu oddziałów zaciężnych, ile ma zamków i żetonów na mapie, wliczając oddziały na mapie.
ability-nomad-1 = Werbuje także tam, gdzie nie ma obecności.
ability-nomad-2 = Inni najmują i przekupują najemników tylko za jego cenę.
ability-nomad-3 = Wycofujący się najemnicy wracają do jego rezerw.
ability-nomad-4 = Co roku uzupełnia rezerwy do trzech oddziałów najemnych za każdy swój żeton, wliczając wszystkie najemne na mapie, czyjekolwiek są.
objective-warlord-unit = za każdy zniszczony w starciu oddział wroga
objective-warlord-fort = za każdy złupiony fort
objective-warlord-castle = za każdy złupiony zamek
objective-warlord-palace = za złupiony pałac
objective-warlord-town = za każdą złupioną osadę
objective-warlord-city = za każde złupione miasto
objective-warlord-year_1 = rok 1: kontrola co najmniej { $least ->
         [one] { $least } kafelka
         [few] { $least } kafelków
        *[many] { $least } kafelków
    }
objective-warlord-sacred = kontrola miejsca świętego
objective-warlord-sites = za każdy kontrolowany kamieniołom i przeprawę
objective-warlord-most = nikt nie kontroluje więcej kafelków
objective-murshid-year_1 = rok 1: na mapie co najmniej { $least ->
         [one] { $least } żeton wpływów
         [few] { $least } żetony wpływów
        *[many] { $least } żetonów wpływów
    }
objective-murshid-influence = za każdy żeton wpływów na mapie
objective-murshid-sacred = wpływy w miejscu świętym
objective-murshid-guests = za każdego innego Władcę kontrolującego kafelek z jego wpływami
objective-murshid-crossing = wpływy na przeprawie
objective-sultan-year_1 = rok 1: osady i miasta: { $least }, w tym miasta: { $cities }
objective-sultan-town = za każdą osadę, której nie kontroluje inny Władca
objective-sultan-city = za każde miasto, którego nie kontroluje inny Władca
objective-sultan-sacred = obecność w miejscu świętym
objective-sultan-wealth = za każde pełne { $each ->
         [one] { $each } monetę
         [few] { $each } monety
        *[many] { $each } monet
    }, najwyżej { $most } razy
objective-caliph-year_1 = rok 1: kontrola co najmniej { $least ->
         [one] { $least } kafelka
         [few] { $least } kafelków
        *[many] { $least } kafelków
    }, stoi pałac
objective-caliph-hex = za każdy kontrolowany kafelek
objective-caliph-sacred = kontrola miejsca świętego
objective-caliph-quarry = dodatkowo za każdy kontrolowany kamieniołom
objective-caliph-crossing = dodatkowo za kontrolę przeprawy
objective-caliph-palace = stoi pałac
objective-nomad-year_1 = rok 1: ma co najmniej { $least ->
         [one] { $least } monetę
         [few] { $least } monety
        *[many] { $least } monet
    }
objective-nomad-wealth = za każde pełne { $each ->
         [one] { $each } monetę
         [few] { $each } monety
        *[many] { $each } monet
    }, najwyżej { $most } razy
objective-nomad-sacred = wpływy lub kontrola w miejscu świętym
objective-nomad-wastes = za każde wpływy na pustyni, w górach lub w dziczy
objective-nomad-clients = za każdego innego Władcę z najemnikiem na mapie
deals-title = Księga układów
deals-none = Jeszcze nic nie negocjowano.
deals-count = Układy: { $count }
deal-card = { $card } od Sułtana
deal-hire = najęcie u Nomady: { $count ->
         [one] { $count } oddział najemny
         [few] { $count } oddziały najemne
        *[many] { $count } oddziałów najemnych
    }
deal-bribe = przekupienie na kafelku { $number }: { $count ->
         [one] { $count } oddział najemny
         [few] { $count } oddziały najemne
        *[many] { $count } oddziałów najemnych
    }
deal-pact = pakt z Murszidem
deal-offered = oferta
deal-counter = kontroferta
outcome-open = otwarte
outcome-refused = odmowa
outcome-agreed = uzgodniono
outcome-paid = zapłacono
talk-how-much = Ile oferujesz?
talk-offers = „Daję { $count ->
         [one] { $count } monetę
         [few] { $count } monety
        *[many] { $count } monet
    }.”
talk-asks = „Chcę { $count ->
         [one] { $count } monetę
         [few] { $count } monety
        *[many] { $count } monet
    }.”
talk-pact = „Pakt: { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
        *[many] { $count } punktów
    } za zwycięstwo.”
talk-answer = Co odpowiadasz?
talk-pact-own = „Pakt: { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
        *[many] { $count } punktów
    }, jeśli zwyciężę.”
talk-thinks = { $who } się zastanawia.
talk-title = Przy stole negocjacji
fight-combat = Starcie na kafelku { $number }
fight-contest = Walka o wpływy na kafelku { $number }
fight-cards = Karty: { $count }
fight-total = Razem: { $count }
fight-supports = { $who } wspiera
fight-chosen = karty wybrane
fight-choosing = wybiera karty
fight-winner = Zwycięstwo: { $who }
fight-nobody = nikt
fight-none = Nie było jeszcze konfliktu.
fight-versus = przeciw
fight-struck = usunięta
fight-resolved = rozpatrzona
fight-waiting = jeszcze nierozpatrzona
fight-murshid = Murszid wspiera: { $who }
say-rest = { $action }: { $things }
say-march = { $action }: { $from } → { $to }, { $force }
say-commit = Wybierz: { $list }
say-commit-none = Nie wybieraj żadnej karty
warning-own-victim = Asasyni uderzają w postać: jeśli nikt inny żadnej nie zagra, jedyną ofiarą będzie twoja.
say-offer = Oferta: { $count ->
         [one] { $count } moneta
         [few] { $count } monety
        *[many] { $count } monet
    }
say-demand = Żądanie: { $count ->
         [one] { $count } moneta
         [few] { $count } monety
        *[many] { $count } monet
    }
say-pact = Pakt, { $who }: { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
        *[many] { $count } punktów
    } za zwycięstwo
say-kill = Usuń: { $card } ({ $who })
say-lose = Straty: { $force }
say-assign = Przydziel: { $force }
sum-course = Rok { $year } z { $of }, akcja { $round }. { $phase }.
sum-acting = Decyduje: { $who }.
sum-market = Bazar { $market }: { $list }.
sum-hand = Twoje karty: { $list }.

# What the ruler to act is asked
phase-lay-prompt = Dołóż kafelek z ręki do mapy.
phase-groups-prompt = Rozmieść jedną ze swoich grup początkowych.
phase-set-palace-prompt = Wybierz miejsce pałacu.
discard-prompt = Masz na ręce więcej niż { $count } kart: odrzuć jedną.
phase-plot-prompt = { $count ->
         [one] Weź { $count } swoją kartę.
         [few] Weź { $count } swoje karty, w dowolnej kolejności.
        *[many] Weź { $count } swoich kart, w dowolnej kolejności.
    }
phase-conspire-prompt = { $count ->
         [one] Wybierz { $count } kartę na swój bazar.
         [few] Wybierz { $count } karty na swój bazar, w dowolnej kolejności.
        *[many] Wybierz { $count } kart na swój bazar, w dowolnej kolejności.
    }
phase-scholars-prompt = Wybierz kartę, którą zatrzymasz.
phase-prepare-prompt = Przygotuj rok.
phase-act-prompt = Wybierz swoją akcję.
phase-end-action-prompt = Limit jest przekroczony: wybierz, co oddajesz.
phase-score-prompt = Punktacja roku.
phase-build-prompt = Wybierz, co i gdzie budujesz, albo zakończ.
phase-move-prompt = Wybierz kolejne oddziały do ruchu albo zakończ.
phase-recruit-prompt = Wybierz miejsce dla rekrutów albo zakończ.
phase-place-hired-prompt = Wybierz miejsce dla najętych oddziałów.
phase-muster-prompt = Wybierz, gdzie zbierają się oddziały, albo zakończ.
phase-buy-prompt = Wybierz kartę do kupienia albo zakończ.
phase-follow-up-prompt = Przesuń przekupione oddziały o krok albo je zostaw.
phase-march-on-prompt = Zdecyduj, czy po marszu dokonujesz najazdu.
phase-card-target-prompt = Wybierz, w co uderza karta.
phase-name-price-prompt = Podaj swoją cenę.
phase-answer-price-prompt = Przyjmij ofertę, odrzuć ją albo podaj kontrofertę.
phase-answer-counter-prompt = Przyjmij kontrofertę albo ją odrzuć.
phase-window-prompt = Zagraj teraz kartę zagrywaną w dowolnym momencie albo spasuj.
phase-pact-murshid-prompt = Zaproponuj pakt albo spasuj.
phase-pact-party-prompt = Poproś Murszida o pakt albo spasuj.
phase-pact-answer-prompt = Przyjmij pakt, odrzuć go albo podaj kontrofertę.
phase-pact-counter-prompt = Przyjmij kontrofertę albo ją odrzuć.
phase-commit-prompt = Wybierz w tajemnicy swoje karty.
phase-meddle-prompt = Wybierz stronę, której pomagasz.
phase-declare-prompt = Opowiedz się po jednej ze stron.
phase-warfare-prompt = Przydziel oddziały do karty „Działania wojenne”.
phase-assassins-prompt = Wskaż postać, którą odrzucą Asasyni.
phase-resolve-prompt = Wybierz następną kartę do rozpatrzenia.
phase-assign-prompt = Przydziel oddziały do karty.
phase-sheikh-prompt = Wybierz, co robi Szajch.
phase-destroyer-prompt = Wybierz, co robi Niszczyciel.
phase-general-prompt = Wybierz, dokąd Generał prowadzi oddziały.
phase-second-half-prompt = Wprowadź drugi oddział z karty albo z tego zrezygnuj.
phase-corrupt-prompt = Wskaż, kogo dotyka Nieprawość.
phase-tie-prompt = Rozstrzygnij remis.
phase-attacker-losses-prompt = { $count ->
         [one] Najeźdźca traci { $count } oddział: wybierz, jaki.
         [few] Najeźdźca traci { $count } oddziały: wybierz, ile zaciężnych; pozostałe to najemne.
        *[many] Najeźdźca traci { $count } oddziałów: wybierz, ile zaciężnych; pozostałe to najemne.
    }
phase-defender-losses-prompt = { $count ->
         [one] Obrońca traci { $count } oddział: wybierz, jaki.
         [few] Obrońca traci { $count } oddziały: wybierz, ile zaciężnych; pozostałe to najemne.
        *[many] Obrońca traci { $count } oddziałów: wybierz, ile zaciężnych; pozostałe to najemne.
    }
phase-retreat-prompt = Wybierz, dokąd wycofują się oddziały.
phase-capture-prompt = Zdecyduj, czy zajmujesz budowlę obronną.
phase-sack-prompt = Zdecyduj, czy łupisz budowlę cywilną.

# The terminal

terminal-help = Każdy kafelek pokazuje swoją nazwę, teren i kto go kontroluje, niżej budowle i wpływy, pod nimi oddziały jako zaciężne+najemne: W2+1. h9≈h4 oznacza, że te kafelki rozdziela rzeka. Pisz na przykład: influence h5, build h5 castle, move h3 h7 2+1, assault h3 h7 3+0, recruit h3, hire 2, bribe h4 1, buy near-1, fetch sultan-1, ask sultan-2, price 5, accept, refuse, play scholars, boats, informants caliph, commit imam corruption, commit nothing, resolve guard, assign 1+0, pact caliph 3, done, skip, pass.
terminal-coins = Monety
terminal-points = Punkty
terminal-hand = Ręka
terminal-reserve = Rezerwy
terminal-supply = Pula
terminal-tokens = Wpływy
terminal-forts = Forty
terminal-castles = Zamki
terminal-income = Przychód
terminal-stake = Za cele
terminal-spent = Użyte

# Dlaczego bot tak się układa
reason-offer-card = „Ta karta mi się przyda: { $count ->
         [one] { $count } moneta
         [few] { $count } monety
        *[many] { $count } monet
    } to uczciwa cena.”
reason-offer-units = „Potrzebuję ludzi: { $count ->
         [one] { $count } moneta
         [few] { $count } monety
        *[many] { $count } monet
    } to uczciwa cena.”
reason-counter-more = „Dla mnie to warte więcej; { $count ->
         [one] { $count } moneta byłaby uczciwa
         [few] { $count } monety byłyby uczciwe
        *[many] { $count } monet byłoby uczciwe
    } dla obu stron.”
reason-counter-less = „Nie trzeba mi od ciebie aż tyle: { $count ->
         [one] { $count } moneta wystarczy
         [few] { $count } monety wystarczą
        *[many] { $count } monet wystarczy
    }.”
reason-accept = „Zgoda: twoje monety bardziej mi się przydadzą.”
reason-accept-gift = „Weź: niczego za to nie chcę.”
reason-accept-thanks = „Za darmo? Zgoda i dziękuję.”
reason-accept-counter = „Drogo, ale wciąż się opłaca.”
reason-refuse-dear = „Za drogo: te monety lepiej wydam gdzie indziej.”
reason-refuse-leader = „Wyprzedzasz nas wszystkich, nie będę cię wzmacniać.”
reason-refuse-low = „Dla mnie to warte więcej.”
reason-refuse-keep = „Wolę to zatrzymać: nic, co możesz zapłacić, mi tego nie wynagrodzi.”
reason-pact-offer = „Z moją pomocą możesz to wygrać, a { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
        *[many] { $count } punktów
    } to mniej, niż to dla ciebie warte.”
reason-pact-ask = „Pomóż mi to wygrać, a dostaniesz { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
        *[many] { $count } punktów
    }.”
reason-pact-more = „Moja pomoc jest warta więcej: { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
        *[many] { $count } punktów
    }.”
reason-pact-less = „Zwycięstwo nie jest dla mnie tyle warte: { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
        *[many] { $count } punktów
    }.”
reason-pact-other = „Powiedzmy raczej: { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
        *[many] { $count } punktów
    }.”
reason-pact-earned = „Zgoda: te punkty są warte zachodu.”
reason-pact-needed = „Zgoda: z twoją pomocą mogę to wygrać.”
reason-pact-low = „Moja pomoc jest warta więcej.”
reason-pact-against = „Twoje zwycięstwo zaszkodzi mi bardziej.”
reason-pact-needless = „Wygram to bez ciebie.”
reason-pact-dear = „To kosztuje więcej, niż zwycięstwo jest dla mnie warte.”
