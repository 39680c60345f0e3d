# Zasady Blue Moon i pierwsza gra dla tych, którzy się ich uczą.

## Rules

rules-aim = Cel gry
rules-aim-text =
    Dwoje spadkobierców walczy o tron miasta Blue Moon, a każde stoi na czele innej rasy. Walka po walce próbujesz przyciągnąć na swoją stronę trzy smoki żywiołów.

    Gdy skończą się karty, wygrywa ten, kto ma po swojej stronie smoki, i dostaje __kryształy__: jeden za zwycięstwo i po jednym za każdego smoka. { $instant_win ->
        [fight] Jeśli masz już wszystkie trzy smoki i przyciągasz kolejnego dzięki wygranej walce, wygrywasz od razu i dostajesz cztery kryształy.
       *[any-dragon] Jeśli masz już wszystkie trzy smoki i przyciągasz kolejnego, wygrywasz od razu i dostajesz cztery kryształy.
    }

rules-box = Karty
rules-box-text =
    Każdy gracz ma swoją rasę: przywódcę, który leży obok planszy, i talię trzydziestu kart. Na początku trzymasz sześć z nich. Są cztery rodzaje:

    - __Postacie__ walczą za ciebie. W każdej turze musisz zagrać jedną.
    - __Dopalacze__ wzmacniają postać z jednej tury.
    - Karty __wsparcia__ zostają do końca walki.
    - Karty __przywództwa__ działają, gdy je zagrywasz, niektóre przez całą turę, a potem leżą przy przywódcy.

    Karta ma wartość __ognia__ (czerwoną) i __ziemi__ (zieloną), często __ikony__, często tekst. Tekst karty jest ważniejszy niż zasady. „Ja” na karcie to ten, kto ją zagrał, „ty” to przeciwnik.

rules-fight = Walka
rules-fight-text =
    Gra to ciąg walk. Każda toczy się na jeden żywioł, ogień albo ziemię. Wybiera go gracz, który zaczyna walkę, gdy pierwszy raz ogłasza siłę.

    Gracie na przemian. W swojej turze musisz co najmniej __wyrównać__ siłę drugiej strony albo się wycofać. Walka trwa, dopóki ktoś się nie wycofa. Kto się wycofał, zaczyna następną.

rules-turn = Twoja tura
rules-turn-text =
    Tura składa się z kolejnych kroków:

    - __Początek.__ Działają teraz niektóre karty, na przykład te z ODZYSKIEM. Zwykle nic się nie dzieje.
    - __Przywództwo.__ Możesz zagrać jedną kartę przywództwa.
    - __Wycofanie?__ Jeśli nie możesz lub nie chcesz walczyć dalej, wycofaj się teraz. To kończy walkę i twoją turę.
    - __Postać.__ Musisz zagrać jedną postać w strefie walki. Przykrywa ona to, co leży tam z wcześniejszych tur: przykryte karty już nic nie dają, wliczają się tylko do liczby kart.
    - __Dopalacz albo wsparcie.__ Możesz dołożyć do postaci jeden dopalacz albo zagrać jedną kartę wsparcia w strefie wsparcia, ale nie jedno i drugie. Kto zaczyna walkę, w tej pierwszej turze nie zagrywa ani jednego, ani drugiego.
    - __Siła.__ Ogłoś ją.
    - __Uzupełnienie.__ Dobierz do sześciu kart. Jeśli masz więcej, zostają.

    Stół proponuje tylko to, co może jeszcze dać dość siły, więc nie zapędzisz się w kozi róg.

    @match

rules-power = Siła
rules-power-text =
    Twoja siła to suma twoich __aktywnych__ kart w żywiole walki: postaci i dopalaczy z tej tury oraz wszystkich kart wsparcia. Teksty mogą ją podnieść i obniżyć; najpierw wartości się podnosi, potem obniża, { $reductions ->
        [last] a „nieparzyste wartości liczą się jako 0” i podobne dotyczą wartości już podniesionych.
       *[first] ale „nieparzyste wartości liczą się jako 0” i podobne dotyczą wartości nadrukowanych.
    }

    Musi być co najmniej równa sile drugiej strony w tej chwili. Przeciw zeru wystarczy zero.

    @retreat

rules-winning = Zwycięstwo w walce
rules-winning-text =
    Jeśli przeciwnik się wycofa, przyciągasz __jednego smoka__, a __dwa__, jeśli masz w strefach walki i wsparcia __sześć kart lub więcej__, razem z przykrytymi. Karty mogą zmienić tę liczbę.

    Smok przychodzi do ciebie ze środka. Jeśli jednak smoki ma przeciwnik, smok najpierw wraca od niego na środek: smoki nigdy nie są po obu stronach naraz.

    Potem każdy gracz odkłada karty ze stref walki i wsparcia na swój stos kart zużytych i uzupełnia rękę do sześciu kart.

