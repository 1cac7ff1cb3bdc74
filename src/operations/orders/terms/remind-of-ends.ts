import type { Payload } from 'payload'
import { endReminderOf, remindedUntil } from '@/domain/licensing/term'
import type { Licence } from '@/payload-types'
import { idOf } from '../../id-of'
import { enqueueMail, findMail } from '../../mails/mail-records'
import { sendMailsSoon } from '../../mails/send-mails'
import { usesOfLicence } from '../licences/licence-terms'
import { findOrder } from '../order-records'
import { problemOfRenewal } from '../upgrades/read-held'
import { aboutRenewal, fillRenewalCart } from './renewal-cart'
import { findEndingBefore } from './term-records'

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
