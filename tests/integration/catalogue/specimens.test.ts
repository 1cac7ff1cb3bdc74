import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findTypefaceView } from '@/operations/catalogue/typefaces/find-typeface'
import { previewTypeface } from '@/operations/catalogue/typefaces/preview-typeface'
import { MEDIA_FOLDER } from '@/operations/files/media-files'
import { findUsesOfMedia } from '@/operations/records/pages'
import { refreshPages } from '@/operations/site/page-cache/refresh-pages'
import type { Typeface } from '@/payload-types'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
const kept: string[] = []
afterAll(async () => {
  await Promise.all(kept.map((name) => rm(join(MEDIA_FOLDER, name), { force: true })))
  await shop.close()
})
await refreshPages(payload)

const SLUG = 'young-serif'
const NOTHING = { pictures: [], videos: [], pdfs: [] }
const { docs } = await payload.find({
  collection: 'typefaces',
  where: { slug: { equals: SLUG } },
  depth: 0,
  overrideAccess: true,
})
const id = docs[0]?.id ?? ''

async function aPicture(name: string): Promise<string> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path d="M0 0h4v4z"/></svg>'
  const form = new FormData()
  form.set('file', new File([svg], `${name}.svg`, { type: 'image/svg+xml' }))
  form.set('_payload', JSON.stringify({ alt: `A picture of ${name}` }))
  const { body } = await staff.send<{ doc: { id: string; filename: string } }>('/api/media', form)
  kept.push(body.doc.filename)
  return body.doc.id
}

function save(data: Partial<Typeface>, query = '') {
  return staff.ask('PATCH', `/api/typefaces/${id}${query}`, data)
}

async function shown() {
  return (await findTypefaceView(payload, SLUG))?.specimens
}

function hashNow() {
  return globalThis.fountCatalogueSnapshot?.pages.get(`/typeface/${SLUG}`)?.contentHash
}

/** Whether the cached page is made anew by a change, by its hooks alone. */
async function isMadeAnewBy(change: () => Promise<unknown>): Promise<boolean> {
  const before = hashNow()
  await change()
  return hashNow() !== before
}

test('what staff add to a typeface is on its page, and what is half filled is not', async () => {
  const letter = await aPicture('letter')
  const specimens = [{ caption: 'No file' }, { file: letter, caption: 'A letter' }]

  expect(await isMadeAnewBy(() => save({ specimens }))).toBe(true)
  expect(await shown()).toMatchObject({
    pictures: [{ alt: 'A picture of letter', size: { width: 300 }, caption: 'A letter' }],
  })
})

test('visitors read no rows that wait to be filled, staff do', async () => {
  const path = `/api/typefaces/${id}?depth=0`
  const { body } = await shop.visitor().get<Typeface>(path)
  const { body: whole } = await staff.ask<Typeface>('GET', path)

  expect([body.specimens, whole.specimens?.length]).toEqual([[], 2])
})

test('a draft of it is in the preview of staff alone', async () => {
  const draft = await aPicture('draft')
  const specimens = [{ file: draft, caption: 'Not yet' }]
  const change = () => save({ specimens, _status: 'draft' }, '?draft=true')

  expect(await isMadeAnewBy(change)).toBe(false)
  expect((await shown())?.pictures).toMatchObject([{ caption: 'A letter' }])
  expect((await previewTypeface(payload, id))?.typeface.specimens).toMatchObject({
    pictures: [{ caption: 'Not yet' }],
  })
  await save({ specimens, _status: 'published' })
  expect((await shown())?.pictures).toMatchObject([{ caption: 'Not yet' }])
})

test('a picture says of which typeface it is, leaves its page with the trash, and comes back', async () => {
  const picture = await aPicture('trash')
  await save({ specimens: [{ file: picture }] })
  const change = (data: object) => staff.ask('PATCH', `/api/media/${picture}?trash=true`, data)

  expect(await findUsesOfMedia(payload, picture)).toEqual([
    { title: 'Young Serif', path: `/admin/collections/typefaces/${id}` },
  ])
  expect(await isMadeAnewBy(() => change({ deletedAt: new Date().toISOString() }))).toBe(true)
  expect(await shown()).toEqual(NOTHING)
  expect((await save({ lead: 'Saved while its picture is in the trash' })).status).toBe(200)
  expect(await isMadeAnewBy(() => change({ deletedAt: null }))).toBe(true)
  expect((await shown())?.pictures).toHaveLength(1)
  expect(await isMadeAnewBy(() => staff.ask('DELETE', `/api/media/${picture}`))).toBe(true)
  expect(await shown()).toEqual(NOTHING)
})

test('what a picture is said to show is new on the page at once', async () => {
  const picture = await aPicture('words')
  await save({ specimens: [{ file: picture }] })
  const change = () => staff.ask('PATCH', `/api/media/${picture}`, { alt: 'Other words' })

  expect(await isMadeAnewBy(change)).toBe(true)
  expect((await shown())?.pictures).toMatchObject([{ alt: 'Other words' }])
})