rules-declining = Rezygnacja z rozpoczęcia walki
rules-declining-text =
    Kto zaczyna walkę, nie może się w tej turze wycofać. Może za to __zrezygnować z jej rozpoczęcia__: odrzuca jedną, dwie lub trzy karty z ręki i dobiera do sześciu. Wtedy zaczyna drugi gracz albo też rezygnuje. Bez postaci na ręce musisz zrezygnować. Wcześniej wolno zagrać kartę przywództwa.

    @decline

rules-ending = Koniec gry
rules-ending-text =
    Gdy twoja talia się skończy, nie dobierasz już kart, ale grasz dalej. Gdy ktoś nie ma kart ani na ręce, ani w talii, nie zaczyna się nowa walka, a gra kończy się wraz z obecną. Kończy się też wtedy, gdy ktoś rezygnuje z rozpoczęcia walki i odrzuca przy tym ostatnie karty.

    Wygrywa ten, kto ma wtedy smoki. Jeśli wszystkie trzy są na środku, przegrywa ten, komu karty skończyły się wcześniej, a druga strona dostaje jeden kryształ.

rules-icons = Ikony
rules-icons-text =
    - __TARCZA__ z żywiołem: w walce na ten żywioł nie musisz wyrównać cudzej siły. Możesz ogłosić mniejszą.
    - __STOP__: { $texts_after_stop ->
        [true] po tej karcie nie zagrywasz już w tej turze żadnych innych prócz tych, na które dodatkowo pozwala tekst.
       *[false] po tej karcie nie zagrywasz już w tej turze żadnych innych.
    }
    - __ODZYSK__: dopóki karta jest aktywna, możesz na początku swojej tury wziąć ją z powrotem do ręki; { $retrieve_blocked_by ->
        [characters] postać tylko wtedy, gdy przeciwnik nie ma w strefie walki aktywnej postaci z tą ikoną, choćby zignorowanej.
       *[cards] postać tylko wtedy, gdy przeciwnik nie ma w strefie walki aktywnej karty z tą ikoną.
    }
    - __ZA DARMO__: karta nie wlicza się do limitu jednej postaci i jednego dopalacza lub wsparcia; wolno ją zagrać także w pierwszej turze walki. Tekst, który zabrania zagrania karty, obowiązuje nadal. { $normal_first ->
        [true] Zwykłą postać zagrywa się przed postaciami ZA DARMO.
       *[false] Postacie ZA DARMO wolno zagrać przed zwykłą.
    }
    - __PARA__: dwie karty jednego rodzaju z tą ikoną, których nazwy zaczynają się tym samym słowem, można zagrać jak jedną.
    - __GANG__: zamiast jednej postaci możesz zagrać dowolną liczbę postaci z jednego gangu. W następnej turze możesz dołożyć kolejne, nie przykrywając gangu, jeśli nie leży tam aktywne nic innego. Gang, do którego nic nie dołożysz, przykryje twoja następna postać.
    - __ZABEZPIECZENIE__: dopóki karta jest aktywna, przeciwnik nie może jej zignorować ani odrzucić, ani obniżyć jej wartości. { $protection ->
        [icon] Chroni także przed tekstem, który każe ignorować właśnie tę ikonę.
       *[card-text] Tekst, który każe ignorować właśnie tę ikonę, jest od niej ważniejszy.
    } { $protected_in_hand ->
        [false] Kart na ręce i na statku nie chroni.
       *[true] Gdy ignorowane są też karty na ręce lub na statku, chroni je i tam.
    }

    @shield

    @gang

