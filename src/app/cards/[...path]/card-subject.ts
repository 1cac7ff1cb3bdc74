import type { CardSubject } from '@/operations/site/cards/find-card'
import type { SetText } from '@/operations/site/cards/draw-set-card'
import { decodePairs } from '@/storefront/tester/state/axis-pairs'

export type Asked = CardSubject | ({ kind: 'set' } & SetText)

/** What a card's address asks for; null: nothing that there is. */
export function subjectOf(path: string[], query: URLSearchParams): Asked | null {
  const [kind, name, ...more] = path
  if (kind === 'shop.png' && name === undefined) return { kind: 'shop' }
  const slug = /^([^.]+)\.png$/.exec(name ?? '')?.[1]
  if (!slug || more.length > 0) return null
  if (kind === 'set') {
    const axes = decodePairs(query.get('axes'))
    return { kind, styleId: slug, text: query.get('text') ?? '', axes }
  }
  return kind === 'typeface' || kind === 'page' ? { kind, slug } : null
}
