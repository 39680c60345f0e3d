# Pravidla hry Ve svitu půlměsíce a první hra pro ty, kdo se je učí.

## Rules

rules-aim = Cíl hry
rules-aim-text =
    Čtyři nebo pět vládců sdílí jednu pouštní zemi a každý od ní chce něco jiného. V každém roce provede každý vládce čtyři akce a pak získá body podle svého __přehledu__. Po { $years ->
        [4] čtyřech
       *[3] třech
    } letech vyhrává ten, kdo má nejvíc vítězných bodů.

    Body leží lícem dolů: znáš své, o cizích víš jen to, co bylo oznámeno. Všichni začínají s pěti.

    Mluvte spolu! Slabší vládci žijí ze spojenectví. Úmluvy nikoho nezavazují, ledaže pravidla mluví o ceně nebo o dohodě.

rules-terms = Ovládání, vliv, přítomnost
rules-terms-text =
    - __Síla.__ Jednotka a tvrz mají sílu 1, pevnost a Chalífův palác 2.
    - __Ovládání.__ Ovládáš hex, ve kterém máš sílu. Smí to jen jeden vládce: kde by byli dva, dojde hned k boji.
    - __Vliv.__ Máš vliv tam, kde leží tvůj žeton; v hexu nikdy není víc než jeden.
    - __Přítomnost.__ Tvůj vládce je přítomen všude, kde něco má: sílu, žeton, Sultán i vesnici nebo město. V jednom hexu může být přítomno několik vládců.

    __Opevnění__ jsou tvrze, pevnosti a palác. __Sídla__ jsou vesnice a města, všechna patří Sultánovi. Palác se počítá jako obojí. V hexu je nejvýš jedna tvrz nebo pevnost a nejvýš jedna vesnice nebo město.

rules-map = Mapa
rules-map-text =
    Každý hex má jeden typ krajiny: úrodná půda, divočina, hory, kamenolom nebo poušť. Jeden pouštní hex je __posvátné místo__, o němž mluví každý přehled.

    Hexy se společnou hranou sousedí, ale ne přes __řeku__: teče podél dvou hran a odděluje je. Jednotky ji překročí na __brodu__, pokud tu hranu neodděluje řeka sousedního hexu, nebo obejdou její konec; karta Lodě je převeze kdekoli.

    @rivers

rules-setup = Příprava hry
rules-setup-text =
    Na předdefinované mapě začíná každý vládce se dvěma skupinami komponent na daných místech. Potom Chalífa zvolí, kde stane palác: hex, kde je přítomen. Trhy se naplní a Muršid před prvním rokem jednou intrikuje.

    Skládáte-li mapu sami, leží uprostřed brod a každý vládce má tajně tři hexy:

    - V pořadí tahů každý přikládá po jednom, dokud nejsou všechny na mapě. Hex bez řeky se dotýká co nejvíce jiných.
    - Hex s řekou se přikládá tam, kde řeka končí. Jiný hex ji nesmí zablokovat: na obou koncích je vždy místo pro další.
    - Potom každý umístí jednu skupinu a ve druhém kole druhou, do prázdného hexu, který není kamenolom ani posvátné místo.

rules-year = Průběh roku
rules-year-text =
    __Přípravy.__

    - Příjem: dostaneš mince za hexy, které ovládáš: za vesnici jednu, za město dvě, za úrodnou půdu jednu, za kamenolom tři, za Sultánův žeton jednu. Sultán dostane totéž ještě jednou za každou vesnici, každé město a každý svůj žeton na mapě, ať hex ovládá kdokoli.
    - Zálohy: Válečník, Chalífa a Nomád doplní zálohy ze zásoby: Válečník na tři jednotky stálého vojska, Chalífa na jednu za každou svou pevnost a každý svůj žeton na mapě, Nomád na tři jednotky žoldnéřů za každý svůj žeton. Vlastní jednotky na mapě a v zálohách se počítají; u Nomáda všichni žoldnéři na mapě, ať slouží komukoli.
    - Údržba, od druhého roku: zahrané osobnosti a prapory se vrátí do ruky, { $old_cards ->
        [random] dvě náhodné karty
       *[oldest] dvě karty, které tu leží nejdéle,
    } opustí místní trh a trh se doplní.

    __Akce.__ Čtyřikrát dokola: Válečník, Muršid, Sultán, Chalífa, Nomád. Každý provede jednu akci.

    __Bodování.__ Každý vládce získá body za každý splněný cíl svého přehledu; cíle roku 1 platí jen v tom roce. Jedině Válečník získává body za kořist hned, { $sack_points ->
        [combat-only] po každém boji; vyplenění bez boje body nedává.
       *[always] po každém boji i po každém vyplenění bez boje.
    }

