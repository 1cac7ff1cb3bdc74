import { expect, test } from '@playwright/test'
import { openKillableShop, type KillableShop } from '../../support/e2e/shops/killable-shop'
import { wireBrowser } from '../../support/http/wire-browser'
import { aCart, checkOut, confirm, createPayment } from '../../support/shop/buyer'

/** A release tries twenty. */
const KILLS = Number(process.env.FOUNT_REFUND_KILLS || 1)

test('P11: a server killed between Stripe’s refund and its own row has given back once when it is up again', async () => {
  test.setTimeout(90_000 + KILLS * 60_000)
  await using killable = await openKillableShop()
  for (let kill = 0; kill < KILLS; kill++) {
    const sale = await aSale(killable, `killed-${kill}@example.org`)
    await killWhileRefunding(killable, sale)
    const again = await refund(killable, sale)
    expect(again.ok(), await again.text()).toBe(true)

    await expect
      .poll(() => booksOf(killable, sale))
      .toEqual({
        atStripe: [sale.total],
        order: ['refunded', sale.total],
        rows: [['succeeded', sale.total]],
        creditNotes: 1,
        licences: ['revoked'],
      })
  }
  expect(killable.shop.kills).toBe(KILLS)
})

type Sale = { id: string; intent: string; total: number }

async function aSale({ shop, double, staff }: KillableShop, email: string): Promise<Sale> {
  const buyer = wireBrowser(shop.address)
  const cart = await aCart(buyer)
  const { body: order } = await checkOut(buyer, cart, { email })
  const { body: payment } = await createPayment(buyer, cart)
  double.commands.pay(payment.payment_intent)
  expect((await confirm(buyer, cart, payment)).body.status).toBe('paid')
  const found = await staff.get('/api/orders', {
    params: { 'where[number][equals]': order.order_number, depth: 0 },
  })
  const { docs } = (await found.json()) as { docs: { id: string }[] }
  return { id: docs[0]?.id ?? '', intent: payment.payment_intent, total: order.total }
}

/** Stripe does the work, and its answer never comes: then the lights go out. What Stripe tells meanwhile comes later. */
async function killWhileRefunding(killable: KillableShop, sale: Sale): Promise<void> {
  const { shop, double } = killable
  await double.commands.webhooksSettled()
  double.commands.holdWebhooks()
  double.commands.fault({ how: 'timeout', when: 'after', on: 'POST /v1/refunds' })
  const asked = refund(killable, sale).catch(() => null)
  await expect.poll(() => refundedAtStripe(killable, sale)).toHaveLength(1)
  await shop.kill()
  double.commands.clearFaults()
  expect(await asked).toBeNull()
  await shop.start()
  await double.commands.releaseWebhooks({ reversed: true })
}

function refund({ staff }: KillableShop, { id, total }: Sale) {
  const what = { choice: { kind: 'whole' }, licences: 'revoked', reason: 'Wrong one.' }
  const data = { key: 'once-for-this-order', left: total, ...what }
  return staff.post(`/api/orders/${id}/refund`, { data })
}

function refundedAtStripe({ double }: KillableShop, { intent }: Sale): number[] {
  const refunds = double.commands.refunds().filter((one) => one.payment_intent === intent)
  return refunds.map(({ amount }) => amount)
}

type Row = { state: string; amount: number; refunded: number; kind: string }

async function booksOf(killable: KillableShop, sale: Sale) {
  const read = async (collection: string, field = 'order'): Promise<Row[]> => {
    const params = { [`where[${field}][equals]`]: sale.id, depth: 0 }
    const answer = await killable.staff.get(`/api/${collection}`, { params })
    return ((await answer.json()) as { docs: Row[] }).docs
  }
  const [orders, rows] = [await read('orders', 'id'), await read('refunds')]
  const documents = await read('invoices')
  return {
    atStripe: refundedAtStripe(killable, sale),
    order: orders.flatMap(({ state, refunded }) => [state, refunded]),
    rows: rows.map(({ state, amount }) => [state, amount]),
    creditNotes: documents.filter(({ kind }) => kind === 'credit_note').length,
    licences: (await read('licences')).map(({ state }) => state),
  }
}
