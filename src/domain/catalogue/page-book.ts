/** What a page of the cache shows now, and since when. */
export type BookEntry = {
  print: string
  /** When this was first seen, in milliseconds; 0: before the book was opened. */
  since: number
}

/** Every address of the page cache. */
export type PageBook = ReadonlyMap<string, BookEntry>

/** The print of an address that shows nothing (any more). */
export const NOTHING = 'nothing'

/** The book after another look at everything. What shows the same as before keeps its entry. */
export function turnBook(
  book: PageBook | undefined,
  { prints, now }: { prints: ReadonlyMap<string, string>; now: number },
): PageBook {
  return new Map(
    [...prints].map(([address, print]) => {
      const before = book?.get(address)
      const since = book ? now : 0
      return [address, before?.print === print ? before : { print, since }]
    }),
  )
}

/** The addresses whose pages no longer show what they should. */
export function changedPages(before: PageBook, after: PageBook): string[] {
  const addresses = new Set([...before.keys(), ...after.keys()])
  return [...addresses].filter(
    (address) => before.get(address)?.print !== after.get(address)?.print,
  )
}

const MARK = /(?:^|,)shows:([^,:]*):([^,:]+)/

/** What a page of the cache carries with it: its address and the print of what it was made from. */
export function markOf(book: PageBook, address: string): string {
  return `shows:${address}:${book.get(address)?.print ?? NOTHING}`
}

/**
 * Whether a cached page shows something else than its address should. A page that was made before the last change of its
 * address counts as old even when it bears today's print: it may have been marked just before that change, and made after it.
 */
export function isOutdated(book: PageBook, page: { tags: string; madeAt: number }): boolean {
  const [, address, print] = MARK.exec(page.tags) ?? []
  if (address === undefined) return false
  const entry = book.get(address)
  if (!entry) return print !== NOTHING
  return print !== entry.print || page.madeAt < entry.since
}
