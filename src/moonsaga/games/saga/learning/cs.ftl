# Pravidla Ságy a první hra pro ty, kdo se je učí.

## Rules

rules-aim = Cíl hry
rules-aim-text =
    Tři sta let připlouvali Vikingové přes moře do Anglie. Jeden z vás vede __Vikingy__, druhý __Anglosasy__ a každá strana vítězí jinak. Vítězství se zjišťuje jednou za kolo, na jeho konci.

    Vikingové vítězí, platí-li jedna z těchto podmínek:

    - ovládají __pět oblastí__ Anglie;
    - mají __osm mincí__;
    - v Anglii není žádná anglosaská jednotka.

    Anglosasové vítězí, platí-li jedna z těchto podmínek:

    - žeton kola dosáhl žetonu hradišť nebo jej minul;
    - v Anglii není žádná vikinská jednotka.

    Zvítězí-li obě strany, zvítězili Anglosasové.

rules-map = Mapa
rules-map-text =
    __Anglie__ má sedm oblastí. Pět leží na __pobřeží__, každá se svou pečetí; Mercie a Wessex leží ve __vnitrozemí__. { $kent_wessex ->
        [false] Kent a Wessex spolu nesousedí.
       *[true] Kent a Wessex spolu sousedí.
    } Na konci kola dostanou Vikingové minci za každou vnitrozemskou oblast, kterou ovládají.

    __Skandinávie__ má tři oblasti, sever, střed a jih, každou s polem pro cíl výpravy. __Drakkar__ je loď, na níž Vikingové čekají na cestu domů.

    V oblasti je místo pro libovolný počet jednotek, ale jen pro jedno __hradiště__, opevněné město Anglosasů. Oblast __ovládáš__, máš-li v ní víc jednotek než soupeř. Hradiště nejsou jednotky.

    Každé postavené hradiště posune žeton hradišť o pole doprava, k žetonu kola. Každé ztracené jej vrátí doleva.

rules-units = Jednotky
rules-units-text =
    Každá strana má dvanáct __bojovníků__ a čtyři __vůdce__. Jednotka má sílu 1, neříká-li schopnost vůdce něco jiného.

    Schopnost vůdce zná jen majitel, dokud ji nepoužije v bitvě. Na začátku se jeden vůdce každé strany odloží stranou. Kdo ztratí vůdce, ztratí ho navždy; po první takové ztrátě přijde odložený vůdce do zásoby.

    Mincí je patnáct. Co se zaplatí, jde do společné zásoby, tribut jde soupeři. Kdo si bere mince, dostane nejvýše tolik, kolik jich ve společné zásobě ještě je.

rules-preparation = Příprava hry
rules-preparation-text =
    Skoro všechno udělá stůl za tebe:

    - V __Mercii__ stojí anglosaský bojovník a hradiště.
    - Vylosuje se cíl výpravy: v jeho oblasti se vylodí dva vikinští bojovníci. Vylosuje se druhý: jeho oblast dostane anglosaského bojovníka a hradiště. Pak leží všech pět cílů mimo plán.
    - V každé další oblasti Anglie stojí jeden anglosaský bojovník, v každé oblasti Skandinávie jeden vikinský.
    - Na každé straně se vylosuje jeden vůdce a __odloží__ se stranou. Další tři vůdci Anglosasů leží v jejich zásobě. Další tři vůdci Vikingů začínají ve Skandinávii, v každé oblasti jeden: kdo kde, určí Vikingové.
    - Ostatní bojovníci leží v zásobách stran. Anglosasové mají tři mince, Vikingové dvě.
    - Počet polí stupnice: { $track }. Žeton kola začíná na krajním pravém, žeton hradišť na { $burh_start }. poli zleva.
    - __Iniciativu__ mají Vikingové: v prvním kole vybírají první.

rules-round = Kolo
rules-round-text =
    - __Výběr destiček.__ Hráč s iniciativou si vezme jednu destičku akcí, druhý dvě, první poslední.
    - __Akce.__ Kdo má destičku s mečem a sekerou, vyhodnotí obě své destičky, pak je na řadě druhý hráč.
    - __Bitvy__ ve všech oblastech, kde stojí obě strany.
    - __Konec kola.__

