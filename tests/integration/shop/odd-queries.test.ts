import { afterAll, expect, test } from 'vitest'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'
import { PUBLIC_COLLECTIONS } from '../../support/shop/public-collections'

const shop = await openShop()
const stranger = shop.visitor()
afterAll(() => shop.close())

const staff = await signInStaff(shop)

const wide = Array.from({ length: 300 }, (_, index) => `where[or][${index}][id][equals]=a`)
const deep = (levels: number) => `where${'[or][0]'.repeat(levels)}[id][equals]=a`

const long = (letters: number) => `where[id][equals]=${'x'.repeat(letters)}`

const ODD = [
  ...['near=10,20', 'within=1', 'intersects=1', 'all=a', 'foo=a', 'equals][a]=b', 'like][0]=a'].map(
    (comparison) => `where[id][${comparison.replace('=', ']=').replace(']]', ']')}`,
  ),
  'where[createdAt][greater_than]=yesterday',
  'where[updatedAt][less_than]=99999-99-99',
  'where[createdAt][in]=2026-01-01,never',
  long(5000),
  'where=1',
  'where[or]=1',
  'where[id]=a',
  'where[and][0]=x',
  'page=1e99',
  'page=1.5',
  'limit=1.5',
  deep(5),
  deep(40),
  wide.join('&'),
]

const PLAIN = [
  'where[createdAt][greater_than]=2020-01-01',
  'where[updatedAt][exists]=true',
  'where[id][in]=a,b',
  'where[and][0][or][0][id][equals]=a',
  'page=2&limit=5',
]

test.each(ODD.map((query) => [query.slice(0, 60), query]))(
  'a stranger’s odd question is answered 400 with a sentence: %s',
  async (_words, query) => {
    const answers = await Promise.all(
      PUBLIC_COLLECTIONS.flatMap((slug) => [`/api/${slug}?${query}`, `/api/${slug}/count?${query}`])
        // A count has no pages.
        .filter((path) => !path.includes('/count?') || query.startsWith('where'))
        .map(async (path) => {
          const response = await stranger.fetch(path)
          const { errors } = (await response.json()) as { errors?: { message: string }[] }
          return `${response.status} ${errors?.[0]?.message ? 'sentence' : 'nothing'}`
        }),
    )

    expect(new Set(answers)).toEqual(new Set(['400 sentence']))
  },
)

/** Staff may ask for more at once. */
const MORE = [deep(5), wide.join('&'), long(5000)]
const ODD_FOR_STAFF = [...ODD.filter((query) => !MORE.includes(query)), long(10_000)]
const OF_STAFF = ['orders', 'customers', 'licences', 'users', 'typefaces']

test.each(ODD_FOR_STAFF.map((query) => [query.slice(0, 60), query]))(
  'an odd question of staff is answered 400 with a sentence: %s',
  async (_words, query) => {
    const answers = await Promise.all(
      OF_STAFF.map(async (slug) => {
        const { status, body } = await staff.ask<{ errors?: { message: string }[] }>(
          'GET',
          `/api/${slug}?${query}`,
        )
        return `${status} ${body.errors?.[0]?.message ? 'sentence' : 'nothing'}`
      }),
    )

    expect(new Set(answers)).toEqual(new Set(['400 sentence']))
  },
)

test('an odd question for a list of orders, and for what to delete, is malformed, too', async () => {
  const odd = 'where[createdAt][less_than]=never'
  const list = await staff.ask('GET', `/api/orders/export?${odd}`)
  const deleted = await staff.ask('DELETE', `/api/coupons?${odd}`)

  expect([list.status, deleted.status]).toEqual([400, 400])
})

test('what the fields of the panel leave out of a list may be long', async () => {
  const chosen = Array.from(
    { length: 300 },
    (_, index) => `where[id][not_in][${index}]=id-${index}`,
  )
  const listed = await staff.ask('GET', `/api/styles?limit=5&${chosen.join('&')}`)

  expect([listed.status, (await staff.ask('GET', `/api/styles?${wide.join('&')}`)).status]).toEqual(
    [200, 200],
  )
})

test.each(PLAIN)('a plain question is answered: %s', async (query) => {
  const statuses = await Promise.all(
    PUBLIC_COLLECTIONS.map(async (slug) => (await stranger.fetch(`/api/${slug}?${query}`)).status),
  )

  expect(statuses).toEqual(PUBLIC_COLLECTIONS.map(() => 200))
})

test.each(['/api/typefaces/%FF', '/api/typefaces/%E0%A4%A', '/api/download/%FF'])(
  'an address that encodes no text is malformed: %s',
  async (path) => {
    const response = await stranger.fetch(path)

    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 400,
      body: { errors: [{ message: 'This address is malformed.' }] },
    })
  },
)
