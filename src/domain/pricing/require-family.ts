import { StyleIsUnknown, StylesOfSeveralTypefaces } from '../shop-error'
import { stylesOfFamily, type PricedFamily } from './priced-family'

/** The topmost typeface all these styles belong to; a line never spans two. */
export function requireFamily(
  families: readonly PricedFamily[],
  styles: readonly string[],
): PricedFamily {
  const homes = new Map(
    families.flatMap((family) => stylesOfFamily(family).map((style) => [style.id, family])),
  )
  const found = new Set(styles.map((id) => requireHome(homes, id)))
  const [family] = found
  if (!family || found.size > 1) throw new StylesOfSeveralTypefaces()
  return family
}

function requireHome(homes: ReadonlyMap<string, PricedFamily>, id: string): PricedFamily {
  const home = homes.get(id)
  if (!home) throw new StyleIsUnknown(id)
  return home
}
