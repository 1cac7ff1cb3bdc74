import type { Payload } from 'payload'
import type { SitePicture } from '@/domain/site/frame/site-frame'
import {
  describePage,
  describeTypeface,
  titleOfPage,
  titleOfTypeface,
} from '@/domain/site/sharing/share-words'
import type { Page, Typeface } from '@/payload-types'
import { readCatalogue } from '../../catalogue/typefaces/list-typefaces'
import { findPicture } from '../frame/frame-records'
import { readShop } from '../../shop-records'

export type Sharing = {
  siteName: string
  title: string
  description: string
  picture: SitePicture | null
  path: string
}

type Shared = { path: string; page: Page } | { path: string; typeface: Typeface }

/** What staff wrote for search engines and for sharing, and where they wrote nothing, what the shop says by itself. */
export async function readSharing(payload: Payload, shared: Shared): Promise<Sharing> {
  const shop = await readShop(payload)
  const siteName = shop.name
  const { meta } = 'page' in shared ? shared.page : shared.typeface
  const own =
    'page' in shared
      ? { title: titleOfPage(shared.page.title, siteName), description: describePage(shared.page) }
      : {
          title: titleOfTypeface(shared.typeface, siteName),
          description: describeTypeface(shared.typeface, siteName),
        }
  const chosen = await findPicture(payload, meta?.image)
  return {
    siteName,
    title: meta?.title || own.title,
    description: meta?.description || own.description,
    picture: chosen ?? (await findPicture(payload, shop.sharingPicture)),
    path: shared.path,
  }
}

/** Of a published typeface; null where none has this slug. */
export async function findTypefaceSharing(payload: Payload, slug: string): Promise<Sharing | null> {
  const { typefaces } = await readCatalogue(payload)
  const typeface = typefaces.find((one) => one.slug === slug)
  return typeface ? readSharing(payload, { path: `/typeface/${slug}`, typeface }) : null
}
