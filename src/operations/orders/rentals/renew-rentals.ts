import type { Payload } from 'payload'
import { nextChargeAt, noticeAt, toldUntil } from '@/domain/licensing/rental'
import { ShopError } from '@/domain/shop-error'
import type { Licence, Order } from '@/payload-types'
import { PaymentProviderAway } from '@/payments/payment-errors'
import { idOf } from '../../id-of'
import { sendMailsSoon } from '../../mails/send-mails'
import { enqueueMail } from '../../records/mails'
import { recordOrderEvent } from '../../records/order-events'
import { findOrder } from '../../records/orders'
import { findRentals, setRental } from '../../records/rentals'
import { usesOfLicence } from '../licences/licence-contents'
import { orderUrl } from '../order-link'
import { providerOf } from '../payment/configured-payments'
import { requireIntent } from '../payment/create-payment'
import { settlePayment, type Settlement } from '../payment/settle-payment'
import { problemOfRenewal } from '../upgrades/read-upgradable'
import { placeRenewal } from './renewal-order'
import { findSavedCard } from './renewed-line'

const HOUR_MS = 3_600_000

const DAY_MS = 24 * HOUR_MS

/**
 * Tells of charges that come, and charges what is due: each attempt is claimed by one guarded write, so that of many servers one
 * makes it. What a crash leaves is taken up an hour later, and settled before anything is charged again.
 */
export async function renewRentals(payload: Payload, now = new Date()): Promise<void> {
  for (const licence of await findRentals(payload, toldUntil(now))) {
    const chargeAt = licence.chargeAt ?? ''
    if (new Date(chargeAt) <= now) await renew(payload, licence, now)
    else if (!licence.chargeTries) await announce(payload, licence, now)
  }
}

async function announce(payload: Payload, licence: Licence, now: Date): Promise<void> {
  const months = usesOfLicence(licence)[0]?.months ?? 1
  if (noticeAt(licence.chargeAt ?? '', { months }) <= now)
    await tellOfRental(payload, licence, { what: 'due', key: licence.endsAt ?? '' })
}

async function renew(payload: Payload, licence: Licence, now: Date): Promise<void> {
  const source = await findOrder(payload, idOf(licence.order))
  const lease = new Date(now.getTime() + HOUR_MS).toISOString()
  if (!source || !(await setRental(payload, licence, { chargeAt: lease }))) return
  const claimed = { ...licence, chargeAt: lease }
  // A bank looks at its payment: tomorrow more is known.
  if (problemOfRenewal(licence, source)) return waitADay(payload, claimed, now)

  try {
    const order = await placeRenewal(payload, { licence, source })
    const settlement = await charge(payload, order, { source, key: licence.chargeAt ?? '' })
    await followSettlement(payload, claimed, { order, settlement, now })
  } catch (error) {
    if (error instanceof PaymentProviderAway || !(error instanceof ShopError)) {
      payload.logger.error({ err: error, msg: `Rental ${licence.number} could not be charged` })
      return
    }
    await noteFailure(payload, claimed, { why: error.message, order: null, now })
  }
}

/** What was paid meanwhile, by its buyer in the browser, is not charged again. */
async function charge(
  payload: Payload,
  order: Order,
  { source, key }: { source: Order; key: string },
): Promise<Settlement> {
  const before = await settlePayment(payload, order.id)
  const isOpen = before.kind === 'failed' || before.kind === 'requires_action'
  if (!isOpen) return before

  const card = await findSavedCard(payload, source)
  const intent = await requireIntent(payload, order)
  if (!card) return { kind: 'failed', message: NO_CARD }
  await providerOf(payload, order).chargeSavedCard({
    ...{ intent: intent.id, card, returnUrl: orderUrl(order) },
    idempotencyKey: `${intent.id}:${key}`,
  })
  return settlePayment(payload, order.id)
}

const NO_CARD = 'There is no card to charge.'

const BANK_ASKS = 'Your bank wants you to confirm the payment.'

async function followSettlement(
  payload: Payload,
  licence: Licence,
  { order, settlement, now }: { order: Order; settlement: Settlement; now: Date },
): Promise<void> {
  if (settlement.kind === 'paid') {
    const paid = { chargeAt: null, chargeTries: 0, chargeError: null }
    await setRental(payload, licence, paid)
  } else if (settlement.kind === 'failed') {
    await noteFailure(payload, licence, { why: settlement.message, order, now })
  } else if (settlement.kind === 'requires_action') {
    await noteFailure(payload, licence, { why: BANK_ASKS, order, now })
  } else await waitADay(payload, licence, now)
}

/** Not counted as an attempt: nobody refused anything. */
async function waitADay(payload: Payload, licence: Licence, now: Date): Promise<void> {
  const chargeAt = new Date(now.getTime() + DAY_MS).toISOString()
  await setRental(payload, licence, { chargeAt })
}

/** Writes down an attempt that failed, and tells its buyer how to pay by themselves; after the last one the term is let run out. */
async function noteFailure(
  payload: Payload,
  licence: Licence,
  { why, order, now }: { why: string; order: Order | null; now: Date },
) {
  const tries = (licence.chargeTries ?? 0) + 1
  const next = nextChargeAt(licence.endsAt ?? '', tries)
  // A shop that was away does not make up for its attempts all at once.
  const soonest = new Date(now.getTime() + DAY_MS)
  const chargeAt = next && (next < soonest ? soonest : next).toISOString()
  if (!(await setRental(payload, licence, { chargeAt, chargeTries: tries, chargeError: why })))
    return
  const what = chargeAt ? 'failed' : 'over'
  const key = `${licence.endsAt}:${tries}`
  await recordOrderEvent(payload, {
    ...{ order: idOf(licence.order), kind: 'rental_failed', by: 'shop', why },
    details: { licence: licence.number, tries, next: chargeAt, other: order?.number },
    key: `rental:${licence.id}:${key}`,
  })
  await tellOfRental(payload, licence, { what, key })
}

export type RentalNews = 'due' | 'failed' | 'over' | 'ended' | 'resumed'

/** By mail, each once. It is about a contract: no choice of mails keeps it back. */
export async function tellOfRental(
  payload: Payload,
  licence: Licence,
  { what, key }: { what: RentalNews; key: string },
): Promise<void> {
  const order = await findOrder(payload, idOf(licence.order))
  if (!order?.email) return
  await enqueueMail(payload, {
    mailkey: `rental:${licence.id}:${what}:${key}`,
    kind: 'rental',
    to: order.email,
    about: `${licence.id}:${what}`,
  })
  sendMailsSoon(payload)
}
