import { afterAll, expect, test } from 'vitest'
import { readBuyer, readBuyers } from '@/operations/buyers/read-buyers'
import { aPaidPurchase, aPurchase, readStatus } from '../../../support/shop/buyer'
import { openShop } from '../../../support/shop/open-shop'
import { signInStaff } from '../../../support/shop/staff'

const shop = await openShop()
const staff = await signInStaff(shop)
afterAll(() => shop.close())

const buyer = shop.visitor()
const paid = await aPaidPurchase(buyer)
const [licence] = (await readStatus(buyer, paid.order)).licences
const formula = await aPurchase(shop.visitor(), { name: '=HYPERLINK("x")', company: 'Slow, Ltd' })

const rowsOf = async (query: string) => {
  const table = await (await staff.open(`/api/orders/export?${query}`)).text()
  return table
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(';')[0])
}
/** As the list of the admin panel asks. */
const searchFor = async (text: string) => {
  const fields = ['number', 'email', 'name', 'company']
  const asked = fields.map((field, index) => `where[or][${index}][${field}][like]=${text}`)
  const { body } = await staff.ask<{ docs: { number: string }[] }>(
    'GET',
    `/api/orders?${asked.join('&')}`,
  )
  return body.docs.map(({ number }) => number)
}

test('an order is found by the number of its licence, by its typeface and by its licensee', async () => {
  const words = [licence?.number ?? '', 'Young', 'ada buyer', 'Slow', 'nobody at all']
  const found = await Promise.all(words.map(searchFor))

  const [mine, other] = [paid.order.order_number, formula.order.order_number]
  expect(found).toEqual([[mine], [mine], [mine], [other], []])
})

test('what is listed is taken along as a table: the same filter, the same search, and no formula', async () => {
  const response = await staff.open('/api/orders/export')
  const table = await response.text()
  const all = await rowsOf('')
  const unpaid = await rowsOf('where[or][0][and][0][state][in][0]=awaiting_payment')
  const searched = await rowsOf(`search=${licence?.number}`)

  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(all.toSorted()).toEqual([paid.order.order_number, formula.order.order_number].toSorted())
  expect([unpaid, searched]).toEqual([[formula.order.order_number], [paid.order.order_number]])
  expect(table).toContain(`"'=HYPERLINK(""x"")";Slow, Ltd;`)
  expect(table).toContain(`;Young Serif;${licence?.number};60,00;11,40;71,40;0,00;EUR;`)
})

test('nobody but staff takes the orders along, and none by what is secret of them', async () => {
  const stranger = await shop.visitor().fetch('/api/orders/export')
  const probing = await staff.open('/api/orders/export?where[keyhash][like]=a')

  expect([stranger.status, probing.status]).toEqual([403, 400])
})

test('who followed a question up stands there when it is said, and is gone when it is taken back', async () => {
  const { id } = await shop.payload.create({
    collection: 'trial-orders',
    data: { email: 'tries@example.org', name: 'Tries Fonts' },
    overrideAccess: true,
  })
  const say = async (data: object) => {
    type Row = { followedUpBy: string | null; followedUpAt: string | null; email: string }
    const path = `/api/trial-orders/${id}`
    return (await staff.ask<{ doc: Row }>('PATCH', path, data)).body.doc
  }
  const said = await say({ followedUp: true, email: 'another@example.org' })
  const again = await say({ followedUp: true, note: 'Rang.' })
  const back = await say({ followedUp: false })

  expect([said.followedUpBy, said.email]).toEqual(['staff@example.org', 'tries@example.org'])
  expect([again.followedUpAt, back.followedUpBy]).toEqual([said.followedUpAt, null])
})

test('all of one buyer is read at once: orders, licences, trials and what they paid', async () => {
  const one = await readBuyer(shop.payload, 'BUYER@example.org')
  const { buyers: rows } = await readBuyers(shop.payload, { text: 'buyer@', page: 1 })

  expect(one.orders).toHaveLength(2)
  expect(one.licences.map(({ number }) => number)).toEqual([licence?.number])
  expect(one.sums).toEqual([{ currency: 'EUR', amount: paid.order.total }])
  expect(rows.map(({ email, orders, sums }) => ({ email, orders, sums }))).toEqual([
    { email: 'buyer@example.org', orders: 2, sums: one.sums },
  ])
})
