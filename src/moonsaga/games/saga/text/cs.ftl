# Saga: každé slovo, které hráč čte.
#
# Argumenty, které jsou klíči tohoto souboru, přicházejí přeložené; slova bez vlastního klíče ($ending) jen vybírají
# variantu. Názvy oblastí stojí vždy v prvním pádě. Jména vůdců neznáme: tyto přezdívky jsou naše.

title = Saga: Vikingové proti Anglosasům
description = Nájezdníci zpoza moře proti královstvím Anglie, od osmého do jedenáctého století. Oba hráči si vybírají ze stejných čtyř destiček akcí: Vikingové se vyloďují, verbují, vysílají zvědy a plení, Anglosasové stavějí hradiště, svolávají fyrd a platí tribut. O bitvách rozhodují skrytí vůdci. Vikingové potřebují pět oblastí, osm mincí nebo Anglii bez nepřítele; Anglosasové musí vydržet, dokud se na stupnici kol nepotkají žetony.
edition-phalanx = Vydání Phalanx

## Strany

side-viking = Vikingové
side-saxon = Anglosasové
viking = { side-viking }
saxon = { side-saxon }

## Plán

area-northumbria = Northumbrie
area-east-anglia = Východní Anglie
area-essex = Essex
area-kent = Kent
area-sussex = Sussex
area-mercia = Mercie
area-wessex = Wessex
area-north = Skandinávie, sever
area-centre = Skandinávie, střed
area-south = Skandinávie, jih
area-drakkar = Drakkar
kind-coastal = Pobřežní oblast
kind-inland = Vnitrozemská oblast
kind-scandinavia = Oblast Skandinávie
kind-drakkar = Na cestě domů

thing-area = Oblast
thing-burh = Hradiště
thing-coin = Mince
thing-coins = Mince
thing-count = Počet
thing-supply = Zásoba
thing-bank = Společná zásoba
thing-aside = Odložen
thing-gone = Odstraněni
thing-track = Stupnice kol
thing-round = Kolo
thing-round-marker = Žeton kola
thing-burh-marker = Žeton hradišť
thing-initiative = Iniciativa
thing-target = Cíl výpravy
thing-hidden = lícem dolů
thing-tile = Destička
thing-tiles = Destičky akcí
thing-leader = Vůdce
thing-leaders = Vůdci
thing-unknown = neznámý
thing-battle = Bitva
thing-strength = Síla
thing-resolved = vyhodnocena
thing-seen = už viděn
thing-engaged = vázáni bojem

target-northumbria = Cíl: Northumbrie
target-east-anglia = Cíl: Východní Anglie
target-essex = Cíl: Essex
target-kent = Cíl: Kent
target-sussex = Cíl: Sussex
target-random = Náhodný cíl výpravy

## Jednotky

unit-viking-warrior = vikinský bojovník
unit-saxon-warrior = anglosaský bojovník
leader-viking-1 = vikinský vůdce č. 1
leader-viking-2 = vikinský vůdce č. 2
leader-viking-3 = vikinský vůdce č. 3
leader-viking-4 = vikinský vůdce č. 4
leader-saxon-1 = anglosaský vůdce č. 1
leader-saxon-2 = anglosaský vůdce č. 2
leader-saxon-3 = anglosaský vůdce č. 3
leader-saxon-4 = anglosaský vůdce č. 4

face-stormer = Dobyvatel
face-stormer-help = V oblasti s hradištěm má tento vůdce sílu 2.
face-helmsman = Kormidelník
face-helmsman-help = Je-li odhalen v pobřežní oblasti, přivede do bitvy jednu jednotku ze Skandinávie.
face-berserker = Berserk
face-berserker-help = Po odhalení je odstraněn a s ním nejvýše dvě nepřátelské jednotky z této oblasti.
face-raider = Plenitel
face-raider-help = Po vyhrané bitvě smí vyplenit hradiště v této oblasti.
face-warden = Strážce
face-warden-help = V oblasti s hradištěm má tento vůdce sílu 2.
face-caller = Svolavatel
face-caller-help = Po odhalení přivede do bitvy jednu jednotku nevázanou bojem ze sousední oblasti.
face-envoy = Vyslanec
face-envoy-help = Po odhalení pošle jednoho z bojujících Vikingů na Drakkar, i když je vázán bojem. Nastavení stolu může dovolit jen bojovníky.
face-champion = Šampion
face-champion-help = V oblasti bez hradiště má tento vůdce sílu 3.

## Destičky a akce

