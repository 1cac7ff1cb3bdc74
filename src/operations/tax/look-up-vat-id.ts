import type { Payload } from 'payload'
import { determineTax } from '@/domain/tax/determine-tax'
import type { Place } from '@/domain/tax/territory'
import { nextAskAfterMs, stillHolds, type VatCheck } from '@/domain/tax/vat-check'
import { checkVatId, isOfVies } from '@/domain/tax/vat-id'
import { env } from '@/env'
import type { Shop, VatCheck as VatCheckRow } from '@/payload-types'
import { shared } from '@/platform/shared'
import { runFewAtOnce } from '../concurrency'
import { idOf } from '../id-of'
import { recordOrderEvent } from '../records/order-events'
import { findOrder } from '../records/orders'
import { readShop } from '../records/shop'
import {
  claimDueCheck,
  closeCheck,
  findAnswer,
  findDueChecks,
  removeAnswersBefore,
  storeAnswer,
  storeCheckOfOrder,
} from '../records/vat-checks'
import { notifyStaff } from '../staff/notify-staff'
import { askVies } from './ask-vies'
import { hasRightDigits } from './check-digits'
import { taxQuestionOf } from './determine-cart-tax'

type Wanted = { vatId: string; place: Place; previous: VatCheck | null }

/** What is known of a number: by its form and digits, and where the tax depends on it by VIES. */
export async function lookUpVatId(payload: Payload, { vatId, place, previous }: Wanted) {
  const [shop, now] = [await readShop(payload), new Date()]
  const known = previous?.vatId === vatId ? previous : null
  const isRight = hasRightDigits(vatId)
  const isAsked = isOfVies(vatId) && env.viesUrl !== null
  if (!isRight || !isAsked || !decidesTheTax(shop, { place, now }))
    return known?.checked === 'form' ? known : checkOfForm(vatId, isRight, now)

  if (known?.checked === 'vies' && stillHolds(known, now)) return known
  return askOnce(payload, vatId, now)
}

/** VIES is asked where its answer changes what the buyer pays. */
function decidesTheTax(shop: Shop, { place, now }: { place: Place; now: Date }): boolean {
  try {
    const question = taxQuestionOf(shop, { buyer: { ...place, isBusiness: true }, now })
    return determineTax(question).kind === 'reverse_charge'
  } catch {
    return false // A country that cannot be sold to says so when the tax is worked out.
  }
}

function checkOfForm(vatId: string, valid: boolean, now: Date): VatCheck {
  const nothing = { name: null, consultationNumber: null, request: null, answer: null }
  return { vatId, checked: 'form', valid, at: now.toISOString(), ...nothing }
}

const underWay = shared('VAT numbers being asked', () => new Map<string, Promise<VatCheck>>())

/** An answer of the last day counts for everyone, and those who ask at the same time share one request. */
async function askOnce(payload: Payload, vatId: string, now: Date): Promise<VatCheck> {
  const asking = underWay.get(vatId) ?? ask(payload, vatId, now)
  underWay.set(vatId, asking)
  try {
    return await asking
  } finally {
    underWay.delete(vatId)
  }
}

async function ask(payload: Payload, vatId: string, now: Date): Promise<VatCheck> {
  const [known, shop] = await Promise.all([findAnswer(payload, vatId), readShop(payload)])
  if (known && stillHolds(known, now)) return known

  const requester = requesterOf(shop)
  const check = await askVies({ url: env.viesUrl ?? '', vatId, requester, now })
  if (check.valid !== null) await storeAnswer(payload, check)
  return check
}

const AT_ONCE = 3

const LAST_WAIT_MS = 24 * 3_600_000

/** Asks VIES for the numbers it gave no answer for, at growing intervals for about a week. */
export async function askAgain(payload: Payload, now = new Date()): Promise<void> {
  if (env.viesUrl === null) return
  const rows = await findDueChecks(payload, now)
  await runFewAtOnce(rows, { atOnce: AT_ONCE, work: (row) => askFor(payload, row, now) })
}

async function askFor(payload: Payload, row: VatCheckRow, now: Date): Promise<void> {
  const wait = nextAskAfterMs((row.attempts ?? 0) + 1)
  const nextAt = new Date(now.getTime() + (wait ?? LAST_WAIT_MS))
  if (!(await claimDueCheck(payload, row, nextAt))) return

  const order = row.order ? await findOrder(payload, idOf(row.order)) : null
  if (!order) return
  if (order.state === 'cancelled')
    return closeCheck(payload, order.id, { state: 'given_up', check: null })

  const check = await askOnce(payload, row.vatid ?? '', now)
  if (check.valid !== null) return keepAnswer(payload, order.id, check)
  if (wait !== null) return
  await notifyStaff(payload, { kind: 'staff_vat_id', about: order.id })
  await closeCheck(payload, order.id, { state: 'given_up', check })
}

/** The row is closed last: a crash in between is made good by the next run. */
async function keepAnswer(payload: Payload, order: string, check: VatCheck): Promise<void> {
  await storeCheckOfOrder(payload, order, check)
  await recordOrderEvent(payload, {
    order,
    kind: check.valid ? 'vat_check_valid' : 'vat_check_denied',
    by: 'shop',
    why: check.valid ? 'VIES knows the VAT number.' : 'VIES does not know the VAT number.',
    details: { consultationNumber: check.consultationNumber, at: check.at },
    key: 'vat-check-answered',
  })
  if (!check.valid) await notifyStaff(payload, { kind: 'staff_vat_id', about: order })
  await closeCheck(payload, order, { state: 'answered', check })
}

const KEPT_MS = 30 * 24 * 3_600_000

/** VIES's answers count for a day; a month later nobody needs them, but for those on carts and orders. */
export function removeOldAnswers(payload: Payload, now = new Date()): Promise<void> {
  return removeAnswersBefore(payload, new Date(now.getTime() - KEPT_MS))
}

/** The seller's own number as VIES takes it; null: there is none, or none of the EU's. */
function requesterOf({ vatId }: Pick<Shop, 'vatId'>): string | null {
  const check = checkVatId(vatId ?? '')
  return check.kind === 'valid' && isOfVies(check.vatId) ? check.vatId : null
}

/** Kept as documents and VIES write it; what has another form is left as it was typed. */
export function normalVatId(typed: string | null | undefined): string | null {
  const text = typed?.trim() || null
  return text && (requesterOf({ vatId: text }) ?? text)
}
