import type { Payload } from 'payload'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { keepUntilChange } from '../../site/page-cache/refresh-pages'
import { viewTypeface } from './find-typeface'
import { readCatalogue } from './list-typefaces'
import { type Catalogue, typefaceAt } from './typeface-rows'

/** The catalogue as it was read last, for what is asked for without end. Whoever changes it in thought takes a copy. */
export function shownCatalogue(payload: Payload): Promise<Catalogue> {
  return keepUntilChange(payload, 'catalogue', () => readCatalogue(payload))
}

/** The same of one typeface; null where no published typeface has this slug. */
export async function shownView(payload: Payload, slug: string): Promise<TypefaceView | null> {
  const catalogue = await shownCatalogue(payload)
  const typeface = typefaceAt(catalogue, slug)
  if (!typeface) return null
  return keepUntilChange(payload, `view ${slug}`, () =>
    viewTypeface(payload, { catalogue, typeface }),
  )
}
