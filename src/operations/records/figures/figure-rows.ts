import type { Payload, Where } from 'payload'
import { ORDER_STATES } from '@/domain/order/order-state'
import { all, countAll, findAll, findOne } from '../rows'
import { FIRST_FILLING } from '../timers'

export function countOrders(payload: Payload): Promise<(readonly [string, number])[]> {
  return countEach(payload, 'orders', ORDER_STATES)
}

export function countMails(payload: Payload): Promise<(readonly [string, number])[]> {
  return countEach(payload, 'mails', ['waiting', 'sending', 'failed'])
}

async function countEach(payload: Payload, collection: 'orders' | 'mails', states: string[]) {
  const counts = states.map((state) => countAll(payload, collection, { state }))
  return (await Promise.all(counts)).map((count, index) => [states[index] ?? '', count] as const)
}

/** When the mail that waits longest should have gone out; null: none waits. */
export async function findOldestDueMail(payload: Payload, now: Date): Promise<Date | null> {
  const where: Where = all({
    state: { in: ['waiting', 'sending'] },
    dueAt: { less_than_equal: now.toISOString() },
  })
  const mail = await findOne(payload, 'mails', { where, sort: 'dueAt' })
  return mail?.dueAt ? new Date(mail.dueAt) : null
}

/** When each timed work last ran in any process. */
export async function findLastRuns(payload: Payload): Promise<{ name: string; at: Date }[]> {
  const where = { name: { not_equals: FIRST_FILLING } }
  const rows = await findAll(payload, 'timers', { where })
  return rows.map(({ name, lastRunAt }) => ({ name: name ?? '', at: new Date(lastRunAt ?? 0) }))
}

/** Publishing and unpublishing that is due, by its task. */
export async function findDueWork(payload: Payload, now: Date): Promise<Date | null> {
  const where: Where = all({
    completedAt: { exists: false },
    hasError: { not_equals: true },
    waitUntil: { less_than: now.toISOString() },
  })
  const job = await findOne(payload, 'payload-jobs', { where, sort: 'waitUntil' })
  return job?.waitUntil ? new Date(job.waitUntil) : null
}
