# Co říká sám stůl, ať se hraje cokoli.

event-undo = { $who } bere zpět poslední rozhodnutí

server-malformed = Této zprávě nelze rozumět. Načtěte stránku znovu.
server-options = S těmito možnostmi se hrát nedá.
server-seats = Počet míst se ke hře nehodí.
server-no-such-bot = Takový bot není.
server-no-guest = Stůl vás ještě nezná. Načtěte stránku znovu a povolte jí cookies.
server-foreign-origin = O tohle smí žádat jen stránka samotného stolu.
server-not-host = To smí jen ten, kdo stůl založil.
server-not-your-seat = Toto místo není vaše.
server-bot-plays = Na tomto místě za vás hraje bot. Nejdřív se vraťte na své místo.
server-not-found = Takový stůl ani stránka není, nebo je k nim potřeba pozvánka.
server-wrong-method = Takto o to žádat nelze.
server-not-open = U tohoto stolu není volné místo.
server-not-running = U tohoto stolu se právě nehraje.
server-not-away = Hráč z tohoto místa je u stolu.
server-seat-taken = Tady už někdo sedí.
server-already-seated = U tohoto stolu už sedíte.
server-outdated = Hra u tohoto stolu začala s jinými pravidly nebo součástmi než dnešními a nelze v ní pokračovat.
server-damaged = Záznam tohoto stolu je poškozený a nelze hrát dál. Ostatních stolů se to netýká.
server-too-large = Tato zpráva je příliš dlouhá.
server-too-fast = To bylo příliš najednou. Chvíli počkejte.
server-failed = Něco se nepovedlo a nic se nezměnilo. Zkuste to znovu.
server-unavailable = Databáze neodpovídá.
server-stale = Toto rozhodnutí už padlo.
server-not-asked = Teď nerozhodujete vy.
server-illegal = Pravidla to nedovolují.
server-no-undo = Není co vzít zpět.
server-undo-asked = Žádost o vrácení tahu už čeká na odpověď.

server-bad-record = Tohle není záznam, který by šlo přehrát. Nic z něj nebylo uloženo.
server-no-such-position = Taková pozice v této partii není.
server-not-your-eyes = Těmahle očima se na tuto partii dívat nemůžete.
server-not-your-record = Záznam může smazat jen ten, kdo jej nahrál.
server-not-over = To bude možné, až partie skončí.
server-nothing-to-play = V této pozici už partie skončila. Chcete-li hrát dál, vyberte dřívější.
server-stale-replay = Něco bylo vzato zpět a pozice jsou teď jiné. Načtěte stránku znovu.
server-too-many-records = Máte tu příliš mnoho záznamů. Nejprve některé smažte.
server-no-decks = Pro tuto hru se balíčky nestavějí.
server-too-many-decks = Máš tu příliš mnoho balíčků. Nejdřív některé smaž.
server-no-account = Nejste přihlášeni. Nejdřív se přihlaste.
server-wrong-password = Jméno a heslo k sobě nepatří.
server-password-short = Heslo musí mít aspoň { $count ->
    [one] { $count } znak
    [few] { $count } znaky
    [many] { $count } znaku
   *[other] { $count } znaků
}.
server-password-common = Tohle heslo každý zkusí jako první. Zvolte jiné.
server-password-name = Heslo nesmí být vaše jméno.
server-name-taken = Toto jméno už někdo má. Velikost písmen a mezery nerozhodují.
server-signed-in = Už jste přihlášeni. Nejdřív se odhlaste.
server-too-many-tries = Příliš mnoho pokusů. Počkejte minutu a zkuste to znovu.

# Co si stůl poznamená do záznamu vedle toho, co vypráví hra.

note-undo-asked = { $who } žádá o vrácení rozhodnutí
note-undo-agreed = { $who }: souhlas
note-undo-refused = { $who }: nesouhlas
note-skipped = Byla to jediná možnost: stůl ji zvolil za vás
note-resigned = { $who } se vzdává
note-resigned-bot = { $who } se vzdává; dál hraje bot
note-draw-offered = { $who } nabízí remízu
note-draw-agreed = { $who } přijímá remízu
note-draw-refused = { $who } odmítá remízu
note-time-bot = { $who }: čas vypršel; dál hraje bot
note-time-out = { $who }: čas vypršel
note-left = { $who } odchází od stolu
note-bot = { $who }: dál hraje bot
note-back = { $who } je zpět

ending-resigned = Jedna strana se vzdala.
ending-agreed-draw = Obě strany se dohodly na remíze.
ending-time-out = Jedné straně vypršel čas.

server-no-draw = Remízu teď nelze nabídnout ani na ni odpovědět.
server-bots-play-on = Boti na remízu nepřistupují.
server-clock = Tyto hodiny se ke hře nehodí: při tolika místech nelze prohrát na čas.
server-still-running = Hra u onoho stolu ještě neskončila.
