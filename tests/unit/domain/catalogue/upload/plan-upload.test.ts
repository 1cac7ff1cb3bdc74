import { expect, test } from 'vitest'
import { planUpload, slugOf } from '@/domain/catalogue/upload/plan-upload'
import { findForeignMasters, warnOfTakenName } from '@/domain/catalogue/upload/matching/taken-names'
import { aFile, aFont, aTypeface } from './a-font'

const regular = aFont()
const bold = aFont({ style: 'Bold', weight: 700 })
const hedge = aTypeface('Hedge', [regular, bold])

const briefly = (planned: ReturnType<typeof planUpload>) =>
  planned.map(({ state, plan }) => [
    state,
    plan.typeface.name,
    plan.style.kind === 'existing' ? plan.style.id : 'new',
    plan.because,
  ])

test('a file named like a style is its new version', () => {
  const planned = planUpload(
    [aFile('1', aFont({ style: 'Bold', weight: 700, glyphCount: 31 }))],
    [hedge],
  )

  expect(briefly(planned)).toEqual([['planned', 'Hedge', 'Hedge Bold', 'same_name']])
  expect(planned[0]?.plan.changes?.glyphs).toEqual({ before: 30, after: 31 })
})

test('a typeface that staff renamed is still known by its address, unless another has taken the name', () => {
  const renamed = { ...hedge, name: 'Hedge Draft' }
  const another = { ...aTypeface('Hedge'), id: 'another', slug: 'hedge-2' }
  const file = aFile('1', bold)

  expect(briefly(planUpload([file], [renamed]))).toEqual([
    ['planned', 'Hedge Draft', 'Hedge Bold', 'same_name'],
  ])
  expect(planUpload([file], [renamed, another])[0]?.plan.typeface).toMatchObject({ id: 'another' })
})

test('the master that a style has already changes nothing', () => {
  const file = { ...aFile('1', regular), sha256: 'sha of the Regular in the shop' }

  expect(briefly(planUpload([file], [hedge]))).toEqual([
    ['unchanged', 'Hedge', 'Hedge Regular', 'same_file'],
  ])
})

test('the only style of its weight, width and slope is meant, unless another file has its name', () => {
  const roman = aFont({ style: 'Roman' })

  expect(briefly(planUpload([aFile('1', roman)], [hedge]))).toEqual([
    ['planned', 'Hedge', 'Hedge Regular', 'same_cut'],
  ])
  expect(briefly(planUpload([aFile('1', roman), aFile('2', regular)], [hedge]))).toEqual([
    ['planned', 'Hedge', 'new', 'nothing_like_it'],
    ['planned', 'Hedge', 'Hedge Regular', 'same_name'],
  ])
})

test('staff’s own words stay; what the file says otherwise is told', () => {
  const { plan } = planUpload([aFile('1', aFont({ style: 'Roman' }))], [hedge])[0] ?? {}

  expect([plan?.fields.name, plan?.differs]).toEqual(['Regular', ['name']])
})

test('a family the shop does not have is proposed as a new one', () => {
  const planned = planUpload([aFile('1', regular), aFile('2', bold)], [aTypeface('Other')])

  expect(planned.map(({ family, plan }) => [family, plan.typeface])).toEqual([
    ['new:hedge', { kind: 'new', name: 'Hedge', category: 'sans' }],
    ['new:hedge', { kind: 'new', name: 'Hedge', category: 'sans' }],
  ])
})

test.each([
  ['Hedge', 'Hedge'],
  ['HEDGE', 'Hedge'],
  ['Hedge Sans', 'Hedge Sans'],
  ['Hedge Sans Condensed Light', 'Hedge Sans'],
  ['Hedge Mono', 'Hedge Mono'],
])('a file of %s belongs to %s', (family, typeface) => {
  const shop = [aTypeface('Hedge'), aTypeface('Hedge Sans')]
  const [planned] = planUpload([aFile('1', aFont({ family, weight: 300 }))], shop)

  expect(planned?.plan.typeface.name).toBe(typeface)
})

test('what staff override comes before what the file says', () => {
  const override = {
    typeface: { kind: 'existing', id: 'other' },
    style: { kind: 'new' },
    fields: { name: 'Text', weight: 450 },
  } as const
  const [planned] = planUpload(
    [aFile('1', regular, override)],
    [hedge, aTypeface('Other', [regular])],
  )

  expect(planned?.plan).toMatchObject({
    typeface: { kind: 'existing', id: 'other', name: 'Other' },
    style: { kind: 'new' },
    fields: { name: 'Text', weight: 450, slope: 'upright' },
    because: 'staff',
  })
})

test('the name of a typeface of the shop, typed for a new one, replaces none of its masters', () => {
  const override = { typeface: { kind: 'new', name: 'HEDGE' } } as const
  const planned = planUpload([aFile('1', aFont({ family: 'Other' }), override)], [hedge])
  const draft = { ...hedge, name: 'Hedge Draft', stored: { name: 'Hedge', slug: 'hedge' } }

  expect(planned[0]).toMatchObject({
    family: 'new:hedge',
    plan: { typeface: { kind: 'new', name: 'HEDGE' }, style: { kind: 'new' } },
    replaces: null,
  })
  expect(warnOfTakenName([hedge], planned)).toMatchObject([
    { code: 'typeface_name_taken', level: 'block', files: ['1'] },
  ])
  expect(warnOfTakenName([draft], planned)).toHaveLength(1)
  expect(warnOfTakenName([{ ...draft, isPublished: false }], planned)).toEqual([])
})

test.each([
  ['another family', { family: 'Other' }, hedge, ['1 Hedge Regular']],
  ['the same family', {}, hedge, []],
  ['the family of its masters', {}, { ...hedge, name: 'Renamed', slug: 'renamed' }, []],
  ['another family, in a draft', { family: 'Other' }, { ...hedge, isPublished: false }, []],
])('a master on sale is replaced by a file of %s', (_what, change, typeface, foreign) => {
  const files = [aFile('1', aFont(change), { typeface: { kind: 'existing', id: 'hedge' } })]

  expect(findForeignMasters(typeface, planUpload(files, [typeface]), files)).toEqual(foreign)
})

test('a file may be left out', () => {
  const [planned] = planUpload([aFile('1', regular, { leave_out: true })], [hedge])

  expect(planned?.state).toBe('left_out')
})

test.each([
  ['Ærø Sans', 'r-sans'],
  ['Café Noir 2', 'cafe-noir-2'],
  ['文字', 'typeface'],
])('%s lives at /typeface/%s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('two families whose names make one address stay two', () => {
  const planned = planUpload(
    [aFile('1', aFont({ family: 'عربي' })), aFile('2', aFont({ family: 'فارسی' }))],
    [],
  )

  expect(planned.map(({ family }) => family)).toEqual(['new:typeface عربي', 'new:typeface فارسی'])
})
