// Made by tools/make_types.py from the Python structs. Change those and run it again.

export interface Message {
  key: string;
  args: Record<string, string | number>;
}

export interface Refusal {
  rule: string;
  reason: Message;
  advice: Message;
}

export interface DeckCheck {
  deck: DeckList;
  problems: readonly Message[];
  size: number;
  cost: number;
  most_cost: number;
  code: string;
  text: string;
}

export interface DeckList {
  leader: string;
  cards: readonly string[];
  name: string;
}

export interface Problem {
  code: string;
  message: Message;
  detail: string;
}

export interface Guest {
  id: string;
  name: string;
  account: boolean;
}

export interface Rename {
  name: string;
}

export interface Health {
  status: string;
  version: string;
  database: string;
  workers: number;
  tables: number;
}

export interface GameCard {
  name: string;
  seats: readonly number[];
  options: readonly (FlagOption | NumberOption | ChoiceOption | TextOption)[];
  editions: readonly string[];
  endings: readonly string[];
  secrets: boolean;
  bots: readonly string[];
  concedes: readonly number[];
  draws: readonly number[];
  lessons: boolean;
  titles: Record<string, string>;
  descriptions: Record<string, string>;
  client: string;
  cover: string;
}

export interface FlagOption {
  type: "Flag";
  name: string;
  default: boolean;
}

export interface NumberOption {
  type: "Number";
  name: string;
  low: number;
  high: number;
  default: number;
}

export interface ChoiceOption {
  type: "Choice";
  name: string;
  values: readonly string[];
  default: string;
  sets: Record<string, Record<string, boolean | number | string>>;
}

export interface TextOption {
  type: "Text";
  name: string;
  default: string;
  longest: number;
  takes: string;
}

export interface SeatWish {
  kind: "bot" | "open" | "person" | "screen";
  bot?: string;
  name?: string;
}

export interface Clock {
  kind: "bank" | "move";
  seconds: number;
  increment?: number;
  run_out?: "bot" | "loss";
}

export interface NewTable {
  game: string;
  seats: readonly SeatWish[];
  options?: Record<string, boolean | number | string>;
  private?: boolean;
  memory_aid?: boolean;
  clock?: Clock | null;
  open_decks?: boolean;
  again?: string;
}

export interface Join {
  seat?: number | null;
  invitation?: string;
  deck?: string;
}

export interface Start {
  bot?: string;
}

export interface Substitute {
  bot: string;
}

export interface Seat {
  role: string;
  kind: "bot" | "open" | "person" | "screen";
  name: string;
  bot: string;
  away: boolean;
  here: boolean;
  mine: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  status: "abandoned" | "finished" | "open" | "running";
  seats: readonly Seat[];
  private: boolean;
  memory_aid: boolean;
  host: boolean;
  invitation: string;
  created: number;
  changed: number;
  decisions: number;
  ending: string;
  returns: readonly number[];
  clock: Clock | null;
  open_decks: boolean;
  to_act: readonly number[];
  next: string;
  next_invitation: string;
  problem: string;
}

export interface Lobby {
  type: "lobby";
  tables: readonly TableInfo[];
}

export interface SignUp {
  name: string;
  password: string;
}

export interface SignIn {
  name: string;
  password: string;
  bring?: boolean;
}

