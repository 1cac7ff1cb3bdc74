import type { CardSubject } from '@/operations/site/cards/find-card'
import { decodeFeatures } from '@/domain/catalogue/features'
import type { SetText } from '@/domain/site/sharing/card-address'
import { decodePairs } from '@/storefront/tester/state/axis-values'

export type Asked = CardSubject | { kind: 'set'; set: SetText; signature: string | null }

/** What a card's address asks for; null: nothing that there is. */
export function subjectOf(path: string[], query: URLSearchParams): Asked | null {
  const [kind, name, ...more] = path
  if (kind === 'shop.png' && name === undefined) return { kind: 'shop' }
  const slug = /^([^.]+)\.png$/.exec(name ?? '')?.[1]
  if (!slug || more.length > 0) return null
  if (kind === 'set') {
    const set = {
      styleId: slug,
      text: query.get('text') ?? '',
      axes: decodePairs(query.get('axes')),
      features: decodeFeatures(query.get('features')),
    }
    return { kind, set, signature: query.get('signature') }
  }
  return kind === 'typeface' || kind === 'page' ? { kind, slug } : null
}
