const TIMEOUT_MS = 8000

/** Whether the shop can be reached now. A page that is left for one that does not come is lost, with all that is typed on it. */
export async function shopAnswers(): Promise<boolean> {
  try {
    await fetch('/builds/latest.json', {
      cache: 'no-store',
      method: 'HEAD',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return true
  } catch {
    return false
  }
}
