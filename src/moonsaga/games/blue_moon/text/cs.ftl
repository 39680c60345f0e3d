# Blue Moon: každé slovo, které hráč čte.
#
# Argumenty, které jsou klíči tohoto souboru, přicházejí přeložené; slova bez vlastního klíče ($when, $elements, $from,
# $lasting ...) jen vybírají variantu. Jména karet a hráčů se neskloňují. Na kartách je „ty“ ten, kdo kartu zahrál.

title = Blue Moon
description = Svatý krystal je roztříštěn a dva dědicové trůnu bojují o přízeň tří draků živlů. Veď jeden z devíti národů: hraj postavy, posílení a podporu, vyrovnej sílu soupeře v ohni nebo v zemi, nebo včas ustup. Kdo vyhrává souboje, láká draky, draci přinášejí krystaly a zápas vyhraje, kdo jich získá pět.
edition-kosmos-2004 = První vydání, 2004

## Místa a národy

seat-1 = Hráč 1
seat-2 = Hráč 2
people-vulca = Vulca
people-hoax = Hoax
people-mimix = Mimix
people-flit = Flit
people-khind = Khind
people-terrah = Terrah
people-pillar = Pillar
people-aqua = Aqua
people-buka = Buka
people-mutant = Mutant
vulca = { people-vulca }
hoax = { people-hoax }
mimix = { people-mimix }
flit = { people-flit }
khind = { people-khind }
terrah = { people-terrah }
pillar = { people-pillar }
aqua = { people-aqua }
buka = { people-buka }

## Co leží na stole

kind-character = Postava
kind-booster = Posílení
kind-support = Podpora
kind-leadership = Vedení
kind-influence = Vliv
of-kind-character = postavy
of-kind-booster = posílení
of-kind-support = podpory
of-kind-leadership = vedení
of-kind-influence = vlivu

element-fire = oheň
element-earth = země

place-deck = Dobírací balíček
place-bottom = Spodek dobíracího balíčku
place-hand = Ruka
place-combat = Bojová oblast
place-support = Oblast podpory
place-leader = Vůdce
place-leaders = Hromádka vůdce
place-ships = Lodě
place-influence = Oblast vlivu
place-cargo = Na palubě
place-discards = Odkládací balíček
place-revealed = Odhalené karty
place-cover = Na partu
place-face-down = Lícem dolů, jako blaf
place-shore = Pobřeží

thing-card = Karta
thing-dragon = Drak
thing-crystal = Krystal
thing-power = Síla
thing-leader = Vůdce
thing-bluff = Blaf
thing-moon = Měsíc
thing-active = aktivní
thing-covered = překrytá
thing-ignored = ignorovaná
thing-disclosed = vyložená

icon-shield = ŠTÍT
icon-shield-help = V souboji o živel štítu nemusíš vyrovnat sílu soupeře, když ohlašuješ svou.
icon-stop = STOP
icon-stop-help = po zahrání této karty už v tomto tahu žádnou další nehraješ.
icon-retrieve = NÁVRAT
icon-retrieve-help = dokud je tato karta aktivní, smíš si ji na začátku svého tahu vzít zpět do ruky; postavu jen tehdy, když v bojové oblasti soupeře není vidět NÁVRAT.
icon-protected = OCHRANA
icon-protected-help = dokud je tato karta aktivní, soupeř ji nemůže ignorovat ani odložit, ani snížit její hodnoty.
icon-free = ZDARMA
icon-free-help = tato karta nepatří do limitu jedné postavy a jedné karty posílení nebo podpory a smí se zahrát i v prvním tahu souboje.
icon-pair = PÁR
icon-pair-help = Dvě karty téhož druhu s ikonou PÁR, jejichž jména začínají stejným slovem, platí v jednom tahu za jednu kartu.
icon-gang = PARTA
icon-gang-help = Místo jedné postavy smíš zahrát libovolný počet postav téže party a v dalším tahu přidat další, aniž by partu překryly.
icon-bluff = BLAF
icon-bluff-help = Tuto kartu smíš zahrát lícem dolů jako kartu podpory s hodnotou 2 v obou živlech. Když ohlásíš sílu, soupeř smí tvůj blaf prověřit. Ukazují-li všechny tvé blafy živel souboje, přilákáš draka; jinak ho přiláká soupeř a ty musíš ustoupit.
icon-ship = LOĎ
icon-ship-help = Loď veze karty a na začátku některého tvého tahu s nimi zakotví u břehu.

## Co říká karta

card-headline = { $values ->
    [0] { $kind }, { $people }. { word-moons }.
   *[1] { $kind }, { $people }. Oheň { $fire }, země { $earth }. { word-moons }.
}
card-icon = { $icon }: { $meaning }
card-shield = { $elements ->
    [fire] ŠTÍT ohně: dokud je tato karta aktivní, nemusíš v souboji o oheň vyrovnat sílu soupeře. Ohlásíš vlastní sílu, i kdyby byla nižší.
    [earth] ŠTÍT země: dokud je tato karta aktivní, nemusíš v souboji o zemi vyrovnat sílu soupeře. Ohlásíš vlastní sílu, i kdyby byla nižší.
   *[both] ŠTÍT ohně a země: dokud je tato karta aktivní, nemusíš v žádném souboji vyrovnat sílu soupeře. Ohlásíš vlastní sílu, i kdyby byla nižší.
}
card-pair = PÁR: v témže tahu smíš zahrát ještě jednu kartu { $kind1 } s ikonou PÁR, jejíž jméno začíná slovem „{ $word }“; obě platí za jednu kartu.
card-gang = PARTA { $gang }: místo jedné postavy smíš zahrát libovolný počet postav této party. V dalším tahu smíš přidat další, aniž by překryly předchozí, pokud všechny aktivní karty ve tvé bojové oblasti patří k této partě.
card-bluff = { $bluff ->
    [fire] BLAF, oheň: místo zahrání lícem nahoru smíš tuto kartu položit lícem dolů jako kartu podpory s hodnotou 2 v obou živlech a bez zvláštní schopnosti. Při prověření je v souboji o oheň dobrá, v souboji o zemi špatná.
    [earth] BLAF, země: místo zahrání lícem nahoru smíš tuto kartu položit lícem dolů jako kartu podpory s hodnotou 2 v obou živlech a bez zvláštní schopnosti. Při prověření je v souboji o zemi dobrá, v souboji o oheň špatná.
   *[blank] BLAF, prázdný: místo zahrání lícem nahoru smíš tuto kartu položit lícem dolů jako kartu podpory s hodnotou 2 v obou živlech a bez zvláštní schopnosti. Při prověření je vždy špatná.
}
card-hold = LOĎ s místem na { word-cards }. Hraješ ji ve fázi vedení a zůstává i pro další souboje. Místo karty podpory na ni smíš naložit kartu postavy, posílení nebo podpory. Na začátku tvého tahu smí zakotvit: v tom tahu hraješ takové karty jen ze zakotvených lodí, postavy národa Buka ZDARMA; potom se loď odloží se vším, co na ní zbylo.

## Slova v těchto textech