tile-1 = Destička 1
tile-2 = Destička 2
tile-3 = Destička 3
tile-4 = Destička 4
icon-acts-first = Hraje první
icon-acts-first-help = Kdo má tuto destičku, vyhodnotí obě své destičky před soupeřem.
icon-initiative = Iniciativa
icon-initiative-help = Kdo si vezme tuto destičku, vybírá v příštím kole první.

action-move = Pohyb
action-move-help = Libovolný počet jednotek z jedné oblasti do sousední. Vikingové smějí také vyplout ze Skandinávie k cíli výpravy své oblasti. Tolik jednotek, kolik jich tam má nepřítel, je vázáno bojem a zůstává.
action-scout = Průzkum
action-scout-help = Vyber cíl výpravy a polož ho lícem dolů na pole ve Skandinávii.
action-recruit = Verbování
action-recruit-help = Jedna jednotka za jednu minci, nebo tři za dvě, rovnoměrně rozmístěné ve Skandinávii.
action-plunder = Plenění
action-plunder-help = Odstraň hradiště z oblastí, které ovládáš: dvě mince za každé. Tvé jednotky, které tam nejsou vázány bojem, nastoupí na Drakkar.
action-build = Stavba
action-build-help = Jedna mince za hradiště v oblasti, kterou ovládáš.
action-fyrd = Fyrd
action-fyrd-help = Jedna mince za každého vikinského bojovníka odstraněného z oblasti s hradištěm.
action-income = Příjem
action-income-help = Každé hradiště dá jednu minci, nebo za jednu minci jednu jednotku.
action-tribute = Tribut
action-tribute-help = Dej Vikingům jednu minci: všichni odejdou na Drakkar z jedné oblasti, ve které stojíš i ty.
action-deploy = Vyslání vůdce
action-take = Výběr destičky
action-resolve = Vyhodnocení destičky
action-bonus-coin = Bonus: mince
action-bonus-recruit = Bonus: bojovník
action-bonus-move = Bonus: pohyb
action-bonus-draw = Bonus: pohyb k náhodnému cíli
action-draw = Pohyb k náhodnému cíli
action-income-coin = Příjem: mince
action-income-recruit = Příjem: jednotka
action-with = Vůdci, kteří jdou s nimi
action-place = Umístění jednotky
action-battle = Volba bitvy
action-reveal = Odhalení vůdce
action-bring = Přivedení jednotky
action-pick = Volba jednotky
action-lose = Volba ztrát
action-retreat = Ústup
action-stop = Stačí
action-pass = Pas
action-done = Končím s destičkou

bonus-coin = Bonus: vezmi si minci
bonus-warrior = Bonus: naverbuj bojovníka
bonus-move = Bonus: pohyb
bonus-move-or-coin = Bonus: přesuň jednu jednotku, nebo si vezmi minci

button-go = Na cestu
button-lose = Odstranit je a jinak bojovníky
button-coin = Vzít minci
button-stop = Stačí
button-pass = Pas
button-done = Končím s destičkou
button-leave-burh = Nechat hradiště být

## Fáze

phase-first-target = příprava hry
phase-first-target-prompt = Losuje se první cíl výpravy.
phase-second-target = příprava hry
phase-second-target-prompt = Losuje se druhý cíl výpravy.
phase-saxon-leaders = příprava hry
phase-saxon-leaders-prompt = Anglosaští vůdci se míchají.
phase-viking-leader = příprava hry
phase-viking-leader-prompt = Jeden vikinský vůdce se odkládá stranou.
phase-deploy = rozeslání vůdců
phase-deploy-prompt = Který vůdce začne v další oblasti Skandinávie, od severu k jihu?
phase-draft = výběr destiček
phase-draft-prompt = Vezmi si destičku akcí.
phase-choose-tile = vyhodnocení destiček
phase-choose-tile-prompt = Která z tvých destiček přijde první?
phase-tile = vyhodnocení destičky
phase-tile-prompt = Co s touto destičkou uděláš?
phase-draw-target = losování cíle výpravy
phase-draw-target-prompt = Losuje se cíl výpravy.
phase-board = vylodění
phase-board-prompt = Kolik bojovníků tam popluje? Aspoň jedna jednotka musí.
phase-along = pohyb
phase-along-prompt = Kteří vůdci jdou s nimi?
phase-leave = odchod na Drakkar
phase-leave-prompt = Kteří vůdci jsou mezi těmi, kdo nastupují na Drakkar?
phase-fyrd = fyrd
phase-fyrd-prompt = Ještě jeden bojovník, nebo stačí?
phase-income = příjem
phase-income-prompt = Co dá další hradiště?
phase-plunder = plenění
phase-plunder-prompt = Ještě jedno hradiště, nebo stačí?
phase-muster = verbování
phase-muster-prompt = Postav další jednotku tam, kde jich je nejméně.
phase-choose-battle = bitvy
phase-choose-battle-prompt = Která bitva přijde na řadu?
phase-reveal = bitva, odhalování vůdců
phase-reveal-prompt = Odhal vůdce, nebo pasuj.
phase-summon = bitva, Svolavatel
phase-summon-prompt = Kdo se připojí k bitvě?
phase-land = bitva, Kormidelník
phase-land-prompt = Kdo se připojí k bitvě ze Skandinávie?
phase-banish = bitva, Vyslanec
phase-banish-prompt = Který Viking odejde na Drakkar?
phase-slay = bitva, Berserk
phase-slay-prompt = Koho vezme s sebou?
phase-losses = bitva, ztráty
phase-losses-prompt = Které z tvých jednotek budou odstraněny?
phase-retreat = bitva, ústup
phase-retreat-prompt = Kam ustoupí tvé jednotky?
phase-spoils = bitva, Plenitel
phase-spoils-prompt = Vyplenit hradiště?
phase-home = návrat domů
phase-home-prompt = Postav další jednotku z Drakkaru tam, kde jich je nejméně.
phase-over = konec hry
phase-over-prompt = Hra skončila.

