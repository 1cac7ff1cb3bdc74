import type { SeedTypeface } from '@/seed/demo-foundry'
import { demoTypeface } from '@/seed/demo-typefaces'

/** Every kind of master in few files: TrueType, CFF, variable; a child of a superfamily; one without trial fonts. */
export const SMALL_CATALOGUE: SeedTypeface[] = [
  demoTypeface('instrument-serif'),
  demoTypeface('recursive'),
  only(demoTypeface('recursive-sans-linear'), ['Regular', 'Bold']),
  { ...demoTypeface('young-serif'), trialPolicy: 'none' },
  only(demoTypeface('fount-serif'), ['Regular', 'Italic']),
]

function only(typeface: SeedTypeface, names: string[]): SeedTypeface {
  return { ...typeface, styles: typeface.styles.filter(({ name }) => names.includes(name)) }
}
