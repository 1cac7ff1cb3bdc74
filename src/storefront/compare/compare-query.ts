import { encodeQuery, readText } from '../tester/state/encode-query'
import { decodeFeatures, encodeFeatures } from '@/domain/catalogue/features'

/** The state of the page that compares. It is part of the URL and survives a reload. */
export type CompareQuery = {
  slugs: string[]
  /** null: the words of the comparison. */
  text: string | null
  /** Each family at the size at which its x-height is that of the others. */
  isMatched: boolean
  features: Record<string, boolean>
  /** Families that are drawn for it stand in columns. */
  isVertical: boolean
}

export function decodeCompareQuery(query: string): Omit<CompareQuery, 'slugs'> {
  const params = new URLSearchParams(query)
  return {
    text: readText(params),
    // A form sends each of them by itself.
    features: decodeFeatures(params.getAll('features').join()),
    // A form's button sends its own word after the one of the form.
    isMatched: params.getAll('sizes').at(-1) !== 'equal',
    isVertical: params.getAll('vertical').at(-1) === '1',
  }
}

export function encodeCompareQuery(query: CompareQuery): string {
  const { slugs, text, isMatched, features, isVertical } = query
  return encodeQuery([
    ['typefaces', slugs.join(',')],
    ['text', text],
    ['features', encodeFeatures(features) || null],
    ['sizes', isMatched ? null : 'equal'],
    ['vertical', isVertical ? '1' : null],
  ])
}

export function comparePath(query: CompareQuery): string {
  return `/compare?${encodeCompareQuery(query)}`
}

/** Beside what the shop shows first, or beside nothing yet. */
export function compareWith(slugs: string[], text = ''): string {
  const set = { text: text || null, isMatched: true, features: {}, isVertical: false }
  return comparePath({ slugs, ...set })
}