rules-actions = Akce
rules-actions-text =
    Akce vládce vyjmenovává jeho přehled a nikdo nemá všechny: Válečník nestaví, Nomád nenajímá ani nepodplácí; verbují Válečník, Chalífa a Nomád, sbírku mají Chalífa a Nomád. Kdo nic nechce, pasuje, tedy nic nekoupí.

    - __Šíření vlivu__: polož žeton do hexu, kde je tvůj vládce přítomen, nebo do sousedního. Není-li tam přítomen nikdo jiný a Muršid nemá žeton vedle, prostě tam získáš vliv. Jinak dojde k soupeření o vliv.
    - __Budování__: nejvýš tolik staveb, kolik říká přehled, v každém hexu jednu. Pevnost nahradí tvou tvrz, město vesnici. Ceny v mincích: tvrz 2, pevnost 4, vesnice 2, město 4; Chalífa platí za tvrz 1, za pevnost 2. V horách a v kamenolomu stojí každá stavba o 1 víc, v poušti o 2.
    - __Pohyb__: tolikrát, kolikrát říká přehled, libovolný počet jednotek z jednoho hexu do sousedního, který neovládá jiný vládce.
    - __Zteč__: pohni jednotkami jednou, do hexu, který ovládá jiný vládce: dojde k boji. { $edition ->
        [cs] Nebo do hexu s vesnicí či městem, který neovládá nikdo, ani ty: vypleníš je
       *[recommended] Nebo do hexu s vesnicí či městem, který nikdo jiný neovládá: vypleníš je
    } za dvě nebo čtyři mince.
    - __Verbování__: postav jednotky ze záloh do hexu, kde je tvůj vládce přítomen a který nikdo jiný neovládá; Nomád do kteréhokoli hexu, který nikdo jiný neovládá.
    - __Najmutí žoldnéřů__: při čtyřech vládcích jedna jednotka žoldnéřů za dvě mince, nebo dvě za šest. Při pěti se o ceně domlouváš s Nomádem, který je dává ze záloh.
    - __Podplacení žoldnéřů__ (pět vládců): totéž s jednou nebo dvěma jednotkami Nomádových žoldnéřů na mapě. Má-li tam Nomád ještě sílu, dojde k boji; jinak podplacené jednotky smějí hned provést pohyb nebo zteč.
    - __Nákup karet__ a __zahrání karty__: viz níže.
    - __Sbírka__: vezmi si jednu minci.

    @building

rules-units = Jednotky a limity
rules-units-text =
    __Stálé vojsko__ mají Válečník a Chalífa. __Žoldnéři__ mohou sloužit komukoli; Muršid, Sultán a Nomád jiné jednotky nemají.

    Na konci akce máš v hexu nejvýš pět jednotek, Válečník sedm; přebytek odejde z mapy. V ruce máš nejvýš osm karet.

rules-combat = Boj
rules-combat-text =
    Bojují jen útočník a obránce:

    - Oba tajně zvolí libovolný počet bojových karet. Muršid smí také, má-li žeton v hexu nebo vedle, a potom je přidá k jedné straně.
    - Karty se odhalí a vyhodnotí: nejdřív Tažení, pak Atentát, pak ostatní karty útočníka, nakonec obránce. { $edition ->
        [pl] Co karta říká, to se provést nemusí, kromě Tažení.
       *[recommended] Co karta říká, to se provede, jak jen to jde.
    } Jednotky, které odvede Generál, z boje odcházejí, { $general ->
        [bonus-stays] ale karta, na níž ležely, si ponechá to, co jí dávaly.
       *[bonus-goes] a karta, na níž ležely, ztrácí to, co jí dávaly.
    }
    - __Vyhrává větší síla__ z hexu a z karet. Při remíze vyhrává útočník; kde leží Muršidův žeton, volí Muršid.
    - Každá strana odstraní tolik jednotek, kolik je __polovina__ síly druhé, zaokrouhleno dolů.
    - Zbylé jednotky poraženého odejdou z mapy: stálé vojsko do záloh, žoldnéři do zásoby, Nomádovi do jeho záloh.
    - Vyhrál-li útočník a má tam ještě jednotky, smí si tvrz nebo pevnost __podrobit__: nahradí ji vlastní, má-li ji v zásobě. Palác si podrobit nelze. Opevnění, které si nepodrobí, musí __vyplenit__: za tvrz jedna mince, za palác dvě, za pevnost tři. Vesnici nebo město smí vyplenit za dvě nebo čtyři mince.

    @combat

