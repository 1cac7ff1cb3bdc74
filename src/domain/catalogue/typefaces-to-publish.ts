import { firstNamesInWords } from '../words'

/** What a typeface has to be published with. Of a superfamily its children count. */
export type Publishable = {
  name: string
  /** Its own and those of its children. */
  styleCount: number
  /** Names of its own styles whose files are not there. */
  unfinished: readonly string[]
  /** Why its name cannot be set in it; null: it can, or nobody knows yet. */
  failure: string | null
  /** A price of its own, of a style, of a family above or below it, or of a bundle. */
  isPriced: boolean
}

/** What is missing before visitors may see it, each in a sentence that says what to do; none: it can be published. */
export function lacksOf(typeface: Publishable): string[] {
  const { name, styleCount, unfinished, failure, isPriced } = typeface
  const styles = firstNamesInWords(unfinished)
  return [
    ...(styleCount === 0
      ? [`${name} has no style yet. Upload its fonts before it is published.`]
      : []),
    ...(unfinished.length > 0
      ? [
          `There are no font files of ${styles}. Upload them again, or delete what has none, before ${name} is published.`,
        ]
      : []),
    ...(failure === null
      ? []
      : [
          `The fonts of ${name} could not be prepared. ${failure} Upload them again before it is published.`,
        ]),
    ...(isPriced
      ? []
      : [
          `Nothing of ${name} has a price yet. Set the price of the family, or of a style, before it is published.`,
        ]),
  ]
}
