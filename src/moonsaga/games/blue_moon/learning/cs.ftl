# Pravidla Blue Moon a první hra pro ty, kdo se je učí.

## Rules

rules-aim = Cíl hry
rules-aim-text =
    Dva dědicové bojují o trůn města Blue Moon a každý stojí v čele jiného národa. Souboj za soubojem se snažíš přilákat na svou stranu tři draky živlů.

    Když dojdou karty, vyhrává ten, kdo má na své straně draky, a dostane __krystaly__: jeden za vítězství a po jednom za každého draka. Máš-li už všechny tři draky a přilákáš dalšího, vyhráváš okamžitě a dostaneš čtyři krystaly.

rules-box = Karty
rules-box-text =
    Každý hráč má svůj národ: vůdce, který leží vedle plánu, a balíček třiceti karet. Na začátku jich držíš šest. Jsou čtyři druhy:

    - __Postavy__ za tebe bojují. Potřebuješ jednu v každém tahu.
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
    - __Postava.__ Musíš zahrát jednu postavu do bojové oblasti. Překryje to, co tam leží z dřívějších tahů: překryté karty už neplatí, jen se počítají jako karty.
    - __Posílení, nebo podpora.__ Smíš přidat k postavě jedno posílení, nebo zahrát jednu kartu podpory do oblasti podpory, ne obojí. Kdo souboj začíná, v tom prvním tahu nehraje ani jedno.
    - __Síla.__ Ohlas ji.
    - __Doplnění.__ Líznutím doplň ruku na šest karet. Máš-li víc, necháš si je.

    Stůl nabízí jen to, co ještě může vést k dostatečné síle, takže se do slepé uličky nedostaneš.

    @match

rules-power = Síla
rules-power-text =
    Tvoje síla je součet tvých __aktivních__ karet v živlu souboje: postav a posílení z tohoto tahu a všech karet podpory. Texty ji mohou zvýšit i snížit; nejdřív se zvyšuje, pak snižuje, ale „liché hodnoty platí za 0“ a podobné texty hledí na to, co je vytištěno.

    Musí být alespoň tak velká jako síla druhé strany v této chvíli. Proti nule stačí nula.

    @retreat

rules-winning = Vítězství v souboji
rules-winning-text =
    Ustoupí-li soupeř, přilákáš __jednoho draka__, a __dva__, máš-li v bojové oblasti a v podpoře __šest karet nebo víc__, počítaje i překryté. Karty mohou ten počet změnit.

    Drak přijde k tobě ze středu. Má-li však draky soupeř, vrátí se drak nejdřív od něj do středu: draci nikdy nejsou na obou stranách zároveň.

    Potom oba hráči odloží karty z bojové oblasti a z podpory na své odkládací hromádky a doplní ruku na šest.

rules-declining = Odmítnutí začít souboj
rules-declining-text =
    Kdo souboj začíná, nesmí v tom tahu ustoupit. Smí však __odmítnout__: odloží jednu, dvě nebo tři karty z ruky a doplní na šest. Pak začíná druhý hráč, nebo také odmítne. Nemáš-li v ruce postavu, odmítnout musíš. Předtím smíš zahrát kartu vedení.

    @decline

rules-ending = Konec hry
rules-ending-text =
    Když je tvůj balíček prázdný, už nelížeš, ale hraješ dál. Jakmile někdo nemá karty v ruce ani v balíčku, nový souboj nezačne a hra skončí s tím nynějším. Skončí také tehdy, když někdo odmítne začít souboj a odloží přitom své poslední karty.

    Vyhrává ten, kdo má tehdy draky. Jsou-li všichni tři ve středu, prohrává ten, komu karty došly dřív, a druhý dostane jeden krystal.