rules-contest = Soupeření o vliv
rules-contest-text =
    Soupeření začíná, šíří-li někdo vliv do hexu, kde jsou přítomni jiní, nebo vedle Muršidova žetonu. Kdo akci provádí, je útočník; účastní se všichni ostatní přítomní a Muršid i tehdy, má-li jen žeton vedle hexu.

    - Všichni tajně zvolí karty pro soupeření. Potom se každý z ostatních přidá na jednu stranu: podporovatel útočníka, nebo obránce.
    - Útočník počítá jeden za jakékoli jednotky nebo opevnění své strany, jeden za vlastní sídlo, po jednom za každého podporovatele s žetonem nebo sídlem a karty.
    - Obránci počítají jeden za jakékoli jednotky nebo opevnění, { $edition ->
        [pl] jeden, má-li některý z nich žeton nebo sídlo, a karty.
       *[recommended] po jednom za každého s žetonem nebo sídlem a karty.
    }
    - Útočník vyhrává, má-li __alespoň stejně__; kde leží Muršidův žeton, rozhoduje remízu Muršid. Vítězný útočník tam položí svůj žeton a starý odstraní.

    @contest

rules-cards = Karty moci a trh
rules-cards-text =
    Karta říká, kdy se smí použít: v boji, při soupeření, jako akce, nebo kdykoli ve fázi akcí. Události se po použití odhodí. Osobnosti a prapory leží před tebou do údržby v příštím roce. Strategie se vrací hned.

    __Nákup__ je jedna akce: po jedné kartě z místního trhu za dvě mince, z nedalekého za čtyři a ze vzdáleného za šest. Cenu dostane vládce, s nímž je karta spjata; vlastní karty stojí polovinu, placenou do společné zásoby; tam se platí i za Nomádovy karty při čtyřech vládcích. O ceně karty ze Sultánova trhu se před nákupem dohodneš se Sultánem; on sám si z něj bere jednu kartu zdarma.

    Potom se karty posunou k místnímu trhu a odkryjí se nové: co nikdo nekoupí, zlevní.

rules-rulers = Vládci
rules-rulers-text =
    - __Válečník__: nestaví, ale má hordu. Body získává hned za pobité jednotky a vypleněné stavby a karta Tažení se mu po každém boji vrací.
    - __Muršid__: vliv všude. Vměšuje se do cizích střetů, rozhoduje remízy tam, kde leží jeho žeton, a svou pomoc prodává.
    - __Sultán__: vesnice, města a bohatství. Jedině on staví sídla, vydělává na nich, ať jsou kdekoli, a má vlastní trh.
    - __Chalífa__: řád. Jeho tvrze a pevnosti jsou levnější a palác je jeho.
    - __Nomád__ (pět vládců): pán žoldnéřů. Kdo je chce, musí mu zaplatit.

rules-special = Akce jednoho vládce
rules-special-text =
    - __Shromáždění sil__ (Válečník): v každém hexu se svým žetonem, který neovládá nikdo jiný, postav jednu jednotku ze zásoby, nebo dvě, sejmeš-li žeton.
    - __Povstání__ (Válečník): sejmi žeton z hexu, který ovládá jiný vládce, a postav tam dvě jednotky: boj.
    - __Intrikování__ (Muršid): prohlédni si sedm karet balíčku a vezmi si jednu svou, nebo dvě, nemáš-li v ruce žádnou. Za každou chybějící dostaneš minci.
    - __Dohody__ (Muršid): před střetem ve svých hexech nebo vedle nich se smíš s některou stranou dohodnout na jednom až pěti bodech, které ti zaplatí, vyhraje-li.
    - __Plánování__ (Sultán): prohlédni si deset karet a doplň jimi svůj trh.
    - __Přesun paláce__ (Chalífa): do hexu, kde je tvůj vládce přítomen a který nikdo jiný neovládá. Tak se vrací i vypleněný palác.
    - __Dezerce__ (Nomád): { $edition ->
        [pl] pošli žoldnéře jednoho vládce, i své vlastní, z jednoho hexu domů a stejný počet tvých přijde do záloh.
       *[recommended] pošli žoldnéře jiného vládce z jednoho hexu domů a stejný počet tvých přijde do záloh.
    }

rules-ending = Konec hry
rules-ending-text =
    Po posledním roce se body ukážou. Vyhrává, kdo jich má nejvíc; při shodě kdo má víc mincí; potom kdo je dřív v pořadí Válečník, Muršid, Sultán, Chalífa, Nomád.

    Dvoje pravidla této hry se v několika podrobnostech liší a několik čísel z vytištěných přehledů se ztratilo. { $edition ->
        [pl] Toto jsou pravidla podle polského vydání.
        [cs] Toto jsou pravidla podle českého vydání.
       *[recommended] Tato pravidla spojují oboje, a kde se liší, drží se jasnějších; volba „Pravidla“ vybere jedna z nich.
    } Co je rekonstruováno, je označeno níže a v každém přehledu.

## Examples

