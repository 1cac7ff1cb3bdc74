import { fillIn } from '../../staff/german/sentence-shapes'
import WORDS from './svg-removals.json' with { type: 'json' }

/** What is taken out of an SVG before it is kept. */
export type SvgRemoval = keyof typeof WORDS.en.parts

export const SVG_REMOVALS = Object.keys(WORDS.en.parts) as SvgRemoval[]

/** As a row keeps it: "scripts addresses". */
function readSvgRemovals(kept: unknown): SvgRemoval[] {
  const names = typeof kept === 'string' ? kept.split(' ') : []
  return SVG_REMOVALS.filter((removal) => names.includes(removal))
}

/** To staff: what is no longer in the drawing they uploaded; null where all of it is. */
export function describeSvgRemovals(kept: unknown, language: string): string | null {
  const removals = readSvgRemovals(kept)
  if (removals.length === 0) return null
  const [words, locale] = language === 'de' ? [WORDS.de, 'de'] : [WORDS.en, 'en-GB']
  const parts = removals.map((removal) => words.parts[removal])
  return fillIn(words.removed, { list: new Intl.ListFormat(locale).format(parts) })
}
