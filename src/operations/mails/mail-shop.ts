import type { Payload } from 'payload'
import type { MailSender } from '@/delivery/mails/mail-adapter'
import type { ComposedMail, MailShop } from '@/delivery/mails/mail-types'
import { zoneOf } from '@/domain/tax/day-in-country'
import type { Mail, Order } from '@/payload-types'
import { isDemo } from '../orders/payment/configured-payments'
import { shopOrigin } from '../shop-origin'
import { readShop } from '../records/shop'
import { zoneOfOrder } from '../shop-seller'

/** A row of the outbox, and the shop that signs it. */
export type Composing = { mail: Mail; shop: MailShop }

/** null: what the mail says is no longer so. */
export type Composer = (payload: Payload, composing: Composing) => Promise<ComposedMail | null>

/** Who signs the shop's mails. */
export async function mailShop(payload: Payload): Promise<MailShop> {
  const { name, email, country } = await readShop(payload)
  return { name, email: email ?? '', demo: isDemo(), timeZone: zoneOf(country) }
}

/** Of an order the mail says what was true when it was placed: keys of today make no sale of before a demonstration. */
export function shopOfOrder(shop: MailShop, order: Pick<Order, 'provider' | 'seller'>): MailShop {
  return { ...shop, demo: order.provider === 'demo', timeZone: zoneOfOrder(order) }
}

/** Whom the shop's mails come from. A shop without an e-mail of its own sends from its host, where nobody may answer. */
export async function findMailSender(payload: Payload): Promise<MailSender> {
  const { name, email } = await readShop(payload)
  if (!email) {
    return { from: { name, address: `shop@${new URL(shopOrigin()).hostname}` }, replyTo: null }
  }
  return { from: { name, address: email }, replyTo: { name, address: email } }
}
