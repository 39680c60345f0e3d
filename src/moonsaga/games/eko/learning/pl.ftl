# Zasady Ekö i pierwsza gra dla tych, którzy się ich uczą.

## Rules

rules-aim = Cel gry
rules-aim-text =
    Stary Cesarz nie żyje, a jego spadkobiercy biją się o pustynię, która została z cesarstwa. Prowadzisz jedną z armii: okrągłe dyski, które stoją pojedynczo lub w stosach, a wśród nich twój własny Cesarz.

    Wygrywasz natychmiast na jeden z dwóch sposobów:

    - masz __co najmniej dwanaście punktów__ i twój budynek stoi w __przynajmniej jednej stolicy__;
    - __tylko ty__ masz jeszcze dyski na planszy.

    Obóz daje jeden punkt, wieża dwa, zamek trzy, a każdy wrogi Cesarz w twojej niewoli trzy.

rules-box = Plansza i elementy
rules-box-text =
    Planszę układa się z dużych kafli: siedmiu dla dwóch graczy, dziesięciu dla trzech, trzynastu dla czterech. Każdy sześciokąt to albo __pole__, narysowane jako okrąg, albo __teren__. Stosy stoją tylko na polach, a budynki tylko na terenie.

    Co można postawić na terenie:

    - __zapadlisko__: nic;
    - __kamienna pustynia__: obóz;
    - __wąwóz__ i __stolica__: obóz, który może stać się wieżą;
    - __góra__: obóz, który może stać się wieżą, a ta zamkiem.

    Każdy gracz ma szesnaście dysków, w tym Cesarza, oraz pięć obozów, trzy wieże i jeden zamek. Czego zabrakło, tego nie zbudujesz, dopóki nie wróci.

    __Stos__ to jeden lub kilka dysków jednego koloru, nigdy więcej niż __cztery__. Dyski, które schodzą z planszy, leżą obok niej w twojej __rezerwie__ i mogą wrócić.

rules-setup = Przygotowanie
rules-setup-text =
    Robi to za ciebie stół. { $board ->
        [reference] Kafle leżą tak jak na planszy z instrukcji.
       *[random] Kafle są mieszane, obracane i układane { $layout ->
            [star] w gwiazdę
           *[rows] w rzędy
        } tak, żeby wszystkie pola się łączyły.
    } Potem miesza się dyski wszystkich graczy razem z Cesarzami i kładzie po jednym na każdym polu, aż wszystkie pola będą zajęte.

    { $colours ->
        [fixed] Pierwszego gracza się losuje; każde miejsce ma swój kolor.
       *[drawn] Kolory i pierwszego gracza się losuje.
    } Przed grą każdy po kolei może zamienić miejscami swojego Cesarza i inny własny dysk.

rules-turn = Twoja tura
rules-turn-text =
    Gracze grają po kolei, zgodnie z ruchem wskazówek zegara. Tura ma dwie części i żadnej nie wolno pominąć, jeśli możesz coś zrobić:

    - __Działanie__: rusz jeden stos albo postaw jeden budynek. Raz na turę możesz zapłacić za drugą akcję, wymuszony przemarsz.
    - __Zbrojenie__: przywróć na planszę dyski z rezerwy.

    Kto nie ma żadnej możliwej akcji, przechodzi do Zbrojenia.

rules-moving = Ruch
rules-moving-text =
    Ruszasz jeden cały stos, dowolnie daleko i z dowolną liczbą zakrętów, przez __niezajęte pola__. Inne stosy, twoje i cudze, oraz każdy teren stoją mu na drodze. Stosu nie wolno dzielić, a powrót na to samo pole nie jest ruchem.

    Ruch może się skończyć na trzy sposoby:

    - na __niezajętym polu__;
    - na __innym twoim stosie__, do którego dołącza, jeśli razem mają najwyżej cztery dyski;
    - na __wrogim stosie, który ma mniej dysków__: niszczy go i zajmuje jego miejsce. Pokonane dyski wracają do rezerwy właściciela.

    @moving

    __Kamikadze.__ Cztery dyski to najsilniejszy stos, ale pojedynczy dysk może zaatakować dokładnie cztery. Wszystkie pięć wraca wtedy do rezerw swoich właścicieli, a pole zostaje puste.

    @kamikaze

