import type { Slope } from '../typeface-view'

type Cut = { typ: 'static' | 'variable'; weight: number; slope: Slope }

/**
 * The styles that a typeface's name is animated through: the variable upright where there is one, else the upright styles by
 * weight; a roman and its italic where the family has only these two.
 */
export function chooseNameStyles<Style extends Cut>(styles: readonly Style[]): Style[] {
  const uprights = styles.filter((style) => style.slope === 'upright')
  const variable = uprights.find((style) => style.typ === 'variable')
  if (variable) return [variable]
  if (uprights.length === 1 && styles.length === 2) return [...uprights, ...slanted(styles)]

  const cuts = uprights.length > 0 ? uprights : [...styles]
  return cuts.toSorted((a, b) => a.weight - b.weight)
}

function slanted<Style extends Cut>(styles: readonly Style[]): Style[] {
  return styles.filter((style) => style.slope !== 'upright')
}
