import type { Payload } from 'payload'
import type { BlockSources, BlockTypeface } from '@/domain/site/blocks/block-sources'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { namedTypefaces } from '@/domain/site/blocks/named-typefaces'
import { viewTypeface } from '../../../catalogue/typefaces/find-typeface'
import { readCatalogue } from '../../../catalogue/typefaces/list-typefaces'
import { findPreviewOfStyles } from './block-records'

/** What these blocks need of the shop, and nothing else of it. Only what is published. */
export async function readBlockSources(payload: Payload, blocks: unknown): Promise<BlockSources> {
  const named = namedTypefaces(blocks)
  if (named.length === 0) return { typefaces: new Map() }
  const catalogue = await readCatalogue(payload)
  const views = await Promise.all(
    catalogue.typefaces
      .filter(({ id }) => named.includes(id))
      .map((typeface) => viewTypeface(payload, { catalogue, typeface })),
  )
  const styles = views.flatMap(stylesOf).map(({ id }) => id)
  const previews = await findPreviewOfStyles(payload, styles)
  return { typefaces: new Map(views.map((view) => [view.id, blockTypeface(view, previews)])) }
}

/** A style whose preview is not made yet is not there yet. */
function blockTypeface(view: TypefaceView, previews: Map<string, string>): BlockTypeface {
  const { id, name, slug, inItself, samples } = view
  return {
    ...{ id, name, slug, samples },
    lang: inItself.lang,
    dir: inItself.dir,
    styles: stylesOf(view).flatMap((style) => {
      const filename = previews.get(style.id)
      return filename ? [{ ...style, previewUrl: `/api/font-files/file/${filename}` }] : []
    }),
  }
}

function stylesOf({ styles, children }: TypefaceView): TypefaceView['styles'] {
  return [...styles, ...children.flatMap((child) => child.styles)]
}