rules-texts = Teksty kart
rules-texts-text =
    Tekst, który każe __ignorować__ karty, jest ważniejszy niż wszystkie inne poza ZABEZPIECZENIEM: zignorowana karta nie ma wartości, ikon ani tekstu{ $ignored_in_hand ->
        [false] ; kart na ręce to nie dotyczy.
       *[true] , także na ręce.
    } Nadal jednak leży na stole: jest postacią swojej tury i liczy się do sześciu kart. Tekst, który czegoś __zabrania__, jest ważniejszy niż tekst, który na to pozwala.

    To, co karta nakazuje, trzeba wykonać, na ile się da. Gdzie mówi „mogę”, wybierasz. Jeśli płacisz kartami, nie dokładasz takiej, która nie jest potrzebna, a { $ignored_cannot_pay ->
        [false] liczą się wartości nadrukowane, także zignorowane; kilka
       *[true] zignorowanymi wartościami nie można płacić; kilka
    } żądań spełniasz osobno, każde innymi kartami. { $pay_and_retreat ->
        [true] Karcie Caterpillar, która żąda kart albo wycofania się, możesz zapłacić, nawet jeśli potem i tak musisz się wycofać.
       *[false] Caterpillar żąda kart albo wycofania się: nie możesz zapłacić, jeśli potem zostaje ci już tylko wycofanie.
    }

    Bounce Back pozwala twoim aktywnym kartom zaatakować ponownie bez nowej postaci. { $bounce_needs_cards ->
        [true] Bez aktywnej karty nie daje nic.
       *[false] Bez aktywnej karty możesz ogłosić siłę 0 przeciwko 0.
    }

    { $aims ->
        [highest] Tekst, który działa na jedną z kilku kart, na przykład podwaja postać, zawsze dotyczy tej, która daje największą siłę.
       *[chosen] Kto zagrał kartę, ten decyduje, jak zastosować jej tekst, na przykład którą postać podwaja. Jeśli przeciwnik odrzuci tę postać lub zmieni jej wartość, od razu wskazujesz inną aktywną.
    }

    Tekst, który pozwala na dowolną liczbę dopalaczy, zostawia ci jedną kartę wsparcia, i na odwrót.

    Jeśli musisz __ujawnić__ karty z ręki, leżą odkryte, dopóki nie zostaną użyte; to, co dobierzesz później, jest znów zakryte.

    __Mutanty__ nie należą do żadnej rasy. Każdy mówi, pod jakim warunkiem wolno go zagrać, i zmienia żywioł walki.

    @mutant

    Odrzucone karty leżą odkryte na stosie, jedna na drugiej; karty przywództwa idą zawsze do przywódcy, nigdy na stos. Wolno oglądać tylko wierzchnią kartę, a stosów się nie liczy. Karty na ręce, w talii i w grze wolno liczyć w każdej chwili.

rules-more = Kilka gier i rasa Buka
rules-more-text =
    W __meczu__ gra się dalej, aż ktoś zbierze pięć kryształów. Kto przegrał, zaczyna następną grę, a każdy gracz może wybrać inną talię.

    { $mulligan ->
        [true] __Wymiana pierwszych kart__: przed pierwszą turą każdy gracz może wtasować dowolną liczbę kart z powrotem i dobrać tyle samo.
       *[false] Pierwszych kart się nie wymienia. Z opcją __wymiany pierwszych kart__ każdy gracz może przed pierwszą turą wtasować dowolną liczbę kart z powrotem i dobrać tyle samo.
    }

    Rasa __Buka__ ma dwie własne zasady. Kartę z __BLEFEM__ można położyć zakrytą jako kartę wsparcia o wartości 2 w obu żywiołach. Gdy ogłaszasz siłę, przeciwnik może cię sprawdzić: wszystkie twoje blefy są wtedy odkrywane i odrzucane. Jeśli każdy ma żywioł walki, przyciągasz smoka, a walka trwa; jeśli nie, smoka przyciąga przeciwnik, a ty musisz się wycofać. { $bluffs_take_free ->
        [false] Tekst, dzięki któremu następna karta jest ZA DARMO, pomija blefy: czeka na następną odkrytą kartę.
       *[true] Jeśli dzięki tekstowi następna karta jest ZA DARMO, może nią być także blef.
    }

    __Statki__ zagrywa się zamiast karty przywództwa i zostają one z walki na walkę. Zamiast karty wsparcia możesz załadować postać, dopalacz lub wsparcie na statek, na którym jest miejsce. Na początku jednej z twoich tur statek może przybić do brzegu: w tej turze zagrywasz to, co wiezie, postacie rasy Buka ZA DARMO, a potem statek jest odrzucany. { $ships_exempt ->
        [true] Teksty, które zabraniają kart z mocą specjalną albo bez niej, nie zabraniają statków.
       *[false] Teksty, które zabraniają kart z mocą specjalną albo bez niej, zabraniają też statków.
    }

rules-decks = Budowanie talii
rules-decks-text =
    Doświadczeni gracze budują własne talie: przywódca i dokładnie __trzydzieści różnych kart__. Kart rasy przywódcy może być dowolnie dużo. Na pozostałych kartach liczą się __księżyce__: razem najwyżej __dziesięć__.

## Examples

