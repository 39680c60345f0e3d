# Ekö: každé slovo, které hráč čte.
#
# Argumenty, které jsou klíči tohoto souboru, přicházejí přeložené; slova bez vlastního klíče ($kind, $phase, $terrain,
# $building ...) jen vybírají variantu. Názvy barev stojí vždy v prvním pádě.

title = Ekö
description = Starý Císař Ekö je mrtev a jeho dědicové bez konce bojují o trosky říše. Přesouvej sloupky kamenů, útoč na menší, stavěj tábory, věže a hrady a zajímej Císaře ostatních. Vyhrává ten, kdo má dvanáct bodů a stavbu v hlavním městě, nebo ten, kdo jako poslední zůstane na plánu.
edition-foxgames-2017 = Polské vydání, 2017

## Místa a barvy

seat-1 = Hráč 1
seat-2 = Hráč 2
seat-3 = Hráč 3
seat-4 = Hráč 4
colour-light-blue = Světle modrý
colour-navy = Tmavě modrý
colour-purple = Fialový
colour-grey = Šedý
light_blue = { colour-light-blue }
navy = { colour-navy }
purple = { colour-purple }
grey = { colour-grey }

## Co leží na stole

terrain-space = Pole
terrain-sinkhole = Propast
terrain-stone_desert = Kamenitá poušť
terrain-gorge = Soutěska
terrain-capital = Hlavní město
terrain-mountain = Hora
terrain-storm = Bouře
terrain-portal = Portál
terrain-temple_wind = Chrám větru
terrain-temple_moon = Chrám měsíce
terrain-temple_sand = Chrám písku

feature-pyramid = Pyramida
feature-lighthouse = Maják

building-camp = tábor
building-tower = věž
building-castle = hrad

thing-stack = Sloupek
thing-disc = Kámen
thing-discs = Kameny
thing-emperor = Císař
thing-reserve = Zásoba
thing-prison = Vězení
thing-box = Mimo hru
thing-points = Body

## Varianty a volby

variant-storms = Labyrint bouří
variant-portals = Portály
variant-pyramids = Pyramidy
variant-lighthouse = Maják
variant-temple_wind = Chrám větru
variant-temple_moon = Chrám měsíce
variant-temple_sand = Chrám písku

option-seats = Hráči
option-seats-help = Čím víc hráčů, tím větší plán.
option-seats-2 = 2 hráči
option-seats-3 = 3 hráči
option-seats-4 = 4 hráči
option-layout = Tvar plánu
option-layout-help = Jak leží velké dílky: ve třech řadách, nebo jako hvězda.
option-layout-rows = Řady
option-layout-star = Hvězda
option-board = Plán
option-board-help = Dílky zamíchané a otočené náhodně, nebo pokaždé stejný plán.
option-board-random = Náhodný
option-board-reference = Vždy stejný
option-colours = Barvy
option-colours-help = Barvy se losují, nebo se rozdělí podle pořadí míst.
option-colours-drawn = Losem
option-colours-fixed = Podle pořadí míst
option-storms = { variant-storms }
option-storms-help = Kolik malých dílků s bouřemi se přidá k plánu. Bouře vezme kámen každému sloupku, který na ni narazí.
option-storms-0 = Žádné
option-portals = { variant-portals }
option-portals-help = Na plánu jsou dva portály: sloupek, který vejde do jednoho, vyjde druhým.
option-portals-true = Ano
option-portals-false = Ne
option-pyramids = { variant-pyramids }
option-pyramids-help = Kolik pyramid se přidá k plánu. Každá dává 2 body hráči, který má kolem ní nejvíc sloupků. Pro 2 hráče se hodí jedna, pro víc hráčů dvě.
option-pyramids-0 = Žádná
option-pyramids-1 = Jedna
option-pyramids-2 = Dvě
option-lighthouse = { variant-lighthouse }
option-lighthouse-help = Hráči, který má kolem majáku nejvíc sloupků, bouře neškodí. Ve hře musí být bouře nebo pyramidy.
option-lighthouse-true = Ano
option-lighthouse-false = Ne
option-temple_wind = { variant-temple_wind }
option-temple_wind-help = Kdo na něm má stavbu, smí v jednom tahu posílit několik sloupků v libovolném pořadí.
option-temple_wind-true = Ano
option-temple_wind-false = Ne
option-temple_moon = { variant-temple_moon }
option-temple_moon-help = Kdo na něm má stavbu, smí obětovat dva kameny ze zásoby a položit jeden kámen na kterýkoli vlastní sloupek nebo volné pole.
option-temple_moon-true = Ano
option-temple_moon-false = Ne
option-temple_sand = { variant-temple_sand }
option-temple_sand-help = Kdo na něm má stavbu, smí před akcí obětovat dva kameny ze zásoby a vrátit jeden cizí kámen do zásoby jeho majitele.
option-temple_sand-true = Ano
option-temple_sand-false = Ne
option-temple_tiles = Dílky chrámů
option-temple_tiles-help = Které dílky nahrazují Chrám měsíce a Chrám písku. Podle tištěných pravidel oba nahrazují dílek E, takže lze použít jen jeden.
option-temple_tiles-own = Dva různé dílky
option-temple_tiles-rulebook = Podle pravidel
option-last_builder = Dvanáct bodů posledním kamenem
option-last_builder-help = Zbývají dva hráči a jeden z nich staví posledním kamenem a získá dvanáct bodů i hlavní město: kdo vyhrává?
option-last_builder-shared = Oba hráči
option-last_builder-alone = Jen ten, kdo staví
option-exchange_chain = Řetěz výměn
option-exchange_chain-help = Předá hráč, který výměnou získal Císaře, tohoto Císaře dál za vlastního, pokud je ten také v zajetí?
option-exchange_chain-true = Ano
option-exchange_chain-false = Ne
option-majority = Většina u pyramid a majáku
option-majority-help = Co znamená většina na třech polích.
option-majority-most = Víc než kdokoli jiný
option-majority-more-than-half = Aspoň dvě ze tří
option-wind_limit = Kameny díky Chrámu větru
option-wind_limit-help = Kolik kamenů smí jeho majitel přidat v jednom tahu na všechny sloupky dohromady.
option-wind_limit-none = Bez omezení
option-wind_limit-three = Nejvýš tři
option-moon_use = Použití Chrámu měsíce
option-moon_use-help = Nahrazuje běžné posílení, nebo je navíc?
option-moon_use-instead = Místo posílení
option-moon_use-also = Navíc k posílení
option-moon_times = Chrám měsíce v jednom tahu
option-moon_times-help = Kolikrát ho lze použít.
option-moon_times-once = Jednou
option-moon_times-any = Dokud stačí kameny
option-last_capture = Poslední kameny obou hráčů
option-last_capture-help = Poslední kámen zničí poslední kameny soupeře, zajme Císaře a dosáhne na prázdném plánu dvanácti bodů a hlavního města: jak hra skončí?
option-last_capture-everybody-loses = Všichni prohrávají
option-last_capture-points-first = Platí body
option-no_progress = Konec bez pokroku
option-no_progress-help = Po tolika tazích bez útoku, stavby a změny bodů hra končí a vyhrává hráč s nejvíce body.
option-no_progress-0 = Nikdy
option-repetition = Opakované pozice
option-repetition-help = Počítá se útok nebo stavba jako pokrok, když tah skončí stejnou pozicí jako některý z posledních 32 tahů?
option-repetition-true = Není to pokrok
option-repetition-false = Je to pokrok
option-turn_limit = Nejdelší hra
option-turn_limit-help = Po tolika tazích hra končí a vyhrává hráč s nejvíce body.
option-turn_limit-0 = Bez omezení

