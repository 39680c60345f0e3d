// Name and password: what the server is asked, and what it answers.

import type { AccountInfo, Farewell, Guest, MyTables, Preferences } from '../generated/protocol'
import { request } from './api'

/** As the server states it: the form says so before anybody sends anything. */
export const SHORTEST_PASSWORD = 10
export const LONGEST_PASSWORD = 200
export const LONGEST_NAME = 40

export interface Wanted {
  readonly status: string
  readonly game: string
  readonly before?: number
}

export const account = {
  show: () => request<AccountInfo>('GET', '/api/account'),
  signUp: (name: string, password: string) => request<Guest>('POST', '/api/account', { name, password }),
  signIn: (name: string, password: string, bring: boolean) => request<Guest>('POST', '/api/account/sign-in', { name, password, bring }),
  signOut: (everywhere: boolean) => request<Guest>('POST', '/api/account/sign-out', { everywhere }),
  changePassword: (old: string, password: string) => request<Guest>('PUT', '/api/account/password', { old, new: password }),
  remove: (password: string) => request<Farewell>('POST', '/api/account/delete', { password }),
  preferences: () => request<Preferences | null>('GET', '/api/account/preferences'),
  prefer: (wanted: Preferences) => request<Preferences>('PUT', '/api/account/preferences', wanted),
  tables: (wanted: Wanted) => request<MyTables>('GET', `/api/me/tables${writeQuery(wanted)}`),
}

export function writeQuery({ status, game, before }: Wanted): string {
  const query = new URLSearchParams()
  if (status) query.set('status', status)
  if (game) query.set('game', game)
  if (before !== undefined) query.set('before', `${before}`)
  const words = query.toString()
  return words ? `?${words}` : ''
}