export interface SignOut {
  everywhere?: boolean;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface DeleteMe {
  password: string;
}

export interface AccountInfo {
  name: string;
  created: number;
  sessions: number;
  shared: number;
  alone: number;
}

export interface Preferences {
  language: "cs" | "en" | "pl";
  theme: "auto" | "dark" | "light";
  motion: "auto" | "fast" | "full" | "slow" | "still";
  shortcuts: boolean;
  confirm: "always" | "final" | "never";
  skip: "all" | "nothing" | "windows";
  detours?: boolean;
}

export interface Farewell {
  kept: number;
  deleted: number;
}

export interface Score {
  game: string;
  won: number;
  shared: number;
  lost: number;
  left: number;
}

export interface MyTables {
  tables: readonly TableInfo[];
  more: boolean;
  scores: readonly Score[];
}

export interface NewDeck {
  game: string;
  leader: string;
  cards: readonly string[];
  name?: string;
}

export interface DeckText {
  game: string;
  text: string;
}

export interface SavedDeck {
  id: string;
  game: string;
  changed: number;
  check: DeckCheck;
}

export interface Offer {
  action: number;
  kind: string;
  text: string;
  path: readonly string[];
}

export interface Asked {
  decision: number;
  prompt: Message;
  choices: readonly Offer[];
}

export interface Told {
  number: number;
  message: Message;
}

export interface Hello {
  type: "hello";
  table: TableInfo;
  guest: Guest;
  person: string;
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface Update {
  type: "update";
  seat: number | null;
  number: number;
  view: unknown;
  to_act: readonly number[];
  asked: Asked | null;
  log: readonly Told[];
  whole: boolean;
  undo: "ask" | "free" | "none";
  undo_asked: number | null;
  undo_agreed: readonly number[];
  ending: string;
  returns: readonly number[];
  draw_asked: number | null;
}

export interface Line {
  id: number;
  at: number;
  after: number;
  room: "gallery" | "table";
  seat: number | null;
  person: string;
  name: string;
  text: string;
  note: Message | null;
}

export interface Talk {
  type: "talk";
  lines: readonly Line[];
  whole: boolean;
}

export interface Clocks {
  type: "clocks";
  left: readonly (number | null)[];
  running: readonly number[];
}

export interface Accepted {
  type: "accepted";
  seat: number;
  decision: number;
  number: number;
}

export interface Refused {
  type: "refused";
  code: string;
  message: Message;
  seat: number | null;
  decision: number | null;
  refusal: Refusal | null;
}

export interface Why {
  type: "why";
  seat: number;
  decision: number;
  path: readonly string[];
  refusal: Refusal | null;
}

export interface Confirm {
  type: "confirm";
  seat: number;
  decision: number;
  action: number;
}

export interface Threats {
  type: "threats";
  number: number;
  threats: Record<string, readonly string[]>;
}

export interface Pong {
  type: "pong";
}

export interface Act {
  type: "act";
  seat: number;
  decision: number;
  action: number;
  sure?: boolean;
}

export interface AskWhy {
  type: "why";
  seat: number;
  decision: number;
  path: readonly string[];
}

export interface AskThreats {
  type: "threats";
}

export interface Front {
  type: "front";
  seat: number | null;
}

export interface Undo {
  type: "undo";
  seat: number;
}

export interface AnswerUndo {
  type: "answer-undo";
  seat: number;
  agree: boolean;
}

export interface Say {
  type: "say";
  text: string;
}

export interface Prefer {
  type: "prefer";
  skip: "all" | "nothing" | "windows";
  detours?: boolean;
}

export interface Resign {
  type: "resign";
  seat: number;
}

export interface OfferDraw {
  type: "offer-draw";
  seat: number;
}

export interface AnswerDraw {
  type: "answer-draw";
  seat: number;
  agree: boolean;
}

export interface Ping {
  type: "ping";
}

export interface ExampleCard {
  name: string;
  shows: readonly string[];
  marks: readonly string[];
}

export interface GuideStep {
  name: string;
  asks: readonly string[];
  marks: readonly string[];
}

export interface LessonBook {
  game: string;
  sections: readonly string[];
  examples: readonly ExampleCard[];
  steps: readonly GuideStep[];
  sources: Record<string, string>;
}

export interface Tried {
  actions?: readonly number[];
}

export interface TriedPath {
  actions?: readonly number[];
  path: readonly string[];
}

export interface LessonPosition {
  seats: readonly Seat[];
  update: Update;
}

export interface LessonRefusal {
  refusal: Refusal | null;
}

export interface Frame {
  at: number;
  view: unknown;
  to_act: readonly number[];
  told: readonly Message[];
  ending: string;
  returns: readonly number[];
}

export interface Frames {
  frames: readonly Frame[];
}

export interface ReplayInfo {
  id: string;
  source: "record" | "table";
  name: string;
  table: TableInfo;
  last: number;
  revision: number;
  over: boolean;
  eyes: readonly string[];
  own: boolean;
  frame: Frame;
  frame_eyes: string;
}

export interface ReplayLog {
  lines: readonly Told[];
  next: number | null;
}

export interface Course {
  name: string;
  values: readonly (readonly (number | null)[])[];
}

export interface ReplayChart {
  at: readonly number[];
  courses: readonly Course[];
}

export interface Upload {
  text: string;
  name?: string;
}

export interface RecordCard {
  id: string;
  name: string;
  game: string;
  seats: readonly string[];
  decisions: number;
  ending: string;
  created: number;
}

export interface PlayOn {
  at: number;
  seats: readonly SeatWish[];
  private?: boolean;
  memory_aid?: boolean;
}

export type FromServer = Hello | TableChanged | Update | Talk | Clocks | Accepted | Refused | Why | Confirm | Threats | Pong | Lobby;

export type FromClient = Act | AskWhy | AskThreats | Front | Undo | AnswerUndo | Say | Prefer | Resign | OfferDraw | AnswerDraw | Ping;

export type Language = 'en' | 'pl' | 'cs'

/** A component of Svelte. */
type Component<_Props> = unknown

/** The texts of one language. A text argument that is itself a key is translated first; numbers stay numbers. */
export interface Texts {
  readonly language: Language
  knows(key: string): boolean
  say(key: string, args?: Record<string, string | number>): string
  tell(message: Message): string
}

// What a game brings to the table: its board, and the words for what lies on it. No rule lives here: what may be
// selected, and what that means, the server says.



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