## Fáze: název a otázka

phase-tiles = Dílky
phase-tiles-prompt = Pokládají se velké dílky.
phase-turns = Otáčení dílků
phase-turns-prompt = Otáčejí se velké dílky.
phase-small-tiles = Malé dílky
phase-small-tiles-prompt = Pokládají se malé dílky.
phase-discs = Kameny
phase-discs-prompt = Na každé pole přijde jeden kámen.
phase-colours = Barvy
phase-colours-prompt = Losují se barvy.
phase-first = První hráč
phase-first-prompt = Losuje se první hráč.
phase-swap = Před prvním tahem
phase-swap-prompt = Tvůj Císař si smí vyměnit místo s jiným tvým kamenem.
phase-act = Fáze akce
phase-act-prompt = Přesuň sloupek, nebo stavěj.
phase-lose = Bouře
phase-lose-prompt = Vyber, co bouře vezmou tvému sloupku.
phase-march = Vynucený pochod
phase-march-prompt = Obětuješ tři kameny ze zásoby za další akci?
phase-reinforce = Fáze posílení
phase-reinforce-prompt = Přidej kameny ze zásoby k jednomu sloupku.
phase-reinforce-prompt-wind = Přidej kameny ze zásoby k jednomu nebo několika sloupkům, v libovolném pořadí, ke každému jednou.
phase-over = Konec
phase-over-prompt = Hra skončila.

## Akce a tlačítka

action-move = Přesun
action-build = Stavba
action-reinforce = Posílení
action-moon = Chrám měsíce
action-sand = Chrám písku
action-swap = Výměna Císaře
action-lose = Ztráta v bouři
action-march = Vynucený pochod
action-halt = Bez pochodu
action-done = Konec posílení
action-pass = Vynechání akce
action-keep = Císař zůstává

button-march = Vynucený pochod (3 kameny)
button-halt = Bez pochodu
button-done = Hotovo
button-pass = Vynechat akci
button-keep = Císař zůstává
button-discs = { $count ->
    [one] Jeden kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
}
button-loss = { $emperor ->
    [0] { $count ->
        [0] Žádný kámen
        [one] Jeden kámen
        [few] { $count } kameny
        [many] { $count } kamene
       *[other] { $count } kamenů
    }
   *[1] { $count ->
        [one] Císař
        [few] { $count } kameny, mezi nimi Císař
        [many] { $count } kamene, mezi nimi Císař
       *[other] { $count } kamenů, mezi nimi Císař
    }
}
payment-with-emperor = Také Císař
payment-without-emperor = Bez Císaře

## Původ

provenance-rulebook = z pravidel
provenance-derived = vyplývá z pravidel
provenance-found = z veřejného popisu hry
provenance-reconstruction = naše rekonstrukce; tištěný díl může vypadat jinak

## Události

