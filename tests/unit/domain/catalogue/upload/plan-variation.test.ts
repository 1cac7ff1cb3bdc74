import { expect, test } from 'vitest'
import { parseFileOverride } from '@/domain/catalogue/upload/file-override'
import { planUpload } from '@/domain/catalogue/upload/plan-upload'
import type { CatalogueTypeface } from '@/domain/catalogue/upload/upload-catalogue'
import type { UploadedFont } from '@/domain/catalogue/upload/uploaded-font'
import { warnOfFamily } from '@/domain/catalogue/upload/warnings/warn-of-family'
import {
  NO_OVERRIDES,
  type VariationOverrides,
} from '@/domain/catalogue/variation/variation-overrides'
import { FILE, GRADE, WEIGHT } from '../variation/a-variation'
import { aFile, aFont, aTypeface } from './a-font'

const variable = aFont({ style: 'Variable', typ: 'variable', ...FILE })
const words: VariationOverrides = {
  axes: [
    { tag: 'CASL', name: 'Casual' },
    { tag: 'wght', min: 200, max: 800 },
  ],
  instances: [{ instance: 'Black', hidden: true }],
}

function inShop(variation: VariationOverrides, font: UploadedFont = variable): CatalogueTypeface {
  const hedge = aTypeface('Hedge', [font])
  return { ...hedge, styles: hedge.styles.map((style) => ({ ...style, variation })) }
}

function warned(typeface: CatalogueTypeface, font: UploadedFont) {
  const files = [aFile('1', font)]
  const planned = planUpload(files, [typeface])
  return warnOfFamily({ typeface, planned, files })
}

test('a new style begins without a word; a new version keeps what staff said', () => {
  const file = aFile('1', variable)

  expect(planUpload([file], [])[0]?.plan.fields.variation).toEqual(NO_OVERRIDES)
  expect(planUpload([file], [inShop(words)])[0]?.plan.fields.variation).toEqual(words)
})

test('the very master of a style is planned when something is said of its axes', () => {
  const sha256 = 'sha of the Variable in the shop'
  const same = { ...aFile('1', variable), sha256 }
  const said = { ...aFile('1', variable, { fields: { variation: words } }), sha256 }

  expect(planUpload([same], [inShop(words)])[0]?.state).toBe('unchanged')
  expect(planUpload([said], [inShop(words)])[0]?.state).toBe('unchanged')

  const planned = planUpload([said], [inShop(NO_OVERRIDES)])[0]
  expect([planned?.state, planned?.plan.because, planned?.plan.changes]).toEqual([
    'planned',
    'same_file',
    null,
  ])
})

test('words that fit the new file are not warned of', () => {
  expect(warned(inShop(words), variable)).toEqual([])
})

test('what the new file no longer has, or no longer reaches, is said', () => {
  const smaller = aFont({
    style: 'Variable',
    typ: 'variable',
    axes: [{ ...WEIGHT, max: 700 }, GRADE],
    instances: [],
  })

  expect(warned(inShop(words), smaller)).toEqual([
    {
      code: 'words_lost',
      level: 'warn',
      sentence:
        'The new file of Variable is without CASL and Black: what was decided of them is shown nowhere.',
      files: ['1'],
      styles: ['Variable'],
    },
    {
      code: 'range_cut_short',
      level: 'warn',
      sentence:
        'Visitors were to set Weight of Variable from 200 to 800, but the file reaches from 100 to 700 only.',
      files: ['1'],
      styles: ['Variable'],
    },
  ])
})

test('an override stores words in one spelling, and refuses what are none', () => {
  const said = { axes: [{ tag: 'CASL', name: ' Casual ' }] }

  expect(parseFileOverride({ fields: { variation: said } })).toEqual({
    fields: { variation: { axes: [{ tag: 'CASL', name: 'Casual' }], instances: [] } },
  })
  const sentence =
    'Give axes and instances names of 60 letters at the most, and a range in numbers.'
  expect(() => parseFileOverride({ fields: { variation: { axes: [{ tag: 'x' }] } } })).toThrow(
    expect.objectContaining({ code: 'invalid', fields: { 'fields.variation': sentence } }),
  )
})
