import type { ExploreTypeface } from '@/domain/catalogue/pages/page-views'
import { FIRST_WINDOW } from '@/domain/catalogue/lines/line-metrics'
import { ownValue, pick } from '@/domain/own-value'
import type { PriceTexts } from '@/domain/pricing/shown-price'
import { plainLetters } from '@/domain/search-words'
import { sampleFaceName } from '@/domain/catalogue/styles/font-face-names'
import type { ExploreFacts, TypefaceRow } from '@/domain/catalogue/typeface-view'
import { creditsOf, extentOf, priceOf } from '../catalogue/row-text'

/** A family as Explore shows and finds it: a row without what only the home page needs. */
export type ExploreEntry = Pick<TypefaceRow, (typeof OF_ROW)[number]> &
  Pick<TypefaceRow['sampleFace'], 'face' | 'coordinates'> &
  Pick<ExploreFacts, (typeof OF_FACTS)[number]> & {
    who: string
    extent: string
    price: PriceTexts
    before?: PriceTexts
    /** A face that came with the page and holds the letters of its own text alone; null: there is none, or another setting. */
    ownFace: string | null
    /** Of the first letter of its own text, in em; null: unknown, or another setting. */
    startBearing: number | null
    facts: string[]
    /** Everything a name can be found by, in small letters without accents. */
    words: string
    wall: TypefaceRow['wall'] & { shownFor?: string | null }
    /** OpenType features that its text is set with. */
    features?: string[]
    /** The line that stands in for its own, which does not show those features. */
    shownFor?: string | null
    /** In another style than it is shown in by itself. */
    isRestyled?: boolean
  }

const OF_ROW = ['slug', 'name', 'sample', 'inItself', 'purpose'] as const
const OF_FACTS = ['partly', 'family', 'child', 'cuts', 'samples'] as const

/** Their letters come with the page. */
export function firstRows<Row extends Listed>(rows: readonly Row[]): Row[] {
  return families(rows).slice(0, FIRST_WINDOW)
}

type KnownOnServer = {
  /** Names of the faces that came with the page. */
  inlined?: ReadonlySet<string>
  /** Of the first letter of each text, by slug. */
  bearings?: Record<string, number>
}

export function listEntries(
  rows: ExploreTypeface[],
  { inlined = new Set(), bearings = {} }: KnownOnServer = {},
): ExploreEntry[] {
  return families(rows).map((row) => {
    const children = rows.filter((child) => child.parent?.slug === row.slug)
    const ownFace = sampleFaceName(row.sampleFace.face)
    return {
      ...entryOf(row, children),
      ownFace: inlined.has(ownFace) ? ownFace : null,
      startBearing: ownValue(bearings, row.slug) ?? null,
    }
  })
}

type Listed = Pick<ExploreTypeface, 'slug' | 'parent'>

/** A sub-family is found through its parent, as long as that one is here. */
function families<Row extends Listed>(rows: readonly Row[]): Row[] {
  const slugs = new Set(rows.map((row) => row.slug))
  return rows.filter((row) => !row.parent || !slugs.has(row.parent.slug))
}

function entryOf(row: ExploreTypeface, children: ExploreTypeface[]) {
  const facts = [...new Set([row, ...children].flatMap((family) => family.facts))]
  const names = [row, ...children].flatMap((family) => [family.name, family.inItself.text])
  const words = [...names, ...row.designers, row.foundry ?? ''].join(' ')

  return {
    ...pick(row, OF_ROW),
    ...pick(row.sampleFace, ['face', 'coordinates']),
    ...pick(row.explore, OF_FACTS),
    wall: row.wall,
    who: creditsOf(row),
    extent: extentOf(row),
    price: priceOf(row),
    ...(row.shownBefore && { before: row.shownBefore }),
    facts,
    words: plainLetters(words),
  }
}