event-moved = { $count ->
    [one] { $who }: kámen jde z { $from } na { $to }.
    [few] { $who }: sloupek o { $count } kamenech jde z { $from } na { $to }.
    [many] { $who }: sloupek o { $count } kamene jde z { $from } na { $to }.
   *[other] { $who }: sloupek o { $count } kamenech jde z { $from } na { $to }.
}
event-regrouped = { $count ->
    [one] { $who }: přeskupení z { $from } na { $to }, stojí tam teď { $count } kámen.
    [few] { $who }: přeskupení z { $from } na { $to }, stojí tam teď { $count } kameny.
    [many] { $who }: přeskupení z { $from } na { $to }, stojí tam teď { $count } kamene.
   *[other] { $who }: přeskupení z { $from } na { $to }, stojí tam teď { $count } kamenů.
}
event-attacked = { $who }: útok z { $from } na { $to }, sloupek soupeře ({ $victim }) je zničen.
event-kamikaze = { $emperor ->
    [0] { $who }: Kamikaze z { $from } na { $to }. Čtyři kameny soupeře ({ $victim }) se vracejí do zásoby a útočník do své.
   *[1] { $who }: Císař jako Kamikaze z { $from } na { $to }. Čtyři kameny soupeře ({ $victim }) opouštějí plán a Císař se vrací do vlastní zásoby.
}
event-captured = { $who }: Císař soupeře ({ $victim }) padá do zajetí.
event-exchanged = { $both ->
    [0] Výměna Císařů. { $who } dostává zpět vlastního a { $gaoler } dostává zajatého (jeho barva: { $captive }).
   *[1] Výměna Císařů. { $who } i { $gaoler } dostávají zpět vlastního.
}
event-storm = { $emperor ->
    [0] { $count ->
        [one] { $who }: bouře bere kámen ze sloupku z { $from }.
        [few] { $who }: bouře berou { $count } kameny ze sloupku z { $from }.
        [many] { $who }: bouře berou { $count } kamene ze sloupku z { $from }.
       *[other] { $who }: bouře berou { $count } kamenů ze sloupku z { $from }.
    }
   *[1] { $count ->
        [one] { $who }: bouře bere Císaře ze sloupku z { $from }.
        [few] { $who }: bouře berou { $count } kameny ze sloupku z { $from }, mezi nimi Císaře.
        [many] { $who }: bouře berou { $count } kamene ze sloupku z { $from }, mezi nimi Císaře.
       *[other] { $who }: bouře berou { $count } kamenů ze sloupku z { $from }, mezi nimi Císaře.
    }
}
event-built = { $emperor ->
    [0] { $count ->
        [one] { $who } staví na { $site }: { $building } ({ $count } kámen z { $from }).
        [few] { $who } staví na { $site }: { $building } ({ $count } kameny z { $from }).
        [many] { $who } staví na { $site }: { $building } ({ $count } kamene z { $from }).
       *[other] { $who } staví na { $site }: { $building } ({ $count } kamenů z { $from }).
    }
   *[1] { $count ->
        [one] { $who } staví na { $site }: { $building } (Císař z { $from }).
        [few] { $who } staví na { $site }: { $building } ({ $count } kameny z { $from }, mezi nimi Císař).
        [many] { $who } staví na { $site }: { $building } ({ $count } kamene z { $from }, mezi nimi Císař).
       *[other] { $who } staví na { $site }: { $building } ({ $count } kamenů z { $from }, mezi nimi Císař).
    }
}
event-building-returned = { $who }: { $building } z { $site } se vrací do zásoby.
event-marched = { $who } obětuje tři kameny za vynucený pochod.
event-reinforced = { $emperor ->
    [0] { $count ->
        [one] { $who }: posílení, { $count } kámen na { $space }.
        [few] { $who }: posílení, { $count } kameny na { $space }.
        [many] { $who }: posílení, { $count } kamene na { $space }.
       *[other] { $who }: posílení, { $count } kamenů na { $space }.
    }
   *[1] { $count ->
        [one] { $who }: posílení, Císař na { $space }.
        [few] { $who }: posílení, { $count } kameny na { $space }, nahoře Císař.
        [many] { $who }: posílení, { $count } kamene na { $space }, nahoře Císař.
       *[other] { $who }: posílení, { $count } kamenů na { $space }, nahoře Císař.
    }
}
event-moon = { $emperor ->
    [0] { $who } používá Chrám měsíce: dva kameny opouštějí hru, jeden přichází na { $space }.
   *[1] { $who } používá Chrám měsíce: dva kameny opouštějí hru a Císař přichází na { $space }.
}
event-sand = { $who } používá Chrám písku: dva kameny opouštějí hru a cizí kámen ({ $victim }) z { $space } se vrací do zásoby.
event-eliminated = { $who } už nemá na plánu žádný kámen a ze hry vypadává.
event-passed = { $who } nemůže táhnout ani stavět a akci vynechává.
event-swapped = { $who }: Císař si vyměňuje místo s jiným kamenem: z { $from } na { $to }.
event-kept = { $who }: Císař zůstává na svém místě.
event-turn = Tah { $number }: { $who }.
event-disc-laid = { $emperor ->
    [0] { $who }: kámen na { $space }.
   *[1] { $who }: Císař na { $space }.
}
event-colour-drawn = { $seat } má barvu: { $colour }.
event-first-drawn = { $who } začíná.
event-board-laid = Plán je položen.
event-tile-laid = Dílek { $tile } leží na místě { $slot }.
event-tiles-turned-again = V tomto rozložení nejsou pole propojená: dílky se otáčejí znovu.
event-small-tile-laid = Malý dílek { $tile } je položen.
event-small-tiles-laid-again = Pro další malý dílek už není místo: všechny malé dílky se pokládají znovu.
event-ended = { $ending ->
    [points] { $count ->
        [0] Nikdo nevyhrává.
       *[1] { $winner1 } vyhrává: dvanáct bodů a hlavní město.
    }
    [last-on-board] { $count ->
        [0] Nikdo nevyhrává.
       *[1] { $winner1 } vyhrává: nikdo jiný nemá na plánu žádný kámen.
    }
    [everybody-loses] Na plánu nezůstal jediný kámen: všichni prohrávají.
    [shared-win] { $winner1 } a { $winner2 } vyhrávají společně: jeden na body svým posledním kamenem, druhý jako poslední na plánu.
    [no-progress] Příliš dlouho se nic nezměnilo, a tak rozhodují body: { event-ended-winners }.
   *[turn-limit] Skončil poslední tah, a tak rozhodují body: { event-ended-winners }.
}
event-ended-winners = { $count ->
    [0] nikdo nevyhrává
    [1] { $winner1 } vyhrává
    [2] { $winner1 } a { $winner2 } vyhrávají společně
    [3] { $winner1 }, { $winner2 } a { $winner3 } vyhrávají společně
   *[4] { $winner1 }, { $winner2 }, { $winner3 } a { $winner4 } vyhrávají společně
}

