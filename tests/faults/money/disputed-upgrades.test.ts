import { stripe, WEBHOOK_SECRET } from '../../support/shop/stripe-environment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { signIn } from '../../support/buyers/sign-in'
import { aSale, eventsDone, type Sale } from '../../support/money/money-back'
import { checkOut, confirm, createPayment, readStatus } from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'
import { serveShop } from '../../support/shop/serve-shop'
import { askUpgrade, numberOf, stateOf, TWENTY_USERS } from '../../support/shop/upgrades/an-upgrade'

const shop = await openShop()
const served = await serveShop(shop)

beforeAll(() => stripe.deliverWebhooks(`${served.base}/api/order/stripe/webhook`, WEBHOOK_SECRET))
afterAll(async () => {
  await stripe.stop()
  await served.stop()
  await shop.close()
})

/** A licence that was bought and upgraded, each with a payment of its own. */
async function aChain(email: string) {
  const first = await aSale(shop, email, ['young-serif'])
  const { buyer } = first
  await signIn(shop, buyer, email)
  const number = await numberOf(buyer, first.order)
  const second = await payUpgrade(first, (await askUpgrade(buyer, number)).body)
  const next = await numberOf(buyer, second.order)
  const states = async () => [
    (await stateOf(shop, number)).state,
    (await stateOf(shop, next)).state,
  ]
  const fetched = async () => {
    const [licence] = (await readStatus(buyer, second.order)).licences
    return (await buyer.fetch(licence?.download_url ?? '')).status
  }
  return { first, second, buyer, next, states, fetched }
}

async function payUpgrade({ buyer, email }: Sale, cart: PricedCart): Promise<Sale> {
  const { body: order } = await checkOut(buyer, cart, { email })
  const { body: payment } = await createPayment(buyer, cart)
  stripe.commands.pay(payment.payment_intent)
  await confirm(buyer, cart, payment)
  const { id } = await requireOrder(shop, order)
  return { id, order, buyer, cart, payment, email, intent: payment.payment_intent }
}

test('a dispute about the first payment pauses what was upgraded with it; lost, both licences end; won on appeal, both are back', async () => {
  const { first, buyer, next, states, fetched } = await aChain('first@example.org')
  const { id } = stripe.commands.openDispute(first.intent)
  await eventsDone(shop)
  const open = [
    await states(),
    await fetched(),
    (await askUpgrade(buyer, next, [TWENTY_USERS])).status,
  ]
  stripe.commands.closeDispute(id, 'lost')
  await eventsDone(shop)
  const lost = [await states(), await fetched()]
  stripe.commands.closeDispute(id, 'won')
  await eventsDone(shop)

  expect(open).toEqual([['superseded', 'active'], 410, 409])
  expect(lost).toEqual([['revoked', 'revoked'], 410])
  expect([await states(), await fetched()]).toEqual([['superseded', 'active'], 200])
  expect((await askUpgrade(buyer, next, [TWENTY_USERS])).status).toBe(200)
})

test('a dispute about the upgrade that is lost gives the licence before back', async () => {
  const { second, states } = await aChain('second@example.org')
  const { id } = stripe.commands.openDispute(second.intent)
  stripe.commands.closeDispute(id, 'lost')
  await eventsDone(shop)
  const lost = await states()
  stripe.commands.closeDispute(id, 'won')
  await eventsDone(shop)

  expect(lost).toEqual(['active', 'revoked'])
  expect(await states()).toEqual(['superseded', 'active'])
})

test('two payments disputed at once: downloads wait until the last is decided', async () => {
  const { first, second, fetched } = await aChain('both@example.org')
  const one = stripe.commands.openDispute(first.intent)
  const two = stripe.commands.openDispute(second.intent)
  await eventsDone(shop)
  stripe.commands.closeDispute(two.id, 'won')
  await eventsDone(shop)
  const waiting = await fetched()
  stripe.commands.closeDispute(one.id, 'won')
  await eventsDone(shop)

  expect([waiting, await fetched()]).toEqual([410, 200])
})
