// Made by tools/make_types.py from the Python structs. Change those and run it again.

export interface EkoView {
  seat: number | null;
  table: Table;
  memory: readonly number[] | null;
}

export interface Table {
  options: Record<string, boolean | number | string>;
  phase: string;
  step: number;
  layout: Layout;
  board: BoardPlan | null;
  stacks: readonly Stack[];
  buildings: readonly Building[];
  players: readonly Player[];
  drawn: readonly string[];
  first: number;
  turn: Turn;
  tally: readonly number[];
  quiet: number;
  turns: number;
  chances: number;
  ending: string;
  winners: readonly number[];
}

export interface Layout {
  tiles: readonly string[];
  turns: readonly number[];
  small: readonly SmallTile[];
}

export interface SmallTile {
  letter: string;
  q: number;
  r: number;
  turn: number;
}

export interface BoardPlan {
  cells: readonly Cell[];
  features: readonly Feature[];
}

export interface Cell {
  name: string;
  q: number;
  r: number;
  terrain: string;
  tile: string;
}

export interface Feature {
  kind: string;
  cells: readonly [string, string, string];
}

export interface Stack {
  space: string;
  colour: string;
  height: number;
  emperor: boolean;
}

export interface Building {
  site: string;
  colour: string;
  kind: string;
}

export interface Player {
  colour: string;
  reserve: number;
  box: number;
  emperor: string;
  stock: readonly [number, number, number];
  points: number;
  capital: boolean;
  alive: boolean;
}

export interface Turn {
  seat: number;
  acted: boolean;
  marched: boolean;
  sanded: boolean;
  moons: number;
  added: number;
  reinforced: readonly string[];
  source: string;
  goal: string;
  paid_at: string;
  paid: readonly number[];
  progress: boolean;
  sheltered: boolean | null;
}

export interface Components {
  large: Record<string, TileFace>;
  small: Record<string, TileFace>;
  layouts: Record<string, Record<string, readonly (readonly [number, number])[]>>;
  buildings: Record<string, BuildingFace>;
  terrain: Record<string, TerrainFace>;
  points_to_win: number;
  emperor_points: number;
  pyramid_points: number;
  stack_limit: number;
  discs: number;
  provenance: Record<string, string>;
}

export interface TileFace {
  cells: readonly string[];
  feature: string;
  provenance: string;
}

export interface BuildingFace {
  points: number;
  cost: number;
  count: number;
  provenance: string;
}

export interface TerrainFace {
  highest: number;
  enterable: boolean;
  provenance: string;
}