## Konce hry

ending-points = Dvanáct bodů a hlavní město
ending-last-on-board = Poslední na plánu
ending-everybody-loses = Všichni prohrávají
ending-shared-win = Společné vítězství
ending-no-progress = Bez pokroku
ending-turn-limit = Konec posledního tahu

## Oddíly pravidel

setting-up = Příprava hry
course-of-a-turn = Průběh tahu
moving = Přesun
building = Stavba
forced-march = Vynucený pochod
emperor = Císař
reinforcement = Fáze posílení
storms = Labyrint bouří
temples = Chrámy
temple-wind = Chrám větru

## Slova v odmítnutích

word-building = { $building ->
    [camp] tábor
    [tower] věž
   *[castle] hrad
}
word-standing = { $standing ->
    [camp] tábor
    [tower] věž
   *[castle] hrad
}
word-enemy-building = { $standing ->
    [camp] cizí tábor
    [tower] cizí věž
   *[castle] cizí hrad
}
word-highest = { $highest ->
    [camp] tábor
    [tower] věž
   *[castle] hrad
}
word-terrain = { $terrain ->
    [space] pole pro sloupky
    [storm] bouře
    [sinkhole] propast
    [stone_desert] kamenitá poušť
    [gorge] soutěska
    [capital] hlavní město
    [mountain] hora
    [portal] portál
    [temple_wind] Chrám větru
    [temple_moon] Chrám měsíce
   *[temple_sand] Chrám písku
}
word-temple = { $temple ->
    [moon] Chrám měsíce
   *[sand] Chrám písku
}
word-open-stacks = { $count ->
    [0] teď nelze posílit žádný tvůj sloupek
    [one] máš jeden takový
    [few] máš { $count } takové
    [many] máš { $count } takového
   *[other] máš { $count } takových
}

## Odmítnutí: důvod a rada

