/** What a tab stores for the visitor until it is closed. A browser that refuses storage loses nothing else. */

export function storeInSession(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: the page still works, a reload starts afresh.
  }
}

export function readFromSession<Stored>(
  name: string,
  isStored: (value: unknown) => value is Stored,
): Stored | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return isStored(value) ? value : null
  } catch {
    return null
  }
}

export function removeFromSession(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was stored.
  }
}