## Možnosti

option-tiles = Destičky akcí
option-tiles-help = Pravidla vyjmenovávají destičky jen zčásti; tato doplnění se s nimi shodují.
option-tiles-standard = Náš návrh
option-tiles-early = První návrh
option-tiles-sparse = Destička 4 dává Anglosasům jen pohyb
option-tiles-recruiting = Destička 3 dovolí Vikingům verbovat
option-track = Počet polí stupnice kol
option-track-help = Vytištěnou délku neznáme: deset je náš návrh.
option-burh_start = Počáteční pole žetonu hradišť
option-burh_start-help = Vytištěné pole neznáme: třetí zleva je náš návrh.
option-kent_wessex = Kent sousedí s Wessexem
option-kent_wessex-help = Pravděpodobné, ale ne jisté.
option-kent_wessex-true = Ano
option-kent_wessex-false = Ne
option-envoy = Koho posílá Vyslanec pryč
option-envoy-help = Seznam schopností mluví o bojovníkovi, příklad posílá vůdce.
option-envoy-unit = Kteroukoli jednotku
option-envoy-warrior = Bojovníka
option-scout = Cíle průzkumu
option-scout-help = Které cíle výpravy lze průzkumem zvolit? Podle pravidel se prohlížejí všechny.
option-scout-beside = Ležící mimo plán
option-scout-all = Všechny: cíl z jiného pole lze přesunout
option-redraw_hidden = Výměna skrytého cíle
option-redraw_hidden-help = Smí se pohybem nahradit cíl výpravy ležící lícem dolů náhodným?
option-redraw_hidden-true = Ano
option-redraw_hidden-false = Ne
option-same_target = Opětovné vylosování starého cíle
option-same_target-help = Vrací se starý cíl výpravy mezi ostatní před losováním nového?
option-same_target-true = Ano
option-same_target-false = Ne
option-late_reveal = Vůdci, kteří se k bitvě připojili
option-late_reveal-help = Smí být vůdce přivedený schopností v této bitvě odhalen?
option-late_reveal-true = Smějí být odhaleni
option-late_reveal-false = Zůstávají skryti
option-free_drakkar = Ústup na Drakkar
option-free_drakkar-help = Smějí Vikingové ustoupit z pobřeží na Drakkar, i když mají vedle vlastní oblast?
option-free_drakkar-true = Vždy dovoleno
option-free_drakkar-false = Jen bez vlastní oblasti vedle

## Slova v událostech

word-warriors = { $warriors ->
    [one] jednoho bojovníka
    [few] { $warriors } bojovníky
    [many] { $warriors } bojovníka
   *[other] { $warriors } bojovníků
}
word-leaders = { $leaders ->
    [one] jednoho vůdce
    [few] { $leaders } vůdce
    [many] { $leaders } vůdce
   *[other] { $leaders } vůdců
}
word-force = { $leaders ->
    [0] { word-warriors }
   *[other] { $warriors ->
        [0] { word-leaders }
       *[other] { word-warriors } a { word-leaders }
    }
}
word-coins = { $count ->
    [one] jednu minci
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}

## Co se děje