refusal-wrong-phase = { $kind ->
    [move] Sloupky se přesouvají ve fázi akce, ne teď
    [build] Staví se ve fázi akce, ne teď
    [reinforce] Sloupky se posilují po akci, ne teď
    [moon] Chrám měsíce pomáhá ve fázi posílení, ne teď
    [sand] Chrám písku pomáhá před akcí, ne teď
    [swap] Císař si může vyměnit místo jen před prvním tahem
    [lose] Bouře teď nic neberou
    [march] Vynucený pochod se kupuje hned po akci, jednou za tah, za kameny ze zásoby (je potřeba { $needed }, máš { $there })
    [halt] Teď není žádný pochod, který by šlo odmítnout
    [done] Teď není žádné posílení, které by šlo ukončit
    [pass] Teď není žádná akce, kterou by šlo vynechat
   *[keep] Císaři zaujali svá místa před prvním tahem
}
advice-wrong-phase-swap = Dotkni se kamene, se kterým si tvůj Císař vymění místo, nebo ho nech na místě.
advice-wrong-phase-act = Přesuň sloupek, nebo stavěj.
advice-wrong-phase-lose = Nejdřív vyber, co bouře vezmou sloupku, který je na cestě.
advice-wrong-phase-march = Nejdřív rozhodni o vynuceném pochodu.
advice-wrong-phase-reinforce = Přidej kameny ze zásoby k jednomu ze svých sloupků.
refusal-not-your-stack = { $holder ->
    [nobody] Na { $stack } není žádný sloupek
   *[enemy] Sloupek na { $stack } není tvůj: hraje s ním { $who }
}
advice-not-your-stack = { $phase ->
    [swap] Dotkni se jednoho ze svých kamenů.
    [reinforce] Vyber vlastní sloupek, který lze posílit; { word-open-stacks }.
   *[act] Nejdřív se dotkni vlastního sloupku, potom pole, kam má jít, nebo místa, kde má stavět.
}
refusal-same-space = Sloupek už stojí na { $stack }
advice-same-space = Přesun končí na jiném poli: vyber ho.
refusal-no-such-space = { $terrain ->
    [none] Na tomto plánu takové pole není
    [sinkhole] { $cell } je propast: žádný sloupek tam nevstoupí a nic se tam nestaví
    [portal] { $cell } je portál: sloupek jím projde, ale nikdy na něm nezůstane stát
   *[other] { $cell } je { word-terrain }, ne pole pro sloupky
}
advice-no-such-space = { $phase ->
    [act] Vyber pole s kroužkem nebo místo pro stavbu vedle sloupku.
   *[other] Vyber pole s kroužkem.
}
refusal-no-way = Sloupek z { $stack } se nedostane na { $goal }: nevede tam žádná cesta po volných polích
advice-no-way = Cestu zahrazují sloupky a krajina. Vyber cíl, ke kterému vedou volná pole, nebo si nejdřív cestu uvolni.
refusal-storm-takes-last-disc = { $mine ->
    [one] Sloupek z { $stack } se nedostane na { $goal }: bouře by mu cestou vzala jediný kámen
    [few] Sloupek z { $stack } se nedostane na { $goal }: bouře by mu cestou vzaly všechny { $mine } kameny
    [many] Sloupek z { $stack } se nedostane na { $goal }: bouře by mu cestou vzaly všechny kameny ({ $mine })
   *[other] Sloupek z { $stack } se nedostane na { $goal }: bouře by mu cestou vzaly všechny kameny ({ $mine })
}
advice-storm-takes-last-disc = Vyber cíl, před kterým je méně bouří, nebo nejdřív přeskup kameny do vyššího sloupku.
refusal-too-tall = { $mine ->
    [one] Nemůžeš přesunout { $stack } na { $goal }: { $mine } kámen a { $theirs } je dohromady víc než { $limit } v jednom sloupku
    [few] Nemůžeš přesunout { $stack } na { $goal }: { $mine } kameny a { $theirs } je dohromady víc než { $limit } v jednom sloupku
    [many] Nemůžeš přesunout { $stack } na { $goal }: { $mine } kamene a { $theirs } je dohromady víc než { $limit } v jednom sloupku
   *[other] Nemůžeš přesunout { $stack } na { $goal }: { $mine } kamenů a { $theirs } je dohromady víc než { $limit } v jednom sloupku
}
advice-too-tall = Vyber nižší vlastní sloupek nebo volné pole.
refusal-not-stronger = { $storm ->
    [0] { $mine ->
        [one] Nemůžeš zaútočit na { $goal } z { $stack }: máš { $mine } kámen, obránce ({ $who }) { $theirs }
        [few] Nemůžeš zaútočit na { $goal } z { $stack }: máš { $mine } kameny, obránce ({ $who }) { $theirs }
        [many] Nemůžeš zaútočit na { $goal } z { $stack }: máš { $mine } kamene, obránce ({ $who }) { $theirs }
       *[other] Nemůžeš zaútočit na { $goal } z { $stack }: máš { $mine } kamenů, obránce ({ $who }) { $theirs }
    }
   *[1] Nemůžeš zaútočit na { $goal } z { $stack }: bouře cestou berou kameny a to, co z { $mine } zbude, neporazí to, co tam má { $who }: { $theirs }
}
advice-not-stronger = Útoč s větším počtem kamenů, než má obránce. S Císařem stačí stejný a jediný kámen zničí sloupek přesně čtyř kamenů.
refusal-no-such-loss = { $emperor ->
    [0] { $count ->
        [0] Každá cesta z { $stack } na { $goal } vede bouří
        [one] Bouře mezi { $stack } a { $goal } nemohou vzít { $count } kámen
        [few] Bouře mezi { $stack } a { $goal } nemohou vzít { $count } kameny
        [many] Bouře mezi { $stack } a { $goal } nemohou vzít { $count } kamene
       *[other] Bouře mezi { $stack } a { $goal } nemohou vzít { $count } kamenů
    }
   *[1] Bouře mezi { $stack } a { $goal } nemohou vzít tolik kamenů i s Císařem
}
advice-no-such-loss = Vyber jednu z nabízených ztrát.
refusal-no-site = { $terrain ->
    [none] Na té straně nemá { $stack } žádné místo pro stavbu
    [space] { $site } je pole pro sloupky: tam se nestaví
    [storm] { $site } je bouře: tam se nestaví
    [sinkhole] { $site } je propast: tam se nestaví
    [portal] { $site } je portál: tam se nestaví
   *[other] Sloupek z { $stack } nemůže stavět na { $site }: nesousedí s ním
}
advice-no-site = Stavbu platí jeden sloupek, který s jejím místem sousedí. Vyber místo vedle sloupku: kamenitou poušť, soutěsku, horu, hlavní město nebo chrám.
refusal-terrain-too-low = { $site } je { word-terrain }: nejvyšší stavba tam je { word-highest }, { word-building } tam stát nemůže
advice-terrain-too-low = Věže se stavějí v soutěskách, v hlavních městech a na horách, hrady jen na horách.
refusal-first-a-camp = Na { $site } nemůže hned stát { word-building }: první stavba na volném místě je vždy tábor
advice-first-a-camp = Postav tam nejdřív tábor.
refusal-one-level-up = { $standing ->
    [castle] Na { $site } stojí tvůj hrad: vyšší stavba není
   *[other] Na { $site } už stojí tvoje stavba ({ word-standing }), takže tam nemůže stát { word-building }: vlastní stavby rostou po jednom stupni
}
advice-one-level-up = { $standing ->
    [camp] Z tábora může být věž.
    [tower] Z věže může být hrad.
   *[castle] Vyber jiné místo.
}
refusal-same-or-one-up = Na { $site } stojí cizí stavba ({ $who }: { word-standing }), kterou { word-building } nenahradí
advice-same-or-one-up = { $standing ->
    [camp] Cizí tábor lze nahradit táborem nebo věží.
    [tower] Cizí věž lze nahradit věží nebo hradem.
   *[castle] Cizí hrad lze nahradit jen hradem.
}
refusal-none-left = { $building ->
    [camp] V zásobě už nemáš žádný tábor: na plánu jich je { $count }, tedy všechny
    [tower] V zásobě už nemáš žádnou věž: na plánu jich je { $count }, tedy všechny
   *[castle] Tvůj jediný hrad už stojí na plánu
}
advice-none-left = { $better ->
    [0] Postav něco jiného. Taková stavba se do zásoby vrátí, jen když ji nahradí soupeř.
   *[1] Postav něco jiného, nebo některou z těchto staveb vylepši, aby se vrátila do zásoby.
}
refusal-too-few-discs = { $holder ->
    [enemy] Aby cizí stavbu na { $site } nahradila tvoje ({ word-building }), musí jeden sloupek zaplatit { $needed ->
        [one] { $needed } kámen
        [few] { $needed } kameny
        [many] { $needed } kamene
       *[other] { $needed } kamenů
    }, a { $stack } má { $there }
   *[other] { $needed ->
        [one] Za stavbu na { $site } ({ word-building }) platí jeden sloupek { $needed } kámen, a { $stack } má { $there }
        [few] Za stavbu na { $site } ({ word-building }) platí jeden sloupek { $needed } kameny, a { $stack } má { $there }
        [many] Za stavbu na { $site } ({ word-building }) platí jeden sloupek { $needed } kamene, a { $stack } má { $there }
       *[other] Za stavbu na { $site } ({ word-building }) platí jeden sloupek { $needed } kamenů, a { $stack } má { $there }
    }
}
advice-too-few-discs = Zaplať z vyššího sloupku vedle tohoto místa. Více sloupků nemůže platit dohromady; nejdřív je spoj.
refusal-no-emperor-here = Ve sloupku na { $stack } tvůj Císař není, takže jím nelze platit
advice-no-emperor-here = Zaplať obyčejnými kameny.
refusal-emperor-must-go = { $needed ->
    [one] Stavba vezme jediný kámen z { $stack }: tvého Císaře
    [few] Stavba vezme všechny { $needed } kameny z { $stack }, také Císaře
    [many] Stavba vezme všechny kameny z { $stack } ({ $needed }), také Císaře
   *[other] Stavba vezme všechny kameny z { $stack } ({ $needed }), také Císaře
}
advice-emperor-must-go = Zaplať i Císařem; čeká pak v zásobě a vrací se jako první. Nebo zaplať z jiného sloupku.
refusal-march-too-dear = Vynucený pochod stojí { $needed ->
        [one] { $needed } kámen
        [few] { $needed } kameny
        [many] { $needed } kamene
       *[other] { $needed } kamenů
    } ze zásoby, Císař se nepočítá, a máš { $there }
