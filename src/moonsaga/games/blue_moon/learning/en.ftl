# The rules of Blue Moon and its first game, for those who learn them.

## Rules

rules-aim = The aim
rules-aim-text =
    Two heirs fight for the throne of Blue Moon City, each at the head of a people. Fight by fight you try to draw three elemental dragons to your side.

    When the cards run out, the player who has dragons on their side wins and gets __crystals__: one for the victory and one for each dragon. { $instant_win ->
        [fight] If you already have all three dragons and win another by a fight, you win at once, with four crystals.
       *[any-dragon] If you already have all three dragons and would get another, you win at once, with four crystals.
    }

rules-box = Cards
rules-box-text =
    Each player has a people: a leader, who lies beside the board, and a deck of thirty cards. You hold six of them at the start. There are four kinds:

    - __Characters__ fight for you. You need one in every turn.
    - __Boosters__ strengthen the character of one turn.
    - __Support__ cards stay until the end of the fight.
    - __Leadership__ cards work when you play them, some for the whole turn, and lie with your leader afterwards.

    A card has a value for __fire__ (red) and one for __earth__ (green), often __icons__, often a text. What a text says goes before the rules. On a card "I" is the player who played it, "you" the opponent.

rules-fight = A fight
rules-fight-text =
    A game is a row of fights. Each is fought in one element, fire or earth, which the player who begins the fight names when announcing power for the first time.

    You take turns. In your turn you must at least __equal__ the power of the other side, or retreat. The fight goes on until a player retreats. The player who retreats begins the next one.

rules-turn = Your turn
rules-turn-text =
    A turn has these steps, in this order:

    - __Beginning.__ Some cards work now, those with RETRIEVE for example. Mostly nothing happens.
    - __Leadership.__ You may play one leadership card.
    - __Retreat?__ If you cannot or do not want to fight on, retreat now. That ends the fight and your turn.
    - __Character.__ You must play one character into the combat area. It covers what you played there in earlier turns: covered cards do not count any more, save as cards.
    - __Booster or support.__ You may play one booster onto the character, or one support card into the support area, not both. The player who begins a fight plays neither in that first turn.
    - __Power.__ Announce it.
    - __Filling up.__ Draw until you hold six cards. If you hold more, you keep them.

    The table offers only what can still lead to enough power, so you cannot play yourself into a corner.

    @match

rules-power = Power
rules-power-text =
    Your power is the sum of your __active__ cards in the element of the fight: the characters and boosters of this turn and all your support cards. Texts may raise and lower it; raises come before reductions, { $reductions ->
        [last] and "odd values count as 0" and the like look at what the raises have made of them.
       *[first] but "odd values count as 0" and the like look at what is printed.
    }

    It must be at least the power of the other side at this moment. Zero is enough against zero.

    @retreat

rules-winning = Winning a fight
rules-winning-text =
    If your opponent retreats you attract __one dragon__, and __two__ if you have __six cards or more__ in combat and support, covered ones included. Cards may change the number.

    A dragon comes from the middle to you. But if your opponent has dragons, it goes from there back to the middle first: dragons are never on both sides at once.

    Then both players put their cards in combat and support on their discard piles and fill up to six.

rules-declining = Not beginning a fight
rules-declining-text =
    The player who begins a fight cannot retreat in that turn. Instead you may __decline__: discard one, two or three cards of your hand and fill up to six. Then the other player begins, or declines in turn. Without a character in hand you must decline. A leadership card may come before.

    @decline

rules-ending = The end of the game
rules-ending-text =
    When your deck is empty you draw no more, but play on. Once a player has neither cards in hand nor in the deck, no new fight begins, and the game ends with the present one. It also ends when a player declines to begin a fight and discards the last cards doing so.

    The player who has dragons then wins. If all three lie in the middle, the player who was out of cards first loses, and the other gets one crystal.