event-first-target = První cíl výpravy je { $area }: vylodili se tam vikinští bojovníci ({ $count }).
event-second-target = Druhý cíl výpravy je { $area }: stojí tam hradiště a bojovník.
event-leader-dealt = { $who }: { $leader } je { $face }.
event-leader-dealt-hidden = { $who }: { $leader } je připraven.
event-leader-aside = { $who }: stranou je odložen { $face }.
event-leader-aside-hidden = { $who }: jeden vůdce je odložen stranou.
event-deployed = { $area }: své místo zaujímá { $face }.
event-deployed-hidden = { $area }: své místo zaujímá { $leader }.
event-round-began = Začíná kolo { $number }.
event-tile-taken = { $who } berou destičku { $tile }.
event-initiative = { $who } mají v příštím kole iniciativu.
event-tile-begun = { $who } vyhodnocují destičku { $tile }.
event-moved = { $who } přesouvají { word-force }: { $from } → { $to }.
event-target-revealed = { $slot }: cíl výpravy je otočen: { $target }.
event-target-drawn = { $slot }: vylosován cíl výpravy: { $target }.
event-scouted = { $who } vysílají zvědy: { $target }, cíl lícem dolů na poli { $slot }.
event-scouted-hidden = { $who } vysílají zvědy: na poli { $slot } leží cíl lícem dolů.
event-target-moved = { $who } vysílají zvědy: { $target }, cíl z pole { $from } leží teď lícem dolů na poli { $slot }.
event-target-moved-hidden = { $who } vysílají zvědy: cíl z pole { $from } leží teď lícem dolů na poli { $slot }.
event-target-returned = Cíl výpravy { $target } se vrací mimo plán.
event-target-returned-hidden = Skrytý cíl výpravy se vrací mimo plán.
event-bonus-coin = { $who } si berou minci.
event-recruited = { $who } verbují: { $unit }, { $area }.
event-paid = { $who } platí { word-coins }.
event-built = { $who } stavějí hradiště: { $area }.
event-fyrd = { $who } platí minci: fyrd odstraňuje vikinského bojovníka, { $area }.
event-income = { $who } si berou minci: { $area }.
event-tribute = { $who } platí minci tributu, { $area }: na Drakkar posílají { word-force }.
event-plundered = { $who } plení hradiště, { $area }, a berou si { word-coins }.
event-to-drakkar = { $who } posílají na Drakkar { word-force }: { $area }.
event-battle-began = Bitva: { $area }.
event-revealed = { $who } odhalují: { $leader } je { $face }.
event-passed = { $who } už nikoho neodhalují.
event-brought = { $who } přivádějí do bitvy: { $unit }, { $from }.
event-banished = Na Drakkar odchází { $unit }.
event-slain = S Berserkem padá { $unit }.
event-strengths = Síla { $vikings } proti { $saxons }.
event-nobody-left = Nikdo nezůstal: { $area }.
event-battle-won = { $who } vyhrávají bitvu: { $area }.
event-lost = { $who } ztrácejí { word-force }.
event-leader-lost = Ze hry odchází { $leader }.
event-leader-replaced = Do zásoby přichází odložený { $leader }.
event-retreated = { $who } stahují { word-force }: { $from } → { $to }.
event-destroyed = { $count ->
    [one] { $who } nemají kam ustoupit: jedna jednotka je odstraněna.
    [few] { $who } nemají kam ustoupit: { $count } jednotky jsou odstraněny.
    [many] { $who } nemají kam ustoupit: { $count } jednotky je odstraněno.
   *[other] { $who } nemají kam ustoupit: { $count } jednotek je odstraněno.
}
event-inland-coin = { $who } si berou minci za oblast { $area }.
event-came-home = Domů se vrací { $unit }: { $area }.
event-track-moved = Žeton kola přechází na pole { $space }.
event-ended = { $ending ->
    [track] { $who } vítězí: žetony na stupnici kol se potkaly.
    [vikings-driven-out] { $who } vítězí: v Anglii už není žádný Viking.
    [five-areas] { $who } vítězí: ovládají pět oblastí.
    [eight-coins] { $who } vítězí: mají osm mincí.
    [saxons-driven-out] { $who } vítězí: v Anglii už není žádný Anglosas.
   *[both-sides] { $who } vítězí: cíle dosáhly obě strany, a pak vítězství patří jim.
}

ending-track = Žetony na stupnici kol se potkaly
ending-vikings-driven-out = V Anglii už není žádný Viking
ending-five-areas = Vikingové ovládali pět oblastí
ending-eight-coins = Vikingové měli osm mincí
ending-saxons-driven-out = V Anglii už není žádný Anglosas
ending-both-sides = Cíle dosáhly obě strany: vítězí Anglosasové

## Kapitoly pravidel

