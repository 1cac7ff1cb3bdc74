import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { Refusal } from '../../../support/shop/browser'
import { aLine, DESKTOP, readStatus } from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { openShop } from '../../../support/shop/open-shop'
import { signInStaff } from '../../../support/shop/staff'
import {
  A_SITE,
  aHolder,
  anUpgrade,
  askUpgrade,
  FIVE_USERS,
  numberOf,
  pay,
  placeUpgrade,
  stateOf,
  TWENTY_USERS,
} from '../../../support/shop/upgrades/an-upgrade'

const shop = await openShop()
const staff = await signInStaff(shop)
afterAll(() => shop.close())

test('more users cost the end state less what was paid, and the licence becomes another', async () => {
  const { browser, number, sale } = await aHolder(shop)
  const { body: cart } = await askUpgrade(browser, number)
  const upgrade = await anUpgrade(browser, number)
  const old = (await readStatus(browser, sale.order)).licences[0]
  const now = (await readStatus(browser, upgrade.order)).licences[0]
  const archive = await browser.fetch(old?.download_url ?? '')
  const order = await requireOrder(shop, upgrade.order)

  expect(cart.lines[0]).toMatchObject({ upgrade_of: number, amount: 9000 })
  expect(cart).toMatchObject({
    discounts: [{ label: `Paid for ${number}`, amount: 6000 }],
    net: 3000,
  })
  expect([old?.state, now?.state, archive.status]).toEqual(['superseded', 'active', 200])
  expect(now?.uses).toMatchObject([{ type: 'desktop', tier: 'users-2-5' }])
  expect([await stateOf(shop, number), await stateOf(shop, upgrade.number)]).toEqual([
    {
      state: 'superseded',
      supersededBy: upgrade.number,
      upgradeOf: null,
      paid: { net: 6000, currency: 'EUR' },
    },
    {
      state: 'active',
      supersededBy: null,
      upgradeOf: number,
      paid: { net: 9000, currency: 'EUR' },
    },
  ])
  expect([order.net, order.discounts]).toEqual([
    3000,
    [{ label: `Paid for ${number}`, amount: 6000 }],
  ])
})

test('two steps cost together what one would', async () => {
  const { browser, number, sale } = await aHolder(shop)
  const first = await anUpgrade(browser, number)
  const second = await anUpgrade(browser, first.number, [TWENTY_USERS, A_SITE])
  const line = await aLine(browser, { slug: 'young-serif', licences: [TWENTY_USERS, A_SITE] })
  const { body: atOnce } = await shop.visitor().post<PricedCart>('/api/order', { lines: [line] })

  expect(sale.cart.net + first.cart.net + second.cart.net).toBe(atOnce.net)
})

test('whoever is signed in learns of a licence of others what they learn of one that there is not', async () => {
  const { number } = await aHolder(shop)
  const { browser: stranger } = await aHolder(shop, 'stranger@example.org')
  const line = await aLine(stranger, { slug: 'young-serif', licences: [FIVE_USERS] })
  const inCart = (held: object) =>
    stranger.post<Refusal>('/api/order', { lines: [{ ...line, ...held }] })
  const answersFor = async (licence: string) => {
    const answers = [
      await stranger.get<Refusal>(`/api/order/upgrade?licence=${licence}`),
      await stranger.post<Refusal>('/api/order/upgrade', { licence, licences: [FIVE_USERS] }),
      await stranger.post<Refusal>('/api/order/renew', { licence }),
      await inCart({ upgrade_of: licence }),
      await inCart({ renews: licence }),
    ]
    return answers.map(({ status, body }) => [status, body.error.message])
  }
  const unknown = Array.from({ length: 5 }, () => [404, 'There is no such licence.'])

  expect([await answersFor(number), await answersFor('KX-7Q4M-RT')]).toEqual([unknown, unknown])
})

test('a licence is unknown to whoever is not signed in, and no cart may name it', async () => {
  const { number } = await aHolder(shop)
  const stranger = shop.visitor()
  const line = { ...(await aLine(stranger, { slug: 'young-serif', licences: [FIVE_USERS] })) }
  const inCart = await stranger.post<Refusal>('/api/order', {
    lines: [{ ...line, upgrade_of: number }],
  })
  const asked = await askUpgrade(stranger, number)
  const looked = await stranger.get<Refusal>(`/api/order/upgrade?licence=${number}`)
  expect([inCart.status, asked.status, looked.status]).toEqual([401, 401, 401])
})

