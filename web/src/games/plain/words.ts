// Words for things nobody has drawn.

import type { Texts } from '../../i18n/texts'
import type { TargetId } from '../contract'

/** `button:peek` in the reader's words where the game has them, else `peek`. */
export function labelOf(target: TargetId, texts: Texts): string {
  const [kind = '', name = ''] = [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)]
  const key = [`${kind}-${name}`, `action-${name}`, name].find((candidate) => texts.knows(candidate))
  return key === undefined ? (kind === 'button' ? name : `${kind} ${name}`) : texts.say(key)
}

/** A view as indented lines: whatever it holds, nothing is left out. */
export function outline(value: unknown, depth = 0): string[] {
  const indent = '  '.repeat(depth)
  if (Array.isArray(value) && value.every((item) => !isNested(item))) return [`${indent}${value.map(String).join(', ') || '–'}`]
  if (!isNested(value)) return [`${indent}${String(value)}`]
  return Object.entries(value).flatMap(([name, inner]) => {
    const lines = outline(inner, depth + 1)
    return lines.length === 1 && !isRecord(inner) ? [`${indent}${name}: ${lines[0]?.trim()}`] : [`${indent}${name}:`, ...lines]
  })
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isRecord(value: unknown): boolean {
  return isNested(value) && !Array.isArray(value)
}
