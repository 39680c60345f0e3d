// The server's questions and answers over HTTP.

import type { GameCard, Guest, Message, NewTable, Problem, TableInfo } from '../generated/protocol'

/** A request the server refused, or that did not reach it. */
export class Refusing extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}

const UNREACHABLE: Problem = problemOf('unreachable', 'ui-problem-unreachable')

function problemOf(code: string, key: string, detail = ''): Problem {
  return { code, message: { key, args: {} }, detail }
}

export async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await send(method, path, body)
  if (!answer.ok) throw new Refusing(await readProblem(answer))
  return (answer.status === 204 ? undefined : await answer.json()) as Answer
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  try {
    return await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  } catch {
    throw new Refusing(UNREACHABLE)
  }
}

/** The server explains itself in a Problem; what stands before it may answer otherwise. */
export async function readProblem(answer: Response): Promise<Problem> {
  try {
    const found = (await answer.json()) as Partial<Problem>
    if (typeof found.code === 'string' && isMessage(found.message)) {
      return { code: found.code, message: found.message, detail: found.detail ?? '' }
    }
    return problemOf(`${answer.status}`, 'ui-problem-other', typeof found.detail === 'string' ? found.detail : '')
  } catch {
    return problemOf(`${answer.status}`, 'ui-problem-other', answer.statusText)
  }
}

function isMessage(found: unknown): found is Message {
  return typeof found === 'object' && found !== null && typeof (found as Message).key === 'string'
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  games: () => request<GameCard[]>('GET', '/api/games'),
  components: (game: string) => request<unknown>('GET', `/api/games/${encodeURIComponent(game)}/components`),
  me: () => request<Guest>('GET', '/api/me'),
  rename: (name: string) => request<Guest>('PUT', '/api/me', { name }),
  tables: () => request<TableInfo[]>('GET', '/api/tables'),
  table: (id: string, invitation = '') => request<TableInfo>('GET', `${table(id)}${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ''}`),
  create: (wish: NewTable) => request<TableInfo>('POST', '/api/tables', wish),
  join: (id: string, seat: number | null, invitation: string, deck = '') =>
    request<TableInfo>('POST', `${table(id)}/join`, { seat, invitation, ...(deck ? { deck } : {}) }),
  start: (id: string) => request<TableInfo>('POST', `${table(id)}/start`),
  leave: (id: string) => request<TableInfo>('POST', `${table(id)}/leave`),
  abandon: (id: string) => request<TableInfo>('POST', `${table(id)}/abandon`),
  substitute: (id: string, seat: number, bot: string) =>
    request<TableInfo>('POST', `${table(id)}/seats/${seat}/substitute`, { bot }),
  remove: (id: string, seat: number) => request<TableInfo>('POST', `${table(id)}/seats/${seat}/remove`),
  comeBack: (id: string, seat: number) => request<TableInfo>('POST', `${table(id)}/seats/${seat}/return`),
}

/** The Fluent texts of a game (`-`: of the server alone) in one language. */
export function fetchTexts(game: string, language: string): Promise<string> {
  return requestText(`/api/texts/${encodeURIComponent(game)}/${language}`)
}

/** An answer that is a text. */
export async function requestText(path: string): Promise<string> {
  const answer = await send('GET', path, undefined)
  if (!answer.ok) throw new Refusing(await readProblem(answer))
  return answer.text()
}

/** What went wrong, as a Problem, whatever was thrown. */
export function toProblem(thrown: unknown): Problem {
  return thrown instanceof Refusing ? thrown.problem : problemOf('failed', 'ui-problem-other', String(thrown))
}
