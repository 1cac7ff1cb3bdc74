import type { Axis, Slope } from '@/domain/catalogue/typeface-view'
import { previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import type { FigureFace } from '../../shop/bill/figure-face'

/** A style as its licence keeps it. */
type HeldStyle = { typeface: string; name: string; weight: number; slope: Slope; axes: Axis[] }

const BOLD = 700
const THIN = 1

/** What the check's word is set in: of what was licensed the uprights nearest to Bold and to Thin. */
export function facesOfCheck(styles: HeldStyle[]): {
  bold: FigureFace | null
  thin: FigureFace | null
} {
  return { bold: nearest(styles, BOLD), thin: nearest(styles, THIN) }
}

function nearest(styles: HeldStyle[], weight: number): FigureFace | null {
  const uprights = styles.filter(({ slope }) => slope === 'upright')
  const [style] = (uprights.length > 0 ? uprights : styles).toSorted(
    (a, b) => distance(a, weight) - distance(b, weight),
  )
  if (!style) return null
  const axis = style.axes.find(({ tag }) => tag === 'wght')
  return {
    face: previewFaceName(style.typeface, style.name),
    weight: style.weight,
    coordinates: axis ? { wght: Math.min(axis.max, Math.max(axis.min, weight)) } : {},
  }
}

function distance(style: HeldStyle, weight: number): number {
  const axis = style.axes.find(({ tag }) => tag === 'wght')
  return axis && axis.min <= weight && weight <= axis.max ? 0 : Math.abs(style.weight - weight)
}
