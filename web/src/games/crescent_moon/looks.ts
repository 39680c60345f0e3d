// How the five rulers and the sorts of things look: a colour and always a sign.

export const RULERS = ['warlord', 'murshid', 'sultan', 'caliph', 'nomad'] as const

export interface Look {
  readonly colour: string
  /** What is written on the colour. */
  readonly ink: string
  /** A character for names and the log. */
  readonly sign: string
  /** The emblem, drawn around the origin, about twenty wide. */
  readonly emblem: string
  /** How the border of a controlled hex is stitched: each ruler has their own rhythm. */
  readonly stitch: string
}

const LOOKS: Record<string, Look> = {
  // Two crossed sabres.
  warlord: {
    colour: '#a3202f',
    ink: '#ffffff',
    sign: '⚔',
    emblem: 'M-8.5 -8.5Q-2 -6.8 2.6 -.4L6 4.2 7.6 2.6 9 4 6.9 6.1 9.2 8.4 7.9 9.6 5.6 7.4 3.6 9.3 2.2 7.9 3.9 6.2 0 2.2Q-6.4 -3.6 -8.5 -8.5ZM8.5 -8.5Q2 -6.8 -2.6 -.4L-6 4.2 -7.6 2.6 -9 4 -6.9 6.1 -9.2 8.4 -7.9 9.6 -5.6 7.4 -3.6 9.3 -2.2 7.9 -3.9 6.2 0 2.2Q6.4 -3.6 8.5 -8.5Z',
    stitch: '',
  },
  // A crescent around a star.
  murshid: {
    colour: '#6b3a96',
    ink: '#ffffff',
    sign: '☾',
    emblem: 'M2.6 -9.2A9.3 9.3 0 1 0 8.8 4.6 7.4 7.4 0 1 1 2.6 -9.2ZM5.2 -5.2 6.3 -2.2 9.5 -2.1 7 -.1 7.9 3 5.2 1.2 2.5 3 3.4 -.1 .9 -2.1 4.1 -2.2Z',
    stitch: '14 4 3 4',
  },
  // A dome between minarets.
  sultan: {
    colour: '#e0a01f',
    ink: '#2a1a02',
    sign: '❂',
    emblem: 'M-.7 -9.6H.7V-7.6Q5.4 -4.8 5.4 -.6V0H7V-6.6L8.2 -8.6 9.4 -6.6V9H2.6V5.4Q2.6 2.4 0 1.4 -2.6 2.4 -2.6 5.4V9H-9.4V-6.6L-8.2 -8.6 -7 -6.6V0H-5.4V-.6Q-5.4 -4.8 -.7 -7.6Z',
    stitch: '3 5',
  },
  // A crown.
  caliph: {
    colour: '#0d7377',
    ink: '#ffffff',
    sign: '♛',
    emblem: 'M-9.4 -5.6 -4.8 -.6 0 -8.6 4.8 -.6 9.4 -5.6 7.2 5H-7.2ZM-7.2 6.4H7.2V8.8H-7.2Z',
    stitch: '20 5',
  },
  // A tent.
  nomad: {
    colour: '#66401f',
    ink: '#ffffff',
    sign: '▲',
    emblem: 'M-1.4 -9.4 0 -7.6 1.4 -9.4 2.4 -8.6 1 -6.6Q4 1.6 9.8 7V8.8H3.4L0 .8 -3.4 8.8H-9.8V7Q-4 1.6 -1 -6.6L-2.4 -8.6Z',
    stitch: '8 4 8 9',
  },
}
const NOBODY: Look = { colour: '#5d5a53', ink: '#ffffff', sign: '·', emblem: 'M-5 0A5 5 0 1 0 5 0 5 5 0 1 0 -5 0Z', stitch: '' }

export const lookOf = (ruler: string): Look => LOOKS[ruler] ?? NOBODY
export const rulerOf = (seat: number): string => RULERS[seat] ?? ''

/** Small signs, drawn in a box of twenty around the origin. */
export const ICONS: Record<string, string> = {
  coin: 'M0 -8.5A8.5 8.5 0 1 1 0 8.5 8.5 8.5 0 1 1 0 -8.5ZM0 -5.6 1.5 -1.6 5.6 -1.4 2.4 1.2 3.5 5.2 0 2.9 -3.5 5.2 -2.4 1.2 -5.6 -1.4 -1.5 -1.6Z',
  card: 'M-6 -9H6V9H-6ZM-4 -7V7H4V-7ZM0 -4 3 0 0 4 -3 0Z',
  income: 'M-1.6 -9H1.6V-2H6L0 5 -6 -2H-1.6ZM-8 7H8V9.4H-8Z',
  reserve: 'M-9 8V-4L0 -9 9 -4V8H5V0H-5V8ZM-3.6 2H3.6V8H-3.6Z',
  disc: 'M0 -8A8 8 0 1 1 0 8 8 8 0 1 1 0 -8ZM0 -4.8A4.8 4.8 0 1 0 0 4.8 4.8 4.8 0 1 0 0 -4.8Z',
  mercenary: 'M0 -9.5 9.5 0 0 9.5 -9.5 0ZM0 -5 -5 0 0 5 5 0Z',
  influence: 'M0 -9.8 2.7 -6.5 6.9 -6.9 6.5 -2.7 9.8 0 6.5 2.7 6.9 6.9 2.7 6.5 0 9.8 -2.7 6.5 -6.9 6.9 -6.5 2.7 -9.8 0 -6.5 -2.7 -6.9 -6.9 -2.7 -6.5Z',
  point: 'M0 -9.5 2.6 -3.2 9.4 -2.8 4.2 1.6 5.9 8.2 0 4.6 -5.9 8.2 -4.2 1.6 -9.4 -2.8 -2.6 -3.2Z',
  combat: LOOKS['warlord']!.emblem,
  contest: 'M0 -9.8 2.7 -6.5 6.9 -6.9 6.5 -2.7 9.8 0 6.5 2.7 6.9 6.9 2.7 6.5 0 9.8 -2.7 6.5 -6.9 6.9 -6.5 2.7 -9.8 0 -6.5 -2.7 -6.9 -6.9 -2.7 -6.5Z',
  action: 'M-6 -9 8 0 -6 9Z',
  anytime: 'M-7 -9H7V-7.4Q7 -3.4 2 0 7 3.4 7 7.4V9H-7V7.4Q-7 3.4 -2 0 -7 -3.4 -7 -7.4Z',
  check: 'M-8 0 -3 6 8 -7 6 -8.6 -3 2.4 -6.4 -1.6Z',
  cross: 'M-7 -5 -5 -7 0 -2 5 -7 7 -5 2 0 7 5 5 7 0 2 -5 7 -7 5 -2 0Z',
  hand: 'M-8 9V-2L-5 -3V2L-4 -8H-1.4L-1 0 .4 -9H3L2.6 0 4.6 -6.6 7 -6 5.4 9Z',
  source: 'M-7 -9H4L8 -5V9H-7ZM-4 -4H3V-2.4H-4ZM-4 0H5V1.6H-4ZM-4 4H5V5.6H-4Z',
}
