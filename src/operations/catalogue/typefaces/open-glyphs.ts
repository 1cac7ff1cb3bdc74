import { codesIn } from '@/domain/catalogue/glyphs/letter-pages'
import { scriptOf } from '@/domain/catalogue/glyphs/group-characters'
import { openCase, type GlyphOpening } from '@/domain/catalogue/glyphs/glyph-opening'
import { uprightNearRegular } from '@/domain/catalogue/styles/upright-near-regular'
import type { FontFacts } from '@/fonts/font-facts'
import type { Style, Typeface } from '@/payload-types'
import { charactersOf } from '../../fonts/letters/shown-style'
import { nameInItself } from '../../fonts/preparation/check-letters'
import { variationOf } from '../../fonts/style-variation'
import { idOf } from '../../id-of'

/** The case of a typeface's letters opens with its Regular; that of a superfamily without styles with its first child's. */
export function openGlyphs(families: Typeface[], styles: Style[]): GlyphOpening | null {
  for (const typeface of families) {
    const own = styles.filter((style) => idOf(style.typeface) === typeface.id)
    const style = uprightNearRegular(own.map((one) => ({ ...one, axes: variationOf(one).axes })))
    if (!style) continue
    const { codepoints } = style.facts as unknown as FontFacts
    const { shown } = charactersOf(codepoints, typeface)
    return openCase(codesIn(shown), { style: style.id, script: ownScript(typeface) })
  }
  return null
}

/** The script that it writes its own name in; one that has no Latin letters is drawn for its first script. */
function ownScript(typeface: Typeface): string {
  const named = scriptOf(nameInItself(typeface)) ?? 'Latin'
  const scripts = typeface.scripts ?? []
  return named !== 'Latin' || scripts.includes('Latin') ? named : (scripts[0] ?? 'Latin')
}
