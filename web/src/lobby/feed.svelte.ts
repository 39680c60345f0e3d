// The feed of the lobby: the tables that the user may know of, live.

import type { Lobby, Ping, TableInfo } from '../generated/protocol'
import { Connection, type Status } from '../server/connection'

export class LobbyFeed {
  tables = $state.raw<readonly TableInfo[] | null>(null)
  status = $state<Status>('connecting')

  open = $derived(this.#of((table) => table.status === 'open'))
  running = $derived(this.#of((table) => table.status === 'running'))
  finished = $derived(this.#of((table) => table.status === 'finished' || table.status === 'abandoned'))

  #connection = new Connection<Lobby, Ping>({
    address: () => '/api/lobby/live',
    onmessage: (message) => {
      if (message.type === 'lobby') this.tables = message.tables
    },
    onstatus: (status) => (this.status = status),
  })

  start(): void {
    this.#connection.start()
  }

  stop(): void {
    this.#connection.stop()
  }

  /** Mine first; the server has sorted the rest, the latest first. */
  #of(wanted: (table: TableInfo) => boolean): readonly TableInfo[] {
    return (this.tables ?? []).filter(wanted).toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)))
  }
}

export function isMine(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.mine)
}
