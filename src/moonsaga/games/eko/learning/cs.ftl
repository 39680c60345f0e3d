# Pravidla Ekö a první hra pro ty, kdo se je učí.

## Rules

rules-aim = Cíl hry
rules-aim-text =
    Starý Císař je mrtev a jeho dědicové se bijí o poušť, která z říše zbyla. Vedeš jednu z armád: kulaté disky, které stojí samy nebo ve sloupcích, a mezi nimi tvůj vlastní Císař.

    Vyhraješ okamžitě jedním ze dvou způsobů:

    - máš __alespoň dvanáct bodů__ a tvoje budova stojí __nejméně v jednom hlavním městě__;
    - __jen ty__ máš ještě disky na plánu.

    Tábor má hodnotu jednoho bodu, věž dvou, hrad tří a každý zajatý nepřátelský Císař tří.

rules-box = Plán a kameny
rules-box-text =
    Plán se skládá z velkých dílků: sedmi pro dva hráče, deseti pro tři, třinácti pro čtyři. Každý šestiúhelník je buď __pole__, nakreslené jako kruh, nebo __terén__. Sloupky stojí jen na polích a budovy jen na terénu.

    Co terén unese:

    - __propast__: nic;
    - __kamenitá poušť__: tábor;
    - __soutěska__ a __hlavní město__: tábor, ze kterého se může stát věž;
    - __hora__: tábor, ze kterého se může stát věž a z té hrad.

    Každý hráč má šestnáct disků, jeden z nich je Císař, a pět táborů, tři věže a jeden hrad. Co došlo, nelze stavět, dokud se nevrátí.

    __Sloupek__ je jeden disk nebo několik disků jedné barvy, nikdy víc než __čtyři__. Disky, které opustí plán, leží vedle něj v tvé __záloze__ a mohou se vrátit.

rules-setup = Příprava
rules-setup-text =
    Obstará ji stůl. Dílky se zamíchají, natočí a vyloží tak, aby všechna pole souvisela. Pak se zamíchají disky všech hráčů i s Císaři a na každé pole se položí jeden, až jsou plná všechna.

    Začínající hráč se losuje. Před hrou si každý po řadě může vyměnit místo svého Císaře s jiným vlastním diskem.

rules-turn = Tvůj tah
rules-turn-text =
    Hráči se střídají po směru hodinových ručiček. Tah má dvě části a žádnou nesmíš vynechat, můžeš-li něco udělat:

    - __Akce__: pohni jedním sloupkem, nebo postav jednu budovu. Jednou za tah si můžeš koupit druhou akci, vynucený pochod.
    - __Posílení__: vrať na plán disky ze zálohy.

    Kdo nemá žádnou možnou akci, přejde k posílení.

rules-moving = Pohyb
rules-moving-text =
    Pohybuješ jedním celým sloupkem, libovolně daleko a s libovolným počtem zatáček, přes __volná pole__. Jiné sloupky, tvoje i cizí, a každý terén mu stojí v cestě. Sloupek se nikdy nedělí a návrat na totéž pole není pohyb.

    Pohyb může skončit třemi způsoby:

    - na __volném poli__;
    - na __jiném tvém sloupku__, ke kterému se připojí, mají-li dohromady nejvýš čtyři disky;
    - na __nepřátelském sloupku s méně disky__, který zničí a zaujme jeho místo. Poražené disky se vrátí do zálohy majitele.

    @moving

    __Kamikaze.__ Čtyři disky jsou nejsilnější sloupek, ale samotný disk smí zaútočit právě na čtyři. Všech pět se pak vrátí do záloh svých majitelů a pole zůstane prázdné.

    @kamikaze

rules-building = Stavba
rules-building-text =
    Za budovu platíš disky __jednoho svého sloupku, který s místem sousedí__. Jdou do tvé zálohy a mohou se vrátit ještě v témže tahu.

    - __Tábor__ stojí jeden disk. První budovou na prázdném místě je vždy tábor.
    - __Věž__ stojí dva disky a nahradí tvůj tábor.
    - __Hrad__ stojí tři disky a nahradí tvou věž.

    Každý takový krok je samostatná akce a mez určuje terén.

    @building

    Můžeš také __nahradit nepřátelskou budovu__ stejnou nebo o stupeň vyšší, a to za __o disk víc__, opět z jediného sloupku. Stará budova se vrátí majiteli.

    @replacing

