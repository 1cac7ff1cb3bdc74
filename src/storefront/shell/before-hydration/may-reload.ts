/**
 * Whether a path whose code could not be loaded may reload: once in 10 s, and never by the very load that a reload
 * began, however slowly that one fails. Without session storage it may not: nothing would stop the second time.
 */
export function mayReload(path: string): boolean {
  const key = `fount.reloaded ${path}`
  try {
    const reloadedAt = Number(sessionStorage.getItem(key))
    if (performance.timeOrigin - reloadedAt < 10_000) return false
    sessionStorage.setItem(key, String(Date.now()))
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