rules-icons = Icons
rules-icons-text =
    - __SHIELD__ with an element: in a fight in that element you need not equal the other power. What you announce may be less.
    - __STOP__: { $texts_after_stop ->
        [true] after this card you play no more cards in this turn, save those that a text allows you besides.
       *[false] after this card you play no more cards in this turn.
    }
    - __RETRIEVE__: while it is active, you may take it back into your hand at the beginning of your turn; { $retrieve_blocked_by ->
        [characters] a character only if your opponent has no active character with this icon in combat, ignored or not.
       *[cards] a character only if your opponent has no active card with this icon in combat.
    }
    - __FREE__: the card does not count towards one character and one booster or support, and may be played in the first turn of a fight too. A text that forbids the card still does. { $normal_first ->
        [true] The ordinary character of a turn is played before FREE ones.
       *[false] FREE characters may be played before the ordinary one.
    }
    - __PAIR__: two cards of a kind with this icon whose names begin with the same word may be played as one.
    - __GANG__: instead of one character you may play any number of one gang. Next turn you may add more of it without covering the gang, if nothing else lies active there. A gang to which nothing is added is covered by your next character.
    - __PROTECTED__: while it is active, the opponent can neither ignore nor discard it nor lower its values. { $protection ->
        [icon] It also holds against a text that ignores this very icon.
       *[card-text] A text that ignores this very icon goes before it.
    } { $protected_in_hand ->
        [false] Cards in hand or aboard a ship it does not protect.
       *[true] Where cards in hand or aboard a ship are ignored too, it protects them there as well.
    }

    @shield

    @gang

rules-texts = Texts
rules-texts-text =
    A text that __ignores__ cards goes before all others but PROTECTED: an ignored card has no values, no icons and no text{ $ignored_in_hand ->
        [false] ; cards in hand are not ignored.
       *[true] , even while it is in hand.
    } It still lies there: it is the character of its turn, and counts among six cards. A text that __forbids__ something goes before texts that allow it.

    What a card orders must be done as far as possible. Where it says "may", you choose. If you must pay with cards, you add none that is not needed, and { $ignored_cannot_pay ->
        [false] printed values pay, ignored or not; several
       *[true] values that are ignored pay nothing; several
    } demands are paid one by one, each with cards of its own. { $pay_and_retreat ->
        [true] A Caterpillar, which demands cards or a retreat, may be paid although you must retreat afterwards.
       *[false] A Caterpillar demands cards or a retreat: you cannot pay it if nothing but a retreat is left to you afterwards.
    }

    Bounce Back lets your active cards attack again without a new character. { $bounce_needs_cards ->
        [true] Without an active card it does nothing.
       *[false] Without an active card you may announce a power of 0 against 0.
    }

    { $aims ->
        [highest] A text that works on one of several cards, for example a character that it doubles, always takes the one that gives the highest power.
       *[chosen] The player who played a card decides how its text is applied, for example which character it doubles. If your opponent discards that character or changes its value, you choose another active one at once.
    }

    A text that allows you any number of boosters leaves you your one support card, and the other way round.

    If you must __disclose__ your hand, those cards lie open until they are used; what you draw afterwards is hidden again.

    __Mutants__ belong to no people. Each says under which condition you may play it, and changes the element of the fight.

    @mutant

    Discarded cards lie face up on the pile, one after the other; leadership cards always go to the leader, never to the pile. Only the top card of either may be looked at, and piles are not counted. Hands, decks and cards in play may be counted at any time.

rules-more = Several games, and the Buka
rules-more-text =
    In a __match__ players go on until one of them has five crystals. The loser begins the next game, and both may choose another deck.

    { $mulligan ->
        [true] __Exchange of the first hand__: before the first turn each player may shuffle any number of cards back and draw as many.
       *[false] The first hand is kept. With the option to __exchange the first hand__ each player may, before the first turn, shuffle any number of cards back and draw as many.
    }

    The __Buka__ bring two things of their own. A card with __BLUFF__ may be laid face down as a support card with 2 in both elements. When you announce power your opponent may call: all your bluffs are shown and discarded. If every one of them bears the element of the fight, you attract a dragon and the fight goes on; if not, your opponent attracts one and you must retreat. { $bluffs_take_free ->
        [false] A text that makes your next card FREE leaves bluffs out: it waits for your next open card.
       *[true] If a text makes your next card FREE, a bluff can be that card.
    }

    __Ships__ are played in place of a leadership card and stay from fight to fight. In place of a support card you may load a character, booster or support card onto a ship with room. At the beginning of one of your turns a ship may land: in that turn you play what it carries, Buka characters as FREE, and the ship is discarded afterwards. { $ships_exempt ->
        [true] Texts that forbid cards with a special power, or without one, do not forbid ships.
       *[false] Texts that forbid cards with a special power, or without one, forbid ships too.
    }

