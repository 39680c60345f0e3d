// Every word a player reads comes from Fluent files: the client's own, and the kernel's and the game's from the server.

import type { Message } from '../generated/protocol'

export const LANGUAGES = ['en', 'pl', 'cs'] as const
export type Language = (typeof LANGUAGES)[number]

/** The texts of one language. A text argument that is itself a key is translated first; numbers stay numbers. */
export interface Texts {
  readonly language: Language
  knows(key: string): boolean
  say(key: string, args?: Record<string, string | number>): string
  tell(message: Message): string
}
