import type { Payload } from 'payload'
import {
  composeComparison,
  MOST_COMPARED,
  regularOf,
  type Comparison,
} from '@/domain/catalogue/comparison/comparison'
import type { FontFacts } from '@/fonts/font-facts'
import { findStyle } from '../../fonts/font-records'
import { findTypefaceViews } from './find-typeface-views'
import { listTypefaceRows } from './list-typefaces'

/** Families side by side; where none are named, the first of the catalogue. */
export async function compareTypefaces(
  payload: Payload,
  slugs: string[] | null,
): Promise<Comparison> {
  const rows = await listTypefaceRows(payload)
  const named = slugs ?? rows.slice(0, MOST_COMPARED).map(({ slug }) => slug)
  const views = await findTypefaceViews(payload, named)
  const xHeights = await Promise.all(views.map((view) => readXHeight(payload, regularOf(view)?.id)))
  return composeComparison(views, {
    xHeights,
    listed: rows.map(({ slug, name }) => ({ slug, name })),
  })
}

async function readXHeight(payload: Payload, styleId: string | undefined): Promise<number | null> {
  const style = styleId ? await findStyle(payload, styleId) : null
  const facts = style?.facts as unknown as FontFacts | null
  const xHeight = facts?.metrics.xHeight
  return facts && xHeight ? xHeight / facts.unitsPerEm : null
}
