import type { Payload } from 'payload'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { viewTypeface } from './find-typeface'
import { readCatalogue } from './list-typefaces'

/** Each once, in this order; a typeface that is not published any more is left out. */
export async function findTypefaceViews(
  payload: Payload,
  slugs: string[],
): Promise<TypefaceView[]> {
  const catalogue = await readCatalogue(payload)
  const typefaces = [...new Set(slugs)].flatMap(
    (slug) => catalogue.typefaces.find((one) => one.slug === slug) ?? [],
  )
  return Promise.all(typefaces.map((typeface) => viewTypeface(payload, { catalogue, typeface })))
}
