// The four colours: what they look like, and the sign that tells them apart without colour.

export interface Look {
  readonly colour: string
  readonly ink: string
  readonly sign: string
  /** The side of a disc, darker than its face. */
  readonly shade: string
  readonly rim: string
  /** The sign as a path in a square from -10 to 10. */
  readonly path: string
}

const LOOKS: Record<string, Look> = {
  light_blue: {
    colour: '#73cdf0',
    ink: '#08293a',
    sign: '▲',
    shade: '#3a93b8',
    rim: '#b9e8fb',
    path: 'M0-9 9.5 7.5H-9.5Z',
  },
  navy: {
    colour: '#2c3f93',
    ink: '#ffffff',
    sign: '★',
    shade: '#17245e',
    rim: '#7f92e6',
    path: 'M0-10 2.9-3.6 9.5-3.1 4.6 1.5 6 8.1 0 4.7-6 8.1-4.6 1.5-9.5-3.1-2.9-3.6Z',
  },
  purple: {
    colour: '#8e44ad',
    ink: '#ffffff',
    sign: '◆',
    shade: '#5b2673',
    rim: '#cf98e6',
    path: 'M0-10 8 0 0 10-8 0Z',
  },
  grey: {
    colour: '#a3a9b0',
    ink: '#15181c',
    sign: '✚',
    shade: '#666c74',
    rim: '#e1e5e9',
    path: 'M-3.2-9H3.2V-3.2H9V3.2H3.2V9H-3.2V3.2H-9V-3.2H-3.2Z',
  },
}

const NOBODY: Look = { colour: '#b9a88a', ink: '#241a0c', sign: '○', shade: '#85744f', rim: '#ded1b8', path: 'M-6 0A6 6 0 1 0 6 0 6 6 0 1 0-6 0Z' }

export function lookOf(colour: string): Look {
  return LOOKS[colour] ?? NOBODY
}

/** `light_blue` as the key of its name. */
export function colourKey(colour: string): string {
  return `colour-${colour.replaceAll('_', '-')}`
}

/** The colour behind the key of its name, as events have it. */
export function colourOf(key: string | number | undefined): string {
  return String(key ?? '')
    .replace(/^colour-/, '')
    .replaceAll('-', '_')
}
