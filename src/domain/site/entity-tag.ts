/** Whether the client holds this body already (If-None-Match, RFC 9110, section 13.1.2: compared weakly). */
export function isKnownTag(tag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch
    .split(',')
    .map((part) => strong(part.trim()))
    .some((part) => part === strong(tag) || part === '*')
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '')
}
