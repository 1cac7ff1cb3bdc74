import type { CollectionBeforeChangeHook, Field } from 'payload'
import { date, text, ui } from './payload-fields'

const fixed = { update: () => false, create: () => false } as const

/** When somebody of the staff followed a question up, and who; written by the shop when they say so. */
export const followedUpFields: Field[] = [
  date('followedUpAt', { access: fixed, admin: { readOnly: true, position: 'sidebar' } }),
  text('followedUpBy', { access: fixed, admin: { readOnly: true, position: 'sidebar' } }),
]

type Row = Record<string, unknown>

/** Whoever says it first stands there; taken back, nobody does. */
export function noteFollower(isDone: (row: Row) => boolean): CollectionBeforeChangeHook {
  return ({ data, originalDoc, operation, req }) => {
    const before = (originalDoc ?? {}) as Row
    const after = { ...before, ...(data as Row) }
    if (operation !== 'update' || !req.user || isDone(before) === isDone(after)) return data as Row
    return {
      ...(data as Row),
      followedUpAt: isDone(after) ? new Date().toISOString() : null,
      followedUpBy: isDone(after) ? (req.user.email ?? null) : null,
    }
  }
}

/** From a question to a quote for whoever asked it. */
export const quoteLinkField: Field = ui('quoteLink', '@/admin/quotes/quote-panel#QuoteLink')
