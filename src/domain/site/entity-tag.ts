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

export type Validators = { etag: string; modifiedAt: Date | null }

/** Whether a body is still what its first part was of (If-Range, RFC 9110, section 13.1.5: compared strongly, a date to the second). */
export function isStillSame({ etag, modifiedAt }: Validators, ifRange: string | null): boolean {
  if (ifRange === null) return true
  const wanted = ifRange.trim()
  if (/^(W\/)?"/.test(wanted)) return wanted === etag && !etag.startsWith('W/')
  return modifiedAt !== null && wanted === modifiedAt.toUTCString()
}
