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
