/** The way from a server component to the HTML, past the page's payload: both sides of it share this one object. */
type Shelf = typeof globalThis & { fountFaceRules?: Map<string, FaceRules> }

/** The browser fonts of a page, and the script that begins with the first of them. */
export type FaceRules = { rules: string; start: string }

const MOST_KEPT = 100

/** Puts the rules on the shelf; returns the short name they are found by. */
export function storeFaceRules(kept: FaceRules): string {
  const shelf = openShelf()
  const name = nameOf(kept.rules)
  shelf.delete(name)
  shelf.set(name, kept)

  for (const oldest of shelf.keys()) {
    if (shelf.size <= MOST_KEPT) break
    shelf.delete(oldest)
  }
  return name
}

export function findFaceRules(name: string): FaceRules | null {
  return openShelf().get(name) ?? null
}

function openShelf(): Map<string, FaceRules> {
  return ((globalThis as Shelf).fountFaceRules ??= new Map())
}

/** FNV-1a, enough to tell a few sets of rules apart. */
function nameOf(rules: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < rules.length; index++) {
    hash = Math.imul(hash ^ rules.charCodeAt(index), 0x01000193) >>> 0
  }
  return `${hash.toString(36)}-${rules.length.toString(36)}`
}
