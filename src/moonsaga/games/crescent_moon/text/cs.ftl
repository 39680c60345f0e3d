# Crescent Moon: every word that a player reads. Arguments that are keys of this file arrive translated; $side, $how and $deal only choose
# a variant.
title = Ve svitu půlměsíce
description = Čtyři nebo pět vládců sdílí jednu zemi a skoro nic jiného: Válečník pustoší, Muršid našeptává, Sultán staví, Chalífa vládne a Nomád prodává meče jim všem. Šiř vliv, stav, táhni, smlouvej a podplácej; po třech nebo čtyřech letech vítězí ten, kdo má nejvíc vítězných bodů.
edition-recommended = Doporučený výklad obojích pravidel
edition-pl = Polská pravidla
edition-cs = Česká pravidla

## Rulers, tiles, pieces

ruler-warlord = Válečník
ruler-murshid = Muršid
ruler-sultan = Sultán
ruler-caliph = Chalífa
ruler-nomad = Nomád
warlord = { ruler-warlord }
murshid = { ruler-murshid }
sultan = { ruler-sultan }
caliph = { ruler-caliph }
nomad = { ruler-nomad }
tile-crossing = Brod
tile-river = Řeka
tile-fields = Pole
tile-wilderness = Divočina
tile-mountain = Hory
tile-quarry = Kamenolom
tile-desert = Poušť
tile-sacred-site = Posvátné místo
terrain-fertile = Úrodná půda
terrain-wilderness = Divočina
terrain-mountain = Hory
terrain-quarry = Kamenolom
terrain-desert = Poušť
building-fort = Tvrz
building-castle = Pevnost
building-town = Vesnice
building-city = Město
building-palace = Palác
unit-ordinary = jednotka stálého vojska
unit-mercenary = jednotka žoldnéřů
thing-hex = Hex
thing-cell = Místo
thing-rotation = Natočení
thing-tile = Hex krajiny
thing-group = Počáteční skupina
thing-number = Počet
thing-market = Trh
thing-ruler = Vládce
thing-card = Karta
thing-unit = Jednotka
thing-building = Stavba
thing-coin = Mince
thing-point = Vítězné body
thing-influence = Vliv
thing-reserves = Zálohy
thing-supply = Zásoba
thing-deck = Balíček
thing-discards = Odhazovací balíček
thing-control = Ovládání
thing-presence = Přítomnost
market-far-1 = Vzdálený trh 1
market-far-2 = Vzdálený trh 2
market-far-3 = Vzdálený trh 3
market-middle-1 = Nedaleký trh 1
market-middle-2 = Nedaleký trh 2
market-middle-3 = Nedaleký trh 3
market-near-1 = Místní trh 1
market-near-2 = Místní trh 2
market-near-3 = Místní trh 3
market-sultan-1 = Sultánův trh 1
market-sultan-2 = Sultánův trh 2
market-sultan-3 = Sultánův trh 3
group-1 = První skupina
group-2 = Druhá skupina
type-event = Událost
type-character = Osobnost
type-battalion = Prapor
type-strategy = Strategie
provenance-rulebook = Vytištěno v pravidlech
provenance-derived = Spočítáno z příkladu v pravidlech
provenance-found = Z jiného zdroje
provenance-reconstruction = Naše vlastní, náhrada za ztracený originál

## Maps and options

map-divided-land = Rozdělená země
map-spring-melt = Jarní tání
map-fertile-valley = Úrodné údolí
map-open-plains = Otevřené pláně
map-meeting-place = Místo setkání
map-variable = Sestavená hráči
option-seats = Vládci
option-seats-help = Při čtyřech vládcích se hraje bez Nomáda.
option-years = Roky
option-years-help = Tři roky trvá standardní hra, čtyři dlouhá.
option-edition = Pravidla
option-edition-help = Která pravidla rozhodují tam, kde se polská a česká liší.
option-edition-recommended = { edition-recommended }
option-edition-pl = { edition-pl }
option-edition-cs = { edition-cs }
option-map = Mapa
option-map-help = Jedna z pěti map, mapa sestavená hráči, nebo kód vlastní mapy.
option-old_cards = Staré karty
option-old_cards-help = Které dvě karty každý rok opustí místní trh.
option-old_cards-oldest = Dvě nejdéle nabízené
option-old_cards-random = Dvě náhodné
option-sack_points = Body za plenění
option-sack_points-help = Získá Válečník body za sídlo vypleněné bez boje?
option-sack_points-always = Vždy
option-sack_points-combat-only = Jen po boji
option-general = Jednotky, které odvede Generál
option-general-help = Odcházejí z boje. Ztratí karta, na níž ležely, to, co jí dávaly?
option-general-bonus-goes = Bonus odejde s nimi
option-general-bonus-stays = Bonus zůstane

## Actions and buttons

action-lay = Položení hexu
action-lay-river = Položení řeky
action-group = Umístění počáteční skupiny
action-influence = Šíření vlivu
action-build = Budování
action-recruit = Verbování
action-hire = Najmutí žoldnéřů
action-bribe = Podplacení žoldnéřů
action-move = Pohyb
action-assault = Zteč
action-ask = Žádost o kartu u Sultána
action-buy = Nákup karty
action-fetch = Karta z vlastního trhu
action-muster = Shromáždění sil
action-revolt = Povstání
action-palace = Přesun paláce
action-desertion = Dezerce
action-play = Zahrání karty
action-plot = Intrikování
action-conspire = Plánování
action-alms = Sbírka
action-pass = Pas
action-done = Konec
action-skip = Vynechání
action-price = Návrh ceny
action-accept = Souhlas
action-refuse = Odmítnutí
action-pact = Nabídka dohody
action-boats = Zahrání Lodí
action-informants = Zahrání Zvědů
action-commit = Výběr karet
action-choose = Výběr karty
action-discard = Odhození karty
action-side = Volba strany
action-award = Rozhodnutí remízy
action-kill = Odstranění osobnosti
action-resolve = Vyhodnocení karty
action-assign = Přidělení jednotek
action-lose = Odstranění ztrát
action-capture = Podrobení
action-sack = Vyplenění
action-hex = Výběr hexu
action-mercenary = Výběr žoldnéře
action-unit = Výběr jednotky
action-ruler = Výběr vládce
action-shed = Odebrání jednotky
action-that = To
button-done = Hotovo
button-skip = Vynechat
button-accept = Souhlasit
button-refuse = Odmítnout
button-capture = Podrobit
button-sack = Vyplenit
button-commit = Vybrat tyto
button-attacker = Útočník
button-defender = Obránce

## Phases

