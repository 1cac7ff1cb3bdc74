import { vies } from '../../support/vies/vies-environment'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { sendMails } from '@/operations/mails/send-mails'
import { askAgain } from '@/operations/tax/look-up-vat-id'
import type { ViesMood } from '../../support/vies/start-vies-double'
import { aCart, chooseCountry } from '../../support/shop/buyer'
import { mailsTo } from '../../support/mails/kept-mails'
import { requireOrder } from '../../support/shop/delivered'
import { austrianCompanies, chooseAustria, placeOrder } from '../../support/tax/austrian-company'
import { changeShop } from '../../support/tax/change-shop'
import { openShop, emptyOutbox } from '../../support/shop/open-shop'

const shop = await openShop()
const { aNumber } = austrianCompanies(vies)
afterAll(async () => {
  await shop.close()
  await vies.stop()
})

afterEach(async () => {
  vi.useRealTimers()
  vies.become('answers')
  await changeShop(shop, { viesAway: 'charge' })
})

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What staff were sent about an order, without line ends that only a mail needs. */
async function staffMailsAbout({ number }: { number: string }): Promise<string[]> {
  await sendMails(shop.payload)
  await emptyOutbox(shop.payload)
  const mails = await mailsTo(shop.dataDir, 'staff@example.org')
  return mails.map((mail) => mail.replaceAll(/=\r?\n/g, '')).filter((mail) => mail.includes(number))
}

const WRONG: ViesMood[] = ['away', 'cut', 'malformed', 'member_state_unavailable', 'too_many']

test.each(WRONG)('while VIES is %s, VAT is charged and the buyer is told', async (mood) => {
  vies.become(mood)
  const { cart } = await chooseAustria(shop.visitor(), aNumber('Schrift GmbH'))

  expect(cart).toMatchObject({
    vat: {
      checked: 'vies',
      valid: null,
      message:
        'The EU’s register VIES gives no answer just now, so your number does not count yet. Come back later if it should.',
    },
    tax: { kind: 'standard', rate: '20' },
  })
})

test('a VIES that never answers holds a buyer up for some seconds, and nobody else', async () => {
  vies.become('silent')
  const waiting = chooseAustria(shop.visitor(), aNumber('Schrift GmbH'))
  const other = await chooseCountry(shop.visitor(), await aCart(shop.visitor()), { country: 'FR' })

  expect(other.tax).toMatchObject({ rate: '20', country: 'FR' })
  expect((await waiting).cart).toMatchObject({ vat: { valid: null }, tax: { kind: 'standard' } })
})

test('a foundry may let numbers pass while VIES is away; the buyer is told that it is asked again', async () => {
  await changeShop(shop, { viesAway: 'let_pass' })
  vies.become('away')
  const { cart } = await chooseAustria(shop.visitor(), aNumber('Schrift GmbH'))

  expect(cart).toMatchObject({
    vat: {
      valid: null,
      message:
        'The EU’s register VIES gives no answer just now. Your number counts, and we ask again.',
    },
    tax: { kind: 'reverse_charge', amount: 0 },
  })
})

test('a number that was let pass and then denied is told to staff once, and stands on the order', async () => {
  await changeShop(shop, { viesAway: 'let_pass', staffEmail: 'staff@example.org' })
  vies.become('away')
  const placed = await placeOrder(shop.visitor(), aNumber())
  const order = await requireOrder(shop, placed)

  await askAgain(shop.payload, new Date(Date.now() + 10 * MINUTE_MS))
  expect([order.total, await staffMailsAbout(order)]).toEqual([6000, []])

  vies.become('answers')
  await askAgain(shop.payload, new Date(Date.now() + HOUR_MS))
  await askAgain(shop.payload, new Date(Date.now() + 48 * HOUR_MS))
  const later = await requireOrder(shop, placed)
  const mails = await staffMailsAbout(order)
  expect(later).toMatchObject({ total: 6000, vatCheck: { valid: false } })
  expect(mails).toEqual([
    expect.stringContaining(`VIES does not know the VAT number of order ${order.number}`),
  ])
  expect(mails[0]).not.toMatch(/Schrift|ATU/)
})

test('a number that was let pass and then confirmed is kept with its consultation number, quietly', async () => {
  await changeShop(shop, { viesAway: 'let_pass', staffEmail: 'staff@example.org' })
  vies.become('member_state_unavailable')
  const vatId = aNumber('Schrift GmbH')
  const placed = await placeOrder(shop.visitor(), vatId)
  const order = await requireOrder(shop, placed)
  vies.become('answers')
  await Promise.all(Array.from({ length: 5 }, () => askAgain(shop.payload, soon())))

  const later = await requireOrder(shop, placed)
  const { docs: events } = await shop.payload.find({
    collection: 'order-events',
    where: { and: [{ order: { equals: order.id } }, { kind: { contains: 'vat_check' } }] },
    sort: 'at',
    overrideAccess: true,
  })
  expect(later.vatCheck).toMatchObject({ valid: true, consultationNumber: `WAPI${vatId}` })
  expect(events.map(({ kind }) => kind)).toEqual(['vat_check_open', 'vat_check_valid'])
  expect(await staffMailsAbout(order)).toEqual([])
})

function soon(): Date {
  return new Date(Date.now() + 10 * MINUTE_MS)
}

test('after a week without an answer staff are told', async () => {
  await changeShop(shop, { viesAway: 'let_pass', staffEmail: 'staff@example.org' })
  vies.become('away')
  const placed = await placeOrder(shop.visitor(), aNumber('Schrift GmbH'))
  const order = await requireOrder(shop, placed)
  const asked = vies.requests.length

  for (let day = 1; day <= 20; day++) {
    await askAgain(shop.payload, new Date(Date.now() + day * 25 * HOUR_MS))
  }
  expect(await staffMailsAbout(order)).toEqual([
    expect.stringContaining(`VIES gave no answer about the VAT number of order ${order.number}`),
  ])
  expect(vies.requests.length - asked).toBe(12)
})

test('a buyer who comes back when VIES answers again is charged no tax', async () => {
  vies.become('away')
  const vatId = aNumber('Schrift GmbH')
  const { buyer, cart } = await chooseAustria(shop.visitor(), vatId)
  vies.become('answers')
  const same = await chooseCountry(buyer, cart, { country: 'AT', vat_id: vatId })
  expect([cart.tax?.kind, same.tax?.kind]).toEqual(['standard', 'standard'])

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * MINUTE_MS })
  const later = await chooseCountry(buyer, cart, { country: 'AT', vat_id: vatId })
  expect(later.tax?.kind).toBe('reverse_charge')
})
