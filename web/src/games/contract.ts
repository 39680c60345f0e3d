// What a game brings to the table: its board, and the words for what lies on it. No rule lives here: what may be
// selected, and what that means, the server says.

import type { Component } from 'svelte'

import type { DeckCheck, DeckList, Message, Seat, Told } from '../generated/protocol'
import type { Texts } from '../i18n/texts'

/** A thing to select, written `kind:name`: `cell:b2`, `card:7`, `button:pass`. */
export type TargetId = string

/** What a board draws, and whom it tells about selections. */
export interface BoardProps<View, Components = unknown> {
  /** What the seat in front of this screen may see. `memory` is null where the table gives no memory aid. */
  view: View
  /** What is in the box: `Game.components` of the server, the same for every table of this game. */
  components: Components
  /** The perspective: a seat, or null for a spectator. */
  seat: number | null
  seats: readonly Seat[]
  /** The seats that owe a decision. */
  toAct: readonly number[]
  /**
   * The things that continue a legal action: to be highlighted, and nothing else. What is drawn for a thing carries
   * `data-target="kind:name"`, and `data-lit` while it is selectable.
   */
  selectable: ReadonlySet<TargetId>
  /** Touched so far. */
  selected: readonly TargetId[]
  /** Things that legal actions go on with, up to their end, if this one is selected next: shown on hover, before the click. */
  continuations: (target: TargetId) => ReadonlySet<TargetId>
  /** What the others could attack this with if it were their turn: shown on hover. Empty until the server has said it. */
  threats: (target: TargetId) => ReadonlySet<TargetId>
  /** What happened since the position shown before, for animation. Each message has the game's own arguments. */
  events: readonly Message[]
  /**
   * The position was not reached from the one shown before (the user scrubs through a replay): what a board remembers
   * of earlier events has nothing to do with it.
   */
  jumped?: boolean
  /** All that this seat was told, with the table's notes and what bots said; nothing in replays and lessons. */
  log?: readonly Told[]
  texts: Texts
  /** No movement: the user asked for reduced motion. */
  reducedMotion: boolean
  /** The user selected a thing. If it can mean several (a stack or its space), give all: the selectable one is taken. */
  onselect: (...targets: [TargetId, ...TargetId[]]) => void
}

/** What a game's own workshop for decks gets. It draws and changes a list; the server says whether it is legal. */
export interface WorkshopProps<Components = unknown> {
  components: Components
  texts: Texts
  deck: DeckList
  /** What the game says about this deck; null until the first answer. */
  check: DeckCheck | null
  onchange: (deck: DeckList) => void
}

/** A game's part of the client. */
export interface GameClient<View, Components = unknown> {
  Board: Component<BoardProps<View, Components>>
  /** What a thing is called in a sentence or a list of choices. */
  label: (target: TargetId, view: View, components: Components, texts: Texts) => string
  /** The words for a choice, if they say more than the labels of its path one after the other; else null. */
  sentence?: (offer: { kind: string; text: string; path: readonly TargetId[] }, view: View, components: Components, texts: Texts) => string | null
  /** The position in a few sentences, for those who hear the table. */
  summary: (view: View, components: Components, seats: readonly Seat[], texts: Texts) => string[]
  /** The message key of what a seat plays (a colour, a people); empty if there is nothing to say yet. */
  role: (view: View, seat: number) => string
  /** A CSS colour and a sign for a seat, so that names, log and board agree; colour is never the only signal. */
  look: (view: View, seat: number) => { colour: string; ink: string; sign: string }
  /** Points and the like, for the end screen: one row per thing counted, one value per seat. */
  scores?: (view: View, components: Components, texts: Texts) => readonly { name: string; values: readonly (string | number)[] }[]
  /** The things on the board that a line of the log speaks of. The frame marks what carries their `data-target`. */
  mentioned: (message: Message, view: View) => readonly TargetId[]
  /** Where decks of one's own are built, in games that have them. */
  Workshop?: Component<WorkshopProps<Components>>
}

/**
 * What the module `client/board.js` of a plug-in exports: a board in plain DOM, and of the rest what it likes. The page
 * comes from the server that serves the module, and gives it all that a board of its own gets.
 */
export interface GameModule<View, Components = unknown> extends Partial<Omit<GameClient<View, Components>, 'Board' | 'Workshop'>> {
  /** Draw the board into an empty element that fills its place. `update` is called with all properties after each change. */
  mount(target: HTMLElement, props: BoardProps<View, Components>): { update(props: BoardProps<View, Components>): void; destroy(): void }
}

/** A client of any game. Only the game itself knows the type of its view; the frame passes it on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGameClient = GameClient<any, any>