phase-deal-tiles = Rozdávání hexů
phase-lay = Sestavování mapy
phase-groups = Počáteční skupiny
phase-set-palace = Palác
phase-fill-markets = Plnění trhů
phase-look = Prohlížení karet
phase-plot = Intrikování
phase-conspire = Plánování
phase-scholars = Učenci
phase-prepare = Přípravy
phase-old-cards = Staré karty odcházejí
phase-refill = Doplňování trhu
phase-act = Akce
phase-end-action = Konec akce
phase-score = Bodování
phase-build = Budování
phase-move = Pohyb
phase-recruit = Verbování
phase-place-hired = Umisťování najatých jednotek
phase-muster = Shromáždění sil
phase-buy = Nákup karet
phase-follow-up = Jeden krok podplacených jednotek
phase-march-on = Zteč po pochodu
phase-card-target = Cíl karty
phase-name-price = Návrh ceny
phase-answer-price = Odpověď na nabídku
phase-answer-counter = Odpověď na protinabídku
phase-open-fight = Začátek střetu
phase-window = Karty „kdykoli“
phase-pact-murshid = Muršid může nabídnout dohodu
phase-pact-party = Dohoda s Muršidem
phase-pact-answer = Odpověď na dohodu
phase-pact-counter = Odpověď na protinabídku dohody
phase-commit = Výběr karet
phase-meddle = Muršid volí stranu
phase-declare = Oznámení postoje
phase-reveal = Odhalení
phase-warfare = Tažení
phase-assassins = Atentát
phase-resolve = Vyhodnocení karet
phase-assign = Přidělení jednotek
phase-sheikh = Stařešina
phase-destroyer = Ničitel
phase-general = Generál
phase-second-half = Druhý účinek karty
phase-corrupt = Podplacení
phase-judge = Určení vítěze
phase-tie = Remíza
phase-decided = Vítěz je znám
phase-attacker-losses = Ztráty útočníka
phase-defender-losses = Ztráty obránce
phase-retreat = Ústup
phase-capture = Podrobení
phase-sack = Plenění
phase-over = Konec hry
ending-points = Rozhodnuto vítěznými body
ending-coins = Remíza v bodech, rozhodnuta mincemi
ending-order = Remíza v bodech i mincích, rozhodnuta pořadím

## Rules

rule-variable-set-up = Variabilní rozložení mapy
rule-influence = Šíření vlivu
rule-build = Budování X
rule-recruit = Verbování X
rule-hire = Najmutí žoldnéřů
rule-bribe = Podplacení žoldnéřů
rule-move = Pohyb X
rule-assault = Zteč
rule-buy = Nákup karet moci
rule-muster = Shromáždění sil
rule-revolt = Povstání
rule-palace = Přesun paláce
rule-desertion = Dezerce
rule-play = Zahrání karty moci
rule-negotiating = Vyjednávání
rule-pact = Uzavírání dohod
rule-anytime = Kdykoli
rule-hand-limit = Limit karet v ruce
rule-unit-limit = Limit jednotek v hexu
rule-cards = Karty moci
rule-combat = Boj
rule-contest = Soupeření o vliv
rule-plot = Intrikování a plánování
rule-actions = Akce

## Power cards

card-warfare = Tažení
card-warfare-text = Boj: přiděl polovinu svých jednotek z aktivního hexu, zaokrouhleno dolů; každá dává +1 k síle. Jakmile je znám vítěz, vrátí se do zásoby. Musí se provést celé.
card-assassins = Atentát
card-assassins-text = Boj nebo soupeření: vyber osobnost, kterou kdokoli zahrál; odhodí se bez účinku.
card-rebellion = Vzpoura
card-rebellion-text = Boj nebo soupeření: +1 v hexu s vesnicí, +2 s městem.
card-imam = Imám
card-imam-text = Soupeření o vliv: +2.
card-corruption = Podplacení
card-corruption-text = Boj: soupeř má -1 k síle. Soupeření: jiný vládce má -1. Nakonec si tuto kartu vezme.
card-informants = Zvědové
card-informants-text = Kdykoli: prohlédni si karty v ruce jednoho vládce. V boji a soupeření jen před volbou karet.
card-dervish = Derviš
card-dervish-text = Soupeření o vliv: +1, v poušti nebo na posvátném místě +2.
card-truce = Příměří
card-truce-text = Boj: poté se nic neplení. Opevnění je možné si podrobit; ostatní se odstraní.
card-sabotage = Sabotáž
card-sabotage-text = Akce: tam, kde máš vliv, odstraň tvrz jiného vládce nebo změň jeho pevnost v tvrz.
card-scholars = Učenci
card-scholars-text = Akce: dober dvě karty, jednu si nech, druhou dej dospod balíčku.
card-coercion = Nátlak
card-coercion-text = Soupeření o vliv: +2.
card-destroyer = Ničitel
card-destroyer-text = Boj: jedna tvoje jednotka ze sousedního hexu a jedna jednotka stálého vojska ze záloh se připojí k boji.
card-siege-engines = Obléhací stroje
card-siege-engines-text = Útočník: přiděl jednu jednotku; tvrz nebo pevnost se nepočítá. Obránce s tvrzí nebo pevností: +1 k síle.
card-infantry = Pěchota
card-infantry-text = Boj: přiděl až dvě jednotky; za každou ztratíš o jednu jednotku méně.
card-forced-march = Rychlý pochod
card-forced-march-text = Akce: proveď jeden pohyb a pak těmito jednotkami zteč.
card-horse-archers = Jízdní lučištníci
card-horse-archers-text = Útočník: přiděl jednoho žoldnéře; síla obráncových jednotek klesne o 1.
card-burning-fields = Hořící pole
card-burning-fields-text = Akce: odstraň vesnici v hexu, který ovládáš, nebo v sousedním.
card-guard = Stráž
card-guard-text = Boj: +1 k síle jako obránce. Přiděl jednu jednotku: +1.
card-general = Generál
card-general-text = Boj: +1 k síle. Až dvě tvoje jednotky mohou z boje odejít do sousedních hexů.
card-boats = Lodě
card-boats-text = Kdykoli: během této akce řeky nevadí.
card-vizier = Vezír
card-vizier-text = Soupeření o vliv: +1, v hexu, který ovládáš, +2.
card-tax-collectors = Výběrčí daní
card-tax-collectors-text = Akce: jedna mince za každý ovládaný hex úrodné půdy.
card-mamluks = Mamlúci
card-mamluks-text = Boj: přiděl až dvě jednotky stálého vojska: +1 za každou.
card-architect = Stavitel
card-architect-text = Akce: jednou stav, o dvě mince levněji.
card-bodyguard = Osobní stráž
card-bodyguard-text = Boj nebo soupeření: Atentát neodhodí žádnou kartu tvé strany.
card-sheikh = Stařešina
card-sheikh-text = Boj: odstraň žoldnéře kteréhokoli vládce z aktivního nebo sousedního hexu; jeden tvůj se připojí.
card-raiders = Nájezdníci
card-raiders-text = Boj: přiděl až tři jednotky; za každou ztratíš o jednu jednotku méně.
card-camel-riders = Velbloudí jízda
card-camel-riders-text = Boj: +1 k síle v poušti. Přiděl jednu jednotku: +1.
card-caravan = Karavana
card-caravan-text = Akce: jedna mince a jedna navíc za každé dvě jednotky žoldnéřů na mapě.
card-mercenary-captain = Kapitán žoldnéřů
card-mercenary-captain-text = Akce: v hexu, kde je tvůj vládce přítomen, nahraď žoldnéře jiného vládce svým. Má-li tam stále sílu, zaútočíš na něj.
card-scouts = Průzkumníci
card-scouts-text = Boj: +1 k síle v horách nebo divočině. Přiděl jednoho žoldnéře: +1.

## Events