rules-icons = Ikony
rules-icons-text =
    - __ŠTÍT__ se živlem: v souboji o tento živel nemusíš vyrovnat cizí sílu. Smíš ohlásit menší.
    - __STOP__: po této kartě už v tomto tahu žádnou další nehraješ.
    - __NÁVRAT__: dokud je karta aktivní, smíš si ji na začátku svého tahu vzít zpět do ruky; postavu jen tehdy, nemá-li soupeř v bojové oblasti aktivní kartu s touto ikonou.
    - __ZDARMA__: karta se nepočítá do jedné postavy a jednoho posílení nebo podpory a smí se zahrát i v prvním tahu souboje. Text, který kartu zakazuje, platí i pro ni.
    - __PÁR__: dvě karty téhož druhu s touto ikonou, jejichž jména začínají stejným slovem, se smějí zahrát jako jedna.
    - __PARTA__: místo jedné postavy smíš zahrát libovolný počet postav jedné party. V dalším tahu smíš přidat další, aniž se parta překryje, neleží-li tam aktivní nic jiného. Partu, k níž nic nepřidáš, překryje tvá další postava.
    - __OCHRANA__: dokud je karta aktivní, soupeř ji nemůže ignorovat ani odložit, ani snížit její hodnoty.

    @shield

    @gang

rules-texts = Texty karet
rules-texts-text =
    Text, podle něhož se karty __ignorují__, má přednost před všemi kromě OCHRANY: ignorovaná karta nemá hodnoty, ikony ani text. Leží tu však dál: je postavou svého tahu a počítá se mezi šest karet. Text, který něco __zakazuje__, má přednost před texty, které to dovolují.

    Co karta nařizuje, to se musí splnit, jak jen to jde. Kde říká „smím“, vybíráš si. Platíš-li kartami, nepřidáváš žádnou, které není třeba; více požadavků se platí zvlášť, každý jinými kartami.

    Kdo kartu zahrál, rozhoduje, jak se její text použije, například kterou postavu zdvojnásobí. Když soupeř tuto postavu odloží nebo změní její hodnotu, hned určíš jinou aktivní.

    Text, který ti dovoluje libovolný počet posílení, ti nechává jednu kartu podpory, a naopak.

    Musíš-li __odhalit__ ruku, leží tyto karty odkryté, dokud se nepoužijí; co si dobereš potom, je zase skryté.

    __Mutanti__ nepatří k žádnému národu. Každý říká, za jaké podmínky se smí zahrát, a mění živel souboje.

    @mutant

    Odložené karty leží na hromádce lícem nahoru, jedna na druhé; karty vedení jdou vždy k vůdci, nikdy na hromádku. Prohlížet se smí jen vrchní karta a hromádky se nepočítají. Karty v ruce, v balíčku a ve hře se smějí spočítat kdykoli.

rules-more = Více her a národ Buka
rules-more-text =
    V __zápase__ se hraje dál, dokud někdo nemá pět krystalů. Poražený začíná další hru a oba hráči si smějí zvolit jiný balíček.

    S volbou __výměny první ruky__ smí každý hráč před prvním tahem zamíchat libovolný počet karet zpět a líznout si jich stejně.

    __Buka__ přinášejí dvě vlastní věci. Kartu s __BLAFEM__ lze položit lícem dolů jako kartu podpory s hodnotou 2 v obou živlech. Když ohlašuješ sílu, soupeř smí blaf prověřit: všechny tvé blafy se ukážou a odloží. Má-li každý z nich živel souboje, přilákáš draka a souboj pokračuje; nemá-li, přiláká draka soupeř a ty musíš ustoupit.

    __Lodě__ se hrají místo karty vedení a zůstávají ze souboje do souboje. Místo karty podpory smíš naložit postavu, posílení nebo podporu na loď, na níž je místo. Na začátku některého tvého tahu smí loď přistát: v tom tahu hraješ to, co veze, postavy Buka ZDARMA, a potom se loď odloží.

rules-decks = Stavba balíčků
rules-decks-text =
    Zkušení hráči si stavějí vlastní balíčky: vůdce a přesně __třicet různých karet__. Karty vůdcova národa jsou bez omezení. Ostatní karty se počítají svými __měsíci__, mají-li nějaké: dohromady nejvýš __deset__.

## Examples

