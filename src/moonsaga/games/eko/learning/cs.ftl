# Pravidla Ekö a první hra pro ty, kdo se je učí.

## Rules

rules-aim = Cíl hry
rules-aim-text =
    Starý Císař je mrtev a jeho dědicové se bijí o poušť, která z říše zbyla. Vedeš jednu z armád: kulaté kameny, které stojí samy nebo ve sloupcích, a mezi nimi tvůj vlastní Císař.

    Vyhraješ okamžitě jedním ze dvou způsobů:

    - máš __alespoň dvanáct bodů__ a tvoje stavba stojí __nejméně v jednom hlavním městě__;
    - __jen ty__ máš ještě kameny na plánu.

    Tábor má hodnotu jednoho bodu, věž dvou, hrad tří a každý zajatý nepřátelský Císař tří.

rules-box = Plán a součásti hry
rules-box-text =
    Plán se skládá z velkých dílků: sedmi pro dva hráče, deseti pro tři, třinácti pro čtyři. Každý šestiúhelník je buď __pole__, nakreslené jako kruh, nebo __terén__. Sloupky stojí jen na polích a stavby jen na terénu.

    Co lze na terénu postavit:

    - __propast__: nic;
    - __kamenitá poušť__: tábor;
    - __soutěska__ a __hlavní město__: tábor, ze kterého se může stát věž;
    - __hora__: tábor, ze kterého se může stát věž a z té hrad.

    Každý hráč má šestnáct kamenů, jeden z nich je Císař, a pět táborů, tři věže a jeden hrad. Co došlo, nelze stavět, dokud se nevrátí.

    __Sloupek__ je jeden kámen nebo několik kamenů jedné barvy, nikdy víc než __čtyři__. Kameny, které opustí plán, leží vedle něj v tvé __zásobě__ a mohou se vrátit.

rules-setup = Příprava
rules-setup-text =
    Obstará ji stůl. { $board ->
        [reference] Dílky leží jako na plánu z pravidel.
       *[random] Dílky se zamíchají, natočí a vyloží { $layout ->
            [star] do hvězdy
           *[rows] do řad
        } tak, aby všechna pole souvisela.
    } Pak se zamíchají kameny všech hráčů i s Císaři a na každé pole se položí jeden, až jsou plná všechna.

    { $colours ->
        [fixed] Začínající hráč se losuje; každé místo má svou barvu.
       *[drawn] Barvy a začínající hráč se losují.
    } Před hrou může každý po řadě prohodit svého Císaře s jiným vlastním kamenem.

rules-turn = Tvůj tah
rules-turn-text =
    Hráči se střídají po směru hodinových ručiček. Tah má dvě části a žádnou nesmíš vynechat, můžeš-li něco udělat:

    - __Akce__: přesuň jeden sloupek, nebo postav jednu stavbu. Jednou za tah si můžeš koupit druhou akci, vynucený pochod.
    - __Posílení__: vrať na plán kameny ze zásoby.

    Kdo nemá žádnou možnou akci, přejde k posílení.

rules-moving = Přesun
rules-moving-text =
    Přesouváš jeden celý sloupek, libovolně daleko a s libovolným počtem zatáček, přes __volná pole__. Jiné sloupky, tvoje i cizí, a každý terén mu stojí v cestě. Sloupek se nikdy nedělí a návrat na totéž pole není přesun.

    Přesun může skončit třemi způsoby:

    - na __volném poli__;
    - na __jiném tvém sloupku__, ke kterému se připojí, mají-li dohromady nejvýš čtyři kameny;
    - na __nepřátelském sloupku s méně kameny__, který zničí a zaujme jeho místo. Poražené kameny se vrátí do zásoby majitele.

    @moving

    __Kamikaze.__ Čtyři kameny jsou nejsilnější sloupek, ale samotný kámen smí zaútočit právě na čtyři. Všech pět se pak vrátí do zásob svých majitelů a pole zůstane prázdné.

    @kamikaze

