import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { UploadAnswer, UploadSummary } from '@/domain/catalogue/upload/upload-answer'
import { listFiles } from '../../support/shop/list-files'
import { openShop } from '../../support/shop/open-shop'
import { anUpload, ended, signInStaff } from '../../support/shop/staff'
import { formatsOf, master, stateOf, stylesOf, typefacesNamed } from '../../support/shop/uploads'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
afterAll(() => shop.close())

const carryOut = (id: string) => staff.ask<UploadAnswer>('POST', `/api/uploads/${id}/carry-out`)

const WEIGHTS = 'Thin ExtraLight Light Regular Medium SemiBold Bold ExtraBold Black'.split(' ')
const ITALICS = WEIGHTS.map((weight) => (weight === 'Regular' ? 'Italic' : `${weight}Italic`))
const FRAUNCES = [...WEIGHTS, ...ITALICS, 'Variable', 'VariableItalic']

test('a family of twenty with a damaged file among them is planned, carried out and left as a draft', async () => {
  const files = await Promise.all(FRAUNCES.map((cut) => master(`fraunces/Fraunces-${cut}.ttf`)))
  const damaged = {
    name: 'Damaged.ttf',
    bytes: files[0]?.bytes.subarray(0, 30_000) ?? new Uint8Array(),
  }
  const before = await payload.count({ collection: 'styles', overrideAccess: true })
  const upload = await anUpload(staff, [damaged, ...files])
  const planned = await payload.count({ collection: 'styles', overrideAccess: true })
  const begun = await carryOut(upload.id)
  const done = await ended(staff, upload.id)
  const styles = await stylesOf(payload, 'fraunces')
  const typefaces = await typefacesNamed(payload, 'Fraunces')

  expect(planned).toEqual(before)
  expect(upload).toMatchObject({
    state: 'open',
    can_carry_out: true,
    progress: { done: 0, of: 20 },
  })
  expect(upload.files[0]).toMatchObject({
    state: 'refused',
    failure: { step: 'check', code: 'not_a_font', sentence: expect.stringMatching(/^This .+\.$/) },
    plan: null,
  })
  expect(upload.families.map(({ key, typeface }) => [key, typeface])).toEqual([
    [
      'new:fraunces',
      { kind: 'new', name: 'Fraunces', category: 'serif', slug: 'fraunces', is_published: false },
    ],
  ])
  expect([begun.status, begun.body.state]).toEqual([202, 'running'])
  expect(done).toMatchObject({ state: 'done', progress: { done: 20, failed: 0, of: 20 } })
  expect(done.families.map(({ state }) => state)).toEqual(['done'])
  expect(typefaces).toEqual([{ slug: 'fraunces', status: 'draft' }])
  expect(styles.map(({ name }) => name).slice(0, 4)).toEqual([
    'Thin',
    'Thin Italic',
    'ExtraLight',
    'ExtraLight Italic',
  ])
  expect(styles.map(({ name, weight, slope }) => [name, weight, slope]).slice(-2)).toEqual([
    ['Variable', 400, 'upright'],
    ['Variable Italic', 400, 'italic'],
  ])
  expect(new Set(styles.map(({ master }) => master)).size).toBe(20)
  expect(await formatsOf(payload, styles[0]?.id)).toEqual(['PVW', 'TRIAL', 'TTF', 'WOFF', 'WOFF2'])
  expect(await formatsOf(payload, styles[18]?.id)).toEqual([
    'MENU',
    'PVW',
    'TRIAL',
    'TTF',
    'WOFF',
    'WOFF2',
  ])
  expect(await listFiles(join(shop.dataDir, 'uploads'))).toEqual([])
  expect(await listFiles(join(shop.dataDir, 'fonts', 'drafts'))).toEqual([])
})

test('a master of another family says what it changes, and takes the place of one on sale when staff confirm it', async () => {
  const other = await master('instrument-serif/InstrumentSerif-Regular.ttf')
  const upload = await anUpload(staff, [other])
  const [file] = upload.files
  const [young] = await stylesOf(payload, 'young-serif')
  const typeface = String(young?.typeface)
  const path = `/api/uploads/${upload.id}/files/${file?.id}`
  const override = { typeface: { kind: 'existing', id: typeface } }
  const { body: overridden } = await staff.ask<UploadAnswer>('PATCH', path, override)
  const refused = await carryOut(upload.id)
  const ofAnother = await staff.ask('POST', `/api/uploads/${upload.id}/carry-out`, {
    confirmed: [`existing:${typeface}`, `another-file ${young?.id}`],
  })
  const confirmed = [`${file?.id} ${young?.id}`]
  await staff.ask('POST', `/api/uploads/${upload.id}/carry-out`, { confirmed })
  const done = await ended(staff, upload.id)
  const [after] = await stylesOf(payload, 'young-serif')

  expect(overridden.files[0]?.plan).toMatchObject({
    typeface: { kind: 'existing', id: typeface },
    style: { kind: 'existing', id: young?.id },
    because: 'same_name',
    changes: {
      characters: { lost: { count: expect.any(Number) }, gained: { count: expect.any(Number) } },
      values: expect.arrayContaining([
        { name: 'family', before: 'Young Serif', after: 'Instrument Serif' },
      ]),
      reflow: {
        level: 'high',
        sentence: expect.stringMatching(/^Advance widths of \d+ characters /),
      },
    },
  })
  expect(overridden.families[0]?.foreign_masters).toEqual(confirmed)
  for (const { status, body } of [refused, ofAnother]) {
    expect([status, body]).toMatchObject([409, { error: { code: 'replacement_unconfirmed' } }])
  }
  expect(done.state).toBe('done')
  expect(after).toMatchObject({ id: young?.id, name: young?.name, master: file?.sha256 })
  expect(await formatsOf(payload, young?.id)).toEqual(['MENU', 'PVW', 'TTF', 'WOFF', 'WOFF2'])
})

