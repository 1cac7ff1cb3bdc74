/**
 * Whether a path whose code could not be loaded may load afresh: once in 10 s, and never by the very load that a reload
 * began, however slowly that one fails. A browser that keeps no mark may not: nothing would stop the second time.
 *
 * Complete in itself: the script in the head carries its source.
 */
export function mayReload(path: string): boolean {
  const mark = `fount.reloaded ${path}`
  try {
    const reloadedAt = Number(sessionStorage.getItem(mark))
    if (performance.timeOrigin - reloadedAt < 10_000) return false
    sessionStorage.setItem(mark, String(Date.now()))
    return sessionStorage.getItem(mark) !== null
  } catch {
    return false
  }
}
