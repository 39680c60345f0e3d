// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'

import { Connection, PATIENCE, PING_EVERY, tableAddress, waitBefore, type Socket, type Status, type World } from './connection'

class FakeSocket implements Socket {
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: string[] = []
  closed = false

  send(text: string): void {
    this.sent.push(text)
  }

  /** The server answers: the socket is open. */
  answer(): void {
    this.readyState = 1
    this.onopen?.()
  }

  close(): void {
    if (this.readyState === 0) throw new Error('WebSocket is closed before the connection is established.')
    this.closed = true
  }

  /** The server closes it, or the attempt fails. */
  fail(code: number): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

class FakeWorld implements World {
  sockets: { url: string; socket: FakeSocket }[] = []
  now = 0
  #timers: { at: number; call: () => void }[] = []

  open(url: string): Socket {
    const socket = new FakeSocket()
    this.sockets.push({ url, socket })
    return socket
  }

  later(call: () => void, milliseconds: number): () => void {
    const timer = { at: this.now + milliseconds, call }
    this.#timers.push(timer)
    return () => (this.#timers = this.#timers.filter((other) => other !== timer))
  }

  random(): number {
    return 1
  }

  pass(milliseconds: number): void {
    this.now += milliseconds
    for (const timer of this.#timers.filter(({ at }) => at <= this.now)) {
      this.#timers = this.#timers.filter((other) => other !== timer)
      timer.call()
    }
  }

  get last(): FakeSocket {
    const found = this.sockets.at(-1)
    if (!found) throw new Error('nothing was opened')
    return found.socket
  }
}

interface Said {
  type: string
  number?: number
}

let world: FakeWorld
let heard: Said[]
let statuses: Status[]
let ended: number[]
let after: number | null
let connection: Connection<Said, Said>

beforeEach(() => {
  world = new FakeWorld()
  heard = []
  statuses = []
  ended = []
  after = null
  connection = new Connection<Said, Said>(
    {
      address: () => tableAddress('t', after, null),
      onmessage: (message) => {
        heard.push(message)
        after = message.number ?? after
      },
      onstatus: (status) => statuses.push(status),
      onend: (code) => ended.push(code),
    },
    world,
  )
  connection.start()
})

function say(message: Said): void {
  world.last.onmessage?.({ data: JSON.stringify(message) })
}

describe('a connection', () => {
  it('sends only while it is open', () => {
    expect(connection.send({ type: 'act' })).toBe(false)
    world.last.answer()
    expect(connection.send({ type: 'act' })).toBe(true)
    expect(world.last.sent).toEqual(['{"type":"act"}'])
  })

  it('comes back with what it saw last', () => {
    world.last.answer()
    say({ type: 'update', number: 17 })
    world.last.fail(1006)
    expect(statuses.at(-1)).toBe('waiting')
    world.pass(500)
    expect(world.sockets.map(({ url }) => url)).toEqual(['/api/tables/t/live', '/api/tables/t/live?after=17'])
  })

  it('waits longer each time, until the server has answered', () => {
    const waits: number[] = []
    for (let i = 0; i < 3; i++) {
      world.last.fail(1006)
      const before = world.now
      while (connection.status === 'waiting') world.pass(100)
      waits.push(world.now - before)
    }
    expect(waits).toEqual([500, 1000, 2000])
    world.last.answer()
    say({ type: 'hello' })
    world.last.fail(1006)
    world.pass(500)
    expect(statuses.at(-1)).toBe('connecting')
  })

  it('hurries when asked to', () => {
    world.last.fail(1006)
    connection.hurry()
    expect(world.sockets).toHaveLength(2)
  })

  it('asks into the silence, and takes no answer for a broken line', () => {
    world.last.answer()
    world.pass(PING_EVERY)
    expect(world.last.sent).toEqual(['{"type":"ping"}'])
    const first = world.last
    world.pass(PATIENCE)
    expect([first.closed, statuses.at(-1)]).toEqual([true, 'waiting'])
  })

  it('keeps a line that answers, and does not pass the answer on', () => {
    world.last.answer()
    world.pass(PING_EVERY)
    say({ type: 'pong' })
    world.pass(PATIENCE)
    expect([world.sockets.length, heard]).toEqual([1, []])
  })

  it('says that an attempt takes long, and takes the late answer', () => {
    world.pass(PATIENCE)
    expect(statuses.at(-1)).toBe('waiting')
    world.pass(60_000)
    connection.hurry()
    expect([world.sockets.length, connection.send({ type: 'act' })]).toEqual([1, false])
    world.last.answer()
    say({ type: 'hello' })
    expect([statuses.at(-1), heard]).toEqual(['open', [{ type: 'hello' }]])
  })

  it('tries again when a long attempt fails', () => {
    world.pass(PATIENCE)
    world.last.fail(1006)
    world.pass(500)
    expect([world.sockets.length, statuses.at(-1)]).toEqual([2, 'connecting'])
  })

  it.each([0, PATIENCE])('closes a socket that is left %i ms into connecting as soon as it is open', (waited) => {
    world.pass(waited)
    connection.stop()
    expect([world.last.closed, statuses.at(-1)]).toEqual([false, 'closed'])
    world.last.answer()
    say({ type: 'hello' })
    expect([world.last.closed, statuses.at(-1), heard]).toEqual([true, 'closed', []])
  })

  it('closes an open socket at once', () => {
    world.last.answer()
    connection.stop()
    expect(world.last.closed).toBe(true)
  })

  it('does not come back to a table that does not exist, but to a busy server it does', () => {
    world.last.fail(4404)
    expect([ended, statuses.at(-1)]).toEqual([[4404], 'closed'])
    connection.start()
    world.last.fail(4408)
    expect(statuses.at(-1)).toBe('waiting')
  })

  it('stays closed when it was stopped', () => {
    connection.stop()
    world.pass(60_000)
    expect([world.sockets.length, statuses.at(-1)]).toEqual([1, 'closed'])
  })
})

it('waits between half and the whole of the time, at most eight seconds', () => {
  expect(waitBefore(0, 0)).toBe(250)
  expect(waitBefore(3, 1)).toBe(4000)
  expect(waitBefore(30, 1)).toBe(8_000)
})

it('writes addresses with what is known', () => {
  expect(tableAddress('a/b', null, null)).toBe('/api/tables/a%2Fb/live')
  expect(tableAddress('a', 3, 0, 'key')).toBe('/api/tables/a/live?after=3&seat=0&invitation=key')
})
