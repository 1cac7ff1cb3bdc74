import { copyFile, readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import type { UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import { findTypefaceView } from '@/operations/catalogue/typefaces/find-typeface'
import { fontPath } from '@/operations/fonts/font-store'
import { runDueJobs } from '@/operations/scheduler/run-scheduler'
import type { Typeface } from '@/payload-types'
import { openShop } from '../../support/shop/open-shop'
import { anUpload, ended, signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
afterAll(() => shop.close())

const STAFF = { depth: 0, overrideAccess: true } as const
const PUBLISHED = { _status: 'published' } as const

const noStyle = (name: string) =>
  `${name} has no style yet. Upload its fonts before it is published.`
const noPrice = (name: string) =>
  `Nothing of ${name} has a price yet. Set the price of the family, or of a style, before it is published.`

type Refused = { errors: { message: string }[] }
type Saved = Partial<Refused> & { doc?: Typeface }

let count = 0

async function aDraft(data: Partial<Typeface> = {}): Promise<Typeface> {
  count += 1
  const named = { name: `Draft ${count}`, slug: `draft-${count}`, category: 'sans' as const }
  return payload.create({
    collection: 'typefaces',
    draft: true,
    ...STAFF,
    data: { ...named, ...data },
  })
}

/** A draft of one style with all its files, as the upload leaves it. */
async function uploaded(font: string, name: string): Promise<Typeface> {
  const bytes = await readFile(`tests/fixtures/fonts/odd/${font}.ttf`)
  const { id } = await anUpload(staff, [{ name: `${font}.ttf`, bytes }])
  await staff.ask<UploadAnswer>('POST', `/api/uploads/${id}/carry-out`)
  await ended(staff, id)
  const where = { name: { equals: name } }
  const { docs } = await payload.find({ collection: 'typefaces', where, draft: true, ...STAFF })
  return docs[0]!
}

const save = (id: string, data: object) => staff.ask<Saved>('PATCH', `/api/typefaces/${id}`, data)

async function refusalOf(id: string, data: object = PUBLISHED) {
  const { status, body } = await save(id, data)
  return [status, body.errors?.[0]?.message, await statusOf(id)]
}

async function statusOf(id: string) {
  return (await payload.findByID({ collection: 'typefaces', id, ...STAFF }))._status
}

const finished = await uploaded('cv01-label-null', 'Cvnull')

test('a typeface without a style is not published by PATCH, whoever asks', async () => {
  const { id, name } = await aDraft({ price: 4000 })

  expect(await refusalOf(id)).toEqual([409, noStyle(name), 'draft'])
})

test('one that is not there yet is not published by POST, nor by the form, and all that it lacks is named', async () => {
  const typeface = { name: 'Hasty', slug: 'hasty', category: 'sans', ...PUBLISHED }
  const form = new FormData()
  form.set('_payload', JSON.stringify({ ...typeface, slug: 'hasty-form' }))
  const posted = await staff.ask<Refused>('POST', '/api/typefaces', typeface)
  const sent = await staff.send<Refused>('/api/typefaces', form)
  const where = { name: { equals: 'Hasty' } }

  expect([posted, sent].map(({ status, body }) => [status, body.errors[0]?.message])).toEqual([
    [409, `${noStyle('Hasty')} ${noPrice('Hasty')}`],
    [409, `${noStyle('Hasty')} ${noPrice('Hasty')}`],
  ])
  expect(
    (await payload.count({ collection: 'typefaces', where, overrideAccess: true })).totalDocs,
  ).toBe(0)
})

test('a typeface of which nothing has a price is not published, and is as soon as a style has one', async () => {
  const [style] = await stylesOf(finished.id)
  const refused = await refusalOf(finished.id)
  const typed = { prices: [{ id: style!.id, was: null, price: 0 }], unread: [] }

  expect(refused).toEqual([409, noPrice('Cvnull'), 'draft'])
  expect(await refusalOf(finished.id, { ...PUBLISHED, stylePrices: typed })).toEqual([
    200,
    undefined,
    'published',
  ])
})

test('what is published stays so when it loses its prices, until somebody takes it back', async () => {
  const [style] = await stylesOf(finished.id)
  await payload.update({ collection: 'styles', id: style!.id, data: { price: null }, ...STAFF })
  const kept = await statusOf(finished.id)
  const anew = await refusalOf(finished.id)
  await save(finished.id, { _status: 'draft' })
  const gone = await refusalOf(finished.id)

  expect(kept).toBe('published')
  expect(anew).toEqual([409, noPrice('Cvnull'), 'published'])
  expect(gone).toEqual([409, noPrice('Cvnull'), 'draft'])
})

test('a style whose files could not be made is named, and nothing of its typeface is published', async () => {
  const { id } = await aDraft({ name: 'Iconset', slug: 'iconset', previewSet: 'basic' })
  await uploaded('pictograms', 'Iconset')
  const [style] = await stylesOf(id)
  const refused = await refusalOf(id, { ...PUBLISHED, price: 4000 })

  expect(refused).toEqual([
    409,
    `There are no font files of ${style?.name}. Upload them again, or delete what has none, before Iconset is published.`,
    'draft',
  ])
  const renamed = { name: 'Kept back', slug: 'kept-back', _status: 'draft' as const }
  await payload.update({ collection: 'typefaces', id, data: renamed, ...STAFF })
})

test('pictograms begin with their own signs as name and samples, and can be sold', async () => {
  const { id, slug, menuText, samples } = await uploaded('pictograms', 'Iconset')
  const refused = await refusalOf(id, { ...PUBLISHED, price: 4000 })
  await runDueJobs(payload)
  const view = await findTypefaceView(payload, slug)
  const files = await payload.find({ collection: 'font-files', pagination: false, ...STAFF })
  const [style] = await stylesOf(id)
  const own = files.docs.filter((file) => file.style === style?.id)

  expect(refused).toEqual([200, undefined, 'published'])
  expect([...(menuText ?? '')].every((sign) => /\p{Co}/u.test(sign))).toBe(true)
  expect(samples?.[0]?.text).toContain([...(menuText ?? '')][0])
  expect(view?.name).toBe('Iconset')
  expect(own.map(({ format, isMenuPreview }) => [format, isMenuPreview === true])).toEqual(
    expect.arrayContaining([
      ['PVW', false],
      ['PVW', true],
      ['TRIAL', false],
    ]),
  )
})

test('a font that cannot write its name begins with one that it can, and can be sold', async () => {
  const { id, menuText } = await uploaded('cyrillic-name-1', 'Пример')

  expect([menuText, await refusalOf(id, { ...PUBLISHED, price: 4000 })]).toEqual([
    'Primer',
    [200, undefined, 'published'],
  ])
})

test('a typeface whose name could not be prepared is not published', async () => {
  const { id } = await uploaded('width-class-0', 'Zeroes')
  const [style] = await stylesOf(id)
  await copyFile('tests/fixtures/fonts/odd/avar2.ttf', await fontPath(style?.master ?? '', 'ttf'))
  const where = { style: { equals: style?.id }, isMenuPreview: { equals: true } }
  await payload.delete({ collection: 'font-files', where, ...STAFF })
  const [status, message] = await refusalOf(id, { ...PUBLISHED, price: 4000 })

  expect([status, await statusOf(id)]).toEqual([409, 'draft'])
  expect(message).toMatch(
    /^The fonts of Zeroes could not be prepared\. This font .+\. Upload them again before it is published\.$/,
  )
})

test('in a bulk edit those that lack something stay drafts, each with its reason, and the others are published', async () => {
  const [lacking, whole] = [await aDraft(), finished]
  const where = `where[id][in][0]=${lacking.id}&where[id][in][1]=${whole.id}`
  const data = { ...PUBLISHED, price: 4000 }
  const { body } = await staff.ask<Refused & { docs: { id: string }[] }>(
    ...(['PATCH', `/api/typefaces?${where}&depth=0`, data] as const),
  )

  expect(body.docs.map(({ id }) => id)).toEqual([whole.id])
  expect(body.errors).toMatchObject([{ id: lacking.id, message: noStyle(lacking.name) }])
  expect([await statusOf(lacking.id), await statusOf(whole.id)]).toEqual(['draft', 'published'])
})

test('a published version that is restored becomes a draft, and is refused when it is published', async () => {
  await save(finished.id, { ...PUBLISHED, price: 4000, lead: 'As it was sold' })
  const ofIt = { parent: { equals: finished.id }, 'version._status': { equals: 'published' } }
  const found = { collection: 'typefaces', where: ofIt, sort: '-createdAt', limit: 1 } as const
  const [old] = (await payload.findVersions({ ...found, ...STAFF })).docs
  await save(finished.id, { _status: 'draft', price: null })
  await staff.ask('POST', `/api/typefaces/versions/${old?.id}`, {})

  expect(await statusOf(finished.id)).toBe('draft')
  expect(await refusalOf(finished.id, { ...PUBLISHED, price: null })).toEqual([
    409,
    noPrice('Cvnull'),
    'draft',
  ])
})

test('at its set time a typeface that lacks something stays a draft, and its page says why', async () => {
  const { id, name } = await aDraft()
  const doc = { relationTo: 'typefaces' as const, value: id }
  const waitUntil = new Date(Date.now() + 60_000)
  await payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc }, waitUntil })
  const due = `/api/typefaces/${id}/missed`
  const before = await staff.ask('GET', due)
  await runDueJobs(payload, new Date(Date.now() + 61_000))
  const { body } = await staff.ask('GET', due)

  expect(before.body).toEqual({ missed: null })
  expect(body).toEqual({
    missed: { at: expect.any(String), why: `${noStyle(name)} ${noPrice(name)}` },
  })
  expect(await statusOf(id)).toBe('draft')
})

test('what its children hold counts for a superfamily, and its price for them', async () => {
  const above = await aDraft()
  await save(finished.id, { parent: above.id, _status: 'draft', price: null })
  const refused = await refusalOf(above.id)
  const priced = await refusalOf(above.id, { ...PUBLISHED, price: 4000 })

  expect(refused).toEqual([409, noPrice(above.name), 'draft'])
  expect(priced).toEqual([200, undefined, 'published'])
  expect(await refusalOf(finished.id)).toEqual([200, undefined, 'published'])
})

async function stylesOf(typeface: string) {
  const where = { typeface: { equals: typeface } }
  return (await payload.find({ collection: 'styles', where, ...STAFF })).docs
}
