import { isRecord } from '../is-record'

const SHOP = 'https://shop.invalid'

const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Whether a link may stand on a page: it leads to a page, a mail or a telephone, and is never a script or a page of its own. */
export function isSafeLink(url: string): boolean {
  // As browsers read an address: what cannot be seen is left out before its scheme is looked at.
  const seen = url.replace(
    /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    '',
  )
  return URL.canParse(seen, SHOP) && SAFE.has(new URL(seen, SHOP).protocol)
}

/** The first link of a rich text that may not stand on a page; null: all may. */
export function findUnsafeLink(content: unknown): string | null {
  if (Array.isArray(content)) return firstOf(content)
  if (!isRecord(content)) return null
  const { fields } = content
  const url = isRecord(fields) ? fields.url : undefined
  if (typeof url === 'string' && !isSafeLink(url)) return url
  return firstOf(Object.values(content))
}

function firstOf(parts: unknown[]): string | null {
  for (const part of parts) {
    const found = findUnsafeLink(part)
    if (found !== null) return found
  }
  return null
}
