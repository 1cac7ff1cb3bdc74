/** What the address of a typeface ends with while only chosen clients see it: nobody guesses 122 bits. */
const KEY = /-[0-9a-f]{32}$/

/** `isPrerelease` as staff ticked it. An address that has its key keeps it, and without the tick loses it. */
export function addressOf(slug: string, isPrerelease: boolean): string {
  if (!isPrerelease) return slug.replace(KEY, '')
  return KEY.test(slug) ? slug : `${slug}-${crypto.randomUUID().replaceAll('-', '')}`
}

/** Of a path or an address: whether it is a secret one. */
export function isSecret(address: string): boolean {
  return KEY.test(address)
}
