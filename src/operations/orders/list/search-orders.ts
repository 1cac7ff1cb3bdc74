import type { Payload, Where } from 'payload'
import { findOrdersOfLicences } from './listed-order-records'

/**
 * A search over orders that finds those of a licence, too: by its number, its licensee as it is named today, or its typeface. They
 * stand in rows of their own, so the question is asked there first.
 */
export async function withLicences(
  payload: Payload,
  where: Where,
  fields: readonly string[],
): Promise<Where> {
  const text = searchedFor(where, fields)
  if (text !== null) {
    const id = { in: await findOrdersOfLicences(payload, text) }
    return { or: [...(where.or ?? []), { id }] }
  }
  if (!where.and) return where
  const and = await Promise.all(where.and.map((part) => withLicences(payload, part, fields)))
  return { ...where, and }
}

/** What the list's own search asks: the same text in each of its fields. null: this is another question. */
function searchedFor({ or, ...rest }: Where, fields: readonly string[]): string | null {
  if (!or || Object.keys(rest).length > 0 || or.length !== fields.length) return null
  const texts = or.map((part, index) => {
    const asked = part[fields[index] ?? ''] as { like?: unknown } | undefined
    return typeof asked?.like === 'string' ? asked.like : null
  })
  const [first = null] = texts
  return texts.every((text) => text === first) ? first : null
}