rules-building = Stavba
rules-building-text =
    Za stavbu platíš kameny __jednoho svého sloupku, který s místem sousedí__. Jdou do tvé zásoby a mohou se vrátit ještě v témže tahu.

    - __Tábor__ stojí jeden kámen. První stavbou na prázdném místě je vždy tábor.
    - __Věž__ stojí dva kameny a nahradí tvůj tábor.
    - __Hrad__ stojí tři kameny a nahradí tvou věž.

    Každý takový krok je samostatná akce a mez určuje terén.

    @building

    Můžeš také __nahradit nepřátelskou stavbu__ stejnou nebo o stupeň vyšší, a to za __o kámen víc__, opět z jediného sloupku. Stará stavba se vrátí majiteli.

    @replacing

rules-emperor = Císař
rules-emperor-text =
    Císař leží vždy na vrchu svého sloupku a počítá se jako jeden kámen. Od ostatních se liší ve třech věcech.

    - Jeho sloupek smí zaútočit na __stejně vysoký__ sloupek, i na takový, v němž je Císař. Osamělý Císař tedy porazí samotný kámen.
    - Je-li jeho sloupek poražen, stane se Císař __zajatcem__ útočníka a má hodnotu tří bodů. Ostatní kameny jdou jako obvykle do zásoby.
    - Ze zajetí se vrací jen __výměnou__. Zajmeš-li nepřátelského Císaře, když je tvůj v zajetí, musíš ho ihned dát za vlastního, který jde do tvé zásoby. Kdo ho drží, nesmí odmítnout, a výměna není akce. { $exchange_chain ->
        [true] Kdo takto Císaře dostane a vlastního má v zajetí, musí ho vyměnit dál.
       *[false] Kdo takto Císaře dostane, už sám nic nevyměňuje.
    }

    @emperor

    Císařem můžeš zaplatit stavbu jako každým kamenem a to, které kameny vydáš, vybíráš ty. Vynucený pochod se jím nikdy neplatí. Osamělý Císař může být Kamikaze: vrátí se pak do tvé zásoby.

rules-march = Vynucený pochod
rules-march-text =
    Po své akci, před posílením, můžeš jednou za tah navždy vydat __tři kameny ze zásoby__, ale ne Císaře. Provedeš za ně ještě jednu akci, přesun nebo stavbu.

rules-reinforcing = Posílení
rules-reinforcing-text =
    Je-li tvá zásoba prázdná, tato část se vynechá. Jinak musíš vrátit __aspoň jeden__ kámen, lze-li to:

    - všechny kameny jdou na __jeden tvůj sloupek__, který je na plánu, nikdy na volné pole;
    - sloupek má potom nejvýš čtyři kameny, přidáváš tedy jeden až tři;
    - sloupek __nesousedí s nepřátelskou stavbou__, ať sousedí s čímkoli jiným.

    @reinforcing

    Leží-li v zásobě tvůj Císař, vrací se první; další kameny smějí za ním na tentýž sloupek. Sousedí-li každý sloupek, v němž je místo, s nepřátelskou stavbou, smí a musí se k jednomu z nich připojit Císař, a to sám.

rules-ending = Konec hry
rules-ending-text =
    Hra končí ve chvíli, kdy má někdo dvanáct bodů a hlavní město, nebo kdy nikdo jiný nemá na plánu kameny. Kdo už nemá na plánu žádný kámen, je ihned vyřazen, i když posledním zaplatil stavbu; jeho stavby zůstanou a lze je nahradit.

    Dva vzácné případy: zničí-li se poslední dva sloupky na plánu navzájem, __prohrají všichni__{ $last_capture ->
        [points-first] , ledaže díky tomu má útočník dvanáct bodů a hlavní město: pak vyhrává.
       *[everybody-loses] , i kdyby to dalo dvanáct bodů a hlavní město.
    } Zajmeš-li posledním kamenem jako Kamikaze Císaře, díky němuž máš dvanáct bodů, držíš hlavní město a na plánu stojí ještě jeden soupeř, __vyhrajete společně__. { $last_builder ->
        [alone] Zaplatíš-li posledním kamenem stavbu, která ti dá dvanáctý bod, vyhráváš jen ty.
       *[shared] Totéž platí, zaplatíš-li posledním kamenem stavbu, která ti dá dvanáctý bod.
    }

    { $no_progress ->
        [0] Hru, v níž se nic neděje, tu nic neukončí.
        [1] Hra končí po tahu bez útoku, stavby a změny bodů. { $repetition ->
            [false] Každý útok a každá stavba se počítá, i když se pozice opakují.
           *[true] Tah, který skončí stejnou pozicí jako některý z posledních 32 tahů, se také počítá jako tah bez pokroku, ať se v něm dobylo nebo postavilo cokoli.
        }
       *[other] Hra končí po { $no_progress } tazích bez útoku, stavby a změny bodů. { $repetition ->
            [false] Každý útok a každá stavba se počítá, i když se pozice opakují.
           *[true] Tah, který skončí stejnou pozicí jako některý z posledních 32 tahů, se také počítá jako tah bez pokroku, ať se v něm dobylo nebo postavilo cokoli.
        }
    } { $turn_limit ->
        [0] Počet tahů není omezen.
        [1] Nejpozději končí hra po jednom tahu.
       *[other] Nejpozději končí hra po { $turn_limit } tazích.
    } Při přípravě stolu můžeš zvolit jiná čísla.

    Skončí-li hra takto, vyhraje ten, kdo má bodů nejvíc, při shodě ten, kdo drží hlavní město; nerozhodne-li ani to, vyhrají společně. Kdo je vyřazen, nevyhrává.

