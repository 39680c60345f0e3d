# Co říká každý stůl, ať se hraje cokoli.
table = stůl

refusal-not-asked = Teď nerozhoduješ ty
advice-not-asked = Počkej, až na tebe přijde řada.
refusal-game-over = Hra skončila
advice-game-over = Začni novou hru, nebo si tuto projdi tah po tahu.
refusal-no-such-action = Taková akce v této hře není
advice-no-such-action = Vyber si jednu z nabízených akcí.

asked = Co uděláš?
said-by = { $who }: { $what }
