import type { Payload } from 'payload'
import type { SitePicture } from '@/domain/site/frame/site-frame'
import { typefaceCard } from '@/domain/site/sharing/card-address'
import { shownCatalogue } from '../../catalogue/typefaces/shown-catalogue'
import { readShop } from '../../shop-records'
import { designTypefaceCard, versionOfCard } from './card-design'

/** The picture of the typeface that a style belongs to, without any work on its fonts; null: no such style is shown. */
export async function plainCardOf(payload: Payload, styleId: string): Promise<SitePicture | null> {
  const [catalogue, { name: shop }] = await Promise.all([
    shownCatalogue(payload),
    readShop(payload),
  ])
  const typeface = catalogue.typefaces.find(({ id }) =>
    catalogue.stylesOf.get(id)?.some((style) => style.id === styleId),
  )
  if (!typeface) return null
  const version = versionOfCard(designTypefaceCard(catalogue, { typeface, shop }))
  return typefaceCard(typeface.slug, version)
}
