# Co říká rám klienta: lobby, příprava a stůl. Hry mají svá vlastní slova.

## Stránka

ui-skip-main = Přejít k obsahu
ui-home = Moonsaga: do lobby
ui-language = Jazyk
ui-language-en = English
ui-language-pl = Polski
ui-language-cs = Čeština
ui-theme-auto = Barvy: podle zařízení
ui-theme-light = Barvy: světlé
ui-theme-dark = Barvy: tmavé
ui-close = Zavřít
ui-cancel = Zrušit
ui-save = Uložit
ui-loading = Okamžik …
ui-try-again = Zkusit znovu
ui-to-lobby = Do lobby
ui-lost-title = Tady nic není
ui-lost-text = Tato adresa nevede na žádnou stránku Moonsagy.
ui-no-game = Taková hra na této polici není.
ui-i-am = Jmenuješ se { $name }. Změnit jméno
ui-change-name = Změnit jméno
ui-your-name = Tvé jméno
ui-your-name-help = Tak ti říkají ostatní u stolu. Účet není potřeba.

## Nápověda

ui-help = Nápověda a nastavení
ui-help-play = Jak se hraje
ui-help-touch = Dotýkej se toho, co svítí: nejdřív kamene nebo karty, pak místa. Escape vrací o krok.
ui-help-why = Dotkni se něčeho, co nesvítí, a stůl řekne, které pravidlo to zakazuje.
ui-help-list = Všechny dovolené tahy jsou i v seznamu vedle herního plánu. Napiš pár písmen, vyber šipkami a potvrď klávesou Enter.
ui-help-keys = Klávesy
ui-key-help = tato nápověda
ui-key-choices = k seznamu tahů
ui-key-board = k hernímu plánu
ui-key-log = k deníku
ui-key-summary = popis pozice
ui-key-talk = k chatu
ui-automation = Co stůl dělá za tebe
ui-confirming = Ptát se na potvrzení volby
ui-confirming-always = Vždy
ui-confirming-final = Jen když ji nelze vzít zpět
ui-confirming-never = Nikdy
ui-skipping = Volit za mě, když je možnost jediná
ui-skipping-nothing = Nikdy
ui-skipping-windows = Jen když se rozhoduje víc hráčů naráz
ui-skipping-all = Vždy
ui-skipping-help = Zapíše se to do tvého deníku. Ostatní vidí volbu jako každou jinou; kde jsou karty skryté, přijde po náhodně dlouhé přestávce.
ui-detours = Ptát se mě na okliky
ui-detours-help = V některých hrách může tah vést cestou, která stojí kameny, i když jiná cesta nestojí nic. Stůl volí cestu beze ztrát, pokud ho nepožádáš, aby se ptal.
ui-key-rules = pravidla
ui-key-undo = vzít zpět
ui-key-back = o krok zpět
ui-shortcuts = Používat jednotlivá písmena jako zkratky
ui-motion = Rychlost animací
ui-motion-auto = Podle zařízení
ui-motion-full = Normálně
ui-motion-slow = Pomalu
ui-motion-still = Bez animací
ui-motion-fast = Rychle

## Lobby

