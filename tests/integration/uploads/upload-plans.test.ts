import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import { widen } from '../../support/fonts/change-font'
import { listFiles } from '../../support/shop/list-files'
import { openShop } from '../../support/shop/open-shop'
import { anUpload, ended, look, signInStaff } from '../../support/shop/staff'
import { master, stateOf, stylesOf } from '../../support/shop/uploads'

const shop = await openShop()
const staff = await signInStaff(shop)
afterAll(() => shop.close())

const carryOut = (id: string) => staff.ask<UploadAnswer>('POST', `/api/uploads/${id}/carry-out`)

test('a file the shop has already is unchanged, and there is nothing to carry out', async () => {
  const upload = await anUpload(staff, [await master('recursive/Recursive-Variable.ttf')])
  const refused = await carryOut(upload.id)

  expect(
    upload.files.map(({ state, plan }) => [state, plan?.because, plan?.typeface.name]),
  ).toEqual([['unchanged', 'same_file', 'Recursive']])
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'upload_not_ready' } } })
})

test('a new version says what moves in set texts, also after staff choose another style for it', async () => {
  const [linear] = await stylesOf(shop.payload, 'recursive-sans-linear')
  const [young] = await stylesOf(shop.payload, 'young-serif')
  const upload = await anUpload(staff, [
    await widened('recursive-sans-linear/RecursiveSansLinear-Regular.ttf'),
  ])
  const path = `/api/uploads/${upload.id}/files/${upload.files[0]?.id}`
  const override = { typeface: { kind: 'existing', id: young?.typeface } }
  const { body: asYoung } = await staff.ask<UploadAnswer>('PATCH', path, override)
  const { body: asBefore } = await staff.ask<UploadAnswer>('PATCH', path, { typeface: null })

  expect(upload.files.map(reflowOf)).toEqual([[linear?.id, WIDENED]])
  expect(asYoung.files.map(reflowOf)).toEqual([
    [
      young?.id,
      { level: 'high', sentence: expect.stringMatching(/^Advance widths of \d{3} characters /) },
    ],
  ])
  expect(asBefore.files.map(reflowOf)).toEqual([[linear?.id, WIDENED]])
})

test('a file whose predecessor cannot be read is planned without a comparison, which a retry makes up for', async () => {
  const [style] = await stylesOf(shop.payload, 'instrument-serif')
  const sha256 = style?.master ?? ''
  const stored = join(shop.dataDir, 'fonts', sha256.slice(0, 2), `${sha256}.ttf`)
  await rename(stored, `${stored}.away`)
  const upload = await anUpload(staff, [
    await widened('instrument-serif/InstrumentSerif-Regular.ttf'),
  ])
  await rename(`${stored}.away`, stored)
  const retry = () => staff.ask<UploadAnswer>('POST', `/api/uploads/${upload.id}/retry`)
  const compared = await retry()
  const again = await retry()

  expect(upload.can_carry_out).toBe(true)
  expect(upload.files.map(reflowOf)).toEqual([[style?.id, null]])
  expect([compared.status, compared.body.state]).toEqual([202, 'open'])
  expect(compared.body.files.map(reflowOf)).toEqual([[style?.id, WIDENED]])
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'nothing_to_retry' } } })
})

test('the same bytes sent twice are one file', async () => {
  const young = await master('young-serif/YoungSerif-Regular.ttf')
  const upload = await anUpload(staff, [young, { ...young, name: 'Again.ttf' }])

  expect(upload.files.map(stateOf)).toEqual([['YoungSerif-Regular.ttf', 'unchanged']])
})

test('two files for one style are not carried out before one of them goes', async () => {
  const upload = await anUpload(staff, [
    await master('syne/Syne-Medium.ttf'),
    await master('alegreya/Alegreya-Medium.ttf'),
  ])
  const [, second] = upload.files
  const override = { typeface: { kind: 'new', name: 'Syne' }, fields: { name: 'Medium' } }
  const { body: blocked } = await staff.ask<UploadAnswer>('PATCH', `/api/uploads/${upload.id}`, {
    files: { [second?.id ?? '']: override },
  })
  const refused = await carryOut(upload.id)
  const { body: freed } = await staff.ask<UploadAnswer>(
    'DELETE',
    `/api/uploads/${upload.id}/files/${second?.id}`,
  )

  expect(blocked.can_carry_out).toBe(false)
  expect(blocked.families[0]?.warnings[0]).toMatchObject({ level: 'block' })
  expect(refused).toMatchObject({
    status: 409,
    body: { error: { message: blocked.families[0]?.warnings[0]?.sentence } },
  })
  expect([freed.files.length, freed.can_carry_out]).toEqual([1, true])
})

test('two new families whose names make one address get two', async () => {
  const { id, files } = await anUpload(staff, [
    await master('syne/Syne-Regular.ttf'),
    await master('bungee/Bungee-Regular.ttf'),
  ])
  const [syne, bungee] = files.map((file) => file.id)
  const { body } = await staff.ask<UploadAnswer>('PATCH', `/api/uploads/${id}`, {
    files: {
      [syne ?? '']: { typeface: { kind: 'new', name: 'عربي' } },
      [bungee ?? '']: { typeface: { kind: 'new', name: 'فارسی' } },
    },
  })

  expect(body.families.map(({ typeface }) => [typeface.name, typeface.slug])).toEqual([
    ['عربي', 'typeface'],
    ['فارسی', 'typeface-2'],
  ])
})