rules-tiles = Destičky akcí
rules-tiles-text =
    Destičky jsou čtyři a každá má polovinu pro každou stranu. Jsou na nich akce, na některých také zlatý bonus.

    Své destičky vyhodnotíš jednu po druhé, každou celou. Akce jedné destičky provádíš v libovolném pořadí, každou jednou, a kteroukoli smíš vynechat. Bonus se provádí před všemi akcemi své destičky, nebo vůbec ne. Kde mezi dvěma akcemi stojí lomítko, vybereš jednu.

    Kdo si vezme destičku se znakem iniciativy, má iniciativu hned: v příštím kole vybírá první.

rules-moving = Pohyb
rules-moving-text =
    Pohyb přesune libovolný počet tvých jednotek z __jedné__ oblasti do __jedné__ sousední. Kolik tam však stojí nepřátel, tolik tvých jednotek je __vázáno bojem__ a zůstane; které, to vybíráš ty.

    Anglosasové zůstávají v Anglii. Vikingové se smějí pohybovat po Anglii, po Skandinávii a plout ze Skandinávie do Anglie, nikdy zpět.

    @engaged

    K plavbě potřebují Vikingové __cíl výpravy__ na poli oblasti, z níž vyplouvají; určuje pobřeží, kde se vylodí. Není-li tam žádný, nebo leží-li tam odkrytý a nehodí se, vylosují nový { $same_target ->
        [true] (může to být i ten, který tam ležel)
       *[false] (nikdy ten, který tam ležel)
    }, a pak tam musí vyplout aspoň jedna jednotka.

    Cíl ležící lícem dolů se vyplutím otočí a zůstane odkrytý i pro další pohyby. { $redraw_hidden ->
        [true] Do té doby ho lze vyměnit průzkumem, nebo při pohybu za vylosovaný.
       *[false] Do té doby ho lze vyměnit jen průzkumem.
    }

    @sailing

rules-vikings = Akce Vikingů
rules-vikings-text =
    - __Pohyb__: viz výše.
    - __Průzkum__: { $scout ->
        [all] prohlédni si všechny cíle, jeden vyber a polož lícem dolů na kterékoli pole; může to být i cíl z jiného pole, které pak zůstane prázdné. Co tam leželo, se vrátí.
       *[beside] prohlédni si cíle mimo plán, jeden vyber a polož lícem dolů na kterékoli pole. Co tam leželo, se vrátí.
    }
    - __Verbování__: jedna jednotka za minci, nebo tři za dvě; bojovníci, nebo vůdci, jak chceš. Přijdou do Skandinávie, každá tam, kde je jednotek nejméně.
    - __Plenění__: odstraň hradiště z oblastí, které ovládáš, po dvou mincích za každé. Všechny tvé jednotky odtud, které nejsou vázány bojem, jdou na Drakkar.

    Bonusy: bojovník (nikdy vůdce) zdarma ve Skandinávii, nebo pohyb.

    @plunder

rules-saxons = Akce Anglosasů
rules-saxons-text =
    - __Pohyb__: viz výše.
    - __Stavba__: zaplať minci za hradiště v oblasti, kterou ovládáš a v níž žádné není.
    - __Fyrd__: zaplať minci za každého vikinského bojovníka, kterého odstraníš z oblastí s hradištěm, ať tam stojíš, nebo ne. Vůdci jsou v bezpečí.
    - __Příjem__: každé hradiště dá minci, nebo za minci jednu jednotku ze zásoby, bojovníka nebo vůdce, do své oblasti.
    - __Tribut__: v jedné oblasti, kde stojí obě strany, dej Vikingům minci: všichni jejich lidé odtud jdou na Drakkar.

    Bonusy: mince, nebo pohyb jedné jednotky.

    @fyrd

