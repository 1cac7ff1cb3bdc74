const names = new Intl.DisplayNames('de', { type: 'region', fallback: 'code' })

/** "DE" → "Deutschland"; a code nobody knows stands for itself. */
export function inGermanOf(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
