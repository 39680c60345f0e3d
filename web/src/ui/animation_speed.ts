// The user's speed of movement. Style sheets multiply their durations by `--duration-scale`, which the settings keep at the
// root of the page; transitions that are started by a script call `scaled`.

import { settings } from '../app/settings.svelte'

/** A duration at the user's speed, in milliseconds. */
export function scaled(milliseconds: number): number {
  return milliseconds / settings.speed
}
