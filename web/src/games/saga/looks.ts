// What sides, leaders, targets and actions look like. Every sign is a path of ours; colour never stands alone.

export interface Look {
  readonly colour: string
  readonly ink: string
  readonly sign: string
  readonly shade: string
  readonly rim: string
  /** The side's sign in a square from -10 to 10: a hammer, a cross. */
  readonly path: string
}

const HAMMER = 'M-9.5-8H9.5V-4L6.5-.6H2.3V6.5L0 9.5-2.3 6.5V-.6H-6.5L-9.5-4Z'
const CROSS = 'M-2-2.4C-2.4-5.4-4-7-5.4-9H5.4C4-7 2.4-5.4 2-2.4 5-2.8 7-4.2 9-5.4V5.4C7 4.2 5 2.8 2 2.4 2.4 5.4 4 7 5.4 9H-5.4C-4 7-2.4 5.4-2 2.4-5 2.8-7 4.2-9 5.4V-5.4C-7-4.2-5-2.8-2-2.4Z'

const LOOKS: Record<string, Look> = {
  viking: { colour: '#59626e', ink: '#ffffff', sign: '⚒\uFE0E', shade: '#30363f', rim: '#b9c2cc', path: HAMMER },
  saxon: { colour: '#2456a0', ink: '#ffffff', sign: '✠', shade: '#12305f', rim: '#9fc0ee', path: CROSS },
}
const NOBODY: Look = { colour: '#8b7a58', ink: '#ffffff', sign: '○', shade: '#5e5138', rim: '#d9caa6', path: 'M-6 0A6 6 0 1 0 6 0 6 6 0 1 0-6 0Z' }

export const SIDES = ['viking', 'saxon'] as const
export const lookOf = (side: string): Look => LOOKS[side] ?? NOBODY
export const sideOfPiece = (piece: string): string => piece.split('-')[0] ?? ''

/** Runes, as strokes in a square from -10 to 10: the seals of the five coasts. */
export const RUNES: Record<string, string> = {
  northumbria: 'M0-9V9M-5-3 5 3',
  'east-anglia': 'M-5 9V-9L0-3 5-9V9',
  essex: 'M0-3V9M0-3-5-9M0-3 5-9M-5 1 0-3 5 1',
  kent: 'M-4-9V9M-4 0 5 8',
  sussex: 'M-5-9V0L5-2V9',
}

/** The faces of the leaders, as strokes and fills in a square from -10 to 10. */
export const FACES: Record<string, string> = {
  stormer: 'M-8 9V-2H-5V-5H-2V-2H2V-5H5V-2H8V9H2V5H-2V9ZM0-6-3-10H3Z',
  helmsman: 'M-9 2C-6 8 6 8 9 2ZM-1 1V-9L7-1H1V1Z',
  berserker: 'M-6-9-2-5 0-8 2-5 6-9 8 0C8 6 4 9 0 9S-8 6-8 0ZM-4-1-1 1-4 2ZM4-1 1 1 4 2ZM-3 5H3L0 7Z',
  raider: 'M-7 8C-10 2-4-2-3-4H3C4-2 10 2 7 8 5 10-5 10-7 8ZM-3-5-5-9H5L3-5Z',
  warden: 'M-8-8H8V0C8 5 4 8 0 10-4 8-8 5-8 0ZM-1.4-6H1.4V-1.4H6V1.4H1.4V7H-1.4V1.4H-6V-1.4H-1.4Z',
  caller: 'M-9-1C-4 0 0-2 4-7L8-3C5 4-1 8-8 7-6 5-5 4-4 2-6 2-8 1-9-1ZM6-9 9-6',
  envoy: 'M-7-9H5L7-7V9H-7ZM-4-5H3V-3.6H-4ZM-4-1H4V.4H-4ZM-4 3H1V4.4H-4ZM4 7A2.6 2.6 0 1 0 4 6.9Z',
  champion: 'M-1.5-10H1.5L2.2 2H6V4.4H1.6V9H-1.6V4.4H-6V2H-2.2Z',
}

/** The actions on the tiles, in a square from -10 to 10. */
export const ACTIONS: Record<string, string> = {
  move: 'M-9-3H1V-8L9 0 1 8V3H-9Z',
  scout: 'M-10 0C-6-7 6-7 10 0 6 7-6 7-10 0ZM0-4A4 4 0 1 1-.1-4ZM0-1.6A1.6 1.6 0 1 0 .1-1.6Z',
  recruit: 'M-3-5A3.4 3.4 0 1 1-2.9-5ZM-9 9C-9 1-6-1-3-1S2 1 2 9ZM5-8H7.4V-5H10V-2.6H7.4V.4H5V-2.6H2.6V-5H5Z',
  plunder: 'M0-10C3-6 7-4 7 2A7 7 0 0 1-7 2C-7-1-5-3-4-5-3-3-2-3-1-3-2-6-1-8 0-10ZM0 8A3.4 3.4 0 0 0 3 3C2 1 1 0 0-1-1 1-3 2-3 5A3 3 0 0 0 0 8Z',
  build: 'M-9 9V-3L-7-6-5-3V0H-2V-6L0-9 2-6V0H5V-3L7-6 9-3V9H2V4H-2V9Z',
  fyrd: 'M-8-9-6-10 1-1 2 1 0 0-8-8ZM8-9 6-10-1-1-2 1 0 0 8-8ZM-3 3 3 9 5 7-1 1ZM3 3-3 9-5 7 1 1Z',
  income: 'M0-9A9 9 0 1 1-.1-9ZM0-6A6 6 0 1 0 .1-6ZM-1.3-4H1.3V-1.3H4V1.3H1.3V4H-1.3V1.3H-4V-1.3H-1.3Z',
  tribute: 'M-10 4C-6 1-3 3-1 4H4C6 4 6 6.4 4 6.6H1 6L10 3C11 5 7 10 3 10H-10ZM1-9A4.6 4.6 0 1 1 .9-9Z',
  coin: 'M0-9A9 9 0 1 1-.1-9ZM0-6A6 6 0 1 0 .1-6ZM-1.3-4H1.3V-1.3H4V1.3H1.3V4H-1.3V1.3H-4V-1.3H-1.3Z',
  warrior: 'M-8 1C-8-6-4-9 0-9S8-6 8 1V3H1.4V9H-1.4V3H-8Z',
}

export const BURH = 'M-15 12V-3L-12-8-9-3V0H-5V-8L0-15 5-8V0H9V-3L12-8 15-3V12Z'
export const CROWN = 'M-12 8-14-6-6 0 0-11 6 0 14-6 12 8Z'
export const HELMET = 'M-8 3C-9-6-5-10 0-10S9-6 8 3L5 3V8H2.4V1H-2.4V8H-5V3Z'
export const WINGED = 'M-9-1C-12-3-13-7-11-10-9-8-8-7-7-6-5-9-3-10 0-10S5-9 7-6C8-7 9-8 11-10 13-7 12-3 9-1L8 3H5V8H2.4V1H-2.4V8H-5V3H-8Z'
