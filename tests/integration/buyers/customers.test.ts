import { afterAll, expect, test } from 'vitest'
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
        {
          path: 'emails',
          message: 'TWO@example.org belongs to First already. Take it out there.',
        },
      ],
    },
  })
})
