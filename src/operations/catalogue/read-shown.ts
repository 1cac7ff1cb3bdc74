import type { Payload } from 'payload'
import { menuFaceName } from '@/domain/catalogue/font-face-names'
import type { Shown, ShownTypeface } from '@/domain/catalogue/shown-on-pages'
import type { Style, Typeface } from '@/payload-types'
import { PIPELINE_VERSION } from '../fonts/wanted-files'
import { idOf } from '../id-of'
import { isDemo } from '../orders/payment-provider'
import { readPriceRules } from '../orders/price-records'
import type { StyleRow } from './catalogue-records'
import { readingFaceOf } from './choose-reading-face'
import { viewOf } from './find-typeface'
import { readCatalogue, rowsOf } from './list-typefaces'
import { findEulas, findMenuPreviewHashes, findWholePages } from './page-records'
import { childrenOf, type Catalogue } from './typeface-rows'

/** Everything the cached pages show, as light as can be: a style's master stands for what was read from it. */
export async function readShown(payload: Payload): Promise<Shown> {
  const [catalogue, hashes, pages, eulas, priceRules] = await Promise.all([
    readCatalogue(payload),
    findMenuPreviewHashes(payload),
    findWholePages(payload),
    findEulas(payload),
    readPriceRules(payload),
  ])
  return {
    rows: rowsOf(catalogue),
    typefaces: catalogue.typefaces.map((typeface) => typefaceOf(catalogue, typeface)),
    pages: pages.map(({ slug, title, lead, content }) => ({ slug, title, body: [lead, content] })),
    eulas: eulas.map(({ id, ...body }) => ({ id, body })),
    priceRules,
    readingFace: readingFaceOf(catalogue),
    menuPreviews: menuPreviewsOf(catalogue, hashes),
    isDemo: isDemo(),
  }
}

/** In place of what is read from a file: its master and the version of what reads it say the same in a word. */
const UNREAD = { axes: [], instances: [], features: [], glyphCount: 0, format: '', version: '' }

/** The very view its page has, so that nothing a page may show is forgotten here. */
function typefaceOf(catalogue: Catalogue, typeface: Typeface): ShownTypeface {
  const families = [typeface, ...childrenOf(catalogue, typeface.id)]
  const rows = families.flatMap(({ id }) => catalogue.stylesOf.get(id) ?? [])
  const styles = rows.map((row) => ({ ...row, facts: UNREAD })) as unknown as Style[]
  const view = viewOf(catalogue, { typeface, styles }) as unknown as ShownTypeface
  return withMasters(view, new Map(rows.map((row) => [row.id, masterOf(families, row)])))
}

/** A preview holds what its family lets visitors try. */
function masterOf(families: Typeface[], { master, typeface }: StyleRow): string {
  const family = families.find(({ id }) => id === idOf(typeface))
  return [master, PIPELINE_VERSION, ...(family?.previewFeatures ?? [])].join(' ')
}

function withMasters(view: ShownTypeface, masters: Map<string, string>): ShownTypeface {
  return {
    ...view,
    styles: view.styles.map((style) => ({ ...style, master: masters.get(style.id) ?? '' })),
    children: view.children.map((child) => withMasters(child, masters)),
  }
}

function menuPreviewsOf(
  catalogue: Catalogue,
  hashes: { style: string; sha256: string }[],
): Map<string, string> {
  const hashOf = new Map(hashes.map(({ style, sha256 }) => [style, sha256]))
  return new Map(
    catalogue.typefaces.flatMap(({ id, name }) =>
      (catalogue.stylesOf.get(id) ?? []).map(
        (style) => [menuFaceName(name, style.name), hashOf.get(idOf(style)) ?? ''] as const,
      ),
    ),
  )
}
