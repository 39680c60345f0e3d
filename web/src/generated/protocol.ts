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

export interface Problem {
  code: string;
  message: Message;
  detail: string;
}

export interface Guest {
  id: string;
  name: string;
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
}

export interface TextOption {
  type: "Text";
  name: string;
  default: string;
  longest: number;
}

export interface SeatWish {
  kind: "bot" | "open" | "person" | "screen";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: readonly SeatWish[];
  options?: Record<string, boolean | number | string>;
  private?: boolean;
  memory_aid?: boolean;
}

export interface Join {
  seat?: number | null;
  invitation?: string;
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
}

export interface Lobby {
  type: "lobby";
  tables: readonly TableInfo[];
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

export interface Ping {
  type: "ping";
}

export type FromServer = Hello | TableChanged | Update | Accepted | Refused | Why | Confirm | Threats | Pong | Lobby;

export type FromClient = Act | AskWhy | AskThreats | Front | Undo | AnswerUndo | Ping;
