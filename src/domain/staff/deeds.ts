/** What the audit writes down. `acted`: a deed of the desk with a name of its own, such as a refund. */
export const DEEDS = ['signed_in', 'created', 'changed', 'deleted', 'acted'] as const
export type DeedOfStaff = (typeof DEEDS)[number]

const NEVER_SAID = new Set(['updatedAt', 'createdAt', 'id', 'sessions', 'savedBy', 'globalType'])

/** The names of what a save changed, without a value: the audit holds no secrets. */
export function changedFields(
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown>,
): string[] {
  const names = Object.keys(after).filter((name) => !NEVER_SAID.has(name))
  return names.filter((name) => !isSame(before?.[name], after[name]))
}

/** Nothing, in whichever way a database says it. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

/** `/:id/second-factor/begin` reads “second factor begin”. */
export function deedOfPath(path: string): string {
  const words = path.split('/').filter((part) => part !== '' && !part.startsWith(':'))
  return words.join(' ').replaceAll('-', ' ')
}
