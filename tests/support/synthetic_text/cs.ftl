title = Karty a nabídky
description = Malá hra, kterou hrají testy.
red = Červený
green = Zelený
blue = Modrý

actions = Akce
sparks = Jiskry
rounds = Kola

event-deal = { $who } dostává kartu.
event-deal-card = { $who } dostává { $card }.
event-take = { $who } si bere kartu.
event-take-card = { $who } si bere { $card }.
event-peek = { $who } se dívá na vrchní kartu.
event-peek-card = { $who } se dívá na vrchní kartu: { $card }.
event-bury = { $who } zakopává kartu.
event-bury-card = { $who } zakopává { $card }.
event-give = { $who } předává kartu, dostává ji { $whom }.
event-give-card = { $who } předává { $card }, dostává ji { $whom }.
event-show = { $who } ukazuje { $card } a dostává minci.
event-shuffle = Odhozené karty se zamíchají.
event-answer = { $who } se rozhodl.
event-spark = { $who } hraje jiskru { $card }.
event-bid = { $who } nabídl { $card }.
event-win = { $count ->
    [one] { $who } získává jednu minci.
    [few] { $who } získává { $count } mince.
    [many] { $who } získává { $count } mince.
   *[other] { $who } získává { $count } mincí.
}
event-end-wealth = Bohatství ukončuje hru.
event-end-ruin = Banka je prázdná: všichni jsou zruinováni.
event-end-rounds = Poslední kolo skončilo.

refusal-other-phase = Na to je jiná chvíle
advice-other-phase = Vyber si jednu z nabízených akcí.
refusal-no-path = S těmito věcmi dohromady se nedá nic udělat
advice-no-path = Vyber si jednu z rozsvícených věcí.
refusal-hand-full = Už máš čtyři karty
advice-hand-full = Zakopej, předej nebo ukaž kartu.
refusal-no-deck = Není karta, kterou by šlo líznout
advice-no-deck = Zakopej, předej nebo ukaž kartu.
refusal-no-eyes = V této hře se nikdo do balíčku nedívá
advice-no-eyes = Vezmi si místo toho vrchní kartu.
refusal-no-coin = Podívat se stojí minci a ty žádnou nemáš
advice-no-coin = Ukaž kartu a minci získáš.
refusal-seen = Vrchní kartu už znáš
advice-seen = Vezmi si ji, nebo udělej něco jiného.
refusal-not-yours = Kartu { $card } nemáš v ruce
advice-not-yours = Vyber kartu z ruky.
refusal-no-other = Kartu { $card } lze předat jen jinému hráči
advice-no-other = Vyber jiného hráče u tohoto stolu.
refusal-other-full = Tento hráč už má čtyři karty a { $card } vzít nemůže
advice-other-full = Vyber jiného hráče, nebo kartu zakopej.
refusal-shown = Kartu { $card } už všichni viděli
advice-shown = Ukaž jinou kartu.
refusal-no-spark = { $card } není jiskra
advice-no-spark = Zahraj jiskru, nebo pasuj.