test.each([
  ['a tier below', [{ type: 'desktop', tier: 'users-1' }], 'upgrade_takes_away'],
  ['nothing more', [FIVE_USERS], 'upgrade_adds_nothing'],
])('%s is refused in a sentence', async (_, licences, code) => {
  const { browser, number } = await aHolder(shop)
  const upgrade = await anUpgrade(browser, number)
  const { body } = await askUpgrade(browser, upgrade.number, licences)
  expect((body as unknown as Refusal).error).toMatchObject({ code })
})

test('a line of an upgrade loses nothing that is held by an edit of the cart', async () => {
  const { browser, number } = await aHolder(shop)
  const { body: cart } = await askUpgrade(browser, number, [FIVE_USERS, A_SITE])
  const line = { styles: cart.lines[0]?.styles.map(({ id }) => id), upgrade_of: number }
  const change = (licences: unknown[]) =>
    browser.post<Refusal & PricedCart>('/api/order', {
      cart_key: cart.cart_key,
      revision: cart.revision,
      lines: [{ ...line, licences }],
    })
  const without = await change([A_SITE])
  const within = await change([DESKTOP, A_SITE])

  expect([without.status, without.body.error.code]).toEqual([400, 'upgrade_takes_away'])
  expect([within.status, within.body.discounts]).toMatchObject([200, [{ amount: 6000 }]])
})

test('two upgrades of one licence paid at the same time: one has it, the money of the other waits for staff', async () => {
  const { browser, number } = await aHolder(shop)
  const [one, two] = [
    await askUpgrade(browser, number),
    await askUpgrade(browser, number, [A_SITE]),
  ]
  const sales = [await placeUpgrade(browser, one.body), await placeUpgrade(browser, two.body)]
  const paid = await Promise.all(sales.map((sale) => pay(browser, sale)))
  const orders = await Promise.all(sales.map(({ order }) => requireOrder(shop, order)))
  const winner = sales[orders.findIndex(({ state }) => state === 'paid')]
  const now = winner ? await numberOf(browser, winner.order) : ''

  expect(orders.map(({ state }) => state).toSorted()).toEqual(['needs_review', 'paid'])
  expect(paid.map(({ status }) => status)).toContain('paid')
  expect(await stateOf(shop, number)).toMatchObject({ state: 'superseded', supersededBy: now })
  const loser = orders.find(({ state }) => state === 'needs_review')
  expect(loser?.reviewReason).toContain(`${number} became ${now}`)
})

test('who is late learns it before the payment', async () => {
  const { browser, number } = await aHolder(shop)
  const { body: late } = await askUpgrade(browser, number, [A_SITE])
  const { order } = await placeUpgrade(browser, (await askUpgrade(browser, number)).body)
  const again = await placeUpgrade(browser, late)
  const upgrade = await anUpgrade(browser, number)
  const refused = await browser.post<Refusal>('/api/order/stripe/create', {
    cart_key: late.cart_key,
  })
  const seen = await browser.get<PricedCart>(`/api/order?cart_key=${late.cart_key}`)

  expect([order.state, again.order.state]).toEqual(['awaiting_payment', 'awaiting_payment'])
  expect([refused.status, refused.body.error.code]).toEqual([409, 'licence_cannot_change'])
  expect(seen.body).toMatchObject({
    lines: [],
    held_note: expect.stringContaining(`${number} became ${upgrade.number}`),
  })
})

test('both orders say in their history what became of the licence', async () => {
  const { browser, number, sale } = await aHolder(shop)
  const upgrade = await anUpgrade(browser, number)
  const said = await Promise.all(
    [sale, upgrade].map(async ({ order }) => {
      const { id } = await requireOrder(shop, order)
      const { body } = await staff.ask<{ history: { what: string }[] }>(
        'GET',
        `/api/orders/${id}/desk`,
      )
      return body.history.map(({ what }) => what)
    }),
  )
  const became = `Licence ${number} became ${upgrade.number}, by an upgrade, order`
  expect([said[0], said[1]]).toEqual([
    expect.arrayContaining([`${became} ${upgrade.order.order_number}.`]),
    expect.arrayContaining([`${became} ${sale.order.order_number}.`]),
  ])
})
