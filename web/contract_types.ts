// Makes contract.d.ts: the contract between the page and the boards of plug-ins, in one file without imports. The build
// puts it beside the page; `moonsaga types` prints it with the view of a game.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import ts from 'typescript'
import type { Plugin } from 'vite'

const SOURCES = ['generated/protocol.ts', 'i18n/texts.ts', 'games/contract.ts']
const ROOT = 'GameModule'
/** What a component of Svelte is to a board in plain DOM. */
const COMPONENT = '/** A component of Svelte. */\ntype Component<_Props> = unknown'

/** `GameModule` and every type that it mentions, in the order of the sources. */
export function contractTypes(): string {
  const declared = new Map(SOURCES.flatMap(declarations))
  const wanted = new Set<string>()
  const want = (name: string) => {
    const declaration = declared.get(name)
    if (declaration === undefined || wanted.has(name)) return
    wanted.add(name)
    forEachName(declaration, want)
  }
  want(ROOT)
  const texts = [...declared].filter(([name]) => wanted.has(name)).map(([, declaration]) => textOf(declaration))
  return [COMPONENT, ...texts].join('\n\n') + '\n'
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

/** The exported types of a source, by name. */
function declarations(source: string): [string, Declaration][] {
  const text = readFileSync(join(import.meta.dirname, 'src', source), 'utf-8')
  const { statements } = ts.createSourceFile(source, text, ts.ScriptTarget.ES2022, true)
  const types = statements.filter((each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each))
  return types.filter((each) => each.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)).map((each) => [each.name.text, each])
}

function forEachName(node: ts.Node, visit: (name: string) => void): void {
  if (ts.isIdentifier(node)) visit(node.text)
  ts.forEachChild(node, (child) => forEachName(child, visit))
}

/** A declaration with the comment that belongs to it. */
function textOf(declaration: Declaration): string {
  const { text } = declaration.getSourceFile()
  const comment = ts.getLeadingCommentRanges(text, declaration.pos)?.at(-1)
  const start = comment !== undefined && text.startsWith('/**', comment.pos) ? comment.pos : declaration.getStart()
  return text.slice(start, declaration.end)
}

export const contractFile: Plugin = {
  name: 'contract-file',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'contract.d.ts', source: contractTypes() })
  },
}
