/** Whether a licence opens the releases that come after the one it was bought with. */
export type UpdatePolicy = 'all' | 'purchased'

/** What was promised with the licence holds; what its licence type allows today is open to earlier buyers too. */
export function opensNewerReleases(
  promised: UpdatePolicy | undefined,
  today: UpdatePolicy | null | undefined,
): boolean {
  return promised === 'all' || today === 'all'
}
