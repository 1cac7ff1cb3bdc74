import type { Payload } from 'payload'
import { endReminderOf, remindedUntil } from '@/domain/licensing/term'
import type { Licence } from '@/payload-types'
import { idOf } from '../../id-of'
import { sendMailsSoon } from '../../mails/send-mails'
import { findEndingBefore, findRunOut, writeRunOut } from '../../records/licence-changes'
import { enqueueMail, findMail } from '../../records/mails'
import { recordOrderEvent } from '../../records/order-events'
import { findOrder } from '../../records/orders'
import { problemOfRenewal } from '../upgrades/read-upgradable'
import { usesOfLicence } from './licence-contents'
import { aboutRenewal, fillRenewalCart } from './renewal-cart'

/** Writes down which terms are over: a licence that was renewed goes on as its renewal, any other has expired. Safe to repeat. */
export async function endTerms(payload: Payload, now = new Date()): Promise<void> {
  for (const licence of await findRunOut(payload, now)) {
    await recordEnd(payload, licence)
    await writeRunOut(payload, licence)
  }
}

/** Before its row says so: what was written there is not looked for again. */
async function recordEnd(payload: Payload, licence: Licence): Promise<void> {
  const { number, order, endsAt, supersededBy } = licence
  await recordOrderEvent(payload, {
    order: idOf(order),
    kind: 'licence_expired',
    by: 'shop',
    key: `expired:${number}`,
    details: { licence: number, endsAt, ...(supersededBy ? { next: supersededBy } : {}) },
  })
}

/**
 * Before a licence ends its buyer gets two mails, each once. They are about the contract, not about news: no choice of mails keeps
 * them back.
 */
export async function remindOfEnds(payload: Payload, now = new Date()): Promise<void> {
  const ending = await findEndingBefore(payload, { now, until: remindedUntil(now) })
  for (const licence of ending) await remindOnce(payload, licence, now)
  if (ending.length > 0) sendMailsSoon(payload)
}

async function remindOnce(payload: Payload, licence: Licence, now: Date): Promise<void> {
  const uses = usesOfLicence(licence)
  const term = { endsAt: licence.endsAt ?? '', months: uses[0]?.months ?? 0 }
  const days = endReminderOf(term, now)
  if (days === null) return

  const mailkey = `renewal:${licence.id}:${days}`
  if (await findMail(payload, mailkey)) return
  const order = await findOrder(payload, idOf(licence.order))
  if (!order?.email || problemOfRenewal(licence, order)) return
  const about = aboutRenewal({ licence: licence.id, cart: await fillRenewalCart(payload, licence) })
  await enqueueMail(payload, { mailkey, kind: 'renewal', to: order.email, about })
}
