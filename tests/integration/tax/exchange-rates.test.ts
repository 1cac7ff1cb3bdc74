import { bank } from '../../support/tax/rates-environment'
import { afterAll, expect, test } from 'vitest'
import { fetchExchangeRates, readExchangeRates } from '@/operations/tax/exchange-rates'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(async () => {
  await shop.close()
  bank.stop()
})

const dayOf = (day: string, dollars: string) =>
  `<Cube><Cube time='${day}'><Cube currency='USD' rate='${dollars}'/></Cube></Cube>`
const published = async () =>
  (await readExchangeRates(shop.payload)).filter(({ of }) => of.startsWith('2027'))

test('each day’s rates are kept with their day, and a day that comes again is there once', async () => {
  bank.answer = dayOf('2027-03-30', '1.2')
  await fetchExchangeRates(shop.payload)
  bank.answer = dayOf('2027-03-31', '1.24')
  await fetchExchangeRates(shop.payload)
  bank.answer = dayOf('2027-03-31', '1.25')
  await fetchExchangeRates(shop.payload)

  expect(await published()).toEqual([
    { currency: 'USD', foreign: '1.2', own: '1', of: '2027-03-30' },
    { currency: 'USD', foreign: '1.25', own: '1', of: '2027-03-31' },
  ])
})

test('an answer that is none leaves the rates there are', async () => {
  const before = await published()
  bank.answer = 'Service unavailable'

  await expect(fetchExchangeRates(shop.payload)).rejects.toThrow('publishes no rates')
  bank.answer = 'x'.repeat(1024 * 1024 + 1)
  await expect(fetchExchangeRates(shop.payload)).rejects.toThrow('gave no rates')
  expect(await published()).toEqual(before)
})