rules-building = Budowa
rules-building-text =
    Za budynek płacisz dyskami __jednego swojego stosu, który sąsiaduje z terenem__. Trafiają one do twojej rezerwy i mogą wrócić jeszcze w tej samej turze.

    - __Obóz__ kosztuje jeden dysk. Pierwszym budynkiem na pustym terenie jest zawsze obóz.
    - __Wieża__ kosztuje dwa dyski i zastępuje twój obóz.
    - __Zamek__ kosztuje trzy dyski i zastępuje twoją wieżę.

    Każdy taki krok to osobna akcja, a granicę wyznacza teren.

    @building

    Możesz też __zastąpić wrogi budynek__ takim samym albo następnym w kolejności, płacąc __o jeden dysk więcej__, znów z jednego stosu. Stary budynek wraca do właściciela.

    @replacing

rules-emperor = Cesarz
rules-emperor-text =
    Cesarz zawsze leży na wierzchu swojego stosu i liczy się jak jeden dysk. Różni się od innych w trzech sprawach.

    - Jego stos może zaatakować stos __tej samej wysokości__, nawet z Cesarzem. Samotny Cesarz pokonuje więc pojedynczy dysk.
    - Gdy jego stos zostanie pokonany, Cesarz trafia do __niewoli__ u napastnika i jest wart trzy punkty. Pozostałe dyski jak zwykle wracają do rezerwy.
    - Z niewoli wraca tylko przez __wymianę__. Jeśli pojmiesz wrogiego Cesarza, gdy twój jest w niewoli, musisz od razu oddać go za własnego, który trafia do twojej rezerwy. Ten, kto go więzi, nie może odmówić, a wymiana nie jest akcją. { $exchange_chain ->
        [true] Kto dostaje w ten sposób Cesarza, a jego własny jest w niewoli, musi go wymienić dalej.
       *[false] Kto dostaje w ten sposób Cesarza, sam już nie wymienia.
    }

    @emperor

    Cesarzem możesz zapłacić za budynek jak każdym dyskiem; to ty wybierasz, które dyski oddajesz. Nigdy nie płaci się nim za wymuszony przemarsz. Samotny Cesarz może być Kamikadze: wraca wtedy do twojej rezerwy.

rules-march = Wymuszony przemarsz
rules-march-text =
    Po swojej akcji, przed Zbrojeniem, możesz raz na turę oddać na zawsze __trzy dyski z rezerwy__, ale nie Cesarza. W zamian wykonujesz jeszcze jedną akcję: ruch albo budowę.

rules-reinforcing = Zbrojenie
rules-reinforcing-text =
    Jeśli twoja rezerwa jest pusta, pomijasz tę część. W przeciwnym razie musisz przywrócić __co najmniej jeden__ dysk, o ile to możliwe:

    - wszystkie dyski trafiają na __jeden twój stos__, który jest na planszy, nigdy na niezajęte pole;
    - stos ma potem najwyżej cztery dyski, dokładasz więc od jednego do trzech;
    - stos __nie sąsiaduje z wrogim budynkiem__, obojętne, z czym jeszcze sąsiaduje.

    @reinforcing

    Jeśli w rezerwie leży twój Cesarz, wraca jako pierwszy; inne dyski mogą iść za nim na ten sam stos. Jeśli każdy stos, w którym jest miejsce, sąsiaduje z wrogim budynkiem, tylko Cesarz może, i musi, dołączyć do jednego z nich.

rules-ending = Koniec gry
rules-ending-text =
    Gra kończy się w chwili, gdy ktoś ma dwanaście punktów i stolicę albo gdy nikt inny nie ma dysków na planszy. Kto nie ma już dysku na planszy, od razu odpada, nawet jeśli ostatnim zapłacił za budynek; jego budynki stoją dalej i można je zastąpić.

    Dwa rzadkie przypadki: jeśli dwa ostatnie stosy na planszy zniszczą się nawzajem, __przegrywają wszyscy__{ $last_capture ->
        [points-first] , chyba że napastnik ma dzięki temu dwanaście punktów i stolicę: wtedy wygrywa.
       *[everybody-loses] , nawet jeśli dałoby to dwanaście punktów i stolicę.
    } Jeśli ostatnim dyskiem jako Kamikadze pojmiesz Cesarza, który daje ci dwanaście punktów, masz stolicę, a na planszy stoi jeszcze jeden przeciwnik, __wygrywacie razem__. { $last_builder ->
        [alone] Gdy ostatnim dyskiem zapłacisz za budynek, który daje dwunasty punkt, wygrywasz tylko ty.
       *[shared] Tak samo jest, gdy ostatnim dyskiem zapłacisz za budynek, który daje dwunasty punkt.
    }

    { $no_progress ->
        [0] Gry, w której nic się nie dzieje, nic tu nie przerywa.
        [1] Gra kończy się po turze bez ataku, budowy i zmiany punktów. { $repetition ->
            [false] Każdy atak i każda budowa się liczy, nawet jeśli pozycje się powtarzają.
           *[true] Tura, po której pozycja jest taka sama jak po jednej z ostatnich 32 tur, też liczy się jako tura bez postępu, cokolwiek w niej zdobyto lub zbudowano.
        }
       *[other] Gra kończy się, gdy { $no_progress } razy z rzędu mija tura bez ataku, budowy i zmiany punktów. { $repetition ->
            [false] Każdy atak i każda budowa się liczy, nawet jeśli pozycje się powtarzają.
           *[true] Tura, po której pozycja jest taka sama jak po jednej z ostatnich 32 tur, też liczy się jako tura bez postępu, cokolwiek w niej zdobyto lub zbudowano.
        }
    } { $turn_limit ->
        [0] Liczba tur nie jest ograniczona.
       *[other] Tur jest najwyżej { $turn_limit }.
    } Przygotowując stół, możesz wybrać inne liczby.

    Gdy gra zostaje tak przerwana, wygrywa ten, kto ma najwięcej punktów, przy remisie ten, kto ma stolicę; jeśli i to nie rozstrzyga, wygrana jest wspólna. Kto odpadł, nie wygrywa.

