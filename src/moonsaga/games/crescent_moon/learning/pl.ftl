# Zasady Crescent Moon i pierwsza gra dla tych, którzy się ich uczą.

## Rules

rules-aim = Cel gry
rules-aim-text =
    Czterech lub pięciu Władców dzieli ze sobą jedną pustynną krainę, a każdy chce od niej czegoś innego. W każdym roku każdy Władca wykonuje cztery akcje, a potem zdobywa punkty według swojego __arkusza__. Po { $years ->
        [4] czterech
       *[3] trzech
    } latach wygrywa ten, kto ma najwięcej punktów zwycięstwa.

    Punkty leżą zakryte: znasz swoje, o cudzych wiesz tyle, ile ogłoszono. Każdy zaczyna z pięcioma.

    Rozmawiajcie! Słabsi Władcy żyją z sojuszy. Umowy nikogo nie wiążą, chyba że zasady mówią o cenie albo o pakcie.

rules-terms = Kontrola, wpływy, obecność
rules-terms-text =
    - __Siła.__ Oddział i fort mają siłę 1, zamek i pałac Kalifa 2.
    - __Kontrola.__ Kontrolujesz kafelek, na którym masz siłę. Może to robić tylko jeden Władca: gdzie byłoby dwóch, od razu dochodzi do starcia.
    - __Wpływy.__ Masz wpływy tam, gdzie leży twój żeton; na kafelku nigdy nie ma więcej niż jednego.
    - __Obecność.__ Masz obecność wszędzie, gdzie masz cokolwiek: siłę, żeton, a jako Sułtan osadę lub miasto. Na jednym kafelku obecność może mieć kilku Władców.

    __Budowle obronne__ to forty, zamki i pałac. __Budowle cywilne__ to osady i miasta, wszystkie należą do Sułtana. Pałac liczy się jako jedno i drugie. Na kafelku jest najwyżej jeden fort lub zamek i najwyżej jedna osada lub miasto.

rules-map = Mapa
rules-map-text =
    Każdy kafelek ma jeden typ terenu: urodzajna ziemia, dzicz, góra, kamieniołom albo pustynia. Jeden kafelek pustyni to __miejsce święte__, o którym mówi każdy arkusz.

    Kafelki, które stykają się krawędzią, sąsiadują, ale nie przez __rzekę__: biegnie ona wzdłuż dwóch krawędzi i je odcina. Oddziały przechodzą przez nią na __przeprawie__, chyba że tę krawędź odcina rzeka z sąsiedniego kafelka, albo obchodzą jej koniec; karta Statki przeprawia je wszędzie.

    @rivers

rules-setup = Przygotowanie
rules-setup-text =
    Na gotowej mapie każdy Władca zaczyna z dwiema grupami komponentów w ustalonych miejscach. Potem Kalif wybiera, gdzie stanie pałac: kafelek, na którym ma obecność. Wypełnia się bazary, a Murszid przed pierwszym rokiem wykonuje akcję Spisku.

    Jeśli mapę układacie sami, pośrodku leży przeprawa, a każdy Władca ma w tajemnicy trzy kafelki:

    - W kolejności tur każdy dokłada po jednym, aż do ostatniego. Kafelek bez rzeki styka się z możliwie wieloma innymi.
    - Kafelek rzeki dokłada się tam, gdzie rzeka się kończy. Inny kafelek nie może jej zablokować: na obu końcach zawsze jest miejsce na następny.
    - Potem każdy umieszcza jedną grupę, a w drugiej kolejce drugą, na pustym kafelku, który nie jest kamieniołomem ani miejscem świętym.

