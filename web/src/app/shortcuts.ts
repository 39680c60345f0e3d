// Single letters as shortcuts, for readers who want them.

import { settings } from './settings.svelte'

/** Do what the key stands for, unless the reader writes something or has a dialog open. */
export function followShortcut(event: KeyboardEvent, shortcuts: Readonly<Record<string, () => void>>): void {
  const run = shortcuts[event.key]
  if (!run || !settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return
  event.preventDefault()
  run()
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select')
}

export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null
}