advice-march-too-dear = Pokračuj posílením.
refusal-march-without-action = Vynucený pochod by k ničemu nebyl: nemůžeš táhnout ani stavět
advice-march-without-action = Pokračuj posílením.
refusal-can-act = Akce je povinná a ještě můžeš táhnout nebo stavět
advice-can-act = { $count ->
    [one] Dotkni se sloupku, který může jít nebo stavět; máš jeden takový.
    [few] Dotkni se jednoho ze sloupků, které mohou jít nebo stavět; máš { $count } takové.
    [many] Dotkni se jednoho ze sloupků, které mohou jít nebo stavět; máš { $count } takového.
   *[other] Dotkni se jednoho ze sloupků, které mohou jít nebo stavět; máš { $count } takových.
}
refusal-reserve-empty = Tvoje zásoba je prázdná
advice-reserve-empty = Bez kamenů v zásobě není čím posilovat.
refusal-stack-full = Sloupek na { $stack } je plný: má už { $limit ->
        [one] { $limit } kámen
        [few] { $limit } kameny
        [many] { $limit } kamene
       *[other] { $limit } kamenů
    }
advice-stack-full = { $kind ->
    [moon] Vyber nižší vlastní sloupek nebo volné pole.
   *[reinforce] Vyber nižší sloupek, který lze posílit; { word-open-stacks }.
}
refusal-near-enemy-building = Nemůžeš posílit { $stack }: vedle, na { $site }, stojí { word-enemy-building }
advice-near-enemy-building = Vyber sloupek, který nesousedí s cizí stavbou; { word-open-stacks }.
refusal-storm-stack = Nemůžeš posílit { $stack }: stojí v bouři
advice-storm-stack = Vyber sloupek mimo bouře; { word-open-stacks }. V bouři posiluje jen ten, kdo má většinu kolem majáku.
refusal-not-so-many = { $most ->
    [0] V tomto tahu už nelze k { $stack } přidat žádné kameny
    [one] K { $stack } můžeš přidat nejvýš { $most } kámen, ne { $count }: sloupek má { $height }, vejde se jich { $limit } a v zásobě máš { $there }
    [few] K { $stack } můžeš přidat nejvýš { $most } kameny, ne { $count }: sloupek má { $height }, vejde se jich { $limit } a v zásobě máš { $there }
    [many] K { $stack } můžeš přidat nejvýš { $most } kamene, ne { $count }: sloupek má { $height }, vejde se jich { $limit } a v zásobě máš { $there }
   *[other] K { $stack } můžeš přidat nejvýš { $most } kamenů, ne { $count }: sloupek má { $height }, vejde se jich { $limit } a v zásobě máš { $there }
}
advice-not-so-many = { $most ->
    [0] Použij Chrám měsíce, nebo posílení ukonči.
    [one] Přidej jeden kámen.
    [few] Přidej nejvýš { $most } kameny.
    [many] Přidej nejvýš { $most } kamene.
   *[other] Přidej nejvýš { $most } kamenů.
}
refusal-emperor-alone = { $storms ->
    [0] Každý tvůj sloupek, ve kterém je místo, sousedí s cizí stavbou, takže k { $stack } se smí přidat jen Císař
   *[1] Každý tvůj sloupek, ve kterém je místo a jehož posílení nebrání bouře, sousedí s cizí stavbou, takže k { $stack } se smí přidat jen Císař
}
advice-emperor-alone = Přidej jeden kámen: bude to Císař.
refusal-already-reinforced = Sloupek na { $stack } už v tomto tahu kameny dostal a každý sloupek je dostává jen jednou
advice-already-reinforced = { $count ->
    [0] Ukonči posílení.
   *[other] Vyber jiný sloupek; { word-open-stacks }. Nebo posílení ukonči.
}
refusal-one-stack-only = Všechny kameny jednoho posílení jdou na tentýž sloupek
advice-one-stack-only = Ukonči posílení. Více sloupků posiluje jen ten, kdo má stavbu na Chrámu větru.
refusal-must-reinforce = Aspoň jeden kámen ze zásoby se musí vrátit na plán
advice-must-reinforce = Vyber sloupek, který lze posílit; { word-open-stacks }.
refusal-no-temple = { $site ->
    [none] Na tomto plánu { word-temple } není
   *[other] { $site } je { word-temple }, ale nemáš na něm stavbu
}
advice-no-temple = { $site ->
    [none] Vyber něco jiného.
   *[other] Chceš-li tam stavět, dotkni se nejdřív vlastního sloupku vedle něj.
}
refusal-temple-used = { $kind ->
    [sand] Chrám písku pomáhá jednou za tah, a to před akcí
    [moon] { $moons ->
        [0] Chrám měsíce pomáhá místo běžného posílení, a to už začalo
       *[other] Chrám měsíce už v tomto tahu znovu nepomůže
    }
   *[reinforce] V tomto tahu Chrám měsíce nahradil běžné posílení
}
advice-temple-used = { $kind ->
    [sand] Přesuň sloupek, nebo stavěj.
   *[other] Pokračuj bez něj.
}
refusal-temple-too-dear = { word-temple } stojí { $needed ->
        [one] { $needed } kámen
        [few] { $needed } kameny
        [many] { $needed } kamene
       *[other] { $needed } kamenů
    } ze zásoby, Císař se nepočítá, a máš { $there }
