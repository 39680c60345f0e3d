// How a strength in battle comes about, as far as the pieces show it. The sums themselves are the server's.

import type { Area, Components, SagaView } from '../types'
import { sideOfPiece } from '../looks'
import { areaOf, index, leaderOf } from '../words'

export interface Share {
  /** A leader, or the side's warriors together. */
  readonly piece: string
  readonly warriors: number
  readonly strength: number
  /** More than a warrior's, by the leader's ability. */
  readonly raised: boolean
}

/** What each unit of a side gives; empty if it does not add up to what the server says, as after losses. */
export function sharesOf(view: SagaView, components: Components, side: string): readonly Share[] {
  const battle = view.table.battle
  const area = battle && areaOf(view.table, battle.area)
  if (!battle || !area) return []
  const shares: Share[] = area.leaders.filter((piece) => sideOfPiece(piece) === side).map((piece) => shareOf(view, components, area, piece))
  const warriors = area.warriors[index(side)]
  if (warriors) shares.unshift({ piece: '', warriors, strength: warriors, raised: false })
  const total = shares.reduce((sum, share) => sum + share.strength, 0)
  return total === battle.strength[index(side)] ? shares : []
}

function shareOf(view: SagaView, components: Components, area: Area, piece: string): Share {
  const leader = leaderOf(view.table, piece)
  const face = leader?.shown ? components.leaders[leader.face] : undefined
  const fits = (face?.ability === 'strength-with-burh' && area.burh) || (face?.ability === 'strength-without-burh' && !area.burh)
  const strength = face && fits ? face.strength : 1
  return { piece, warriors: 0, strength, raised: strength > 1 }
}
