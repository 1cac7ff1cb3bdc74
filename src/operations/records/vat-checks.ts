import type { Payload } from 'payload'
import type { VatCheck } from '@/domain/tax/vat-check'
import type { VatCheck as VatCheckRow } from '@/payload-types'
import { compareAndSet, isStill } from './any-collection'
import { all, findAll, findOne, insertKeyed, removeWhere } from './rows'

const keyOfAnswer = (vatId: string) => `answer:${vatId}`

const keyOfOrder = (order: string) => `order:${order}`

/** VIES's last answer about a number, whoever asked for it. */
export async function findAnswer(payload: Payload, vatId: string): Promise<VatCheck | null> {
  const row = await findOne(payload, 'vat-checks', { where: { checkkey: keyOfAnswer(vatId) } })
  return row?.answer ?? null
}

export async function storeAnswer(payload: Payload, check: VatCheck): Promise<void> {
  const checkkey = keyOfAnswer(check.vatId)
  const { isNew } = await insertCheck(payload, {
    checkkey,
    vatid: check.vatId,
    state: 'answered',
    valid: check.valid,
    answer: check,
  })
  if (!isNew) await updateCheck(payload, { checkkey, check, state: 'answered' })
}

/** An order whose number VIES has yet to answer for. */
export async function insertDueCheck(
  payload: Payload,
  { order, vatId, dueAt }: { order: string; vatId: string; dueAt: Date },
): Promise<void> {
  await insertCheck(payload, {
    checkkey: keyOfOrder(order),
    vatid: vatId,
    order,
    state: 'due',
    dueAt: dueAt.toISOString(),
  })
}

export async function findDueChecks(payload: Payload, now: Date): Promise<VatCheckRow[]> {
  const where = { state: 'due', dueAt: { less_than_equal: now.toISOString() } }
  return findAll(payload, 'vat-checks', { where, limit: 50, sort: 'dueAt' })
}

/** True for one process alone. The next time is set before VIES is asked: a crash in between holds nothing up. */
export function claimDueCheck(payload: Payload, { id, attempts }: VatCheckRow, nextAt: Date) {
  const count = attempts ?? 0
  const still = all({ id, state: 'due' }, isStill('attempts', count))
  const change = { attempts: count + 1, dueAt: nextAt.toISOString() }
  return compareAndSet(payload, 'vat-checks', still, change)
}

export async function closeCheck(
  payload: Payload,
  order: string,
  { state, check }: { state: 'answered' | 'given_up'; check: VatCheck | null },
): Promise<void> {
  await updateCheck(payload, { checkkey: keyOfOrder(order), check, state })
}

/** The evidence on the order; nothing else of it changes. */
export async function storeCheckOfOrder(payload: Payload, order: string, vatCheck: VatCheck) {
  await compareAndSet(payload, 'orders', { id: order }, { vatCheck })
}

/** Answers nobody needs any more: carts and orders have theirs. */
export async function removeAnswersBefore(payload: Payload, before: Date): Promise<void> {
  await removeWhere(payload, 'vat-checks', {
    order: { exists: false },
    updatedAt: { less_than: before.toISOString() },
  })
}

type Change = { checkkey: string; state: VatCheckRow['state']; check: VatCheck | null }

async function updateCheck(payload: Payload, { checkkey, check, state }: Change): Promise<void> {
  const data = { state, valid: check?.valid ?? null, answer: check }
  await compareAndSet(
    payload,
    'vat-checks',
    { checkkey },
    // A write past Payload's hooks leaves the time alone.
    { ...data, updatedAt: new Date().toISOString() },
  )
}

type NewCheck = Pick<VatCheckRow, 'state'> & { checkkey: string } & Partial<VatCheckRow>

function insertCheck(payload: Payload, data: NewCheck) {
  return insertKeyed(payload, 'vat-checks', { key: 'checkkey', data })
}
