import type { PaymentIntent } from '../../support/stripe/world/stripe-objects'
import type { Records } from './records'

/** What was seen without the database: by buyers, by Stripe, by those who got mail. */
export type Outside = {
  intents: PaymentIntent[]
  placed: ReadonlySet<string>
  toldPaid: ReadonlySet<string>
}

/** Broken at any moment, also in the middle of a bad day: paid without the rest, doubled, or forgotten. */
export function findBroken(records: Records, outside: Outside): string[] {
  const { orders } = records
  const paid = orders.filter(({ state }) => state === 'paid')
  const charged = new Map(
    outside.intents.filter(({ status }) => status === 'succeeded').map((one) => [one.id, one]),
  )
  const licencesOf = groupBy(records.licences, ({ order }) => order)
  const grantsOf = groupBy(records.grants, ({ licence }) => licence)
  const receiptsOf = groupBy(
    records.mails.filter(({ kind }) => kind === 'order'),
    ({ about }) => about,
  )

  return [
    ...paid.flatMap(({ id, number, intent, total, lines }) => {
      const charge = charged.get(intent ?? '')
      const licences = licencesOf.get(id) ?? []
      const grants = licences.flatMap((licence) => grantsOf.get(licence.id) ?? [])
      return [
        ...when(!charge, `${number} is paid without a charge.`),
        ...when(charge?.amount_received !== total, `${number} is paid with another amount.`),
        ...when(licences.length !== lines, `${number}: ${licences.length} licences, not ${lines}.`),
        ...when(grants.length !== lines, `${number}: ${grants.length} grants, not ${lines}.`),
        ...when(receiptsOf.get(id)?.length !== 1, `${number} has not one mail.`),
      ]
    }),
    ...orders
      .filter(({ state }) => state === 'needs_review')
      .map(({ number, reviewReason }) => `${number} needs review: ${reviewReason}`),
    ...twice(orders, ({ number }) => number).map((name) => `Two orders have the number ${name}.`),
    ...twice(orders, ({ intent }) => intent).map((name) => `Two orders have the intent ${name}.`),
    ...twice(paid, ({ cart, cartRevision }) => `${cart} at ${cartRevision}`).map(
      (name) => `Two paid orders are of the cart ${name}.`,
    ),
    ...twice(records.licences, ({ linekey }) => linekey).map((name) => `Two licences: ${name}.`),
    ...lost(outside.placed, orders, 'was told to its buyer and is not there'),
    ...lost(outside.toldPaid, paid, 'was told as paid and is not'),
  ]
}

/** A mail that was received, by the id in its Message-ID, and how often the shop had been killed before. */
export type ReceivedMail = { id: string; kills: number }

/**
 * Broken once everything had its time: money without an order, half an order, an open cart, a mail never sent. A kill may fall
 * between a mail's leaving and its note; then it leaves again, under the same Message-ID. In one life it leaves once.
 */
export function findUnfinished(
  records: Records,
  { intents, mails }: { intents: PaymentIntent[]; mails: ReceivedMail[] },
): string[] {
  const paid = records.orders.filter(({ state }) => state === 'paid')
  const [ofIntent, paidIds] = [new Set(paid.map(({ intent }) => intent)), idsOf(paid)]
  const copies = groupBy(mails, ({ id }) => id)
  const numbers = new Map(records.orders.map(({ id, number }) => [id, number]))

  return [
    ...intents
      .filter(({ status, id }) => status === 'succeeded' && !ofIntent.has(id))
      .map(({ id, amount }) => `${amount} were charged by ${id}, and no order is paid by it.`),
    ...records.licences
      .filter(({ order }) => !paidIds.has(order))
      .map(({ order }) => `${numbers.get(order)} has a licence and is not paid.`),
    ...records.carts
      .filter(({ order, state }) => order && paidIds.has(order) && state !== 'paid')
      .map(({ order, state }) => `The cart of ${numbers.get(order ?? '')} is still ${state}.`),
    ...records.mails
      .filter(({ kind, about }) => kind !== 'order' || paidIds.has(about))
      .flatMap(({ id, kind, about, state }) => {
        const lives = copies.get(id)?.map(({ kills }) => kills) ?? []
        const isMissing = lives.length === 0 && state !== 'dropped'
        const isWrong = isMissing || new Set(lives).size < lives.length
        return when(isWrong, `${numbers.get(about)}: ${lives.length} mails (${kind}, ${state}).`)
      }),
  ]
}

function lost(told: ReadonlySet<string>, orders: { number: string }[], how: string): string[] {
  const known = new Set(orders.map(({ number }) => number))
  return [...told].filter((number) => !known.has(number)).map((number) => `${number} ${how}.`)
}

function when(isBroken: boolean, sentence: string): string[] {
  return isBroken ? [sentence] : []
}

function idsOf(rows: { id: string }[]): Set<string> {
  return new Set(rows.map(({ id }) => id))
}

function groupBy<Row, Key>(rows: Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** null names nothing. */
function twice<Row>(rows: Row[], keyOf: (row: Row) => string | null): string[] {
  const groups = groupBy(rows, keyOf)
  return [...groups].flatMap(([key, { length }]) => (key !== null && length > 1 ? [key] : []))
}