rules-year = Przebieg roku
rules-year-text =
    __Przygotowanie.__

    - Przychód: dostajesz monety za kafelki, które kontrolujesz: za osadę jedną, za miasto dwie, za urodzajną ziemię jedną, za kamieniołom trzy, za żeton Sułtana jedną. Sułtan dostaje to samo jeszcze raz za każdą osadę, każde miasto i każdy swój żeton na mapie, bez względu na to, kto kontroluje kafelek.
    - Rezerwy: Kaid, Kalif i Nomada uzupełniają rezerwy z puli: Kaid do trzech oddziałów zaciężnych, Kalif do jednego za każdy swój zamek i każdy żeton na mapie, Nomada do trzech najemnych za każdy swój żeton. Własne oddziały na mapie i w rezerwach się liczą; u Nomady liczą się wszystkie najemne na mapie, czyjekolwiek są.
    - Utrzymanie, od drugiego roku: zagrane postacie i bataliony wracają na rękę, { $old_cards ->
        [random] dwie losowe karty
       *[oldest] dwie karty najdłużej wystawione
    } opuszczają Bazar Bliski i bazar się uzupełnia.

    __Akcje.__ Cztery kolejki: Kaid, Murszid, Sułtan, Kalif, Nomada. Każdy wykonuje jedną akcję.

    __Punktowanie.__ Każdy Władca dostaje punkty za każdy spełniony cel z arkusza; cele roku 1 liczą się tylko w tym roku. Jedynie Kaid punktuje łupy od razu, { $sack_points ->
        [combat-only] po każdym starciu; złupienie bez starcia nie daje punktów.
       *[always] po każdym starciu i po każdym złupieniu bez starcia.
    }

rules-actions = Akcje
rules-actions-text =
    Akcje Władcy wymienia jego arkusz i nikt nie ma wszystkich: Kaid nie buduje, Nomada nie najmuje ani nie przekupuje; werbują Kaid, Kalif i Nomada, daninę biorą Kalif i Nomada. Kto niczego nie chce, pasuje, czyli niczego nie kupuje.

    - __Zdobywanie wpływów__: połóż żeton na kafelku, na którym masz obecność, albo na sąsiednim. Jeśli nikt inny nie ma tam obecności, a Murszid nie ma żetonu obok, po prostu zdobywasz tam wpływy. W innym razie dochodzi do walki o wpływy.
    - __Budowa__: najwyżej tyle budowli, ile mówi arkusz, po jednej na kafelku. Zamek zastępuje twój fort, miasto osadę. Ceny w monetach: fort 2, zamek 4, osada 2, miasto 4; Kalif płaci za fort 1, za zamek 2. Na górze i w kamieniołomie każda budowla kosztuje o 1 więcej, na pustyni o 2.
    - __Przemieszczenie__: tyle razy, ile mówi arkusz, dowolna liczba oddziałów z jednego kafelka na sąsiedni, którego nie kontroluje inny Władca.
    - __Najazd__: rusz oddziały raz, na kafelek kontrolowany przez innego Władcę: dochodzi do starcia. { $edition ->
        [cs] Albo na kafelek z osadą lub miastem, którego nie kontroluje nikt, nawet ty: łupisz je
       *[recommended] Albo na kafelek z osadą lub miastem, którego nikt inny nie kontroluje: łupisz je
    } za dwie lub cztery monety.
    - __Werbunek__: wystaw oddziały z rezerw tam, gdzie masz obecność i nikt inny nie ma kontroli; Nomada wszędzie, gdzie nikt inny nie ma kontroli.
    - __Najęcie najemników__: przy czterech Władcach jeden oddział najemny za dwie monety albo dwa za sześć. Przy pięciu cenę trzeba uzgodnić z Nomadą, który daje je z rezerw.
    - __Przekupienie najemników__ (pięciu Władców): to samo z jednym lub dwoma oddziałami najemnymi Nomady na mapie. Jeśli Nomada nadal ma tam siłę, dochodzi do starcia; jeśli nie, przekupione oddziały mogą od razu wykonać przemieszczenie lub najazd.
    - __Kupno kart__ i __zagranie karty__: patrz niżej.
    - __Danina__: weź jedną monetę.

    @building

rules-units = Oddziały i limity
rules-units-text =
    __Oddziały zaciężne__ mają Kaid i Kalif. __Oddziały najemne__ mogą służyć każdemu; Murszid, Sułtan i Nomada nie mają innych.

    Na końcu akcji masz na kafelku najwyżej pięć oddziałów, Kaid siedem; nadmiar schodzi z mapy. Na ręce masz najwyżej osiem kart.

