import type { PricedFamily } from '../priced-family'

/** Whether each of these styles belongs to one of the typefaces, or to a child of one. */
export function areOfTypefaces(
  styles: readonly string[],
  family: PricedFamily,
  typefaces: readonly string[],
): boolean {
  const held = new Set(stylesWithin(family, typefaces))
  return styles.every((id) => held.has(id))
}

function stylesWithin(family: PricedFamily, typefaces: readonly string[]): string[] {
  const isNamed = typefaces.includes(family.id)
  const own = isNamed ? family.styles.map(({ id }) => id) : []
  const named = isNamed ? family.children.map(({ id }) => id) : []
  return [
    ...own,
    ...family.children.flatMap((child) => stylesWithin(child, [...typefaces, ...named])),
  ]
}