event-tile-dealt = { $who } dostává hex: { $tile }.
event-tile-dealt-hidden = { $who } dostává hex.
event-laid = { $who } pokládá { $hex }: { $tile }.
event-group = { $who } začíná v { $hex }.
event-palace = Palác stojí v { $hex }. ({ $who })
event-market = Na trh přichází: { $card }.
event-sultans-market = Na Sultánův trh přichází: { $card }.
event-looked = { $who } si prohlíží kartu: { $card }.
event-looked-hidden = { $who } si prohlíží kartu.
event-took = { $who } bere: { $card }.
event-took-hidden = { $who } tajně bere kartu.
event-plot-paid = { $who } nachází málo a získává { $count ->
         [one] { $count } minci
         [few] { $count } mince
         [many] { $count } mince
        *[other] { $count } mincí
    }.
event-to-bottom = { $who } dává { $count ->
         [one] { $count } kartu
         [few] { $count } karty
         [many] { $count } karty
        *[other] { $count } karet
    } dospod balíčku.
event-to-top = { $who } vrací { $count ->
         [one] { $count } kartu
         [few] { $count } karty
         [many] { $count } karty
        *[other] { $count } karet
    } navrch balíčku.
event-year = Začíná rok { $count }.
event-income = { $who } má příjem: { $count ->
         [one] { $count } mince
         [few] { $count } mince
         [many] { $count } mince
        *[other] { $count } mincí
    }.
event-reserves = { $who } přidává do záloh { $count ->
         [one] { $count } jednotku
         [few] { $count } jednotky
         [many] { $count } jednotky
        *[other] { $count } jednotek
    }.
event-cards-back = Do ruky se vrací: { $card }. ({ $who })
event-old-card = Z trhu mizí: { $card }.
event-turn = { $who }: akce { $count }.
event-passed = { $who } pasuje.
event-influence = { $who } získává vliv v { $hex }.
event-spreading = { $who } chce šířit vliv v { $hex }.
event-challenge = { $who } zahajuje soupeření o vliv v { $hex }.
event-built = { $who } staví v { $hex }: { $building }, za { $count ->
         [one] { $count } minci
         [few] { $count } mince
         [many] { $count } mince
        *[other] { $count } mincí
    }.
event-moved = { $who } přesouvá z { $hex } do { $to }: { $ordinary ->
         [0] { $mercenary ->
             [0] 0 jednotek
            *[other] {""}
        }
         [one] { $ordinary } jednotku stálého vojska
         [few] { $ordinary } jednotky stálého vojska
         [many] { $ordinary } jednotky stálého vojska
        *[other] { $ordinary } jednotek stálého vojska
    }{ $mercenary ->
         [0] {""}
        *[other] { $ordinary ->
             [0] {""}
            *[other] {", "}
        }
    }{ $mercenary ->
         [0] {""}
         [one] { $mercenary } jednotku žoldnéřů
         [few] { $mercenary } jednotky žoldnéřů
         [many] { $mercenary } jednotky žoldnéřů
        *[other] { $mercenary } jednotek žoldnéřů
    }.
event-assaulted = { $who } podniká zteč z { $hex } na { $to }: { $ordinary ->
         [0] { $mercenary ->
             [0] 0 jednotek
            *[other] {""}
        }
         [one] { $ordinary } jednotka stálého vojska
         [few] { $ordinary } jednotky stálého vojska
         [many] { $ordinary } jednotky stálého vojska
        *[other] { $ordinary } jednotek stálého vojska
    }{ $mercenary ->
         [0] {""}
        *[other] { $ordinary ->
             [0] {""}
            *[other] {", "}
        }
    }{ $mercenary ->
         [0] {""}
         [one] { $mercenary } jednotka žoldnéřů
         [few] { $mercenary } jednotky žoldnéřů
         [many] { $mercenary } jednotky žoldnéřů
        *[other] { $mercenary } jednotek žoldnéřů
    }.
event-recruited = { $who } verbuje { $count ->
         [one] { $count } jednotku
         [few] { $count } jednotky
         [many] { $count } jednotky
        *[other] { $count } jednotek
    } v { $hex }.
event-hired = { $who } najímá { $count ->
         [one] { $count } jednotku žoldnéřů
         [few] { $count } jednotky žoldnéřů
         [many] { $count } jednotky žoldnéřů
        *[other] { $count } jednotek žoldnéřů
    }.
event-placed = { $who } umisťuje { $count ->
         [one] { $count } jednotku žoldnéřů
         [few] { $count } jednotky žoldnéřů
         [many] { $count } jednotky žoldnéřů
        *[other] { $count } jednotek žoldnéřů
    } do { $hex }.
event-bribed = { $who } podplácí { $count ->
         [one] { $count } jednotku žoldnéřů
         [few] { $count } jednotky žoldnéřů
         [many] { $count } jednotky žoldnéřů
        *[other] { $count } jednotek žoldnéřů
    } Nomáda v { $hex }.
event-mustered = { $who } shromažďuje { $count ->
         [one] { $count } jednotku
         [few] { $count } jednotky
         [many] { $count } jednotky
        *[other] { $count } jednotek
    } v { $hex }.
event-revolted = { $who } vyvolává povstání v { $hex }: { $count ->
         [one] { $count } jednotka
         [few] { $count } jednotky
         [many] { $count } jednotky
        *[other] { $count } jednotek
    }.
event-deserted = { $who } ztrácí dezercí { $count ->
         [one] { $count } jednotku žoldnéřů
         [few] { $count } jednotky žoldnéřů
         [many] { $count } jednotky žoldnéřů
        *[other] { $count } jednotek žoldnéřů
    } v { $hex }.
event-alms = { $who } sbírkou získává { $count ->
         [one] { $count } minci
         [few] { $count } mince
         [many] { $count } mince
        *[other] { $count } mincí
    }.
event-bought = { $who } kupuje: { $card }, za { $count ->
         [one] { $count } minci
         [few] { $count } mince
         [many] { $count } mince
        *[other] { $count } mincí
    }.
event-fetched = { $who } bere ze Sultánova trhu: { $card }.
event-sold = { $who } dostává od Sultána: { $card }.
event-offered = { $deal ->
        [card] { $who } nabízí Sultánovi { $price ->
                 [one] { $price } minci
                 [few] { $price } mince
                 [many] { $price } mince
                *[other] { $price } mincí
            } za kartu: { $card }.
        [hire] { $who } nabízí Nomádovi { $price ->
                 [one] { $price } minci
                 [few] { $price } mince
                 [many] { $price } mince
                *[other] { $price } mincí
            } za najmutí { $count ->
                 [one] { $count } jednotky žoldnéřů
                 [few] { $count } jednotek žoldnéřů
                 [many] { $count } jednotky žoldnéřů
                *[other] { $count } jednotek žoldnéřů
            }.
       *[bribe] { $who } nabízí Nomádovi { $price ->
                 [one] { $price } minci
                 [few] { $price } mince
                 [many] { $price } mince
                *[other] { $price } mincí
            } za podplacení { $count ->
                 [one] { $count } jednotky žoldnéřů
                 [few] { $count } jednotek žoldnéřů
                 [many] { $count } jednotky žoldnéřů
                *[other] { $count } jednotek žoldnéřů
            } v { $hex }.
    }
event-countered = { $who } místo toho žádá { $count ->
         [one] { $count } minci
         [few] { $count } mince
         [many] { $count } mince
        *[other] { $count } mincí
    }.
