import type { Payload } from 'payload'
import {
  type ComparedFamily,
  type ComparedStyle,
  type Comparison,
  composeComparison,
  regularOf,
  type TextWidths,
} from '@/domain/catalogue/comparison/comparison'
import { MOST_COMPARED } from '@/domain/catalogue/comparison/parse-compared'
import type { Sample } from '@/domain/catalogue/typeface-view'
import { LineIsFull, NotFound } from '@/domain/request-error'
import type { FontFacts } from '@/fonts/font-facts'
import { FontRefused } from '@/fonts/font-refused'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'
import { readGlyph } from '../../fonts/letters/read-letters'
import { requireShownStyle } from '../../fonts/letters/shown-style'
import { defaultPositionOf, measureLine } from '../../fonts/measure-line'
import { keepUntilChange } from '../../site/page-cache/refresh-pages'
import { rowsOf } from './list-typefaces'
import { shownCatalogue, shownView } from './shown-catalogue'
import { findById } from '../../records/rows'

/** Families side by side; where none are named, the first of the catalogue. */
export async function compareTypefaces(
  payload: Payload,
  slugs: string[] | null,
): Promise<Comparison> {
  const listed = await keepUntilChange(payload, 'compared list', () => listNames(payload))
  const named = slugs ?? listed.slice(0, MOST_COMPARED).map(({ slug }) => slug)
  const families = await Promise.all([...new Set(named)].map((slug) => shownView(payload, slug)))
  const found = families.flatMap((family) => family ?? [])
  const xHeights = await Promise.all(found.map((view) => readXHeight(payload, regularOf(view)?.id)))
  const comparison = composeComparison(found, { xHeights, listed })
  const { families: compared, words } = comparison
  return { ...comparison, families: await measureCompared(payload, compared, words) }
}

async function listNames(payload: Payload): Promise<{ slug: string; name: string }[]> {
  const rows = rowsOf(await shownCatalogue(payload))
  return rows.map(({ slug, name }) => ({ slug, name }))
}

const X = 0x78

/** It has no x, or the x cannot be drawn now: what the font says of itself stands in. */
const NOT_DRAWN = [NotFound, FontRefused, FontJobFailed, LineIsFull]

/** What its x is drawn to, in em: fonts of capitals alone give a figure for lower case that nothing is drawn to. */
async function readXHeight(payload: Payload, styleId: string | undefined): Promise<number | null> {
  if (!styleId) return null
  const stated = await keepUntilChange(payload, `stated x ${styleId}`, () =>
    readStated(payload, styleId),
  )
  if (!stated) return null
  const drawn = await keepUntilChange(payload, `drawn x ${styleId}`, async () => {
    const shown = await requireShownStyle(payload, styleId)
    return readGlyph(shown, X, defaultPositionOf(shown.style))
  }).then(
    ({ glyph }) => glyph.bounds?.top,
    (error: unknown) => {
      if (NOT_DRAWN.some((kind) => error instanceof kind)) return null
      throw error
    },
  )
  const height = drawn ?? stated.xHeight
  return height ? height / stated.unitsPerEm : null
}

async function readStated(payload: Payload, styleId: string) {
  const style = await findById(payload, 'styles', styleId)
  const facts = style?.facts as unknown as FontFacts | null
  return facts && { xHeight: facts.metrics.xHeight, unitsPerEm: facts.unitsPerEm }
}

/** How wide the words of a comparison are in each family; a style that cannot be measured now has no widths. */
async function measureCompared(
  payload: Payload,
  families: readonly ComparedFamily[],
  words: Sample,
): Promise<ComparedFamily[]> {
  return Promise.all(
    families.map(async (family) => ({
      ...family,
      regular: await withWidths(payload, family.regular, words),
      heaviest: await withWidths(payload, family.heaviest, words),
    })),
  )
}

async function withWidths(payload: Payload, style: ComparedStyle, { text, lang, dir }: Sample) {
  const setting = { styleId: style.id, coordinates: style.coordinates, on: [], lang, dir }
  const [whole, longestWord] = await Promise.all(
    [text, longestWordOf(text)].map((line) => measureLine(payload, { ...setting, text: line })),
  )
  if (!whole || !longestWord) return style
  const widths: TextWidths = { whole: whole.width, longestWord: longestWord.width }
  return { ...style, widths }
}

function longestWordOf(text: string): string {
  return text
    .split(/\s+/)
    .reduce((longest, word) => (word.length > longest.length ? word : longest))
}