ui-welcome = Posaď se a hraj
ui-welcome-text = Deskové hry se všemi pravidly: proti botům, s přáteli u jedné obrazovky nebo přes síť.
ui-games = Hry
ui-play-now = Hrát hned proti botovi
ui-play-now-game = { $game }: hrát hned proti botovi
ui-set-up = Připravit stůl
ui-set-up-game = { $game }: připravit stůl
ui-players-count = { $count ->
    [one] Jeden hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
ui-players-range = { $most ->
    [one] { $least } až { $most } hráč
    [few] { $least } až { $most } hráči
    [many] { $least } až { $most } hráče
   *[other] { $least } až { $most } hráčů
}
ui-has-secrets = Skryté karty
ui-no-secrets = Vše odkryté
ui-tables-open = Otevřené stoly
ui-tables-open-none = Nikdo nečeká na spoluhráče. Připrav stůl s volným místem a objeví se tady.
ui-tables-running = Rozehrané hry
ui-tables-running-none = Právě se nehraje.
ui-tables-finished = Dohrané hry
ui-tables-finished-none = Zatím se žádná hra nedohrála.
ui-show-more = Zobrazit další
ui-tables-waiting = Čekají na tebe
ui-tables-waiting-none = Žádný stůl na tebe nečeká.
ui-waiting-count = { $count ->
    [one] Jeden stůl na tebe čeká
    [few] { $count } stoly na tebe čekají
    [many] { $count } stolu na tebe čeká
   *[other] { $count } stolů na tebe čeká
}
ui-cannot-go-on = nelze pokračovat: pravidla se změnila, nebo je záznam poškozený
ui-join = Přisednout
ui-go-to-table = Ke stolu
ui-resume = Hrát dál
ui-watch = Sledovat
ui-look = Prohlédnout
ui-seats-free = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
ui-decisions = { $count ->
    [0] právě začala
    [one] zatím jedno rozhodnutí
    [few] zatím { $count } rozhodnutí
    [many] zatím { $count } rozhodnutí
   *[other] zatím { $count } rozhodnutí
}
ui-decisions-all = { $count ->
    [one] jedno rozhodnutí
    [few] { $count } rozhodnutí
    [many] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
}
ui-abandoned = přerušená
ui-abandoned-by = Byla přerušena před koncem.
ui-joining = Usedání ke stolu
ui-invited = Pozvánka ke stolu: { $game }
ui-options-usual = Obvyklá pravidla, beze změn.

## Příprava

ui-who-plays = Kdo hraje?
ui-player-count = Počet hráčů
ui-seats = Místa
ui-seat-number = Hráč { $number }
ui-seat-me = { $name } (já)
ui-seat-screen = Další člověk u této obrazovky
ui-seat-open = Volné: pro kohokoli
ui-open-seat = Volné místo
ui-screen-name = Jméno tohoto člověka
ui-bot-name = Bot { $level }
ui-bot-random = náhodný
ui-bot-novice = nováček
ui-bot-adept = adept
ui-bot-master = mistr
ui-bot-grandmaster = velmistr
ui-bot-levels = Jak hrají boti
ui-bot-help-random = libovolný dovolený tah
ui-bot-help-novice = na první hru; často chybuje
ui-bot-help-adept = to, co hned vypadá nejlépe
ui-bot-help-master = myslí dopředu a déle
ui-bot-help-grandmaster = zvažuje, jak můžeš odpovědět
ui-bot-plays = dál hraje bot ({ $level })
ui-is-bot = Bot
ui-private = Soukromý stůl
ui-private-help = Není v lobby: přisednout nebo se dívat mohou jen lidé s pozvánkou.
ui-memory-aid = Připomínání
ui-memory-aid-help = Stůl všem připomíná, co už viděli.
ui-open-decks = Odkryté balíčky
ui-open-decks-help = Všichni vidí, z čeho se skládají balíčky sestavené hráči. Jinak zůstávají tajné, dokud jejich karty nejsou vidět.
ui-options = Možnosti
ui-more-options = Další možnosti
ui-own-value = Něco jiného
ui-create = Začít hru
ui-create-open = Otevřít stůl
ui-error-number = Zadej celé číslo od { $low } do { $high }.
ui-error-choice = Vyber něco ze seznamu.
ui-error-word = Zadej jedno slovo bez mezer.
ui-invite = Odkaz s pozvánkou
ui-copy = Kopírovat
ui-copied = Zkopírováno
ui-waiting-for-players = Hra začne, jakmile budou všechna místa obsazená.
ui-sit-down = Posadit se
ui-start-with-bots = Doplnit boty a začít
ui-leave = Odejít od stolu

## Stůl

ui-table = Stůl
ui-players = Hráči
ui-player = Hráč
ui-you = ty
ui-acts = na tahu
ui-away = není u stolu
ui-not-here = bez připojení
ui-watching = Díváš se
ui-board = Herní plán
ui-board-failed = Herní plán teď nejde nakreslit. Hra pokračuje: tady je vše slovy.
ui-side = Tahy a deník
ui-choices = Tahy
ui-choices-filter = Začni psát a najdi tah
ui-choices-none = Nic neodpovídá. Smaž pár písmen.
ui-choices-wait = Až budeš na tahu, najdeš tu své tahy.
ui-log = Deník
ui-log-lines = Co se zatím stalo
ui-log-earlier = Dřívější řádky
ui-log-empty = Zatím se nic nestalo.
ui-your-turn = Jsi na tahu.
ui-turn-of = Na tahu: { $who }.
ui-wait = Počkej prosím.
ui-over = Konec hry.
ui-back = Zpět
ui-sending = odesílá se …
ui-confirm = Ano, provést
ui-confirm-why = Tohle nelze vzít zpět.
ui-rule = Pravidlo: { $rule }
ui-not-your-turn = Ještě nejsi na tahu.
ui-not-connected = Spojení teď nefunguje. Nic se neodeslalo.
ui-undo = Vzít zpět
ui-undo-ask = Požádat o vrácení
ui-undo-none-help = Není co vzít zpět
ui-undo-free-help = Vzít zpět své poslední rozhodnutí
ui-undo-ask-help = Někdo se mezitím něco dozvěděl: ostatní musí souhlasit
ui-undo-question = { $who } chce vzít zpět poslední rozhodnutí. Souhlasíš?
ui-undo-waiting = Žádost o vrácení je odeslaná. Čeká se na ostatní.
ui-agree = Souhlasím
ui-refuse = Nesouhlasím
ui-summary = Popis pozice
ui-summary-short = Popis
ui-table-menu = Stůl a místa
ui-abandon = Opustit hru
ui-abandon-sure = Pokud u stolu není nikdo jiný, hra skončí. Jinak za tebe může hrát bot a ty se můžeš vrátit.
ui-bot-has-seat = Na tvém místě hraje bot.
ui-substitute = Ať hraje bot ({ $level })
ui-remove-person = Vykázat od stolu
ui-come-back = Vrátit se na své místo
ui-table-gone = Tento stůl neexistuje, nebo pro tebe není otevřený.
ui-reconnecting = Spojení se přerušilo. Zkouší se znovu …
ui-try-now = Zkusit hned
ui-curtain-pass = Předej zařízení: { $name }
ui-curtain-why = Ostatní ať se teď prosím nedívají.
ui-curtain-closed = Opona je spuštěná
ui-curtain-open = Tady { $name }: odkrýt
ui-curtain-falls = Další na řadě: { $name }. Opona padá.
ui-end-you-win = Vyhráváš!
ui-end-you-share = Společné vítězství!
ui-end-nobody = Nikdo nevyhrává
ui-end-winners = { $count ->
    [one] Vyhrává { $who }
    [few] Vyhrávají { $who }
    [many] Vyhrávají { $who }
   *[other] Vyhrávají { $who }
}
ui-won = výhra
ui-result = Výsledek
ui-play-again = Hrát znovu
ui-look-at-end = Prohlédnout herní plán
ui-show-end = Ukázat výsledek

## Učení

ui-rules = Pravidla
ui-rules-of = { $game }: pravidla
ui-rules-here = Možnosti tohoto stolu
ui-rules-search = Hledat v pravidlech
ui-rules-found = { $count ->
    [0] Nic se nenašlo
    [one] Našla se jedna kapitola
    [few] Našly se { $count } kapitoly
    [many] Našlo se { $count } kapitoly
   *[other] Našlo se { $count } kapitol
}
ui-rules-none = Žádná kapitola neobsahuje všechna tato slova.
ui-contents = Obsah
ui-sources = Odkud známe součásti hry
ui-sources-help = Ne každou součást této hry známe tak, jak byla vytištěna. Co nepochází z pravidel, je zde označeno, aby to nikdo nepovažoval za originál.
ui-example = Příklad: pozice k vyzkoušení
ui-example-over = Příklad tady končí.
ui-try-it = Zkus to:
ui-start-again = Od začátku
ui-learner = Ty
ui-opponent = Soupeř
ui-opponent-of-many = Soupeř
ui-guide = První hra
ui-guide-of = { $game }: tvoje první hra
ui-guide-says = Co říká průvodce
ui-guide-step = Krok { $number } z { $count }
ui-guide-next = Dál
ui-guide-on = Hrát odtud dál
ui-guide-skip = Vynechat tento krok
ui-guide-play-on = Hrát tady dál
ui-guide-strayed = I to je dovoleno: { $did }.
ui-guide-meant = Průvodce měl na mysli: { $meant }.
ui-guide-either = Vezmi to zpět a zkus to jinak, nebo hraj odtud dál.
ui-guide-blocked = Jdeš vlastní cestou a to, co má následovat, v této pozici ukázat nejde. Hraj, jak chceš: jakmile to bude možné, průvodce se zase ozve. Nebo tento krok vynech.
ui-guide-over = Průvodce je u konce. Všechno ostatní se naučíš hrou.

## Účet, vlastní stoly a výsledky

ui-account = Účet
ui-my-tables = Moje stoly a výsledky
ui-sign-in-or-up = Přihlásit se nebo založit účet
ui-your-name-help-account = Tak ti říkají ostatní u stolu a pod tímto jménem se přihlašuješ.
ui-somebody-left = Někdo, kdo odešel
ui-account-why = Hraješ jako { $name }, host tohoto prohlížeče, a to stačí. S účtem najdeš své stoly a nastavení na každém zařízení; stoly z tohoto prohlížeče přejdou s tebou.
ui-sign-in = Přihlásit se
ui-sign-up = Založit účet
ui-account-name = Jméno
ui-account-name-help = Ostatní u stolu ho vidí. Při přihlášení na velikosti písmen a mezerách nezáleží.
ui-password = Heslo
ui-password-show = Ukázat
ui-password-rules = { $count ->
    [one] Aspoň { $count } libovolný znak
    [few] Aspoň { $count } libovolné znaky
    [many] Aspoň { $count } libovolného znaku
   *[other] Aspoň { $count } libovolných znaků
}, i mezery; ne tvé jméno a nic, co každý zkusí jako první.
ui-password-lost = Ztracené heslo ti tu nikdo nepoví: dobře si ho ulož, nebo ho svěř prohlížeči.
ui-bring-tables = Vzít mé stoly s sebou
ui-bring-tables-help = Co v tomto prohlížeči hraje { $name }, přejde na účet. Na cizím zařízení to vypni.
ui-signed-in-now = Vítej zpět, { $name }.
ui-signed-up-now = Účet { $name } je připraven. Tvé stoly jsou u něj.
ui-signed-in-as = Toto je účet { $name }.
ui-account-since = Účet od: { $when }.
ui-account-sessions = { $count ->
    [one] Přihlášen je jen tento prohlížeč.
    [few] Přihlášeny jsou { $count } prohlížeče.
    [many] Přihlášeno je { $count } prohlížeče.
   *[other] Přihlášeno je { $count } prohlížečů.
}
ui-password-change = Změnit heslo
ui-password-old = Současné heslo
ui-password-new = Nové heslo
ui-password-change-help = Všechny ostatní prohlížeče se odhlásí.
ui-password-changed = Heslo je změněno a všechny ostatní prohlížeče jsou odhlášeny.
ui-sign-out = Odhlásit se
ui-sign-out-help = Tvé stoly počkají. Tento prohlížeč dostane nového hosta.
ui-sign-out-here = Odhlásit tady
ui-sign-out-everywhere = Odhlásit všude
ui-signed-out-now = Účet je odhlášen.
ui-signed-out-everywhere = Účet je odhlášen na všech zařízeních.
ui-delete-me = Smazat má data
ui-delete-me-help = Účet, jméno a všechno, co patří jen tobě.
ui-delete-me-title = Smazat účet { $name }?
ui-delete-goes = Zmizí účet se jménem, heslem, uloženými věcmi a všemi přihlášeními.
ui-delete-alone = { $count ->
    [0] Nemáš stoly bez jiných lidí.
    [one] Zmizí i jeden stůl bez jiných lidí.
    [few] Zmizí i { $count } stoly bez jiných lidí.
    [many] Zmizí i { $count } stolu bez jiných lidí.
   *[other] Zmizí i { $count } stolů bez jiných lidí.
}
ui-delete-shared = { $count ->
    [0] Nemáš stoly společné s jinými lidmi.
    [one] Jeden stůl s jinými lidmi zůstane a na tvém místě sedí „někdo, kdo odešel“. V rozehrané hře může pokračovat bot.
    [few] { $count } stoly s jinými lidmi zůstanou a na tvém místě sedí „někdo, kdo odešel“. V rozehraných hrách může pokračovat bot.
    [many] { $count } stolu s jinými lidmi zůstane a na tvém místě sedí „někdo, kdo odešel“. V rozehraných hrách může pokračovat bot.
   *[other] { $count } stolů s jinými lidmi zůstane a na tvém místě sedí „někdo, kdo odešel“. V rozehraných hrách může pokračovat bot.
}
ui-delete-stays = Zůstane i to, co zaznělo u těchto stolů, bez tvého jména.
ui-delete-for-good = To nelze vzít zpět.
ui-deleted-now = Tvá data jsou smazána. { $deleted ->
    [0] Žádný stůl nezmizel,
    [one] Zmizel jeden stůl,
    [few] Zmizely { $deleted } stoly,
    [many] Zmizelo { $deleted } stolu,
   *[other] Zmizelo { $deleted } stolů,
} { $kept ->
    [0] žádný nezůstává.
    [one] jeden zůstává bez tvého jména.
    [few] { $kept } zůstávají bez tvého jména.
    [many] { $kept } zůstává bez tvého jména.
   *[other] { $kept } zůstává bez tvého jména.
}
ui-mine-guest = To jsou stoly, u kterých hraje { $name }, host tohoto prohlížeče.
ui-mine-guest-link = S účtem je najdeš na každém zařízení.
ui-mine-none = Zatím nemáš místo u žádného stolu.
ui-mine-none-such = Žádný z tvých stolů takový není.
ui-results = Výsledky
ui-results-won = Výhry
ui-results-shared = Společné
ui-results-lost = Prohry
ui-results-left = Vzdané
ui-game = Hra
ui-tables = Stoly
ui-filter-status = Které
ui-filter-status-all = Všechny
ui-filter-status-running = Rozehrané
ui-filter-status-open = Otevřené
ui-filter-status-finished = Dohrané
ui-filter-status-abandoned = Přerušené
ui-filter-game-all = Všechny hry
ui-filter-none = Ukázat všechny

## Hodiny

ui-clock = Hodiny
ui-clock-none = Bez hodin
ui-clock-move-quick = 30 sekund na každé rozhodnutí
ui-clock-move-calm = 3 minuty na každé rozhodnutí
ui-clock-bank-quick = 10 minut na hru, +5 s za každé rozhodnutí
ui-clock-bank-calm = 45 minut na hru, +15 s za každé rozhodnutí
ui-clock-move-day = Pomalu: jeden den na každé rozhodnutí
ui-clock-move-days = Pomalu: tři dny na každé rozhodnutí
ui-clock-bank-days = Pomalu: 7 dní na hru, +6 h za každé rozhodnutí
ui-clock-own = Jiné hodiny
ui-clock-end = Když čas vyprší
ui-clock-end-bot = Dál hraje bot
ui-clock-end-loss = Hra je prohraná
ui-clock-end-bot-help = Komu vyprší čas, za toho hraje dál bot. Kdo se vrátí, dostane znovu desetinu času.
ui-clock-end-loss-help = Komu vyprší čas, ten hru prohrává.
ui-clock-runs = Hodiny běží: { $time }.
ui-clock-stands = Hodiny: { $time }.
ui-clock-low = Zbývá málo času!
ui-clock-days = { $days ->
    [one] jeden den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}, { $hours ->
    [one] jedna hodina
    [few] { $hours } hodiny
    [many] { $hours } hodiny
   *[other] { $hours } hodin
}
ui-clock-hours = { $hours ->
    [one] jedna hodina
    [few] { $hours } hodiny
    [many] { $hours } hodiny
   *[other] { $hours } hodin
}, { $minutes ->
    [one] jedna minuta
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}
ui-clock-minutes = { $minutes ->
    [one] jedna minuta
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}, { $seconds ->
    [one] jedna sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}
ui-clock-day-letter = d
ui-clock-hour-letter = h

## Chat

ui-talk = Chat
ui-talk-lines = Co bylo řečeno
ui-talk-empty = Zatím nikdo nic neřekl. Diváci mohou číst, co píšeš; co píšou oni, si přečteš po hře.
ui-talk-empty-gallery = Zatím nikdo nic neřekl. Hráči si po hře přečtou, co sem píšeš.
ui-talk-say = Řekni něco
ui-talk-say-gallery = Řekni něco divákům
ui-talk-send = Odeslat
ui-talk-somebody = Někdo, kdo odešel
ui-talk-watches = dívá se
ui-talk-said = { $name } říká: { $text }
ui-talk-mute = Nezobrazovat, co říká { $name }
ui-talk-muted = Nevidíš, co říká { $name }.
ui-talk-unmute = Zobrazit
ui-talk-unread = { $count ->
    [one] jedna nová zpráva
    [few] { $count } nové zprávy
    [many] { $count } nové zprávy
   *[other] { $count } nových zpráv
}

## Vzdát se a hrát znovu

ui-resign = Vzdát se
ui-resign-sure = Když se vzdáš, vyhraje druhá strana. To nelze vzít zpět.
ui-resign-sure-bot = Když se vzdáš, bude za tebe dál hrát bot. Můžeš se vrátit.
ui-offer-draw = Nabídnout remízu
ui-draw-question = { $who } nabízí remízu.
ui-draw-agree = Remíza
ui-draw-refuse = Hrát dál
ui-draw-waiting = Nabídka remízy je odeslaná. Platí, dokud druhá strana neodpoví nebo nezahraje.
ui-end-draw = Remíza
ui-again-called = Zvou tě do nové hry se stejnými lidmi.
ui-again-go = K novému stolu

## Potíže

ui-problem-unreachable = Server neodpovídá. Běží? A máš připojení?
ui-problem-other = To se nepovedlo.

## Replays

ui-replay = Přehrávání
ui-replays = Přehrávání a záznamy
ui-replays-text = Každou dohranou partii si můžeš přehrát znovu, krok za krokem: otevři ji ze seznamu stolů. Tady si prohlédneš partie odehrané jinde.
ui-upload-record = Vybrat záznam
ui-upload-text = Záznam je textový soubor, jaký ukládá stránka s přehráváním i příkazový řádek. Kontrolujeme jej tah po tahu; uložíme jen bezvadný a vidět jej může každý, kdo má odkaz.
ui-record-too-large = Tento soubor je na záznam příliš velký: nejvýše jeden megabajt.
ui-records-mine = Tvoje záznamy
ui-records-none = Zatím tu nemáš žádný nahraný záznam.
ui-record-unnamed = beze jména
ui-record-delete = Smazat { $name }
ui-replay-watch = Přehrát partii
ui-look-back = Podívat se zpět
ui-looking-back = Pohled zpět
ui-back-to-table = Zpět ke stolu
ui-replay-controls = Ovládání přehrávání
ui-replay-side = Graf a deník
ui-replay-slider = Pozice
ui-replay-position = Pozice { $at } z { $last }
ui-replay-first = Na začátek
ui-replay-back = O krok zpět
ui-replay-play = Přehrávat
ui-replay-pause = Pozastavit
ui-replay-next = O krok dál
ui-replay-last = Na konec
ui-replay-speed = Rychlost
ui-replay-jump = Na pozici { $at }
ui-replay-start = Hra začíná.
ui-replay-silent = Nic, co by bylo odsud vidět.
ui-replay-untold = Nic, o čem by deník vyprávěl.
ui-log-later = Pozdější řádky
ui-eyes = Číma očima
ui-eyes-all = Vše odkryté
ui-eyes-table = Divák
ui-copy-moment = Kopírovat odkaz na tuto chvíli
ui-download-record = Stáhnout jako záznam
ui-play-on = Hrát odtud dál
ui-play-on-help = Nový stůl, který začíná touto pozicí
ui-play-on-text = Nový stůl začíná vším, co se odehrálo do pozice { $at }. Kdo kde sedí?
ui-play-on-was = předtím { $name }
ui-play-on-begin = Hrát dál
ui-chart = Průběh hry
ui-chart-short = Průběh
ui-chart-what = Co graf ukazuje
ui-chart-slider = Graf: { $what }
ui-chart-table = Jako tabulka
ui-chart-position = Pozice
ui-chart-none = V této hře se nic nepočítá.
ui-key-replay-play = přehrávání: spustit nebo pozastavit
ui-key-replay-step = přehrávání: o krok zpět, o krok dál

## Vlastní balíčky

ui-decks = Balíčky
ui-decks-of = Balíčky pro hru { $game }
ui-decks-mine = Moje balíčky
ui-decks-empty = Ještě nemáš žádný balíček. Sestav si ho níže, nebo ho vlož jako text.
ui-decks-none = Pro tuto hru se balíčky nesestavují.
ui-decks-build = Sestavit balíčky
ui-decks-choose = Vybrat balíčky
ui-deck-new = Nový balíček
ui-deck-import = Vložit balíček jako text
ui-deck-import-help = Kód balíčku, nebo jeho text: na každém řádku jedna karta.
ui-deck-read = Otevřít balíček
ui-deck-name = Název balíčku
ui-deck-unnamed = Můj balíček
ui-deck-keep = Uložit balíček
ui-deck-save = Uložit změny
ui-deck-save-new = Uložit jako jiný balíček
ui-deck-saved = Balíček { $name } je uložen
ui-deck-legal = podle pravidel
ui-deck-draft = nedokončený
ui-deck-code = Kód balíčku
ui-deck-by-code = Podle kódu
ui-deck-text = Balíček jako text
ui-deck-delete = Smazat: { $name }
ui-deck-delete-help = Balíček zmizí nadobro. Zůstane jen u stolů, kde se s ním hraje.
ui-deck-delete-sure = Smazat balíček
ui-deck-to-set-up = Připravit hru
ui-deck-bring = Tvůj balíček
ui-deck-bring-secret = Ostatní nevidí tvůj vlastní balíček, dokud jeho karty nezahraješ.
ui-deck-bring-open = U tohoto stolu vidí všichni každý balíček.
ui-deck-own = vlastní balíček