rule-round = Kolo
rule-preparation = Příprava hry
rule-choosing = Výběr destiček
rule-resolving = Vyhodnocení akcí
rule-bonus = Bonusové akce
rule-actions = Akce
rule-units = Jednotky
rule-move = Pohyb
rule-viking-move = Pohyb Vikingů
rule-scout = Průzkum
rule-recruit = Verbování
rule-build = Stavba
rule-fyrd = Akce fyrd
rule-income = Příjem
rule-tribute = Tribut
rule-plunder = Plenění
rule-battle = Bitva
rule-leaders = Schopnosti vůdců
rule-losses = Ztráty
rule-retreat = Ústup
rule-end = Konec kola

## Odmítnutí

refusal-wrong-moment = Na to teď není vhodná chvíle: { $phase }
advice-wrong-moment = Vyber jednu z akcí, které jsou teď možné.
refusal-nowhere = Teď není oblast, kde by to bylo možné
advice-nowhere = Použij z destičky něco jiného, nebo ji ukonči.
refusal-face-aside = Tento vůdce je odložen stranou
advice-face-aside = Vyber jiného.
refusal-face-placed = Tento vůdce už má své místo
advice-face-placed = Vyber jiného.
refusal-tile-taken = Destička { $tile } je už zabraná
advice-tile-taken = Vezmi si některou z těch, které ještě leží v řadě.
refusal-not-your-tile = Destička { $tile } není tvoje
advice-not-your-tile = Začni jednou ze dvou destiček, které máš.
refusal-tile-resolved = Destička { $tile } je už vyhodnocená
advice-tile-resolved = Vyber svou druhou destičku.
refusal-not-on-tile = Destička { $tile } ti to nenabízí
advice-not-on-tile = Použij, co ukazuje tvá polovina destičky, nebo ji ukonči.
refusal-bonus-too-late = Bonus destičky { $tile } přichází před jejími ostatními akcemi, a jen jednou
advice-bonus-too-late = Pokračuj akcemi destičky.
refusal-already-used = Tato akce destičky { $tile } je už použitá
advice-already-used = Každou akci destičky lze použít jednou: vyber jinou, nebo destičku ukonči.
refusal-other-chosen = Ze dvou akcí destičky { $tile } byla zvolena ta druhá
advice-other-chosen = Lomítko mezi akcemi znamená: jen jedna z nich.
refusal-no-units = Nemáš tam žádné jednotky: { $area }
advice-no-units = Vyber oblast, kde stojí tvé jednotky.
refusal-all-engaged = Všechny tvé jednotky jsou tam vázány bojem: { $area }
advice-all-engaged = Tolik jednotek, kolik jich má nepřítel, musí zůstat. Vyber oblast, kde jich máš víc.
refusal-same-area = Začátek a cíl jsou stejné: { $area }
advice-same-area = Vyber sousední oblast.
refusal-not-adjacent = Tyto oblasti spolu nesousedí
advice-not-adjacent = Vyber sousední oblast.
refusal-saxons-stay = Anglosasové neopouštějí Anglii
advice-saxons-stay = Přesouvej se mezi oblastmi Anglie.
refusal-no-way-back = Pohybem se nikdo nevrací za moře
advice-no-way-back = Vikingové se vracejí přes Drakkar: po plenění, tributu nebo ústupu.
refusal-no-target-there = Do této oblasti se nedá doplout: { $goal }
advice-no-target-there = Vyloď se na pobřeží a pokračuj odtamtud.
refusal-no-target = Na tom poli není žádný cíl výpravy: { $area }
advice-no-target = Nejdřív proveď průzkum, nebo cíl vylosuj.
refusal-other-target = Cíl výpravy, který tam leží, je { $target }
advice-other-target = Pluj tam, kam vede, tedy: { $target }, nebo nejdřív změň cíl.
refusal-too-few-warriors = Tolik tvých bojovníků tam není
advice-too-few-warriors = Vyber menší počet.
refusal-engaged-stay = Tolik jednotek, kolik jich tam má nepřítel, musí zůstat
advice-engaged-stay = Přesuň méně jednotek.
refusal-nobody-moves = Někdo musí jít
advice-nobody-moves = Vyber aspoň jednoho bojovníka nebo vůdce.
refusal-one-unit-only = Tento bonus přesouvá jedinou jednotku
advice-one-unit-only = Vyber jednoho bojovníka, nebo žádného a pak jednoho vůdce.
refusal-target-hidden = Cíl výpravy tam leží lícem dolů: { $area }
advice-target-hidden = Pluj, kam vede, nebo ho vyměň průzkumem.
refusal-only-this-landing = Cíl je vylosován: { $area } → { $goal }
advice-only-this-landing = Řekni, kolik bojovníků tam popluje. Aspoň jedna jednotka musí.
refusal-target-on-board = Tento cíl výpravy už leží na poli
advice-target-on-board = Vyber jeden z těch, které leží mimo plán.
refusal-target-there = Tento cíl výpravy už na tomto poli leží
advice-target-there = Vyber jiné pole nebo jiný cíl.
refusal-no-coin = Nemáš na to minci
advice-no-coin = Udělej něco, co nic nestojí, nebo destičku ukonči.
refusal-two-coins = To stojí dvě mince
advice-two-coins = Naverbuj jednu jednotku za jednu minci.
refusal-supply-empty = Tvá zásoba je prázdná
advice-supply-empty = Udělej něco jiného: není už koho verbovat.
refusal-no-warrior-left = V tvé zásobě už není žádný bojovník
advice-no-warrior-left = Vyber vůdce ze své zásoby, pokud tam nějaký je.
refusal-no-bonus-warrior = V tvé zásobě už není žádný bojovník
advice-no-bonus-warrior = Bonus dává bojovníka, nikdy vůdce: pokračuj akcemi destičky.
refusal-leader-not-there = Tento vůdce tam není
advice-leader-not-there = Vyber jednu z přítomných jednotek.
refusal-not-fewest = Jiná oblast Skandinávie má méně jednotek než tato: { $area }
advice-not-fewest = Postav jednotku tam, kde jich je nejméně.
refusal-no-burh = Není tam žádné hradiště: { $area }
advice-no-burh = Vyber oblast s hradištěm.
refusal-burh-there = Hradiště už tam stojí: { $area }
advice-burh-there = V žádné oblasti nejsou dvě. Vyber jinou, kterou ovládáš.
refusal-no-control = Tuto oblast neovládáš: { $area }
advice-no-control = Vyber oblast, kde máš víc jednotek než soupeř.
refusal-no-burh-left = Všechna hradiště jsou na mapě
advice-no-burh-left = Vezmi si místo toho příjem.
refusal-no-warrior-there = Takový bojovník tam není
advice-no-warrior-there = Vůdci nejsou bojovníci. Vyber jinou oblast nebo jednotku.
refusal-burh-used = Toto hradiště už svůj příjem dalo: { $area }
advice-burh-used = Pokračuj jiným hradištěm, nebo skonči.
refusal-bank-empty = Ve společné zásobě už nejsou mince
advice-bank-empty = Mince se vracejí, když někdo platí.
refusal-not-both = Tribut se platí tam, kde stojí obě strany, ne tady: { $area }
advice-not-both = Vyber oblast s tvými jednotkami a Vikingy.
refusal-not-so-many = { $count ->
    [one] Odchází přesně jedna jednotka
    [few] Odcházejí přesně { $count } jednotky
    [many] Odchází přesně { $count } jednotky
   *[other] Odchází přesně { $count } jednotek
}
advice-not-so-many = Urči tolik vůdců, kolik jich mezi nimi může být; počet doplní bojovníci.
refusal-no-battle = Není tam žádná bitva: { $area }
advice-no-battle = Vyber oblast s jednotkami obou stran.
refusal-not-here = To do této bitvy nepatří
advice-not-here = Vybírej z toho, co stojí v oblasti bitvy.
refusal-already-shown = Tento vůdce je už odhalen
advice-already-shown = Odhal jiného, nebo pasuj.
refusal-came-late = Tento vůdce se připojil během bitvy
advice-came-late = Podle dohody tohoto stolu zůstává skryt. Odhal jiného, nebo pasuj.
refusal-not-from-there = Odtamtud nelze nikoho přivést
advice-not-from-there = Svolavatel přivádí jednotky ze sousedních oblastí, Kormidelník ze Skandinávie na pobřeží.
refusal-warriors-only = Podle dohody tohoto stolu posílá Vyslanec jen bojovníky
advice-warriors-only = Vyber bojovníka.
refusal-wrong-losses = { $count ->
    [one] Ztrácíš přesně jednu jednotku
    [few] Ztrácíš přesně { $count } jednotky
    [many] Ztrácíš přesně { $count } jednotky
   *[other] Ztrácíš přesně { $count } jednotek
}
advice-wrong-losses = Urči vůdce mezi nimi; počet doplní bojovníci.
refusal-enemy-there = Stojí tam nepřítel: { $area }
advice-enemy-there = Ustup do oblasti bez nepřátel.
refusal-retreat-burh = Vikingové neustupují k hradišti: { $area }
advice-retreat-burh = Vyber oblast bez hradiště.
refusal-join-own = Vedle máš vlastní jednotky
advice-join-own = { $way ->
    [ship] Vyber sousední oblast s vlastními jednotkami, nebo Drakkar: u tohoto stolu se smí obojí.
   *[land] Vikingové musí ustoupit do sousední oblasti s vlastními jednotkami, pokud taková je.
}
refusal-retreat-too-far = Ustupuje se do sousední oblasti
advice-retreat-too-far = Vyber jednu z oblastí, které sousedí s bitvou.
refusal-no-drakkar = Z vnitrozemské bitvy nevede cesta na Drakkar
advice-no-drakkar = Vyber sousední oblast bez nepřítele a bez hradiště: s vlastními jednotkami, pokud taková je, jinak prázdnou.
refusal-nothing-to-stop = Teď není co ukončit: { $phase }
advice-nothing-to-stop = Vyber jednu z akcí, které jsou teď možné.
refusal-drakkar-apart = Pohyb na Drakkaru nezačíná ani nekončí
advice-drakkar-apart = Vikingové na něj nastupují po plenění, tributu nebo ústupu a na konci kola se jím vracejí domů.
refusal-only-england = To se dělá v Anglii, ne tady: { $area }
advice-only-england = Vyber oblast Anglie.
refusal-only-scandinavia = To se dělá ve Skandinávii, ne tady: { $area }
advice-only-scandinavia = Vyber jednu ze tří oblastí Skandinávie.

