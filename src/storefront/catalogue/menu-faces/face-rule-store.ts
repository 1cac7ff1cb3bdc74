/** Hands rules from a server component to the HTML, past the page's payload: both module graphs share this global. */
type GlobalStore = typeof globalThis & { fountFaceRules?: Map<string, FaceRules> }

type FaceRules = {
  /** The `@font-face` rules of a page. */
  css: string
  /** Loads the first of its faces. */
  loadScript: string
  /** The rules of faces that come by script, for whoever has none. */
  withoutScript: string
}

const MOST_STORED = 100

/** Returns the short key the rules are found by. */
export function storeFaceRules(rules: FaceRules): string {
  const store = openStore()
  const key = keyOf(rules.css + rules.withoutScript)
  store.delete(key)
  store.set(key, rules)

  for (const oldest of store.keys()) {
    if (store.size <= MOST_STORED) break
    store.delete(oldest)
  }
  return key
}

export function findFaceRules(key: string): FaceRules | null {
  return openStore().get(key) ?? null
}

function openStore(): Map<string, FaceRules> {
  return ((globalThis as GlobalStore).fountFaceRules ??= new Map())
}

/** FNV-1a, enough to distinguish a few sets of rules. */
function keyOf(css: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < css.length; index++) {
    hash = Math.imul(hash ^ css.charCodeAt(index), 0x01000193) >>> 0
  }
  return `${hash.toString(36)}-${css.length.toString(36)}`
}

/**
 * Moves the rules that stand before it into the head. Whoever asks for a face that was in the HTML takes it to be there for good
 * (`isInlined`), but React removes a part of the page with all that stands in it.
 */
export const MOVE_TO_HEAD = 'document.head.append(document.currentScript.previousSibling)'