example-match = Ogień; przeciwnik ma sześć. Blaze daje cztery, dołóż więc Lightning Bolts albo Fireblast: spróbuj. Torch z jedynką nigdy nie sięgnie sześciu.
example-retreat = Ogień, przeciw tobie dziesięć, a nic z twojej ręki się do tego nie zbliża. Musisz się wycofać. Sześć kart po drugiej stronie to dwa ruchy smoków: twój wraca na środek, inny idzie do przeciwnika.
example-decline = Na ręce nie ma postaci: musisz zrezygnować z rozpoczęcia i odrzucić od jednej do trzech kart.
example-shield = Przeciw tobie osiem ziemi. Spark ma tylko dwa, ale Infernal Armor to tarcza przeciw ziemi: z nią dwa wystarczą.
example-gang = Wogarathoras ma pięć ognia. Nikt z gangu nie ma więcej niż dwa, ale możesz zagrać ich tylu, ilu chcesz.
example-mutant = Atakuje cię co najmniej pięć ziemi: możesz zagrać kartę Zig-nur-Don. Walka toczy się odtąd na ogień, tarcza zwalnia cię z wyrównania, a STOP kończy twoje zagrania.

## Where the cards are known from

sources-decks = Talie
sources-cards = Karty

## The first game

guide-welcome =
    Witaj w Blue Moon. Prowadzisz rasę __Vulca__, lud ognia; przeciwnik prowadzi Hoax. Na środku czekają trzy smoki.

    W walce każda tura musi co najmniej wyrównać siłę drugiej strony. Kto nie może albo nie chce, wycofuje się i traci smoka. Zaczynasz.
guide-volca = W każdej turze musisz zagrać __postać__. Liczby w jej rogu to siła: czerwona ognia, zielona ziemi. Volca ma pięć ognia. Dotknij karty __Volca__ na swojej ręce.
guide-volca-other = Inna postać też się nada, ale pokażę ci, co potrafi pięć ognia.
guide-fire = Kto zaczyna walkę, nie zagrywa w tej turze dopalacza ani wsparcia, ale wybiera żywioł. Volca jest silna w ogniu: ogłoś __ogień__.
guide-fire-other = W ziemi Volca ma tylko jeden. Przeciwnikowi nie będzie trudno.
guide-answer =
    Hoax odpowiedzieli postacią o sile cztery i kartą wsparcia o sile dwa: __sześć ognia__. Karta wsparcia zostaje do końca walki, jej dwójka liczy się więc w każdej turze.

    Teraz musisz mieć co najmniej sześć.
guide-blaze = Nowa postać przykrywa starą, która już się nie liczy. Zagraj __Blaze__: cztery ognia. Dwóch jeszcze brakuje.
guide-bolts = Do postaci możesz dołożyć jeden dopalacz __albo__ jedno wsparcie. Dopalacz pomaga przez jedną turę, wsparcie przez całą walkę. Zagraj __Lightning Bolts__: trzy ognia, które zostają.
guide-bolts-other = To też wystarczy. Ale dopalacz w następnej turze zostanie przykryty.
guide-seven = Cztery i trzy to siedem: wystarczy. __Ogłoś__ siłę. Potem dobierasz do sześciu kart.
guide-flamebreath = Mają teraz siedem. Pora na twoją najsilniejszą postać: __Flamebreath__, siedem ognia, a Lightning Bolts nadal leżą.
guide-booster = Już dziesięć. __Dopalacz__ utrudni im sprawę: dołóż __Fireblast__.
guide-booster-other = Fireblast możesz też oszczędzić. Dziesięć ognia to dużo.
guide-thirteen = Siedem, trzy i trzy: trzynaście. __Ogłoś__ siłę.
guide-dragon =
    Hoax się __wycofali__: smok przyszedł do ciebie. W tej walce leżało pięć twoich kart; przy sześciu lub więcej przyszłyby dwa smoki.

    Kto się wycofał, zaczyna następną walkę. Hoax zaczęli od pięciu __ziemi__, a ziemia nie jest mocną stroną twojej rasy.
guide-earth = Masz jednak kartę z __tarczą__ przeciw ziemi. Najpierw potrzebujesz postaci, jakiejkolwiek: zagraj __Shimmer__.
guide-earth-other = Każda postać się nada, byle z tarczą.
guide-shield = Teraz dopalacz __Infernal Armor__. Jego tarcza mówi: w ziemi nie musisz wyrównać cudzej siły.
guide-two = __Ogłoś__ swoją dwójkę w ziemi. Tylko tyle muszą teraz wyrównać, ale zostajesz w walce.
guide-retreat =
    Przeciw tobie sześć ziemi, a tarczy już nie ma. __Wycofać się__ w porę to połowa gry: dobre karty zostają na ręce, a następną walkę zaczynasz ty.

    Wycofaj się teraz.
guide-retreat-other = Dalsza walka kosztuje karty, których może ci potem zabraknąć. Ale to twoja armia.
guide-end =
    Twój smok wrócił na środek, a ty zaczynasz następną walkę. Jeśli kiedyś nie będziesz mieć dobrej postaci, możesz __zrezygnować__ z rozpoczęcia i wymienić do trzech kart.

    Teksty kart przeczytasz, dotykając ich lub przytrzymując. Graj dalej, jak długo chcesz!
