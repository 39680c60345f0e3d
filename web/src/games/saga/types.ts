// Made by tools/make_types.py from the Python structs. Change those and run it again.

export interface SagaView {
  seat: number | null;
  table: Table;
  memory: Memory;
}

export interface Table {
  options: Record<string, boolean | number | string>;
  phase: string;
  actor: string;
  round: number;
  track: Track;
  initiative: string;
  picker: string;
  picks: number;
  sides: readonly [Side, Side];
  bank: number;
  burhs_left: number;
  areas: readonly Area[];
  leaders: readonly Leader[];
  slots: readonly Slot[];
  beside: readonly string[];
  beside_count: number;
  tiles: readonly Tile[];
  running: Running;
  battle: Battle | null;
  ending: string;
  winner: string;
  scoutings: number;
  barrier: number;
}

export interface Track {
  spaces: number;
  round_marker: number;
  burh_marker: number;
}

export interface Side {
  side: string;
  coins: number;
  warriors: number;
  replaced: boolean;
  areas: number;
}

export interface Area {
  name: string;
  kind: string;
  neighbours: readonly string[];
  burh: boolean;
  warriors: readonly [number, number];
  leaders: readonly string[];
  units: readonly [number, number];
  engaged: number;
  control: string;
}

export interface Leader {
  piece: string;
  side: string;
  place: string;
  dealt: boolean;
  face: string;
  shown: boolean;
}

export interface Slot {
  area: string;
  filled: boolean;
  face_up: boolean;
  target: string;
  laid: number;
}

export interface Tile {
  number: number;
  icon: string;
  viking: Half;
  saxon: Half;
  owner: string;
  resolved: boolean;
}

export interface Half {
  bonus: string;
  actions: readonly string[];
  choose: boolean;
}

export interface Running {
  tile: number;
  bonus_left: boolean;
  actions_left: readonly string[];
  origin: string;
  goal: string;
  warriors: number;
  one_unit: boolean;
  left: number;
  harvested: readonly string[];
}

export interface Battle {
  area: string;
  strength: readonly [number, number];
  compared: boolean;
  present: readonly string[];
  passed: readonly string[];
  victor: string;
  losses: readonly [number, number];
  answered: readonly string[];
  answer: readonly string[];
}

export interface Memory {
  faces: readonly Seen[];
  targets: readonly (readonly [string, string, string])[];
}

export interface Seen {
  piece: string;
  face: string;
}

export interface Components {
  areas: Record<string, Land>;
  borders: readonly Border[];
  leaders: Record<string, LeaderFace>;
  tiles: Record<string, readonly TileSource[]>;
  pieces: Record<string, number>;
  price: Record<string, number>;
  areas_to_win: number;
  coins_to_win: number;
  provenance: Record<string, string>;
}

export interface Land {
  kind: string;
  provenance: string;
}

export interface Border {
  between: readonly [string, string];
  option: string;
  provenance: string;
}

export interface LeaderFace {
  ability: string;
  strength: number;
  provenance: string;
}

export interface TileSource {
  icon: string;
  viking: string;
  saxon: string;
  bonus: string;
}
