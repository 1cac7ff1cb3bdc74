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

/** "Regular", "Bold"; where they are of several typefaces: "Syne ExtraBold", "Bungee Regular". */
export function nameStyles(styles: readonly { name: string; typeface: string }[]): string[] {
  const typefaces = new Set(styles.map(({ typeface }) => typeface))
  return styles.map(({ name, typeface }) => (typefaces.size > 1 ? `${typeface} ${name}` : name))
}

/** "48 %" of the size, as heights of letters are said everywhere; of a height in em. */
export function heightInWords(height: number): string {
  return `${Math.round(height * 100)}\u00a0%`
}
