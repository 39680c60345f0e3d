import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '../../i18n/texts'
import { arrange } from './board/arrange'
import { walk, type Arrow } from '../../ui/roving'
import { ENGLISH, PLACES, TALL, WIDE } from './board/geography'
import client from './index'
import { planMotion, sceneOf } from './board/motion'
import { sourcesOf } from './provenance'
import { sharesOf } from './board/strength'
import { COMPONENTS, FIGHT, TABLE, textsIn, VIEW } from './testing'
import { label, mentioned, sayTrack, sentence, summary } from './words'

const message = (key: string, args: Record<string, string | number>) => ({ key, args })

describe('the map', () => {
  it('has a place and a shape for everything, in both charts', () => {
    for (const chart of [WIDE, TALL]) {
      for (const name of PLACES) {
        expect(chart.lands[name], name).toMatch(/^M.*Z$/)
        const { units } = chart.spots[name]!
        expect(units.x > 0 && units.x < chart.width && units.y > 0 && units.y < chart.height, name).toBe(true)
      }
    }
    expect(ENGLISH).toHaveLength(7)
  })

  it('leads from everywhere to everywhere by arrows', () => {
    for (const chart of [WIDE, TALL]) {
      const stops = PLACES.map((name) => ({ name, ...chart.spots[name]!.units }))
      const found = new Set(stops.slice(0, 1))
      for (const stop of found) for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] satisfies Arrow[]) found.add(walk(stops, stop, arrow))
      expect([...found].map(({ name }) => name).sort()).toEqual([...PLACES].sort())
    }
  })

  it('puts both sides face to face and squeezes a crowd', () => {
    const camp = arrange(sceneOf(TABLE), 'kent', 100)
    expect(camp.units.map((unit) => unit.key)).toEqual(['saxon-warriors', 'saxon-1', 'viking-1', 'viking-warriors'])
    expect(camp).toMatchObject({ engaged: 2, free: { side: 'viking', count: 1 } })
    expect(camp.units.at(-1)!.x - camp.units[0]!.x).toBeLessThan(100)
    expect(arrange(sceneOf(TABLE), 'mercia', 100)).toMatchObject({ engaged: 0, free: null })
  })
})

describe('movement', () => {
  const after = (change: (areas: Map<string, [number, number]>) => void, leaders: Record<string, string> = {}) => {
    const areas = new Map(TABLE.areas.map((area) => [area.name, [...area.warriors] as [number, number]]))
    change(areas)
    return sceneOf({
      battle: null,
      areas: TABLE.areas.map((area) => ({ ...area, warriors: areas.get(area.name)! })),
      leaders: TABLE.leaders.map((leader) => ({ ...leader, place: leaders[leader.piece] ?? leader.place })),
    })
  }

  it('follows a landing with its leader', () => {
    const next = after((areas) => areas.set('north', [0, 0]).set('essex', [1, 0]), { 'viking-2': 'essex' })
    const told = [message('event-moved', { who: 'side-viking', from: 'area-north', to: 'area-essex', warriors: 1, leaders: 1, pieces: 'viking-2' })]
    const motion = planMotion(sceneOf(TABLE), next, told)
    expect(motion.steps).toMatchObject([{ kind: 'march', from: 'north', to: 'essex', force: { side: 'viking', warriors: 1, leaders: ['viking-2'] } }])
    expect(motion.unexplained.size).toBe(0)
  })

  it('knows where a battle is that began before', () => {
    const next = after((areas) => areas.set('kent', [1, 1]))
    const motion = planMotion(sceneOf(FIGHT.table), next, [message('event-lost', { who: 'side-viking', warriors: 1, leaders: 0, pieces: '' })])
    expect(motion.steps).toMatchObject([{ kind: 'vanish', at: 'kent' }])
    expect(motion.unexplained.size).toBe(0)
  })

  it('fades what no event explains, and shows nothing twice', () => {
    const next = after((areas) => areas.set('sussex', [0, 3]))
    expect([...planMotion(sceneOf(TABLE), next, []).unexplained]).toEqual(['sussex'])
    expect(planMotion(next, next, [message('event-built', { who: 'side-saxon', area: 'area-sussex' })]).steps).toEqual([])
  })
})

