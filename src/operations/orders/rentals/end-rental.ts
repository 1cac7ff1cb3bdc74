import type { Payload } from 'payload'
import { nextChargeAt } from '@/domain/licensing/rental'
import { RentalIsOver } from '@/domain/request-error'
import { isRented } from '@/domain/order/order-line'
import { CartIsPaid } from '@/domain/order/order-error'
import type { Licence, Order } from '@/payload-types'
import { idOf } from '../../id-of'
import { type NewOrderEvent, recordOrderEvent } from '../../records/order-events'
import { setRental } from '../../records/rentals'
import { findLicenceByNumber } from '../../records/upgraded-licences'
import { providerOf } from '../payment/configured-payments'
import { cancelOrder } from '../cancel-order'
import { findRenewalOrder, findSavedCard, isOpenRental } from './renewed-line'
import { tellOfRental } from './renew-rentals'

type Wish = { renews: boolean; told: Pick<NewOrderEvent, 'by' | 'user' | 'why' | 'details'> }

/**
 * Ends a rental at the end of the term that is paid, or takes it up again before that. Wished twice, it has happened once; of an
 * attempt to charge that is under way the end wins, as far as no money has come.
 */
export async function changeRental(payload: Payload, number: string, wish: Wish): Promise<void> {
  const licence = await findLicenceByNumber(payload, number)
  if (!licence || !isOpenRental(licence)) throw new RentalIsOver()
  if (Boolean(licence.chargeAt) === wish.renews) return

  const { renews, told } = wish
  const at = new Date()
  const chargeAt = renews ? chargeFrom(licence.endsAt ?? '', at).toISOString() : null
  const change = { chargeAt, chargeTries: 0, chargeError: null }
  if (!(await setRental(payload, licence, change))) return changeRental(payload, number, wish)
  if (!renews) await giveUpRenewal(payload, licence)

  const what = renews ? 'resumed' : 'ended'
  const key = `${licence.id}:${at.toISOString()}`
  await recordOrderEvent(payload, {
    ...{ order: idOf(licence.order), kind: `rental_${what}`, ...told },
    details: { ...told.details, licence: licence.number, endsAt: licence.endsAt },
    key: `rental_${what}:${key}`,
  })
  await tellOfRental(payload, licence, { what, key })
}

function chargeFrom(endsAt: string, now: Date): Date {
  const first = nextChargeAt(endsAt)
  return first && first > now ? first : now
}

/** Money that came a moment earlier has made it the next term, which then does not renew itself. */
async function giveUpRenewal(payload: Payload, licence: Licence): Promise<void> {
  const order = await findRenewalOrder(payload, licence)
  if (order?.state !== 'awaiting_payment') return
  try {
    await cancelOrder(payload, order)
  } catch (error) {
    if (!(error instanceof CartIsPaid)) throw error
  }
}

/** Of somebody whose data are erased: nothing is charged any more, and no card is left to charge. No mail follows. */
export async function forgetRentals(
  payload: Payload,
  { orders, licences }: { orders: Order[]; licences: Licence[] },
): Promise<void> {
  const end = { chargeAt: null, chargeTries: 0, chargeError: null }
  for (const licence of licences) if (licence.chargeAt) await setRental(payload, licence, end)
  for (const order of orders.filter(({ lines }) => lines.some(isRented))) {
    const card = await findSavedCard(payload, order)
    if (card) await providerOf(payload, order).forgetCard(card)
  }
}
