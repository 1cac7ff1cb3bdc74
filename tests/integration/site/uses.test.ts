import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { afterAll, expect, test } from 'vitest'
import { changedPages } from '@/domain/catalogue/pages/page-versions'
import { findUsesOfMedia } from '@/operations/records/pages'
import { listUses, moveOldUses } from '@/operations/records/site/uses'
import { refreshPages } from '@/operations/site/page-cache/refresh-pages'
import { readSiteFrame } from '@/operations/site/read-site-frame'
import { lookUpPath } from '@/operations/site/routes/route-lookup'
import { previewUnsavedUse, previewUse, readUsesPage } from '@/operations/site/uses/find-uses'
import { writeSitemap } from '@/operations/site/write-sitemap'
import { openShop } from '../../support/shop/open-shop'
import { createPicture, removePictures } from '../../support/shop/pictures'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop, { roles: ['pages'] })
afterAll(async () => {
  await removePictures(payload)
  await shop.close()
})
await refreshPages(payload)

const typefaces = await payload.find({ collection: 'typefaces', limit: 100, overrideAccess: true })
const idOf = (slug: string) => typefaces.docs.find((one) => one.slug === slug)?.id ?? ''
const versions = () => globalThis.fountCatalogueSnapshot?.pages ?? new Map()
const picture = await createPicture(payload, 'A jar')
const seen = [{ typeface: idOf('young-serif'), styles: 'Regular' }]
const USE = { title: 'Plum jam', kind: 'A label', credit: 'Ada', year: 2026, picture, seen }

type Saved = { doc: { id: string } }

async function write(data: object, id = '') {
  const isDraft = !('_status' in data)
  const address = `/api/uses/${id}${isDraft ? '?draft=true' : ''}`.replace(/\/(\?|$)/, '$1')
  const { status, body } = await staff.ask<Saved>(id ? 'PATCH' : 'POST', address, data)
  expect([status, body]).toEqual([expect.toSatisfy((code) => code < 300), expect.anything()])
  return body.doc.id
}

const id = await write(USE)

test('a use is nowhere before it is published, and then on its page, in the menus and the sitemap, and outdates what shows it', async () => {
  const seenAt = async () => [
    await lookUpPath('/in-use'),
    (await listUses(payload)).length,
    (await writeSitemap(payload, { origin: 'https://fonts.example', part: null }))?.includes(
      'https://fonts.example/in-use',
    ),
    (await readSiteFrame(payload, { familyCount: 1, hasTrials: false })).foot
      .flat()
      .some(({ href }) => href === '/in-use'),
  ]
  const before = [await seenAt(), versions()] as const
  await write({ _status: 'published' }, id)

  expect(before[0]).toEqual(['no_page', 0, false, false])
  expect(await seenAt()).toEqual(['known', 1, true, true])
  expect(changedPages(before[1], versions())).toEqual(
    expect.arrayContaining(['/in-use', '/typeface/young-serif']),
  )
})

test('its words outdate its own page and its typeface’s, and a save of the same none', async () => {
  const before = versions()
  await write({ kind: 'A jar', _status: 'published' }, id)
  const after = versions()
  await write({ kind: 'A jar', _status: 'published' }, id)

  expect(changedPages(before, after).toSorted()).toEqual(['/in-use', '/typeface/young-serif'])
  expect(changedPages(after, versions())).toEqual([])
})

test('uses are chosen by a typeface; one that none shows chooses all', async () => {
  const both = [...seen, { typeface: idOf('instrument-serif') }]
  await write({ ...USE, title: 'A sign', seen: both, _status: 'published' })
  const uses = await listUses(payload)
  const titlesOf = async (slug: string | null) => {
    const { rows, count, chosen } = await readUsesPage(payload, { uses, slug })
    const titles = rows.flatMap((row) => row.uses.map(({ use }) => use.title))
    return [chosen?.name ?? null, count, titles]
  }

  expect(await titlesOf(null)).toEqual([null, 2, ['A sign', 'Plum jam']])
  expect(await titlesOf('instrument-serif')).toEqual(['Instrument Serif', 1, ['A sign']])
  expect(await titlesOf('gone')).toEqual([null, 2, ['A sign', 'Plum jam']])
})