rules-variants = Varianty
rules-variants-text =
    Malé dílky hru obohatí. Vybíráš je při přípravě stolu.

    - __Labyrint bouří.__ Na pole bouří se na začátku kameny nekladou. Sloupek, který do pásma bouří vstoupí, projde jím nebo v něm __svůj přesun začíná__, ztratí jeden kámen podle tvého výběru, jednou za tah za každé pásmo, a to ještě před útokem. Samotný kámen tedy do bouře nevejde ani z ní nevyjde; může tam jen zaplatit stavbu. Sloupek v bouři nedostane posily.

    @storm

    - __Portály.__ Z pole vedle jednoho portálu přejde sloupek na kterékoli pole vedle druhého a smí jít dál. Na portálu se nikdy nezastaví a zezadu jej uzavírají propasti.
    - __Pyramidy.__ Každá dává dva body tomu, kdo má { $majority ->
        [more-than-half] sloupky aspoň na dvou ze tří bouřkových polí kolem ní.
       *[most] na třech bouřkových polích kolem ní nejvíc sloupků; může stačit jeden. Při shodě nedostane body nikdo.
    }
    - __Maják.__ Kdo má { $majority ->
        [more-than-half] sloupky aspoň na dvou ze tří polí kolem něj,
       *[most] na třech polích kolem něj nejvíc sloupků, třeba jen jeden,
    } tomu bouře neškodí.
    - __Chrám větru.__ Lze na něm postavit tábor. Jeho majitel smí posílení rozdělit mezi několik sloupků, v libovolném pořadí, každému jednou{ $wind_limit ->
        [three] , dohromady však nejvýš tři kameny.
       *[none] , a celkový počet kamenů není omezen.
    }
    - __Chrám měsíce.__ Lze na něm postavit tábor. { $moon_times ->
        [any] Kolikrát to dokáže zaplatit, tolikrát
       *[once] Jednou za tah
    } smí jeho majitel { $moon_use ->
        [also] kromě obvyklého posílení
       *[instead] místo obvyklého posílení
    } navždy vydat dva kameny ze zásoby, __ale ne Císaře__, a položit jeden kámen kamkoli: na volné pole nebo na vlastní sloupek, ve kterém je místo, do bouře, vedle nepřátelské stavby. Čeká-li v zásobě Císař, je tím kamenem on.
    - __Chrám písku.__ Lze na něm postavit tábor. Jednou za tah, před akcí, smí jeho majitel navždy vydat dva kameny ze zásoby, __ale ne Císaře__, a poslat jeden nepřátelský kámen, ale ne Císaře, do zásoby jeho majitele.

## Examples

example-moving = Na tahu je Světle modrý. Sloupek dvou kamenů z b4 smí vzít samotný kámen na a4, připojit se k d2 nebo odejít daleko, ale dva ani tři kameny neporazí.
example-kamikaze = Tvůj samotný kámen z b2 může srazit čtyři kameny na b4. Proti jednomu nebo dvěma nic nezmůže.
example-building = Sloupek tří kamenů může postavit tábor na poušti, v soutěsce nebo na hoře. Na věž a hrad přijde čas později.
example-replacing = Dva kameny nahradí nepřátelský tábor na a2. Dva udělají z tvého tábora na a3 věž. Tři nahradí nepřátelskou věž na b3; hrad by tam stál čtyři.
example-emperor = Dva kameny s tvým Císařem porazí dva s cizím a cizí Císař je tvůj zajatec. Na tři to nestačí.
example-reinforcing = Posílit lze jen c2: sloupky na a2 a b2 sousedí s nepřátelským táborem v soutěsce.
example-storm = Cesta na a4 vede bouří: nejdřív ztratíš jeden kámen. Ty vybereš, zda to bude Císař.

