import type { OrderDesk } from '@/domain/order/order-for-staff'
import { afterAll, expect, test } from 'vitest'
import { readStatus } from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { openShop } from '../../../support/shop/open-shop'
import { leftAt, signInStaff } from '../../../support/shop/staff'
import { aHolder, anUpgrade, askUpgrade, stateOf } from '../../../support/shop/upgrades/an-upgrade'

const shop = await openShop()
const staff = await signInStaff(shop)
afterAll(() => shop.close())

test('an upgrade that is given back whole gives the licence before back', async () => {
  const { browser, number } = await aHolder(shop)
  const upgrade = await anUpgrade(browser, number)
  const { id } = await requireOrder(shop, upgrade.order)
  await staff.ask('POST', `/api/orders/${id}/refund`, {
    choice: { kind: 'whole' },
    licences: 'revoked',
    reason: 'Too many.',
    key: 'refund-whole',
    left: await leftAt(staff, id),
  })
  expect([await stateOf(shop, number), await stateOf(shop, upgrade.number)]).toMatchObject([
    { state: 'active', supersededBy: null, paid: { net: 6000 } },
    { state: 'revoked', paid: { net: 6000 } },
  ])
  expect((await askUpgrade(browser, number)).body.net).toBe(3000)
})

test('a part that is given back counts no more, here and for what came of it', async () => {
  const { browser, number, sale } = await aHolder(shop)
  const upgrade = await anUpgrade(browser, number)
  const { id } = await requireOrder(shop, sale.order)
  await staff.ask('POST', `/api/orders/${id}/refund`, {
    choice: { kind: 'amount', amount: 1190 },
    licences: 'kept',
    reason: 'Kind.',
    key: 'refund-part',
    left: await leftAt(staff, id),
  })
  expect([await stateOf(shop, number), await stateOf(shop, upgrade.number)]).toMatchObject([
    { state: 'superseded', paid: { net: 5000 } },
    { state: 'active', paid: { net: 8000 } },
  ])
})

test('the first payment given back ends what was made of it, as staff read before', async () => {
  const { browser, number, sale } = await aHolder(shop)
  const upgrade = await anUpgrade(browser, number)
  const { id } = await requireOrder(shop, sale.order)
  const desk = await staff.ask<OrderDesk>('GET', `/api/orders/${id}/desk`)
  const { licences } = desk.body.sheet
  expect(licences.map(({ upgrades }) => upgrades)).toEqual([[upgrade.number]])
  await staff.ask('POST', `/api/orders/${id}/refund`, {
    choice: { kind: 'whole' },
    licences: 'revoked',
    reason: 'All of it.',
    key: 'refund-first',
    left: await leftAt(staff, id),
  })
  const status = await readStatus(browser, upgrade.order)
  expect([await stateOf(shop, number), status.licences[0]]).toMatchObject([
    { state: 'revoked' },
    {
      state: 'revoked',
      ended: { reason: 'What was paid for the licence it was upgraded from was given back.' },
    },
  ])
})