rules-combat = Starcie
rules-combat-text =
    Walczą tylko najeźdźca i obrońca:

    - Obaj w tajemnicy wybierają dowolną liczbę kart starcia. Murszid też może, jeśli ma żeton na kafelku lub obok, a potem dołącza je do jednej ze stron.
    - Karty ujawnia się i rozpatruje: najpierw Działania wojenne, potem Asasyni, potem pozostałe karty najeźdźcy, na końcu obrońcy. { $edition ->
        [pl] Tego, co mówi karta, można nie wykonać, poza Działaniami wojennymi.
       *[recommended] To, co mówi karta, wykonuje się, na ile się da.
    } Oddziały, które wyprowadza Generał, opuszczają starcie, { $general ->
        [bonus-stays] ale karta, na której leżały, zachowuje to, co dawały.
       *[bonus-goes] a karta, na której leżały, traci to, co dawały.
    }
    - __Wygrywa większa siła__, z kafelka i z kart. Przy remisie wygrywa najeźdźca, a tam, gdzie leży żeton Murszida, wybiera Murszid.
    - Każda strona usuwa tyle oddziałów, ile wynosi __połowa__ siły drugiej, zaokrąglona w dół.
    - Pozostałe oddziały przegranego schodzą z mapy: zaciężne do rezerw, najemne do puli, a najemne Nomady do jego rezerw.
    - Jeśli najeźdźca wygrał i ma tam jeszcze oddziały, może __zająć__ fort lub zamek: zastępuje go własnym, jeśli ma taki w puli. Pałacu zająć nie można. Budowlę obronną, której nie zajął, musi __złupić__: za fort jedna moneta, za pałac dwie, za zamek trzy. Osadę lub miasto może złupić za dwie lub cztery monety.

    @combat

rules-contest = Walka o wpływy
rules-contest-text =
    Walka zaczyna się, gdy ktoś zdobywa wpływy na kafelku, na którym obecni są inni, albo obok żetonu Murszida. Kto wykonuje akcję, jest najeźdźcą; uczestniczą wszyscy inni obecni, a Murszid także wtedy, gdy ma tylko żeton obok tego kafelka.

    - Wszyscy w tajemnicy wybierają karty walki o wpływy. Potem każdy z pozostałych staje po jednej ze stron: poplecznik najeźdźcy albo obrońca.
    - Najeźdźca liczy jeden za jakiekolwiek oddziały lub budowle obronne swojej strony, jeden za własną budowlę cywilną, po jednym za każdego poplecznika z żetonem lub budowlą cywilną oraz karty.
    - Obrońcy liczą jeden za jakiekolwiek oddziały lub budowle obronne, { $edition ->
        [pl] jeden, jeśli którykolwiek z nich ma żeton lub budowlę cywilną, oraz karty.
       *[recommended] po jednym za każdego z żetonem lub budowlą cywilną oraz karty.
    }
    - Najeźdźca wygrywa, mając __co najmniej tyle samo__; tam, gdzie leży żeton Murszida, o remisie rozstrzyga Murszid. Zwycięski najeźdźca kładzie swój żeton i usuwa stary.

    @contest

rules-cards = Karty władzy i bazar
rules-cards-text =
    Karta mówi, kiedy można jej użyć: w starciu, w walce o wpływy, jako akcji albo w dowolnym momencie fazy akcji. Wydarzenia po użyciu się odrzuca. Postacie i bataliony leżą przed tobą do utrzymania w następnym roku. Strategie wracają od razu.

    __Kupno__ to jedna akcja: po jednej karcie z Bazaru Bliskiego za dwie monety, ze Środkowego za cztery i z Dalekiego za sześć. Cenę dostaje Władca, z którym karta jest powiązana; własne karty kosztują połowę, płaconą do puli; do puli płaci się też za karty Nomady przy czterech Władcach. Cenę karty z Bazaru Sułtana uzgadnia się z Sułtanem przed kupowaniem; on sam bierze z niego jedną kartę za darmo.

    Potem karty zsuwają się ku Bazarowi Bliskiemu i odkrywa się nowe: czego nikt nie kupi, to tanieje.

