import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const visitor = shop.visitor()
await visitor.get('/api/csrf')
afterEach(() => vi.restoreAllMocks())
afterAll(() => shop.close())

const FAILURE = 'SELECT secret FROM somewhere, at /srv/fount/data'

/** Whatever an operation asks of the database fails in a way that nobody foresaw. */
function breakDatabase() {
  for (const method of ['find', 'findByID', 'findGlobal', 'create', 'count', 'update'] as const) {
    vi.spyOn(shop.payload, method).mockRejectedValue(new Error(FAILURE))
  }
  for (const method of ['find', 'findOne', 'updateOne', 'create'] as const) {
    vi.spyOn(shop.payload.db, method).mockRejectedValue(new Error(FAILURE))
  }
}

const READS = ['/api/order?cart_key=any', '/api/order/status?order_key=any', '/api/typefaces']

const WRITES: [path: string, body: unknown][] = [
  ['/api/order', { cart_key: 'any', revision: 1, lines: [] }],
  ['/api/order/country', { cart_key: 'any', country: 'DE' }],
  ['/api/order/stripe/create', { cart_key: 'any' }],
  ['/api/order/stripe/confirm', { cart_key: 'any', payment_intent: 'pi_demo_any' }],
  ['/api/demo-payments/pay', { client_secret: 'pi_demo_any_secret_any', card: 'accepted' }],
  ['/api/users/login', { email: 'staff@example.org', password: 'any' }],
]

test.each([...READS.map((path) => [path, null] as const), ...WRITES])(
  'where %s fails unforeseen, a person reads that it is ours, and nothing of how',
  async (path, body) => {
    breakDatabase()
    const response = await visitor.fetch(path, {
      headers: {
        'content-type': 'application/json',
        'x-csrftoken': visitor.cookies.get('csrftoken') ?? '',
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()

    expect(response.status).toBe(500)
    expect(text).toMatch(/Something (failed on our side\. Please try again|went wrong)\./)
    expect(text).not.toMatch(/secret|srv|stack|\.ts|node_modules/)
  },
)

const { docs } = await shop.payload.find({
  collection: 'typefaces',
  limit: 1,
  overrideAccess: true,
})

test.each(['x-http-method-override', 'x-payload-http-method-override', 'x-method-override'])(
  'a header %s deletes nothing',
  async (header) => {
    const { status } = await visitor.send(`/api/typefaces/${docs[0]?.id}`, '{}', {
      [header]: 'DELETE',
    })
    const { totalDocs } = await shop.payload.count({
      collection: 'typefaces',
      where: { id: { equals: docs[0]?.id } },
      overrideAccess: true,
    })

    expect([status, totalDocs]).toEqual([404, 1])
  },
)

test.each(['graphql', 'graphql-playground', 'orders/versions', 'typefaces/versions', 'payload-kv'])(
  'there is no door at /api/%s',
  async (path) => {
    const [read, written] = await Promise.all([
      visitor.fetch(`/api/${path}`),
      visitor.send(`/api/${path}`, '{"query":"{ Orders { docs { id } } }"}'),
    ])

    expect([403, 404]).toContain(read.status)
    expect([403, 404]).toContain(written.status)
  },
)

test('what a stranger is told of the rights here names no row that is the shop’s own', async () => {
  const { body } = await visitor.get<{ collections: Record<string, unknown> }>('/api/access')

  expect(Object.keys(body.collections).toSorted()).toEqual([
    'eulas',
    'licence-types',
    'media',
    'pages',
    'stories',
    'styles',
    'typefaces',
    'users',
    'uses',
  ])
  expect(JSON.stringify(body)).not.toMatch(/"(master|facts|create|delete|update)":/)
})
