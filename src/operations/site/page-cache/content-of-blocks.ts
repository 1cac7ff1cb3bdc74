import type { PageContents } from '@/domain/catalogue/pages/hash-pages'
import { needsOf } from '@/domain/site/blocks/block-sources'

type Shown = Pick<PageContents, 'typefaces' | 'rows' | 'priceRules' | 'releases' | 'menuPreviews'>

/** What the blocks of a page show of the shop beside what staff wrote into them. */
export function contentOfBlocks(blocks: unknown, shown: Shown): unknown {
  const { typefaces, cases, hasRows, hasLicences } = needsOf(blocks)
  return [
    shown.typefaces.filter(({ id }) => typefaces.includes(id)),
    // What a preview may hold stands among what a release could set.
    cases.map((id) => shown.releases.get(id)),
    hasRows ? [shown.rows, [...shown.menuPreviews]] : null,
    hasLicences ? shown.priceRules : null,
  ]
}