event-agreed = { $who } souhlasí: { $count ->
         [one] { $count } mince
         [few] { $count } mince
         [many] { $count } mince
        *[other] { $count } mincí
    }.
event-refused = { $who } odmítá.
event-played = { $who } hraje: { $card }.
event-boats = { $who } hraje: { $card }; řeky teď nevadí.
event-boats-kept = { $who } ukazuje: { $card }, a kartu si nechává: lodě už jsou na vodě.
event-informants = { $who } hraje: { $card }, a prohlíží si ruku: { $whom }.
event-combat = { $who } útočí v { $hex }. Obránce: { $whom }.
event-committed = { $who } už má vybráno.
event-meddled = { $side ->
        [attacker] { $who } se vměšuje na straně útočníka.
       *[defender] { $who } se vměšuje na straně obránce.
    }
event-declared = { $side ->
        [attacker] { $who } podporuje útočníka.
       *[defender] { $who } se přidává k obráncům.
    }
event-revealed = { $who } odhaluje: { $card }.
event-warfare = { $who } přiděluje k Tažení { $count ->
         [one] { $count } jednotku
         [few] { $count } jednotky
         [many] { $count } jednotky
        *[other] { $count } jednotek
    }.
event-killed = Atentát ({ $who }) odhazuje: { $card } ({ $whom }).
event-resolved = { $who } vyhodnocuje: { $card }; karty teď dávají { $count }.
event-assigned = { $who } přiděluje ke kartě { $card }: { $ordinary ->
         [0] { $mercenary ->
             [0] 0 jednotek
            *[other] {""}
        }
         [one] { $ordinary } jednotku stálého vojska
         [few] { $ordinary } jednotky stálého vojska
         [many] { $ordinary } jednotky stálého vojska
        *[other] { $ordinary } jednotek stálého vojska
    }{ $mercenary ->
         [0] {""}
        *[other] { $ordinary ->
             [0] {""}
            *[other] {", "}
        }
    }{ $mercenary ->
         [0] {""}
         [one] { $mercenary } jednotku žoldnéřů
         [few] { $mercenary } jednotky žoldnéřů
         [many] { $mercenary } jednotky žoldnéřů
        *[other] { $mercenary } jednotek žoldnéřů
    }.
event-mercenary-lost = { $who } ztrácí jednotku žoldnéřů v { $hex }.
event-mercenary-joined = { $who } získává jednotku žoldnéřů v { $hex }.
event-unit-joined = { $who } přivádí z { $hex }: { $unit }.
event-reserve-joined = { $who } přivádí jednotku ze záloh do { $hex }.
event-unit-left = { $who } odvádí do { $hex }: { $unit }.
event-corrupted = { $who } míří kartou { $card } na: { $whom }.
event-strength = { $who } útočí silou { $attack } proti { $defence }.
event-tie-broken = { $side ->
        [attacker] { $who } rozhoduje remízu ve prospěch útočníka.
       *[defender] { $who } rozhoduje remízu ve prospěch obránce.
    }
event-won = { $who } vítězí v boji.
event-casualties = { $who } ztrácí { $ordinary ->
         [0] { $mercenary ->
             [0] 0 jednotek
            *[other] {""}
        }
         [one] { $ordinary } jednotku stálého vojska
         [few] { $ordinary } jednotky stálého vojska
         [many] { $ordinary } jednotky stálého vojska
        *[other] { $ordinary } jednotek stálého vojska
    }{ $mercenary ->
         [0] {""}
        *[other] { $ordinary ->
             [0] {""}
            *[other] {", "}
        }
    }{ $mercenary ->
         [0] {""}
         [one] { $mercenary } jednotku žoldnéřů
         [few] { $mercenary } jednotky žoldnéřů
         [many] { $mercenary } jednotky žoldnéřů
        *[other] { $mercenary } jednotek žoldnéřů
    }.
event-retreated = { $who } stahuje: { $ordinary ->
         [0] { $mercenary ->
             [0] 0 jednotek
            *[other] {""}
        }
         [one] { $ordinary } jednotku stálého vojska
         [few] { $ordinary } jednotky stálého vojska
         [many] { $ordinary } jednotky stálého vojska
        *[other] { $ordinary } jednotek stálého vojska
    }{ $mercenary ->
         [0] {""}
        *[other] { $ordinary ->
             [0] {""}
            *[other] {", "}
        }
    }{ $mercenary ->
         [0] {""}
         [one] { $mercenary } jednotku žoldnéřů
         [few] { $mercenary } jednotky žoldnéřů
         [many] { $mercenary } jednotky žoldnéřů
        *[other] { $mercenary } jednotek žoldnéřů
    }.
event-captured = { $who } si podrobuje v { $hex }: { $building }.
event-sacked = { $who } plení v { $hex }: { $building }, za { $count ->
         [one] { $count } minci
         [few] { $count } mince
         [many] { $count } mince
        *[other] { $count } mincí
    }.
event-removed = { $who } odstraňuje v { $hex }: { $building }.
event-settlement-sacked = { $who } plení v { $hex }: { $building }, za { $count ->
         [one] { $count } minci
         [few] { $count } mince
         [many] { $count } mince
        *[other] { $count } mincí
    }.
event-spoils = { $who } ihned získává { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    }.
event-contest-strength = { $who }: síla vlivu { $attack } proti { $defence }.
event-contest-won = { $who } vítězí v soupeření o vliv v { $hex }.
event-contest-lost = { $who } prohrává soupeření o vliv v { $hex }.
event-pact-offered = { $who } nabízí dohodu ({ $whom }): { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    } za vítězství.
event-pact-agreed = Dohoda platí: { $who } za vítězství zaplatí Muršidovi { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    }.
event-pact-refused = { $who } dohodu odmítá.
event-pact-paid = { $who } platí Muršidovi { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    }.
event-discarded = { $who } odhazuje: { $card }.
event-shed = { $who } odebírá přebytečnou jednotku v { $hex }: { $unit }.
event-shuffled = Odhozené karty byly zamíchány do nového balíčku.
event-scored = { $who } získává { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    }.
event-ended = { $how ->
        [points] { $who } vítězí: { $count ->
                 [one] { $count } bod
                 [few] { $count } body
                 [many] { $count } bodu
                *[other] { $count } bodů
            }.
        [coins] { $who } vítězí: { $count ->
                 [one] { $count } bod
                 [few] { $count } body
                 [many] { $count } bodu
                *[other] { $count } bodů
            } a více mincí.
       *[order] { $who } vítězí: { $count ->
                 [one] { $count } bod
                 [few] { $count } body
                 [many] { $count } bodu
                *[other] { $count } bodů
            } a dřívější místo v pořadí.
    }
event-replaced = { $who } nahrazuje žoldnéře v { $hex } ({ $whom }).
event-took-coins = { $who } bere { $count ->
         [one] { $count } minci
         [few] { $count } mince
         [many] { $count } mince
        *[other] { $count } mincí
    }.
event-burned = { $who } vypaluje vesnici v { $hex }.
event-sabotaged = { $who } provádí sabotáž v { $hex } ({ $whom }).
event-kept = { $who } si nechává: { $card }.
event-kept-hidden = { $who } si nechává kartu.
event-to-hand = { $who } bere do ruky: { $card }.
event-spent = Karta { $card } je do konce roku vyčerpaná. ({ $who })

