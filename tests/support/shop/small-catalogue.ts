import type { SeedTypeface } from '@/seed/demo-foundry'
import { fountSerif } from '@/seed/typefaces/fount-serif'
import { instrumentSerif } from '@/seed/typefaces/display-serifs'
import { recursive, recursiveSansLinear } from '@/seed/typefaces/recursive'
import { youngSerif } from '@/seed/typefaces/text-serifs'

/** Every kind of master in few files: TrueType, CFF, variable; a child of a superfamily; one without trial fonts. */
export const SMALL_CATALOGUE: SeedTypeface[] = [
  instrumentSerif,
  recursive,
  only(recursiveSansLinear, ['Regular', 'Bold']),
  { ...youngSerif, trialPolicy: 'none' },
  only(fountSerif, ['Regular', 'Italic']),
]

function only(typeface: SeedTypeface, names: string[]): SeedTypeface {
  return { ...typeface, styles: typeface.styles.filter(({ name }) => names.includes(name)) }
}
