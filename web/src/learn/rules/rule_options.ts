// The rules follow the options of a table: texts take them as arguments, and the unusual ones are listed.

import type { Value, AnyOption } from '../../table/forms'

export type Chosen = Readonly<Record<string, Value>>

/** All options as arguments of the texts of the rules; flags are the words true and false. */
export function ruleArguments(options: readonly AnyOption[], chosen: Chosen): Record<string, string | number> {
  return Object.fromEntries(
    options.map((option) => {
      const value = chosen[option.name] ?? option.default
      return [option.name, typeof value === 'number' ? value : String(value)]
    }),
  )
}

/** The options of a table that are not the usual ones, with their values as words. */
export function unusualOptions(options: readonly AnyOption[], chosen: Chosen): readonly { readonly name: string; readonly value: string; /** Of a user: it may have no name. */ readonly deck: boolean }[] {
  return options.flatMap((option) => {
    const { name, default: usual } = option
    const value = chosen[name] ?? usual
    return value === usual ? [] : [{ name, value: String(value), deck: option.type === 'Text' && option.takes !== '' }]
  })
}