example-rivers = Na tahu je Válečník. Z hexu 7 vede volná cesta na brod a do kamenolomu na severu. Přes řeku na hex 8 cesta nevede a hex 6 je Chalífův: pohyb nikdy nevede do boje.
example-building = Sultán smí z vesnice v hexu 11 udělat město, opevnit město v hexu 12, nebo založit vesnici tam, kde žádná není.
example-combat = Čtyři tvé jednotky proti pevnosti a jednotce, tedy síle tři. Proveď zteč na hex 6 a použij Tažení. Nebo vezmi nehlídanou vesnici na brodu.
example-contest = Na tahu je Chalífa. Na brodu je přítomen Sultán se svou vesnicí a vedle leží Muršidův žeton: soupeření. Máš tam jednotku a Vzpoura pomáhá tam, kde je vesnice.

## Where the components are known from

sources-cards = Karty moci
sources-rulers = Vládci
sources-maps = Mapy

## The first game

guide-welcome =
    Vítej v zemi půlměsíce. Jsi __Válečník__ a začínáš. Každý vládce má čtyři akce za rok a každý získává body jinak: ty za to, __co pobiješ a vypleníš__.

    V hexu 7 stojí jedna tvoje jednotka. Žetony v hexech 7 a 2 jsou tvůj vliv.
guide-muster =
    Potřebuješ vojsko. __Shromáždění sil__ přivede jednotky tam, kde máš vliv: jednu, nebo dvě, sejmeš-li žeton.

    Zvol Shromáždění sil, potom __hex 2__ a přiveď __jednu__ jednotku. Žeton zůstane.
guide-muster-other = I to je dobrá akce. Ale s jednou jednotkou nikoho neporazíš.
guide-horde = Teď __hex 7__: přiveď __dvě__ a vydej za ně žeton. Tři jednotky, to už je vojsko.
guide-horde-other = Opatrné. Se dvěma jednotkami navíc můžeš hned útočit.
guide-others =
    Ostatní mezitím provedli akce: Muršid postavil tvrz, Chalífa verboval a Sultán založil __vesnici__ na brodu, v hexu 10, kde ji nikdo nehlídá.

    Jednotky projdou jen přes brod a tam, kde mezi hexy neteče řeka.
guide-raid =
    __Zteč__ na sídlo, které nikdo neovládá, se obejde bez boje: vypleníš je pro mince a body.

    Zvol Zteč, z hexu __7__ na __10__, se všemi __třemi__ jednotkami.
guide-raid-other = Vesnice nezůstávají dlouho bez stráže.
guide-spoils =
    Vesnice je pryč; máš víc mincí a __hned i body__. Jako jediný vládce nečekáš na konec roku.

    V hexu 11 má Sultán další vesnici s tvrzí a žoldnéřem: síla dvě. Ty máš tři.
guide-assault = Zvol znovu __Zteč__: z hexu __10__ na __11__, se všemi __třemi__ jednotkami. Tentokrát bude boj.
guide-assault-other = Tři proti dvěma by stačilo a máš ještě kartu.
guide-cards =
    Před bojem obě strany tajně volí karty. Máš __Tažení__: polovina tvých jednotek jde na kartu, každá dá jeden bod síly a potom je ztracena. Karta sama se vrátí.

    Pro jistotu zvol __Tažení__.
guide-cards-other = Bez karet je to tři proti dvěma. Odvážné a levnější.
guide-capture =
    Vítězství! Každá strana ztratila tolik jednotek, kolik je polovina síly druhé. Tvrz si lze __podrobit__, ale Válečník žije z kořisti: __vynech__ to a tvrz bude vypleněna za minci a bod.
guide-capture-other = I vlastní tvrz má cenu: ovládáš hex i bez jednotek.
guide-sack = A vesnice? Smíš ji také __vyplenit__. Udělej to.
guide-sack-other = Jaké slitování! Sultán si to možná zapamatuje.
guide-market =
    Za mince se kupují __karty moci__. Místní trh je nejlevnější a karty tvé barvy stojí polovinu. Jízdní lučištníci jsou tvoji: dotkni se karty na __místním trhu__.
guide-market-other = I to jde. Karty rozhodují boje, nešetři tedy mince příliš dlouho.
guide-enough = Můžeš koupit ještě po jedné kartě z nedalekého a vzdáleného trhu. Zatím to __stačí__.
guide-year =
    Čtyři akce a rok skončil: každý vládce dostal body za cíle svého přehledu. Dotkni se přehledu vládce a přečti si je, nejdřív ve svém.

    Nový rok začal příjmem, zálohami a čerstvým trhem.
guide-influence =
    Co ještě nebylo: __šíření vlivu__. Kde jsou přítomni jiní, vede k soupeření, v němž se každý z nich přidá na jednu stranu. A __vyjednávání__: cena, dohoda nebo slib mohou mít větší cenu než vojsko.
guide-end = To do začátku stačí. Hraj tu dál za Válečníka, nebo připrav stůl a zkus jiného vládce: každý je hra sama pro sebe.
