import { mergeVariation, type Variation } from '@/domain/catalogue/variation/merge-variation'
import { parseStoredOverrides } from '@/domain/catalogue/variation/variation-overrides'
import { uprightNearRegular } from '@/domain/catalogue/styles/choose-styles'
import { ownValue } from '@/domain/own-value'
import type { Style } from '@/payload-types'
import { useRows } from '../use-read'

export type ShownAxis = { tag: string; name: string; min: number; max: number; rest: number }

/** The axes of the style a block is set in, as visitors see them; none while it is not known: the block stands at rest. */
export function useAxesOfStyle(typeface: unknown, style: unknown): ShownAxis[] {
  const styles = useStylesOf(typeface)
  const shown = style ? styles.find(({ id }) => id === style) : styleByRule(styles)
  return shown ? shownAxesOf(shown) : []
}

/** The styles of a typeface as they are stored; none while they are not known. */
export function useStylesOf(typeface: unknown): Style[] {
  const of = typeof typeface === 'string' && typeface ? encodeURIComponent(typeface) : null
  return useRows<Style>(of && `styles?where[typeface][equals]=${of}&limit=200`) ?? []
}

/** Where nobody chose one. */
export function styleByRule(styles: Style[]): Style | undefined {
  const views = styles.map((row) => ({ row, axes: axesOf(row), weight: row.weight, slope: row.slope })) // prettier-ignore
  return uprightNearRegular(views)?.row
}

type Axes = Pick<Style, 'facts' | 'variation' | 'defaultCoordinates'>

/** The axes that visitors move; at rest each stands where the previews of the style stand. */
export function shownAxesOf(style: Axes): ShownAxis[] {
  const position = positionOf(style)
  return axesOf(style)
    .filter(({ hidden, min, max }) => !hidden && min < max)
    .map(({ tag, name, min, max, default: rest }) => {
      return { tag, name, min, max, rest: ownValue(position, tag) ?? rest }
    })
}

function axesOf(style: Axes): Variation['axes'] {
  const font = style.facts as Variation | null | undefined
  if (!font) return []
  const overrides = parseStoredOverrides(style.variation)
  return mergeVariation(font, { overrides, position: positionOf(style) }).axes
}

function positionOf({ defaultCoordinates }: Axes): Record<string, number> {
  return (defaultCoordinates ?? {}) as Record<string, number>
}
