import type { Form } from './read-form'
import { groupOf, integerOf, textOf } from './read-form'
import { invalid, missing } from './stripe-refusal'

type Listed = { id: string; created: number; type?: string; payment_intent?: string }

/** Newest first, narrowed by time, type and intent, a page at a time from a cursor. */
export function listOf<T extends Listed>(all: Map<string, T>, query: Form, url: string) {
  const limit = integerOf(query, 'limit') ?? 10
  if (limit < 1 || limit > 100) throw invalid('Limit must be 1 to 100.', { param: 'limit' })

  const fitting = [...all.values()].reverse().filter((one) => fits(one, query))
  const page = pageOf(fitting, query, limit)
  return { object: 'list', url, data: page.data, has_more: page.hasMore }
}

function pageOf<T extends Listed>(sorted: T[], query: Form, limit: number) {
  const after = textOf(query, 'starting_after')
  const before = textOf(query, 'ending_before')
  if (before !== null) {
    const end = indexOf(sorted, before)
    return { data: sorted.slice(Math.max(0, end - limit), end), hasMore: end > limit }
  }
  const start = after === null ? 0 : indexOf(sorted, after) + 1
  return { data: sorted.slice(start, start + limit), hasMore: sorted.length > start + limit }
}

function indexOf(sorted: Listed[], id: string): number {
  const index = sorted.findIndex((one) => one.id === id)
  if (index < 0) throw missing('object', id)
  return index
}

function fits(one: Listed, query: Form): boolean {
  const types = Object.values(groupOf(query, 'types'))
  const type = textOf(query, 'type')
  const intent = textOf(query, 'payment_intent')

  if (types.length > 0 && !types.includes(one.type ?? '')) return false
  if (type !== null && !fitsPattern(one.type ?? '', type)) return false
  if (intent !== null && one.payment_intent !== intent) return false
  return isInTime(one.created, query)
}

/** `charge.*` stands for every event of a charge. */
function fitsPattern(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
}

function isInTime(created: number, query: Form): boolean {
  if (typeof query.created === 'string') return created === Number(query.created)

  const bounds = groupOf(query, 'created')
  return (
    created > (integerOf(bounds, 'gt') ?? -Infinity) &&
    created >= (integerOf(bounds, 'gte') ?? -Infinity) &&
    created < (integerOf(bounds, 'lt') ?? Infinity) &&
    created <= (integerOf(bounds, 'lte') ?? Infinity)
  )
}
