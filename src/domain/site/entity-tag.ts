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
function isStillSame({ etag, modifiedAt }: Validators, ifRange: string | null): boolean {
  if (ifRange === null) return true
  const wanted = ifRange.trim()
  if (/^(W\/)?"/.test(wanted)) return wanted === etag && !etag.startsWith('W/')
  return modifiedAt !== null && wanted === modifiedAt.toUTCString()
}

export type RangeReading =
  { kind: 'whole' } | { kind: 'part'; first: number; last: number } | { kind: 'outside' }

/** What of a body a GET asks for. What has changed since its first part came is sent from the beginning (`If-Range`). */
export function readRange(
  { range, ifRange }: { range: string | null; ifRange: string | null },
  body: Validators & { size: number },
): RangeReading {
  if (range === null || !isStillSame(body, ifRange)) return { kind: 'whole' }
  return readSpan(range, body.size)
}

/** One range of a `Range` header (RFC 9110, section 14). Several at once, or another unit, are answered with the whole. */
function readSpan(header: string, size: number): RangeReading {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header.trim())
  if (!match || (match[1] === '' && match[2] === '')) return { kind: 'whole' }

  const [from, to] = [match[1] ?? '', match[2] ?? '']
  // A last byte before the first is no range at all, unlike one behind the end.
  if (from !== '' && to !== '' && Number(to) < Number(from)) return { kind: 'whole' }
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last || first >= size ? { kind: 'outside' } : { kind: 'part', first, last }
}