## Odkud jsou fakta

provenance-rulebook = Z pravidel
provenance-derived = Vyplývá z pravidel
provenance-reconstruction = Naše rekonstrukce

## V terminálu

terminal-help = Nejdřív je vypsána Anglie, oblast po oblasti, pak Skandinávie s cíli výprav, nakonec Drakkar. Čísla jsou bojovníci, vůdci mají vlastní názvy: viking-1 až viking-4 a saxon-1 až saxon-4; schopnosti svých vidíš. Piš například: take 2, resolve 2, move north kent 2, with viking-1, draw north, scout kent north, recruit 3, place warrior north, build kent, income kent coin, fyrd kent, tribute kent, plunder kent, bonus coin, reveal viking-2, pass, lose warriors, retreat drakkar, stop, done.

# The table in the browser

norse-north = Sever
norse-centre = Střed
norse-south = Jih
leader-with-face = { $leader } ({ $face })
leader-remembered = { $leader } (už spatřen: { $face })
half-with-bonus = { $actions }. { $bonus }
tile-owner = destičku mají { $who }
count-number = { $count ->
    [one] Jedna jednotka
    [few] { $count } jednotky
    [many] { $count } jednotky
   *[other] { $count } jednotek
}
count-warriors = { $count ->
    [0] jen vůdci
    [one] jeden bojovník
    [few] { $count } bojovníci
    [many] { $count } bojovníka
   *[other] { $count } bojovníků
}
area-empty = prázdno
area-engaged = { $count ->
    [one] na každé straně je jedna jednotka vázána bojem
    [few] na každé straně jsou { $count } jednotky vázány bojem
    [many] na každé straně je { $count } jednotky vázáno bojem
   *[other] na každé straně je { $count } jednotek vázáno bojem
}
slot-empty = žádný cíl výpravy
slot-hidden = cíl výpravy lícem dolů
slot-known = cíl výpravy lícem dolů: { $target }
slot-open = cíl výpravy: { $target }

