import type { Metadata } from 'next'
import type { Sharing } from '@/operations/site/sharing/read-sharing'

/** What search engines say of a page, and what stands where somebody shares it. */
export function shareMetadata({ siteName, title, description, picture, path }: Sharing): Metadata {
  const { src: url, width, height } = picture ?? {}
  const images = url ? [{ url, ...(width && height ? { width, height } : {}) }] : []
  return {
    title: { absolute: title },
    ...(description ? { description } : {}),
    openGraph: { type: 'website', siteName, title, description, url: path, images },
    twitter: { card: url ? 'summary_large_image' : 'summary', title, description, images },
  }
}
