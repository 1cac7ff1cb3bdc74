import { compareCuts, compareText } from '../styles/compare-styles'
import type { FontFileEntry } from './font-family'

type OrderedFile = Pick<FontFileEntry, 'name' | 'style'>

export function compareFontFiles(a: OrderedFile, b: OrderedFile): number {
  return compareCuts(a.style, b.style) || compareText(a.name, b.name)
}

/** Safari and Chrome (`reversed`) get the list from its end, so that the first file wins there. */
export function orderForBrowser<File extends OrderedFile>(
  files: readonly File[],
  { reversed }: { reversed: boolean },
): File[] {
  const sorted = files.toSorted(compareFontFiles)
  return reversed ? sorted.toReversed() : sorted
}
