import { isRecord } from '../is-record'
import { isSafeLink } from './safe-link'

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
