import type { Payload } from 'payload'
import { isSameAddress } from '@/domain/customer/email-address'
import type { Letter } from '@/domain/customer/parse-letter'
import type { Enquiry } from '@/domain/licensing/enquiries/parse-enquiry'
import { parseLicenceNumber } from '@/domain/order/numbers'
import { InvalidRequest } from '@/domain/shop-error'
import type { Order, Enquiry as Answered } from '@/payload-types'
import { idOf } from './id-of'
import { sendMailsSoon } from './mails/send-mails'
import { findTypefaceNames, insertEnquiryOnce } from './records/buyers/enquiries'
import { contactOf, includes } from './records/customers'
import { findLicenceByNumber, findLicencesOfOrder } from './records/licences'
import { recordOrderEvent } from './records/order-events'
import { findOrder, findOrderWith } from './records/orders'
import { readPriceRules } from './records/prices/price-inputs'
import { hashOf } from './secret-key'
import { notifyStaff } from './staff/notify-staff'

/** A row for staff and a mail to them. The same words on the same day are one enquiry, however often they are sent. */
export async function receiveEnquiry(payload: Payload, enquiry: Enquiry): Promise<void> {
  const about = await requireLicence(payload, enquiry)
  const names = await findTypefaceNames(payload, enquiry.typefaces)
  const { name, email, company, message } = enquiry

  const row = await insertEnquiryOnce(payload, {
    ...{ enquirykey: keyOf(enquiry), topic: 'licence' as const, name, email, company, message },
    ...about,
    typefaces: names.join(', '),
  })
  await notifyStaff(payload, { kind: 'staff_enquiry', about: row.id })
  sendMailsSoon(payload)
}

/** The same of a letter. It stands in the history of its order, where whoever writes bought it or holds a licence of it. */
export async function receiveLetter(payload: Payload, letter: Letter): Promise<void> {
  const { topic, number, message, email, ...who } = letter
  const order = number === null ? null : await findOwnOrder(payload, { number, email })
  const row = await insertEnquiryOnce(payload, {
    ...{ enquirykey: keyOf(letter), topic, number, email, message, ...who },
    order: order?.id ?? null,
  })
  if (order)
    await recordOrderEvent(payload, {
      ...{ order: order.id, kind: 'letter', by: 'buyer', key: `letter:${row.id}` },
      details: { enquiry: row.id, topic },
    })
  await notifyStaff(payload, { kind: 'staff_enquiry', about: row.id })
  sendMailsSoon(payload)
}

/** Staff answer by their own mail; that they did, and their note of it, stands in the history of its order. */
export async function recordAnswer(payload: Payload, enquiry: Answered): Promise<void> {
  const { id, order, note, followedUpBy, followedUpAt } = enquiry
  if (!order) return
  await recordOrderEvent(payload, {
    ...{ order: idOf(order), kind: 'letter_answered', by: 'staff', why: note ?? undefined },
    details: { enquiry: id, user: followedUpBy },
    key: `letter:${id}:answered:${followedUpAt}`,
  })
}

function keyOf(sent: Enquiry | Letter): string {
  return hashOf(JSON.stringify([new Date().toISOString().slice(0, 10), sent]))
}

async function findOwnOrder(
  payload: Payload,
  { number, email }: { number: string; email: string },
): Promise<Order | null> {
  const order = await findOrderNamed(payload, number)
  if (!order || isSameAddress(order.email ?? '', email)) return order
  const licences = await findLicencesOfOrder(payload, order.id)
  return licences.some(({ contact }) => includes([email], contactOf(contact))) ? order : null
}

/** By its own number or that of a licence, whatever is written around it: "Order 2026-0413". */
async function findOrderNamed(payload: Payload, text: string): Promise<Order | null> {
  const [number] = /\b\d{4}-\d{4,9}\b/.exec(text) ?? []
  if (number) return findOrderWith(payload, 'number', number)
  const licenceNumber = parseLicenceNumber(text)
  const licence = licenceNumber && (await findLicenceByNumber(payload, licenceNumber))
  return licence ? findOrder(payload, idOf(licence.order)) : null
}

/** As the licence is called today. What is sold may be asked about too; trial fonts have their own page. */
async function requireLicence(payload: Payload, { type: key, tier: tierKey }: Enquiry) {
  const { licenceTypes } = await readPriceRules(payload)
  const type = licenceTypes.find((one) => one.key === key && one.kind !== 'trial')
  if (!type) throw new InvalidRequest({ type: 'This shop has no such licence. Choose another.' })

  const tiers = [...type.tiers, ...(type.onRequest ?? [])]
  const tier = tiers.find((one) => one.key === tierKey)
  if (tierKey !== null && !tier)
    throw new InvalidRequest({ tier: `${type.name} has no such size. Choose one that is listed.` })
  return { licenceType: type.name, tier: tier?.label ?? null }
}
