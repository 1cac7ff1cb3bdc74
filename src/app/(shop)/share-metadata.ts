import type { Metadata } from 'next'
import type { SitePicture } from '@/domain/site/frame/site-frame'
import type { Sharing } from '@/operations/site/sharing/read-sharing'

/** What search engines say of a page, and what stands where somebody shares it. */
export function shareMetadata({ siteName, title, description, picture, path }: Sharing): Metadata {
  const images = [pictureOf(picture)]
  return {
    title: { absolute: title },
    alternates: { canonical: path },
    ...(description ? { description } : {}),
    openGraph: { type: 'website', siteName, title, description, url: path, images },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

export function pictureOf({ src, width, height }: SitePicture) {
  return { url: src, ...(width && height ? { width, height } : {}) }
}
