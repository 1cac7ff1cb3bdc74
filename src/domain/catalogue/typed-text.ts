/** Of what visitors type to see it in typefaces, on every page and in every address, and of a sheet they save. */
export const LONGEST_TEXT = 1000

const FIRST_HALF_AT_END = /[\ud800-\udbff]$/

/** A text as it came, of which no character stays halved: an address cannot hold one. */
export function cutText(text: string): string {
  const cut =
    text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT).replace(FIRST_HALF_AT_END, '') : text
  return wholeCharacters(cut)
}

/** Firefox has `toWellFormed` since 119; older ones are served too. */
export function wholeCharacters(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}