example-match = Oheň; soupeř má šest. Blaze přináší čtyři, potřebuje tedy vedle sebe Lightning Bolts nebo Fireblast: zkus to. Torch s jedničkou by na šest nikdy nedosáhl.
example-retreat = Oheň, proti tobě deset a nic z tvé ruky se tomu neblíží. Musíš ustoupit. Šest karet na druhé straně znamená dva kroky draků: tvůj jde do středu a jiný k soupeři.
example-decline = V ruce není postava: musíš odmítnout začít a odložit jednu až tři karty.
example-shield = Proti tobě osm země. Spark má jen dvě, ale Infernal Armor je štít proti zemi: s ním dvě stačí.
example-gang = Wogarathoras má pět ohně. Nikdo z party nemá víc než dva, ale smíš jich zahrát, kolik chceš.
example-mutant = Útočí na tebe alespoň pět země: Zig-nur-Don smí přijít. Souboj se změní na oheň, štít tě zbaví vyrovnávání a STOP ukončí tvé hraní karet.

## Where the cards are known from

sources-decks = Balíčky
sources-cards = Karty

## The first game

guide-welcome =
    Vítej v Blue Moon. Vedeš národ __Vulca__, lid ohně; soupeř vede Hoax. Ve středu čekají tři draci.

    V souboji musí každý tah alespoň vyrovnat sílu druhé strany. Kdo nemůže nebo nechce, ustoupí a přijde o draka. Začínáš.
guide-volca = Každý tah potřebuje __postavu__. Čísla v jejím rohu jsou její síla: červené oheň, zelené země. Volca má pět ohně. Dotkni se karty __Volca__ ve své ruce.
guide-volca-other = Jiná postava poslouží také, ale ukážu ti, co dokáže pět ohně.
guide-fire = Kdo souboj začíná, nehraje v tom tahu posílení ani podporu, ale volí živel. Volca je silná v ohni: ohlas __oheň__.
guide-fire-other = V zemi má Volca jen jednu. Soupeři to nedá moc práce.
guide-answer =
    Hoax odpověděli postavou se čtyřmi a kartou podpory se dvěma: __šest ohně__. Karta podpory zůstává do konce souboje, její dvojka tedy platí v každém tahu.

    Teď musíš mít alespoň šest.
guide-blaze = Nová postava překryje starou, která už neplatí. Zahraj __Blaze__: čtyři ohně. Dva ještě chybějí.
guide-bolts = K postavě smíš přidat jedno posílení, __nebo__ jednu podporu. Posílení pomáhá jeden tah, podpora celý souboj. Zahraj __Lightning Bolts__: tři ohně, které zůstanou.
guide-bolts-other = I to stačí. Posílení však bude v příštím tahu překryto.
guide-seven = Čtyři a tři je sedm: stačí. __Ohlas__ sílu. Potom doplníš ruku na šest karet.
guide-flamebreath = Teď mají sedm. Je čas na tvou nejsilnější postavu: __Flamebreath__, sedm ohně, a Lightning Bolts tam pořád leží.
guide-booster = Už deset. __Posílení__ jim to ztíží: přidej __Fireblast__.
guide-booster-other = Fireblast si můžeš i nechat. Deset ohně je hodně.
guide-thirteen = Sedm, tři a tři: třináct. __Ohlas__ sílu.
guide-dragon =
    __Ustoupili__: přišel k tobě drak. V tomto souboji leželo pět tvých karet; se šesti nebo více by přišli dva draci.

    Kdo ustoupil, začíná další souboj. Hoax začali s pěti __země__ a země není silnou stránkou tvého národa.
guide-earth = Držíš však kartu se __štítem__ proti zemi. Nejdřív potřebuješ postavu, jakoukoli: zahraj __Shimmer__.
guide-earth-other = Poslouží každá postava, jen když s ní přijde štít.
guide-shield = Teď posílení __Infernal Armor__. Jeho štít říká: v zemi nemusíš vyrovnat cizí sílu.
guide-two = __Ohlas__ své dvě země. Víc teď vyrovnat nemusejí, ale ty zůstáváš v souboji.
guide-retreat =
    Proti tobě šest země a štít už nemáš. __Ustoupit__ včas je polovina hry: dobré karty ti zůstanou v ruce a další souboj začínáš ty.

    Ustup teď.
guide-retreat-other = Další boj stojí karty, které ti později mohou chybět. Ale je to tvoje armáda.
guide-end =
    Tvůj drak se vrátil do středu a ty začínáš další souboj. Nebudeš-li mít někdy dobrou postavu, smíš __odmítnout__ začít a vyměnit až tři karty.

    Texty karet si přečteš dotykem nebo podržením. Hraj dál, jak dlouho chceš!
