export type RangeReading =
  { kind: 'whole' } | { kind: 'part'; first: number; last: number } | { kind: 'outside' }

/** One range of a `Range` header (RFC 9110, section 14). Several at once, or another unit, are answered with the whole. */
export function readRange(header: string | null, size: number): RangeReading {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return { kind: 'whole' }

  const [from, to] = [match[1] ?? '', match[2] ?? '']
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last || first >= size ? { kind: 'outside' } : { kind: 'part', first, last }
}