rules-rulers = Władcy
rules-rulers-text =
    - __Kaid__: nie buduje, ale ma hordę. Punktuje od razu za pobite oddziały i złupione budowle, a karta Działania wojenne wraca do niego po każdym starciu.
    - __Murszid__: wpływy wszędzie. Ingeruje w cudze konflikty, rozstrzyga remisy tam, gdzie leży jego żeton, i sprzedaje swoją pomoc.
    - __Sułtan__: osady, miasta i bogactwo. Tylko on buduje osady i miasta, zarabia na nich, gdziekolwiek są, i ma własny bazar.
    - __Kalif__: porządek. Jego forty i zamki są tańsze, a pałac należy do niego.
    - __Nomada__ (pięciu Władców): pan najemników. Kto ich chce, musi mu zapłacić.

rules-special = Akcje jednego Władcy
rules-special-text =
    - __Zaciąg__ (Kaid): na każdym kafelku z twoim żetonem, którego nie kontroluje nikt inny, postaw jeden oddział z puli albo dwa, jeśli zdejmiesz żeton.
    - __Powstanie__ (Kaid): zdejmij żeton z kafelka kontrolowanego przez innego Władcę i postaw tam dwa oddziały: starcie.
    - __Spisek__ (Murszid): obejrzyj siedem kart z talii i weź jedną swoją, a jeśli nie masz żadnej na ręce, dwie. Za każdą brakującą dostajesz monetę.
    - __Pakty__ (Murszid): przed konfliktem na twoich kafelkach lub obok możesz umówić się z jedną ze stron na jeden do pięciu punktów, które zapłaci ci, jeśli wygra.
    - __Intryga__ (Sułtan): obejrzyj dziesięć kart i uzupełnij nimi swój bazar.
    - __Przeniesienie pałacu__ (Kalif): na kafelek, na którym masz obecność i nikt inny nie ma kontroli. Tak wraca też złupiony pałac.
    - __Dezercja__ (Nomada): { $edition ->
        [pl] odeślij najemników jednego Władcy, także swoich, z jednego kafelka, a tyle samo twoich trafia do rezerw.
       *[recommended] odeślij najemników innego Władcy z jednego kafelka, a tyle samo twoich trafia do rezerw.
    }

rules-ending = Koniec gry
rules-ending-text =
    Po ostatnim roku odkrywa się punkty. Wygrywa ten, kto ma ich najwięcej; przy remisie ten, kto ma więcej monet; potem ten, kto jest wcześniej w kolejności Kaid, Murszid, Sułtan, Kalif, Nomada.

    Dwie instrukcje tej gry różnią się w kilku szczegółach, a kilka liczb z drukowanych arkuszy zaginęło. { $edition ->
        [pl] Te zasady są zgodne z polską instrukcją.
        [cs] Te zasady są zgodne z czeską instrukcją.
       *[recommended] Te zasady łączą obie, a gdzie się różnią, wybierają jaśniejszą; opcja „Instrukcja” wybiera jedną z nich.
    } To, co zrekonstruowane, jest oznaczone poniżej i na każdym arkuszu.

## Examples

example-rivers = Kolej Kaida. Z kafelka 7 droga jest wolna na przeprawę i do kamieniołomu na północy. Przez rzekę nie ma drogi na kafelek 8, a kafelek 6 należy do Kalifa: przemieszczenie nigdy nie prowadzi do starcia.
example-building = Sułtan może zmienić osadę na kafelku 11 w miasto, obwarować miasto na kafelku 12 albo założyć osadę tam, gdzie żadnej nie ma.
example-combat = Cztery twoje oddziały przeciw zamkowi i oddziałowi, czyli sile trzy. Najedź kafelek 6 i użyj Działań wojennych. Albo weź niebronioną osadę na przeprawie.
example-contest = Kolej Kalifa. Na przeprawie obecny jest Sułtan ze swoją osadą, a obok leży żeton Murszida: walka o wpływy. Masz tam oddział, a Buntownicy pomagają tam, gdzie jest osada.

## Where the components are known from

sources-cards = Karty władzy
sources-rulers = Władcy
sources-maps = Mapy

## The first game

guide-welcome =
    Witaj w krainie półksiężyca. Jesteś __Kaidem__ i zaczynasz. Każdy Władca wykonuje cztery akcje w roku i każdy punktuje inaczej: ty za to, __co pobijesz i złupisz__.

    Na kafelku 7 stoi jeden twój oddział. Żetony na kafelkach 7 i 2 to twoje wpływy.
