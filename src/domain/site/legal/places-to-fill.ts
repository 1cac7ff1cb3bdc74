const OPENING = '[Fill in: '

/** A place in a draft that only the foundry can fill. */
export function placeToFill(what: string): string {
  return `${OPENING}${what}]`
}

/** The places that are left in a text, rich or plain, in their order. */
export function findPlacesToFill(content: unknown): string[] {
  if (typeof content === 'string') {
    return [...content.matchAll(/\[Fill in: [^\]]*\]/g)].map(([place]) => place)
  }
  if (typeof content !== 'object' || content === null) return []
  return Object.values(content).flatMap(findPlacesToFill)
}
