// A phone on its side has width, and hardly any height. The styles know the same limit.

import { MediaQuery } from 'svelte/reactivity'

export const shortScreen: { readonly current: boolean } = typeof matchMedia === 'function' ? new MediaQuery('max-height: 520px') : { current: false }
