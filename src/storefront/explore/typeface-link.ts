import { encodeQuery } from '../tester/state/encode-query'
import { encodePairs } from '../tester/state/axis-pairs'
import { styleKeyOf } from '../tester/state/list-tester-styles'
import { cutOfFace } from './cut-faces'
import type { ExploreEntry } from './explore-entry'

type Face = ExploreEntry['wall']['sampleFace']

type Linked = Pick<ExploreEntry, 'slug' | 'family' | 'child' | 'cuts' | 'isRestyled'>

/** To the page of a family; what was typed goes along, and the style it is set in. */
export function typefaceLink(entry: Linked, text: string, { face, coordinates }: Face): string {
  const { slug, child, isRestyled } = entry
  const typed = text.trim() ? text : null
  const cut = typed || isRestyled ? cutOfFace(entry, face) : undefined
  const query = encodeQuery([
    ['style', cut ? styleKeyOf(cut.name, child) : null],
    ['text', typed],
    ['axes', cut?.axes ? encodePairs(coordinates) || null : null],
  ])
  return `/typeface/${slug}${query && `?${query}`}`
}
