/** Up to so many styles their names say more than "All 4 styles". */
const NAMED_ONE_BY_ONE = 4

/** "Light, Bold Italic"; of a whole family "All 20 styles". */
export function describeStyles(names: readonly string[], family: readonly string[]): string {
  return describeWhole(names, family) ?? names.join(', ')
}

/** "All 20 styles"; null: they are not all of the family, or few enough to be named. */
export function describeWhole(names: readonly string[], family: readonly string[]): string | null {
  const isWhole = names.length === family.length && names.every((name) => family.includes(name))
  return isWhole && names.length > NAMED_ONE_BY_ONE ? `All ${names.length} styles` : null
}