rules-variants = Warianty
rules-variants-text =
    Małe kafle wzbogacają grę. Wybierasz je, gdy przygotowujesz stół.

    - __Labirynt Burz.__ Na polach burz nie kładzie się dysków na początku. Stos, który wchodzi w strefę burz, przez nią przechodzi albo __zaczyna w niej ruch__, traci jeden wybrany przez ciebie dysk, raz na turę za każdą strefę, jeszcze przed atakiem. Pojedynczy dysk nie wejdzie więc do burzy ani z niej nie wyjdzie; może tam tylko zapłacić za budynek. Stos w burzy nie dostaje posiłków.

    @storm

    - __Portale.__ Z pola obok jednego portalu stos przechodzi na dowolne pole obok drugiego i może iść dalej. Nigdy nie staje na portalu, a z tyłu zamykają go zapadliska.
    - __Piramidy.__ Każda daje dwa punkty temu, kto ma { $majority ->
        [more-than-half] stosy na co najmniej dwóch z trzech pól burzy wokół niej.
       *[most] najwięcej stosów na trzech polach burzy wokół niej; może wystarczyć jeden. Przy remisie nikt nie dostaje punktów.
    }
    - __Latarnia Morska.__ Kto ma { $majority ->
        [more-than-half] stosy na co najmniej dwóch z trzech pól wokół niej,
       *[most] najwięcej stosów na trzech polach wokół niej, choćby tylko jeden,
    } temu burze nie szkodzą.
    - __Świątynia Wiatru.__ Można na niej zbudować obóz. Jej właściciel może rozdzielić Zbrojenie na kilka stosów, w dowolnej kolejności, na każdy raz{ $wind_limit ->
        [three] , ale łącznie najwyżej trzy dyski.
       *[none] , a łączna liczba dysków nie jest ograniczona.
    }
    - __Świątynia Księżyca.__ Można na niej zbudować obóz. { $moon_times ->
        [any] Tyle razy, ile zdoła zapłacić
       *[once] Raz na turę
    }, { $moon_use ->
        [also] oprócz zwykłego Zbrojenia
       *[instead] zamiast zwykłego Zbrojenia
    }, jej właściciel może oddać na zawsze dwa dyski z rezerwy, __ale nie Cesarza__, i położyć jeden dysk gdziekolwiek: na niezajętym polu lub na własnym stosie, w którym jest miejsce, w burzy, obok wrogiego budynku. Jeśli w rezerwie czeka Cesarz, to on jest tym dyskiem.
    - __Świątynia Piasku.__ Można na niej zbudować obóz. Raz na turę, przed działaniem, jej właściciel może oddać na zawsze dwa dyski z rezerwy, __ale nie Cesarza__, i odesłać jeden wrogi dysk, ale nie Cesarza, do rezerwy właściciela.

## Examples