test('a PostScript name that another typeface of the shop has is told', async () => {
  const upload = await anUpload(staff, [await master('young-serif/YoungSerif-Regular.ttf')])
  const { body } = await staff.ask<UploadAnswer>('PATCH', `/api/uploads/${upload.id}`, {
    files: { [upload.files[0]?.id ?? '']: { typeface: { kind: 'new', name: 'Old Serif' } } },
  })

  expect(body.families[0]?.warnings.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(
      /^Regular has the PostScript name YoungSerif-Regular, which Young Serif Regular has too:/,
    ),
  ])
})

test('what a draft alone renamed takes fonts by both names; a new typeface of the old one has an address of its own', async () => {
  const bungee = await master('bungee/Bungee-Regular.ttf')
  const begun = { name: 'Bungee', slug: 'bungee', category: 'sans', _status: 'draft' }
  const { body: made } = await staff.ask<{ doc: { id: string } }>('POST', '/api/typefaces', begun)
  await staff.ask('PATCH', `/api/typefaces/${made.doc.id}?draft=true`, {
    name: 'Jumper',
    slug: 'jumper',
    _status: 'draft',
  })
  const upload = await anUpload(staff, [bungee])
  const { body: asNew } = await staff.ask<UploadAnswer>('PATCH', `/api/uploads/${upload.id}`, {
    files: { [upload.files[0]?.id ?? '']: { typeface: { kind: 'new', name: 'Bungee' } } },
  })
  await carryOut(upload.id)
  const done = await ended(staff, upload.id)

  expect(upload.families.map(({ typeface }) => typeface)).toMatchObject([
    { kind: 'existing', id: made.doc.id, name: 'Jumper' },
  ])
  expect(asNew.families.map(({ typeface }) => [typeface.kind, typeface.slug])).toEqual([
    ['new', 'bungee-2'],
  ])
  expect([done.state, done.families.map(({ typeface }) => typeface.slug)]).toEqual([
    'done',
    ['bungee-2'],
  ])
})

test('an upload is listed until it is discarded, and nothing of it stays', async () => {
  const upload = await anUpload(staff, [await master('geist/Geist-Variable.ttf')])
  const listed = await staff.ask<{ uploads: { id: string; names: string[] }[] }>(
    'GET',
    '/api/uploads',
  )
  const gone = await staff.ask('DELETE', `/api/uploads/${upload.id}`)
  const later = await staff.ask('GET', `/api/uploads/${upload.id}`)

  expect(listed.body.uploads).toContainEqual(
    expect.objectContaining({ id: upload.id, names: ['Geist-Variable.ttf'] }),
  )
  expect([gone.status, gone.body]).toEqual([200, { deleted: upload.id }])
  expect(later).toMatchObject({ status: 404, body: { error: { code: 'upload_not_found' } } })
  expect(await listFiles(join(shop.dataDir, 'uploads', upload.id))).toEqual([])
})

test('a file larger than 32 MB is refused and listed, and the rest goes on', async () => {
  const upload = await anUpload(staff, [])
  const path = `/api/uploads/${upload.id}/files?name=${encodeURIComponent('../Huge.ttf')}`
  const refused = await staff.send(path, new Uint8Array(32 * 1024 * 1024 + 1))
  const after = await look(staff, upload.id)

  expect(refused).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } })
  expect(after.files.map(stateOf)).toEqual([['Huge.ttf', 'refused']])
})

test.each([
  ['GET', '/api/uploads'],
  ['POST', '/api/uploads'],
  ['GET', '/api/uploads/1'],
  ['POST', '/api/uploads/1/files'],
  ['POST', '/api/uploads/1/carry-out'],
  ['DELETE', '/api/uploads/1'],
])('%s %s is for staff alone', async (method, path) => {
  const response = await shop.visitor().fetch(path, { method })

  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ error: { code: 'not_allowed' } })
})

test('an invalid override is refused, field by field', async () => {
  const upload = await anUpload(staff, [await master('syne/Syne-ExtraBold.ttf')])
  const path = `/api/uploads/${upload.id}/files/${upload.files[0]?.id}`
  const refused = await staff.ask('PATCH', path, {
    fields: { weight: 0, width: 12, slope: 'leaning', name: ' ' },
    typeface: { kind: 'new' },
  })

  expect(refused).toMatchObject({
    status: 400,
    body: {
      error: {
        code: 'invalid',
        fields: {
          'fields.weight': 'A weight is a whole number from 1 to 1000.',
          'fields.width': 'A width is a whole number from 1 to 9.',
          'fields.slope': 'A slope is upright, italic or oblique.',
          'fields.name': 'Give the style a name.',
          typeface: 'Choose a typeface, or give the new one a name.',
        },
      },
    },
  })
})

const WIDENED = {
  level: 'some',
  sentence: expect.stringMatching(/^Advance width of 1 character changed: ‘.’ \(\+14\)\.$/),
}

async function widened(path: string) {
  const { name, bytes } = await master(path)
  return { name, bytes: widen(bytes, { 40: 14 }) }
}

function reflowOf({ plan }: UploadAnswer['files'][number]) {
  return [plan?.style.kind === 'existing' ? plan.style.id : null, plan?.changes?.reflow]
}