say-deploy = { $area }: { $face }
say-take = Vzít: { $tile }
say-resolve = Vyhodnotit: { $tile }
say-bonus-recruit = Bonus: bojovník, { $area }
say-move = Pohyb: { $from } → { $to }, { $force }
say-bonus-move = Bonus, pohyb: { $from } → { $to }, { $force }
say-draw = Pohyb: { $area } → náhodný cíl výpravy
say-bonus-draw = Bonus, pohyb: { $area } → náhodný cíl výpravy
say-scout = Průzkum: cíl { $target } → { $area }
say-recruit = { $count ->
    [one] Verbování: jedna jednotka
    [few] Verbování: { $count } jednotky
    [many] Verbování: { $count } jednotky
   *[other] Verbování: { $count } jednotek
} ({ $price ->
    [one] jedna mince
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
})
say-plunder = Plenění: { $area }
say-build = Stavba hradiště: { $area }
say-fyrd = Fyrd: { $area }
say-tribute = Tribut: { $area }
say-battle = Bitva: { $area }
say-income-coin = Příjem, { $area }: mince
say-income-recruit = Příjem, { $area }: { $unit }
say-retreat = Ústup: { $area }
say-retreat-drakkar = Ústup na Drakkar
say-place = { $unit } → { $area }
say-bring = Přivést: { $unit } ({ $area })
say-banish = Na Drakkar: { $unit }
say-slay = Padne: { $unit }
say-reveal = Odhalit: { $unit }
say-with = Jde s nimi: { $list }
say-with-none = Žádný vůdce nejde
say-leave = Na Drakkar: { $list }
say-leave-none = Žádný vůdce na Drakkar nenastupuje
say-lose = Odstranit: { $list } a jinak bojovníky
say-lose-none = Odstranit jen bojovníky

