import { countInWords, countOf, lowerFirst, namesInWords, pluralOf } from '../../words'
import type { ReleaseEntry } from './release-entry'

/** "96 new characters in Regular and Bold." null: there are none. */
export function lettersInWords({ letters }: Pick<ReleaseEntry, 'letters'>): string | null {
  if (!letters) return null
  const { count, styles } = letters
  const where = styles ? ` in ${namesInWords(styles)}` : ''
  return `${count} new ${pluralOf(count, 'character')}${where}.`
}

/** "Two more languages: Russian and Bulgarian." null: as many as before. */
export function languagesInWords(
  { languages: { added, lost } }: Pick<ReleaseEntry, 'languages'>,
  name: (names: readonly string[]) => string = namesInWords,
): string | null {
  const more = added.length > 0 ? `${moreOf(added.length)}: ${name(added)}.` : ''
  const fewer = lost.length > 0 ? `No longer: ${name(lost)}.` : ''
  return [more, fewer].filter(Boolean).join(' ') || null
}

/** "New styles: Black and Black Italic." */
export function stylesInWords({ newStyles }: Pick<ReleaseEntry, 'newStyles'>): string | null {
  if (newStyles.length === 0) return null
  return `New ${pluralOf(newStyles.length, 'style')}: ${namesInWords(newStyles)}.`
}

/** "312 characters, twelve languages." */
export function extentInWords({ characters, languages }: NonNullable<ReleaseEntry['extent']>) {
  const count = lowerFirst(countInWords(languages))
  const inLanguages = languages === 0 ? '' : `, for ${count} ${pluralOf(languages, 'language')}`
  return `${countOf(characters, 'character')}${inLanguages}.`
}

function moreOf(count: number): string {
  return `${countInWords(count)} more ${pluralOf(count, 'language')}`
}
