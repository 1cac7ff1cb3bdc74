/** "Version 1.000;PS 001.000" → "1.000" */
export function plainVersion(version: string): string {
  return (
    version
      .replace(/^version\s*/i, '')
      .split(';')[0]
      ?.trim() ?? ''
  )
}

/** Rising: 1.9, 1.10, 2.001. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}
