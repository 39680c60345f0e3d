// @vitest-environment node
import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('./**/*.{ts,svelte,css,ftl}', { query: '?raw', import: 'default', eager: true })
const texts = import.meta.glob<string>('../../src/moonsaga/games/*/text/*.ftl', { query: '?raw', import: 'default', eager: true })

const games = [...new Set(Object.keys(sources).flatMap((path) => /^\.\/games\/(\w+)\/types\.ts$/.exec(path)?.[1] ?? []))]
const titles = Object.values(texts).flatMap((text) => /^title = ([^:\n]+)/m.exec(text)?.[1] ?? [])
const names = [...games, ...games.map((game) => game.replace(/(?:^|_)(.)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim()), ...titles]
// The product's own name ends like one of them.
const mention = new RegExp(`(?<!\\p{L})(?:${[...new Set(names)].join('|')})(?!\\p{Ll})`, 'gu')

it('finds names and titles, and not the name of the product', () => {
  expect(games.length).toBeGreaterThan(1)
  expect(titles.length).toBeGreaterThanOrEqual(games.length)
  for (const name of names) expect(`in ${name}.`.match(mention)).toEqual([name])
  expect('Moonsaga moonsaga'.match(mention)).toBeNull()
})

it('no game is named outside its folder', () => {
  const outside = Object.entries(sources).filter(([path]) => !games.some((game) => path.startsWith(`./games/${game}/`)))
  const found = outside.flatMap(([path, text]) => [...text.matchAll(mention)].map((match) => `${path}: ${match[0]}`))
  expect(outside.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