advice-temple-too-dear = Pokračuj bez něj.
refusal-nothing-to-place = Chrám měsíce stojí { $needed ->
        [one] { $needed } kámen
        [few] { $needed } kameny
        [many] { $needed } kamene
       *[other] { $needed } kamenů
    } a v zásobě by pak nezbyl žádný, který by šlo položit
advice-nothing-to-place = Posil místo toho některý sloupek.
refusal-space-taken = Na { $stack } stojí sloupek, se kterým hraje { $who }
advice-space-taken = Vyber volné pole nebo vlastní sloupek, ve kterém je místo.
refusal-no-enemy-here = { $holder ->
    [nobody] Na { $stack } není žádný sloupek
   *[own] Sloupek na { $stack } je tvůj
}
advice-no-enemy-here = Vyber cizí sloupek, který přijde o kámen.
refusal-only-the-emperor = Jediný kámen na { $stack } je Císař ({ $who }) a na toho žádný chrám nesahá
advice-only-the-emperor = Vyber cizí sloupek, ve kterém je i jiný kámen.
refusal-emperor-stays = Tvůj Císař už stojí na { $stack }
advice-emperor-stays = Dotkni se jiného svého kamene, nebo Císaře nech na místě.

## Doteky, ze kterých nevznikne akce

refusal-stack-first = { $site } je { word-terrain }: stavbu tam platí sloupek, který s tímto místem sousedí
advice-stack-first = { $count ->
    [0] Žádný tvůj sloupek s ním nesousedí: nejdřív tam některý přesuň.
    [one] Nejdřív se dotkni sloupku na { $stack }, potom místa.
   *[other] Nejdřív se dotkni jednoho ze sloupků vedle (máš jich { $count }), potom místa.
}
refusal-stack-stuck = Sloupek na { $stack } nemůže jít ani stavět
advice-stack-stuck = { $count ->
    [0] Nemůže žádný: akci vynech.
    [one] Vyber ten, který může.
    [few] Vyber jeden ze sloupků, které mohou; máš { $count } takové.
    [many] Vyber jeden ze sloupků, které mohou; máš { $count } takového.
   *[other] Vyber jeden ze sloupků, které mohou; máš { $count } takových.
}
refusal-unclear = Z těchto doteků žádná akce nevznikne
advice-unclear = { $phase ->
    [swap] Dotkni se jednoho ze svých kamenů, nebo Císaře nech na místě.
    [act] Dotkni se vlastního sloupku, potom cíle přesunu nebo místa a stavby.
    [lose] Vyber, co bouře vezmou.
    [march] Rozhodni o vynuceném pochodu.
   *[reinforce] Dotkni se vlastního sloupku a pak vyber, kolik kamenů dostane.
}

terminal-help =
    Řada začíná písmenem a sloupcem svého prvního pole; sloupce běží dolů doprava, takže c4 sousedí s c3, c5, b4, b5, d3 a d4.
    B3* je sloupek tří kamenů s Císařem, mB2 je hora s věží; 1 je tábor, 3 je hrad.
    Akce: c4-e6 přesun, c4+e6 přeskupení, c4xe6 útok, c4 build b3 camp, reinforce c4 2, march, halt, done, pass.
    Před prvním tahem: swap c4 nebo keep. Chrámy: moon c4 položí kámen na c4, sand c4 odtamtud jeden odebere. Bouře: lose 1 říká, kolik kamenů berou.
    Slovo emperor na konci, jako c4 build b3 tower emperor nebo lose 1 emperor, znamená, že mezi vydanými kameny je Císař.

## Plán na obrazovce

board-title = Herní plán
board-waiting = Poušť dostává tvar …
board-turn = Tah { $number }
board-quiet = { $count ->
    [one] { $count } tah bez pokroku; hra končí po { $limit }
    [few] { $count } tahy bez pokroku; hra končí po { $limit }
    [many] { $count } tahu bez pokroku; hra končí po { $limit }
   *[other] { $count } tahů bez pokroku; hra končí po { $limit }
}
board-turns-left = { $count ->
    [one] Zbývá { $count } tah
    [few] Zbývají { $count } tahy
    [many] Zbývá { $count } tahu
   *[other] Zbývá { $count } tahů
}
board-points = Body: { $points } z { $goal }
board-capital = Drží hlavní město
board-no-capital = Zatím bez hlavního města
board-reserve = { $count ->
    [one] Zásoba: { $count } kámen
    [few] Zásoba: { $count } kameny
    [many] Zásoba: { $count } kamene
   *[other] Zásoba: { $count } kamenů
}
board-stock = { $kind ->
    [camp] Tábory k postavení: { $count }
    [tower] Věže k postavení: { $count }
   *[castle] Hrady k postavení: { $count }
}
board-out = Mimo hru: { $count }
board-on-board = Na plánu: { $count }
board-prisoner = Zajatec: { $who }
board-emperor-board = Císař: { $cell }
board-emperor-reserve = Císař: v zásobě
board-emperor-prison = Císař v zajetí: { $who }
board-eliminated = Mimo hru
board-winner = Vítězství
board-zoom-in = Zvětšit
board-zoom-out = Zmenšit
board-sources = Odkud to víme
board-sources-tiles = Líce velkých dílků: { $provenance }.
board-sources-layout = Rozložení dílků: { $provenance }.
board-sources-small = Malé dílky: { $provenance }.
board-sources-colours = Čtyři barvy: { $provenance }.
board-sources-rules = Stavby, terén a body: { $provenance }.

