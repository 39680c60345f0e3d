// Made by tools/make_types.py from the Python structs. Change those and run it again.

export interface BlueMoonView {
  seat: number | null;
  table: Table;
  memory: Memory;
}

export interface Table {
  options: Record<string, boolean | number | string>;
  decks: readonly (readonly string[])[];
  turn: Turn;
  sides: readonly Side[];
  hand: readonly number[];
  ending: string;
  score: readonly number[];
  answered: readonly number[];
  answer: number;
  now: Now;
  middle: number;
  ignored_in_hand: readonly Silenced[];
}

export interface Turn {
  seat: number;
  phase: number;
  stage: number;
  element: number;
  begun: number;
  lead: number;
  plays: number;
  combat_plays: number;
  normals: number;
  normal_gang: number;
  normal_pair: number;
  character: number;
  launches: number;
  launch_pair: number;
  boosters: number;
  others: number;
  played_booster: number;
  played_support: number;
  stopped: number;
  bounced: number;
  next_free: number;
  from_deck: number;
  landed: number;
  hand_plays: number;
  choice: number;
  chooser: number;
  cause: number;
  left: number;
  last: number;
  paid: number;
  need: number;
  pay_element: number;
  then: number;
  drawer: number;
  learned: number;
  turns: number;
  first_out: number;
  winner: number;
  crystals: number;
  games: number;
  starter: number;
}

export interface Side {
  people: string;
  hand: number;
  deck: number;
  bottom: number;
  combat: readonly number[];
  covered: number;
  support: readonly number[];
  face_down: readonly number[];
  ships: readonly number[];
  landed: readonly number[];
  cargo: readonly (readonly [number, number])[];
  shown: readonly number[];
  revealed: readonly number[];
  discard: number;
  leader: number;
  used: readonly number[];
  satisfied: readonly number[];
  as_free: readonly number[];
  dragons: number;
  power: number;
  totals: readonly Total[];
  ignored: readonly Silenced[];
  demands: readonly Demand[];
  many: number;
  prize: number;
  face_down_pile: boolean;
  aims: readonly (readonly [number, number])[];
}

export interface Total {
  element: string;
  total: number;
  sum: number;
  least_by: number;
  shields: readonly number[];
  shares: readonly Share[];
}

export interface Share {
  card: number;
  row: string;
  place: number;
  value: number;
  counts: number;
  changes: readonly Change[];
}

export interface Change {
  what: string;
  by: number;
}

export interface Silenced {
  card: number;
  place: number;
  changes: readonly Change[];
}

export interface Demand {
  card: number;
  need: number;
  met: boolean;
}

export interface Now {
  phase: string;
  stage: string;
  choice: string;
  element: string;
  to_act: readonly number[];
  prompt: Message;
  cause: number;
}

export interface Message {
  key: string;
  args: Record<string, string | number>;
}

export interface Memory {
  seen: readonly Seen[];
}

export interface Seen {
  hand: readonly number[];
  bottom: readonly number[];
  discards: readonly number[];
  pile: readonly number[];
  unseen_pile: number;
  pooled: readonly number[];
  leaders: readonly number[];
  open: readonly number[];
  past: readonly number[];
  support_outings: readonly number[];
  bottom_outings: readonly number[];
  last_outing: number;
  outings: number;
}

export interface Components {
  cards: Record<string, CardFace>;
  decks: Record<string, DeckFace>;
  names: Names;
}

export interface CardFace {
  name: string;
  people: string;
  kind: string;
  moons: number;
  fire: number | null;
  earth: number | null;
  shields: readonly string[];
  icons: readonly string[];
  gang: string;
  bluff: string;
  capacity: number;
  family: string;
  headline: Message;
  text: readonly Message[];
  provenance: string;
}

export interface DeckFace {
  letter: string;
  leader: Leader | null;
  cards: readonly string[];
  provenance: string;
}

export interface Leader {
  card: string;
  name: string;
}

export interface Names {
  peoples: readonly string[];
  phases: readonly string[];
  stages: readonly string[];
  choices: readonly string[];
  elements: readonly string[];
  deck_size: number;
  dragons: number;
  many_cards: number;
  bluff_value: number;
  crystals: number;
}