rules-emperor = Císař
rules-emperor-text =
    Císař leží vždy na vrchu svého sloupku a počítá se jako jeden disk. Od ostatních se liší ve třech věcech.

    - Jeho sloupek smí zaútočit na __stejně vysoký__ sloupek, i na takový, v němž je Císař. Osamělý Císař tedy porazí samotný disk.
    - Je-li jeho sloupek poražen, stane se Císař __zajatcem__ útočníka a má hodnotu tří bodů. Ostatní disky jdou jako obvykle do zálohy.
    - Ze zajetí se vrací jen __výměnou__. Zajmeš-li nepřátelského Císaře, když je tvůj v zajetí, musíš ho ihned dát za vlastního, který jde do tvé zálohy. Kdo ho drží, nesmí odmítnout, a výměna není akce.

    @emperor

    Císařem můžeš zaplatit budovu jako každým diskem a to, které disky vydáš, vybíráš ty. Vynucený pochod se jím nikdy neplatí. Osamělý Císař může být Kamikaze: vrátí se pak do tvé zálohy.

rules-march = Vynucený pochod
rules-march-text =
    Po své akci, před posílením, můžeš jednou za tah navždy vydat __tři disky ze zálohy__, ale ne Císaře. Provedeš za ně ještě jednu akci, pohyb nebo stavbu.

rules-reinforcing = Posílení
rules-reinforcing-text =
    Je-li tvá záloha prázdná, tato část se vynechá. Jinak musíš vrátit __aspoň jeden__ disk, lze-li to:

    - všechny disky jdou na __jeden tvůj sloupek__, který je na plánu, nikdy na volné pole;
    - sloupek má potom nejvýš čtyři disky, přidáváš tedy jeden až tři;
    - sloupek __nesousedí s nepřátelskou budovou__, ať sousedí s čímkoli jiným.

    @reinforcing

    Leží-li v záloze tvůj Císař, vrací se první; další disky smějí za ním na tentýž sloupek. Sousedí-li každý sloupek, v němž je místo, s nepřátelskou budovou, smí a musí se k jednomu z nich připojit Císař, a to sám.

rules-ending = Konec hry
rules-ending-text =
    Hra končí ve chvíli, kdy má někdo dvanáct bodů a hlavní město, nebo kdy nikdo jiný nemá na plánu disky. Kdo ztratí poslední disk na plánu, je vyřazen; jeho budovy zůstanou a lze je nahradit.

    Dva vzácné případy: zničí-li se poslední dva sloupky na plánu navzájem, __prohrají všichni__. Zajmeš-li posledním diskem jako Kamikaze Císaře, díky němuž máš dvanáct bodů, držíš hlavní město a na plánu stojí ještě jeden soupeř, __vyhrajete společně__.

    Aby žádná hra netrvala věčně, tento stůl ji ukončí po šedesáti tazích bez útoku, stavby a změny bodů. Vyhraje pak ten, kdo má bodů nejvíc.

rules-variants = Varianty
rules-variants-text =
    Malé dílky hru obohatí. Vybíráš je při přípravě stolu.

    - __Labyrint bouří.__ Na pole bouří se na začátku disky nekladou. Sloupek, který do pásma bouří vstoupí nebo jím projde, ztratí jeden disk podle tvého výběru, jednou za tah za každé pásmo, a to ještě před útokem. Samotný disk neprojde. Sloupek v bouři nedostane posily.

    @storm

    - __Portály.__ Z pole vedle jednoho portálu přejde sloupek na kterékoli pole vedle druhého a smí jít dál. Na portálu se nikdy nezastaví a zezadu jej uzavírají propasti.
    - __Pyramidy.__ Každá dává dva body tomu, kdo má sloupky na většině ze tří bouřkových polí kolem ní. Při shodě nedostane body nikdo.
    - __Maják.__ Kdo má sloupky na většině polí kolem něj, nedbá bouří.
    - __Chrám větru.__ Unese tábor. Jeho majitel smí posílení rozdělit mezi několik sloupků.
    - __Chrám měsíce.__ Unese tábor. Místo obvyklého posílení smí jeho majitel navždy vydat dva disky ze zálohy a položit jeden disk kamkoli: na volné pole, do bouře, vedle nepřátelské budovy.
    - __Chrám písku.__ Unese tábor. Jednou za tah, před akcí, smí jeho majitel navždy vydat dva disky ze zálohy a poslat jeden nepřátelský disk, ale ne Císaře, do zálohy jeho majitele.

## Examples

