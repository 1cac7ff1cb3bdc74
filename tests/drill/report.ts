import type { Witness } from './buyers/witness'
import { medianOf } from '../bench/figures'
import type { ReceivedMail } from './promise/broken-promises'
import type { OrderRow, Records } from './promise/records'
import type { DrilledShop } from './shop/drilled-shop'
import type { StripeEvent } from '../support/stripe/world/stripe-objects'

type Seen = {
  seconds: number
  shop: DrilledShop
  witness: Witness
  records: Records
  events: StripeEvent[]
  mails: ReceivedMail[]
  troubles: Map<string, number>
  gaveUp: number
  broken: string[]
}

/** The figures, what was broken, and one closing line. */
export function reportDrill(seen: Seen): void {
  const { shop, witness, records, events, mails, troubles, gaveUp, broken } = seen
  const paid = records.orders.filter(({ state }) => state === 'paid')
  const charges = events.filter(({ type }) => type === 'payment_intent.succeeded')
  const waits = paid.map((order) => waitOf(order, charges))
  const lines = [
    ['kills', shop.kills],
    ...troubles,
    ['carts', records.carts.length],
    ['orders placed', records.orders.length],
    ['charges', charges.length],
    ['orders paid', paid.length],
    [
      'charge to paid',
      `${inSeconds(medianOf(waits))}, at most ${inSeconds(Math.max(0, ...waits))}`,
    ],
    ['licences', records.licences.length],
    ['mails received', `${mails.length}, of them ${sentAgain(mails)} again`],
    ['downloads', witness.downloads],
    ['buyers who gave up', gaveUp],
    ['slowest start', inSeconds(Math.max(...shop.recoveries))],
    ['slowest answer', inSeconds(witness.slowestAnswerMs)],
    ['answers', sayCounts(witness.statuses)],
    ['promises broken', broken.length],
  ]
  console.log('')
  for (const [name, value] of lines) console.log(`${String(name).padEnd(24)}${value}`)
  for (const sentence of broken.slice(0, 50)) console.error(`  ${sentence}`)
  const outcome = broken.length === 0 ? 'held' : `${broken.length} promises broken`
  const { kills } = shop
  console.log(
    `\nDrill: ${kills} kills, ${paid.length} orders paid, ${outcome} (${Math.round(seen.seconds)} s)`,
  )
}

function sentAgain(mails: ReceivedMail[]): number {
  return mails.length - new Set(mails.map(({ id }) => id)).size
}

/** Stripe's times are whole seconds. */
function waitOf({ intent, paidAt }: OrderRow, charges: StripeEvent[]): number {
  const charge = charges.find(({ data }) => data.object.id === intent)
  return Math.max(0, Date.parse(paidAt ?? '') - (charge?.created ?? 0) * 1000)
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function sayCounts(counts: Map<string, number>): string {
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ')
}
