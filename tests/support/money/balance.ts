import { type DocumentContents, isCredit } from '@/domain/order/documents/document-contents'
import type { Invoice, Order, Refund } from '@/payload-types'
import type { Shop } from '../shop/open-shop'
import { stripe } from '../shop/stripe-environment'

/** Everything in the books beside everything at Stripe. */
export async function balanceOf({ payload }: Shop) {
  const all = { depth: 0, limit: 5000, pagination: false, overrideAccess: true } as const
  const orders = await payload.find({ collection: 'orders', ...all })
  const refunds = await payload.find({ collection: 'refunds', ...all })
  const invoices = await payload.find({ collection: 'invoices', ...all })
  const licences = await payload.find({ collection: 'licences', ...all })
  const mails = await payload.find({ collection: 'mails', ...all })
  const made = invoices.docs.filter(({ kind }) => kind === 'invoice')
  const credits = invoices.docs.filter(({ kind }) => isCredit(kind))
  const reversals = invoices.docs.filter(({ kind }) => kind === 'reversal')

  return {
    orders: orders.totalDocs,
    // What takes the place of a cancelled one is no further sale.
    invoices: made.filter(({ refund }) => !refund).length,
    invoiced: sumOf(made),
    credited: sumOf(credits),
    reversed: sumOf(reversals),
    atStripe: heldAtStripe(),
    numbersAreGapFree: isGapFree(made) && isGapFree([...credits, ...reversals]),
    wrong: orders.docs.flatMap((order) =>
      wrongWith(order, {
        refunds: refunds.docs.filter((row) => row.order === order.id),
        licences: licences.docs.filter((row) => row.order === order.id).length,
        credits:
          credits.filter((row) => row.order === order.id && isOfRefund(row)).length -
          reversals.filter((row) => row.order === order.id && isOfRefund(row)).length,
        mails: mails.docs.filter(({ about, kind }) => about === order.id && kind === 'order')
          .length,
      }),
    ),
  }
}

/** `credits`: credit notes that stand. */
type Rows = { refunds: Refund[]; licences: number; credits: number; mails: number }

/** What is not as it must be with an order; its ledger is what Stripe says of it. */
function wrongWith(order: Order, { refunds, licences, credits, mails }: Rows): string[] {
  const gone = goneAtStripe(order.intent ?? '')
  const arrived = refunds.filter(({ state }) => state === 'succeeded').length
  const figures: [string, number, number][] = [
    ['refunded', order.refunded ?? 0, gone],
    ['licences', licences, (order.lines as unknown[]).length],
    ['credit notes', credits, arrived],
    ['mails', mails, 1],
  ]
  return figures
    .filter(([, is, ought]) => is !== ought)
    .map(([what, is, ought]) => `${order.number} (${order.state}): ${what} ${is}, not ${ought}`)
}

/**
 * One of each refund: not what it credits on a second invoice, nor, of a correction whose tax did not go back after all, what cancels its
 * invoice and says again what was credited on that.
 */
function isOfRefund({ documentkey }: Invoice): boolean {
  return !/:(undone|carried|rest)$/.test(documentkey ?? '')
}

function heldAtStripe(): number {
  const received = stripe.commands
    .intents()
    .reduce((sum, intent) => sum + intent.amount_received, 0)
  const gone = stripe.commands.intents().reduce((sum, { id }) => sum + goneAtStripe(id), 0)
  return received - gone
}

function goneAtStripe(intent: string): number {
  const of = (one: { payment_intent: string }) => one.payment_intent === intent
  const refunded =
    stripe.commands.charges().find((one) => of(one) && one.paid)?.amount_refunded ?? 0
  const lost = stripe.commands.disputes().filter((one) => of(one) && one.status === 'lost')
  return refunded + lost.reduce((sum, { amount }) => sum + amount, 0)
}

function sumOf(documents: Invoice[]): number {
  return documents.reduce((sum, { contents }) => sum + (contents as { total: number }).total, 0)
}

function isGapFree(documents: Invoice[]): boolean {
  const serials = documents.map(({ serial }) => serial).toSorted((a, b) => a - b)
  return serials.every((serial, index) => serial === index + 1)
}

/** The documents of one order as they say of themselves, the first first. */
export async function documentsOf({ payload }: Shop, order: string) {
  const { docs } = await payload.find({
    collection: 'invoices',
    where: { order: { equals: order } },
    depth: 0,
    limit: 100,
    sort: 'issuedAt',
    overrideAccess: true,
  })
  return docs.map(({ kind, number, contents }) => {
    const { total, paid, corrects } = contents as unknown as DocumentContents
    return { kind, number, total, paid, corrects: corrects?.number ?? null }
  })
}
