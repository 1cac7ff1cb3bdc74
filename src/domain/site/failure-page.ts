/** The error page as it was built. To a request from outside the proxy answers it with 500, to a bot nothing (204). */
export const FAILURE_PAGE = '/missing/failure'

/** By what the log names a failure: of the proxy to the server, and on to whoever asked. */
export const REFERENCE_HEADER = 'x-reference'

/** Where a built error page, the same for every failure, has room for the reference. */
const ROOM = 'data-reference=""></p>'

/** Numbers and capitals that nobody confuses when they are read out: Crockford's Base32. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

/** What a visitor can say of a failure, so that staff find it in the log. */
export function drawReference(drawBelow: (most: number) => number): string {
  return Array.from({ length: LENGTH }, () => LETTERS[drawBelow(LETTERS.length)]).join('')
}

export function fillInReference(page: string, reference: string): string {
  return page.replace(ROOM, `data-reference="">Reference ${reference}</p>`)
}
