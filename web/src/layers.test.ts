// @vitest-environment node
import { expect, it } from 'vitest'

// A room imports from the rooms below it and from itself. Rooms of one line do not know each other, and games do not either.
const LAYERS = ['main', 'pages', 'lobby', 'learn replay account', 'games', 'games/NAME', 'table', 'games/contract', 'ui', 'app', 'server', 'i18n', 'generated']
const LEVEL = new Map(LAYERS.flatMap((rooms, level) => rooms.split(' ').map((room) => [room, level] as const)))
const BELOW_TABLE = ['contract', 'plain', 'shared']

const sources = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })

/** `table` for ./table/panels/Prompt.svelte; a game's folder is a room of its own. */
function roomOf(path: string): { name: string; level: number } {
  const [top = '', second = ''] = path.replace(/^\.\//, '').replace(/\.(svelte|ts)\b.*$/, '').split('/')
  const inGames = BELOW_TABLE.includes(second) ? 'games/contract' : path.split('/').length > 3 ? 'games/NAME' : 'games'
  const layer = top === 'games' ? inGames : LEVEL.has(top) && path.split('/').length > 2 ? top : 'main'
  return { name: layer === 'games/NAME' ? `games/${second}` : layer, level: LEVEL.get(layer) ?? -1 }
}

/** The modules that a file imports, as paths from web/src; texts (`?raw`) are none. */
function importsOf(path: string, text: string): string[] {
  const found = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^'?]+)'/g)].map((match) => match[1] ?? '')
  return found.map((wanted) => `.${new URL(wanted, `file:///${path.slice(2)}`).pathname}`)
}

it('imports point down', () => {
  const arrows = Object.entries(sources).flatMap(([path, text]) => importsOf(path, text).map((wanted) => [path, wanted] as const))
  const wrong = arrows.filter(([path, wanted]) => {
    const [from, to] = [roomOf(path), roomOf(wanted)]
    return from.name !== to.name && from.level >= to.level
  })
  expect(arrows.length).toBeGreaterThan(500)
  expect(wrong.map((arrow) => arrow.join(' -> '))).toEqual([])
})

it('no folder has more than 15 source files', () => {
  const counts = new Map<string, number>()
  for (const path of Object.keys(sources)) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect(counts.get('./pages')).toBeGreaterThan(10)
  expect([...counts].filter(([, count]) => count > 15)).toEqual([])
})