test('what was uploaded is found again, to be set in itself, before it is carried out and after', async () => {
  const regular = await master('alegreya/Alegreya-Regular.ttf')
  const upload = await anUpload(staff, [regular])
  const font = `/api/uploads/${upload.id}/files/${upload.files[0]?.id}/font`
  const bytes = async () => Buffer.from(await (await staff.open(font)).arrayBuffer())
  const listed = () => staff.ask<Record<'uploads' | 'done', UploadSummary[]>>('GET', '/api/uploads')
  const planned = { bytes: await bytes(), list: (await listed()).body }
  await carryOut(upload.id)
  await ended(staff, upload.id)
  const done = { bytes: await bytes(), list: (await listed()).body }
  const isIn = (list: UploadSummary[]) => list.some(({ id }) => id === upload.id)

  expect(Buffer.compare(planned.bytes, regular.bytes)).toBe(0)
  expect([isIn(planned.list.uploads), isIn(planned.list.done)]).toEqual([true, false])
  expect(Buffer.compare(done.bytes, regular.bytes)).toBe(0)
  expect([isIn(done.list.uploads), isIn(done.list.done)]).toEqual([false, true])
})

test('a step that fails is told with its file, its step and why, and a retry goes on from there', async () => {
  const [bungee, syne] = await Promise.all([
    master('bungee/Bungee-Regular.ttf'),
    master('syne/Syne-Regular.ttf'),
  ])
  const upload = await anUpload(staff, [bungee, syne])
  const waiting = join(shop.dataDir, 'uploads', upload.id)
  const lost = join(waiting, `${upload.files[0]?.sha256}.font`)
  await rename(lost, `${lost}.away`)
  await carryOut(upload.id)
  const halted = await ended(staff, upload.id)
  await rename(`${lost}.away`, lost)
  const again = await staff.ask<UploadAnswer>('POST', `/api/uploads/${upload.id}/retry`)
  const done = await ended(staff, upload.id)

  expect(halted).toMatchObject({ state: 'halted', progress: { done: 1, failed: 1, of: 2 } })
  expect(halted.files.map(stateOf)).toEqual([
    ['Bungee-Regular.ttf', 'failed'],
    ['Syne-Regular.ttf', 'done'],
  ])
  expect(halted.files[0]).toMatchObject({
    step: 'woff2',
    failure: { step: 'woff2', code: 'internal', sentence: expect.stringMatching(/^[A-Z].+\.$/) },
  })
  expect([again.status, again.body.state]).toEqual([202, 'running'])
  expect(done).toMatchObject({ state: 'done', progress: { done: 2, failed: 0, of: 2 } })
  expect(await stylesOf(payload, 'bungee')).toHaveLength(1)
  expect(await stylesOf(payload, 'syne')).toHaveLength(1)
})

test('carried out twice at once it is done once', async () => {
  const upload = await anUpload(staff, [await master('unbounded/Unbounded-Bold.ttf')])
  const answers = await Promise.all([carryOut(upload.id), carryOut(upload.id), carryOut(upload.id)])
  const done = await ended(staff, upload.id)
  const later = await carryOut(upload.id)
  const styles = await stylesOf(payload, 'unbounded')

  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  expect([done.state, later.body.state]).toEqual(['done', 'done'])
  expect(styles.map(({ name }) => name)).toEqual(['Bold'])
  expect(await formatsOf(payload, styles[0]?.id)).toEqual([
    'MENU',
    'PVW',
    'TRIAL',
    'TTF',
    'WOFF',
    'WOFF2',
  ])
})

test('two uploads of one new family at once make one typeface', async () => {
  const cuts = await Promise.all(
    ['Light', 'Bold'].map((cut) => master(`cormorant/Cormorant-${cut}.ttf`)),
  )
  const uploads = await Promise.all(cuts.map((cut) => anUpload(staff, [cut])))
  await Promise.all(uploads.map(({ id }) => carryOut(id)))
  const done = await Promise.all(uploads.map(({ id }) => ended(staff, id)))
  const cormorants = await typefacesNamed(payload, 'Cormorant')

  expect(done.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(cormorants).toEqual([{ slug: 'cormorant', status: 'draft' }])
  expect((await stylesOf(payload, 'cormorant')).map(({ name }) => name).toSorted()).toEqual([
    'Bold',
    'Light',
  ])
})
