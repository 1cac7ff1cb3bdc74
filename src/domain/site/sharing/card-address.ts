import type { SitePicture } from '../frame/site-frame'

/** What most sites cut a shared picture to. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The picture of a typeface's name. Its address changes with it, so it may be kept for ever. */
export function typefaceCard(slug: string, version: string): SitePicture {
  return { src: `/cards/typeface/${slug}.png?v=${version}`, ...CARD_SIZE }
}

export function pageCard(slug: string): SitePicture {
  return { src: `/cards/page/${slug}.png`, ...CARD_SIZE }
}

export const SHOP_CARD: SitePicture = { src: '/cards/shop.png', ...CARD_SIZE }
