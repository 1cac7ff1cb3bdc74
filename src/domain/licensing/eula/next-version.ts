const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The version after this one, in the same style: "1.2" → "1.3", "2" → "3"; a version that is a day becomes today. */
export function nextVersion(version: string, today: string): string {
  if (DAY.test(version) && version < today) return today
  const parts = /^(.*?)(\d+)(\D*)$/.exec(version)
  if (!parts) return `${version} 2`
  const [, before = '', number = '0', after = ''] = parts
  return `${before}${String(Number(number) + 1).padStart(number.length, '0')}${after}`
}

/** By their numbers: "1.10" comes after "1.9". */
export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}
