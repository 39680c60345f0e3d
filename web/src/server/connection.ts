// The socket to the server: opened again by itself when it breaks, asked now and then whether it still lives.

export type Status = 'connecting' | 'open' | 'waiting' | 'closed'

/** What the connection needs of the world around it; tests bring their own. */
export interface World {
  open(url: string): Socket
  later(call: () => void, milliseconds: number): () => void
  random(): number
}

export interface Socket {
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

export interface Wish<FromServer> {
  /** The address to connect to: it says what we already know. */
  address: () => string
  onmessage: (message: FromServer) => void
  onstatus: (status: Status, retryIn: number) => void
  /** The server closed with a code that says: do not come back. */
  onend?: (code: number) => void
}

export const PING_EVERY = 20_000
export const PATIENCE = 10_000
const SHORTEST = 500
const LONGEST = 8_000
const CONNECTING = 0 // WebSocket.CONNECTING
// The table does not exist, or is not for this guest: there is nothing to come back to.
const NOT_FOUND = 4404

/** How long to wait before the next attempt: twice as long each time, and never all clients at once. */
export function waitBefore(attempt: number, random: number): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** attempt)
  return Math.round(most * (0.5 + random / 2))
}

export class Connection<FromServer, FromClient> {
  #world: World
  #wish: Wish<FromServer>
  #socket: Socket | null = null
  #attempt = 0
  #status: Status = 'closed'
  #cancelTimer: () => void = () => undefined

  constructor(wish: Wish<FromServer>, world: World = browser) {
    this.#wish = wish
    this.#world = world
  }

  get status(): Status {
    return this.#status
  }

  start(): void {
    if (this.#status !== 'closed') return
    this.#attempt = 0
    this.#connect()
  }

  /** Now, and not when the waiting is over: the network is back, or the reader asks for it. */
  hurry(): void {
    if (this.#status === 'waiting' && !this.#socket) this.#connect()
  }

  stop(): void {
    this.#cancelTimer()
    this.#drop()
    this.#tell('closed')
  }

  /** False if there is no connection: then nothing was sent. */
  send(message: FromClient): boolean {
    if (this.#status !== 'open' || !this.#socket) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  #connect(): void {
    this.#cancelTimer()
    this.#tell('connecting')
    const socket = this.#world.open(this.#wish.address())
    this.#socket = socket
    socket.onopen = () => {
      this.#tell('open')
      this.#listen()
    }
    socket.onmessage = ({ data }) => this.#hear(data)
    socket.onclose = ({ code }) => this.#lose(code)
    // No other attempt takes its place: browsers open one socket to a server at a time, so that would wait behind it.
    this.#cancelTimer = this.#world.later(() => this.#tell('waiting'), PATIENCE)
  }

  #hear(data: unknown): void {
    // Only an answer shows that the server really works again.
    this.#attempt = 0
    this.#listen()
    const message = JSON.parse(String(data)) as FromServer & { type?: string }
    if (message.type !== 'pong') this.#wish.onmessage(message)
  }

  /** Silence: ask once, and take no answer for a broken line. */
  #listen(): void {
    this.#cancelTimer()
    this.#cancelTimer = this.#world.later(() => {
      this.#socket?.send(JSON.stringify({ type: 'ping' }))
      this.#cancelTimer = this.#world.later(() => this.#giveUp(), PATIENCE)
    }, PING_EVERY)
  }

  #giveUp(): void {
    this.#drop()
    this.#retry()
  }

  #lose(code: number): void {
    this.#drop()
    if (code === NOT_FOUND) {
      this.#cancelTimer()
      this.#tell('closed')
      this.#wish.onend?.(code)
    } else {
      this.#retry()
    }
  }

  #retry(): void {
    this.#cancelTimer()
    const wait = waitBefore(this.#attempt++, this.#world.random())
    this.#tell('waiting', wait)
    this.#cancelTimer = this.#world.later(() => this.#connect(), wait)
  }

  /** A socket that is still connecting is closed as soon as it is open: browsers call anything else an error. */
  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    if (socket.readyState === CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
  }

  #tell(status: Status, retryIn = 0): void {
    this.#status = status
    this.#wish.onstatus(status, retryIn)
  }
}

const browser: World = {
  open: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`) as Socket,
  later: (call, milliseconds) => {
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  },
  random: Math.random,
}

/** The address of a table's socket: what was seen last, the perspective, and the invitation. */
export function tableAddress(id: string, after: number | null, seat: number | null, invitation = ''): string {
  const query = new URLSearchParams()
  if (after !== null) query.set('after', `${after}`)
  if (seat !== null) query.set('seat', `${seat}`)
  if (invitation) query.set('invitation', invitation)
  const words = query.toString()
  return `/api/tables/${encodeURIComponent(id)}/live${words ? `?${words}` : ''}`
}
