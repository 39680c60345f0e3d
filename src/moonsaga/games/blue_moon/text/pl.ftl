# Blue Moon: każde słowo, które czyta gracz.
#
# Argumenty, które są kluczami tego pliku, przychodzą przetłumaczone; słowa bez własnego klucza ($when, $elements, $from,
# $lasting ...) tylko wybierają wariant. Nazwy kart i graczy nie odmieniają się. Na kartach „ty” to ten, kto zagrał kartę.

title = Blue Moon
description = Święty kryształ jest roztrzaskany, a dwoje pretendentów do tronu walczy o względy trzech smoków żywiołów. Prowadź jedną z dziewięciu ras: zagrywaj karty postaci, dopalacza i wsparcia, wyrównuj siłę rywala w ogniu albo w ziemi lub wycofaj się w porę. Kto wygrywa walki, przyciąga smoki, smoki przynoszą kryształy, a mecz wygrywa ten, kto zbierze pięć kryształów.
edition-kosmos-2004 = Pierwsze wydanie, 2004

## Miejsca i rasy

seat-1 = Gracz 1
seat-2 = Gracz 2
people-vulca = Vulca
people-hoax = Hoax
people-mimix = Mimix
people-flit = Flit
people-khind = Khind
people-terrah = Terrah
people-pillar = Pillar
people-aqua = Aqua
people-buka = Buka
people-mutant = Mutant
vulca = { people-vulca }
hoax = { people-hoax }
mimix = { people-mimix }
flit = { people-flit }
khind = { people-khind }
terrah = { people-terrah }
pillar = { people-pillar }
aqua = { people-aqua }
buka = { people-buka }

## Co leży na stole

kind-character = Postać
kind-booster = Dopalacz
kind-support = Wsparcie
kind-leadership = Przywództwo
kind-influence = Wpływ
of-kind-character = postaci
of-kind-booster = dopalacza
of-kind-support = wsparcia
of-kind-leadership = przywództwa
of-kind-influence = wpływu

element-fire = ogień
element-earth = ziemia

place-deck = Talia
place-bottom = Spód talii
place-hand = Ręka
place-combat = Strefa walki
place-support = Strefa wsparcia
place-leader = Przywódca
place-leaders = Stos przywódcy
place-ships = Statki
place-influence = Strefa wpływu
place-cargo = Na pokładzie
place-discards = Stos kart zużytych
place-revealed = Odkryte karty
place-cover = Na gang
place-face-down = Zakryta, jako blef
place-shore = Brzeg

thing-card = Karta
thing-dragon = Smok
thing-crystal = Kryształ
thing-power = Siła
thing-leader = Przywódca
thing-bluff = Blef
thing-moon = Księżyc
thing-active = aktywna
thing-covered = przykryta
thing-ignored = ignorowana
thing-disclosed = ujawniona

icon-shield = TARCZA
icon-shield-help = W walce na żywioł z tarczy nie musisz wyrównać siły przeciwnika, gdy ogłaszasz swoją.
icon-stop = STOP
icon-stop-help = po zagraniu tej karty nie zagrywasz w tej turze żadnych innych.
icon-retrieve = ODZYSK
icon-retrieve-help = dopóki ta karta jest aktywna, możesz na początku swojej tury wziąć ją z powrotem do ręki; postać tylko wtedy, gdy w strefie walki przeciwnika nie widać ikony ODZYSK.
icon-protected = ZABEZPIECZENIE
icon-protected-help = dopóki ta karta jest aktywna, przeciwnik nie może jej zignorować ani odrzucić, ani zmniejszyć jej wartości.
icon-free = ZA DARMO
icon-free-help = tej karty nie wlicza się do limitu jednej karty postaci i jednej karty dopalacza lub wsparcia; można ją zagrać także w pierwszej turze walki.
icon-pair = PARA
icon-pair-help = Dwie karty tego samego rodzaju z ikoną PARA, których nazwy zaczynają się tym samym słowem, zagrane w jednej turze liczą się jako jedna karta.
icon-gang = GANG
icon-gang-help = Zamiast jednej postaci możesz zagrać dowolną liczbę postaci z jednego gangu, a w następnej turze dołożyć kolejne, nie przykrywając gangu.
icon-bluff = BLEF
icon-bluff-help = Możesz zagrać tę kartę zakrytą jako kartę wsparcia o wartości 2 w obu żywiołach. Gdy ogłaszasz siłę, przeciwnik może powiedzieć „sprawdzam”. Jeśli wszystkie twoje blefy pokazują żywioł walki, przyciągasz smoka; jeśli nie, przyciąga go przeciwnik, a ty musisz się wycofać.
icon-ship = STATEK
icon-ship-help = Statek wiezie karty i na początku jednej z twoich tur przybija z nimi do brzegu.

## Co mówi karta

card-headline = { $values ->
    [0] { $kind }, { $people }. { word-moons }.
   *[1] { $kind }, { $people }. Ogień { $fire }, ziemia { $earth }. { word-moons }.
}
card-icon = { $icon }: { $meaning }
card-shield = { $elements ->
    [fire] TARCZA ognia: dopóki ta karta jest aktywna, w walce na ogień nie musisz wyrównać siły przeciwnika. Ogłaszasz własną siłę, choćby była niższa.
    [earth] TARCZA ziemi: dopóki ta karta jest aktywna, w walce na ziemię nie musisz wyrównać siły przeciwnika. Ogłaszasz własną siłę, choćby była niższa.
   *[both] TARCZA ognia i ziemi: dopóki ta karta jest aktywna, w żadnej walce nie musisz wyrównać siły przeciwnika. Ogłaszasz własną siłę, choćby była niższa.
}
card-pair = PARA: w tej samej turze możesz zagrać jeszcze jedną kartę { $kind1 } z ikoną PARA, której nazwa zaczyna się od „{ $word }”; obie liczą się jako jedna karta.
card-gang = GANG { $gang }: zamiast jednej postaci możesz zagrać dowolną liczbę postaci z tego gangu. W następnej turze możesz dołożyć kolejne, nie przykrywając poprzednich, jeśli wszystkie aktywne karty w twojej strefie walki należą do tego gangu.
card-bluff = { $bluff ->
    [fire] BLEF, ogień: zamiast zagrać tę kartę odkrytą, możesz położyć ją zakrytą jako kartę wsparcia o wartości 2 w obu żywiołach, bez mocy specjalnej. Po sprawdzeniu jest dobra w walce na ogień, a zła w walce na ziemię.
    [earth] BLEF, ziemia: zamiast zagrać tę kartę odkrytą, możesz położyć ją zakrytą jako kartę wsparcia o wartości 2 w obu żywiołach, bez mocy specjalnej. Po sprawdzeniu jest dobra w walce na ziemię, a zła w walce na ogień.
   *[blank] BLEF, pusty: zamiast zagrać tę kartę odkrytą, możesz położyć ją zakrytą jako kartę wsparcia o wartości 2 w obu żywiołach, bez mocy specjalnej. Po sprawdzeniu jest zawsze zła.
}
card-hold = STATEK, na którym jest miejsce na { word-cards }. Zagrywasz go w fazie przywódcy i zostaje na kolejne walki. Zamiast karty wsparcia możesz załadować na niego kartę postaci, dopalacza lub wsparcia. Na początku twojej tury może przybić do brzegu: w tej turze zagrywasz takie karty tylko ze statków, które przybiły do brzegu, a postacie rasy Buka ZA DARMO; potem statek jest odrzucany ze wszystkim, co na nim zostało.

## Słowa w tych tekstach

