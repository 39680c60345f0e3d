// How each people looks: its colours and its emblem. Colours of frames are dark enough for white letters.

export interface PeopleLook {
  /** The frame of its cards. */
  colour: string
  /** A second, livelier hue. */
  accent: string
  /** Two colours of the sky in its pictures. */
  sky: readonly [string, string]
  /** What stands before that sky. */
  deep: string
  /** A letter for those who do not see colours; the emblem says the same in lines. */
  sign: string
}

const UNKNOWN: PeopleLook = { colour: '#4c4a63', accent: '#8f8bb8', sky: ['#3b3a55', '#8f8bb8'], deep: '#22213a', sign: '?' }

const LOOKS: Record<string, PeopleLook> = {
  vulca: { colour: '#a92c1c', accent: '#f0862e', sky: ['#3d0f12', '#f29a3f'], deep: '#5a1411', sign: 'V' },
  hoax: { colour: '#86640a', accent: '#e3b83a', sky: ['#2f2a52', '#e9c877'], deep: '#3b2c12', sign: 'H' },
  mimix: { colour: '#4f7420', accent: '#b4d455', sky: ['#1f4a3c', '#d9e58d'], deep: '#24401a', sign: 'M' },
  flit: { colour: '#12727f', accent: '#6fd3d8', sky: ['#2c6f9e', '#d5f1ee'], deep: '#0f4450', sign: 'F' },
  khind: { colour: '#a12f79', accent: '#f59ac9', sky: ['#5a2f8a', '#ffc6a8'], deep: '#5c1a4e', sign: 'K' },
  terrah: { colour: '#74502d', accent: '#c79a5f', sky: ['#5d6b4a', '#e4cf9c'], deep: '#3d2a18', sign: 'T' },
  pillar: { colour: '#6b4aa3', accent: '#c3a3ee', sky: ['#2d2355', '#e5b7dc'], deep: '#33215c', sign: 'P' },
  aqua: { colour: '#2259a8', accent: '#6fb2f2', sky: ['#0f2f6b', '#a5dcef'], deep: '#0e2a5c', sign: 'A' },
  buka: { colour: '#4b5563', accent: '#d0b98a', sky: ['#23364a', '#e3d2b4'], deep: '#1d2836', sign: 'B' },
  mutant: { colour: '#3f3a3a', accent: '#9ad15f', sky: ['#1c1a24', '#7a8f5a'], deep: '#151217', sign: 'X' },
}

export function lookOf(people: string): PeopleLook {
  return LOOKS[people] ?? UNKNOWN
}

/** Lines of an emblem in a square of 48; `fill` marks areas, the rest are strokes. */
export interface Stroke {
  d: string
  fill?: boolean
}

const EMBLEMS: Record<string, readonly Stroke[]> = {
  // a mountain of fire
  vulca: [
    { d: 'M24 5c1 6-5 8-5 14 0 3 2 5 4 6-1-4 1-6 3-8 0 4 5 6 5 11 2-2 3-4 3-7 3 3 4 6 4 9H10c0-6 4-9 6-13 2-4 5-7 8-12z', fill: true },
    { d: 'M4 43l9-11h22l9 11z', fill: true },
    { d: 'M17 43l4-7M31 43l-4-7' },
  ],
  // an owl that reads
  hoax: [
    { d: 'M9 7c4 0 7 2 9 4h12c2-2 5-4 9-4-1 4-1 6-1 9 0 9-5 14-14 14S10 25 10 16c0-3 0-5-1-9z', fill: true },
    { d: 'M5 34c7-3 14-2 19 2 5-4 12-5 19-2v8c-7-3-14-2-19 2-5-4-12-5-19-2z' },
    { d: 'M24 36v8' },
  ],
  // bow and arrow
  mimix: [
    { d: 'M10 6c18 2 30 14 32 32' },
    { d: 'M10 6c-1 10 22 33 32 32' },
    { d: 'M7 41L35 13' },
    { d: 'M37 5l6 6-9 3z', fill: true },
    { d: 'M5 36l7 0 0 7-5 2-4-4z', fill: true },
  ],
  // a swallow
  flit: [
    { d: 'M3 10c10 0 17 4 21 11C28 12 36 7 46 8c-5 5-8 9-10 15 3 0 6 1 8 3-4 0-7 1-9 4-3 5-8 7-14 6l-8 8-1-7-8-1 9-7c1-4 0-7-3-10C8 14 6 12 3 10z', fill: true },
  ],
  // a pinwheel
  khind: [
    { d: 'M24 20C22 11 26 5 34 4c1 8-3 14-10 16z', fill: true },
    { d: 'M24 20c9-2 15 2 16 10-8 1-14-3-16-10z', fill: true },
    { d: 'M24 20c2 9-2 15-10 16-1-8 3-14 10-16z', fill: true },
    { d: 'M24 20c-9 2-15-2-16-10 8-1 14 3 16 10z', fill: true },
    { d: 'M24 20l5 25' },
  ],
  // a mountain with its layers
  terrah: [
    { d: 'M3 40L19 9l8 14 5-7 13 24z', fill: true },
    { d: 'M7 45h34' },
    { d: 'M24 3l3 3-3 3-3-3z', fill: true },
  ],
  // a caterpillar
  pillar: [
    { d: 'M3 36a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM11 25a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0zM22 32a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0zM30 21a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0z', fill: true },
    { d: 'M34 14c0-5-2-7-5-8M40 14c1-5 3-7 6-7M6 42v3M12 42v3M25 39v4M32 39v4' },
  ],
  // a drop on the waves
  aqua: [
    { d: 'M24 3c7 9 12 14 12 20a12 12 0 0 1-24 0C12 17 17 12 24 3z', fill: true },
    { d: 'M3 38c4-4 7-4 10.5 0s7 4 10.5 0 7-4 10.5 0 7 4 10.5 0' },
    { d: 'M9 45c3-3 5-3 7.5 0s5 3 7.5 0 5-3 7.5 0 5 3 7.5 0' },
  ],
  // a ship under sail
  buka: [
    { d: 'M6 32h36c-2 6-6 10-11 10H17c-5 0-9-4-11-10z', fill: true },
    { d: 'M22 3v27M11 28C10 20 14 12 22 7v21z', fill: true },
    { d: 'M26 9c8 3 12 10 12 19H26z', fill: true },
    { d: 'M22 3v29' },
  ],
  // an eye that should not be there
  mutant: [
    { d: 'M3 24C10 13 17 9 24 9s14 4 21 15c-7 11-14 15-21 15S10 35 3 24z' },
    { d: 'M24 15a9 9 0 1 0 0.01 18 9 9 0 1 0-0.01-18zM24 18c2 3 2 9 0 12-2-3-2-9 0-12z', fill: true },
    { d: 'M13 9l-3-6M35 9l3-6M24 6V1M13 39l-3 6M35 39l3 6M24 42v5' },
  ],
}

export function emblemOf(people: string): readonly Stroke[] {
  return EMBLEMS[people] ?? EMBLEMS.mutant ?? []
}
