import { afterAll, expect, test } from 'vitest'
import { changedPages } from '@/domain/catalogue/pages/page-versions'
import { findRedirects } from '@/operations/records/pages'
import { findDesignersOf, readDesignerPage } from '@/operations/site/designers/read-designer'
import { refreshPages } from '@/operations/site/page-cache/refresh-pages'
import { lookUpPath } from '@/operations/site/routes/route-lookup'
import { writeSitemap } from '@/operations/site/write-sitemap'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
afterAll(() => shop.close())
await refreshPages(payload)

const where = { slug: { equals: 'young-serif' } }
const { docs } = await payload.find({ collection: 'typefaces', where, depth: 0 })
const typeface = { id: docs[0]?.id ?? '', parent: null }
const versions = () => globalThis.fountCatalogueSnapshot?.pages ?? new Map()

type Saved = { doc: { id: string; slug: string } }
const SECRET = 'NOBODY ELSE READS THIS'
const PRIVATE = {
  email: 'nobody-else@example.org',
  note: SECRET,
  shares: [{ typeface: typeface.id, percent: '12.34' }],
}
const PAGE = { name: 'Dora Draws', life: 'Draws.\n\nAt night.', typefaces: [typeface.id] }

async function save(data: object, id = ''): Promise<Saved['doc']> {
  const path = `/api/designers${id && `/${id}`}`
  const { status, body } = await staff.ask<Saved>(id ? 'PATCH' : 'POST', path, data)
  expect(status).toBeLessThan(300)
  return body.doc
}

const { id } = await save({ ...PAGE, ...PRIVATE })

test('a designer has a page from when staff say so, and the typeface leads there', async () => {
  const path = '/designer/dora-draws'
  const before = [await lookUpPath(path), await findDesignersOf(payload, typeface)]
  const pages = versions()
  await save({ isPublic: true, links: [{ label: 'Site', url: 'https://dora.example' }] }, id)

  expect(before).toEqual(['no_page', []])
  expect(await lookUpPath(path)).toBe('known')
  expect(await findDesignersOf(payload, typeface)).toEqual([
    { name: 'Dora Draws', slug: 'dora-draws' },
  ])
  expect(changedPages(pages, versions()).toSorted()).toEqual([path, '/typeface/young-serif'])
  const sitemap = await writeSitemap(payload, { origin: 'https://fonts.example', part: null })
  expect(sitemap).toContain('<loc>https://fonts.example/designer/dora-draws</loc>')
})

test('nothing of a designer leaves but what the page shows: over REST nothing at all', async () => {
  const visitor = shop.visitor()
  const doors = [
    `/api/designers`,
    `/api/designers/${id}`,
    `/api/designers?where[email][exists]=true`,
    `/api/typefaces/${typeface.id}?depth=3`,
    `/api/globals/navigation?depth=3`,
    `/api/graphql?query={Designers{docs{email}}}`,
  ]
  const said = await Promise.all(
    doors.map(async (door) => JSON.stringify((await visitor.get(door)).body)),
  )
  const page = await readDesignerPage(payload, 'dora-draws')

  for (const text of [...said, JSON.stringify(page), JSON.stringify(versions())]) {
    expect(text).not.toMatch(/nobody-else|NOBODY ELSE|12\.34/)
  }
  expect((await visitor.fetch('/api/designers')).status).toBe(403)
  expect(Object.keys(page?.designer ?? {}).toSorted()).toEqual([
    'changedAt',
    'kind',
    'life',
    'links',
    'name',
    'slug',
    'typefaces',
  ])
  expect(page).toMatchObject({
    designer: { life: ['Draws.', 'At night.'] },
    rows: [{ slug: 'young-serif' }],
  })
})

test('two of one name have two addresses, and one address is nobody’s twice', async () => {
  const second = await save({ name: 'Dora Draws', isPublic: true })
  const taken = await staff.ask('PATCH', `/api/designers/${second.id}`, { slug: 'dora-draws' })
  const past = payload.db.create({
    collection: 'designers',
    data: { name: 'Dora', slug: 'dora-draws' },
  })

  expect(second.slug).toBe('dora-draws-2')
  expect(taken.status).toBe(400)
  await expect(past).rejects.toThrow()
  const page = await readDesignerPage(payload, 'dora-draws')
  expect(page?.others).toMatchObject([{ slug: 'dora-draws-2', name: 'Dora Draws' }])
})

test('who comes to an old address of a designer is led on', async () => {
  await save({ slug: 'dora' }, id)
  const led = (await findRedirects(payload)).find(({ from }) => from === '/designer/dora-draws')

  expect(led?.to).toBe('/designer/dora')
})

test('a menu leads to a designer by name, and no longer once they are gone', async () => {
  const { body } = await staff.ask<{ bar: object[] }>('GET', '/api/globals/navigation?depth=0')
  const bar = [...body.bar, { label: 'Dora', kind: 'designer', designer: id }]
  await staff.ask('POST', '/api/globals/navigation', { bar })
  const hrefs = () => globalThis.fountCatalogueSnapshot?.frame.bar.map(({ href }) => href)
  const before = hrefs()
  const { status } = await staff.ask('DELETE', `/api/designers/${id}`)

  expect([before?.at(-1), status]).toEqual(['/designer/dora', 200])
  expect(hrefs()).not.toContain('/designer/dora')
})
