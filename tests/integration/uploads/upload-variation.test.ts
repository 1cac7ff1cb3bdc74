import { afterAll, expect, test, vi } from 'vitest'
import type { FontFamilyEntry } from '@/domain/catalogue/font-list'
import type { FileOverride, UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import { findTypefaceView } from '@/operations/catalogue/typefaces/find-typeface'
import { prepareTypefaces } from '@/operations/fonts/refresh-typeface'
import type { Style } from '@/payload-types'
import { openShop, WAITING } from '../../support/shop/open-shop'
import { anUpload, ended, signInStaff } from '../../support/shop/staff'
import { master, stylesOf } from '../../support/shop/uploads'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
afterAll(() => shop.close())

const WORDS = {
  axes: [
    { tag: 'opsz', name: 'Optik', min: 12, max: 72 },
    { tag: 'WONK', hidden: true },
    { tag: 'SOFT', name: 'Butter' },
  ],
  instances: [
    { instance: 'Light', name: 'Whisper' },
    { instance: 'Thin', hidden: true },
  ],
}

const override = (upload: UploadAnswer, said: FileOverride) =>
  staff.ask<UploadAnswer>('PATCH', `/api/uploads/${upload.id}/files/${upload.files[0]?.id}`, said)

async function carryOut({ id, families }: UploadAnswer) {
  const confirmed = families.flatMap((family) => family.foreign_masters)
  await staff.ask('POST', `/api/uploads/${id}/carry-out`, { confirmed })
  return ended(staff, id)
}

const saveStyle = (id: string | undefined, data: Partial<Style>) =>
  staff.ask<{ errors?: { data?: { errors: unknown[] } }[] }>('PATCH', `/api/styles/${id}`, data)

async function shown(slug: string) {
  const view = await findTypefaceView(payload, slug)
  const fact = (label: string) => view?.factSheet.find((one) => one.label === label)?.value
  return {
    axes: view?.styles[0]?.axes.map(({ name, min, max, hidden }) => [name, min, max, hidden]),
    instances: view?.styles[0]?.instances.map(({ name }) => name),
    facts: [fact('Axes'), fact('Named instances')],
    axisCount: view?.axisCount,
  }
}

async function listedFiles(slug: string) {
  const { body } = await shop.visitor().get<FontFamilyEntry[]>('/api/fonts')
  return body.find((family) => family.slug === slug)?.files ?? []
}

test('axes and instances are decided in the plan, and visitors meet them so', async () => {
  const upload = await anUpload(staff, [await master('fraunces/Fraunces-Variable.ttf')])
  const refused = await override(upload, {
    fields: { variation: { ...WORDS, axes: [{ tag: 'wght', max: 1000 }] } },
  })
  const restless = await override(upload, { fields: { default_coordinates: { wght: 50 } } })
  const { body: planned } = await override(upload, { fields: { variation: WORDS } })
  const done = await carryOut(upload)
  const { typeface } = done.families[0] ?? {}
  await payload.update({
    collection: 'typefaces',
    id: typeface?.kind === 'existing' ? typeface.id : '',
    data: { _status: 'published' },
    depth: 0,
    overrideAccess: true,
  })

  expect(refused).toMatchObject({
    status: 400,
    body: {
      error: {
        message: 'Weight (wght) reaches from 100 to 900 in the file: 1000 is off it.',
        fields: { 'fields.variation': expect.any(String) },
      },
    },
  })
  expect(restless.body).toMatchObject({
    error: { message: 'Weight (wght) cannot rest at 50: visitors may set 100 to 900.' },
  })
  expect([planned.files[0]?.plan?.fields.variation, planned.files[0]?.found?.axes.length]).toEqual([
    WORDS,
    4,
  ])
  expect(done.state).toBe('done')
  expect(await shown('fraunces')).toEqual({
    axes: [
      ['Optik', 12, 72, false],
      ['Weight', 100, 900, false],
      ['Butter', 0, 100, false],
      ['Wonky', 0, 1, true],
    ],
    instances: ['Whisper', 'Regular', 'SemiBold', 'Bold', 'Black'],
    facts: ['Optik 12–72, Weight 100–900, Butter 0–100', '5'],
    axisCount: 3,
  })
})

test('the list of fonts keeps its shape, whatever is decided of axes', async () => {
  const files = await vi.waitFor(async () => {
    const found = await listedFiles('fraunces')
    expect(found).toHaveLength(3)
    return found
  }, WAITING)

  expect(new Set(files.flatMap((file) => Object.keys(file)))).toEqual(
    new Set([
      'id',
      'file',
      'name',
      'format',
      'is_menu_preview',
      'typeface',
      'style',
      'guarded', // its previews
    ]),
  )
  expect(files.map(({ style }) => style)).toEqual(
    files.map(() => ({ name: 'Variable', typ: 'variable', weight: 400 })),
  )
})

test('a new version keeps what staff said, and what it no longer has is told and shown nowhere', async () => {
  const [before] = await stylesOf(payload, 'fraunces')
  const bricolage = await master('bricolage-grotesque/BricolageGrotesque-Variable.ttf')
  const upload = await anUpload(staff, [bricolage])
  const { body: planned } = await override(upload, {
    typeface: { kind: 'existing', id: String(before?.typeface) },
    style: { kind: 'existing', id: before?.id ?? '' },
  })
  const warnings = planned.families[0]?.warnings.filter(({ code }) => code === 'words_lost')
  const done = await carryOut(planned)
  const [after] = await stylesOf(payload, 'fraunces')

  expect(warnings?.map(({ sentence }) => sentence)).toEqual([
    'The new file of Variable is without WONK, SOFT and Thin: what was decided of them is shown nowhere.',
  ])
  expect([done.state, after?.master === before?.master]).toEqual(['done', false])
  expect([after?.variation, after?.defaultCoordinates]).toEqual([WORDS, before?.defaultCoordinates])
  expect(await shown('fraunces')).toEqual({
    axes: [
      ['Optik', 12, 72, false],
      ['Weight', 200, 800, false],
      ['Width', 75, 100, false],
    ],
    instances: ['ExtraLight', 'Whisper', 'Regular', 'Medium', 'SemiBold', 'Bold', 'ExtraBold'],
    facts: ['Optik 12–72, Weight 200–800, Width 75–100', '7'],
    axisCount: 3,
  })
})

test('a new version may be given more room than the file before it had', async () => {
  const [style] = await stylesOf(payload, 'fraunces')
  const upload = await anUpload(staff, [await master('fraunces/Fraunces-Variable.ttf')])
  const variation = { axes: [{ tag: 'wght', min: 850, max: 900 }], instances: [] }
  const { body: planned } = await override(upload, {
    fields: { variation, default_coordinates: { wght: 860 } },
  })
  const done = await carryOut(upload)
  const { axes, instances } = await shown('fraunces')

  expect(planned.files[0]?.plan?.style).toEqual({ kind: 'existing', id: style?.id })
  expect(done).toMatchObject({ state: 'done', files: [{ failure: null }] })
  expect([axes?.[1], instances]).toEqual([['Weight', 850, 900, false], ['Black']])
})

test('the form of a style takes what its file has room for, and refuses the rest in a sentence', async () => {
  const [style] = await stylesOf(payload, 'recursive')
  const pinned = { axes: [{ tag: 'MONO', min: 0, max: 0 }], instances: [] }
  const off = await saveStyle(style?.id, {
    variation: { axes: [{ tag: 'MONO', max: 2 }], instances: [] },
  })
  const restless = await saveStyle(style?.id, { defaultCoordinates: { MONO: 3 } })
  const saved = await saveStyle(style?.id, { variation: pinned })
  const again = await saveStyle(style?.id, { price: 25000 })
  await prepareTypefaces(payload)

  expect(off.body.errors?.[0]?.data?.errors).toEqual([
    expect.objectContaining({
      path: 'variation',
      message: 'Monospace (MONO) reaches from 0 to 1 in the file: 2 is off it.',
    }),
  ])
  expect(restless.body.errors?.[0]?.data?.errors).toEqual([
    expect.objectContaining({
      path: 'defaultCoordinates',
      message: 'Monospace (MONO) cannot rest at 3: visitors may set 0 to 1.',
    }),
  ])
  expect([off.status, restless.status, saved.status, again.status]).toEqual([400, 400, 200, 200])
  const { axes, instances, axisCount } = await shown('recursive')
  expect([axes?.[0], instances?.length, axisCount]).toEqual([['Monospace', 0, 0, true], 32, 4])
})

test('strangers are told what may be set, not what was decided', async () => {
  const { body } = await shop.visitor().get<{ docs: Style[] }>('/api/styles?limit=200&depth=0')

  expect(body.docs.filter((style) => 'variation' in style)).toEqual([])
  expect(body.docs.length).toBeGreaterThan(0)
})
