import type { Payload } from 'payload'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import {
  type BlockNeeds,
  type BlockSources,
  type BlockTypeface,
  needsOf,
  NO_SOURCES,
} from '@/domain/site/blocks/block-sources'
import { viewTypeface } from '../../../catalogue/typefaces/find-typeface'
import { readCatalogue, rowsOf } from '../../../catalogue/typefaces/list-typefaces'
import { childrenOf, type Catalogue } from '../../../catalogue/typefaces/typeface-rows'
import { readPriceRules } from '../../../orders/cart/price-records'
import { findPreviewOfStyles } from './block-records'
import { readCharacters, type CharactersOf } from './read-characters'

/** What these blocks need of the shop, and nothing else of it. Only what is published. */
export async function readBlockSources(payload: Payload, blocks: unknown): Promise<BlockSources> {
  const needs = needsOf(blocks)
  const needsCatalogue = needs.typefaces.length > 0 || needs.hasRows
  const [catalogue, licences] = await Promise.all([
    needsCatalogue ? readCatalogue(payload) : null,
    needs.hasLicences ? readLicences(payload) : NO_SOURCES.licences,
  ])
  if (!catalogue) return { ...NO_SOURCES, licences }
  return {
    typefaces: await readTypefaces(payload, catalogue, needs),
    rows: needs.hasRows ? rowsOf(catalogue) : [],
    licences,
  }
}

async function readLicences(payload: Payload): Promise<BlockSources['licences']> {
  const { licenceTypes, currency } = await readPriceRules(payload)
  return { types: licenceTypes.filter(({ kind }) => kind === 'retail'), currency }
}

async function readTypefaces(
  payload: Payload,
  catalogue: Catalogue,
  { typefaces: named, cases }: BlockNeeds,
): Promise<BlockSources['typefaces']> {
  const shown = catalogue.typefaces.filter(({ id }) => named.includes(id))
  const withCase = shown
    .filter(({ id }) => cases.includes(id))
    .flatMap((typeface) => [typeface, ...childrenOf(catalogue, typeface.id)])
  const [views, characters] = await Promise.all([
    Promise.all(shown.map((typeface) => viewTypeface(payload, { catalogue, typeface }))),
    readCharacters(payload, withCase),
  ])
  const styles = views.flatMap(stylesOf).map(({ id }) => id)
  const previews = await findPreviewOfStyles(payload, styles)
  return new Map(
    views.map((view) => [view.id, blockTypeface(view, { previews, characters })] as const),
  )
}

/** A style whose preview is not made yet is not there yet. */
function blockTypeface(
  view: TypefaceView,
  { previews, characters }: { previews: Map<string, string>; characters: CharactersOf },
): BlockTypeface {
  const { id, name, slug, inItself, samples } = view
  return {
    ...{ id, name, slug, samples },
    lang: inItself.lang,
    dir: inItself.dir,
    styles: stylesOf(view).flatMap((style) => {
      const filename = previews.get(style.id)
      if (!filename) return []
      const previewUrl = `/api/font-files/file/${filename}`
      return [{ ...style, previewUrl, characters: characters.get(style.id) ?? [] }]
    }),
  }
}

function stylesOf({ styles, children }: TypefaceView): TypefaceView['styles'] {
  return [...styles, ...children.flatMap((child) => child.styles)]
}