## Refusals: why not, and what instead

refusal-wrong-moment = { $action }: o to teď nejde
advice-wrong-moment = Podívej se, co hra žádá, a vyber něco zvýrazněného.
refusal-not-your-action = { $action }: tato akce není na tvém přehledu
advice-not-your-action = Vyber akci svého vládce.
refusal-no-such-hex = Na této mapě takový hex není
advice-no-such-hex = Vyber hex na mapě.
refusal-no-presence-near = Tvůj vládce není přítomen zde ani vedle
advice-no-presence-near = Vyber hex se svou komponentou nebo vedle ní; řeky oddělují.
refusal-own-influence = Už zde máš vliv
advice-own-influence = Vyber jiný hex.
refusal-no-token = Nemáš už žeton vlivu
advice-no-token = Vyber jinou akci; žetony se vracejí, když ztratíš vliv.
refusal-no-presence = Tvůj vládce tam není přítomen
advice-no-presence = Vyber hex se svou jednotkou, stavbou nebo vlivem.
refusal-other-control = Tento hex ovládá jiný vládce
advice-other-control = Vyber hex, který nikdo jiný neovládá.
refusal-has-stronghold = Už tam stojí tvrz nebo pevnost
advice-has-stronghold = Vyber jiný hex, nebo přestav svou tvrz na pevnost.
refusal-no-own-fort = Nemáš tam tvrz
advice-no-own-fort = Pevnost nahrazuje jednu z tvých tvrzí.
refusal-no-piece = V zásobě už takovou komponentu nemáš
advice-no-piece = Postav něco jiného.
refusal-no-coins = Máš málo mincí
advice-no-coins = Vyber něco levnějšího.
refusal-built-here = V této akci se tu už stavělo
advice-built-here = Stav v jiném hexu.
refusal-order = Nejdřív je na řadě jiná karta
advice-order = Vyber nejdřív některou ze zvýrazněných karet.
refusal-only-sultan = Vesnice a města staví jen Sultán
advice-only-sultan = Postav tvrz nebo pevnost.
refusal-has-settlement = Už tam stojí sídlo
advice-has-settlement = Vyber jiný hex, nebo změň vesnici na město.
refusal-no-town = Není tam vesnice
advice-no-town = Vyber hex s vesnicí.
refusal-no-reserves = Na kartě záloh není dost jednotek
advice-no-reserves = Vyber jinou akci.
refusal-no-disc = V zásobě máš málo jednotek
advice-no-disc = Vezmi méně jednotek, nebo vyber jinou akci.
refusal-no-neighbour = Tento hex nesousedí
advice-no-neighbour = Vyber sousední hex.
refusal-river = Mezi těmito hexy teče řeka
advice-river = Obejdi ji, použij brod, nebo zahraj Lodě.
refusal-no-units = Tolik jednotek tam nemáš
advice-no-units = Přesuň méně jednotek.
refusal-nothing-moved = Musí se pohnout alespoň jedna jednotka
advice-nothing-moved = Vyber počet jednotek.
refusal-not-controlled = Tento hex není ovládán tak, jak je třeba
advice-not-controlled = Zjisti, kdo musí hex ovládat, a vyber jiný.
refusal-no-settlement = Není tam s kým bojovat ani co plenit
advice-no-settlement = Podnikni zteč na hex, který ovládá jiný vládce, nebo na hex se sídlem.
refusal-own-control = Tento hex ovládáš ty
advice-own-control = V tomto vydání lze vyplenit jen hex, který nikdo neovládá.
refusal-only-these = Dál mohou jen jednotky, které právě přišly
advice-only-these = Vyber z těchto jednotek.
refusal-no-influence = Nemáš tam vliv
advice-no-influence = Vyber hex se svým žetonem vlivu.
refusal-no-mercenary = Tolik žoldnéřů tam není
advice-no-mercenary = Vyber jiný hex nebo menší počet.
refusal-five-only = Podplatit lze jen Nomádovy žoldnéře, a ten tu nehraje
advice-five-only = Najmi žoldnéře.
refusal-asked-before = O tom se v tomto tahu už jednalo
advice-asked-before = Požádej o něco jiného, nebo vyber jinou akci.
refusal-no-card = Taková karta tu není
advice-no-card = Vyber kartu, která tam leží.
refusal-market-done = Odtud už kartu máš
advice-market-done = Z každé části trhu jedna karta: vyber jinou část, nebo skonči.
refusal-not-in-hand = Tuto kartu nemáš k dispozici
advice-not-in-hand = Vyber některou z karet, které máš nebo smíš vzít.
refusal-no-keyword = Tato karta nemá klíčový pojem, který je teď třeba
advice-no-keyword = Vyber kartu se správným pojmem.
refusal-no-use = Tato karta by teď nic neudělala
advice-no-use = Nech si ji na lepší chvíli.
refusal-no-effect = To by nic nezměnilo
advice-no-effect = Vyber jiný hex.
refusal-same-price = Protinabídka uvádí jiné číslo
advice-same-price = Přijmi nabídku, nebo řekni jiné číslo.
refusal-too-dear = Platící tolik nemá
advice-too-dear = Řekni menší číslo.
refusal-no-party = Tento vládce se toho neúčastní
advice-no-party = Vyber vládce, který se účastní.
refusal-boats-out = Lodě už jsou na vodě
advice-boats-out = Nech si kartu.
refusal-own-hand = Svou ruku znáš
advice-own-hand = Vyber jiného vládce.
refusal-no-hand = Tento vládce nemá karty
advice-no-hand = Vyber vládce s kartami.
refusal-warfare-stays = Tažení nikdy neopouští ruku
advice-warfare-stays = Odhoď jinou kartu.
refusal-not-a-character = Atentát míří jen na osobnosti
advice-not-a-character = Vyber osobnost.
refusal-protected = Tuto stranu chrání Osobní stráž
advice-protected = Vyber osobnost druhé strany.
refusal-wrong-number = To není správný počet jednotek
advice-wrong-number = Vyber tolik, kolik je třeba.
refusal-not-enough-units = Tolik volných jednotek tam nemáš
advice-not-enough-units = Jednotky na jiné kartě nejsou volné; vyber méně.
refusal-wrong-units = Tato karta bere jiný druh jednotek
advice-wrong-units = Přečti kartu: stálé vojsko, nebo žoldnéři.
refusal-must = To se musí provést v nejvyšší možné míře
advice-must = Vyber jednu z možností.
refusal-cannot-capture = Není si tu co podrobit
advice-cannot-capture = Pokračuj pleněním.
refusal-not-over = Tam limit překročen není
advice-not-over = Vyber místo, kde je toho příliš.
refusal-not-empty = To místo je obsazené
advice-not-empty = Vyber prázdné místo.
refusal-no-groups-there = Nikdo nezačíná v kamenolomu ani na posvátném místě
advice-no-groups-there = Vyber jiný hex.
refusal-group-placed = Tato skupina už stojí
advice-group-placed = Umísti druhou skupinu.
refusal-no-tile = Takový hex nemáš
advice-no-tile = Vyber jeden ze svých hexů.
refusal-not-most = Tam by se hex dotýkal méně hexů, než může
advice-not-most = Vyber místo s největším počtem dotyků.
refusal-blocks-river = Tam by zablokoval řeku
advice-blocks-river = Nech místo na obou koncích řeky.
refusal-no-river-place = Řeka by tam nepokračovala
advice-no-river-place = Přilož jeden konec ke konci řeky.
refusal-only-other = Musí to být jiný vládce
advice-only-other = Vyber někoho jiného.
refusal-no-quarters = Pro najaté jednotky není žádný hex: tvůj vládce musí být přítomen v hexu, který nikdo jiný neovládá
advice-no-quarters = Získej nejdřív přítomnost v hexu, který nikdo jiný neovládá.
refusal-others-card = Tato karta není spjata s Muršidem
advice-others-card = Smíš vzít jen karty spjaté s tebou; vyber některou z nich.
refusal-mustered-here = V tomto hexu se síly už shromáždily
advice-mustered-here = Vyber jiný hex se svým vlivem, nebo skonči.
refusal-no-such-unit = Není tu taková jednotka, která by mohla jít
advice-no-such-unit = Vyber jiný druh jednotky nebo jiný hex; jednotky na Tažení zůstávají.
refusal-wrong-partner = Tato dohoda se s tímto vládcem neuzavírá
advice-wrong-partner = Dohoda se uzavírá s Muršidem; na nabídku se odpovídá tomu, kdo ji podal.

