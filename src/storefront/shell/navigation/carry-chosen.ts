import {
  compartmentsOfFeatures,
  featuresOfCompartments,
} from '@/domain/catalogue/type-case/compartment-features'
import { ownValue } from '@/domain/own-value'
import { encodeQuery } from '../../tester/state/encode-query'
import { decodeFeatures, encodeFeatures } from '@/domain/catalogue/features'

/** Pages that set what a visitor typed, by `text` and `features` in their addresses. */
const SETS_TEXT = /^\/(?:explore\/[^/]+|typeface\/[^/]+|compare|shop)$/
/** It has its features among its compartments. */
const EXPLORE = '/explore'

/**
 * What was typed on one page, and the features it is set in, go along to the next: an address that leads to a page of typefaces
 * takes them up, unless it has its own.
 */
export function carryChosen(href: string, query: string): string {
  const [address = '', ...fragment] = href.split('#')
  const [path = '', search = ''] = address.split('?')
  if (path !== EXPLORE && !SETS_TEXT.test(path)) return href

  const own = new URLSearchParams(search)
  const missing = chosenIn(query, path).filter(([key]) => !own.has(key))
  const carried = [search, encodeQuery(missing)].filter(Boolean).join('&')
  return [`${path}${carried && `?${carried}`}`, ...fragment].join('#')
}

function chosenIn(query: string, path: string): [key: string, value: string | null][] {
  const params = new URLSearchParams(query)
  const text = params.get('text')
  const facts = (params.get('facts') ?? '').split(',')
  const features = {
    ...decodeFeatures(params.get('features')),
    ...Object.fromEntries(featuresOfCompartments(facts).map((tag) => [tag, true])),
  }
  const compartments = compartmentsOfFeatures(
    Object.keys(features).filter((tag) => ownValue(features, tag)),
  )
  return [
    path === EXPLORE
      ? ['facts', compartments.join(',') || null]
      : ['features', encodeFeatures(features) || null],
    ['text', text?.trim() ? text : null],
  ]
}
