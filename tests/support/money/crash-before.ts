import { vi } from 'vitest'
import type { Shop } from '../shop/open-shop'

export type Write = { collection: string; data: Record<string, unknown> }
export type Moment = (write: Write) => boolean

/** Lets the process "end" just before it writes this, and never come back: whatever it does then is lost, too. */
export function crashBefore({ payload }: Shop, moment: Moment): void {
  let isGone = false
  const guard = (write: Write) => {
    isGone ||= moment(write)
    if (isGone) throw new Error('The lights went out.')
  }
  const create = payload.create.bind(payload)
  vi.spyOn(payload, 'create').mockImplementation((options) => {
    guard(options as Write)
    return create(options)
  })
  const update = payload.db.updateOne.bind(payload.db)
  vi.spyOn(payload.db, 'updateOne').mockImplementation(async (options) => {
    guard(options as Write)
    return update(options)
  })
}

/** Of a history not what the outbox notes at an order: its mail may go out at any moment, and before what is crashed has begun. */
export const written =
  (collection: string, field?: string): Moment =>
  (write) =>
    write.collection === collection &&
    (field === undefined || field in write.data) &&
    !(collection === 'order-events' && String(write.data.kind).startsWith('mail_'))