rules-decks = Building a deck
rules-decks-text =
    Experienced players build decks of their own: a leader and exactly __thirty different cards__. Cards of the leader's people are free to take. Other cards count with their __moons__, if they have any: together no more than __ten__.

## Examples

example-match = Fire; the opponent has six. Blaze brings four, so it needs Lightning Bolts or Fireblast beside it: try it. Torch, with one, could never reach six.
example-retreat = Fire, ten against you, and nothing you hold comes near. You have to retreat. The six cards over there cost you two dragons' steps: yours goes to the middle, another goes to them.
example-decline = No character in hand: you have to decline, and discard one to three cards.
example-shield = Eight earth against you. Spark alone has two, but Infernal Armor is a shield against earth: with it, two are enough.
example-gang = Wogarathoras has five fire. No member of the gang has more than two, but you may play as many as you like.
example-mutant = You are attacked with at least five earth: Zig-nur-Don may come. The fight turns to fire, its shield spares you the comparison, and STOP ends your plays.

## Where the cards are known from

sources-decks = Decks
sources-cards = Cards

## The first game

guide-welcome =
    Welcome to Blue Moon. You lead the __Vulca__, the people of fire; your opponent leads the Hoax. Three dragons wait in the middle.

    In a fight each turn must at least equal the power of the other side. A player who cannot, or does not want to, retreats and loses a dragon. You begin.
guide-volca = Every turn needs a __character__. The numbers in its corner are its power: red for fire, green for earth. Volca has five fire. Touch __Volca__ in your hand.
guide-volca-other = Another character does as well, but let me show you what five fire can do.
guide-fire = The player who begins a fight plays no booster and no support in that turn, but chooses the element. Volca is strong in fire: announce __fire__.
guide-fire-other = In earth Volca has only one. Your opponent will not find that hard.
guide-answer =
    The Hoax answered with a character of four and a support card of two: __six fire__. A support card stays until the end of the fight, so its two count every turn.

    Now you must have at least six.
guide-blaze = Your new character covers the old one, which counts no more. Play __Blaze__: four fire. Two are missing still.
guide-bolts = Beside the character you may play one booster __or__ one support. A booster helps for one turn, a support for the whole fight. Play __Lightning Bolts__: three fire that stay.
guide-bolts-other = That is enough as well. But what you play as a booster will be covered next turn.
guide-seven = Four and three are seven: enough. __Announce__ your power. Afterwards you draw up to six cards.
guide-flamebreath = They have seven now. Time for your strongest: __Flamebreath__, seven fire, and the Lightning Bolts still lie there.
guide-booster = Ten already. A __booster__ makes it hard for them: add __Fireblast__.
guide-booster-other = You can save Fireblast, too. Ten fire are a lot.
guide-thirteen = Seven, three and three: thirteen. __Announce__.
guide-dragon =
    They __retreated__: a dragon has come to you. You had five cards in the fight; with six or more it would have been two dragons.

    The player who retreats begins the next fight. The Hoax have begun with five __earth__, and earth is not your people's strength.
guide-earth = But you hold a card with a __shield__ against earth. First you need a character, any one: play __Shimmer__.
guide-earth-other = Any character will do, as long as the shield comes with it.
guide-shield = Now the booster __Infernal Armor__. Its shield says: in earth you need not equal the other power.
guide-two = __Announce__ your two earth. That is all they now have to equal, but it keeps you in the fight.
guide-retreat =
    Six earth against you, and no shield left. To __retreat__ at the right time is half the game: good cards stay in your hand, and the next fight is yours to begin.

    Retreat now.
guide-retreat-other = Fighting on costs cards that you may miss later. But it is your army.
guide-end =
    Your dragon went back to the middle, and you begin the next fight. If you have no good character some day, you may __decline__ and exchange up to three cards.

    Read the texts of cards by touching or holding them. Play on as long as you like!
