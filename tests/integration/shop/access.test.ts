import { afterAll, expect, test } from 'vitest'
import { openShop } from '../../support/shop/open-shop'
import { PUBLIC_COLLECTIONS } from '../../support/shop/public-collections'

const shop = await openShop()
const stranger = shop.visitor()
afterAll(() => shop.close())
const slugs = Object.keys(shop.payload.collections)
// Payload answers for its preferences itself: nobody's, to a stranger.
const hidden = slugs.filter(
  (slug) => ![...PUBLIC_COLLECTIONS, 'payload-preferences'].includes(slug),
)

type Rows = { docs: Record<string, unknown>[]; totalDocs: number; limit: number }

async function anIdOf(collection: string): Promise<string> {
  const { docs } = await shop.payload.find({
    collection: collection as 'typefaces',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]?.id ?? 'none'
}

async function statusOf(method: string, path: string): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const body = method === 'GET' || method === 'DELETE' ? undefined : '{}'
  return (await stranger.fetch(path, { method, headers, ...(body ? { body } : {}) })).status
}

test('every collection of the design is there', () => {
  expect(slugs).toEqual(
    expect.arrayContaining([
      ...PUBLIC_COLLECTIONS,
      'font-files',
      'carts',
      'orders',
      'licences',
      'bundles',
      'coupons',
      'trial-orders',
      'payment-events',
      'grants',
      'mails',
      'releases',
      'redirects',
      'users',
    ]),
  )
})

test.each(hidden)('a stranger neither reads nor writes %s', async (slug) => {
  const id = await anIdOf(slug)
  const calls = [
    ['GET', `/api/${slug}`],
    ['GET', `/api/${slug}/count`],
    ['GET', `/api/${slug}/${id}`],
    ['POST', `/api/${slug}`],
    ['POST', `/api/${slug}/${id}/duplicate`],
    ['PATCH', `/api/${slug}?where[id][exists]=true`],
    ['PATCH', `/api/${slug}/${id}`],
    ['DELETE', `/api/${slug}?where[id][exists]=true`],
    ['DELETE', `/api/${slug}/${id}`],
  ] as const
  const statuses = await Promise.all(calls.map(([method, path]) => statusOf(method, path)))
  const refused = statuses.map((status, index) => ({ call: calls[index]?.join(' '), status }))

  expect(refused.filter(({ status }) => ![403, 404, 501].includes(status))).toEqual([])
  expect([403, 501]).toContain(refused[0]?.status)
})

test.each(PUBLIC_COLLECTIONS)('a stranger reads %s and writes nothing there', async (slug) => {
  const id = await anIdOf(slug)
  const { status } = await stranger.get(`/api/${slug}`)
  const writes = await Promise.all([
    statusOf('POST', `/api/${slug}`),
    statusOf('POST', `/api/${slug}/${id}/duplicate`),
    statusOf('PATCH', `/api/${slug}/${id}`),
    statusOf('PATCH', `/api/${slug}?where[id][equals]=${id}`),
    statusOf('DELETE', `/api/${slug}/${id}`),
    statusOf('DELETE', `/api/${slug}?where[id][equals]=${id}`),
  ])

  expect(status).toBe(200)
  expect(writes.filter((write) => ![403, 404].includes(write))).toEqual([])
})

test('the settings of the shop, its versions and its staff are nobody else’s business', async () => {
  const paths = [
    '/api/globals/shop',
    '/api/typefaces/versions',
    '/api/pages/versions',
    '/api/payload-jobs/run',
  ]
  const statuses = await Promise.all(paths.map((path) => statusOf('GET', path)))

  expect(statuses.filter((status) => ![401, 403, 404].includes(status))).toEqual([])
  expect(await statusOf('POST', '/api/globals/shop')).toBe(403)
})

