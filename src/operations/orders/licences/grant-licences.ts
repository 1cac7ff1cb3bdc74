import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import type { Licensee } from '@/domain/cart/cart-request'
import { isSameAddress } from '@/domain/customer/email-address'
import { nextChargeAt, stateOfRental } from '@/domain/licensing/rental'
import { monthsLater } from '@/domain/licensing/term'
import { licenceNumber } from '@/domain/order/numbers'
import { isRented, type OrderLine, type ReplacedLicence } from '@/domain/order/order-line'
import { env } from '@/env'
import type { Licence, Order } from '@/payload-types'
import { idOf } from '../../id-of'
import { contactOf } from '../../records/customers'
import { insertGrantOnce, insertLicenceOnce } from '../../records/licences'
import { enqueueMail } from '../../records/mails'
import { recordOrderEvent } from '../../records/order-events'
import { findOrder, licensedLines } from '../../records/orders'
import { findLicenceByNumber, findLicenceOfLine } from '../../records/upgraded-licences'
import { closeExchanged, holdsAllOf } from '../upgrades/follow-upgrades'

/** One licence a line with its grant, the order's one mail, and one to each licensee that is not the buyer: each is inserted once, however often this runs. */
export async function grantLicences(payload: Payload, order: Order): Promise<void> {
  const contacts = new Set<string>()
  for (const line of licensedLines(order.lines)) {
    const contact = await contactFor(payload, { order, line })
    if (contact !== null) contacts.add(contact)
    const linekey = `${order.id}:${line.id}`
    const term = termOfLine(line)
    const licence = await insertLicenceOnce(payload, {
      linekey,
      numbers: numbersFor(linekey),
      order: order.id,
      licensee: line.replaces?.licensee ?? (order.licensee as Licensee),
      licenseeName: line.replaces?.licenseeName ?? licenseeName(order),
      contact,
      typefaceName: line.typeface.name,
      styles: line.styles,
      uses: line.uses,
      ...term,
      chargeAt: await chargeAtOf(payload, line, term.endsAt),
      paid: { net: line.net + (line.replaces?.credit ?? 0), currency: order.currency },
      replaces: line.replaces ?? null,
    })
    if (line.replaces) await recordReplaced(payload, { order, licence, replaces: line.replaces })
    await insertGrantOnce(payload, {
      grantkey: `licence:${licence.id}`,
      kind: 'licence',
      licence: licence.id,
      email: order.email ?? '',
    })
    await closeExchanged(payload, licence)
  }
  await enqueueMail(payload, {
    mailkey: `order:${order.id}:receipt`,
    kind: 'order',
    to: order.email ?? '',
    about: order.id,
  })
  for (const to of contacts) {
    const mailkey = `order:${order.id}:licensee:${to}`
    await enqueueMail(payload, { mailkey, kind: 'licensee', to, about: order.id })
  }
}

/** A licence that replaces another stays with whom that one names. */
async function contactFor(payload: Payload, { order, line }: { order: Order; line: OrderLine }) {
  const { replaces } = line
  const old = replaces ? await findLicenceByNumber(payload, replaces.number) : null
  const { licensee } = order
  const named = licensee?.kind === 'client' ? (licensee.email ?? null) : null
  const email = replaces ? contactOf(old?.contact) : named
  return email === null || isSameAddress(email, order.email ?? '') ? null : email
}

/** Whom an order's licences name; before there are any, whom they will. */
export function holdersOf(order: Order, licences: readonly Licence[]): string {
  const names = new Set(licences.map((licence) => licence.licenseeName ?? ''))
  return [...names].join(', ') || licenseeName(order)
}

/** The licensee that is not the buyer; null: they are one. */
export function clientOf(order: Order, licences: readonly Licence[]): string | null {
  return order.licensee?.kind === 'client' ? holdersOf(order, licences) : null
}

export function licenseeName({ licensee, company, name }: Order): string {
  if (licensee?.kind === 'client') return licensee.company || licensee.name
  return company || name || ''
}

/**
 * When a licence of a line begins and ends. An upgrade keeps the end of the licence it replaces; a renewal begins where that one
 * ends, or now if it has ended already.
 */
function termOfLine(
  { months, replaces }: Pick<OrderLine, 'months' | 'replaces'>,
  now = new Date(),
): { startsAt: string | null; endsAt: string | null } {
  if (!months) return { startsAt: null, endsAt: null }
  if (replaces?.kind === 'upgrade') return { startsAt: now.toISOString(), endsAt: replaces.endsAt }

  const before = Date.parse(replaces?.endsAt ?? '')
  const start = before > now.getTime() ? new Date(before) : now
  return { startsAt: start.toISOString(), endsAt: monthsLater(start, months).toISOString() }
}

/** Of what is rented: when its next term is charged. Null where its holder ended it while this term was being paid. */
async function chargeAtOf(payload: Payload, line: OrderLine, endsAt: string | null) {
  if (!endsAt || !isRented(line)) return null
  const { byItself, number = '' } = line.replaces ?? {}
  const old = byItself ? await findLicenceByNumber(payload, number) : null
  if (old && stateOfRental(old) === 'ended') return null
  return nextChargeAt(endsAt)?.toISOString() ?? null
}

/** The same line has the same number whoever settles it. Should it belong to another line already, the next one is used. */
function* numbersFor(linekey: string): Generator<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    yield licenceNumber(
      createHmac('sha256', env.secret).update(`licence ${linekey} ${attempt}`).digest(),
    )
  }
}

/** The number that the licence of a line has, or will have. */
export async function numberOfLine(payload: Payload, linekey: string): Promise<string> {
  const made = await findLicenceOfLine(payload, linekey)
  if (made) return made.number
  for (const number of numbersFor(linekey)) {
    if (!(await findLicenceByNumber(payload, number))) return number
  }
  throw new Error(`No licence number was free for ${linekey}.`)
}

/** Written into the histories of both orders, once. */
async function recordReplaced(
  payload: Payload,
  { order, licence, replaces }: { order: Order; licence: Licence; replaces: ReplacedLicence },
): Promise<void> {
  const { number, kind } = replaces
  const old = await findLicenceByNumber(payload, number)
  const before = old && (await findOrder(payload, idOf(old.order)))
  const upgraded = old && !holdsAllOf(licence, old) ? 'licence_exchanged' : 'licence_upgraded'
  const change = {
    kind: kind === 'upgrade' ? upgraded : 'licence_renewed',
    by: 'shop',
    key: `${kind}:${number}:${licence.number}`,
  } as const
  const details = { from: number, to: licence.number }
  await recordOrderEvent(payload, {
    ...change,
    order: order.id,
    details: { ...details, other: before?.number },
  })
  if (before && before.id !== order.id)
    await recordOrderEvent(payload, {
      ...change,
      order: before.id,
      details: { ...details, other: order.number },
    })
}
