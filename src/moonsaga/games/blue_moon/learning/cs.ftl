# Pravidla Blue Moon a první hra pro ty, kdo se je učí.

## Rules

rules-aim = Cíl hry
rules-aim-text =
    Dva dědicové bojují o trůn města Blue Moon a každý stojí v čele jiného národa. Souboj za soubojem se snažíš přilákat na svou stranu tři draky živlů.

    Když dojdou karty, vyhrává ten, kdo má na své straně draky, a dostane __krystaly__: jeden za vítězství a po jednom za každého draka. { $instant_win ->
        [fight] Máš-li už všechny tři draky a dalšího přilákáš vyhraným soubojem, vyhráváš okamžitě a dostaneš čtyři krystaly.
       *[any-dragon] Máš-li už všechny tři draky a přilákáš dalšího, vyhráváš okamžitě a dostaneš čtyři krystaly.
    }

rules-box = Karty
rules-box-text =
    Každý hráč má svůj národ: vůdce, který leží vedle plánu, a balíček třiceti karet. Na začátku jich držíš šest. Jsou čtyři druhy:

    - __Postavy__ za tebe bojují. V každém tahu musíš jednu zahrát.
    - __Posílení__ pomáhá postavě jednoho tahu.
    - Karty __podpory__ zůstávají do konce souboje.
    - Karty __vedení__ působí, když je zahraješ, některé po celý tah, a potom leží u vůdce.

    Karta má hodnotu __ohně__ (červenou) a __země__ (zelenou), často __ikony__, často text. Text karty má přednost před pravidly. „Já“ na kartě je ten, kdo ji zahrál, „ty“ je soupeř.

rules-fight = Souboj
rules-fight-text =
    Hra je řada soubojů. Každý se vede o jeden živel, o oheň nebo o zemi. Určí jej hráč, který souboj začíná, když poprvé ohlašuje sílu.

    Střídáte se. Kdo je na tahu, musí alespoň __vyrovnat__ sílu druhé strany, nebo ustoupit. Souboj trvá, dokud někdo neustoupí. Kdo ustoupil, začíná další.

rules-turn = Tvůj tah
rules-turn-text =
    Tah má tyto kroky v tomto pořadí:

    - __Začátek.__ Teď působí některé karty, třeba ty s NÁVRATEM. Většinou se nestane nic.
    - __Vedení.__ Smíš zahrát jednu kartu vedení.
    - __Ústup?__ Nemůžeš-li nebo nechceš-li bojovat dál, ustup teď. Tím končí souboj i tvůj tah.
    - __Postava.__ Musíš zahrát jednu postavu do bojové oblasti. Překryje to, co tam leží z dřívějších tahů: překryté karty už nic nedávají, jen se počítají do počtu karet.
    - __Posílení, nebo podpora.__ Smíš přidat k postavě jedno posílení, nebo zahrát jednu kartu podpory do oblasti podpory, ne obojí. Kdo souboj začíná, v tom prvním tahu nehraje ani jedno.
    - __Síla.__ Ohlas ji.
    - __Doplnění.__ Doplň ruku na šest karet. Máš-li víc, necháš si je.

    Stůl nabízí jen to, co ještě může vést k dostatečné síle, takže se do slepé uličky nedostaneš.

    @match

rules-power = Síla
rules-power-text =
    Tvoje síla je součet tvých __aktivních__ karet v živlu souboje: postav a posílení z tohoto tahu a všech karet podpory. Texty ji mohou zvýšit i snížit; nejdřív se zvyšuje, pak snižuje, { $reductions ->
        [last] a „lichá čísla platí jako 0“ a podobné texty se týkají hodnot po zvýšení.
       *[first] ale „lichá čísla platí jako 0“ a podobné texty se týkají vytištěných hodnot.
    }

    Musí být alespoň tak velká jako síla druhé strany v této chvíli. Proti nule stačí nula.

    @retreat

rules-winning = Vítězství v souboji
rules-winning-text =
    Ustoupí-li soupeř, přilákáš __jednoho draka__, a __dva__, máš-li v bojové oblasti a v podpoře __šest karet nebo víc__, včetně překrytých. Karty mohou ten počet změnit.

    Drak přijde k tobě ze středu. Má-li však draky soupeř, vrátí se drak nejdřív od něj do středu: draci nikdy nejsou na obou stranách zároveň.

    Potom oba hráči odloží karty z bojové oblasti a z podpory na své odkládací balíčky a doplní ruku na šest.

