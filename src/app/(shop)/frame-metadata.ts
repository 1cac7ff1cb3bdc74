import type { Metadata } from 'next'
import type { SiteFrame } from '@/domain/site/frame/site-frame'
import { shopOrigin } from '@/operations/shop-origin'

const DESCRIPTION = 'Typefaces to try in the browser and to license: every one set in itself.'

/** What browsers, search engines and other sites say of a page, where the page says nothing else. */
export function frameMetadata({ name, icon, sharingPicture }: SiteFrame): Metadata {
  return {
    metadataBase: new URL(shopOrigin()),
    title: { default: `Typefaces, set in themselves: ${name}`, template: `%s: ${name}` },
    description: DESCRIPTION,
    icons: { icon },
    ...(sharingPicture && sharing(name, sharingPicture)),
  }
}

function sharing(
  siteName: string,
  { src, width, height }: NonNullable<SiteFrame['sharingPicture']>,
) {
  const picture = { url: src, ...(width && height ? { width, height } : {}) }
  return {
    openGraph: { type: 'website', siteName, images: [picture] },
    twitter: { card: 'summary_large_image' },
  } as const satisfies Metadata
}