word-moons = { $moons ->
    [0] Bez měsíců
    [one] { $moons } měsíc
    [few] { $moons } měsíce
    [many] { $moons } měsíce
   *[other] { $moons } měsíců
}
word-while = { $lasting ->
    [turn] Do konce tohoto tahu
   *[active] Dokud je tato karta aktivní,
}
word-when = { $when ->
    [played] Když tuto kartu zahraješ, smíš
    [end] Na konci svého tahu, po doplnění karet, smíš
    [after] Hned po své fázi posílení nebo podpory smíš
   *[each_turn] Jednou v každém svém tahu smíš
}
word-cards = { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
word-hand-cards = { $count ->
    [one] jednu kartu z ruky
    [few] { $count } karty z ruky
    [many] { $count } karty z ruky
   *[other] { $count } karet z ruky
}
word-kinds-or = { $kinds ->
    [1] { $kind1 }
    [2] { $kind1 } nebo { $kind2 }
    [3] { $kind1 }, { $kind2 } nebo { $kind3 }
    [4] { $kind1 }, { $kind2 }, { $kind3 } nebo { $kind4 }
   *[5] { $kind1 }, { $kind2 }, { $kind3 }, { $kind4 } nebo { $kind5 }
}
word-kinds-nor = { $kinds ->
    [1] { $kind1 }
    [2] { $kind1 } ani { $kind2 }
    [3] { $kind1 }, { $kind2 } ani { $kind3 }
    [4] { $kind1 }, { $kind2 }, { $kind3 } ani { $kind4 }
   *[5] { $kind1 }, { $kind2 }, { $kind3 }, { $kind4 } ani { $kind5 }
}
word-least-cards = { $value ->
    [one] aspoň jednu kartu
    [few] aspoň { $value } karty
    [many] aspoň { $value } karty
   *[other] aspoň { $value } karet
}
word-least-active-cards = { $value ->
    [one] aspoň jednu aktivní kartu
    [few] aspoň { $value } aktivní karty
    [many] aspoň { $value } aktivní karty
   *[other] aspoň { $value } aktivních karet
}
word-least-characters = { $value ->
    [one] aspoň jednu aktivní postavu
    [few] aspoň { $value } aktivní postavy
    [many] aspoň { $value } aktivní postavy
   *[other] aspoň { $value } aktivních postav
}
word-least-boosters = { $value ->
    [one] aspoň jednu aktivní kartu posílení
    [few] aspoň { $value } aktivní karty posílení
    [many] aspoň { $value } aktivní karty posílení
   *[other] aspoň { $value } aktivních karet posílení
}
word-least-supports = { $value ->
    [one] aspoň jednu aktivní kartu podpory
    [few] aspoň { $value } aktivní karty podpory
    [many] aspoň { $value } aktivní karty podpory
   *[other] aspoň { $value } aktivních karet podpory
}
word-least-dragons = { $value ->
    [one] aspoň jednoho draka
    [few] aspoň { $value } draky
    [many] aspoň { $value } draka
   *[other] aspoň { $value } draků
}
word-crystals = { $count ->
    [one] { $count } krystal
    [few] { $count } krystaly
    [many] { $count } krystalu
   *[other] { $count } krystalů
}

## Zvláštní schopnosti: dokud je karta aktivní

effect-forbid = { $with ->
    [text] { word-while } soupeř nesmí zahrát žádnou kartu { word-kinds-nor }, která má zvláštní schopnost.
    [no_text] { word-while } soupeř nesmí zahrát žádnou kartu { word-kinds-nor }, která nemá zvláštní schopnost.
    [high_value] { word-while } soupeř nesmí zahrát žádnou kartu { word-kinds-nor } s vytištěnou hodnotou vyšší než 4.
   *[none] { word-while } soupeř nesmí zahrát žádnou kartu { word-kinds-nor }.
}
effect-ignore-texts = { $as ->
    [bird] { word-while } zvláštní schopnosti soupeřových karet jsou ignorovány, kromě schopností postav národa Flit. Tuto schopnost nemůže nic ignorovat.
    [gas] { word-while } zvláštní schopnosti soupeřových karet jsou ignorovány, kromě schopností postav národa Flit. Dvě takové schopnosti na obou stranách se navzájem ruší.
   *[order] { word-while } zvláštní schopnosti všech soupeřových karet jsou ignorovány, i u postav národa Flit. Neplatí to proti kartě, která sama zvláštní schopnosti ignoruje.
}
effect-ignore-cards = { $which ->
    [characters] { word-while } soupeřovy karty postavy jsou ignorovány, kromě postav národa Flit: jejich hodnoty, zvláštní schopnosti ani ikony neplatí.
    [boosters] { word-while } soupeřovy karty posílení jsou ignorovány: jejich hodnoty, zvláštní schopnosti ani ikony neplatí.
    [supports] { word-while } soupeřovy karty podpory jsou ignorovány, i blafy: jejich hodnoty, zvláštní schopnosti ani ikony neplatí.
   *[with_icon] { word-while } soupeřovy karty s jakoukoli ikonou jsou ignorovány, kromě postav národa Flit a karet s ikonou OCHRANA: jejich hodnoty, zvláštní schopnosti ani ikony neplatí.
}
effect-ignore-icons = { $protected ->
    [0] { word-while } ikony na soupeřových kartách jsou ignorovány, i štíty; platí jen STOP a OCHRANA.
   *[1] { word-while } ikony na soupeřových kartách jsou ignorovány, i štíty a OCHRANA; platí jen STOP.
}
effect-reduce = { $which ->
    [characters] { $parity ->
        [odd] { word-while } lichá čísla vytištěná na soupeřových kartách postavy platí jako 0.
       *[even] { word-while } sudá čísla vytištěná na soupeřových kartách postavy platí jako 0.
    }
   *[others] { $parity ->
        [odd] { word-while } lichá čísla vytištěná na soupeřových kartách posílení a podpory platí jako 0.
       *[even] { word-while } sudá čísla vytištěná na soupeřových kartách posílení a podpory platí jako 0, blafy s hodnotou 2 také.
    }
}
effect-raise-one = { $elements ->
    [fire] { $to ->
        [higher] { word-while } hodnota ohně jedné z tvých aktivních postav je vyšší z jejích dvou vytištěných hodnot. Vybíráš, které.
        [sum] { word-while } hodnota ohně jedné z tvých aktivních postav je součet jejích dvou vytištěných hodnot. Vybíráš, které.
       *[other] { word-while } hodnota ohně jedné z tvých aktivních postav platí jako { $to }, je-li nižší. Vybíráš, které.
    }
    [earth] { $to ->
        [higher] { word-while } hodnota země jedné z tvých aktivních postav je vyšší z jejích dvou vytištěných hodnot. Vybíráš, které.
        [sum] { word-while } hodnota země jedné z tvých aktivních postav je součet jejích dvou vytištěných hodnot. Vybíráš, které.
       *[other] { word-while } hodnota země jedné z tvých aktivních postav platí jako { $to }, je-li nižší. Vybíráš, které.
    }
   *[both] { $to ->
        [higher] { word-while } hodnoty ohně i země jedné z tvých aktivních postav jsou rovny vyšší z jejích dvou vytištěných hodnot. Vybíráš, které.
        [sum] { word-while } hodnoty ohně i země jedné z tvých aktivních postav jsou rovny součtu jejích dvou vytištěných hodnot. Vybíráš, které.
       *[other] { word-while } hodnoty ohně i země jedné z tvých aktivních postav platí jako { $to }, jsou-li nižší. Vybíráš, které.
    }
}
effect-raise-bluffs = { word-while } každý tvůj blaf má v obou živlech hodnotu { $to }.
effect-double-one = { $elements ->
    [fire] { word-while } hodnota ohně jedné z tvých aktivních postav platí dvojnásobně. Vybíráš, které.
    [earth] { word-while } hodnota země jedné z tvých aktivních postav platí dvojnásobně. Vybíráš, které.
   *[both] { word-while } hodnoty ohně i země jedné z tvých aktivních postav platí dvojnásobně. Vybíráš, které.
}
effect-double-all = { word-while } hodnoty každé tvé aktivní karty { $kind1 } platí dvojnásobně, v ohni i v zemi.
effect-least-power = { $elements ->
    [fire] { word-while } tvá celková síla v souboji o oheň je aspoň { $value }.
    [earth] { word-while } tvá celková síla v souboji o zemi je aspoň { $value }.
   *[both] { word-while } tvá celková síla je aspoň { $value }, ať je souboj o kterýkoli živel.
}
effect-allow-more = { $count ->
    [any] { word-while } smíš zahrát libovolný počet karet { $kind1 }, i v prvním tahu souboje. Nenahrazují obvyklou kartu posílení nebo podpory.
    [one] { word-while } smíš zahrát za tah o jednu kartu { $kind1 } víc než obvykle, i v prvním tahu souboje.
    [few] { word-while } smíš zahrát za tah o { $count } karty { $kind1 } víc než obvykle, i v prvním tahu souboje.
    [many] { word-while } smíš zahrát za tah o { $count } karty { $kind1 } víc než obvykle, i v prvním tahu souboje.
   *[other] { word-while } smíš zahrát za tah o { $count } karet { $kind1 } víc než obvykle, i v prvním tahu souboje.
}
effect-limit-plays = { $zone ->
    [combat] { word-while } soupeř smí v každém tahu zahrát do bojové oblasti jen jednu kartu. Karty podpory to neomezuje.
   *[any] { word-while } soupeř smí v každém tahu zahrát jen jednu kartu, ať je jakéhokoli druhu.
}
effect-limit-characters = { word-while } soupeř nesmí mít víc než jednu aktivní postavu: po první v tahu nesmí zahrát ani přidat další.
effect-limit-deck = { $most ->
    [0] { word-while } soupeř si v žádném tahu nebere karty z dobíracího balíčku, ani při doplňování ruky, ani díky zvláštním schopnostem.
    [one] { word-while } soupeř si v každém tahu bere z dobíracího balíčku nejvýš jednu kartu, ať při doplňování ruky, nebo díky zvláštním schopnostem.
    [few] { word-while } soupeř si v každém tahu bere z dobíracího balíčku nejvýš { $most } karty, ať při doplňování ruky, nebo díky zvláštním schopnostem.
    [many] { word-while } soupeř si v každém tahu bere z dobíracího balíčku nejvýš { $most } karty, ať při doplňování ruky, nebo díky zvláštním schopnostem.
   *[other] { word-while } soupeř si v každém tahu bere z dobíracího balíčku nejvýš { $most } karet, ať při doplňování ruky, nebo díky zvláštním schopnostem.
}
effect-limit-hand = { $from ->
    [0] { word-while } soupeř si nesmí brát karty do ruky, ať jsou odkudkoli.
    [one] { word-while } soupeř, který má v ruce aspoň jednu kartu, si nesmí brát další, ať jsou odkudkoli.
    [few] { word-while } soupeř, který má v ruce aspoň { $from } karty, si nesmí brát další, ať jsou odkudkoli.
    [many] { word-while } soupeř, který má v ruce aspoň { $from } karty, si nesmí brát další, ať jsou odkudkoli.
   *[other] { word-while } soupeř, který má v ruce aspoň { $from } karet, si nesmí brát další, ať jsou odkudkoli.
}
effect-demand-value = { $how ->
    [fire] { word-while } soupeř musí v každém svém tahu před ohlášením síly odložit z ruky karty, jejichž vytištěné hodnoty ohně dají dohromady aspoň { $value }, jinak musí ustoupit. Žádná karta nesmí být zbytečná.
    [earth] { word-while } soupeř musí v každém svém tahu před ohlášením síly odložit z ruky karty, jejichž vytištěné hodnoty země dají dohromady aspoň { $value }, jinak musí ustoupit. Žádná karta nesmí být zbytečná.
    [both] { word-while } soupeř musí v každém svém tahu před ohlášením síly odložit z ruky karty, jejichž vytištěné hodnoty ohně dají dohromady aspoň { $value }, a jiné karty, jejichž hodnoty země dají dohromady aspoň { $value }, jinak musí ustoupit. Žádná karta nesmí být zbytečná.
   *[either] { word-while } soupeř musí v každém svém tahu před ohlášením síly odložit z ruky karty, jejichž vytištěné hodnoty ohně dají dohromady aspoň { $value } nebo jejichž hodnoty země dají dohromady aspoň { $value }, jinak musí ustoupit. Žádná karta nesmí být zbytečná.
}
effect-demand-play = { word-while } soupeř musí v každém svém tahu zahrát kartu { $kind1 }, jinak musí ustoupit.
effect-demand-character = { word-while } soupeř musí v každém svém tahu před ohlášením síly odložit z ruky kartu postavy, jinak přilákáš jednoho draka. Ani ústup tomu nezabrání.
effect-double-demand = { word-while } jedna z tvých aktivních karet, které žádají karty určité hodnoty, žádá dvakrát tolik. Vybíráš, která.
effect-retreat-more = { word-while } přilákáš o jednoho draka víc, pokud soupeř ustoupí.
effect-retreat-less = { word-while } soupeř přiláká o jednoho draka méně, pokud ustoupíš.
effect-retreat-cap = { word-while } soupeř přiláká nejvýš jednoho draka, pokud ustoupíš.
effect-retreat-none = { word-while } soupeř nepřiláká žádného draka, pokud ustoupíš, ať jiné karty říkají cokoli.
effect-storm = Na začátku svého tahu přilákáš jednoho draka, mají-li tuto schopnost aspoň dvě tvé aktivní karty; víc karet víc draků nepřiláká.
effect-flood = Když tvůj tah skončí, soupeř musí hned ustoupit, mají-li tuto schopnost aspoň dvě tvé aktivní karty.
effect-forbid-call = { word-while } soupeř nesmí prověřit tvůj blaf.
effect-next-free = Další karta postavy, posílení nebo podpory, kterou v tomto tahu po této kartě zahraješ, je ZDARMA.
effect-free-if = { $condition ->
    [cards] Tuto kartu smíš zahrát ZDARMA, má-li soupeř v bojové oblasti a v oblasti podpory dohromady { word-least-cards }, včetně neaktivních.
    [characters] Tuto kartu smíš zahrát ZDARMA, má-li soupeř { word-least-characters }.
    [boosters] Tuto kartu smíš zahrát ZDARMA, má-li soupeř { word-least-boosters }.
    [support] Tuto kartu smíš zahrát ZDARMA, má-li soupeř { word-least-supports }.
   *[icons] Tuto kartu smíš zahrát ZDARMA, má-li soupeř { word-least-active-cards } s ikonou.
}

## Zvláštní schopnosti: při zahrání karty nebo ve své chvíli tahu

effect-draw = { word-when } dobrat { word-cards }.
effect-draw-up-to = { word-when } dobírat karty, dokud jejich počet v tvé ruce nebude { $count }.
effect-draw-and-discard = Na konci svého tahu, po doplnění karet, smíš odhalit { word-cards } z vrchu svého dobíracího balíčku, pokud jich tam tolik je. Jednu odlož a ostatní si vezmi do ruky.
effect-draw-and-return = Na konci svého tahu, po doplnění karet, smíš dobrat { word-cards }. Potom zamíchej do dobíracího balíčku dvě karty z ruky podle své volby.
effect-search-deck = { word-when } prohlédnout svůj dobírací balíček a vzít z něj do ruky jednu kartu, kterou ukážeš. Potom se balíček zamíchá.
effect-search-discards = { word-when } prohlédnout svůj odkládací balíček a vzít z něj do ruky jednu kartu, kterou ukážeš.
effect-regain = { word-when } zamíchat svůj odkládací balíček lícem dolů a dobrat z něj { word-cards }.
effect-renew-deck = Když tuto kartu zahraješ, smíš zamíchat svůj odkládací balíček do dobíracího.
effect-discard-one = { $with ->
    [icon] { $characters ->
        [0] { word-when } odložit jednu soupeřovu aktivní kartu { word-kinds-or }, na které je ikona.
       *[1] { word-when } odložit jednu soupeřovu aktivní kartu { word-kinds-or }, na které je ikona. Jedinou aktivní postavu odložit nelze.
    }
   *[none] { $characters ->
        [0] { word-when } odložit jednu soupeřovu aktivní kartu { word-kinds-or }.
       *[1] { word-when } odložit jednu soupeřovu aktivní kartu { word-kinds-or }. Jedinou aktivní postavu odložit nelze.
    }
}
effect-discard-kind = { $kinds ->
    [1] Když tuto kartu zahraješ, smíš odložit všechny soupeřovy aktivní karty { $kind1 }.
   *[2] Když tuto kartu zahraješ, smíš odložit buď všechny soupeřovy aktivní karty { $kind1 }, nebo všechny jeho aktivní karty { $kind2 }.
}
effect-discard-combat = { $from ->
    [ship] Když tuto kartu zahraješ ze zakotvené lodi, smíš odložit všechny karty ze soupeřovy bojové oblasti, i neaktivní.
   *[anywhere] Když tuto kartu zahraješ, smíš odložit všechny karty ze soupeřovy bojové oblasti, i neaktivní.
}
effect-discard-all-but-one = Když tuto kartu zahraješ, smíš odložit všechny aktivní karty ze soupeřovy bojové oblasti kromě jedné postavy podle své volby.
effect-discard-blindly = Když tuto kartu zahraješ, smíš naslepo vzít { word-cards } ze soupeřovy ruky a odložit. Z vyložených karet si smíš vybrat.
effect-make-discard = { word-when } přimět soupeře, aby odložil { word-hand-cards } podle vlastní volby.
effect-make-discard-down-to = { $count ->
    [one] Když tuto kartu zahraješ, soupeř musí odkládat karty podle vlastní volby, dokud mu v ruce nezbude jedna.
    [few] Když tuto kartu zahraješ, soupeř musí odkládat karty podle vlastní volby, dokud mu v ruce nezbudou { $count }.
    [many] Když tuto kartu zahraješ, soupeř musí odkládat karty podle vlastní volby, dokud mu v ruce nezbude { $count }.
   *[other] Když tuto kartu zahraješ, soupeř musí odkládat karty podle vlastní volby, dokud mu jich v ruce nezbude { $count }.
}
effect-mill = Na konci svého tahu, po doplnění karet, smíš odložit vrchní kartu soupeřova dobíracího balíčku.
effect-discard-own = Když tuto kartu zahraješ, smíš odložit libovolný počet svých karet z ruky.
effect-bury-own = Když tuto kartu zahraješ, smíš dát libovolný počet svých karet z ruky pod svůj dobírací balíček.
effect-return-own = { $from ->
    [active] Když tuto kartu zahraješ, smíš si vzít zpět do ruky jednu ze svých aktivních karet postavy, posílení nebo podpory.
   *[combat] Když tuto kartu zahraješ, smíš si vzít zpět do ruky jednu jinou kartu ze své bojové oblasti, i neaktivní.
}
effect-disclose = Když tuto kartu zahraješ, soupeř vyloží všechny karty z ruky: zůstanou lícem nahoru, dokud ji neopustí. Karty vzaté později jsou skryté.
effect-attract-by-value = { $element ->
    [fire] Když tuto kartu zahraješ, smíš odložit z ruky karty, jejichž vytištěné hodnoty ohně dají dohromady aspoň { $value }, a přilákat jednoho draka. Žádná karta nesmí být zbytečná.
   *[earth] Když tuto kartu zahraješ, smíš odložit z ruky karty, jejichž vytištěné hodnoty země dají dohromady aspoň { $value }, a přilákat jednoho draka. Žádná karta nesmí být zbytečná.
}
effect-attract-by-characters = { $count ->
    [one] Když tuto kartu zahraješ, smíš odložit z ruky jednu kartu postavy a přilákat jednoho draka.
    [few] Když tuto kartu zahraješ, smíš odložit z ruky { $count } karty postavy a přilákat jednoho draka.
    [many] Když tuto kartu zahraješ, smíš odložit z ruky { $count } karty postavy a přilákat jednoho draka.
   *[other] Když tuto kartu zahraješ, smíš odložit z ruky { $count } karet postavy a přilákat jednoho draka.
}
effect-attack-again = Tvé aktivní karty útočí ještě jednou: zůstávají aktivní a v tomto tahu nepotřebuješ novou postavu.
effect-mutant = { $condition ->
    [power] { $from ->
        [fire] Tuto kartu smíš zahrát jen v souboji o oheň, je-li celková síla soupeře aspoň { $value }. Souboj je potom o zemi.
        [earth] Tuto kartu smíš zahrát jen v souboji o zemi, je-li celková síla soupeře aspoň { $value }. Souboj je potom o oheň.
       *[none] Tuto kartu smíš zahrát jen v souboji, který už začal, je-li celková síla soupeře aspoň { $value }. Živel souboje se potom změní.
    }
    [active_cards] Tuto kartu smíš zahrát, jen má-li soupeř { word-least-active-cards } (postavy, posílení a podpora dohromady). Živel souboje se potom změní.
    [cards] Tuto kartu smíš zahrát, jen má-li soupeř v bojové oblasti a v oblasti podpory dohromady { word-least-cards }, včetně neaktivních. Živel souboje se potom změní.
    [dragons] Tuto kartu smíš zahrát, jen má-li soupeř { word-least-dragons }. Pokud souboj už začal, jeho živel se potom změní.
    [larger_hand] Tuto kartu smíš zahrát, jen má-li soupeř v ruce o { word-least-cards } víc než ty, počítá se i tato karta. Pokud souboj už začal, jeho živel se potom změní.
    [no_own_cards] Tuto kartu smíš zahrát, jen nemáš-li žádné karty v bojové oblasti a v oblasti podpory. Pokud souboj už začal, jeho živel se potom změní.
   *[no_ships] Tuto kartu smíš zahrát, jen nemáš-li na moři žádnou loď. Pokud souboj už začal, jeho živel se potom změní.
}
effect-call-ship-or-cargo = Když tuto kartu zahraješ, smíš prohlédnout svůj dobírací balíček a buď z něj zahrát kartu vlivu, nebo z něj naložit kartu postavy, posílení nebo podpory na jednu ze svých lodí. Potom se balíček zamíchá.
effect-ship-load = { $count ->
    [any] Když tuto kartu zahraješ, smíš na ni hned naložit z ruky tolik karet postavy, posílení a podpory, kolik se vejde.
    [one] Když tuto kartu zahraješ, smíš na ni hned naložit z ruky jednu kartu postavy, posílení nebo podpory.
    [few] Když tuto kartu zahraješ, smíš na ni hned naložit z ruky nejvýš { $count } karty postavy, posílení nebo podpory.
    [many] Když tuto kartu zahraješ, smíš na ni hned naložit z ruky nejvýš { $count } karty postavy, posílení nebo podpory.
   *[other] Když tuto kartu zahraješ, smíš na ni hned naložit z ruky nejvýš { $count } karet postavy, posílení nebo podpory.
}
effect-ship-plays = { $count ->
    [any] V tahu, ve kterém tato loď zakotví, smíš hrát karty i z ruky.
    [one] V tahu, ve kterém tato loď zakotví, smíš zahrát i z ruky jednu kartu postavy, posílení nebo podpory.
    [few] V tahu, ve kterém tato loď zakotví, smíš zahrát i z ruky { $count } karty postavy, posílení nebo podpory.
    [many] V tahu, ve kterém tato loď zakotví, smíš zahrát i z ruky { $count } karty postavy, posílení nebo podpory.
   *[other] V tahu, ve kterém tato loď zakotví, smíš zahrát i z ruky { $count } karet postavy, posílení nebo podpory.
}

## Volby

option-deck_1 = Balíček hráče 1
option-deck_1-help = S čím hraje hráč 1: národ s hotovým balíčkem, nebo kód vlastního balíčku.
option-deck_2 = Balíček hráče 2
option-deck_2-help = S čím hraje hráč 2: národ s hotovým balíčkem, nebo kód vlastního balíčku.
option-deck_1-vulca = { people-vulca }
option-deck_1-hoax = { people-hoax }
option-deck_1-mimix = { people-mimix }
option-deck_1-flit = { people-flit }
option-deck_1-khind = { people-khind }
option-deck_1-terrah = { people-terrah }
option-deck_1-pillar = { people-pillar }
option-deck_1-aqua = { people-aqua }
option-deck_1-buka = { people-buka }
option-deck_2-vulca = { people-vulca }
option-deck_2-hoax = { people-hoax }
option-deck_2-mimix = { people-mimix }
option-deck_2-flit = { people-flit }
option-deck_2-khind = { people-khind }
option-deck_2-terrah = { people-terrah }
option-deck_2-pillar = { people-pillar }
option-deck_2-aqua = { people-aqua }
option-deck_2-buka = { people-buka }
option-first = Začínající hráč
option-first-help = Kdo začíná první souboj: vylosovaný hráč, nebo vždy tentýž.
option-first-drawn = Losem
option-first-seat-1 = { seat-1 }
option-first-seat-2 = { seat-2 }
option-match = Zápas
option-match-help = Jedna hra, nebo zápas: před každou hrou oba hráči tajně zvolí balíček, kdo prohrál, začíná další hru a zápas vyhraje, kdo získá pět krystalů.
option-match-true = Zápas do pěti krystalů
option-match-false = Jedna hra
option-decks_1 = Balíčky hráče 1 pro zápas
option-decks_1-help = V zápase: národy s hotovými balíčky nebo kódy vlastních balíčků oddělené čárkami, každý vůdce jednou; nebo všechny hotové balíčky.
option-decks_1-all = Všechny hotové balíčky
option-decks_2 = Balíčky hráče 2 pro zápas
option-decks_2-help = V zápase: národy s hotovými balíčky nebo kódy vlastních balíčků oddělené čárkami, každý vůdce jednou; nebo všechny hotové balíčky.
option-decks_2-all = Všechny hotové balíčky
option-mulligan = Výměna prvních karet
option-mulligan-help = Smí každý hráč vrátit libovolné z prvních šesti karet, zamíchat a dobrat nové?
option-mulligan-true = Ano
option-mulligan-false = Ne
option-rulings = Výklad pravidel
option-rulings-help = Když pravidla a karty něco neříkají jednoznačně: zde doporučený výklad, výklad nezávislého programu, který odehrál mnoho her, nebo vlastní výběr. Každou volbu lze níže změnit.
option-rulings-usual = Doporučený
option-rulings-independent = Jako nezávislý program
option-rulings-own = Vlastní výběr
option-ignored_in_hand = Ignorují se i karty v ruce
option-ignored_in_hand-help = Platí to, co ignoruje soupeřova karta, i pro karty v ruce? Pak lze ignorovaného mutanta zahrát bez splnění podmínky a ignorované ikony nepomáhají kartu zahrát.
option-ignored_in_hand-true = Ano
option-ignored_in_hand-false = Ne, jen ve hře
option-ignored_cannot_pay = Ignorovanými a sníženými hodnotami nelze platit
option-ignored_cannot_pay-help = Když se z ruky odkládají karty určité hodnoty: jsou hodnoty, které soupeřova karta ignoruje nebo snižuje na 0, bezcenné?
option-ignored_cannot_pay-true = Ano, bezcenné
option-ignored_cannot_pay-false = Ne, vytištěné hodnoty platí vždy
option-reductions = Snížené hodnoty
option-reductions-help = Kdy se vytištěné hodnoty snižují: před zvýšením a zdvojením, nebo po něm?
option-reductions-first = Před
option-reductions-last = Po
option-texts_after_stop = Zvláštní schopnosti po ikoně STOP
option-texts_after_stop-help = Smí se po kartě s ikonou STOP ještě zahrát další karty posílení nebo podpory, které dovoluje zvláštní schopnost?
option-texts_after_stop-true = Ano
option-texts_after_stop-false = Ne, už nic
option-retrieve_blocked_by = Co brání NÁVRATU
option-retrieve_blocked_by-help = Postava se nemůže vrátit, dokud je v bojové oblasti soupeře vidět NÁVRAT: na kterékoli kartě, jejíž ikona není ignorována, nebo jen na postavě, i ignorované?
option-retrieve_blocked_by-cards = Kterákoli karta
option-retrieve_blocked_by-characters = Jen postavy
option-protection = OCHRANA a ignorované ikony
option-protection-help = Zvláštní schopnost může ignorovat samu ikonu OCHRANA. Co má přednost: schopnost, nebo ikona?
option-protection-card-text = Zvláštní schopnost
option-protection-icon = Ikona
option-protected_in_hand = Karty s ikonou OCHRANA v ruce
option-protected_in_hand-help = Když se ignorují i karty v ruce nebo na lodi: chrání je tam OCHRANA stejně jako ve hře?
option-protected_in_hand-true = Chrání i tam
option-protected_in_hand-false = Jen ve hře
option-aims = Schopnosti pro jednu z více karet
option-aims-help = Když zvláštní schopnost působí na jednu z více karet svého majitele: určí ji majitel při ohlášení síly, nebo je to vždy ta, která dává nejvyšší součet?
option-aims-chosen = Vybírá majitel
option-aims-highest = Vždy nejvyšší součet
option-ships_exempt = Lodě a zákazy
option-ships_exempt-help = Některé karty zakazují všechny karty se zvláštní schopností, nebo všechny bez ní. Jsou lodě výjimkou?
option-ships_exempt-true = Lodě jsou výjimkou
option-ships_exempt-false = Ne, platí i pro lodě
option-bounce_needs_cards = Bounce Back bez aktivních karet
option-bounce_needs_cards-help = Bounce Back dovolí aktivním kartám zaútočit znovu bez nové postavy. Smíš bez jediné aktivní karty ohlásit sílu 0 proti 0?
option-bounce_needs_cards-true = Ne, něco musí zaútočit znovu
option-bounce_needs_cards-false = Ano, sílu 0
option-bluffs_take_free = Blafy a propůjčené ZDARMA
option-bluffs_take_free-help = Zvláštní schopnost propůjčí ZDARMA tvé další kartě postavy, posílení nebo podpory. Je tou další kartou i karta položená lícem dolů?
option-bluffs_take_free-true = Ano, je to karta podpory
option-bluffs_take_free-false = Ne, ZDARMA čeká na odkrytou kartu
option-pay_and_retreat = Placení kartě Caterpillar před ústupem
option-pay_and_retreat-help = Caterpillar požaduje karty, nebo ústup. Smíš zaplatit, i když ti potom zbude jen ústup?
option-pay_and_retreat-true = Ano, karty propadnou
option-pay_and_retreat-false = Ne, buď jedno, nebo druhé
option-normal_first = Nejdřív obyčejná postava
option-normal_first-help = Musí se obyčejná postava tahu zahrát před postavami ZDARMA?
option-normal_first-true = Ano
option-normal_first-false = Ne, v libovolném pořadí
option-instant_win = Okamžitá výhra
option-instant_win-help = Čím se hra hned vyhraje, jsou-li všichni tři draci na tvé straně: přilákání dalšího jakýmkoli způsobem, nebo jen vyhraný souboj?
option-instant_win-any-dragon = Každý další drak
option-instant_win-fight = Jen vyhraný souboj

## Fáze: jméno a otázka

phase-first = Začínající hráč
phase-first-prompt = Losuje se začínající hráč.
phase-deal = Rozdávání
phase-deal-prompt = Každý hráč dobírá šest karet.
phase-main = Tah
phase-main-prompt = Hraj karty a ohlas sílu, nebo ustup.
phase-choose = Rozhodnutí
phase-choose-prompt = Karta čeká na tvé rozhodnutí.
phase-call = Prověřit?
phase-call-prompt = Na stole leží blafy. Prověříš je?
phase-end = Konec tahu
phase-end-prompt = Použij zvláštní schopnosti pro konec tahu, nebo tah ukonči.
phase-draw = Dobírání karet
phase-draw-prompt = Dobírají se karty.
phase-blind = Karta naslepo
phase-blind-prompt = Z ruky se naslepo bere karta.
phase-regain = Odkládací balíček
phase-regain-prompt = Dobírají se karty ze zamíchaného odkládacího balíčku.
phase-mill = Dobírací balíček
phase-mill-prompt = Vrchní karta dobíracího balíčku se odkládá.
phase-reveal = Odhalování karet
phase-reveal-prompt = Odhalují se karty z vrchu dobíracího balíčku.
phase-over = Konec
phase-over-prompt = Hra skončila.
phase-decks = Volba balíčků
phase-decks-prompt = Zvol balíček pro další hru. Soupeř ho zatím nevidí.

stage-beginning = Začátek tahu
stage-beginning-prompt = Zahraj kartu vedení či postavy, nebo ustup.
stage-beginning-start-prompt = Začínáš souboj: zahraj kartu vedení či postavy, nebo odmítni.
stage-leadership = Fáze vedení
stage-leadership-prompt = Teď ustup, nebo zahraj kartu postavy.
stage-leadership-start-prompt = Zahraj kartu postavy, nebo odmítni začít.
stage-character = Fáze postavy
stage-character-prompt = Zahraj další kartu, pokud smíš, nebo ohlas sílu.
stage-support = Fáze posílení nebo podpory
stage-support-prompt = Zahraj, co ještě smíš, splň požadavky a ohlas sílu.
stage-after = Po fázi posílení nebo podpory
stage-after-prompt = Ohlas sílu.
stage-ending = Konec tahu
stage-ending-prompt = Použij zvláštní schopnosti pro konec tahu, nebo tah ukonči.

choice-none = Žádná volba
choice-none-prompt = Není co volit.
choice-confirm = Zvláštní schopnost
choice-confirm-prompt = Použiješ zvláštní schopnost této karty?
choice-pick = Soupeřova karta
choice-pick-prompt = Vyber soupeřovu aktivní kartu, která se odloží.
choice-kind = Posílení, nebo podpora
choice-kind-prompt = Které soupeřovy aktivní karty se mají odložit?
choice-keep = Ta, která zůstane
choice-keep-prompt = Vyber soupeřovu postavu, která zůstane. Ostatní aktivní karty té bojové oblasti se odloží.
choice-aim = Komu to pomůže
choice-aim-prompt = Vyber svou kartu, na kterou tato zvláštní schopnost působí.
choice-blind = Karta z ruky
choice-blind-prompt = Vezmi naslepo kartu ze soupeřovy ruky, nebo vyber vyloženou. Odloží se.
choice-forced = Vynucené odložení
choice-forced-prompt = Vyber kartu z ruky, kterou odložíš.
choice-discard = Odkládání
choice-discard-prompt = Odlož z ruky tolik karet, kolik chceš, a skonči.
choice-bury = Pod dobírací balíček
choice-bury-prompt = Dej pod svůj dobírací balíček tolik karet z ruky, kolik chceš, a skonči.
choice-return = Zpět do ruky
choice-return-prompt = Vyber kartu, kterou si vezmeš zpět do ruky.
choice-value = Cena draka
choice-value-prompt = Za draka odlož z ruky karty požadované hodnoty.
choice-characters = Cena draka
choice-characters-prompt = Za draka odlož z ruky karty postavy.
choice-search-deck = Dobírací balíček
choice-search-deck-prompt = Vyber kartu svého dobíracího balíčku. Ukážeš ji a vezmeš si ji do ruky.
choice-search-discards = Odkládací balíček
choice-search-discards-prompt = Vyber kartu svého odkládacího balíčku. Ukážeš ji a vezmeš si ji do ruky.
choice-call = Loď, nebo náklad
choice-call-prompt = Vyber ze svého dobíracího balíčku loď, kterou zahraješ, nebo kartu, kterou naložíš na jednu ze svých lodí.
choice-load = Nakládání
choice-load-prompt = Nalož karty z ruky na novou loď.
choice-decline = Odmítnutí začít souboj
choice-decline-prompt = Odlož z ruky jednu, dvě nebo tři karty. Potom smí souboj začít soupeř.
choice-pay = Požadavek
choice-pay-prompt = Odlož z ruky karty požadované hodnoty.
choice-pay-element = Požadavek
choice-pay-element-prompt = Zaplatíš ohněm, nebo zemí?
choice-card-dragon = Požadavek
choice-card-dragon-prompt = Odlož z ruky kartu postavy.
choice-revealed = Odhalené karty
choice-revealed-prompt = Vyber odhalenou kartu, která se odloží. Ostatní si vezmeš do ruky.
choice-give-back = Zpět do dobíracího balíčku
choice-give-back-prompt = Vyber kartu z ruky, kterou zamícháš do svého dobíracího balíčku.
choice-mulligan = První karty
choice-mulligan-prompt = Vrať tolik svých prvních karet, kolik chceš. Balíček se zamíchá a dobereš nové.

## Akce, tlačítka a místa

action-retrieve = Vrátit kartu do ruky
action-reveal = Odhalit blaf
action-land = Zakotvit loď
action-play = Zahrát kartu
action-cover = Zahrát kartu a překrýt partu
action-bluff = Zahrát blaf
action-load = Naložit loď
action-use = Použít zvláštní schopnost
action-satisfy = Splnit požadavek
action-choose = Vybrat kartu
action-choose-bluff = Vybrat blaf
action-kind = Zvolit posílení, nebo podporu
action-pay-in = Zvolit živel platby
action-announce-in = Ohlásit sílu a živel
action-announce = Ohlásit sílu
action-retreat = Ustoupit
action-decline = Odmítnout začít souboj
action-do = Ano
action-blind = Vzít naslepo
action-skip = Ne, nebo už dost
action-call = Prověřit blaf
action-trust = Neprověřovat
action-end = Ukončit tah
action-deck = Zvolit balíček

deck-vulca = { people-vulca }
deck-hoax = { people-hoax }
deck-mimix = { people-mimix }
deck-flit = { people-flit }
deck-khind = { people-khind }
deck-terrah = { people-terrah }
deck-pillar = { people-pillar }
deck-aqua = { people-aqua }
deck-buka = { people-buka }

button-use = Použít zvláštní schopnost
button-satisfy = Splnit požadavek
button-discard-boosters = Posílení
button-discard-supports = Podpora
button-pay-fire = Zaplatit ohněm
button-pay-earth = Zaplatit zemí
button-announce-fire = Ohlásit oheň
button-announce-earth = Ohlásit zemi
button-announce = Ohlásit sílu
button-retreat = Ustoupit
button-decline = Odmítnout
button-do = Ano
button-blind = Vzít naslepo
button-skip = Dost
button-call = Prověřit
button-trust = Neprověřovat
button-end = Ukončit tah

## Původ údajů

provenance-rulebook = z pravidel
provenance-derived = plyne z pravidel
provenance-found = z veřejného popisu karet
provenance-reconstruction = naše rekonstrukce; tištěná karta může být jiná

## Události

event-first = { $who } začíná první souboj.
event-drew = { $who } dobírá kartu { $card }.
event-drew-hidden = { $who } dobírá kartu.
event-played = { $who } hraje kartu { $card }.
event-covered = { $who }: starší karty v bojové oblasti jsou překryty.
event-bluffed = { $who } klade lícem dolů jako blaf kartu { $card }.
event-bluffed-hidden = { $who } klade lícem dolů kartu jako blaf.
event-loaded = { $who } nakládá kartu { $card } na loď { $ship }.
event-landed = { $who }: loď { $card } zakotvila u břehu.
event-ship-left = { $who }: loď { $card } se po zakotvení odkládá.
event-retrieved = { $who } vrací do ruky kartu { $card }.
event-revealed = { $who } odhaluje kartu { $card }.
event-announced = { $who } ohlašuje sílu { $count }, živel: { $element }.
event-faced = { $who }: síla na této straně je { $count }.
event-retreated = { $who } ustupuje.
event-dragon = { $count ->
    [0] { $who } přiláká draka: vrací se od soupeře doprostřed.
    [one] { $who } přiláká draka a má teď jednoho.
    [few] { $who } přiláká draka a má teď { $count }.
    [many] { $who } přiláká draka a má teď { $count }.
   *[other] { $who } přiláká draka a má jich teď { $count }.
}
event-no-dragon = { $who } vyhrává souboj, ale nepřiláká draka.
event-card-dragon = { $who } přiláká draka díky kartě { $card }.
event-declined = { $who } odmítá začít souboj.
event-discarded = { $who }: karta { $card } je odložena.
event-disclosed = { $who } vykládá všechny karty z ruky.
event-buried = { $who } dává kartu { $card } pod dobírací balíček.
event-buried-hidden = { $who } dává kartu z ruky pod dobírací balíček.
event-given-back = { $who } vrací kartu { $card } do dobíracího balíčku.
event-given-back-hidden = { $who } vrací kartu z ruky do dobíracího balíčku.
event-took = { $who } ukazuje kartu { $card } a bere si ji do ruky.
event-regained = { $who } dobírá kartu { $card } z odkládacího balíčku.
event-regained-hidden = { $who } dobírá kartu ze zamíchaného odkládacího balíčku.
event-milled = { $who } ztrácí z vrchu dobíracího balíčku kartu { $card }.
event-milled-hidden = { $who } ztrácí vrchní kartu dobíracího balíčku.
event-returned = { $who } bere zpět do ruky kartu { $card }.
event-returned-hidden = { $who } bere zpět do ruky blaf.
event-shuffled = { $who } míchá dobírací balíček.
event-element = { $who } mění živel souboje. Nový živel: { $element }.
event-called = { $who } prověřuje blaf.
event-bluff-good = { $who }: všechny blafy byly dobré a přilákají draka.
event-bluff-bad = { $who }: prověření bylo správné a přiláká draka, soupeř musí ustoupit.
event-used = { $who } používá zvláštní schopnost karty { $card }.
event-aimed = { $who } používá kartu { $card } na kartu { $target }.
event-satisfied = { $who } plní požadavek karty { $card }.
event-no-effect = { $who }: karta { $card } nemá účinek.
event-no-effect-by = { $who }: karta { $card } nemá účinek kvůli kartě { $by }.
event-no-effect-rule = { $who }: karta { $card } nemá účinek: { $why }.
event-storm = { $who }: bouře přilákají draka.
event-flood = { $who } musí ustoupit před záplavou.
event-turn = Na tahu: { $who }.
event-fight = { $who } začíná další souboj.
event-cleared = Bojové oblasti a oblasti podpory jsou uklizeny.
event-deck-chosen = { $who } vede národ { $people }.
event-ended = { $how ->
    [instant] { $who } přiláká čtvrtého draka, hned vyhrává a získává { word-crystals }.
    [dragons] Karty došly. { $who } má draky, vyhrává a získává { word-crystals }.
    [exhausted] Všichni draci jsou uprostřed a karty došly nejdřív soupeři. { $who } vyhrává a získává { word-crystals }.
   *[match] { $who } vyhrává zápas a má { word-crystals }.
}

## Proč zvláštní schopnost nemá účinek

nothing-to-hit = není tu karta, kterou by šlo odložit
nothing-to-return = není tu karta, kterou by šlo vzít zpět
nothing-active = není tu aktivní karta
nothing-hidden = celá ruka už je odkrytá
nothing-empty-deck = dobírací balíček je prázdný
nothing-empty-pile = odkládací balíček je prázdný
nothing-empty-hand = v ruce není žádná karta
nothing-empty-foe-hand = soupeř nemá v ruce žádnou kartu
nothing-empty-foe-deck = soupeřův dobírací balíček je prázdný
nothing-few-cards = soupeř nemá v ruce tolik karet
nothing-enough = v ruce už je karet dost
nothing-no-element = živel ještě nebyl zvolen
nothing-not-landed = karta není ze zakotvené lodi

## Konce

ending-instant = Čtvrtý drak
ending-dragons = Draci po dohrání karet
ending-exhausted = Bez karet a bez draků
ending-match = Konec zápasu

## Oddíly pravidel

rule-preparation = Příprava hry
rule-phases = Fáze
rule-beginning = Začátek tahu
rule-leadership = Vedení
rule-retreating = Ústup
rule-character = Fáze postavy
rule-second-row = Fáze posílení nebo podpory
rule-announcing = Ohlášení síly
rule-refilling = Doplnění karet
rule-end-of-turn = Konec tahu
rule-winning = Vítězství v souboji
rule-declining = Odmítnutí začít souboj
rule-discarding = Odkládání karet
rule-end-of-game = Konec hry
rule-match = Více her
rule-icons = Ikony
rule-card-texts = Zvláštní pravidla
rule-mulligan = Volitelné pravidlo
rule-decks = Sestavování balíčků
rule-invasion = Invaze národa Buka

## Odmítnutí: důvod a rada

refusal-wrong-moment = Teď to není možné
advice-wrong-moment = Vyber některou z nabízených karet nebo tlačítek.
refusal-not-in-hand = Karta { $card } neleží tam, odkud by šla vzít
advice-not-in-hand = Vyber kartu z ruky, nebo ze zakotvené lodi.
refusal-too-late = Fáze, do které to patří, už skončila: fáze tahu jdou po sobě
refusal-too-late-by = Na kartu { $card } je už pozdě: nejdřív se hraje vedení, potom postavy, potom posílení a podpora
advice-too-late = Pokračuj tím, co nabízí tato fáze; příští tah začne znovu.
refusal-one-leadership = Kartu { $card } teď nelze zahrát: v tahu se hraje jedna karta vedení nebo vlivu, a to jako první
advice-one-leadership = Zahraj kartu postavy a tuto si nech na příští tah.
refusal-forbidden = Kartu { $card } nelze zahrát: zakazuje to soupeřova karta
refusal-forbidden-by = Kartu { $card } nelze zahrát: zakazuje to soupeřova karta { $by }
advice-forbidden = Zahraj jinou kartu, nebo se nejdřív zbav karty, která to zakazuje.
refusal-one-card-only = Kartu { $card } nelze zahrát: soupeřova karta ti dovoluje jedinou kartu za tah
refusal-one-card-only-by = Kartu { $card } nelze zahrát: soupeřova karta { $by } ti dovoluje jedinou kartu za tah
advice-one-card-only = Ohlas sílu, pokud můžeš.
refusal-one-combat-card = Kartu { $card } nelze zahrát: soupeřova karta ti dovoluje za tah jedinou kartu v bojové oblasti
refusal-one-combat-card-by = Kartu { $card } nelze zahrát: soupeřova karta { $by } ti dovoluje za tah jedinou kartu v bojové oblasti
advice-one-combat-card = Zahraj kartu podpory, nebo ohlas sílu.
refusal-stopped = Kartu { $card } nelze zahrát: po kartě s ikonou STOP se v tomto tahu žádná další nehraje
refusal-stopped-by = Kartu { $card } nelze zahrát: po kartě { $by } s ikonou STOP se v tomto tahu žádná další nehraje
advice-stopped = Ohlas sílu.
refusal-mutant = Kartu { $card } nelze zahrát: podmínka na této kartě není splněna
advice-mutant = Přečti si podmínku na kartě a zahraj jinou postavu.
refusal-one-character = Kartu { $card } nelze zahrát: v tahu se hraje jedna postava, pár nebo parta platí za jednu
advice-one-character = Zahraj postavu ZDARMA, kartu posílení nebo podpory, nebo ohlas sílu.
refusal-one-active-character = Kartu { $card } nelze zahrát: soupeřova karta ti dovoluje jedinou aktivní postavu
refusal-one-active-character-by = Kartu { $card } nelze zahrát: soupeřova karta { $by } ti dovoluje jedinou aktivní postavu
advice-one-active-character = Zahraj kartu posílení nebo podpory, nebo ohlas sílu.
refusal-too-many-active = Máš několik aktivních postav a soupeřova karta ti dovoluje jedinou
refusal-too-many-active-by = Máš několik aktivních postav a soupeřova karta { $by } ti dovoluje jedinou
advice-too-many-active = Použij zvláštní schopnost, po které zůstane jediná aktivní postava, nebo ustup, dokud smíš.
refusal-no-allowance = Kartu { $card } nelze zahrát: v tahu se hraje jedna karta posílení nebo podpory, v prvním tahu souboje žádná
advice-no-allowance = Zahraj kartu ZDARMA, pokud ji máš, nebo ohlas sílu.
refusal-first-a-character = Kartu { $card } ještě nelze zahrát: nejdřív se hraje postava
advice-first-a-character = Zahraj nejdřív kartu postavy.
refusal-from-ship-only = Karta { $card } je v ruce, ale v tomto tahu se hrají karty ze zakotvené lodi
refusal-from-ship-only-by = Karta { $card } je v ruce, ale v tomto tahu se hrají karty z lodi { $by }
advice-from-ship-only = Vyber kartu, která leží na zakotvené lodi.
refusal-no-bluff = Na kartě { $card } není ikona blafu
advice-no-bluff = Polož lícem dolů kartu s ikonou blafu, nebo tuto zahraj lícem nahoru.
refusal-bluff-ignored = Kartu { $card } nelze položit lícem dolů: soupeřova karta ignoruje blafy
refusal-bluff-ignored-by = Kartu { $card } nelze položit lícem dolů: soupeřova karta { $by } ignoruje blafy
advice-bluff-ignored = Zahraj něco jiného, nebo ohlas sílu.
refusal-no-gang = Karta { $card } tu nemá svou partu, kterou by mohla překrýt
advice-no-gang = Prostě tu kartu zahraj.
refusal-no-ship = To není tvoje loď, se kterou by to teď šlo
advice-no-ship = Vyber jednu ze svých lodí na moři.
refusal-ship-full = Loď je plná
advice-ship-full = Vyber jinou loď, nebo kartu zahraj.
refusal-no-retrieve = Kartu { $card } nelze vrátit do ruky: musí být aktivní a mít NÁVRAT, který není ignorován
refusal-no-retrieve-by = Kartu { $card } nelze vrátit do ruky: kvůli soupeřově kartě { $by } se její NÁVRAT ignoruje
advice-no-retrieve = Vyber aktivní kartu s ikonou NÁVRAT, nebo pokračuj v tahu.
refusal-retrieve-blocked = Kartu { $card } nelze vrátit do ruky: v bojové oblasti soupeře je vidět NÁVRAT, a ten tvé postavy zadržuje
refusal-retrieve-blocked-by = Kartu { $card } nelze vrátit do ruky: v bojové oblasti soupeře má karta { $by } NÁVRAT, a ten tvé postavy zadržuje
advice-retrieve-blocked = Vrať si kartu posílení nebo podpory, nebo pokračuj v tahu.
refusal-hand-limited = Karta { $card } teď nepomůže: nemůžeš si vzít kartu do ruky
refusal-hand-limited-by = Karta { $card } teď nepomůže: kvůli kartě { $by } si nemůžeš vzít kartu do ruky
advice-hand-limited = Buď není co vzít, nebo tomu brání soupeřova karta. Pokračuj v tahu.
refusal-dead-end = Potom by tah nešlo ukončit: chyběla by síla nebo karty na soupeřův požadavek
advice-dead-end = Vyber karty, se kterými ohlásíš dostatečnou sílu, nebo ustup, dokud smíš.
refusal-no-power = Tvá síla je menší než soupeřova a nechrání tě žádný štít
refusal-no-power-by = Tvá síla je { $mine }, soupeřova { $theirs }, a nechrání tě žádný štít
advice-no-power = Zahraj karty, které tvou sílu zvýší, nebo použij štít.
refusal-no-effect = Karta { $card } nemá zvláštní schopnost, která by teď něco dala
refusal-no-effect-by = Zvláštní schopnost karty { $card } je ignorována kvůli kartě { $by }
advice-no-effect = Pokračuj v tahu.
refusal-no-demand = Karta { $card } po tobě teď nic nežádá
advice-no-demand = Vyber soupeřovu kartu, jejíž požadavek ještě není splněn.
refusal-cannot-pay = Karta { $card } žádá víc, než máš v ruce
advice-cannot-pay = Chybějí karty se správnými hodnotami. Zbav se karty, která žádá, nebo ustup, dokud smíš.
refusal-starter-stays = Kdo začíná souboj, nesmí v jeho prvním tahu ustoupit
advice-starter-stays = Zahraj kartu postavy, nebo odmítni začít a odlož jednu až tři karty.
refusal-not-starter = To dělá jen hráč, který souboj začíná
advice-not-starter = Živel souboje je znám: ohlas v něm sílu, nebo ustup.
refusal-choose-element = Kdo začíná souboj, ohlašuje jeho živel
advice-choose-element = Ohlas oheň, nebo zemi.
refusal-no-character = V tomto tahu ještě není tvoje postava, takže nemůžeš ohlásit sílu
advice-no-character = Zahraj kartu postavy.
refusal-demand-open = Soupeřova karta po tobě ještě něco žádá
refusal-demand-open-by = Soupeřova karta { $by } po tobě ještě něco žádá
advice-demand-open = Nejdřív se té karty dotkni a splň její požadavek.
refusal-demand-play = Soupeřova karta žádá zahrání karty posílení nebo podpory
refusal-demand-play-by = { $kind ->
    [support] Soupeřova karta { $by } žádá zahrání karty podpory
   *[booster] Soupeřova karta { $by } žádá zahrání karty posílení
}
advice-demand-play = Zahraj kartu žádaného druhu.
refusal-not-this-card = Toto tu vybrat nelze
advice-not-this-card = Vyber jednu z nabízených karet.
refusal-not-needed = Karta { $card } se do platby nehodí: nic nepřidá, nebo by některá karta byla zbytečná
advice-not-needed = Vyber karty, jejichž hodnoty právě stačí a z nichž žádnou nelze vynechat.
refusal-must-choose = Tady nelze odmítnout
advice-must-choose = Vyber jednu z nabízených karet.
refusal-nothing-face-down = To není tvůj blaf
advice-nothing-face-down = Vyber jednu ze svých karet lícem dolů, nebo pokračuj v tahu.
refusal-normal-first = Kartu { $card } už nelze zahrát: obyčejná postava se hraje před postavami ZDARMA
advice-normal-first = Zahraj jinou postavu ZDARMA, kartu posílení nebo podpory, nebo ohlas sílu.

## Balíčky, se kterými nelze hrát

deck-problem-people = Národ { $people } neexistuje; na výběr jsou: { $peoples }.
deck-problem-name = Jméno balíčku je jeden řádek a v něm znaků nejvýš { $most }; „{ $name }“ se nehodí.
deck-problem-no-card = Karta { $word } neexistuje.
deck-problem-other-name = Karta { $card } se jmenuje { $name }, ne { $other }.
deck-problem-leader = Karta { $card } je vůdce: leží vedle plánu a nepatří ke kartám balíčku ({ $size }).
deck-problem-twice = Všechny karty balíčku musí být různé, ale karta { $card } je v něm { $count }krát.
deck-problem-too-few = { $count ->
    [one] Karet v balíčku musí být { $size }, v tomto je jedna; ještě chybí: { $missing }.
    [few] Karet v balíčku musí být { $size }, v tomto jsou { $count }; ještě chybí: { $missing }.
    [many] Karet v balíčku musí být { $size }, v tomto je { $count }; ještě chybí: { $missing }.
   *[other] Karet v balíčku musí být { $size }, v tomto je { $count }; ještě chybí: { $missing }.
}
deck-problem-too-many = Karet v balíčku musí být { $size }, v tomto je { $count }; přebývá: { $extra }.
deck-problem-moons = Měsíců na kartách jiných národů smí být nejvýš { $most }, je jich { $moons }: { $cards }.
deck-problem-no-people = Vyber národ, který balíček vede.
deck-problem-code = Tento kód se nedá přečíst: { $code } je useknutý nebo s překlepem. Zkopíruj ho znovu.
deck-problem-entry = Řádek „{ $entry }:“ tu nic neznamená; existují jen „name:“ a „people:“, každý jednou.

## V terminálu

terminal-dragons = Draci
terminal-crystals = Krystaly
count-cards-left = Zbývající karty
terminal-no-element = Živel ještě není určen
terminal-help =
    Soupeř je nad čárou, ty pod ní; ◆ je drak, ✓ použitá schopnost nebo splněný požadavek. 5/4 znamená oheň 5, země 4.
    Karty se píší jako v ruce: play vulca-14 (zahrát), cover khind-19 (přes partu), bluff buka-07 (lícem dolů), load buka-12 on buka-28 (naložit na loď).
    Karty na stole: retrieve hoax-19 (vrátit do ruky), reveal buka-07 (odhalit), land buka-28 (zakotvit), use khind-06 (použít schopnost), satisfy pillar-16 (splnit požadavek).
    Bez karty: announce fire nebo announce earth (ohlásit oheň nebo zemi), když začínáš souboj, jinak announce; retreat (ustoupit), decline (odmítnout), end (ukončit tah); při blafech call (prověřit) nebo trust (neprověřovat).
    Když se karta ptá: discard hoax-20 (odložit; nebo keep, return, take, bury, give-back, aim-at podle seznamu), discard bluff 2, discard boosters (posílení), pay earth (platit zemí), blind (naslepo), do (ano), skip (ne nebo dost).
    { icon-shield }: { icon-shield-help }
    { icon-stop }: { icon-stop-help }
    { icon-retrieve }: { icon-retrieve-help }
    { icon-protected }: { icon-protected-help }
    { icon-free }: { icon-free-help }
    { icon-pair }: { icon-pair-help }
    { icon-gang }: { icon-gang-help }
    { icon-bluff }: { icon-bluff-help }
    { icon-ship }: { icon-ship-help }

## On the table in the browser

board-opponent = Soupeř
board-in-hand = { $count ->
    [0] Žádné karty v ruce
    [one] Jedna karta v ruce
    [few] { $count } karty v ruce
    [many] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
board-in-deck = { $count ->
    [0] Dobírací balíček je prázdný
    [one] Jedna karta v balíčku
    [few] { $count } karty v balíčku
    [many] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
}
board-back = Skrytá karta
board-zone = { $who }: { $place }
board-discards-empty = Odkládací balíček: prázdný
board-discards-top = Odkládací balíček, navrchu: { $card }
board-discards-hidden = Odkládací balíček, zamíchaný lícem dolů
board-leader-card = Vůdce: { $card }
board-bluff-unknown = Blaf { $place }, lícem dolů
board-bluff-known = Blaf { $place }, lícem dolů: { $card }
board-covered-count = { $count ->
    [one] Jedna překrytá karta
    [few] { $count } překryté karty
    [many] { $count } překryté karty
   *[other] { $count } překrytých karet
}
board-cargo = { $count ->
    [0] Prázdná paluba, míst: { $room }
   *[other] Na palubě: { $count } z { $room }
}
board-note-ignored = Ignorována kvůli kartě { $by }
board-note-text-ignored = Zvláštní schopnost ignorována kvůli kartě { $by }
board-note-icons-ignored = Ikony ignorovány kvůli kartě { $by }
board-note-used = Použita v tomto tahu
board-note-met = Požadavek splněn
board-note-demand = Požadavek zatím nesplněn
board-note-as-free = Zahrána ZDARMA
board-note-landed = Zakotvila u břehu
board-note-shown = Vyložena
board-note-covered = Překryta
board-mark-ignored = ignorována
board-mark-text-ignored = schopnost ignorována
board-mark-icons-ignored = ikony ignorovány
board-mark-used = použita
board-mark-met = splněno
board-mark-demand = požadavek
board-mark-as-free = ZDARMA
board-mark-landed = u břehu
board-mark-shown = vyložena
board-mark-covered = překryta
board-total = { $who }: { $count } ({ $element })
board-totals-open = { $who }: oheň { $fire }, země { $earth }
board-explain = { $who }: jak vzniká { $count } ({ $element })
board-explain-none = Žádná aktivní karta nedává sílu.
board-change-ignored = ignorována kvůli kartě { $by }
board-change-reduced = snížena na 0 kartou { $by }
board-change-raised = zvýšena kartou { $by }
board-change-doubled = zdvojena kartou { $by }
board-explain-sum = Součet
board-explain-least = { $card } zvedá sílu na { $count }
board-explain-shield = { $card } je štít: sílu soupeře není třeba vyrovnat
board-explain-bluff = Blaf { $place }
board-prize = { $count ->
    [0] Žádný drak, pokud soupeř teď ustoupí
    [one] Jeden drak, pokud soupeř teď ustoupí
    [few] { $count } draci, pokud soupeř teď ustoupí
    [many] { $count } draka, pokud soupeř teď ustoupí
   *[other] { $count } draků, pokud soupeř teď ustoupí
}
board-many = { $count ->
    [one] Jedna karta v boji a podpoře; druhý drak od { $most }
    [few] { $count } karty v boji a podpoře; druhý drak od { $most }
    [many] { $count } karty v boji a podpoře; druhý drak od { $most }
   *[other] { $count } karet v boji a podpoře; druhý drak od { $most }
}
board-dragons = { $who }: { $count ->
    [0] žádní draci
    [one] jeden drak
    [few] { $count } draci
    [many] { $count } draka
   *[other] { $count } draků
}
board-dragons-middle = { $count ->
    [0] Žádný drak uprostřed
    [one] Jeden drak uprostřed
    [few] { $count } draci uprostřed
    [many] { $count } draka uprostřed
   *[other] { $count } draků uprostřed
}
board-fight = Souboj je o živel: { $element }.
board-no-fight = Živel ještě není zvolen: ohlásí ho ten, kdo souboj začne.
board-crystals = { $who }: { $count ->
    [0] žádné krystaly
    [one] jeden krystal
    [few] { $count } krystaly
    [many] { $count } krystalu
   *[other] { $count } krystalů
}
board-announce = Ohlásit { $count } ({ $element })
board-announce-against = Ohlásit { $count } ({ $element }) proti { $other }
board-asks = Ptá se karta { $card }
board-offered = Vyber jednu z těchto karet
board-close = Zavřít
board-say-play = Zahrát: { $card }
board-say-cover = Zahrát přes partu: { $card }
board-say-bluff = Položit lícem dolů jako blaf: { $card }
board-say-load = Naložit { $card } na loď { $ship }
board-say-retrieve = Vzít zpět: { $card }
board-say-reveal = Odhalit blaf: { $card }
board-say-land = Zakotvit: { $card }
board-say-use = Použít: { $card }
board-say-satisfy = Splnit požadavek: { $card }
board-say-discard = Odložit: { $card }
board-say-keep = Zůstane: { $card }
board-say-bury = Pod balíček: { $card }
board-say-return = Vrátit do ruky: { $card }
board-say-take = Vzít: { $card }
board-say-call-in = Přivolat: { $card }
board-say-give-back = Zamíchat do balíčku: { $card }
board-say-discard-bluff = Odložit blaf { $place }
board-say-deck = Vést národ: { $people }
board-decks-title = Který národ povedeš?
board-decks-help = Oba volíte tajně. Balíčky se ukážou, až zvolí oba.
board-decks-watch = Oba hráči tajně volí svůj národ.
board-decks-chosen = Tvůj národ: { $people }. Soupeř ještě volí.
board-decks-answered = { $who }: zvoleno.
board-decks-open = { $who }: ještě volí.
board-decks-game = Hra { $count }
board-decks-score = Krystaly potřebné k výhře zápasu: { $most }.
board-fire-sum = Oheň v balíčku
board-earth-sum = Země v balíčku
board-turn-of = Tah: { $who }
board-lit = Lze vybrat

## Dílna, kde se sestavují balíčky.

workshop-leader = Národ, který balíček vede
workshop-count = Karty: { $count } z { $size }
workshop-cost = Měsíce jiných: { $cost } z { $most }
workshop-cards = Karty
workshop-deck = Balíček
workshop-sieve = Které karty jsou vidět
workshop-people = Národ
workshop-own = Vlastní
workshop-others = Všechny ostatní
workshop-any = Jakékoli
workshop-kind = Druh
workshop-element = Živel
workshop-element-fire = Silnější v ohni
workshop-element-earth = Silnější v zemi
workshop-element-even = Stejné v obou
workshop-most-moons = Měsíců nejvýš
workshop-moons = { $count ->
    [0] Bez měsíců
    [one] Jeden měsíc
    [few] { $count } měsíce
    [many] { $count } měsíce
   *[other] { $count } měsíců
}
workshop-words = Slova v názvu nebo textu
workshop-chosen = Jen z balíčku
workshop-found = { $count ->
    [0] Žádná karta nevyhovuje
    [one] Jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
workshop-remove = Vyjmout: { $card }
workshop-prebuilt = Hotový balíček
workshop-empty = Vyjmout všechny
workshop-legal = S tímto balíčkem se smí hrát.
workshop-own-cards = Vlastní karty: { $count }
workshop-other-cards = Karty jiných: { $count }
