import { afterAll, expect, test, vi } from 'vitest'
import { confirm, payDemo, readStatus } from '../../../support/shop/buyer'
import { openShop, type Shop } from '../../../support/shop/open-shop'
import {
  aHolder,
  askUpgrade,
  numberOf,
  placeUpgrade,
  stateOf,
} from '../../../support/shop/upgrades/an-upgrade'

const shop = await openShop()
afterAll(() => shop.close())

test('a payment that is settled twice at once changes the licence once, and nobody has to look at it', async () => {
  const { browser, number } = await aHolder(shop)
  const { body: cart } = await askUpgrade(browser, number)
  const { order, payment } = await placeUpgrade(browser, cart)
  await payDemo(browser, payment)
  afterTheFirstLook(shop, number, () => confirm(browser, cart, payment))
  const late = await confirm(browser, cart, payment)
  const next = await numberOf(browser, order)

  expect(late.status).toBe(200)
  expect((await readStatus(browser, order)).state).toBe('paid')
  expect(await stateOf(shop, number)).toMatchObject({ state: 'superseded', supersededBy: next })
  expect(await stateOf(shop, next)).toMatchObject({ state: 'active', upgradeOf: number })
})

/** What looks at a licence first sees it as it was before `meanwhile` was carried out. */
function afterTheFirstLook({ payload }: Shop, number: string, meanwhile: () => Promise<unknown>) {
  const find = payload.find.bind(payload)
  const spy = vi.spyOn(payload, 'find').mockImplementation((async (options: never) => {
    const { collection, where } = options as { collection: string; where?: object }
    const found = await find(options)
    const isLook = collection === 'licences' && JSON.stringify(where ?? {}).includes(number)
    if (!isLook) return found
    spy.mockRestore()
    await meanwhile()
    return found
  }) as never)
}