## Where the pieces are known from

sources-large = Velké dílky
sources-small = Malé dílky
sources-buildings = Stavby
sources-terrain = Terén

## The first game

guide-welcome =
    Vítej v Ekö. Hraješ za __Světle modrého__, soupeř za Tmavě modrého. Na každém poli leží jeden kámen; kameny s korunou jsou Císaři, tvůj na d3, soupeřův na e4.

    Chceš dvanáct bodů a hlavní město, nebo plán jen pro sebe. Podívejme se, jak na to.
guide-swap = Před hrou můžeš svého Císaře prohodit s jiným vlastním kamenem. Na d3 stojí dobře, blízko nepřátelského: __nech__ ho tam.
guide-gather =
    Každý tah začíná jednou akcí: přesunem nebo stavbou. Jeden kámen jeden kámen neporazí, ať se tedy dva spojí.

    Dotkni se kamene na __d5__ a potom sousedního __d4__.
guide-gather-other = Dva kameny vedle nepřátelského Císaře by ho příští tah mohly zajmout. To byl plán.
guide-capture =
    Dva porazí jeden. Dotkni se svého sloupku na __d4__ a potom nepřátelského Císaře na __e4__.
guide-capture-other = Nepřátelský Císař tam stojí, jako by čekal, a nemusí čekat dlouho.
guide-prisoner =
    Soupeřův Císař je tvůj zajatec: __tři body__, dokud ho držíš. Vidíš ho vedle plánu. Soupeř ho dostane zpět, jen když zajme tvého.

    A teď body, které stojí na zemi.
guide-camp =
    Sloupky stojí na polích, stavby na terénu. Vedle tvého sloupku na e4 leží soutěska f4. __Tábor__ stojí jeden kámen ze sloupku, který s ní sousedí.

    Dotkni se sloupku na __e4__, potom soutěsky __f4__ a zvol tábor.
guide-camp-other = Tábor dává bod a skoro nic nestojí: kámen se může hned vrátit.
guide-reinforce =
    Kámen, kterým se platilo, leží v tvé zásobě. Druhá část každého tahu vrací kameny, všechny na __jeden sloupek__, který nesousedí s nepřátelskou stavbou.

    Vrať ho na __e4__.
guide-reinforce-other = Na e4 kámen hlídá tábor a pomůže zaplatit, co tam postavíš příště.
guide-why =
    Nemusíš znát všechna pravidla zpaměti. Můžeš se dotknout všeho, co svítí. Dotkni se něčeho, co nesvítí, třeba nepřátelského sloupku na e7, a stůl ti řekne, __které pravidlo__ to zakazuje. Zkus to, chceš-li.
guide-join =
    Věž stojí dva kameny. Aby potom e4 někdo hlídal, potřebuješ tam tři. Ať se kámen z __e3__ připojí k __e4__.
guide-join-other = Jsou-li na e4 dva kameny, spotřebuje věž celý sloupek.
guide-tower =
    Teď udělej z tábora __věž__: dotkni se __e4__, potom __f4__. Má hodnotu dvou bodů a zaujme místo tábora.
guide-back =
    V zásobě leží dva kameny. Vrať __oba__ na __e4__: sloupek nemá nikdy víc než čtyři.
guide-capital =
    Tři body za Císaře a dva za věž je dohromady pět. Na g6 leží __hlavní město__: bez stavby v něm dvanáct bodů k vítězství nestačí.

    Se třemi kameny v zásobě si můžeš koupit druhou akci, __vynucený pochod__; ty kameny se už nevrátí.
guide-end =
    To je vše, co potřebuješ. Hraj odtud dál, jak dlouho chceš, nebo si připrav vlastní hru. Pravidla jsou po ruce u každého stolu.