# The table in the browser

board-title = Mapa země
board-year = Rok { $year } z { $of }
board-round = Akce { $round } z { $of }
board-hex = Hex { $number }, { $tile }
board-hex-short = Hex { $number }
board-cell = Místo { $name }
board-rotation = Směr { $number }
board-lit = lze vybrat
board-touched = vybráno
board-control = ovládá: { $who }
board-no-control = nikdo neovládá
board-influence = vliv: { $who }
board-river = řeka odděluje od: { $list }
board-aim = { $thing }:
board-aim-clear = Všechny akce
board-all = Všichni vládci
board-panels = Trhy, přehledy a dohody
board-rulers = Vládci
board-actions = Co můžeš udělat
tab-market = Trhy
tab-sheet = Přehled
tab-deals = Dohody
tab-fight = Střet
market-far = Vzdálený
market-middle = Nedaleký
market-near = Místní
market-sultan = Sultánův
board-by-deal = dle dohody
board-half = Tvá vlastní karta: poloviční cena
board-pay-to = Platí se: { $who }
board-empty = prázdné
board-deck = Balíček: { $count }
board-discards = Odhozené: { $count }
board-card-hint = Ukaž na kartu a přečti si ji.
board-hand = Tvé karty
board-hand-empty = Žádné karty v ruce
board-offered = Na výběr
board-tiles = Tvé hexy krajiny
board-spent = Do dalšího roku
use-combat = Boj
use-contest = Soupeření
use-action = Akce
use-anytime = Kdykoli
count-coins = { $count ->
         [one] { $count } mince
         [few] { $count } mince
         [many] { $count } mince
        *[other] { $count } mincí
    }
count-points = { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    }
count-cards = { $count ->
         [one] { $count } karta
         [few] { $count } karty
         [many] { $count } karty
        *[other] { $count } karet
    }
count-units = { $count ->
    [one] { $count } jednotka
    [few] { $count } jednotky
         [many] { $count } jednotky
   *[other] { $count } jednotek
}
count-ordinary = { $count ->
         [one] { $count } jednotka stálého vojska
         [few] { $count } jednotky stálého vojska
         [many] { $count } jednotky stálého vojska
        *[other] { $count } jednotek stálého vojska
    }
count-mercenary = { $count ->
         [one] { $count } jednotka žoldnéřů
         [few] { $count } jednotky žoldnéřů
         [many] { $count } jednotky žoldnéřů
        *[other] { $count } jednotek žoldnéřů
    }
count-both = { $ordinary }, { $mercenary }
ruler-coins = Mince: { $count }
ruler-income = Příjem nyní: { $count }
ruler-hand = Karty v ruce: { $count }
ruler-reserve = Zálohy: { $count }
ruler-supply = Jednotky v zásobě: { $count }
ruler-tokens = Zbývající žetony vlivu: { $count }
ruler-stake = Cíle by nyní přinesly: { $count }
ruler-points = Body: { $count }
ruler-hexes = Ovládané hexy: { $count }
ruler-acts = je na tahu
ruler-answered = odpověď hotova
sheet-actions = Akce
sheet-abilities = Schopnosti
sheet-objectives = Cíle
sheet-pieces = Zbývající komponenty
sheet-stake = Kdyby rok končil nyní: { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    }
sheet-limit = Nejvýše { $count } jednotek v hexu
sheet-prices = Ceny
sheet-price = { $what }: { $count ->
         [one] { $count } mince
         [few] { $count } mince
         [many] { $count } mince
        *[other] { $count } mincí
    }
sheet-surcharge = { $where }: { $count ->
         [one] o { $count } minci víc
         [few] o { $count } mince víc
         [many] o { $count } mince víc
        *[other] o { $count } mincí víc
    }
sheet-source = Odkud to víme
sheet-of = Přehled: { $who }
source-effect = Účinek: { $source }
source-objective = Cíle: { $source }
source-sheet = Komponenty a akce: { $source }
source-map = Mapa: { $source }
source-build = Ceny staveb: { $source }
source-income = Příjem: { $source }
ability-warlord-1 = Body za kořist získává hned po každém boji a plenění.
ability-warlord-2 = Nestaví, ale může si podrobit opevnění; až sedm jednotek v hexu.
ability-warlord-3 = Má kartu Tažení, hraje ji ve svých bojích a bere si ji zpět.
ability-warlord-4 = Každý rok si doplní zálohy na tři jednotky stálého vojska včetně těch na mapě.
ability-murshid-1 = Rozhoduje remízy tam, kde má vliv.
ability-murshid-2 = Účastní se soupeření o vliv v hexech se svým vlivem i vedle nich.
ability-murshid-3 = V boji v hexu se svým vlivem nebo vedle něj přidává karty jedné straně.
ability-murshid-4 = Dohody: až pět bodů za podporu, zaplacených po vítězství.
ability-sultan-1 = Jako jediný staví vesnice a města a je přítomen všude, kde stojí.
ability-sultan-2 = Příjem ze sídel a vlivu, ať hex ovládá kdokoli.
ability-sultan-3 = Vlastní trh: prodává za dohodnutou cenu a sám si bere jednu kartu zdarma.
ability-caliph-1 = Palác: síla 2, opevnění i sídlo zároveň.
ability-caliph-2 = Levněji staví tvrze a pevnosti.
ability-caliph-3 = Každý rok si doplní zálohy na tolik jednotek stálého vojska, kolik má na mapě pevností a žetonů, včetně jednotek na mapě.
ability-nomad-1 = Verbuje i tam, kde není přítomen.
ability-nomad-2 = Ostatní najímají a podplácejí žoldnéře jen za jeho cenu.
ability-nomad-3 = Ustupující žoldnéři se vracejí do jeho záloh.
ability-nomad-4 = Každý rok si doplní zálohy na tři jednotky žoldnéřů za každý svůj žeton, včetně všech žoldnéřů na mapě, ať slouží komukoli.
objective-warlord-unit = za každou nepřátelskou jednotku zničenou v boji
objective-warlord-fort = za každou vypleněnou tvrz
objective-warlord-castle = za každou vypleněnou pevnost
objective-warlord-palace = za vypleněný palác
objective-warlord-town = za každou vypleněnou vesnici
objective-warlord-city = za každé vypleněné město
objective-warlord-year_1 = rok 1: ovládání alespoň { $least ->
         [one] { $least } hexu
         [few] { $least } hexů
         [many] { $least } hexu
        *[other] { $least } hexů
    }
