// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'

import { Connection, PATIENCE, PING_EVERY, tableAddress, waitBefore, type Socket, type Status, type World } from './connection'

class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: string[] = []
  closed = false

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.closed = true
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
    world.last.onopen?.()
    expect(connection.send({ type: 'act' })).toBe(true)
    expect(world.last.sent).toEqual(['{"type":"act"}'])
  })

  it('comes back with what it saw last', () => {
    world.last.onopen?.()
    say({ type: 'update', number: 17 })
    world.last.onclose?.({ code: 1006 })
    expect(statuses.at(-1)).toBe('waiting')
    world.pass(500)
    expect(world.sockets.map(({ url }) => url)).toEqual(['/api/tables/t/live', '/api/tables/t/live?after=17'])
  })

  it('waits longer each time, until the server has answered', () => {
    const waits: number[] = []
    for (let i = 0; i < 3; i++) {
      world.last.onclose?.({ code: 1006 })
      const before = world.now
      while (connection.status === 'waiting') world.pass(100)
      waits.push(world.now - before)
    }
    expect(waits).toEqual([500, 1000, 2000])
    world.last.onopen?.()
    say({ type: 'hello' })
    world.last.onclose?.({ code: 1006 })
    world.pass(500)
    expect(statuses.at(-1)).toBe('connecting')
  })

  it('hurries when asked to', () => {
    world.last.onclose?.({ code: 1006 })
    connection.hurry()
    expect(world.sockets).toHaveLength(2)
  })

  it('asks into the silence, and takes no answer for a broken line', () => {
    world.last.onopen?.()
    world.pass(PING_EVERY)
    expect(world.last.sent).toEqual(['{"type":"ping"}'])
    const first = world.last
    world.pass(PATIENCE)
    expect([first.closed, statuses.at(-1)]).toEqual([true, 'waiting'])
  })

  it('keeps a line that answers, and does not pass the answer on', () => {
    world.last.onopen?.()
    world.pass(PING_EVERY)
    say({ type: 'pong' })
    world.pass(PATIENCE)
    expect([world.sockets.length, heard]).toEqual([1, []])
  })

  it('gives up an attempt that nobody answers', () => {
    world.pass(PATIENCE)
    expect(statuses.at(-1)).toBe('waiting')
  })

  it('does not come back to a table that does not exist, but to a busy server it does', () => {
    world.last.onclose?.({ code: 4404 })
    expect([ended, statuses.at(-1)]).toEqual([[4404], 'closed'])
    connection.start()
    world.last.onclose?.({ code: 4408 })
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