example-moving = Rusza się Niebieski. Stos dwóch dysków z b4 może zbić pojedynczy dysk na a4, dołączyć do d2 albo odejść daleko, ale nie pokona dwóch ani trzech dysków.
example-kamikaze = Twój pojedynczy dysk z b2 może powalić czwórkę na b4. Przeciw jednemu lub dwóm nic nie zdziała.
example-building = Stos trzech dysków może postawić obóz na pustyni, w wąwozie albo na górze. Na wieżę i zamek przyjdzie czas.
example-replacing = Dwa dyski zastąpią wrogi obóz na a2. Dwa zmienią twój obóz na a3 w wieżę. Trzy zastąpią wrogą wieżę na b3; zamek w tym miejscu kosztowałby cztery.
example-emperor = Dwa dyski z twoim Cesarzem pokonują dwa z cudzym, a cudzy Cesarz trafia do twojej niewoli. Na trzy to za mało.
example-reinforcing = Posiłki może dostać tylko c2: stosy na a2 i b2 sąsiadują z wrogim obozem w wąwozie.
example-storm = Droga na a4 prowadzi przez burzę: najpierw tracisz jeden dysk. Wybierasz, czy będzie nim Cesarz.

## Where the pieces are known from

sources-large = Duże kafle
sources-small = Małe kafle
sources-buildings = Budynki
sources-terrain = Teren

## The first game

guide-welcome =
    Witaj w Ekö. Grasz kolorem __niebieskim__, przeciwnik granatowym. Na każdym polu leży jeden dysk; dyski z koroną to Cesarze: twój na d3, cudzy na e4.

    Chcesz zdobyć dwanaście punktów i stolicę albo mieć planszę tylko dla siebie. Zobaczmy, jak to się robi.
guide-swap = Przed grą możesz zamienić miejscami swojego Cesarza i inny własny dysk. Na d3 stoi dobrze, blisko wrogiego: __zostaw__ go tam.
guide-gather =
    Każda tura zaczyna się jedną akcją: ruchem albo budową. Jeden dysk nie pokona jednego, niech więc dwa staną razem.

    Dotknij dysku na __d5__, a potem sąsiedniego __d4__.
guide-gather-other = Dwa dyski obok wrogiego Cesarza mogłyby go pojmać w następnej turze. Taki był plan.
guide-capture =
    Dwa pokonują jeden. Dotknij swojego stosu na __d4__, a potem wrogiego Cesarza na __e4__.
guide-capture-other = Wrogi Cesarz stoi tam, jakby czekał, i może nie czekać długo.
guide-prisoner =
    Cudzy Cesarz jest w twojej niewoli: to __trzy punkty__, dopóki go trzymasz. Widzisz go obok planszy. Przeciwnik odzyska go tylko wtedy, gdy pojmie twojego.

    Teraz pora na punkty, które stoją na ziemi.
guide-camp =
    Stosy stoją na polach, budynki na terenie. Obok twojego stosu na e4 leży wąwóz f4. __Obóz__ kosztuje jeden dysk ze stosu, który z nim sąsiaduje.

    Dotknij stosu na __e4__, potem wąwozu __f4__ i wybierz obóz.
guide-camp-other = Obóz daje punkt, a prawie nic nie kosztuje: dysk może od razu wrócić.
guide-reinforce =
    Dysk, którym płacisz za obóz, leży w rezerwie. Druga część każdej tury przywraca dyski, wszystkie na __jeden stos__, który nie sąsiaduje z wrogim budynkiem.

    Połóż go z powrotem na __e4__.
guide-reinforce-other = Na e4 dysk pilnuje obozu i pomoże zapłacić za to, co tam potem zbudujesz.
guide-why =
    Nie musisz znać wszystkich zasad na pamięć. Możesz dotknąć wszystkiego, co świeci. Dotknij czegoś, co nie świeci, na przykład wrogiego stosu na e7, a stół powie, __która zasada__ tego zabrania. Spróbuj, jeśli chcesz.
guide-join =
    Wieża kosztuje dwa dyski. Żeby potem ktoś pilnował e4, potrzebujesz tam trzech. Niech dysk z __e3__ dołączy do __e4__.
guide-join-other = Gdy na e4 są dwa dyski, wieża pochłonie cały stos.
guide-tower =
    Teraz zamień obóz w __wieżę__: dotknij __e4__, potem __f4__. Jest warta dwa punkty i zajmuje miejsce obozu.
guide-back =
    W rezerwie leżą dwa dyski. Przywróć __oba__ na __e4__: stos nigdy nie ma więcej niż cztery.
guide-capital =
    Trzy punkty za Cesarza i dwa za wieżę to razem pięć. Na g6 leży __stolica__: bez budynku w niej dwanaście punktów nie wystarczy.

    Mając w rezerwie trzy dyski, możesz kupić drugą akcję, __wymuszony przemarsz__; te dyski już nie wrócą.
guide-end =
    To wszystko, czego potrzebujesz. Graj stąd dalej, jak długo chcesz, albo przygotuj własną grę. Zasady są pod ręką przy każdym stole.
