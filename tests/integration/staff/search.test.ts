import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { readBuyers } from '@/operations/buyers/read-buyers'
import { searchDesk } from '@/operations/staff/search-desk'
import {
  aCart,
  aPaidPurchase,
  chooseCountry,
  detailsFor,
  type Placed,
  readStatus,
} from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
afterAll(() => shop.close())

/** Letters that databases trip over: marks of a pattern, quotes, and large ones beyond ASCII. */
const LETTERS = [...'aBzZ09_%\\\'".*([żŻóÓłŁćĆöÖéÉñÑжЖδΔ漢字']
const aWord = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 5 })
  .map((letters) => letters.join(''))

const keep = (name: string, at: number) =>
  payload.create({
    collection: 'customers',
    data: { name, emails: [`customer-${at}@example.org`] },
    overrideAccess: true,
  })

const found = async (text: string, how: 'like' | 'contains') => {
  const where = { name: { [how]: text } }
  const { docs } = await payload.find({
    collection: 'customers' as const,
    where,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map(({ name }) => name).toSorted()
}

test('a text finds what it stands in, letter for letter, large or small, and nothing else', async () => {
  const names = [
    ...new Set([...fc.sample(aWord, { numRuns: 60, seed: 37 }), 'Żółć GmbH', 'a_b', '50%']),
  ]
  await Promise.all(names.map(keep))
  const holding = (text: string) =>
    names.filter((name) => name.toLowerCase().includes(text.toLowerCase())).toSorted()

  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...names, ...LETTERS, 'żółć', 'ŻÓŁĆ'),
      fc.constantFrom('like' as const, 'contains' as const),
      fc.constantFrom('toUpperCase' as const, 'toLowerCase' as const),
      async (name, how, inLetters) => {
        const text = how === 'like' ? (name.split(' ')[0] ?? name) : name
        expect(await found(text[inLetters](), how)).toEqual(holding(text))
      },
    ),
    { numRuns: 120 },
  )
})

test('a buyer is found by a name in any letters, and by a mark that is one', async () => {
  const people = ['Zażółć Gęślą', 'a_b', 'ÖZGÜR', '50% Type']
  await Promise.all(
    people.map((name, at) =>
      payload.create({
        collection: 'trial-orders',
        data: { name, email: `tries-${at}@example.org` },
        overrideAccess: true,
      }),
    ),
  )
  const ask = async (text: string) => {
    const { buyers } = await readBuyers(payload, { text, page: 1 })
    return buyers.map(({ name }) => name)
  }

  expect(await Promise.all(['zaŻóŁĆ', '_', 'özGür', '%', 'ab'].map(ask))).toEqual([
    ['Zażółć Gęślą'],
    ['a_b'],
    ['ÖZGÜR'],
    ['50% Type'],
    [],
  ])
})

test('one box finds orders, invoices, licences, quotes and buyers, however a number is typed', async () => {
  const buyer = shop.visitor()
  const { order } = await aPaidPurchase(buyer)
  const { licences } = await readStatus(buyer, order)
  const [invoice] = (await payload.find({ collection: 'invoices', overrideAccess: true })).docs
  const licence = licences[0]?.number ?? ''
  const ask = async (text: string) => {
    const groups = await searchDesk(payload, text)
    return Object.fromEntries(
      groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ kind, rows }) => [kind, rows.map((row) => row.name)]),
    )
  }

  const byInvoice = await ask(invoice?.number ?? '')
  const byLicence = await ask(licence.toLowerCase().replaceAll('-', ' '))
  const byHolder = await ask('ada buyer')

  expect(byInvoice).toEqual({ orders: [order.order_number], invoices: [invoice?.number] })
  expect(byLicence).toEqual({ orders: [order.order_number], licences: [licence] })
  expect(byHolder).toMatchObject({ orders: [order.order_number], licences: [licence] })
  expect(Object.keys(byHolder)).toContain('buyers')
  expect(await ask('nobody at all')).toEqual({})
  expect(await ask('  ')).toEqual({})
})

test('an order is found in its list by the number of its invoice', async () => {
  const [invoice] = (await payload.find({ collection: 'invoices', depth: 1, overrideAccess: true }))
    .docs
  const fields = ['number', 'email', 'name', 'company']
  const asked = fields.map((field, at) => `where[or][${at}][${field}][like]=${invoice?.number}`)
  const { body } = await staff.ask<{ docs: { id: string }[] }>(
    'GET',
    `/api/orders?${asked.join('&')}`,
  )

  expect(body.docs.map(({ id }) => id)).toEqual([(invoice?.order as { id: string }).id])
})

test('an order is found by its street, its postcode or town, and by the domain of its mail', async () => {
  const buyer = shop.visitor()
  const cart = await chooseCountry(buyer, await aCart(buyer))
  const details = detailsFor(cart, { email: 'post@typo-haus.example' })
  const address = { ...details.address, street: 'Hauptstraße 5', city: 'Münster' }
  const { body } = await buyer.post<Placed>('/api/order/checkout', { ...details, address })
  const number = body.order_number
  const listed = async (text: string) => {
    const fields = ['number', 'email', 'name', 'company']
    const asked = fields.map((field, at) => [`where[or][${at}][${field}][like]`, text])
    const query = new URLSearchParams(asked).toString()
    const { body } = await staff.ask<{ docs: { number: string }[] }>('GET', `/api/orders?${query}`)
    return body.docs.map((order) => order.number)
  }
  const { postal_code: code } = address
  const texts = [
    'Hauptstraße 5',
    'hauptSTRAßE 5',
    'mÜnster',
    'typo-haus.example',
    '@typo-haus',
    `${code} Münster`,
    'Hauptstraße 5, Münster',
  ]

  for (const text of texts) {
    expect([text, await listed(text)]).toEqual([text, [number]])
    const [orders] = await searchDesk(payload, text)
    expect([text, orders?.rows.map(({ name }) => name)]).toEqual([text, [number]])
  }
  for (const text of ["' OR 1=1 --", ',']) expect(await listed(text)).toEqual([])
})