test('nobody makes himself the first of the staff once there is one', async () => {
  await shop.payload.create({
    collection: 'users',
    data: { email: 'staff@example.org', password: 'a password of some length' },
    overrideAccess: true,
  })
  const { status } = await stranger.post('/api/users/first-register', {
    email: 'thief@example.org',
    password: 'another password',
  })

  expect(status).toBe(403)
})

test('a draft is invisible, however it is asked for', async () => {
  const typeface = await shop.payload.create({
    collection: 'typefaces',
    data: { name: 'Hush', slug: 'hush', category: 'sans', trialPolicy: 'none', _status: 'draft' },
    overrideAccess: true,
  })
  await shop.payload.create({
    collection: 'styles',
    data: {
      name: 'Hush Regular',
      typeface: typeface.id,
      typ: 'static',
      weight: 400,
      slope: 'upright',
    },
    overrideAccess: true,
  })
  const rowsOf = async (path: string) => (await stranger.get<Rows>(path)).body.docs.length

  expect(await rowsOf('/api/typefaces?where[slug][equals]=hush')).toBe(0)
  expect(await rowsOf('/api/typefaces?where[slug][equals]=hush&draft=true')).toBe(0)
  expect(await rowsOf('/api/styles?where[name][equals]=Hush Regular')).toBe(0)
  expect(await statusOf('GET', `/api/typefaces/${typeface.id}?draft=true`)).toBe(404)
})

test('words that staff are still writing are invisible on a published typeface', async () => {
  const id = await anIdOf('typefaces')
  await shop.payload.update({
    collection: 'typefaces',
    id,
    data: { purpose: 'Still being written' },
    draft: true,
    overrideAccess: true,
  })
  const plain = await (await stranger.fetch(`/api/typefaces/${id}`)).text()
  const draft = await (await stranger.fetch(`/api/typefaces/${id}?draft=true`)).text()

  expect(`${plain}${draft}`).not.toContain('Still being written')
})

test('a row shows what the API names and keeps what is the server’s', async () => {
  const { body: styles } = await stranger.get<Rows>('/api/styles?depth=2&limit=200')
  const { body: typefaces } = await stranger.get<Rows>('/api/typefaces?depth=2')
  const text = JSON.stringify([styles, typefaces])

  expect(styles.docs[0]).toMatchObject({
    name: expect.any(String),
    typ: expect.any(String),
    weight: expect.any(Number),
    slope: expect.any(String),
    price: expect.any(Number),
  })
  expect(text).not.toMatch(/"(master|facts|filename|sha256|filekey|keyhash|measure)"/)
})

test('a list holds two hundred rows at most, whatever is asked for', async () => {
  const rows = Array.from({ length: 205 }, (_, index) => index)
  await Promise.all(
    rows.map((index) =>
      shop.payload.create({
        collection: 'eulas',
        data: { title: `Text ${index}`, version: '1', sections: [{ heading: 'a', text: 'b' }] },
        overrideAccess: true,
      }),
    ),
  )
  const countOf = async (query: string) =>
    (await stranger.get<Rows>(`/api/eulas?${query}`)).body.docs.length

  expect(await countOf('limit=1000000')).toBe(200)
  expect(await countOf('limit=0')).toBe(200)
  expect(await countOf('limit=-1')).toBe(200)
  expect(await countOf('pagination=false')).toBeLessThanOrEqual(200)
  expect(await countOf('limit=500&pagination=false')).toBe(200)
  expect(await countOf('limit=3')).toBe(3)
})

test('a question that reaches into hidden fields answers nothing about them', async () => {
  const ask = (query: string) => stranger.fetch(`/api/styles?${query}`)
  const byMaster = await ask('where[master][like]=a')
  const byFacts = await ask('where[facts][exists]=true')

  expect([byMaster.status, byFacts.status]).toEqual([400, 400])
})

test('a file of media that is not there answers 404 with a sentence', async () => {
  const answer = await stranger.fetch('/api/media/file/nobody.png')

  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 404,
    body: { errors: [{ message: 'There is no such file.' }] },
  })
})