objective-warlord-sacred = ovládání posvátného místa
objective-warlord-sites = za každý ovládaný kamenolom a brod
objective-warlord-most = nikdo neovládá více hexů
objective-murshid-year_1 = rok 1: na mapě alespoň { $least ->
         [one] { $least } žeton vlivu
         [few] { $least } žetony vlivu
         [many] { $least } žetonu vlivu
        *[other] { $least } žetonů vlivu
    }
objective-murshid-influence = za každý žeton vlivu na mapě
objective-murshid-sacred = vliv na posvátném místě
objective-murshid-guests = za každého jiného vládce, který ovládá hex s jeho vlivem
objective-murshid-crossing = vliv na brodu
objective-sultan-year_1 = rok 1: sídla: { $least }, z toho města: { $cities }
objective-sultan-town = za každou vesnici, kterou neovládá jiný vládce
objective-sultan-city = za každé město, které neovládá jiný vládce
objective-sultan-sacred = přítomnost na posvátném místě
objective-sultan-wealth = za { $each ->
         [one] každou { $each } minci
         [few] každé plné { $each } mince
         [many] každé plné { $each } mince
        *[other] každých plných { $each } mincí
    }, nejvýše { $most }krát
objective-caliph-year_1 = rok 1: ovládání alespoň { $least ->
         [one] { $least } hexu
         [few] { $least } hexů
         [many] { $least } hexu
        *[other] { $least } hexů
    }, palác stojí
objective-caliph-hex = za každý ovládaný hex
objective-caliph-sacred = ovládání posvátného místa
objective-caliph-quarry = navíc za každý ovládaný kamenolom
objective-caliph-crossing = navíc za ovládání brodu
objective-caliph-palace = palác stojí
objective-nomad-year_1 = rok 1: má alespoň { $least ->
         [one] { $least } minci
         [few] { $least } mince
         [many] { $least } mince
        *[other] { $least } mincí
    }
objective-nomad-wealth = za { $each ->
         [one] každou { $each } minci
         [few] každé plné { $each } mince
         [many] každé plné { $each } mince
        *[other] každých plných { $each } mincí
    }, nejvýše { $most }krát
objective-nomad-sacred = vliv nebo ovládání na posvátném místě
objective-nomad-wastes = za každý vliv v poušti, horách nebo divočině
objective-nomad-clients = za každého jiného vládce s žoldnéři na mapě
deals-title = Kniha dohod
deals-none = Zatím se nic nevyjednávalo.
deals-count = Dohody: { $count }
deal-card = { $card } od Sultána
deal-hire = najmutí u Nomáda: { $count ->
         [one] { $count } jednotka žoldnéřů
         [few] { $count } jednotky žoldnéřů
         [many] { $count } jednotky žoldnéřů
        *[other] { $count } jednotek žoldnéřů
    }
deal-bribe = podplacení v hexu { $number }: { $count ->
         [one] { $count } jednotka žoldnéřů
         [few] { $count } jednotky žoldnéřů
         [many] { $count } jednotky žoldnéřů
        *[other] { $count } jednotek žoldnéřů
    }
deal-pact = dohoda s Muršidem
deal-offered = nabídka
deal-counter = protinabídka
outcome-open = otevřeno
outcome-refused = odmítnuto
outcome-agreed = dohodnuto
outcome-paid = zaplaceno
talk-how-much = Kolik nabízíš?
talk-offers = „Nabízím { $count ->
         [one] { $count } minci
         [few] { $count } mince
         [many] { $count } mince
        *[other] { $count } mincí
    }.“
talk-asks = „Chci { $count ->
         [one] { $count } minci
         [few] { $count } mince
         [many] { $count } mince
        *[other] { $count } mincí
    }.“
talk-pact = „Dohoda: { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    } za vítězství.“
talk-answer = Co odpovíš?
talk-pact-own = „Dohoda: { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    }, zvítězím-li.“
talk-thinks = { $who } to zvažuje.
talk-title = U vyjednávacího stolu
fight-combat = Boj v hexu { $number }
fight-contest = Soupeření o vliv v hexu { $number }
fight-cards = Karty: { $count }
fight-total = Celkem: { $count }
fight-supports = { $who } podporuje
fight-chosen = karty vybrány
fight-choosing = vybírá karty
fight-winner = Vítěz: { $who }
fight-nobody = nikdo
fight-none = Zatím žádný střet.
fight-versus = proti
fight-struck = odstraněna
fight-resolved = vyhodnocena
fight-waiting = dosud nevyhodnocena
fight-murshid = Muršid podporuje: { $who }
say-rest = { $action }: { $things }
say-march = { $action }: { $from } → { $to }, { $force }
say-commit = Vyber: { $list }
say-commit-none = Nevybírej žádnou kartu
warning-own-victim = Atentát míří na osobnost: nezahraje-li ji nikdo jiný, bude jedinou obětí tvá vlastní.
say-offer = Nabídka: { $count ->
         [one] { $count } mince
         [few] { $count } mince
         [many] { $count } mince
        *[other] { $count } mincí
    }
say-demand = Požadavek: { $count ->
         [one] { $count } mince
         [few] { $count } mince
         [many] { $count } mince
        *[other] { $count } mincí
    }
say-pact = Dohoda, { $who }: { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    } za vítězství
say-kill = Odstranit: { $card } ({ $who })
say-lose = Ztráty: { $force }
say-assign = Přidělení: { $force }
sum-course = Rok { $year } z { $of }, akce { $round }. { $phase }.
sum-acting = Na tahu: { $who }.
sum-market = { $market } trh: { $list }.
sum-hand = Tvé karty: { $list }.

# What the ruler to act is asked
phase-lay-prompt = Přilož hex z ruky k mapě.
phase-groups-prompt = Rozmísti jednu ze svých počátečních skupin.
phase-set-palace-prompt = Vyber místo pro palác.
discard-prompt = V ruce máš víc než { $count } karet: jednu odhoď.
phase-plot-prompt = { $count ->
         [one] Vezmi si { $count } svou kartu.
         [few] Vezmi si { $count } své karty, v libovolném pořadí.
         [many] Vezmi si { $count } své karty, v libovolném pořadí.
        *[other] Vezmi si { $count } svých karet, v libovolném pořadí.
    }
phase-conspire-prompt = { $count ->
         [one] Vyber { $count } kartu na svůj trh.
         [few] Vyber { $count } karty na svůj trh, v libovolném pořadí.
         [many] Vyber { $count } karty na svůj trh, v libovolném pořadí.
        *[other] Vyber { $count } karet na svůj trh, v libovolném pořadí.
    }
