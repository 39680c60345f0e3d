# Co říká terminál, ať se hraje cokoli.
play-welcome = { $game }, semínko { $seed }. Napište ? pro nápovědu.
play-your-turn = { $who }, rozhodnutí je na vás.
play-asked = Co uděláte?
play-prompt = Vaše volba:
play-back = (back: vybrat něco jiného)
play-more = { $count ->
    [one] (more: ještě { $count } možnost)
    [few] (more: ještě { $count } možnosti)
    [many] (more: ještě { $count } možnosti)
   *[other] (more: ještě { $count } možností)
}
play-help =
    Vyberte číslo, nebo napište akci tak, jak stojí v seznamu.
    ? nápověda · board ukázat stůl · back vybrat něco jiného · more další možnosti
    hint co by zahrál adept · undo vzít zpět své poslední rozhodnutí · save SOUBOR uložit hru · quit odejít
play-plain-help = Seznam ukazuje každou akci, která je teď dovolená.
play-see-help = Napište ? pro nápovědu.
play-no-number = { $count ->
    [one] Možnost je jediná: napište 1.
    [few] Vyberte číslo od 1 do { $count }.
    [many] Vyberte číslo od 1 do { $count }.
   *[other] Vyberte číslo od 1 do { $count }.
}
play-no-undo = Není co vzít zpět: buď jste ještě o ničem nerozhodli, nebo se už někdo něco dozvěděl.
play-undone = Vzato zpět.
play-hint = Adept by zahrál: { $action }
play-saved = Dosavadní hra je v souboru { $file }.
play-left = Odcházíte od stolu.
play-won = Vyhráváte!
play-lost = Tentokrát nevyhráváte.
