/** Up to so many styles their names say more than "All 4 styles". */
const NAMED_ONE_BY_ONE = 4

/** "Light, Bold Italic"; of a whole family "All 20 styles". */
export function describeStyles(names: readonly string[], family: readonly string[]): string {
  const isWhole = names.length === family.length && names.every((name) => family.includes(name))
  if (isWhole && names.length > NAMED_ONE_BY_ONE) return `All ${names.length} styles`
  return names.join(', ')
}
