import { afterEach, expect, test } from 'vitest'
import { frameMetadata } from '@/app/(shop)/frame-metadata'
import { shareMetadata } from '@/app/(shop)/share-metadata'
import type { SiteFrame } from '@/domain/site/frame/site-frame'
import { env } from '@/env'

const before = env.shopUrl
afterEach(() => {
  env.shopUrl = before
})

const CARD = { src: '/cards/typeface/fraunces.png?v=1', width: 1200, height: 630 }
const SHARING = {
  siteName: 'Typewerk Nord',
  title: 'Fraunces',
  description: 'Soft.',
  picture: CARD,
  path: '/typeface/fraunces',
}
const FRAME = { name: 'Typewerk Nord', icon: 'data:,', sharingPicture: null } as SiteFrame

test('where an address is set, pages name it', () => {
  env.shopUrl = new URL('https://fonts.example')

  expect(frameMetadata(FRAME).metadataBase?.toString()).toBe('https://fonts.example/')
  expect(shareMetadata(SHARING)).toMatchObject({
    alternates: { canonical: '/typeface/fraunces' },
    openGraph: { url: '/typeface/fraunces', images: [{ url: CARD.src, width: 1200 }] },
    twitter: { images: [{ url: CARD.src }] },
  })
})

test('where none is set, pages name no host: theirs are right wherever they are reached', () => {
  env.shopUrl = null
  const shared = shareMetadata(SHARING)

  expect(frameMetadata(FRAME).metadataBase).toBeNull()
  expect(shared).not.toHaveProperty('alternates')
  expect(shared).toMatchObject({
    openGraph: { url: '/typeface/fraunces' },
    other: { 'twitter:image': CARD.src },
  })
  expect([shared.openGraph?.images, frameMetadata(FRAME).openGraph?.images]).toEqual([
    undefined,
    undefined,
  ])
})
