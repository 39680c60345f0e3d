# Co říká sám stůl, ať se hraje cokoli.

event-undo = { $who } bere zpět poslední rozhodnutí

server-malformed = Tuto zprávu nelze přečíst. Načti stránku znovu.
server-options = S těmito možnostmi se hrát nedá.
server-seats = Počet míst ke hře nesedí.
server-no-such-bot = Takový bot není.
server-no-guest = Stůl tě ještě nezná. Načti stránku znovu a povol jí cookies.
server-foreign-origin = O tohle smí žádat jen stránka samotného stolu.
server-foreign-host = Server pod tímto jménem není známý. Ten, kdo ho provozuje, je může povolit pomocí --allow-host.
server-not-host = To smí jen ten, kdo stůl založil.
server-not-your-seat = Toto místo není tvoje.
server-bot-plays = Na tomto místě za tebe hraje bot. Nejdřív se vrať na své místo.
server-not-found = Takový stůl ani stránka není, nebo je k nim potřeba pozvánka.
server-wrong-method = Takto o to žádat nelze.
server-not-open = U tohoto stolu není volné místo.
server-not-running = U tohoto stolu se právě nehraje.
server-not-away = Hráč z tohoto místa je u stolu.
server-seat-taken = Tady už někdo sedí.
server-already-seated = U tohoto stolu už sedíš.
server-outdated = Hra u tohoto stolu začala s jinými pravidly nebo součástmi než dnešními a nelze v ní pokračovat.
server-damaged = Záznam tohoto stolu je poškozený a nelze hrát dál. Ostatních stolů se to netýká.
server-too-large = Tato zpráva je příliš dlouhá.
server-too-fast = Příliš mnoho najednou. Chvíli počkej.
server-failed = Něco se nepovedlo a nic se nezměnilo. Zkus to znovu.
server-unavailable = Do databáze nelze zapisovat.
server-stale = Toto rozhodnutí už padlo.
server-not-asked = Teď nerozhoduješ ty.
server-illegal = Pravidla to nedovolují.
server-no-undo = Není co vzít zpět.
server-undo-asked = Žádost o vrácení tahu už čeká na odpověď.

server-bad-record = Tohle není záznam, který by šlo přehrát. Nic z něj nebylo uloženo.
server-no-such-position = Taková pozice v této partii není.
server-not-your-eyes = Z tohoto místa se na tuto partii dívat nemůžeš.
server-not-your-record = Záznam může smazat jen ten, kdo jej nahrál.
server-not-over = To bude možné, až partie skončí.
server-nothing-to-play = V této pozici už partie skončila. Chceš-li hrát dál, vyber dřívější.
server-stale-replay = Něco bylo vzato zpět a pozice jsou teď jiné. Načti stránku znovu.
server-too-many-records = Máš tu příliš mnoho záznamů. Nejdřív některé smaž.
server-no-decks = Pro tuto hru se balíčky nesestavují.
server-too-many-decks = Máš tu příliš mnoho balíčků. Nejdřív některé smaž.
server-no-account = K tomu je potřeba účet. Nejdřív se přihlas.
server-wrong-password = Jméno a heslo k sobě nepatří.
server-password-short = Heslo musí mít aspoň { $count ->
    [one] { $count } znak
    [few] { $count } znaky
    [many] { $count } znaku
   *[other] { $count } znaků
}.
server-password-common = Tohle heslo každý zkusí jako první. Zvol jiné.
server-password-name = Heslo nesmí být tvoje jméno.
server-name-taken = Toto jméno už někdo má. Velikost písmen a mezery nerozhodují.
server-signed-in = Tento prohlížeč už je přihlášený. Nejdřív se odhlas.
server-too-many-tries = Příliš mnoho pokusů. Počkej minutu a zkus to znovu.

# Co si stůl poznamená do deníku vedle toho, co vypráví hra.

note-undo-asked = { $who } žádá o vrácení rozhodnutí
note-undo-agreed = { $who }: souhlas
note-undo-refused = { $who }: nesouhlas
note-skipped = Byla to jediná možnost: stůl ji zvolil za tebe
note-resigned = { $who } se vzdává
note-resigned-bot = { $who } se vzdává; dál hraje bot
note-draw-offered = { $who } nabízí remízu
note-draw-agreed = { $who } přijímá remízu
note-draw-refused = { $who } odmítá remízu
note-time-bot = { $who }: čas vypršel; dál hraje bot
note-time-out = { $who }: čas vypršel
note-left = { $who } odchází od stolu
note-bot = { $who }: dál hraje bot
note-back = { $who } se vrací ke stolu

ending-resigned = Jedna strana se vzdala.
ending-agreed-draw = Obě strany se dohodly na remíze.
ending-time-out = Jedné straně vypršel čas.

server-no-draw = Remízu teď nelze nabídnout ani na ni odpovědět.
server-bots-play-on = Boti na remízu nepřistupují.
server-clock = Tyto hodiny ke hře nesedí: při tolika místech nelze prohrát na čas.
server-still-running = Hra u onoho stolu ještě neskončila.
server-too-many-bot-tables = Máš už { $count ->
     [one] { $count } stůl, u kterého
     [few] { $count } stoly, u kterých
     [many] { $count } stolu, u kterých
    *[other] { $count } stolů, u kterých
} hrají jen boti. Nejdřív jeden z nich ukonči.
server-disk-full = Disk serveru je téměř plný a nic se neuložilo. Řekni to tomu, kdo server provozuje.
server-no-room = Na tomto serveru už není místo na další záznamy. Smaž některé ze svých.
server-too-many-seats = Sedíš už u { $count ->
     [one] { $count } stolu, kde
     [many] { $count } stolu, kde
    *[other] { $count } stolů, kde
} hra ještě nezačala. Nejdřív od jednoho odejdi.
server-removed = Kdo tento stůl založil, s tebou hrát nechce.
