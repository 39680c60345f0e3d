# Co říká terminál, ať se hraje cokoli.
play-welcome = { $game }, semínko { $seed }. Nápovědu zobrazí ?.
play-your-turn = { $who }, rozhodnutí je na tobě.
play-asked = Co uděláš?
play-prompt = Tvoje volba:
play-back = (back: vybrat něco jiného)
play-more = { $count ->
    [one] (more: ještě { $count } možnost)
    [few] (more: ještě { $count } možnosti)
    [many] (more: ještě { $count } možnosti)
   *[other] (more: ještě { $count } možností)
}
play-help =
    Vyber číslo, nebo napiš akci tak, jak stojí v seznamu.
    ? nápověda · board ukázat stůl · back vybrat něco jiného · more další možnosti
    hint co by zahrál adept · undo vzít zpět své poslední rozhodnutí · save SOUBOR uložit hru · quit odejít
play-plain-help = Seznam ukazuje každou akci, která je teď dovolená.
play-see-help = Nápovědu zobrazí ?.
play-no-number = { $count ->
    [one] Možnost je jediná: napiš 1.
    [few] Vyber číslo od 1 do { $count }.
    [many] Vyber číslo od 1 do { $count }.
   *[other] Vyber číslo od 1 do { $count }.
}
play-no-undo = Není co vzít zpět: buď od tebe ještě žádné rozhodnutí nepřišlo, nebo se už někdo něco dozvěděl.
play-undone = Vzato zpět.
play-hint = Adept by zahrál: { $action }
play-saved = Dosavadní hra je v souboru { $file }.
play-left = Odcházíš od stolu.
play-won = Vyhráváš!
play-lost = Tentokrát nevyhráváš.