rules-declining = Odmítnutí začít souboj
rules-declining-text =
    Kdo souboj začíná, nesmí v tom tahu ustoupit. Smí však __odmítnout__: odloží jednu, dvě nebo tři karty z ruky a doplní na šest. Pak začíná druhý hráč, nebo také odmítne. Nemáš-li v ruce postavu, odmítnout musíš. Předtím smíš zahrát kartu vedení.

    @decline

rules-ending = Konec hry
rules-ending-text =
    Když je tvůj balíček prázdný, už nedobíráš, ale hraješ dál. Jakmile někdo nemá karty v ruce ani v balíčku, nový souboj nezačne a hra skončí s tím nynějším. Skončí také tehdy, když někdo odmítne začít souboj a odloží přitom své poslední karty.

    Vyhrává ten, kdo má tehdy draky. Jsou-li všichni tři ve středu, prohrává ten, komu karty došly dřív, a druhá strana dostane jeden krystal.

rules-icons = Ikony
rules-icons-text =
    - __ŠTÍT__ se živlem: v souboji o tento živel nemusíš vyrovnat cizí sílu. Smíš ohlásit menší.
    - __STOP__: { $texts_after_stop ->
        [true] po této kartě už v tomto tahu hraješ jen ty další, které ti navíc dovoluje text.
       *[false] po této kartě už v tomto tahu žádnou další nehraješ.
    }
    - __NÁVRAT__: dokud je karta aktivní, smíš si ji na začátku svého tahu vzít zpět do ruky; { $retrieve_blocked_by ->
        [characters] postavu jen tehdy, nemá-li soupeř v bojové oblasti aktivní postavu s touto ikonou, byť ignorovanou.
       *[cards] postavu jen tehdy, nemá-li soupeř v bojové oblasti aktivní kartu s touto ikonou.
    }
    - __ZDARMA__: karta se nepočítá do jedné postavy a jednoho posílení nebo podpory a smí se zahrát i v prvním tahu souboje. Text, který kartu zakazuje, platí i pro ni. { $normal_first ->
        [true] Obyčejná postava se hraje před postavami ZDARMA.
       *[false] Postavy ZDARMA se smějí zahrát před obyčejnou.
    }
    - __PÁR__: dvě karty téhož druhu s touto ikonou, jejichž jména začínají stejným slovem, se smějí zahrát jako jedna.
    - __PARTA__: místo jedné postavy smíš zahrát libovolný počet postav jedné party. V dalším tahu smíš přidat další, aniž se parta překryje, neleží-li tam aktivní nic jiného. Partu, k níž nic nepřidáš, překryje tvá další postava.
    - __OCHRANA__: dokud je karta aktivní, soupeř ji nemůže ignorovat ani odložit, ani snížit její hodnoty. { $protection ->
        [icon] Chrání i před textem, podle něhož se ignoruje právě tato ikona.
       *[card-text] Text, podle něhož se ignoruje právě tato ikona, má před ní přednost.
    } { $protected_in_hand ->
        [false] Karty v ruce a na lodi nechrání.
       *[true] Ignorují-li se i karty v ruce nebo na lodi, chrání je i tam.
    }

    @shield

    @gang