rules-battles = Bitvy
rules-battles-text =
    Vikingové určují, která bitva je další. V každé:

    - __Vůdci.__ Počínaje Vikingy hráči střídavě odhalují vůdce, po jednom, nebo pasují. Kdo pasoval, už neodhaluje. Skrytí vůdci bojují silou 1. Odhalit Svolavatele, Kormidelníka nebo Vyslance znamená použít ho, pokud může něco udělat. { $late_reveal ->
        [false] Vůdce, kterého do bitvy přivedla schopnost, zůstává skrytý.
       *[true] I vůdce, kterého do bitvy přivedla schopnost, smí být odhalen.
    } Po bitvě jsou všichni vůdci opět skryti.
    - __Síla.__ Obě strany sečtou sílu. Vyhrává větší, při shodě vyhrávají __Anglosasové__. Strana, které do té doby nezbyla žádná jednotka, prohrála a nikdo další se neodstraňuje.
    - __Ztráty.__ Každá strana odstraní jednu jednotku za každé __dva__ body síly nepřítele; vybírá majitel, obě strany zároveň a skrytě. Bojovníci jdou do zásoby, vůdci ze hry.
    - __Ústup.__ Poražený odejde se všemi jednotkami do jedné sousední oblasti. Anglosasové tam, kde není Viking. Vikingové tam, kde nejsou Anglosasové ani hradiště, { $free_drakkar ->
        [true] a to ke svým, jsou-li nějací, jinak do oblasti, kterou nikdo neovládá; z pobřeží smějí místo toho vždy na Drakkar.
       *[false] a to ke svým, jsou-li nějací; jinak do oblasti, kterou nikdo neovládá, nebo z pobřeží na Drakkar.
    } Kdo nemůže ustoupit, je odstraněn.

    @battle

rules-leaders = Vůdci
rules-leaders-text =
    Vikingové:

    - __Dobyvatel__: síla 2 tam, kde je hradiště.
    - __Kormidelník__: na pobřeží přivede do bitvy jednu jednotku ze Skandinávie.
    - __Berserk__: je odstraněn a s ním nejvýše dvě nepřátelské jednotky.
    - __Plenitel__: po vyhrané bitvě smí vyplenit tamní hradiště.

    Anglosasové:

    - __Strážce__: síla 2 tam, kde je hradiště.
    - __Svolavatel__: přivede jednu nevázanou jednotku ze sousední oblasti.
    - __Vyslanec__: { $envoy ->
        [warrior] pošle na Drakkar jednoho vikinského bojovníka z bitvy, nikdy vůdce.
       *[unit] pošle na Drakkar jednu z bojujících jednotek Vikingů, bojovníka nebo vůdce.
    }
    - __Šampion__: síla 3 tam, kde hradiště není.

rules-ending = Konec kola
rules-ending-text =
    Nejdřív se zjistí, zda někdo zvítězil. Pak se žeton kola posune o pole doleva, Vikingové dostanou mince za vnitrozemské oblasti a jejich jednotky z Drakkaru se vrátí domů, každá do té oblasti Skandinávie, kde je jich nejméně.

    Pozor na Drakkar: jednotky na něm nejsou v Anglii.

## Examples

example-engaged = Na tahu jsou Anglosasové. V Essexu stojí čtyři proti dvěma: dva jsou vázáni, dva smějí do Kentu. Nebo zaplať tribut a Vikingové odejdou.
example-sailing = Na tahu jsou Vikingové. Ze středu vede cesta do Kentu. Na severu cíl není: vylosuj jej, nebo si jej průzkumem připrav na později.
example-plunder = Northumbrie a Essex jsou tvoje: po dvou mincích za hradiště. V Mercii je Anglosasů víc.
example-fyrd = K fyrdu je potřeba hradiště a mince, ale žádné jednotky na místě. Ve Wessexu hradiště není. Příjem: mince nebo jednotka z každého hradiště.
example-battle = Dvě bitvy. V Essexu by měl tvůj vůdce, Dobyvatel, sílu 2, protože je tam hradiště: odhal ho. V Northumbrii by byla shoda.

## Where the components are known from

sources-areas = Oblasti
sources-leaders = Vůdci
sources-tiles-standard = Destičky akcí

## The first game

