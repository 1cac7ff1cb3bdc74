import type { Payload } from 'payload'
import {
  composeComparison,
  regularOf,
  type Comparison,
} from '@/domain/catalogue/comparison/comparison'
import { MOST_COMPARED } from '@/domain/catalogue/comparison/parse-compared'
import { NotFound } from '@/domain/request-error'
import type { FontFacts } from '@/fonts/font-facts'
import { FontRefused } from '@/fonts/font-refused'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'
import { findStyle } from '../../fonts/font-records'
import { readGlyph } from '../../fonts/letters/read-glyph'
import { viewTypefaces } from './find-typeface-views'
import { readCatalogue, rowsOf } from './list-typefaces'

/** Families side by side; where none are named, the first of the catalogue. */
export async function compareTypefaces(
  payload: Payload,
  slugs: string[] | null,
): Promise<Comparison> {
  const catalogue = await readCatalogue(payload)
  const listed = rowsOf(catalogue).map(({ slug, name }) => ({ slug, name }))
  const named = slugs ?? listed.slice(0, MOST_COMPARED).map(({ slug }) => slug)
  const views = await viewTypefaces(payload, { catalogue, slugs: named })
  const xHeights = await Promise.all(views.map((view) => readXHeight(payload, regularOf(view)?.id)))
  return composeComparison(views, { xHeights, listed })
}

const X = 0x78
/** It has no x, or the x cannot be drawn now: what the font says of itself stands in. */
const NOT_DRAWN = [NotFound, FontRefused, FontJobFailed]

/**
 * Of the ink of an x: fonts of capitals alone give a figure for lower case that nothing is drawn to. Of a font without an x
 * what it says of itself.
 */
async function readXHeight(payload: Payload, styleId: string | undefined): Promise<number | null> {
  const style = styleId ? await findStyle(payload, styleId) : null
  const facts = style?.facts as unknown as FontFacts | null
  if (!styleId || !facts) return null
  const top = await readGlyph(payload, { styleId, code: X }).then(
    ({ glyph }) => glyph.bounds?.top,
    (error: unknown) => {
      if (NOT_DRAWN.some((kind) => error instanceof kind)) return null
      throw error
    },
  )
  const height = top ?? facts.metrics.xHeight
  return height ? height / facts.unitsPerEm : null
}