phase-scholars-prompt = Vyber kartu, kterou si necháš.
phase-prepare-prompt = Připrav rok.
phase-act-prompt = Vyber svou akci.
phase-end-action-prompt = Limit je překročen: vyber, čeho se vzdáš.
phase-score-prompt = Bodování roku.
phase-build-prompt = Vyber, co a kde postavíš, nebo skonči.
phase-move-prompt = Vyber další jednotky k přesunu, nebo skonči.
phase-recruit-prompt = Vyber místo pro rekruty, nebo skonči.
phase-place-hired-prompt = Vyber místo pro najaté jednotky.
phase-muster-prompt = Vyber, kde se jednotky shromáždí, nebo skonči.
phase-buy-prompt = Vyber kartu ke koupi, nebo skonči.
phase-follow-up-prompt = Posuň podplacené jednotky o krok, nebo je nech stát.
phase-march-on-prompt = Rozhodni, zda po pochodu podnikneš zteč.
phase-card-target-prompt = Vyber, co karta zasáhne.
phase-name-price-prompt = Řekni svou cenu.
phase-answer-price-prompt = Přijmi nabídku, odmítni ji, nebo dej protinabídku.
phase-answer-counter-prompt = Přijmi protinabídku, nebo ji odmítni.
phase-window-prompt = Zahraj nyní kartu hratelnou kdykoli, nebo pasuj.
phase-pact-murshid-prompt = Nabídni dohodu, nebo pasuj.
phase-pact-party-prompt = Požádej Muršida o dohodu, nebo pasuj.
phase-pact-answer-prompt = Přijmi dohodu, odmítni ji, nebo dej protinabídku.
phase-pact-counter-prompt = Přijmi protinabídku, nebo ji odmítni.
phase-commit-prompt = Vyber tajně své karty.
phase-meddle-prompt = Vyber stranu, které pomůžeš.
phase-declare-prompt = Oznam svůj postoj.
phase-warfare-prompt = Přiděl jednotky ke kartě Tažení.
phase-assassins-prompt = Vyber osobnost, kterou odstraní Atentát.
phase-resolve-prompt = Vyber další kartu k vyhodnocení.
phase-assign-prompt = Přiděl jednotky ke kartě.
phase-sheikh-prompt = Vyber, co udělá Stařešina.
phase-destroyer-prompt = Vyber, co udělá Ničitel.
phase-general-prompt = Vyber, kam Generál povede jednotky.
phase-second-half-prompt = Přiveď druhou jednotku podle karty, nebo toho nech.
phase-corrupt-prompt = Vyber, koho postihne Podplacení.
phase-tie-prompt = Rozhodni remízu.
phase-attacker-losses-prompt = { $count ->
         [one] Útočník ztrácí { $count } jednotku: vyber jakou.
         [few] Útočník ztrácí { $count } jednotky: vyber, kolik je stálého vojska; ostatní jsou žoldnéři.
         [many] Útočník ztrácí { $count } jednotky: vyber, kolik je stálého vojska; ostatní jsou žoldnéři.
        *[other] Útočník ztrácí { $count } jednotek: vyber, kolik je stálého vojska; ostatní jsou žoldnéři.
    }
phase-defender-losses-prompt = { $count ->
         [one] Obránce ztrácí { $count } jednotku: vyber jakou.
         [few] Obránce ztrácí { $count } jednotky: vyber, kolik je stálého vojska; ostatní jsou žoldnéři.
         [many] Obránce ztrácí { $count } jednotky: vyber, kolik je stálého vojska; ostatní jsou žoldnéři.
        *[other] Obránce ztrácí { $count } jednotek: vyber, kolik je stálého vojska; ostatní jsou žoldnéři.
    }
phase-retreat-prompt = Vyber, kam jednotky ustoupí.
phase-capture-prompt = Rozhodni, zda si opevnění podrobíš.
phase-sack-prompt = Rozhodni, zda sídlo vypleníš.

# The terminal

terminal-help = Každý hex ukazuje svůj název, krajinu a kdo ho ovládá, pod tím stavby a vliv, ještě níž jednotky jako stálé vojsko+žoldnéři: W2+1. h9≈h4 znamená, že oba hexy odděluje řeka. Piš například: influence h5, build h5 castle, move h3 h7 2+1, assault h3 h7 3+0, recruit h3, hire 2, bribe h4 1, buy near-1, fetch sultan-1, ask sultan-2, price 5, accept, refuse, play scholars, boats, informants caliph, commit imam corruption, commit nothing, resolve guard, assign 1+0, pact caliph 3, done, skip, pass.
terminal-coins = Mince
terminal-points = Body
terminal-hand = Ruka
terminal-reserve = Zálohy
terminal-supply = Zásoba
terminal-tokens = Vliv
terminal-forts = Tvrze
terminal-castles = Pevnosti
terminal-income = Příjem
terminal-stake = Za cíle
terminal-spent = Použité

# Proč se bot dohaduje právě takto
reason-offer-card = „Tahle karta by se mi hodila: { $count ->
         [one] { $count } mince je
         [few] { $count } mince jsou
         [many] { $count } mince je
        *[other] { $count } mincí je
    } poctivá cena.“
reason-offer-units = „Potřebuji vojáky: { $count ->
         [one] { $count } mince je
         [few] { $count } mince jsou
         [many] { $count } mince je
        *[other] { $count } mincí je
    } poctivá cena.“
reason-counter-more = „Pro mě to má větší cenu; { $count ->
         [one] { $count } mince by byla poctivá
         [few] { $count } mince by byly poctivé
         [many] { $count } mince by bylo poctivé
        *[other] { $count } mincí by bylo poctivé
    } pro obě strany.“
reason-counter-less = „Tolik od tebe nepotřebuji: { $count ->
         [one] { $count } mince stačí
         [few] { $count } mince stačí
         [many] { $count } mince stačí
        *[other] { $count } mincí stačí
    }.“
reason-accept = „Souhlasím: tvé mince mi poslouží lépe.“
reason-accept-gift = „Vezmi si to: nic za to nechci.“
reason-accept-thanks = „Zadarmo? Souhlasím a děkuji.“
reason-accept-counter = „Je to drahé, ale pořád se to vyplatí.“
reason-refuse-dear = „Za tolik mám pro své mince lepší využití.“
reason-refuse-leader = „Jsi před námi všemi, nebudu tě posilovat.“
reason-refuse-low = „Pro mě to má větší cenu.“
reason-refuse-keep = „Raději si to nechám: nic, co můžeš zaplatit, mi to nenahradí.“
reason-pact-offer = „S mou pomocí to můžeš vyhrát a { $count ->
         [one] { $count } bod je
         [few] { $count } body jsou
         [many] { $count } bodu je
        *[other] { $count } bodů je
    } méně, než kolik pro tebe vítězství znamená.“
reason-pact-ask = „Pomoz mi to vyhrát a dostaneš { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    }.“
reason-pact-more = „Má pomoc má větší cenu: { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    }.“
reason-pact-less = „Tolik pro mě vítězství neznamená: { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    }.“
reason-pact-other = „Řekněme raději: { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    }.“
reason-pact-earned = „Souhlasím: ty body za tu námahu stojí.“
reason-pact-needed = „Souhlasím: s tvou pomocí to mohu vyhrát.“
reason-pact-low = „Má pomoc má větší cenu.“
reason-pact-against = „Tvé vítězství by mi uškodilo víc.“
reason-pact-needless = „Vyhraji to bez tebe.“
reason-pact-dear = „To stojí víc, než kolik pro mě vítězství znamená.“
