import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRedirects } from '@/operations/records/pages'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const staff = await signInStaff(shop)
afterAll(() => shop.close())

type Saved = { doc: { id: string } }
let page = ''
beforeAll(async () => {
  page = (
    await staff.ask<Saved>('POST', '/api/pages', {
      title: 'Sold by hand',
      slug: 'by-hand',
      _status: 'published',
    })
  ).body.doc.id
})

function save(path: string, data: object) {
  return staff.ask<Saved>('PATCH', path, data)
}

async function ledFrom(path: string): Promise<string | null> {
  const redirects = await findRedirects(shop.payload)
  return redirects.find(({ from }) => from === path)?.to ?? null
}

test('a page that moves is found at its old address, again and again, also by way of a draft', async () => {
  const path = `/api/pages/${page}`
  await save(path, { slug: 'second', _status: 'published' })
  await save(`${path}?draft=true`, { slug: 'third', _status: 'draft' })
  const beforePublished = await ledFrom('/second')
  await save(path, { slug: 'third', _status: 'published' })

  expect(beforePublished).toBeNull()
  expect([await ledFrom('/by-hand'), await ledFrom('/second'), await ledFrom('/third')]).toEqual([
    '/third',
    '/third',
    null,
  ])
})

test('nobody is led on where staff unticked it, and from no draft', async () => {
  const path = `/api/pages/${page}`
  await save(path, { slug: 'fourth', leadsOn: false, _status: 'published' })
  const draft = await staff.ask<Saved>('POST', '/api/pages?draft=true', {
    title: 'Draft',
    slug: 'a-draft',
    _status: 'draft',
  })
  await save(`/api/pages/${draft.body.doc.id}`, { slug: 'published', _status: 'published' })

  expect([await ledFrom('/third'), await ledFrom('/a-draft')]).toEqual([null, null])
})

test('a typeface that moves is found at both of its old addresses', async () => {
  const { docs } = await shop.payload.find({ collection: 'typefaces', limit: 1, depth: 0 })
  const [{ id, slug } = { id: '', slug: '' }] = docs
  const { status } = await save(`/api/typefaces/${id}`, { slug: 'moved', _status: 'published' })

  expect(status).toBe(200)
  expect([await ledFrom(`/typeface/${slug}`), await ledFrom(`/explore/${slug}`)]).toEqual([
    '/typeface/moved',
    '/explore/moved',
  ])
})

type Menus = { bar: { label: string; kind: string }[]; foot: { label: string }[] }

test('menus begin with what visitors see, and the first link of staff replaces none of it', async () => {
  const { body } = await staff.ask<Menus>('GET', '/api/globals/navigation?depth=0')

  expect(body.bar.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['explore', 'trial', 'my_licences']),
  )
  expect(body.foot.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Typefaces', 'Explore', 'Compare']),
  )
  const bar = [...body.bar, { label: 'By hand', kind: 'page', page }]
  const saved = await staff.ask<{ result: Menus }>('POST', '/api/globals/navigation', { bar })
  expect(saved.body.result.bar.map(({ label }) => label)).toEqual(bar.map(({ label }) => label))
})
