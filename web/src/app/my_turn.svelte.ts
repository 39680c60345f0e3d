// The tables at which it is the user's turn: for the badge, the tab's title and its icon on every page.

import type { Lobby, Ping, TableInfo } from '../generated/protocol'
import { Connection } from '../server/connection'
import { pageLocation } from './location.svelte'

class MyTurn {
  tables = $state.raw<readonly TableInfo[]>([])
  /** Without the table that the user is looking at. */
  elsewhere = $derived(this.tables.filter((table) => pageLocation.route.page !== 'table' || pageLocation.route.id !== table.id))

  #connection = new Connection<Lobby, Ping>({
    address: () => '/api/lobby/live?waiting=true',
    onmessage: (message) => {
      if (message.type === 'lobby') this.tables = message.tables
    },
    onstatus: () => undefined,
  })

  start(): void {
    this.#connection.start()
  }
}

export const myTurn = new MyTurn()

/** A page's title, with the number of tables that wait. */
export function titled(title: string): string {
  const count = myTurn.elsewhere.length
  return count > 0 ? `(${count}) ${title}` : title
}

/** The icon of the tab has a mark when something waits that the reader does not see. */
export function markIcon(marked: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', marked ? '/moon-waiting.svg' : '/moon.svg')
}
