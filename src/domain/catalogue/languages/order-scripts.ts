/** Those that most visitors look for. */
const FIRST = ['Latin', 'Cyrillic', 'Greek']

/** Scripts as they are listed, of whatever typeface: Latin, Cyrillic, Greek, the others by name. */
export function orderScripts(scripts: readonly string[]): string[] {
  const others = scripts.filter((script) => !FIRST.includes(script))
  return [...FIRST.filter((script) => scripts.includes(script)), ...others.toSorted(compareNames)]
}

function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'en')
}
