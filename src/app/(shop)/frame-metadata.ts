import type { Metadata } from 'next'
import type { SiteFrame } from '@/domain/site/frame/site-frame'
import { SHOP_CARD } from '@/domain/site/sharing/card-address'
import { pageOrigin } from '@/operations/shop-origin'
import { pictureMetadata } from './share-metadata'

const DESCRIPTION = 'Typefaces to try in the browser and to license: every one set in itself.'

/** What browsers, search engines and other sites say of a page, where the page says nothing else. */
export function frameMetadata({ name, icon, sharingPicture }: SiteFrame): Metadata {
  const { images, other } = pictureMetadata(sharingPicture ?? SHOP_CARD)
  const origin = pageOrigin()
  return {
    metadataBase: origin === '' ? null : new URL(origin),
    title: { default: `Typefaces, set in themselves: ${name}`, template: `%s: ${name}` },
    description: DESCRIPTION,
    icons: { icon },
    openGraph: { type: 'website', siteName: name, ...images },
    twitter: { card: 'summary_large_image' },
    ...other,
  }
}