guide-muster =
    Potrzebujesz armii. __Zaciąg__ wystawia oddziały tam, gdzie masz wpływy: jeden albo dwa, jeśli zdejmiesz żeton.

    Wybierz Zaciąg, potem __kafelek 2__ i wystaw __jeden__ oddział. Żeton zostaje.
guide-muster-other = To też dobra akcja. Ale jednym oddziałem nikogo nie pokonasz.
guide-horde = Teraz __kafelek 7__: wystaw __dwa__, oddając za nie żeton. Trzy oddziały to już armia.
guide-horde-other = Ostrożnie. Mając dwa oddziały więcej, możesz od razu atakować.
guide-others =
    Tymczasem inni wykonali akcje: Murszid zbudował fort, Kalif werbował, a Sułtan założył __osadę__ na przeprawie, kafelku 10, gdzie nikt jej nie pilnuje.

    Oddziały przejdą tylko przez przeprawę i tam, gdzie między kafelkami nie płynie rzeka.
guide-raid =
    __Najazd__ na osadę, której nikt nie kontroluje, obywa się bez starcia: łupisz ją dla monet i punktów.

    Wybierz Najazd, z kafelka __7__ na __10__, wszystkimi __trzema__ oddziałami.
guide-raid-other = Osady nie stoją długo bez straży.
guide-spoils =
    Osady już nie ma; masz więcej monet i __od razu punkty__. Jako jedyny Władca nie czekasz na koniec roku.

    Na kafelku 11 Sułtan ma drugą osadę, z fortem i najemnikiem: siła dwa. Ty masz trzy.
guide-assault = Znów wybierz __Najazd__: z kafelka __10__ na __11__, wszystkimi __trzema__ oddziałami. Tym razem będzie starcie.
guide-assault-other = Trzy przeciw dwóm by wystarczyło, a masz jeszcze kartę.
guide-cards =
    Przed starciem obie strony w tajemnicy wybierają karty. Masz __Działania wojenne__: połowa twoich oddziałów idzie na kartę, każdy daje jeden do siły, a potem ginie. Sama karta wraca.

    Dla pewności wybierz __Działania wojenne__.
guide-cards-other = Bez kart jest trzy przeciw dwóm. Śmiało i taniej.
guide-capture =
    Zwycięstwo! Każda strona straciła tyle oddziałów, ile wynosi połowa siły drugiej. Fort można __zająć__, ale Kaid żyje z łupów: __pomiń__ to, a fort zostanie złupiony za monetę i punkt.
guide-capture-other = Własny fort też coś znaczy: kontrolujesz kafelek nawet bez oddziałów.
guide-sack = A osada? Możesz ją też __złupić__. Zrób to.
guide-sack-other = Litościwie! Być może Sułtan to zapamięta.
guide-market =
    Za monety kupuje się __karty władzy__. Bazar Bliski jest najtańszy, a karty twojego koloru kosztują połowę. Konni łucznicy są twoi: dotknij karty na __Bazarze Bliskim__.
guide-market-other = Też można. Karty rozstrzygają starcia, nie trzymaj więc monet zbyt długo.
guide-enough = Możesz kupić jeszcze po jednej karcie z Bazaru Środkowego i Dalekiego. Na razie __wystarczy__.
guide-year =
    Cztery akcje i rok się skończył: każdy Władca dostał punkty za cele ze swojego arkusza. Dotknij arkusza Władcy, żeby je przeczytać, najpierw swojego.

    Nowy rok zaczął się od przychodu, rezerw i świeżego bazaru.
guide-influence =
    Czego jeszcze nie było: __zdobywanie wpływów__. Gdzie obecni są inni, prowadzi do walki o wpływy, w której każdy z nich staje po jednej ze stron. I __rozmowy__: cena, pakt albo obietnica mogą być warte więcej niż armia.
guide-end = Wiesz już dość, by zacząć. Graj tu dalej jako Kaid albo przygotuj stół i spróbuj innego Władcy: każdy to osobna gra.
