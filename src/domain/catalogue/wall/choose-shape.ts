import type { LineMetrics } from '../lines/line-metrics'
import type { Category, Sample, Shape } from '../typeface-view'
import { hasPage, hasTable } from './choose-wall-sample'

export type ShapedTypeface = {
  /** What staff chose; null: nobody did. */
  chosen: Shape | null
  category: Category
  /** Compartments of the type case. */
  facts: readonly string[]
  /** Its name as measured. */
  line: Pick<LineMetrics, 'parts' | 'width' | 'top' | 'rtl'> | null
  samples: readonly Sample[]
}

/** Letters of a name as wide as these are high on the average, or nearly half of that: 0.6 to 0.8 is usual. */
const WIDE = 0.88
const NARROW = 0.45

/** The proportion of its field on the wall: as staff chose it, else after what its letters are good at. */
export function chooseShape(typeface: ShapedTypeface): Shape {
  const { chosen, category, facts, samples } = typeface
  if (chosen) return chosen
  if (category === 'mono') return hasTable(samples) ? 'table' : 'field'

  const proportion = proportionOf(typeface)
  if (isOnly(facts, 'width:wide') || proportion >= WIDE) return 'belt'
  if (category === 'display') return proportion <= NARROW ? 'mast' : 'field'
  return isForBooks(facts) && hasPage(samples) ? 'page' : 'field'
}

/** Joined letters are not measured one by one. */
function proportionOf({ line }: ShapedTypeface): number {
  if (!line || line.rtl || line.parts.length === 0 || line.top <= 0) return (WIDE + NARROW) / 2
  return line.width / line.parts.length / line.top
}

function isOnly(facts: readonly string[], width: string): boolean {
  const widths = facts.filter((fact) => fact.startsWith('width:'))
  return widths.length === 1 && widths[0] === width
}

/** A roman with its italic, and small capitals or old-style figures. */
function isForBooks(facts: readonly string[]): boolean {
  const hasFigures = facts.includes('feature:smcp') || facts.includes('feature:onum')
  return facts.includes('italic:italic') && hasFigures
}
