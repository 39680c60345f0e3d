// Made by tools/make_types.py from the Python structs. Change those and run it again.

export interface CrescentMoonView {
  seat: number | null;
  table: Table;
  memory: Memory;
}

export interface Table {
  options: Record<string, boolean | number | string>;
  turn: Turn;
  tried: number;
  hexes: readonly Hex[];
  rulers: readonly Ruler[];
  loose: readonly [number, number];
  market: readonly number[];
  sultans: readonly number[];
  deck: number;
  discards: readonly number[];
  played: readonly Played[];
  ledger: readonly Deal[];
  bonus: readonly [number, number];
  save: readonly [number, number];
  busy_ordinary: readonly [number, number];
  busy_mercenary: readonly [number, number];
  duty: readonly number[];
  shield: readonly [number, number];
  hand: readonly number[];
  tiles: readonly number[];
  undealt: number;
  answered: readonly number[];
  answer: number;
  points: number;
  looked: readonly number[];
  shown: readonly (readonly number[])[];
  ending: string;
  final: readonly number[];
}

export interface Turn {
  hexes: number;
  palace: number;
  towns: number;
  cities: number;
  year: number;
  round: number;
  seat: number;
  phase: number;
  who: number;
  left: number;
  only_hex: number;
  only_o: number;
  only_m: number;
  discount: number;
  bought: number;
  boats: number;
  deal: number;
  object: number;
  count: number;
  price: number;
  look: number;
  looker: number;
  look_left: number;
  fight: number;
  active: number;
  attacker: number;
  defender: number;
  reach: number;
  meddles: number;
  asked: number;
  pact_turn: number;
  pact_tried: number;
  pact_with: number;
  pact_price: number;
  pact_from: number;
  pact_payer: number;
  card: number;
  resolver: number;
  power_a: number;
  power_d: number;
  winner_side: number;
  loss_a: number;
  loss_d: number;
  war_side: number;
  war_o: number;
  war_m: number;
  siege: number;
  archers: number;
  truce: number;
  spoils: number;
  spied: number;
  war_shown: number;
  deals: number;
  learned: number;
  ended: number;
  winner: number;
}

export interface Hex {
  name: string;
  tile: string;
  terrain: string;
  q: number;
  r: number;
  rotation: number;
  stronghold: string;
  lord: string;
  palace: boolean;
  settlement: string;
  influence: string;
  units: readonly Stack[];
  control: string;
  touching: readonly string[];
  adjacent: readonly string[];
}

export interface Stack {
  ruler: string;
  ordinary: number;
  mercenary: number;
}

export interface Ruler {
  name: string;
  coins: number;
  hand: number;
  tiles: number;
  supply: number;
  reserve: number;
  forts: number;
  castles: number;
  influence: number;
  spent: readonly number[];
  groups: readonly [number, number];
  side: number;
  takes_part: boolean;
  income: number;
  stake: number;
}

export interface Played {
  card: number;
  ruler: number;
  resolved: number;
  gift: number;
}

export interface Deal {
  buyer: string;
  kind: string;
  object: number;
  offer: number;
  counter: number;
  outcome: string;
}

export interface Memory {
  points: readonly number[];
  hands: readonly (readonly Slot[])[];
  deck: readonly (readonly Slot[])[];
  looked: readonly Slot[];
  lots: readonly (readonly number[])[];
  common: readonly (readonly number[])[];
}

export interface Slot {
  card: number;
  knows: number;
  tag: number;
  lot: number;
  common: number;
}

export interface Components {
  cards: readonly CardFace[];
  card_kinds: readonly number[];
  rulers: readonly RulerSheet[];
  phases: readonly string[];
  market: Record<string, number>;
  build: Record<string, number>;
  surcharge: Record<string, number>;
  income: Record<string, number>;
  sack: Record<string, number>;
  hire: Record<string, number>;
  strength: Record<string, number>;
  rounds: number;
  hand_limit: number;
  tile_names: readonly string[];
  tiles: Record<string, string>;
  maps: Record<string, string>;
  provenance: Record<string, string>;
}

export interface CardFace {
  name: string;
  ruler: string;
  type: string;
  copies: number;
  uses: readonly string[];
  strength: readonly number[];
  influence: readonly number[];
  provenance: Record<string, string>;
}

export interface RulerSheet {
  name: string;
  units: number;
  forts: number;
  castles: number;
  influence: number;
  limit: number;
  build: number;
  move: number;
  recruit: number;
  reserves: boolean;
  actions: readonly string[];
  groups: readonly Record<string, number>[];
  objectives: readonly ObjectiveLine[];
  provenance: Record<string, string>;
}

export interface ObjectiveLine {
  name: string;
  points: number;
  at_least: number;
  cities: number;
  each: number;
  most: number;
  provenance: string;
}
