// The tables that wait for the reader, wherever in the client he is: for the badge, the tab's title and its icon.

import type { Lobby, Ping, TableInfo } from '../generated/protocol'
import { Connection } from '../server/connection'
import { place } from './location.svelte'

class Waiting {
  tables = $state.raw<readonly TableInfo[]>([])
  /** The table at which the reader sits waits for him, too: he sees that if he looks. */
  elsewhere = $derived(this.tables.filter((table) => place.route.page !== 'table' || place.route.id !== table.id))

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

export const waiting = new Waiting()

/** A page's title, with the number of tables that wait. */
export function titled(title: string): string {
  const count = waiting.elsewhere.length
  return count > 0 ? `(${count}) ${title}` : title
}

/** The icon of the tab has a mark when something waits that the reader does not see. */
export function markIcon(marked: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', marked ? '/moon-waiting.svg' : '/moon.svg')
}