word-moons = { $moons ->
    [0] Bez księżyców
    [one] { $moons } księżyc
    [few] { $moons } księżyce
    [many] { $moons } księżyców
   *[other] { $moons } księżyca
}
word-while = { $lasting ->
    [turn] Do końca tej tury
   *[active] Dopóki ta karta jest aktywna,
}
word-when = { $when ->
    [played] Zagrywając tę kartę, możesz
    [end] Na koniec swojej tury, po uzupełnieniu kart, możesz
    [after] Zaraz po swojej fazie wsparcia lub dopalacza możesz
   *[each_turn] Raz w każdej swojej turze możesz
}
word-cards = { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
word-hand-cards = { $count ->
    [one] jedną kartę z ręki
    [few] { $count } karty z ręki
    [many] { $count } kart z ręki
   *[other] { $count } karty z ręki
}
word-kinds-or = { $kinds ->
    [1] { $kind1 }
    [2] { $kind1 } lub { $kind2 }
    [3] { $kind1 }, { $kind2 } lub { $kind3 }
    [4] { $kind1 }, { $kind2 }, { $kind3 } lub { $kind4 }
   *[5] { $kind1 }, { $kind2 }, { $kind3 }, { $kind4 } lub { $kind5 }
}
word-kinds-nor = { $kinds ->
    [1] { $kind1 }
    [2] { $kind1 } ani { $kind2 }
    [3] { $kind1 }, { $kind2 } ani { $kind3 }
    [4] { $kind1 }, { $kind2 }, { $kind3 } ani { $kind4 }
   *[5] { $kind1 }, { $kind2 }, { $kind3 }, { $kind4 } ani { $kind5 }
}
word-least-cards = { $value ->
    [one] co najmniej jedną kartę
    [few] co najmniej { $value } karty
    [many] co najmniej { $value } kart
   *[other] co najmniej { $value } karty
}
word-least-active-cards = { $value ->
    [one] co najmniej jedną aktywną kartę
    [few] co najmniej { $value } aktywne karty
    [many] co najmniej { $value } aktywnych kart
   *[other] co najmniej { $value } aktywnej karty
}
word-least-characters = { $value ->
    [one] co najmniej jedną aktywną postać
    [few] co najmniej { $value } aktywne postacie
    [many] co najmniej { $value } aktywnych postaci
   *[other] co najmniej { $value } aktywnej postaci
}
word-least-boosters = { $value ->
    [one] co najmniej jeden aktywny dopalacz
    [few] co najmniej { $value } aktywne dopalacze
    [many] co najmniej { $value } aktywnych dopalaczy
   *[other] co najmniej { $value } aktywnego dopalacza
}
word-least-supports = { $value ->
    [one] co najmniej jedną aktywną kartę wsparcia
    [few] co najmniej { $value } aktywne karty wsparcia
    [many] co najmniej { $value } aktywnych kart wsparcia
   *[other] co najmniej { $value } aktywnej karty wsparcia
}
word-least-dragons = { $value ->
    [one] co najmniej jednego smoka
    [few] co najmniej { $value } smoki
    [many] co najmniej { $value } smoków
   *[other] co najmniej { $value } smoka
}
word-crystals = { $count ->
    [one] { $count } kryształ
    [few] { $count } kryształy
    [many] { $count } kryształów
   *[other] { $count } kryształu
}

## Moce specjalne: dopóki karta jest aktywna

effect-forbid = { $with ->
    [text] { word-while } przeciwnik nie może zagrywać kart { word-kinds-nor }, które mają moc specjalną.
    [no_text] { word-while } przeciwnik nie może zagrywać kart { word-kinds-nor }, które nie mają mocy specjalnej.
    [high_value] { word-while } przeciwnik nie może zagrywać kart { word-kinds-nor }, na których nadrukowano wartość większą niż 4.
   *[none] { word-while } przeciwnik nie może zagrywać kart { word-kinds-nor }.
}
effect-ignore-texts = { $as ->
    [bird] { word-while } moce specjalne kart przeciwnika są ignorowane, oprócz mocy postaci rasy Flit. Tej mocy nic nie może zignorować.
    [gas] { word-while } moce specjalne kart przeciwnika są ignorowane, oprócz mocy postaci rasy Flit. Dwie takie moce po obu stronach znoszą się nawzajem.
   *[order] { word-while } moce specjalne wszystkich kart przeciwnika są ignorowane, także postaci rasy Flit. Nie działa to na kartę, która sama ignoruje moce specjalne.
}
effect-ignore-cards = { $which ->
    [characters] { word-while } karty postaci przeciwnika są ignorowane, oprócz postaci rasy Flit: ich wartości, moce specjalne i ikony się nie liczą.
    [boosters] { word-while } karty dopalacza przeciwnika są ignorowane: ich wartości, moce specjalne i ikony się nie liczą.
    [supports] { word-while } karty wsparcia przeciwnika są ignorowane, także blefy: ich wartości, moce specjalne i ikony się nie liczą.
   *[with_icon] { word-while } karty przeciwnika z jakąkolwiek ikoną są ignorowane, oprócz postaci rasy Flit i kart z ikoną ZABEZPIECZENIE: ich wartości, moce specjalne i ikony się nie liczą.
}
effect-ignore-icons = { $protected ->
    [0] { word-while } ikony na kartach przeciwnika są ignorowane, także tarcze; liczą się tylko STOP i ZABEZPIECZENIE.
   *[1] { word-while } ikony na kartach przeciwnika są ignorowane, także tarcze i ZABEZPIECZENIE; liczy się tylko STOP.
}
effect-reduce = { $which ->
    [characters] { $parity ->
        [odd] { word-while } nieparzyste wartości nadrukowane na kartach postaci przeciwnika liczą się jako 0.
       *[even] { word-while } parzyste wartości nadrukowane na kartach postaci przeciwnika liczą się jako 0.
    }
   *[others] { $parity ->
        [odd] { word-while } nieparzyste wartości nadrukowane na kartach dopalacza i wsparcia przeciwnika liczą się jako 0.
       *[even] { word-while } parzyste wartości nadrukowane na kartach dopalacza i wsparcia przeciwnika liczą się jako 0, a blefy o wartości 2 także.
    }
}
effect-raise-one = { $elements ->
    [fire] { $to ->
        [higher] { word-while } wartość ognia jednej z twoich aktywnych postaci to wyższa z jej dwóch nadrukowanych wartości. Wybierasz, której.
        [sum] { word-while } wartość ognia jednej z twoich aktywnych postaci to suma jej dwóch nadrukowanych wartości. Wybierasz, której.
       *[other] { word-while } wartość ognia jednej z twoich aktywnych postaci liczy się jako { $to }, jeśli jest niższa. Wybierasz, której.
    }
    [earth] { $to ->
        [higher] { word-while } wartość ziemi jednej z twoich aktywnych postaci to wyższa z jej dwóch nadrukowanych wartości. Wybierasz, której.
        [sum] { word-while } wartość ziemi jednej z twoich aktywnych postaci to suma jej dwóch nadrukowanych wartości. Wybierasz, której.
       *[other] { word-while } wartość ziemi jednej z twoich aktywnych postaci liczy się jako { $to }, jeśli jest niższa. Wybierasz, której.
    }
   *[both] { $to ->
        [higher] { word-while } wartości ognia i ziemi jednej z twoich aktywnych postaci są równe wyższej z jej dwóch nadrukowanych wartości. Wybierasz, której.
        [sum] { word-while } wartości ognia i ziemi jednej z twoich aktywnych postaci są równe sumie jej dwóch nadrukowanych wartości. Wybierasz, której.
       *[other] { word-while } wartości ognia i ziemi jednej z twoich aktywnych postaci liczą się jako { $to }, jeśli są niższe. Wybierasz, której.
    }
}
effect-raise-bluffs = { word-while } każdy twój blef ma w obu żywiołach wartość { $to }.
effect-double-one = { $elements ->
    [fire] { word-while } wartość ognia jednej z twoich aktywnych postaci liczy się podwójnie. Wybierasz, której.
    [earth] { word-while } wartość ziemi jednej z twoich aktywnych postaci liczy się podwójnie. Wybierasz, której.
   *[both] { word-while } wartości ognia i ziemi jednej z twoich aktywnych postaci liczą się podwójnie. Wybierasz, której.
}
effect-double-all = { word-while } wartości każdej twojej aktywnej karty { $kind1 } liczą się podwójnie, w ogniu i w ziemi.
effect-least-power = { $elements ->
    [fire] { word-while } twoja całkowita siła w walce na ogień wynosi co najmniej { $value }.
    [earth] { word-while } twoja całkowita siła w walce na ziemię wynosi co najmniej { $value }.
   *[both] { word-while } twoja całkowita siła wynosi co najmniej { $value }, na jakikolwiek żywioł toczy się walka.
}
effect-allow-more = { $count ->
    [any] { word-while } możesz zagrać dowolną liczbę kart { $kind1 }, nawet w pierwszej turze walki. Nie zastępują one zwykłej karty dopalacza lub wsparcia.
    [one] { word-while } możesz zagrać w turze o jedną kartę { $kind1 } więcej niż zwykle, nawet w pierwszej turze walki.
    [few] { word-while } możesz zagrać w turze o { $count } karty { $kind1 } więcej niż zwykle, nawet w pierwszej turze walki.
    [many] { word-while } możesz zagrać w turze o { $count } kart { $kind1 } więcej niż zwykle, nawet w pierwszej turze walki.
   *[other] { word-while } możesz zagrać w turze o { $count } karty { $kind1 } więcej niż zwykle, nawet w pierwszej turze walki.
}
effect-limit-plays = { $zone ->
    [combat] { word-while } przeciwnik może w każdej turze zagrać w strefie walki tylko jedną kartę. Kart wsparcia to nie ogranicza.
   *[any] { word-while } przeciwnik może w każdej turze zagrać tylko jedną kartę, jakiegokolwiek rodzaju.
}
effect-limit-characters = { word-while } przeciwnik nie może mieć więcej niż jednej aktywnej postaci: po pierwszej w turze nie może zagrać ani dołożyć kolejnej.
effect-limit-deck = { $most ->
    [0] { word-while } przeciwnik w żadnej turze nie bierze kart ze swojej talii, ani przy uzupełnianiu ręki, ani dzięki mocom specjalnym.
    [one] { word-while } przeciwnik bierze w każdej turze najwyżej jedną kartę ze swojej talii, czy to przy uzupełnianiu ręki, czy dzięki mocom specjalnym.
    [few] { word-while } przeciwnik bierze w każdej turze najwyżej { $most } karty ze swojej talii, czy to przy uzupełnianiu ręki, czy dzięki mocom specjalnym.
    [many] { word-while } przeciwnik bierze w każdej turze najwyżej { $most } kart ze swojej talii, czy to przy uzupełnianiu ręki, czy dzięki mocom specjalnym.
   *[other] { word-while } przeciwnik bierze w każdej turze najwyżej { $most } karty ze swojej talii, czy to przy uzupełnianiu ręki, czy dzięki mocom specjalnym.
}
effect-limit-hand = { $from ->
    [0] { word-while } przeciwnik nie może brać kart do ręki, skądkolwiek by pochodziły.
    [one] { word-while } przeciwnik, który ma na ręce choć jedną kartę, nie może brać kolejnych, skądkolwiek by pochodziły.
    [few] { word-while } przeciwnik, który ma na ręce co najmniej { $from } karty, nie może brać kolejnych, skądkolwiek by pochodziły.
    [many] { word-while } przeciwnik, który ma na ręce co najmniej { $from } kart, nie może brać kolejnych, skądkolwiek by pochodziły.
   *[other] { word-while } przeciwnik, który ma na ręce co najmniej { $from } karty, nie może brać kolejnych, skądkolwiek by pochodziły.
}
effect-demand-value = { $how ->
    [fire] { word-while } przeciwnik musi w każdej swojej turze przed ogłoszeniem siły odrzucić z ręki karty, których nadrukowane wartości ognia dają razem co najmniej { $value }, albo się wycofać. Żadna karta nie może być zbędna.
    [earth] { word-while } przeciwnik musi w każdej swojej turze przed ogłoszeniem siły odrzucić z ręki karty, których nadrukowane wartości ziemi dają razem co najmniej { $value }, albo się wycofać. Żadna karta nie może być zbędna.
    [both] { word-while } przeciwnik musi w każdej swojej turze przed ogłoszeniem siły odrzucić z ręki karty, których nadrukowane wartości ognia dają razem co najmniej { $value }, i inne karty, których wartości ziemi dają razem co najmniej { $value }, albo się wycofać. Żadna karta nie może być zbędna.
   *[either] { word-while } przeciwnik musi w każdej swojej turze przed ogłoszeniem siły odrzucić z ręki karty, których nadrukowane wartości ognia dają razem co najmniej { $value } albo których wartości ziemi dają razem co najmniej { $value }; inaczej musi się wycofać. Żadna karta nie może być zbędna.
}
effect-demand-play = { word-while } przeciwnik musi w każdej swojej turze zagrać kartę { $kind1 } albo się wycofać.
effect-demand-character = { word-while } przeciwnik musi w każdej swojej turze przed ogłoszeniem siły odrzucić z ręki kartę postaci; inaczej przyciągasz jednego smoka. Wycofanie się przed tym nie chroni.
effect-double-demand = { word-while } jedna z twoich aktywnych kart, które żądają odrzucenia kart o określonej wartości, żąda dwa razy tyle. Wybierasz, która.
effect-retreat-more = { word-while } przyciągasz o jednego smoka więcej, jeśli przeciwnik się wycofa.
effect-retreat-less = { word-while } przeciwnik przyciąga o jednego smoka mniej, jeśli się wycofasz.
effect-retreat-cap = { word-while } przeciwnik przyciąga najwyżej jednego smoka, jeśli się wycofasz.
effect-retreat-none = { word-while } przeciwnik nie przyciąga żadnego smoka, jeśli się wycofasz, cokolwiek mówią inne karty.
effect-storm = Na początku swojej tury przyciągasz jednego smoka, jeśli tę moc mają co najmniej dwie twoje aktywne karty; większa ich liczba nie przyciąga więcej smoków.
effect-flood = Gdy twoja tura się skończy, przeciwnik musi się natychmiast wycofać, jeśli tę moc mają co najmniej dwie twoje aktywne karty.
effect-forbid-call = { word-while } przeciwnik nie może sprawdzić twojego blefu.
effect-next-free = Następna karta postaci, dopalacza lub wsparcia, którą zagrasz w tej turze po tej karcie, jest ZA DARMO.
effect-free-if = { $condition ->
    [cards] Możesz zagrać tę kartę ZA DARMO, jeśli przeciwnik ma w strefach walki i wsparcia razem { word-least-cards }, wliczając nieaktywne.
    [characters] Możesz zagrać tę kartę ZA DARMO, jeśli przeciwnik ma { word-least-characters }.
    [boosters] Możesz zagrać tę kartę ZA DARMO, jeśli przeciwnik ma { word-least-boosters }.
    [support] Możesz zagrać tę kartę ZA DARMO, jeśli przeciwnik ma { word-least-supports }.
   *[icons] Możesz zagrać tę kartę ZA DARMO, jeśli przeciwnik ma { word-least-active-cards } z ikoną.
}

## Moce specjalne: przy zagraniu karty albo w swojej chwili tury

effect-draw = { word-when } dobrać { word-cards }.
effect-draw-up-to = { word-when } dobierać karty, aż liczba kart na twojej ręce osiągnie { $count }.
effect-draw-and-discard = Na koniec swojej tury, po uzupełnieniu kart, możesz odkryć { word-cards } z wierzchu swojej talii, o ile tyle ich jest. Jedną odrzuć, a pozostałe weź do ręki.
effect-draw-and-return = Na koniec swojej tury, po uzupełnieniu kart, możesz dobrać { word-cards }. Potem wtasuj do talii dwie wybrane karty z ręki.
effect-search-deck = { word-when } przejrzeć swoją talię i wziąć do ręki jedną kartę, którą pokazujesz. Potem talia jest tasowana.
effect-search-discards = { word-when } przejrzeć swój stos kart zużytych i wziąć do ręki jedną kartę, którą pokazujesz.
effect-regain = { word-when } potasować zakryty stos swoich kart zużytych i dobrać z niego { word-cards }.
effect-renew-deck = Zagrywając tę kartę, możesz wtasować swój stos kart zużytych do talii.
effect-discard-one = { $with ->
    [icon] { $characters ->
        [0] { word-when } odrzucić jedną aktywną kartę { word-kinds-or } przeciwnika, na której jest ikona.
       *[1] { word-when } odrzucić jedną aktywną kartę { word-kinds-or } przeciwnika, na której jest ikona. Jedynej aktywnej postaci odrzucić nie można.
    }
   *[none] { $characters ->
        [0] { word-when } odrzucić jedną aktywną kartę { word-kinds-or } przeciwnika.
       *[1] { word-when } odrzucić jedną aktywną kartę { word-kinds-or } przeciwnika. Jedynej aktywnej postaci odrzucić nie można.
    }
}
effect-discard-kind = { $kinds ->
    [1] Zagrywając tę kartę, możesz odrzucić wszystkie aktywne karty { $kind1 } przeciwnika.
   *[2] Zagrywając tę kartę, możesz odrzucić albo wszystkie aktywne karty { $kind1 }, albo wszystkie aktywne karty { $kind2 } przeciwnika.
}
effect-discard-combat = { $from ->
    [ship] Zagrywając tę kartę ze statku, który przybił do brzegu, możesz odrzucić wszystkie karty ze strefy walki przeciwnika, aktywne lub nie.
   *[anywhere] Zagrywając tę kartę, możesz odrzucić wszystkie karty ze strefy walki przeciwnika, aktywne lub nie.
}
effect-discard-all-but-one = Zagrywając tę kartę, możesz odrzucić wszystkie aktywne karty ze strefy walki przeciwnika oprócz jednej wybranej postaci.
effect-discard-blindly = Zagrywając tę kartę, możesz wziąć w ciemno { word-cards } z ręki przeciwnika i odrzucić. Spośród ujawnionych kart możesz wybierać.
effect-make-discard = { word-when } zmusić przeciwnika, by odrzucił { word-hand-cards } według własnego wyboru.
effect-make-discard-down-to = { $count ->
    [one] Gdy zagrywasz tę kartę, przeciwnik musi odrzucać karty według własnego wyboru, aż zostanie mu na ręce jedna.
    [few] Gdy zagrywasz tę kartę, przeciwnik musi odrzucać karty według własnego wyboru, aż zostaną mu na ręce { $count }.
    [many] Gdy zagrywasz tę kartę, przeciwnik musi odrzucać karty według własnego wyboru, aż zostanie mu na ręce { $count }.
   *[other] Gdy zagrywasz tę kartę, przeciwnik musi odrzucać karty według własnego wyboru, aż zostanie mu na ręce { $count }.
}
effect-mill = Na koniec swojej tury, po uzupełnieniu kart, możesz odrzucić wierzchnią kartę talii przeciwnika.
effect-discard-own = Zagrywając tę kartę, możesz odrzucić dowolną liczbę swoich kart z ręki.
effect-bury-own = Zagrywając tę kartę, możesz włożyć dowolną liczbę swoich kart z ręki pod spód swojej talii.
effect-return-own = { $from ->
    [active] Zagrywając tę kartę, możesz wziąć z powrotem do ręki jedną ze swoich aktywnych kart postaci, dopalacza lub wsparcia.
   *[combat] Zagrywając tę kartę, możesz wziąć z powrotem do ręki jedną inną kartę ze swojej strefy walki, aktywną lub nie.
}
effect-disclose = Gdy zagrywasz tę kartę, przeciwnik ujawnia wszystkie karty z ręki: pozostają odkryte, dopóki jej nie opuszczą. Karty wzięte później są zakryte.
effect-attract-by-value = { $element ->
    [fire] Zagrywając tę kartę, możesz odrzucić z ręki karty, których nadrukowane wartości ognia dają razem co najmniej { $value }, żeby przyciągnąć jednego smoka. Żadna karta nie może być zbędna.
   *[earth] Zagrywając tę kartę, możesz odrzucić z ręki karty, których nadrukowane wartości ziemi dają razem co najmniej { $value }, żeby przyciągnąć jednego smoka. Żadna karta nie może być zbędna.
}
effect-attract-by-characters = { $count ->
    [one] Zagrywając tę kartę, możesz odrzucić z ręki jedną kartę postaci, żeby przyciągnąć jednego smoka.
    [few] Zagrywając tę kartę, możesz odrzucić z ręki { $count } karty postaci, żeby przyciągnąć jednego smoka.
    [many] Zagrywając tę kartę, możesz odrzucić z ręki { $count } kart postaci, żeby przyciągnąć jednego smoka.
   *[other] Zagrywając tę kartę, możesz odrzucić z ręki { $count } karty postaci, żeby przyciągnąć jednego smoka.
}
effect-attack-again = Twoje aktywne karty atakują jeszcze raz: pozostają aktywne i w tej turze nie potrzebujesz nowej postaci.
effect-mutant = { $condition ->
    [power] { $from ->
        [fire] Możesz zagrać tę kartę tylko w walce na ogień, jeśli całkowita siła przeciwnika wynosi co najmniej { $value }. Walka toczy się odtąd na ziemię.
        [earth] Możesz zagrać tę kartę tylko w walce na ziemię, jeśli całkowita siła przeciwnika wynosi co najmniej { $value }. Walka toczy się odtąd na ogień.
       *[none] Możesz zagrać tę kartę tylko w walce, która już trwa, jeśli całkowita siła przeciwnika wynosi co najmniej { $value }. Żywioł walki wtedy się zmienia.
    }
    [active_cards] Możesz zagrać tę kartę tylko wtedy, gdy przeciwnik ma { word-least-active-cards } (postacie, dopalacze i wsparcie razem). Żywioł walki wtedy się zmienia.
    [cards] Możesz zagrać tę kartę tylko wtedy, gdy przeciwnik ma w strefach walki i wsparcia razem { word-least-cards }, wliczając nieaktywne. Żywioł walki wtedy się zmienia.
    [dragons] Możesz zagrać tę kartę tylko wtedy, gdy przeciwnik ma { word-least-dragons }. Jeśli walka już trwa, jej żywioł się zmienia.
    [larger_hand] Możesz zagrać tę kartę tylko wtedy, gdy przeciwnik ma na ręce o { word-least-cards } więcej niż ty, licząc także tę kartę. Jeśli walka już trwa, jej żywioł się zmienia.
    [no_own_cards] Możesz zagrać tę kartę tylko wtedy, gdy nie masz żadnych kart w strefach walki i wsparcia. Jeśli walka już trwa, jej żywioł się zmienia.
   *[no_ships] Możesz zagrać tę kartę tylko wtedy, gdy nie masz statku na morzu. Jeśli walka już trwa, jej żywioł się zmienia.
}
effect-call-ship-or-cargo = Zagrywając tę kartę, możesz przejrzeć swoją talię i albo zagrać z niej kartę wpływu, albo załadować z niej kartę postaci, dopalacza lub wsparcia na jeden ze swoich statków. Potem talia jest tasowana.
effect-ship-load = { $count ->
    [any] Zagrywając tę kartę, możesz od razu załadować na nią z ręki tyle kart postaci, dopalacza i wsparcia, ile się zmieści.
    [one] Zagrywając tę kartę, możesz od razu załadować na nią z ręki jedną kartę postaci, dopalacza lub wsparcia.
    [few] Zagrywając tę kartę, możesz od razu załadować na nią z ręki najwyżej { $count } karty postaci, dopalacza lub wsparcia.
    [many] Zagrywając tę kartę, możesz od razu załadować na nią z ręki najwyżej { $count } kart postaci, dopalacza lub wsparcia.
   *[other] Zagrywając tę kartę, możesz od razu załadować na nią z ręki najwyżej { $count } karty postaci, dopalacza lub wsparcia.
}
effect-ship-plays = { $count ->
    [any] W turze, w której ten statek przybija do brzegu, możesz zagrywać karty także z ręki.
    [one] W turze, w której ten statek przybija do brzegu, możesz zagrać także z ręki jedną kartę postaci, dopalacza lub wsparcia.
    [few] W turze, w której ten statek przybija do brzegu, możesz zagrać także z ręki { $count } karty postaci, dopalacza lub wsparcia.
    [many] W turze, w której ten statek przybija do brzegu, możesz zagrać także z ręki { $count } kart postaci, dopalacza lub wsparcia.
   *[other] W turze, w której ten statek przybija do brzegu, możesz zagrać także z ręki { $count } karty postaci, dopalacza lub wsparcia.
}

## Opcje

option-deck_1 = Talia gracza 1
option-deck_1-help = Czym gra gracz 1: rasa z gotową talią albo kod własnej talii.
option-deck_2 = Talia gracza 2
option-deck_2-help = Czym gra gracz 2: rasa z gotową talią albo kod własnej talii.
option-deck_1-vulca = { people-vulca }
option-deck_1-hoax = { people-hoax }
option-deck_1-mimix = { people-mimix }
option-deck_1-flit = { people-flit }
option-deck_1-khind = { people-khind }
option-deck_1-terrah = { people-terrah }
option-deck_1-pillar = { people-pillar }
option-deck_1-aqua = { people-aqua }
option-deck_1-buka = { people-buka }
option-deck_2-vulca = { people-vulca }
option-deck_2-hoax = { people-hoax }
option-deck_2-mimix = { people-mimix }
option-deck_2-flit = { people-flit }
option-deck_2-khind = { people-khind }
option-deck_2-terrah = { people-terrah }
option-deck_2-pillar = { people-pillar }
option-deck_2-aqua = { people-aqua }
option-deck_2-buka = { people-buka }
option-first = Gracz rozpoczynający
option-first-help = Kto rozpoczyna pierwszą walkę: wylosowany gracz czy zawsze ten sam.
option-first-drawn = Losowo
option-first-seat-1 = { seat-1 }
option-first-seat-2 = { seat-2 }
option-match = Mecz
option-match-help = Jedna gra albo mecz: przed każdą grą każdy gracz wybiera w tajemnicy talię, kto przegrał, rozpoczyna następną grę, a mecz wygrywa ten, kto zbierze pięć kryształów.
option-match-true = Mecz do pięciu kryształów
option-match-false = Jedna gra
option-decks_1 = Talie gracza 1 na mecz
option-decks_1-help = W meczu: rasy z gotowymi taliami albo kody własnych talii, oddzielone przecinkami, każdy przywódca raz; albo wszystkie gotowe talie.
option-decks_1-all = Wszystkie gotowe talie
option-decks_2 = Talie gracza 2 na mecz
option-decks_2-help = W meczu: rasy z gotowymi taliami albo kody własnych talii, oddzielone przecinkami, każdy przywódca raz; albo wszystkie gotowe talie.
option-decks_2-all = Wszystkie gotowe talie
option-mulligan = Wymiana pierwszych kart
option-mulligan-help = Czy każdy gracz może odłożyć dowolne z pierwszych sześciu kart, przetasować talię i dobrać nowe?
option-mulligan-true = Tak
option-mulligan-false = Nie
option-rulings = Interpretacja zasad
option-rulings-help = Gdy instrukcja i karty czegoś nie rozstrzygają: interpretacja zalecana tutaj, interpretacja niezależnego programu, który rozegrał wiele gier, albo własny zestaw. Każdą opcję można zmienić poniżej.
option-rulings-usual = Zalecana
option-rulings-independent = Niezależnego programu
option-rulings-own = Własny zestaw
option-ignored_in_hand = Karty na ręce też są ignorowane
option-ignored_in_hand-help = Czy to, co ignoruje karta przeciwnika, dotyczy także kart na ręce? Wtedy ignorowanego mutanta można zagrać bez spełnienia warunku, a ignorowane ikony nie pomagają zagrać karty.
option-ignored_in_hand-true = Tak
option-ignored_in_hand-false = Nie, tylko na stole
option-ignored_cannot_pay = Ignorowanymi i zmniejszonymi wartościami nie można płacić
option-ignored_cannot_pay-help = Gdy trzeba odrzucić z ręki karty o określonej wartości: czy wartości, które karta przeciwnika ignoruje albo zmniejsza do 0, są nic niewarte?
option-ignored_cannot_pay-true = Tak, nic niewarte
option-ignored_cannot_pay-false = Nie, nadrukowane wartości zawsze się liczą
option-reductions = Zmniejszanie wartości
option-reductions-help = Kiedy zmniejsza się nadrukowane wartości: przed podniesieniem i podwojeniem czy po nim?
option-reductions-first = Przed
option-reductions-last = Po
option-texts_after_stop = Moce specjalne po ikonie STOP
option-texts_after_stop-help = Czy po karcie z ikoną STOP można jeszcze zagrać dodatkowe karty dopalacza lub wsparcia, na które pozwala moc specjalna?
option-texts_after_stop-true = Tak
option-texts_after_stop-false = Nie, już nic
option-retrieve_blocked_by = Co blokuje ODZYSK
option-retrieve_blocked_by-help = Postaci nie można odzyskać, gdy w strefie walki przeciwnika widać ODZYSK: na jakiejkolwiek karcie, której ikona nie jest ignorowana, czy tylko na postaci, nawet ignorowanej?
option-retrieve_blocked_by-cards = Każda karta
option-retrieve_blocked_by-characters = Tylko postacie
option-protection = ZABEZPIECZENIE a ignorowanie ikon
option-protection-help = Moc specjalna może ignorować samą ikonę ZABEZPIECZENIE. Co jest ważniejsze: moc czy ikona?
option-protection-card-text = Moc specjalna
option-protection-icon = Ikona
option-protected_in_hand = Karty z ikoną ZABEZPIECZENIE na ręce
option-protected_in_hand-help = Gdy ignorowane są też karty na ręce lub na statku: czy ZABEZPIECZENIE chroni je tam tak jak na stole?
option-protected_in_hand-true = Chroni także tam
option-protected_in_hand-false = Tylko na stole
option-aims = Moce dla jednej z kilku kart
option-aims-help = Gdy moc specjalna działa na jedną z kilku kart właściciela: czy właściciel wskazuje ją przy ogłaszaniu siły, czy zawsze jest to ta, która daje najwyższą sumę?
option-aims-chosen = Wybiera właściciel
option-aims-highest = Zawsze najwyższa suma
option-ships_exempt = Statki a zakazy
option-ships_exempt-help = Niektóre karty zabraniają wszystkich kart z mocą specjalną albo wszystkich bez niej. Czy statki są wyjątkiem?
option-ships_exempt-true = Statki są wyjątkiem
option-ships_exempt-false = Nie, statków też to dotyczy
option-bounce_needs_cards = Bounce Back bez aktywnych kart
option-bounce_needs_cards-help = Bounce Back pozwala aktywnym kartom zaatakować ponownie bez nowej postaci. Czy bez żadnej aktywnej karty można ogłosić siłę 0 przeciwko 0?
option-bounce_needs_cards-true = Nie, coś musi zaatakować ponownie
option-bounce_needs_cards-false = Tak, siłę 0
option-bluffs_take_free = Blefy a użyczone ZA DARMO
option-bluffs_take_free-help = Moc specjalna użycza ZA DARMO twojej następnej karcie postaci, dopalacza lub wsparcia. Czy tą następną kartą jest też karta położona zakryta?
option-bluffs_take_free-true = Tak, to karta wsparcia
option-bluffs_take_free-false = Nie, ZA DARMO czeka na odkrytą kartę
option-pay_and_retreat = Zapłata karcie Caterpillar przed wycofaniem się
option-pay_and_retreat-help = Caterpillar żąda kart albo wycofania się z walki. Czy można zapłacić, choć potem zostaje już tylko wycofanie?
option-pay_and_retreat-true = Tak, karty przepadają
option-pay_and_retreat-false = Nie, jedno albo drugie
option-normal_first = Najpierw zwykła postać
option-normal_first-help = Czy zwykłą postać trzeba zagrać przed postaciami ZA DARMO?
option-normal_first-true = Tak
option-normal_first-false = Nie, w dowolnej kolejności
option-instant_win = Natychmiastowa wygrana
option-instant_win-help = Co wygrywa grę od razu, gdy wszystkie trzy smoki są po twojej stronie: przyciągnięcie kolejnego w dowolny sposób czy tylko wygrana walka?
option-instant_win-any-dragon = Każdy kolejny smok
option-instant_win-fight = Tylko wygrana walka

## Fazy: nazwa i pytanie

phase-first = Gracz rozpoczynający
phase-first-prompt = Losowanie gracza rozpoczynającego.
phase-deal = Rozdanie
phase-deal-prompt = Każdy gracz dobiera sześć kart.
phase-main = Tura
phase-main-prompt = Zagrywaj karty i ogłoś siłę albo się wycofaj.
phase-choose = Wybór
phase-choose-prompt = Karta wymaga twojej decyzji.
phase-call = Sprawdzasz?
phase-call-prompt = Na stole leżą blefy. Sprawdzasz?
phase-end = Koniec tury
phase-end-prompt = Użyj mocy specjalnych na koniec tury albo ją zakończ.
phase-draw = Dobieranie kart
phase-draw-prompt = Karty są dobierane.
phase-blind = Karta w ciemno
phase-blind-prompt = Z ręki brana jest w ciemno jedna karta.
phase-regain = Stos kart zużytych
phase-regain-prompt = Karty są dobierane z potasowanego stosu kart zużytych.
phase-mill = Talia
phase-mill-prompt = Wierzchnia karta talii jest odrzucana.
phase-reveal = Odkrywanie kart
phase-reveal-prompt = Odkrywane są karty z wierzchu talii.
phase-over = Koniec
phase-over-prompt = Gra się skończyła.
phase-decks = Wybór talii
phase-decks-prompt = Wybierz talię na następną grę. Przeciwnik jeszcze jej nie widzi.

stage-beginning = Początek tury
stage-beginning-prompt = Zagraj kartę przywództwa lub postaci albo się wycofaj.
stage-beginning-start-prompt = Rozpoczynasz walkę: zagraj kartę przywództwa lub postaci albo zrezygnuj.
stage-leadership = Faza przywódcy
stage-leadership-prompt = Wycofaj się teraz albo zagraj kartę postaci.
stage-leadership-start-prompt = Zagraj kartę postaci albo zrezygnuj z rozpoczęcia.
stage-character = Faza postaci
stage-character-prompt = Zagraj kolejną kartę, jeśli możesz, albo ogłoś siłę.
stage-support = Faza wsparcia lub dopalacza
stage-support-prompt = Zagraj, co jeszcze możesz, spełnij żądania i ogłoś siłę.
stage-after = Po fazie wsparcia lub dopalacza
stage-after-prompt = Ogłoś siłę.
stage-ending = Koniec tury
stage-ending-prompt = Użyj mocy specjalnych na koniec tury albo ją zakończ.

choice-none = Brak wyboru
choice-none-prompt = Nie ma nic do wyboru.
choice-confirm = Moc specjalna
choice-confirm-prompt = Czy używasz mocy specjalnej tej karty?
choice-pick = Karta przeciwnika
choice-pick-prompt = Wybierz aktywną kartę przeciwnika, która zostanie odrzucona.
choice-kind = Dopalacze czy wsparcie
choice-kind-prompt = Które aktywne karty przeciwnika mają zostać odrzucone?
choice-keep = Ta, która zostaje
choice-keep-prompt = Wybierz postać przeciwnika, która zostaje. Inne aktywne karty z tej strefy walki są odrzucane.
choice-aim = Komu to pomaga
choice-aim-prompt = Wybierz swoją kartę, na którą działa ta moc specjalna.
choice-blind = Karta z ręki
choice-blind-prompt = Weź w ciemno kartę z ręki przeciwnika albo wybierz ujawnioną. Zostanie odrzucona.
choice-forced = Wymuszone odrzucenie
choice-forced-prompt = Wybierz kartę z ręki do odrzucenia.
choice-discard = Odrzucanie
choice-discard-prompt = Odrzuć z ręki tyle kart, ile chcesz, i zakończ.
choice-bury = Pod talię
choice-bury-prompt = Włóż pod swoją talię tyle kart z ręki, ile chcesz, i zakończ.
choice-return = Z powrotem do ręki
choice-return-prompt = Wybierz kartę, którą bierzesz z powrotem do ręki.
choice-value = Cena smoka
choice-value-prompt = Odrzuć z ręki karty o wymaganej wartości, żeby przyciągnąć smoka.
choice-characters = Cena smoka
choice-characters-prompt = Odrzuć z ręki karty postaci, żeby przyciągnąć smoka.
choice-search-deck = Talia
choice-search-deck-prompt = Wybierz kartę ze swojej talii. Pokazujesz ją i bierzesz do ręki.
choice-search-discards = Stos kart zużytych
choice-search-discards-prompt = Wybierz kartę ze swojego stosu kart zużytych. Pokazujesz ją i bierzesz do ręki.
choice-call = Statek albo ładunek
choice-call-prompt = Wybierz ze swojej talii statek do zagrania albo kartę do załadowania na jeden ze swoich statków.
choice-load = Załadunek
choice-load-prompt = Załaduj karty z ręki na nowy statek.
choice-decline = Rezygnacja z rozpoczęcia walki
choice-decline-prompt = Odrzuć z ręki jedną, dwie lub trzy karty. Potem walkę może rozpocząć przeciwnik.
choice-pay = Żądanie
choice-pay-prompt = Odrzuć z ręki karty o żądanej wartości.
choice-pay-element = Żądanie
choice-pay-element-prompt = Płacisz ogniem czy ziemią?
choice-card-dragon = Żądanie
choice-card-dragon-prompt = Odrzuć z ręki kartę postaci.
choice-revealed = Odkryte karty
choice-revealed-prompt = Wybierz odkrytą kartę do odrzucenia. Pozostałe bierzesz do ręki.
choice-give-back = Z powrotem do talii
choice-give-back-prompt = Wybierz kartę z ręki, którą wtasujesz do swojej talii.
choice-mulligan = Pierwsze karty
choice-mulligan-prompt = Odłóż tyle ze swoich pierwszych kart, ile chcesz. Talia jest tasowana, a ty dobierasz nowe.

## Akcje, przyciski i miejsca

action-retrieve = Odzyskaj kartę
action-reveal = Odkryj blef
action-land = Przybij do brzegu
action-play = Zagraj kartę
action-cover = Zagraj kartę, przykrywając gang
action-bluff = Zagraj blef
action-load = Załaduj statek
action-use = Użyj mocy specjalnej
action-satisfy = Spełnij żądanie
action-choose = Wybierz kartę
action-choose-bluff = Wybierz blef
action-kind = Wybierz dopalacze albo wsparcie
action-pay-in = Wybierz żywioł zapłaty
action-announce-in = Ogłoś siłę i żywioł
action-announce = Ogłoś siłę
action-retreat = Wycofaj się
action-decline = Zrezygnuj z rozpoczęcia walki
action-do = Tak
action-blind = Weź w ciemno
action-skip = Nie albo dość
action-call = Sprawdź blef
action-trust = Nie sprawdzaj
action-end = Zakończ turę
action-deck = Wybierz talię

deck-vulca = { people-vulca }
deck-hoax = { people-hoax }
deck-mimix = { people-mimix }
deck-flit = { people-flit }
deck-khind = { people-khind }
deck-terrah = { people-terrah }
deck-pillar = { people-pillar }
deck-aqua = { people-aqua }
deck-buka = { people-buka }

button-use = Użyj mocy specjalnej
button-satisfy = Spełnij żądanie
button-discard-boosters = Dopalacze
button-discard-supports = Wsparcie
button-pay-fire = Zapłać ogniem
button-pay-earth = Zapłać ziemią
button-announce-fire = Ogłoś ogień
button-announce-earth = Ogłoś ziemię
button-announce = Ogłoś siłę
button-retreat = Wycofaj się
button-decline = Zrezygnuj
button-do = Tak
button-blind = Weź w ciemno
button-skip = Dość
button-call = Sprawdzam
button-trust = Nie sprawdzam
button-end = Zakończ turę

## Pochodzenie danych

provenance-rulebook = z instrukcji
provenance-derived = wynika z instrukcji
provenance-found = z publicznego opisu kart
provenance-reconstruction = nasza rekonstrukcja; drukowana karta może być inna

## Zdarzenia

event-first = { $who } rozpoczyna pierwszą walkę.
event-drew = { $who } dobiera kartę { $card }.
event-drew-hidden = { $who } dobiera kartę.
event-played = { $who } zagrywa kartę { $card }.
event-covered = { $who }: starsze karty w strefie walki zostają przykryte.
event-bluffed = { $who } kładzie zakrytą kartę { $card } jako blef.
event-bluffed-hidden = { $who } kładzie zakrytą kartę jako blef.
event-loaded = { $who } ładuje kartę { $card } na statek { $ship }.
event-landed = { $who }: statek { $card } przybija do brzegu.
event-ship-left = { $who }: statek { $card } po przybiciu do brzegu zostaje odrzucony.
event-retrieved = { $who } odzyskuje kartę { $card }.
event-revealed = { $who } odkrywa kartę { $card }.
event-announced = { $who } ogłasza siłę { $count }, żywioł: { $element }.
event-faced = { $who }: siła po tej stronie wynosi { $count }.
event-retreated = { $who } wycofuje się.
event-dragon = { $count ->
    [0] { $who } przyciąga smoka: wraca on od przeciwnika na środek.
    [one] { $who } przyciąga smoka i ma teraz jednego.
    [few] { $who } przyciąga smoka i ma teraz { $count }.
    [many] { $who } przyciąga smoka i ma teraz { $count }.
   *[other] { $who } przyciąga smoka i ma teraz { $count }.
}
event-no-dragon = { $who } wygrywa walkę, ale nie przyciąga smoka.
event-card-dragon = { $who } przyciąga smoka dzięki karcie { $card }.
event-declined = { $who } rezygnuje z rozpoczęcia walki.
event-discarded = { $who }: karta { $card } zostaje odrzucona.
event-disclosed = { $who } ujawnia wszystkie karty z ręki.
event-buried = { $who } wkłada kartę { $card } pod swoją talię.
event-buried-hidden = { $who } wkłada kartę z ręki pod swoją talię.
event-given-back = { $who } odkłada kartę { $card } do talii.
event-given-back-hidden = { $who } odkłada kartę z ręki do talii.
event-took = { $who } pokazuje kartę { $card } i bierze ją do ręki.
event-regained = { $who } dobiera kartę { $card } ze stosu kart zużytych.
event-regained-hidden = { $who } dobiera kartę z potasowanego stosu kart zużytych.
event-milled = { $who } traci z wierzchu talii kartę { $card }.
event-milled-hidden = { $who } traci wierzchnią kartę talii.
event-returned = { $who } bierze z powrotem do ręki kartę { $card }.
event-returned-hidden = { $who } bierze z powrotem do ręki blef.
event-shuffled = { $who } tasuje talię.
event-element = { $who } zmienia żywioł walki. Nowy żywioł: { $element }.
event-called = { $who } sprawdza blef.
event-bluff-good = { $who }: wszystkie blefy były dobre i przyciągają smoka.
event-bluff-bad = { $who }: sprawdzenie było trafne i przyciąga smoka, a przeciwnik musi się wycofać.
event-used = { $who } używa mocy specjalnej karty { $card }.
event-aimed = { $who } stosuje kartę { $card } do karty { $target }.
event-satisfied = { $who } spełnia żądanie karty { $card }.
event-no-effect = { $who }: karta { $card } nie działa.
event-no-effect-by = { $who }: karta { $card } nie działa z powodu karty { $by }.
event-no-effect-rule = { $who }: karta { $card } nie działa: { $why }.
event-storm = { $who }: burze przyciągają smoka.
event-flood = { $who } musi się wycofać przed powodzią.
event-turn = Tura: { $who }.
event-fight = { $who } rozpoczyna następną walkę.
event-cleared = Strefy walki i wsparcia zostają opróżnione.
event-deck-chosen = { $who } prowadzi rasę { $people }.
event-ended = { $how ->
    [instant] { $who } przyciąga czwartego smoka, od razu wygrywa i otrzymuje { word-crystals }.
    [dragons] Karty się skończyły. { $who } ma smoki, wygrywa i otrzymuje { word-crystals }.
    [exhausted] Wszystkie smoki są na środku, a karty skończyły się najpierw przeciwnikowi. { $who } wygrywa i otrzymuje { word-crystals }.
   *[match] { $who } wygrywa mecz i ma { word-crystals }.
}

## Dlaczego moc specjalna nie działa

nothing-to-hit = nie ma karty, którą można by odrzucić
nothing-to-return = nie ma karty, którą można by wziąć z powrotem
nothing-active = nie ma aktywnej karty
nothing-hidden = wszystkie karty z ręki są już odkryte
nothing-empty-deck = talia jest pusta
nothing-empty-pile = stos kart zużytych jest pusty
nothing-empty-hand = na ręce nie ma kart
nothing-empty-foe-hand = przeciwnik nie ma kart na ręce
nothing-empty-foe-deck = talia przeciwnika jest pusta
nothing-few-cards = przeciwnik nie ma aż tylu kart na ręce
nothing-enough = na ręce jest już dość kart
nothing-no-element = nie wybrano jeszcze żywiołu
nothing-not-landed = karta nie pochodzi ze statku, który przybił do brzegu

## Zakończenia

ending-instant = Czwarty smok
ending-dragons = Smoki po wyczerpaniu kart
ending-exhausted = Brak kart i smoków
ending-match = Koniec meczu

## Rozdziały instrukcji

rule-preparation = Przygotowanie do gry
rule-phases = Fazy
rule-beginning = Początek tury
rule-leadership = Przywództwo
rule-retreating = Poddanie walki
rule-character = Faza postaci
rule-second-row = Faza wsparcia lub dopalacza
rule-announcing = Ogłaszanie siły
rule-refilling = Uzupełnianie kart
rule-end-of-turn = Koniec tury
rule-winning = Zwycięstwo w walce
rule-declining = Rezygnacja z rozpoczynania walki
rule-discarding = Odrzucanie kart
rule-end-of-game = Koniec gry
rule-match = Więcej potyczek
rule-icons = Ikony
rule-card-texts = Zasady specjalne
rule-mulligan = Opcjonalna zasada
rule-decks = Budowanie talii
rule-invasion = Inwazja Buka

## Odmowy: powód i rada

refusal-wrong-moment = Teraz nie jest to możliwe
advice-wrong-moment = Wybierz jedną z proponowanych kart albo przycisków.
refusal-not-in-hand = Karta { $card } nie leży tam, skąd można ją wziąć
advice-not-in-hand = Wybierz kartę z ręki albo ze statku, który przybił do brzegu.
refusal-too-late = Faza, w której się to robi, już minęła: fazy tury następują po sobie
refusal-too-late-by = Na kartę { $card } jest już za późno: najpierw zagrywa się przywództwo, potem postacie, potem dopalacze i wsparcie
advice-too-late = Graj dalej tym, co proponuje obecna faza; następna tura zacznie się od nowa.
refusal-one-leadership = Karty { $card } nie można teraz zagrać: w turze zagrywa się jedną kartę przywództwa lub wpływu, i to jako pierwszą
advice-one-leadership = Zagraj kartę postaci, a tę zachowaj na następną turę.
refusal-forbidden = Karty { $card } nie można zagrać: zabrania tego karta przeciwnika
refusal-forbidden-by = Karty { $card } nie można zagrać: zabrania tego karta przeciwnika { $by }
advice-forbidden = Zagraj inną kartę albo najpierw pozbądź się karty, która tego zabrania.
refusal-one-card-only = Karty { $card } nie można zagrać: karta przeciwnika pozwala ci na jedną kartę w turze
refusal-one-card-only-by = Karty { $card } nie można zagrać: karta przeciwnika { $by } pozwala ci na jedną kartę w turze
advice-one-card-only = Ogłoś siłę, jeśli możesz.
refusal-one-combat-card = Karty { $card } nie można zagrać: karta przeciwnika pozwala ci w turze na jedną kartę w strefie walki
refusal-one-combat-card-by = Karty { $card } nie można zagrać: karta przeciwnika { $by } pozwala ci w turze na jedną kartę w strefie walki
advice-one-combat-card = Zagraj kartę wsparcia albo ogłoś siłę.
refusal-stopped = Karty { $card } nie można zagrać: po karcie z ikoną STOP nie zagrywa się w tej turze żadnych innych
refusal-stopped-by = Karty { $card } nie można zagrać: po karcie { $by } z ikoną STOP nie zagrywa się w tej turze żadnych innych
advice-stopped = Ogłoś siłę.
refusal-mutant = Karty { $card } nie można zagrać: warunek na tej karcie nie jest spełniony
advice-mutant = Przeczytaj warunek na karcie i zagraj inną postać.
refusal-one-character = Karty { $card } nie można zagrać: w turze zagrywa się jedną postać, przy czym para lub gang liczy się jako jedna
advice-one-character = Zagraj postać ZA DARMO, kartę dopalacza lub wsparcia albo ogłoś siłę.
refusal-one-active-character = Karty { $card } nie można zagrać: karta przeciwnika pozwala ci na jedną aktywną postać
refusal-one-active-character-by = Karty { $card } nie można zagrać: karta przeciwnika { $by } pozwala ci na jedną aktywną postać
advice-one-active-character = Zagraj kartę dopalacza lub wsparcia albo ogłoś siłę.
refusal-too-many-active = Masz kilka aktywnych postaci, a karta przeciwnika pozwala ci na jedną
refusal-too-many-active-by = Masz kilka aktywnych postaci, a karta przeciwnika { $by } pozwala ci na jedną
advice-too-many-active = Użyj mocy specjalnej, po której zostanie jedna aktywna postać, albo wycofaj się, póki możesz.
refusal-no-allowance = Karty { $card } nie można zagrać: w turze zagrywa się jedną kartę dopalacza lub wsparcia, a w pierwszej turze walki żadnej
advice-no-allowance = Zagraj kartę ZA DARMO, jeśli ją masz, albo ogłoś siłę.
refusal-first-a-character = Karty { $card } nie można jeszcze zagrać: najpierw zagrywa się postać
advice-first-a-character = Zagraj najpierw kartę postaci.
refusal-from-ship-only = Karta { $card } jest na ręce, a w tej turze zagrywa się karty ze statku, który przybił do brzegu
refusal-from-ship-only-by = Karta { $card } jest na ręce, a w tej turze zagrywa się karty ze statku { $by }
advice-from-ship-only = Wybierz kartę ze statku, który przybił do brzegu.
refusal-no-bluff = Na karcie { $card } nie ma ikony blefu
advice-no-bluff = Połóż zakrytą kartę z ikoną blefu albo zagraj tę odkrytą.
refusal-bluff-ignored = Karty { $card } nie można położyć zakrytej: karta przeciwnika ignoruje blefy
refusal-bluff-ignored-by = Karty { $card } nie można położyć zakrytej: karta przeciwnika { $by } ignoruje blefy
advice-bluff-ignored = Zagraj coś innego albo ogłoś siłę.
refusal-no-gang = Karta { $card } nie ma tu swojego gangu, który mogłaby przykryć
advice-no-gang = Po prostu zagraj tę kartę.
refusal-no-ship = To nie jest twój statek, z którym można to teraz zrobić
advice-no-ship = Wybierz jeden ze swoich statków na morzu.
refusal-ship-full = Statek jest pełny
advice-ship-full = Wybierz inny statek albo zagraj kartę.
refusal-no-retrieve = Karty { $card } nie można odzyskać: musi być aktywna i mieć ikonę ODZYSK, która nie jest ignorowana
refusal-no-retrieve-by = Karty { $card } nie można odzyskać: przez kartę przeciwnika { $by } ikona ODZYSK jest ignorowana
advice-no-retrieve = Wybierz aktywną kartę z ikoną ODZYSK albo graj dalej.
refusal-retrieve-blocked = Karty { $card } nie można odzyskać: w strefie walki przeciwnika widać ODZYSK, a to zatrzymuje twoje postacie
refusal-retrieve-blocked-by = Karty { $card } nie można odzyskać: w strefie walki przeciwnika karta { $by } ma ikonę ODZYSK, a to zatrzymuje twoje postacie
advice-retrieve-blocked = Odzyskaj kartę dopalacza lub wsparcia albo graj dalej.
refusal-hand-limited = Karta { $card } teraz nie pomoże: nie możesz wziąć karty do ręki
refusal-hand-limited-by = Karta { $card } teraz nie pomoże: przez kartę { $by } nie możesz wziąć karty do ręki
advice-hand-limited = Albo nie ma czego wziąć, albo nie pozwala na to karta przeciwnika. Graj dalej.
refusal-dead-end = Po tym nie można byłoby zakończyć tury: zabrakłoby siły albo kart na żądanie przeciwnika
advice-dead-end = Wybierz karty, z którymi ogłosisz wystarczającą siłę, albo wycofaj się, póki możesz.
refusal-no-power = Twoja siła jest mniejsza niż siła przeciwnika i nie chroni cię żadna tarcza
refusal-no-power-by = Twoja siła to { $mine }, a siła przeciwnika { $theirs } i nie chroni cię żadna tarcza
advice-no-power = Zagraj karty, które zwiększą twoją siłę, albo użyj tarczy.
refusal-no-effect = Karta { $card } nie ma mocy specjalnej, która by teraz coś dała
refusal-no-effect-by = Moc specjalna karty { $card } jest ignorowana przez kartę { $by }
advice-no-effect = Graj dalej.
refusal-no-demand = Karta { $card } niczego teraz od ciebie nie żąda
advice-no-demand = Wybierz kartę przeciwnika, której żądanie nie jest jeszcze spełnione.
refusal-cannot-pay = Karta { $card } żąda więcej, niż masz na ręce
advice-cannot-pay = Brakuje kart o odpowiednich wartościach. Pozbądź się karty, która żąda, albo wycofaj się, póki możesz.
refusal-starter-stays = Kto rozpoczyna walkę, nie może się wycofać w jej pierwszej turze
advice-starter-stays = Zagraj kartę postaci albo zrezygnuj z rozpoczęcia walki, odrzucając od jednej do trzech kart.
refusal-not-starter = Robi to tylko gracz, który rozpoczyna walkę
advice-not-starter = Żywioł walki jest znany: ogłoś w nim siłę albo się wycofaj.
refusal-choose-element = Kto rozpoczyna walkę, ogłasza jej żywioł
advice-choose-element = Ogłoś ogień albo ziemię.
refusal-no-character = W tej turze nie ma jeszcze twojej postaci, więc nie możesz ogłosić siły
advice-no-character = Zagraj kartę postaci.
refusal-demand-open = Karta przeciwnika wciąż czegoś od ciebie żąda
refusal-demand-open-by = Karta przeciwnika { $by } wciąż czegoś od ciebie żąda
advice-demand-open = Najpierw dotknij tej karty i spełnij jej żądanie.
refusal-demand-play = Karta przeciwnika żąda zagrania karty dopalacza lub wsparcia
refusal-demand-play-by = { $kind ->
    [support] Karta przeciwnika { $by } żąda zagrania karty wsparcia
   *[booster] Karta przeciwnika { $by } żąda zagrania karty dopalacza
}
advice-demand-play = Zagraj kartę żądanego rodzaju.
refusal-not-this-card = Tego nie można tu wybrać
advice-not-this-card = Wybierz jedną z proponowanych kart.
refusal-not-needed = Karta { $card } nie pasuje do zapłaty: nic nie dodaje albo któraś karta byłaby zbędna
advice-not-needed = Wybierz karty, których wartości wystarczą i z których żadnej nie można pominąć.
refusal-must-choose = Tu nie można odmówić
advice-must-choose = Wybierz jedną z proponowanych kart.
refusal-nothing-face-down = To nie jest twój blef
advice-nothing-face-down = Wybierz jedną ze swoich zakrytych kart albo graj dalej.
refusal-normal-first = Karty { $card } nie można już zagrać: zwykłą postać zagrywa się przed postaciami ZA DARMO
advice-normal-first = Zagraj inną postać ZA DARMO, kartę dopalacza lub wsparcia albo ogłoś siłę.

## Talie, którymi nie można grać

deck-problem-people = Nie ma rasy { $people }; do wyboru są: { $peoples }.
deck-problem-name = Nazwa talii to jeden wiersz, a w nim znaków najwyżej { $most }; „{ $name }” się nie nadaje.
deck-problem-no-card = Nie ma karty { $word }.
deck-problem-other-name = Karta { $card } nazywa się { $name }, a nie { $other }.
deck-problem-leader = Karta { $card } to przywódca: leży obok planszy i nie wlicza się do kart talii ({ $size }).
deck-problem-twice = Wszystkie karty talii muszą być różne, a karta { $card } jest w niej { $count } razy.
deck-problem-too-few = { $count ->
    [one] Kart w talii musi być { $size }, a w tej jest jedna; brakuje jeszcze: { $missing }.
    [few] Kart w talii musi być { $size }, a w tej są { $count }; brakuje jeszcze: { $missing }.
    [many] Kart w talii musi być { $size }, a w tej jest { $count }; brakuje jeszcze: { $missing }.
   *[other] Kart w talii musi być { $size }, a w tej jest { $count }; brakuje jeszcze: { $missing }.
}
deck-problem-too-many = Kart w talii musi być { $size }, a w tej jest { $count }; za dużo o { $extra }.
deck-problem-moons = Księżyców na kartach innych ras może być najwyżej { $most }, a jest { $moons }: { $cards }.
deck-problem-no-people = Wybierz rasę, która prowadzi talię.
deck-problem-code = Tego kodu nie da się odczytać: { $code } jest ucięty lub ma literówkę. Skopiuj go jeszcze raz.
deck-problem-entry = Wiersz „{ $entry }:” nic tu nie znaczy; są tylko „name:” i „people:”, każdy raz.

## W terminalu

terminal-dragons = Smoki
terminal-crystals = Kryształy
count-cards-left = Pozostałe karty
terminal-no-element = Żywioł jeszcze nieznany
terminal-help =
    Przeciwnik jest nad linią, ty pod nią; ◆ to smok, ✓ to użyta moc albo spełnione żądanie. 5/4 to ogień 5, ziemia 4.
    Karty zapisuje się jak na ręce: play vulca-14 (zagraj), cover khind-19 (na gang), bluff buka-07 (zakryta), load buka-12 on buka-28 (załaduj na statek).
    Karty na stole: retrieve hoax-19 (odzyskaj), reveal buka-07 (odkryj), land buka-28 (przybij do brzegu), use khind-06 (użyj mocy), satisfy pillar-16 (spełnij żądanie).
    Bez karty: announce fire albo announce earth (ogłoś ogień lub ziemię), gdy rozpoczynasz walkę, inaczej announce; retreat (wycofaj się), decline (zrezygnuj), end (zakończ turę); przy blefach call (sprawdź) albo trust (nie sprawdzaj).
    Gdy karta o coś pyta: discard hoax-20 (odrzuć; albo keep, return, take, bury, give-back, aim-at, jak na liście), discard bluff 2, discard boosters (dopalacze), pay earth (zapłać ziemią), blind (w ciemno), do (tak), skip (nie albo dość).
    { icon-shield }: { icon-shield-help }
    { icon-stop }: { icon-stop-help }
    { icon-retrieve }: { icon-retrieve-help }
    { icon-protected }: { icon-protected-help }
    { icon-free }: { icon-free-help }
    { icon-pair }: { icon-pair-help }
    { icon-gang }: { icon-gang-help }
    { icon-bluff }: { icon-bluff-help }
    { icon-ship }: { icon-ship-help }

## On the table in the browser

board-opponent = Przeciwnik
board-in-hand = { $count ->
    [0] Brak kart na ręce
    [one] Jedna karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
board-in-deck = { $count ->
    [0] Talia jest pusta
    [one] Jedna karta w talii
    [few] { $count } karty w talii
    [many] { $count } kart w talii
   *[other] { $count } karty w talii
}
board-back = Zakryta karta
board-zone = { $who }: { $place }
board-discards-empty = Stos kart zużytych: pusty
board-discards-top = Stos kart zużytych, na wierzchu: { $card }
board-discards-hidden = Stos kart zużytych, potasowany i zakryty
board-leader-card = Przywódca: { $card }
board-bluff-unknown = Blef { $place }, zakryty
board-bluff-known = Blef { $place }, zakryty: { $card }
board-covered-count = { $count ->
    [one] Jedna przykryta karta
    [few] { $count } przykryte karty
    [many] { $count } przykrytych kart
   *[other] { $count } przykrytej karty
}
board-cargo = { $count ->
    [0] Pusty pokład, miejsc: { $room }
   *[other] Na pokładzie: { $count } z { $room }
}
board-note-ignored = Ignorowana przez kartę { $by }
board-note-text-ignored = Moc specjalna ignorowana przez kartę { $by }
board-note-icons-ignored = Ikony ignorowane przez kartę { $by }
board-note-used = Użyta w tej turze
board-note-met = Żądanie spełnione
board-note-demand = Żądanie jeszcze niespełnione
board-note-as-free = Zagrana ZA DARMO
board-note-landed = Przybił do brzegu
board-note-shown = Ujawniona
board-note-covered = Przykryta
board-mark-ignored = ignorowana
board-mark-text-ignored = moc ignorowana
board-mark-icons-ignored = ikony ignorowane
board-mark-used = użyta
board-mark-met = spełnione
board-mark-demand = żądanie
board-mark-as-free = ZA DARMO
board-mark-landed = na brzegu
board-mark-shown = ujawniona
board-mark-covered = przykryta
board-total = { $who }: { $count } ({ $element })
board-totals-open = { $who }: ogień { $fire }, ziemia { $earth }
board-explain = { $who }: skąd się bierze { $count } ({ $element })
board-explain-none = Żadna aktywna karta nie daje siły.
board-change-ignored = ignorowana przez kartę { $by }
board-change-reduced = obniżona do 0 przez kartę { $by }
board-change-raised = podniesiona przez kartę { $by }
board-change-doubled = podwojona przez kartę { $by }
board-explain-sum = Suma
board-explain-least = { $card } podnosi siłę do { $count }
board-explain-shield = { $card } to tarcza: siły przeciwnika nie trzeba wyrównać
board-explain-bluff = Blef { $place }
board-prize = { $count ->
    [0] Żadnego smoka, jeśli przeciwnik się teraz wycofa
    [one] Jeden smok, jeśli przeciwnik się teraz wycofa
    [few] { $count } smoki, jeśli przeciwnik się teraz wycofa
    [many] { $count } smoków, jeśli przeciwnik się teraz wycofa
   *[other] { $count } smoka, jeśli przeciwnik się teraz wycofa
}
board-many = { $count ->
    [one] Jedna karta w walce i wsparciu; drugi smok od { $most }
    [few] { $count } karty w walce i wsparciu; drugi smok od { $most }
    [many] { $count } kart w walce i wsparciu; drugi smok od { $most }
   *[other] { $count } karty w walce i wsparciu; drugi smok od { $most }
}
board-dragons = { $who }: { $count ->
    [0] brak smoków
    [one] jeden smok
    [few] { $count } smoki
    [many] { $count } smoków
   *[other] { $count } smoka
}
board-dragons-middle = { $count ->
    [0] Żadnego smoka na środku
    [one] Jeden smok na środku
    [few] { $count } smoki na środku
    [many] { $count } smoków na środku
   *[other] { $count } smoka na środku
}
board-fight = Walka toczy się na żywioł: { $element }.
board-no-fight = Żywiołu jeszcze nie wybrano: ogłosi go ten, kto rozpocznie walkę.
board-crystals = { $who }: { $count ->
    [0] brak kryształów
    [one] jeden kryształ
    [few] { $count } kryształy
    [many] { $count } kryształów
   *[other] { $count } kryształu
}
board-announce = Ogłoś { $count } ({ $element })
board-announce-against = Ogłoś { $count } ({ $element }) przeciw { $other }
board-asks = Pyta karta { $card }
board-offered = Wybierz jedną z tych kart
board-close = Zamknij
board-say-play = Zagraj: { $card }
board-say-cover = Zagraj na wierzch gangu: { $card }
board-say-bluff = Połóż zakrytą jako blef: { $card }
board-say-load = Załaduj { $card } na statek { $ship }
board-say-retrieve = Odzyskaj: { $card }
board-say-reveal = Odkryj blef: { $card }
board-say-land = Przybij do brzegu: { $card }
board-say-use = Użyj: { $card }
board-say-satisfy = Spełnij żądanie: { $card }
board-say-discard = Odrzuć: { $card }
board-say-keep = Zostaje: { $card }
board-say-bury = Pod talię: { $card }
board-say-return = Weź z powrotem do ręki: { $card }
board-say-take = Weź: { $card }
board-say-call-in = Wezwij: { $card }
board-say-give-back = Wtasuj do talii: { $card }
board-say-discard-bluff = Odrzuć blef { $place }
board-say-deck = Poprowadź rasę: { $people }
board-decks-title = Którą rasę poprowadzisz?
board-decks-help = Oboje wybieracie w tajemnicy. Talie zostaną odkryte, gdy oboje wybierzecie.
board-decks-watch = Gracze wybierają swoje rasy w tajemnicy.
board-decks-chosen = Twoja rasa: { $people }. Przeciwnik jeszcze wybiera.
board-decks-answered = { $who }: wybór dokonany.
board-decks-open = { $who }: jeszcze wybiera.
board-decks-game = Gra { $count }
board-decks-score = Kryształy potrzebne do wygrania meczu: { $most }.
board-fire-sum = Ogień w talii
board-earth-sum = Ziemia w talii
board-turn-of = Tura: { $who }
board-lit = Można wybrać

## Warsztat, w którym buduje się talie.

workshop-leader = Rasa, która prowadzi talię
workshop-count = Karty: { $count } z { $size }
workshop-cost = Księżyce innych: { $cost } z { $most }
workshop-cards = Karty
workshop-deck = Talia
workshop-sieve = Które karty są pokazane
workshop-people = Rasa
workshop-own = Własne
workshop-others = Wszystkie inne
workshop-any = Dowolne
workshop-kind = Rodzaj
workshop-element = Żywioł
workshop-element-fire = Silniejsze w ogniu
workshop-element-earth = Silniejsze w ziemi
workshop-element-even = Równe w obu
workshop-most-moons = Księżyców najwyżej
workshop-moons = { $count ->
    [0] Bez księżyców
    [one] Jeden księżyc
    [few] { $count } księżyce
   *[many] { $count } księżyców
}
workshop-words = Słowa w nazwie lub tekście
workshop-chosen = Tylko z talii
workshop-found = { $count ->
    [0] Żadna karta nie pasuje
    [one] Jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
workshop-remove = Wyjmij: { $card }
workshop-prebuilt = Gotowa talia
workshop-empty = Wyjmij wszystkie
workshop-legal = Tą talią można grać.
workshop-own-cards = Własne karty: { $count }
workshop-other-cards = Karty innych: { $count }