test('staff see a draft before all others, as it is stored and as it stands in the form', async () => {
  await write({ title: 'Being written' }, id)
  const stored = await previewUse(payload, id)
  const typed = await previewUnsavedUse(payload, id, { title: 'Half a' })

  expect(stored).toMatchObject({ state: 'changed', publicPath: '/in-use' })
  expect(stored?.uses.map(({ title }) => title)).toEqual(['Being written', 'A sign'])
  expect(typed?.map(({ title }) => title)).toEqual(['Half a', 'A sign'])
  expect((await listUses(payload)).map(({ title }) => title)).toEqual(['A sign', 'Plum jam'])
})

test('the public reads what is published, by REST too, and staff find it by its words', async () => {
  const path = '/api/uses?where[credit][like]=ada&depth=0&sort=title'
  const { body } = await shop.visitor().get<{ docs: object[] }>(path)
  const { body: found } = await staff.ask<{ docs: object[] }>(
    'GET',
    '/api/uses?where[title][like]=plum',
  )

  expect(body.docs).toMatchObject([
    { title: 'A sign' },
    { title: 'Plum jam', kind: 'A jar', year: 2026, seen: [{ typeface: idOf('young-serif') }] },
  ])
  expect(found.docs).toMatchObject([{ id }])
})

test.each([
  ['a picture', { picture: null }],
  ['a typeface', { seen: [] }],
  ['what it says', { title: ' ' }],
  ['a link that is one', { link: 'javascript:alert(1)' }],
])('without %s nothing is published', async (_, lack) => {
  const data = { ...USE, ...lack, _status: 'published' }
  expect((await staff.ask('POST', '/api/uses', data)).status).toBe(400)
})

test('a picture says where it is used, and takes its use from the page when it goes', async () => {
  const jar = await createPicture(payload, 'A second jar')
  const use = await write({ ...USE, picture: jar, _status: 'published' })
  const shown = async () => (await listUses(payload)).some((one) => one.id === use)

  expect([await shown(), await findUsesOfMedia(payload, jar)]).toEqual([
    true,
    [{ title: 'Plum jam', path: `/admin/collections/uses/${use}` }],
  ])
  const trash = { deletedAt: new Date().toISOString() }
  await staff.ask('PATCH', `/api/media/${jar}?trash=true`, trash)
  expect(await shown()).toBe(false)
})

test('what is put into the trash leaves the page, and comes back as a draft', async () => {
  await staff.ask('PATCH', `/api/uses/${id}`, { deletedAt: new Date().toISOString() })
  expect((await listUses(payload)).map((one) => one.id)).not.toContain(id)
  await staff.ask('PATCH', `/api/uses/${id}?trash=true`, { deletedAt: null })
  expect((await listUses(payload)).map((one) => one.id)).not.toContain(id)
})

test.runIf(payload.db.name === 'mongoose')(
  'what MongoDB holds as rows of a typeface is moved once, half filled ones as drafts',
  async () => {
    const { collections } = payload.db as unknown as MongooseAdapter
    const slug = 'instrument-serif'
    const whole = { picture, shows: 'A poster', by: 'Ada', link: 'https://ada.example' }
    const inUse = [whole, { shows: 'Half' }]
    await collections.typefaces?.collection.updateOne({ slug }, { $set: { inUse } })
    await moveOldUses(payload)
    await moveOldUses(payload)
    const where = { title: { in: ['A poster', 'Half'] } }
    const { docs } = await payload.find({ collection: 'uses', where, draft: true, depth: 0 })

    expect(docs.map(({ title, _status }) => [title, _status]).toSorted()).toEqual([
      ['A poster', 'published'],
      ['Half', 'draft'],
    ])
    expect((await listUses(payload)).find(({ title }) => title === 'A poster')).toMatchObject({
      credit: 'Ada',
      link: 'https://ada.example',
      seen: [{ slug }],
    })
  },
)
