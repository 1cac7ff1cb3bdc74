import { countInWords, lowerFirst, pluralOf } from '../money/words'

export type SummarisedLicence = {
  typeface: string
  styles: readonly string[]
  uses: readonly { label: string }[]
}

/** "Fraunces, four styles: Desktop, 2–5 users; Web, to 10 000 views" */
export function summariseLicence({ typeface, styles, uses }: SummarisedLicence): string {
  const labels = uses.map((use) => use.label).join('; ')
  return `${typeface}, ${lowerFirst(stylesInWords(styles.length))}: ${labels}`
}

/** "Four styles", "One style" */
export function stylesInWords(count: number): string {
  return `${countInWords(count)} ${pluralOf(count, 'style')}`
}
