/** Side by side on one page, and in one address. */
export const MOST_COMPARED = 4

/** The slugs of an address, each once; null: it names none, not even none at all. */
export function parseCompared(typefaces: string | undefined, added: string | undefined) {
  if (typefaces === undefined && !added) return null
  const slugs = [...(typefaces ?? '').split(','), added ?? ''].filter(Boolean)
  return [...new Set(slugs)].slice(0, MOST_COMPARED)
}
