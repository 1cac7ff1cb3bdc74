import { afterAll, expect, test } from 'vitest'
import { readBuyers } from '@/operations/buyers/read-buyers'
import { findHolder } from '@/operations/buyers/holder'
import { askForLink, openLink } from '../../support/buyers/sign-in'
import { aPaidPurchase } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
await aPaidPurchase(shop.visitor())
afterAll(() => shop.close())

function createCustomer(name: string, emails: string[]) {
  return shop.payload.create({ collection: 'customers', data: { name, emails } })
}

test('whoever signs in with one address of a company opens what was bought with all of them', async () => {
  await createCustomer('Buyer & Co', ['desk@example.org', 'buyer@example.org'])
  const visitor = shop.visitor()
  await openLink(visitor, await askForLink(shop, visitor, 'desk@example.org'))
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const holder = await findHolder(shop.payload, { headers: new Headers({ cookie }) })

  expect(holder?.emails).toEqual(['desk@example.org', 'buyer@example.org'])
})

test('addresses are cleaned, stand once, and a malformed one is named', async () => {
  const { emails } = await createCustomer('Clean', [' a@Clean.org', 'A@clean.org', 'b@clean.org'])

  expect(emails).toEqual(['a@clean.org', 'b@clean.org'])
  await expect(createCustomer('Malformed', ['nowhere'])).rejects.toMatchObject({
    data: { errors: [{ path: 'emails', message: expect.stringMatching(/^“nowhere”: .*@/) }] },
  })
})

test('an address belongs to one customer, and saving a customer again is no conflict', async () => {
  const { id } = await createCustomer('First', ['one@example.org', 'two@example.org'])
  const again = await shop.payload.update({
    collection: 'customers',
    id,
    data: { emails: ['two@example.org'] },
  })

  expect(again.emails).toEqual(['two@example.org'])
  await expect(createCustomer('Second', ['TWO@example.org'])).rejects.toMatchObject({
    data: {
      errors: [
        { path: 'emails', message: 'TWO@example.org belongs to First already. Take it out there.' },
      ],
    },
  })
})

test('everybody who bought or tried is found, page by page, with the figures of all they did', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    email: `tried-${String(index).padStart(2, '0')}@example.org`,
    name: `Person ${index}`,
    company: index === 7 ? 'Zwiebel & Söhne' : null,
  }))
  for (const trial of [...many, { ...many[7], email: 'TRIED-07@example.org' }]) {
    await shop.payload.create({ collection: 'trial-orders', data: trial as never })
  }
  const [first, second, beyond] = await Promise.all(
    [1, 2, 9].map((page) => readBuyers(shop.payload, { text: '', page })),
  )
  const found = await readBuyers(shop.payload, { text: 'zwiebel', page: 1 })
  const umlauts = ['SÖHNE', 'söhne'].map((text) => readBuyers(shop.payload, { text, page: 1 }))
  expect((await Promise.all(umlauts)).map(({ count }) => count)).toEqual([1, 1])
  const bought = await readBuyers(shop.payload, { text: 'buyer@example.org', page: 1 })
  const emails = [...(first?.buyers ?? []), ...(second?.buyers ?? [])].map(({ email }) => email)

  expect([first?.count, first?.pages, first?.buyers.length]).toEqual([61, 2, 50])
  expect([new Set(emails).size, emails.at(-1), beyond?.buyers]).toEqual([
    61,
    'buyer@example.org',
    [],
  ])
  expect(first?.buyers[0]).toMatchObject({ email: 'tried-07@example.org', trials: 2, orders: 0 })
  expect(found.buyers).toMatchObject([{ name: 'Zwiebel & Söhne', trials: 2, sums: [] }])
  expect(bought.buyers).toMatchObject([{ orders: 1, trials: 0, sums: [{ currency: 'EUR' }] }])
})