sum-course = Kolo { $number }. { $who }: { $phase }.
sum-round = Kolo { $number }. { $phase }.
sum-track = Stupnice kol: žeton kola na poli { $round }, žeton hradišť na poli { $burh }. { $count ->
    [0] Žetony se potkaly.
    [one] Dělí je jedno pole.
    [few] Dělí je { $count } pole.
    [many] Dělí je { $count } pole.
   *[other] Dělí je { $count } polí.
}
sum-battle = Bitva, { $area }: Vikingové { $vikings }, Anglosasové { $saxons }.
sum-coins = { $who }: { $count ->
    [one] jedna mince.
    [few] { $count } mince.
    [many] { $count } mince.
   *[other] { $count } mincí.
}
sum-areas = { $count ->
    [one] Jedna oblast ze { $of }.
    [few] { $count } oblasti ze { $of }.
    [many] { $count } oblasti ze { $of }.
   *[other] { $count } oblastí ze { $of }.
}
sum-supply = V zásobě: { $warriors ->
    [one] jeden bojovník
    [few] { $warriors } bojovníci
    [many] { $warriors } bojovníka
   *[other] { $warriors } bojovníků
}, { $leaders ->
    [one] jeden vůdce.
    [few] { $leaders } vůdci.
    [many] { $leaders } vůdce.
   *[other] { $leaders } vůdců.
}
sum-goal-viking = Jejich cíl: oblasti ({ $areas }), mince ({ $coins }), nebo Anglie bez Anglosasů.
sum-burhs = Hradiště na mapě: { $count }, lze ještě postavit: { $left }.

score-areas = Oblasti v Anglii
score-units = Jednotky v Anglii
score-burhs = Hradiště

board-title = Mapa Anglie a Skandinávie
board-both = Obě strany
board-round = Kolo { $number }
board-winner = Vítězství
board-initiative = První výběr destiček v příštím kole
board-touched = vybráno
board-lit = lze vybrat
board-targets = Cíle výprav
board-coins = { $count ->
    [one] Jedna mince
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}
board-coins-goal = Mince: { $count } z { $goal }
board-areas = { $count ->
    [one] Jedna oblast v Anglii
    [few] { $count } oblasti v Anglii
    [many] { $count } oblasti v Anglii
   *[other] { $count } oblastí v Anglii
}
board-areas-goal = Oblasti: { $count } z { $goal }
board-areas-word = { $count ->
    [one] oblast
    [few] oblasti
    [many] oblasti
   *[other] oblastí
}
board-distance = { $count ->
    [0] Žetony se potkaly
    [one] Žetony: ještě jedno pole
    [few] Žetony: ještě { $count } pole
    [many] Žetony: ještě { $count } pole
   *[other] Žetony: ještě { $count } polí
}
board-in-england = { $count ->
    [one] Jedna jednotka v Anglii
    [few] { $count } jednotky v Anglii
    [many] { $count } jednotky v Anglii
   *[other] { $count } jednotek v Anglii
}
board-bank = Společná zásoba: { $count }
board-supply-warriors = { $count ->
    [one] Jeden bojovník v zásobě
    [few] { $count } bojovníci v zásobě
    [many] { $count } bojovníka v zásobě
   *[other] { $count } bojovníků v zásobě
}
board-sources = Odkud to víme
board-sources-areas = Oblasti a které z nich leží na pobřeží: { $provenance }.
board-sources-borders = Některé hranice mezi oblastmi: { $provenance }.
board-sources-tiles = { $who }: jejich polovinu jsme sami doplnili na destičkách { $list }.
board-sources-bonus = Která destička má kterou zlatou bonusovou akci: { $provenance }.
board-sources-track = Délka stupnice kol a počáteční pole žetonu hradišť: { $provenance }.
board-sources-leaders = Schopnosti vůdců: { $provenance }. Jejich jména jsou naše.
board-sources-victory = Jak se vyhrává: { $provenance }.

battle-strength = síla { $strength }
battle-passed = nikoho dalšího neodhalují
battle-losses = { $count ->
    [one] ztrácejí jednu jednotku
    [few] ztrácejí { $count } jednotky
    [many] ztrácejí { $count } jednotky
   *[other] ztrácejí { $count } jednotek
}
battle-victor = Vítězství
battle-with-burh = s hradištěm
battle-without-burh = bez hradiště
