import type { Metadata } from 'next'
import type { SitePicture } from '@/domain/site/frame/site-frame'
import { pageOrigin } from '@/operations/shop-origin'
import type { Sharing } from '@/operations/site/read-sharing'
import { canonicalAddress } from './canonical-address'

/** What search engines say of a page, and what stands where somebody shares it. */
export function shareMetadata(sharing: Sharing): Metadata {
  const { siteName, title, description, picture, path, isUnlisted } = sharing
  const { images, other } = pictureMetadata(picture)
  return {
    title: { absolute: title },
    ...canonicalAddress(path),
    ...(isUnlisted ? { robots: { index: false, follow: false } } : {}),
    ...(description ? { description } : {}),
    openGraph: { type: 'website', siteName, title, description, url: path, ...images },
    twitter: { card: 'summary_large_image', title, description, ...images },
    ...other,
  }
}

/** Next makes every picture absolute, at a host of its own making where no address is set: there the picture goes past it. */
export function pictureMetadata({ src, width, height }: SitePicture) {
  if (pageOrigin() === '') return { images: {}, other: { other: { 'twitter:image': src } } }
  const picture = { url: src, ...(width && height ? { width, height } : {}) }
  return { images: { images: [picture] }, other: {} }
}
