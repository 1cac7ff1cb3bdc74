/** More letters than this stand too low on a phone's line. */
const LONGEST = 24

/** Controls, marks without a letter of their own, and what no font of ours draws. */
const UNSETTABLE = /[\p{C}\p{Co}\p{Emoji_Presentation}\uFFFD]/u

/** Their last part is a key, which nobody sets large. */
const KEYED = /^\/(api|cart|licence|my-licences|order|quote)\//

/** What a visitor searched for, as a word to be set large; null: it cannot be. */
export function ownWordOf(text: string): string | null {
  const word = text.replace(/\s+/g, ' ').trim()
  if (UNSETTABLE.test(word) || !/[\p{L}\p{N}]/u.test(word)) return null
  return [...word].length <= LONGEST ? word : null
}

/** The last part of the path of an address, decoded, its hyphens as spaces; null where it is broken. */
export function ownWordOfPath(path: string): string | null {
  const last = path.split('/').findLast((segment) => segment !== '')
  if (!last || KEYED.test(path)) return null
  try {
    return ownWordOf(decodeURIComponent(last).replace(/[-_]+/g, ' '))
  } catch {
    return null
  }
}