example-moving = Na tahu je Světle modrý. Sloupek dvou disků z b4 smí vzít samotný disk na a4, připojit se k d2 nebo odejít daleko, ale dva ani tři disky neporazí.
example-kamikaze = Tvůj samotný disk z b2 může srazit čtyři disky na b4. Proti jednomu nebo dvěma nic nezmůže.
example-building = Sloupek tří disků může postavit tábor na poušti, v soutěsce nebo na hoře. Na věž a hrad přijde čas později.
example-replacing = Dva disky nahradí nepřátelský tábor na a2. Dva udělají z tvého tábora na a3 věž. Tři nahradí nepřátelskou věž na b3; hrad by tam stál čtyři.
example-emperor = Dva disky s tvým Císařem porazí dva s cizím a cizí Císař je tvůj zajatec. Tři jsou příliš.
example-reinforcing = Posílit lze jen c2: sloupky na a2 a b2 sousedí s nepřátelským táborem v soutěsce.
example-storm = Cesta na a4 vede bouří: nejdřív ztratíš jeden disk. Ty vybereš, zda to bude Císař.

## Where the pieces are known from

sources-large = Velké dílky
sources-small = Malé dílky
sources-buildings = Budovy
sources-terrain = Terén

## The first game

guide-welcome =
    Vítej v Ekö. Hraješ za __Světle modrého__, soupeř za Tmavě modrého. Na každém poli leží jeden disk; disky s korunou jsou Císaři, tvůj na d3, soupeřův na e4.

    Chceš dvanáct bodů a hlavní město, nebo plán jen pro sebe. Podívejme se, jak na to.
guide-swap = Před hrou si smíš vyměnit místo svého Císaře s jiným vlastním diskem. Na d3 stojí dobře, blízko nepřátelského: __nech__ ho tam.
guide-gather =
    Každý tah začíná jednou akcí: pohybem nebo stavbou. Jeden disk jeden disk neporazí, ať se tedy dva spojí.

    Dotkni se disku na __d5__ a potom sousedního __d4__.
guide-gather-other = Dva disky vedle nepřátelského Císaře by ho příští tah mohly zajmout. To byl plán.
guide-capture =
    Dva porazí jeden. Dotkni se svého sloupku na __d4__ a potom nepřátelského Císaře na __e4__.
guide-capture-other = Nepřátelský Císař tam stojí, jako by čekal, a nemusí čekat dlouho.
guide-prisoner =
    Soupeřův Císař je tvůj zajatec: __tři body__, dokud ho držíš. Vidíš ho vedle plánu. Soupeř ho dostane zpět, jen když zajme tvého.

    A teď body, které stojí na zemi.
guide-camp =
    Sloupky stojí na polích, budovy na terénu. Vedle tvého sloupku na e4 leží soutěska f4. __Tábor__ stojí jeden disk ze sloupku, který s ní sousedí.

    Dotkni se sloupku na __e4__, potom soutěsky __f4__ a zvol tábor.
guide-camp-other = Tábor má hodnotu bodu a na dlouho tě nic nestojí: disk se může hned vrátit.
guide-reinforce =
    Disk, kterým se platilo, leží v tvé záloze. Druhá část každého tahu vrací disky, všechny na __jeden sloupek__, který nesousedí s nepřátelskou budovou.

    Vrať ho na __e4__.
guide-why =
    Nemusíš znát všechna pravidla zpaměti. Co svítí, toho se lze dotknout. Dotkni se něčeho, co nesvítí, třeba nepřátelského sloupku na e7, a stůl ti řekne, __které pravidlo__ to zakazuje. Zkus to, chceš-li.
guide-join =
    Věž stojí dva disky. Aby potom e4 někdo hlídal, potřebuješ tam tři. Ať se disk z __e3__ připojí k __e4__.
guide-join-other = Jsou-li na e4 dva disky, spotřebuje věž celý sloupek.
guide-tower =
    Teď udělej z tábora __věž__: dotkni se __e4__, potom __f4__. Má hodnotu dvou bodů a zaujme místo tábora.
guide-back =
    V záloze leží dva disky. Vrať __oba__ na __e4__: sloupek nemá nikdy víc než čtyři.
guide-capital =
    Tři body za Císaře a dva za věž je dohromady pět. Na g6 leží __hlavní město__: bez budovy v něm dvanáct bodů nevyhrává.

    Se třemi disky v záloze si můžeš koupit druhou akci, __vynucený pochod__; ty disky se už nevrátí.
guide-end =
    To je vše, co potřebuješ. Hraj odtud dál, jak dlouho chceš, nebo si připrav vlastní hru. Pravidla jsou po ruce u každého stolu.