cell-ground = { $terrain ->
    [space] písek
    [storm] bouře
    [sinkhole] propast
    [stone_desert] kamenitá poušť
    [gorge] soutěska
    [capital] hlavní město
    [mountain] hora
    [portal] portál
    [temple_wind] Chrám větru
    [temple_moon] Chrám měsíce
    [temple_sand] Chrám písku
   *[other] terén
}
cell-stack = { $height ->
    [one] { $cell }: { cell-ground }, { $who }, { $height } kámen
    [few] { $cell }: { cell-ground }, { $who }, sloupek: { $height } kameny
    [many] { $cell }: { cell-ground }, { $who }, sloupek: { $height } kamene
   *[other] { $cell }: { cell-ground }, { $who }, sloupek: { $height } kamenů
}
cell-emperor = { $height ->
    [one] { $cell }: { cell-ground }, { $who }, samotný Císař
    [few] { $cell }: { cell-ground }, { $who }, sloupek s Císařem: { $height } kameny
    [many] { $cell }: { cell-ground }, { $who }, sloupek s Císařem: { $height } kamene
   *[other] { $cell }: { cell-ground }, { $who }, sloupek s Císařem: { $height } kamenů
}
cell-building = { $cell }: { cell-ground }, { $building }, { $who }
cell-beside = { $feature ->
    [pyramid] u pyramidy
   *[lighthouse] u majáku
}
cell-up-to = { $highest ->
    [1] jen tábor
    [2] nejvýš věž
   *[3] i hrad
}
cell-lit = lze vybrat
cell-touched = vybráno

label-stack = { $height ->
    [one] { $cell }, { $who }, { $height } kámen
    [few] { $cell }, { $who }, { $height } kameny
    [many] { $cell }, { $who }, { $height } kamene
   *[other] { $cell }, { $who }, { $height } kamenů
}
label-emperor = { $height ->
    [one] { $cell }, { $who }, Císař
    [few] { $cell }, { $who }, { $height } kameny s Císařem
    [many] { $cell }, { $who }, { $height } kamene s Císařem
   *[other] { $cell }, { $who }, { $height } kamenů s Císařem
}

say-move = Přesuň { $from } na { $to }
say-join = Přesuň { $from } na { $to } a spoj
say-take = Z { $from } zaútoč na { $to } ({ $who })
say-build = { $kind ->
    [camp] Postav tábor na { $site } kameny z { $from }
    [tower] Postav věž na { $site } kameny z { $from }
   *[castle] Postav hrad na { $site } kameny z { $from }
}
say-reinforce = { $count ->
    [one] Posil { $space }: { $count } kámen
    [few] Posil { $space }: { $count } kameny
    [many] Posil { $space }: { $count } kamene
   *[other] Posil { $space }: { $count } kamenů
}
say-moon = Chrám měsíce: polož kámen na { $space }
say-sand = Chrám písku: odeber kámen z { $space } ({ $who })
say-swap = Císař si vymění místo s kamenem na { $space }
say-lose = Odevzdej bouřím: { $loss }

sum-course = Tah { $number }: { $who }, { $phase }.
sum-points = { $capital ->
    [0] { $points ->
        [one] { $who }: { $points } bod z { $goal }, bez hlavního města.
        [few] { $who }: { $points } body z { $goal }, bez hlavního města.
        [many] { $who }: { $points } bodu z { $goal }, bez hlavního města.
       *[other] { $who }: { $points } bodů z { $goal }, bez hlavního města.
    }
   *[1] { $points ->
        [one] { $who }: { $points } bod z { $goal }, s hlavním městem.
        [few] { $who }: { $points } body z { $goal }, s hlavním městem.
        [many] { $who }: { $points } bodu z { $goal }, s hlavním městem.
       *[other] { $who }: { $points } bodů z { $goal }, s hlavním městem.
    }
}
sum-stacks = { $count ->
    [0] Žádný sloupek na plánu.
    [one] { $count } sloupek: { $list }.
    [few] { $count } sloupky: { $list }.
    [many] { $count } sloupku: { $list }.
   *[other] { $count } sloupků: { $list }.
}
sum-stack = { $height ->
    [one] { $cell }
    [few] { $cell } ({ $height } kameny)
    [many] { $cell } ({ $height } kamene)
   *[other] { $cell } ({ $height } kamenů)
}
sum-crowned = { $height ->
    [one] { $cell } (Císař)
    [few] { $cell } ({ $height } kameny s Císařem)
    [many] { $cell } ({ $height } kamene s Císařem)
   *[other] { $cell } ({ $height } kamenů s Císařem)
}
sum-reserve = { $count ->
    [0] Zásoba je prázdná.
    [one] V zásobě { $count } kámen.
    [few] V zásobě { $count } kameny.
    [many] V zásobě { $count } kamene.
   *[other] V zásobě { $count } kamenů.
}
sum-emperor-reserve = Císař čeká v zásobě.
sum-emperor-prison = Císař je zajatec, drží ho { $who }.
sum-buildings = Stavby: { $list }.
sum-prison = Ve vězení Císař: { $list }.
sum-out = { $who }: mimo hru.
