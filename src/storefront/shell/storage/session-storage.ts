/** What a tab keeps for the visitor until it is closed. A browser that refuses storage loses nothing else. */

export function remember(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: the page still works, a reload starts afresh.
  }
}

export function recall<Kept>(name: string, isKept: (value: unknown) => value is Kept): Kept | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return isKept(value) ? value : null
  } catch {
    return null
  }
}

export function forget(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