rules-texts = Texty karet
rules-texts-text =
    Text, podle něhož se karty __ignorují__, má přednost před všemi kromě OCHRANY: ignorovaná karta nemá hodnoty, ikony ani text{ $ignored_in_hand ->
        [false] ; karet v ruce se to netýká.
       *[true] , a to i v ruce.
    } Leží tu však dál: je postavou svého tahu a počítá se mezi šest karet. Text, který něco __zakazuje__, má přednost před texty, které to dovolují.

    Co karta nařizuje, to se musí splnit, jak jen to jde. Kde říká „smím“, vybíráš si. Platíš-li kartami, nepřidáváš žádnou, které není třeba, a { $ignored_cannot_pay ->
        [false] platí vytištěné hodnoty, i ignorované; více
       *[true] ignorovanými hodnotami nelze platit; více
    } požadavků se platí zvlášť, každý jinými kartami. { $pay_and_retreat ->
        [true] Kartě Caterpillar, která požaduje karty, nebo ústup, smíš zaplatit, i když potom stejně musíš ustoupit.
       *[false] Caterpillar požaduje karty, nebo ústup: nesmíš zaplatit, zbývá-li ti potom už jen ústup.
    }

    Bounce Back dovolí tvým aktivním kartám zaútočit znovu bez nové postavy. { $bounce_needs_cards ->
        [true] Bez aktivní karty nepřinese nic.
       *[false] Bez aktivní karty smíš ohlásit sílu 0 proti 0.
    }

    { $aims ->
        [highest] Text, který působí na jednu z více karet, například zdvojnásobí postavu, platí vždy pro tu, která dá největší sílu.
       *[chosen] Kdo kartu zahrál, rozhoduje, jak se její text použije, například kterou postavu zdvojnásobí. Když soupeř tuto postavu odloží nebo změní její hodnotu, hned určíš jinou aktivní.
    }

    Text, který ti dovoluje libovolný počet posílení, ti nechává jednu kartu podpory, a naopak.

    Musíš-li __vyložit__ ruku, leží tyto karty odkryté, dokud se nepoužijí; co si dobereš potom, je zase skryté.

    __Mutanti__ nepatří k žádnému národu. Každý říká, za jaké podmínky se smí zahrát, a mění živel souboje.

    @mutant

    Odložené karty leží v odkládacím balíčku lícem nahoru, jedna na druhé; karty vedení jdou vždy k vůdci, nikdy do něj. Prohlížet se smí jen vrchní karta a odložené karty se nepočítají. Karty v ruce, v balíčku a ve hře se smějí spočítat kdykoli.

rules-more = Více her a národ Buka
rules-more-text =
    V __zápase__ se hraje dál, dokud někdo nemá pět krystalů. Kdo prohrál, začíná další hru a oba hráči si smějí zvolit jiný balíček.

    { $mulligan ->
        [true] __Výměna prvních karet__: před prvním tahem smí každý hráč zamíchat libovolný počet karet zpět a dobrat si jich stejně.
       *[false] První karty se nevyměňují. S volbou __výměny prvních karet__ smí každý hráč před prvním tahem zamíchat libovolný počet karet zpět a dobrat si jich stejně.
    }

    Národ __Buka__ má dvě vlastní pravidla. Kartu s __BLAFEM__ lze položit lícem dolů jako kartu podpory s hodnotou 2 v obou živlech. Když ohlašuješ sílu, soupeř smí blaf prověřit: všechny tvé blafy se ukážou a odloží. Má-li každý z nich živel souboje, přilákáš draka a souboj pokračuje; nemá-li, přiláká draka soupeř a ty musíš ustoupit. { $bluffs_take_free ->
        [false] Text, díky němuž je tvá další karta ZDARMA, blafy vynechává: čeká na další odkrytou kartu.
       *[true] Je-li díky textu tvá další karta ZDARMA, může to být i blaf.
    }

    __Lodě__ se hrají místo karty vedení a zůstávají ze souboje do souboje. Místo karty podpory smíš naložit postavu, posílení nebo podporu na loď, na níž je místo. Na začátku některého tvého tahu smí loď zakotvit: v tom tahu hraješ to, co veze, postavy národa Buka ZDARMA, a potom se loď odloží. { $ships_exempt ->
        [true] Texty, které zakazují karty se zvláštní schopností nebo bez ní, lodě nezakazují.
       *[false] Texty, které zakazují karty se zvláštní schopností nebo bez ní, zakazují i lodě.
    }

rules-decks = Sestavování balíčků
rules-decks-text =
    Zkušení hráči si sestavují vlastní balíčky: vůdce a přesně __třicet různých karet__. Karet vůdcova národa smí být kolik chceš. Na ostatních kartách se počítají __měsíce__: dohromady nejvýš __deset__.

## Examples

