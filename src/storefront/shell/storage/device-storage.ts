/** What a browser stores for the visitor until it is cleared. One that refuses storage loses nothing else. */

export function storeOnDevice(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Storage is full or forbidden: the next visit starts afresh.
  }
}

export function readFromDevice(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
