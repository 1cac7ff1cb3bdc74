import type { Payload } from 'payload'
import type { SitePicture } from '@/domain/site/frame/site-frame'
import { pageCard, typefaceCard } from '@/domain/site/sharing/card-address'
import {
  describePage,
  describeTypeface,
  titleOfPage,
  titleOfTypeface,
} from '@/domain/site/sharing/share-words'
import type { Page, Typeface } from '@/payload-types'
import { shownCatalogue } from '../catalogue/typefaces/shown-catalogue'
import { findPicture, readShop } from '../records/shop'
import { designTypefaceCard, versionOfCard } from './cards/card-design'

export type Sharing = {
  siteName: string
  title: string
  description: string
  picture: SitePicture
  path: string
}

type WithMeta = Pick<Page | Typeface, 'meta'>

type Said = Omit<Sharing, 'siteName'>

/** What staff wrote of a page for search engines and for sharing, and where they wrote nothing, what the shop says by itself. */
export async function readSharing(
  payload: Payload,
  { path, page }: { path: string; page: Page },
): Promise<Sharing> {
  const shop = await readShop(payload)
  const own = {
    title: titleOfPage(page.title, shop.name),
    description: describePage(page),
    picture: (await findPicture(payload, shop.sharingPicture)) ?? pageCard(page.slug),
    path,
  }
  return { siteName: shop.name, ...(await withWishes(payload, page, own)) }
}

/** Of a published typeface, whose picture is its name unless staff chose another; null where none has this slug. */
export async function findTypefaceSharing(payload: Payload, slug: string): Promise<Sharing | null> {
  const [catalogue, { name }] = await Promise.all([shownCatalogue(payload), readShop(payload)])
  const typeface = catalogue.typefaces.find((one) => one.slug === slug)
  if (!typeface) return null
  const version = versionOfCard(designTypefaceCard(catalogue, { typeface, shop: name }))
  const own = {
    title: titleOfTypeface(typeface, name),
    description: describeTypeface(typeface, name),
    picture: typefaceCard(slug, version),
    path: `/typeface/${slug}`,
  }
  return { siteName: name, ...(await withWishes(payload, typeface, own)) }
}

async function withWishes(payload: Payload, { meta }: WithMeta, own: Said): Promise<Said> {
  return {
    ...own,
    title: meta?.title || own.title,
    description: meta?.description || own.description,
    picture: (await findPicture(payload, meta?.image)) ?? own.picture,
  }
}