example-match = Oheň; soupeř má šest. Blaze dává čtyři, přidej tedy Lightning Bolts nebo Fireblast: zkus to. Torch s jedničkou by na šest nikdy nedosáhl.
example-retreat = Oheň, proti tobě deset a nic z tvé ruky se tomu neblíží. Musíš ustoupit. Šest karet na druhé straně znamená dva kroky draků: tvůj jde do středu a jiný k soupeři.
example-decline = V ruce není postava: musíš odmítnout začít a odložit jednu až tři karty.
example-shield = Proti tobě osm v zemi. Spark má jen dvojku, ale Infernal Armor je štít proti zemi: s ním dvojka stačí.
example-gang = Wogarathoras má v ohni pět. Nikdo z party nemá víc než dva, ale smíš jich zahrát, kolik chceš.
example-mutant = Útočí na tebe v zemi aspoň pětka: smíš zahrát kartu Zig-nur-Don. Souboj je potom o oheň, štít tě zbaví vyrovnávání a STOP ukončí tvé hraní karet.

## Where the cards are known from

sources-decks = Balíčky
sources-cards = Karty

## The first game

guide-welcome =
    Vítej v Blue Moon. Vedeš národ __Vulca__, lid ohně; soupeř vede Hoax. Ve středu čekají tři draci.

    V souboji musí každý tah alespoň vyrovnat sílu druhé strany. Kdo nemůže nebo nechce, ustoupí a přijde o draka. Začínáš.
guide-volca = V každém tahu musíš zahrát __postavu__. Čísla v jejím rohu jsou její síla: červené oheň, zelené země. Volca má v ohni pět. Dotkni se karty __Volca__ ve své ruce.
guide-volca-other = Jiná postava poslouží také, ale ukážu ti, co dokáže pětka v ohni.
guide-fire = Kdo souboj začíná, nehraje v tom tahu posílení ani podporu, ale volí živel. Volca je silná v ohni: ohlas __oheň__.
guide-fire-other = V zemi má Volca jen jedničku. Soupeři to nedá moc práce.
guide-answer =
    Hoax odpověděli postavou se čtyřkou a kartou podpory s dvojkou: __šest v ohni__. Karta podpory zůstává do konce souboje, její dvojka tedy platí v každém tahu.

    Teď musíš mít alespoň šest.
guide-blaze = Nová postava překryje starou, která už neplatí. Zahraj __Blaze__: čtyři v ohni. Dvě ještě chybějí.
guide-bolts = K postavě smíš přidat jedno posílení, __nebo__ jednu podporu. Posílení pomáhá jeden tah, podpora celý souboj. Zahraj __Lightning Bolts__: trojka v ohni, která zůstane.
guide-bolts-other = I to stačí. Posílení však bude v příštím tahu překryto.
guide-seven = Čtyři a tři je sedm: stačí. __Ohlas__ sílu. Potom doplníš ruku na šest karet.
guide-flamebreath = Teď mají sedm. Je čas na tvou nejsilnější postavu: __Flamebreath__, sedm v ohni, a Lightning Bolts tam pořád leží.
guide-booster = Už deset. __Posílení__ jim to ztíží: přidej __Fireblast__.
guide-booster-other = Fireblast si můžeš i nechat. Deset v ohni je hodně.
guide-thirteen = Sedm, tři a tři: třináct. __Ohlas__ sílu.
guide-dragon =
    __Ustoupili__: přišel k tobě drak. V tomto souboji leželo pět tvých karet; se šesti nebo více by přišli dva draci.

    Kdo ustoupil, začíná další souboj. Hoax začali s pětkou v __zemi__ a země není silnou stránkou tvého národa.
guide-earth = Držíš však kartu se __štítem__ proti zemi. Nejdřív potřebuješ postavu, jakoukoli: zahraj __Shimmer__.
guide-earth-other = Poslouží každá postava, jen když s ní přijde štít.
guide-shield = Teď posílení __Infernal Armor__. Jeho štít říká: v zemi nemusíš vyrovnat cizí sílu.
guide-two = __Ohlas__ svou dvojku v zemi. Víc teď vyrovnat nemusejí, ale ty zůstáváš v souboji.
guide-retreat =
    Proti tobě šest v zemi a štít už nemáš. __Ustoupit__ včas je polovina hry: dobré karty ti zůstanou v ruce a další souboj začínáš ty.

    Ustup teď.
guide-retreat-other = Další boj stojí karty, které ti později mohou chybět. Ale je to tvoje armáda.
guide-end =
    Tvůj drak se vrátil do středu a ty začínáš další souboj. Nebudeš-li mít někdy dobrou postavu, smíš __odmítnout__ začít a vyměnit až tři karty.

    Texty karet si přečteš dotykem nebo podržením. Hraj dál, jak dlouho chceš!