describe('words', () => {
  const offer = (kind: string, text: string, ...path: string[]) => ({ kind, text, path })
  const say = (...args: Parameters<typeof offer>) => sentence(offer(...args), VIEW, COMPONENTS, textsIn('en'))

  it('says a whole choice', () => {
    expect(say('move', 'move north essex 1', 'action:move', 'area:north', 'area:essex', 'count:1')).toBe('Move: Scandinavia, north → Essex, one warrior')
    expect(say('move', 'move north essex 0', 'count:0')).toContain('leaders only')
    expect(say('recruit', 'recruit 3', 'action:recruit', 'count:3')).toBe('Recruit 3 units (2 coins)')
    expect(say('with', 'with viking-1', 'leader:viking-1', 'button:go')).toBe('Goes along: Viking leader 1 (Raider)')
    expect(say('take', 'take 2', 'tile:2')).toBe('Take Tile 2: Move + Plunder. Bonus: recruit a warrior')
    expect(say('retreat', 'retreat drakkar', 'area:drakkar')).toBe('Retreat to the Drakkar')
  })

  it('has words for everything in every language', () => {
    const offers = [
      offer('deploy', 'deploy raider', 'face:raider'),
      offer('resolve', 'resolve 2', 'tile:2'),
      offer('bonus-coin', 'bonus coin', 'bonus:coin'),
      offer('bonus-recruit', 'bonus recruit north', 'bonus:warrior', 'area:north'),
      offer('bonus-move', 'bonus move kent essex 2', 'bonus:move', 'area:kent', 'area:essex', 'count:2'),
      offer('draw', 'draw north', 'action:move', 'area:north', 'target:random'),
      offer('scout', 'scout kent north', 'action:scout', 'target:kent', 'area:north'),
      offer('income-coin', 'income kent coin', 'action:income', 'area:kent', 'button:coin'),
      offer('income-recruit', 'income kent saxon-2', 'action:income', 'area:kent', 'leader:saxon-2'),
      offer('place', 'place warrior north', 'unit:viking-warrior', 'area:north'),
      offer('bring', 'bring mercia warrior', 'area:mercia', 'unit:saxon-warrior'),
      offer('pick', 'pick warrior', 'unit:saxon-warrior'),
      offer('lose', 'lose warriors', 'button:lose'),
      offer('stop', 'stop', 'button:leave-burh'),
      ...['plunder', 'build', 'fyrd', 'tribute', 'battle', 'retreat'].map((kind) => offer(kind, `${kind} kent`, 'area:kent')),
      ...['pass', 'done'].map((kind) => offer(kind, kind, `button:${kind}`)),
    ]
    for (const language of LANGUAGES) {
      const texts = textsIn(language)
      const said = [
        ...offers.map((each) => sentence(each, FIGHT, COMPONENTS, texts)),
        ...offers.flatMap((each) => each.path.map((target) => label(target, VIEW, COMPONENTS, texts))),
        ...summary(FIGHT, COMPONENTS, [], texts),
        ...sourcesOf(TABLE, COMPONENTS, texts),
        ...client.scores!(VIEW, COMPONENTS, texts).map((row) => row.name),
      ]
      for (const line of said) expect(line, language).toMatch(/^(?!.*(say|sum|board|area|leader|unit|score|count|provenance|bonus|button)-[a-z])(?!.*[{}$]).+$/)
    }
  })

  it('says that the markers have met when the burh marker has passed the other', () => {
    const track = { ...TABLE.track, round_marker: 4, burh_marker: 5 }
    const heard = { en: 'have met', pl: 'się spotkały', cs: 'se potkaly' }
    for (const language of LANGUAGES) {
      const [, said] = summary({ ...VIEW, table: { ...TABLE, track } }, COMPONENTS, [], textsIn(language))
      expect(said, language).toContain(heard[language])
      expect(sayTrack(track, textsIn(language)), language).toBe(said)
    }
  })

  it('points at what the log speaks of', () => {
    expect(mentioned(message('event-moved', { who: 'side-viking', from: 'area-north', to: 'area-kent', warriors: 1, leaders: 1, pieces: 'viking-2' }))).toEqual(['area:north', 'area:kent', 'leader:viking-2'])
    expect(mentioned(message('event-tile-taken', { who: 'side-viking', tile: 2 }))).toEqual(['tile:2'])
  })

  it('counts for the end screen', () => {
    expect(client.scores!(VIEW, COMPONENTS, textsIn('en')).map((row) => row.values)).toEqual([[1, 1], [5, 1], [3, 3], ['–', 2]])
  })
})

describe('strength', () => {
  it('says which unit gives what, if it adds up', () => {
    expect(sharesOf(FIGHT, COMPONENTS, 'saxon').map((share) => share.strength)).toEqual([1, 2])
    const later = { ...FIGHT, table: { ...FIGHT.table, battle: { ...FIGHT.table.battle!, strength: [3, 5] as const } } }
    expect(sharesOf(later, COMPONENTS, 'saxon')).toEqual([])
  })
})
