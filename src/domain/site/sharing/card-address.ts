import { encodeFeatures } from '../../catalogue/features'
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

/** A text as a visitor has set it in the tester. */
export type SetText = {
  styleId: string
  text: string
  axes: Record<string, number>
  features: Record<string, boolean>
}

/** The picture of such a text, before it is signed. */
export function setCard({ styleId, text, axes, features }: SetText): SitePicture {
  const pairs = Object.entries(axes).map(([tag, value]) => `${tag}:${value}`)
  const query = new URLSearchParams({
    text: cardText(text),
    axes: pairs.join(),
    features: encodeFeatures(features),
  })
  return { src: `/cards/set/${styleId}.png?${query}`, ...CARD_SIZE }
}

/** More letters would be too small where a link is shown. */
const MOST_LETTERS = 60

/** What of a text stands on a card: its first words, on one line. */
export function cardText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = Array.from(line)
  if (letters.length <= MOST_LETTERS) return line
  const cut = letters.slice(0, MOST_LETTERS).join('')
  return letters[MOST_LETTERS] === ' ' ? cut : cut.replace(/(\S) \S*$/, '$1')
}
