// The few signs that texts of the rules and of the guide use: paragraphs with an empty line between them, lines that
// begin with `- `, words between `__`, and a line `@name` where an example stands.

export interface Span {
  readonly text: string
  readonly strong: boolean
}

export type Block =
  | { readonly kind: 'text'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: 'example'; readonly name: string }

export function readBlocks(text: string): readonly Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readBlock)
}

function readBlock(part: string): Block {
  if (part.startsWith('@')) return { kind: 'example', name: part.slice(1).trim() }
  if (part.startsWith('- ')) return { kind: 'list', items: part.split(/\n\s*- |^- /).filter((item) => item !== '').map(readSpans) }
  return { kind: 'text', spans: readSpans(part) }
}

export function readSpans(text: string): readonly Span[] {
  return text
    .split('__')
    .map((words, i) => ({ text: words.replace(/\s*\n\s*/g, ' '), strong: i % 2 === 1 }))
    .filter(({ text: words }) => words !== '')
}

/** The words alone, for those who search. */
export function plainText(text: string): string {
  return text.replaceAll('__', '').replace(/^\s*@.*$/gm, '')
}