guide-welcome =
    Vítej v Anglii. Vedeš __Vikingy__, šedou barvu. Dva tví bojovníci se vylodili v Kentu; další čekají ve Skandinávii.

    Zvítězíš s osmi mincemi, s pěti oblastmi, nebo je-li Anglie bez Anglosasů. Čas hraje proti tobě: až se oba žetony na stupnici potkají, vítězí oni.
guide-take = Každé kolo začíná výběrem destiček. Ty bereš jednu, soupeř dvě a poslední je tvoje. Destička __2__ ti dovolí pohyb a plenění a meč se sekerou znamenají, že tvé akce jdou první. Vezmi si ji.
guide-take-other = Každá destička se k něčemu hodí. S destičkou 2 jdou tvé akce první a můžeš plenit.
guide-resolve = Máš teď destičky 2 a 4. Začni destičkou __2__.
guide-bonus = Zlatý znak je bonus: bojovník zdarma. Provádí se před ostatními akcemi. Postav ho na __sever__ Skandinávie.
guide-bonus-other = Bonus nic nestojí, ale musí přijít první. Po každé jiné akci propadá.
guide-march = V Essexu, hned vedle Kentu, stojí __hradiště__ s jediným obráncem. Přesuň __oba__ bojovníky z Kentu do Essexu.
guide-march-other = Dva proti jednomu by ovládli Essex i s hradištěm.
guide-plunder = Dva proti jednomu: ovládáš Essex. __Vyplen__ hradiště: dvě mince pro tebe a žeton hradišť se vrátí o pole.
guide-plunder-other = Mince jsou nejkratší cesta k vítězství a každé padlé hradiště ti dává čas.
guide-drakkar =
    Už čtyři mince. Po plenění jdou jednotky nevázané bojem na __Drakkar__ a na konci kola plují domů. Jednoho bojovníka váže obránce, a tak zůstává.

    Teď druhá destička: pohyb a verbování.
guide-sail = K vyplutí ze Skandinávie potřebuješ cíl výpravy. Na severu žádný není: zvol pohyb a dotkni se __pole pro cíl na severu__, ať se vylosuje.
guide-land = Sussex! Teď někdo musí vyplout. Vezmi s sebou __oba__ bojovníky.
guide-land-other = Čím víc, tím líp: bude bitva.
guide-leader = A tvůj vůdce? Ať __pluje s nimi__. Soupeř neví, co umí.
guide-recruit = Za mince dostaneš nové jednotky: tři za dvě mince, nebo jednu za jednu. Mince jsou vítězství, naverbuj tedy jen __jednu__.
guide-place = Nové jednotky přicházejí tam, kde je jich nejméně: na __sever__.
guide-battle =
    Anglosasové provedli své akce: v Sussexu jich stojí o jednoho víc. Kde stojí obě strany, tam je __bitva__, a pořadí určuješ ty.

    Začni v __Sussexu__.
guide-reveal = Smíš odhalit vůdce a použít jeho schopnost. Tvůj, Dobyvatel, je silnější jen u hradiště, a to tu není. __Pasuj__: bojuje silou 1 a zůstane tajemstvím.
guide-reveal-other = Nic se nestalo, ale soupeř ho už zná.
guide-losses = Tři proti dvěma: vyhráváš. Každá strana ztratí jednotku za každé dva body síly nepřítele, ztratíš tedy jednu. Vydej __bojovníka__: vůdce by byl ztracen navždy.
guide-losses-other = Ztracený vůdce se už nevrátí.
guide-retreat = V Essexu byla shoda a shoda patří Anglosasům. Nikdo nepadne, ale musíš __ustoupit__. Kent je prázdný: jdi tam a pořád držíš dvě oblasti.
guide-retreat-other = Vrátí se domů, ale v Kentu by pro tebe držel druhou oblast.
guide-home = Kolo skončilo, nikdo nezvítězil. Bojovník z Drakkaru se vrací __domů__.
guide-end =
    To bylo jedno kolo. Žeton kola se posunul o pole doleva a nové začíná výběrem destiček.

    Tři mince, dvě oblasti a saský měšec, který roste: hraj dál, nebo zkus druhou stranu.
