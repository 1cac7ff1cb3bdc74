import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import { PageText } from '@/app/(shop)/(default)/page-text'
import { MEDIA_FOLDER } from '@/operations/files/media-files'
import { runDueJobs } from '@/operations/scheduler/run-scheduler'
import { findPublishedPage } from '@/operations/records/published-catalogue'
import { findRedirects, findUsesOfMedia } from '@/operations/records/pages'
import { refreshPages } from '@/operations/site/page-cache/refresh-pages'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { aCart, aPaidPurchase, readStatus } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'
import { readArchive } from '../../support/shop/read-archive'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
const buyer = shop.visitor()
afterAll(() => shop.close())
await refreshPages(payload)

const ALL = { depth: 0, overrideAccess: true } as const

function trash(path: string) {
  return staff.ask('PATCH', `/api/${path}`, { deletedAt: new Date().toISOString() })
}

/** As the panel asks for it. */
function restore(collection: string, id: string, status?: 'published' | 'draft') {
  const path = `/api/${collection}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
  return staff.ask('PATCH', path, { deletedAt: null, ...(status ? { _status: status } : {}) })
}

async function idOfTypeface(slug: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: { slug: { equals: slug } },
    ...ALL,
  })
  return docs[0]?.id ?? ''
}

async function isListed(slug: string): Promise<boolean> {
  const { body } = await buyer.get<{ slug: string }[]>('/api/fonts')
  const { body: rest } = await buyer.get<{ totalDocs: number }>(
    `/api/typefaces?where[slug][equals]=${slug}`,
  )
  const known = globalThis.fountCatalogueSnapshot?.pages.has(`/typeface/${slug}`) ?? false
  const answers = [body.some((family) => family.slug === slug), rest.totalDocs === 1, known]
  expect(new Set(answers).size, JSON.stringify(answers)).toBe(1)
  return known
}

test('a typeface in the trash is nowhere for the public, is still delivered to who bought it, and comes back whole', async () => {
  const { order } = await aPaidPurchase(buyer)
  const id = await idOfTypeface('young-serif')
  const cart = await aCart(buyer)
  const read = async () =>
    (await buyer.get<PricedCart>(`/api/order?cart_key=${cart.cart_key}`)).body
  expect(await isListed('young-serif')).toBe(true)

  expect((await trash(`typefaces/${id}`)).status).toBe(200)
  expect(await isListed('young-serif')).toBe(false)
  expect(await read()).toMatchObject({
    lines: [],
    held_note: 'Young Serif is no longer for sale: it was taken out of your cart.',
  })
  const { licences } = await readStatus(buyer, order)
  const files = await readArchive(await buyer.fetch(licences[0]?.download_url ?? ''))
  expect(licences[0]).toMatchObject({ state: 'active', styles: ['Young Serif Regular'] })
  expect(files.length).toBeGreaterThan(3)
  expect((await staff.ask('DELETE', `/api/typefaces/${id}?trash=true`)).status).toBe(409)

  expect((await restore('typefaces', id, 'published')).status).toBe(200)
  expect(await isListed('young-serif')).toBe(true)
  expect(await read()).toMatchObject({
    lines: [{ amount: cart.lines[0]?.amount }],
    held_note: null,
  })
})

test('a page in the trash is gone at once and keeps its address, and nothing scheduled brings it back', async () => {
  const data = {
    title: 'Printers',
    slug: 'printers',
    lead: 'Who we work with',
    _status: 'published' as const,
  }
  const { id } = await payload.create({ collection: 'pages', data, ...ALL })
  const to = { type: 'reference', reference: { relationTo: 'pages', value: id } } as const
  await payload.create({ collection: 'redirects', data: { from: '/old', to, type: '308' }, ...ALL })
  const soon = new Date(Date.now() + 60_000)
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: id } },
    waitUntil: soon,
  })
  await trash(`pages/${id}`)
  await runDueJobs(payload, new Date(soon.getTime() + 1000))
  const again = await staff.ask('POST', '/api/pages', { title: 'Printers', slug: 'printers' })

  expect(await findPublishedPage(payload, 'printers')).toBeNull()
  expect((await findRedirects(payload)).filter(({ from }) => from === '/old')).toEqual([])
  expect([again.status, JSON.stringify(again.body)]).toEqual([
    400,
    expect.stringContaining('Something in the trash has the address “printers”'),
  ])
  await restore('pages', id, 'published')
  expect((await findPublishedPage(payload, 'printers'))?.lead).toBe('Who we work with')
})

test('a superfamily goes into the trash after its children', async () => {
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: { parent: { exists: true } },
    ...ALL,
  })
  const { status, body } = await trash(`typefaces/${String(docs[0]?.parent)}`)

  expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('superfamily')])
})

test('a picture in the trash stands nowhere, says where it stood, and keeps its file', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'
  const form = new FormData()
  form.set('file', new File([svg], 'trashed.svg', { type: 'image/svg+xml' }))
  form.set('_payload', JSON.stringify({ alt: 'A square' }))
  const { body } = await staff.send<{ doc: { id: string; filename: string } }>('/api/media', form)
  const { id, filename } = body.doc
  const upload = {
    type: 'upload',
    relationTo: 'media',
    value: id,
    version: 3,
    fields: null,
    id: 'a',
  }
  const root = {
    type: 'root',
    children: [upload],
    direction: null,
    format: '',
    indent: 0,
    version: 1,
  }
  await payload.create({
    collection: 'pages',
    data: { title: 'Square', slug: 'square', content: { root } as never, _status: 'published' },
    ...ALL,
  })
  await payload.updateGlobal({ slug: 'shop', data: { logo: id }, ...ALL })
  const shown = async () => {
    const page = await findPublishedPage(payload, 'square')
    return (
      page?.content &&
      renderToStaticMarkup(createElement(PageText, { data: page.content as never }))
    )
  }
  expect(await shown()).toContain(filename)

  await trash(`media/${id}`)
  expect(await shown()).not.toContain(filename)
  expect(globalThis.fountCatalogueSnapshot?.frame.logo).toBeNull()
  expect(await findUsesOfMedia(payload, id)).toEqual([expect.objectContaining({ title: 'Square' })])
  expect(existsSync(join(MEDIA_FOLDER, filename))).toBe(true)

  await restore('media', id)
  expect(await shown()).toContain(filename)
  await staff.ask('DELETE', `/api/media/${id}`)
  expect(existsSync(join(MEDIA_FOLDER, filename))).toBe(false)
  await rm(join(MEDIA_FOLDER, filename), { force: true })
})
