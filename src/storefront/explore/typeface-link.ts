import { encodePairs, encodeQuery } from '../tester/state/encode-query'
import { encodeFeatures } from '@/domain/catalogue/features'
import { styleKeyOf } from '../tester/state/list-tester-styles'
import { cutOfFace } from './case-faces'
import type { ExploreEntry } from './explore-entry'

type Shown = ExploreEntry['wall']['sampleFace'] & Pick<ExploreEntry, 'shownFor'>

type Linked = Pick<ExploreEntry, 'slug' | 'family' | 'child' | 'cuts' | 'isRestyled' | 'features'>

/**
 * To the page of a family; what was typed goes along, the style it is set in, and the features that were selected, with the line
 * that shows them where the family's own does not.
 */
export function typefaceLink(entry: Linked, text: string, shown: Shown): string {
  const { slug, child, isRestyled, features = [] } = entry
  const { face, coordinates, shownFor = null } = shown
  const typed = text.trim() ? text : shownFor
  const cut = typed || isRestyled ? cutOfFace(entry, face) : undefined
  const query = encodeQuery([
    ['style', cut ? styleKeyOf(cut.name, child) : null],
    ['text', typed],
    ['axes', cut?.axes ? encodePairs(coordinates) || null : null],
    ['features', encodeFeatures(Object.fromEntries(features.map((tag) => [tag, true]))) || null],
  ])
  return `/typeface/${slug}${query && `?${query}`}`
}
