import type { Payload } from 'payload'
import type { GlyphAnatomy } from '@/domain/catalogue/glyphs/glyph-view'
import { NotFound } from '@/domain/request-error'
import { defaultPositionOf, masterPath } from '../compute-line-metrics'
import { runVisitorsJob } from '../run-visitors-job'
import { readOrMake, writeJson } from './letters-store'
import { lettersKey, versionOf } from './read-letters'
import { requireShownStyle, shownFeatures } from './shown-style'

/** How one character of a style is drawn, at the style's default position, and what features make of it. */
export async function readGlyph(
  payload: Payload,
  { styleId, code }: { styleId: string; code: number },
): Promise<{ version: string; glyph: GlyphAnatomy }> {
  const shown = await requireShownStyle(payload, styleId)
  if (!shown.shown.some(([first, last]) => code >= first && code <= last)) {
    throw new NotFound('character')
  }

  const { style } = shown
  const features = shownFeatures(style.facts.features, shown).map(({ tag }) => tag)
  const bytes = await readOrMake(`${lettersKey(shown)} glyph ${code}`, async (path) =>
    writeJson(
      path,
      await runVisitorsJob({
        kind: 'glyph',
        master: masterPath(style),
        code,
        coordinates: defaultPositionOf(style),
        features,
      }),
    ),
  )
  return { version: versionOf(shown), glyph: JSON.parse(bytes.toString()) as GlyphAnatomy }
}
