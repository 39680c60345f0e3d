// @vitest-environment node
import ts from 'typescript'
import { expect, it } from 'vitest'

import { contractTypes } from './contract_types.ts'

/** As much of the language's and the browser's own types as the contract and this board need: all of them take seconds. */
const LIBRARY = `
interface Array<T> { readonly length: number; [index: number]: T }
interface ReadonlyArray<T> { readonly length: number; readonly [index: number]: T }
interface ReadonlySet<T> { has(value: T): boolean }
interface Boolean {} interface Number {} interface Object {} interface Function {} interface RegExp {} interface String {}
interface CallableFunction {} interface NewableFunction {} interface IArguments {}
interface HTMLElement { textContent: string | null; remove(): void }
declare function String(value: unknown): string
type Partial<T> = { [P in keyof T]?: T[P] }
type Pick<T, K extends keyof T> = { [P in K]: T[P] }
type Exclude<T, U> = T extends U ? never : T
type Omit<T, K extends keyof any> = Pick<T, Exclude<keyof T, K>>
type Record<K extends keyof any, T> = { [P in K]: T }
`
const BOARD = `
import type { BoardProps, GameModule } from './contract'
type View = { cells: readonly number[] }
export const game: GameModule<View> = {
  mount: (target: HTMLElement, props: BoardProps<View>) => {
    target.textContent = props.texts.say(props.seats[0].name, { cells: props.view.cells.length })
    return { update: () => props.onselect('cell:a1'), destroy: () => target.remove() }
  },
  role: (view, seat) => `

/** What the compiler says about a board in TypeScript. */
function complaints(board: string): string[] {
  const files = new Map([
    ['library.d.ts', LIBRARY],
    ['contract.d.ts', contractTypes()],
    ['board.ts', board],
  ])
  const options: ts.CompilerOptions = { strict: true, noEmit: true, noLib: true, types: [], moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ES2022 }
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getCurrentDirectory: () => '/',
    fileExists: (name) => files.has(name.slice(1)),
    readFile: (name) => files.get(name.slice(1)),
    getSourceFile: (name, version) => ts.createSourceFile(name, files.get(name.slice(1)) ?? '', version),
  }
  const program = ts.createProgram([...files.keys()].map((name) => `/${name}`), options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

it('makes a contract that is complete by itself, and checks a board', () => {
  expect(complaints(`${BOARD}String(view.cells[seat]) }`)).toEqual([])
  expect(complaints(`${BOARD}view.cells[seat] }`)).toEqual([expect.stringContaining("not assignable to type 'string'")])
})
