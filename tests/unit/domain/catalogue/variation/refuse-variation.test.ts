import { expect, test } from 'vitest'
import type { VariationSetting } from '@/domain/catalogue/variation/merge-variation'
import { refuseVariation } from '@/domain/catalogue/variation/refuse-variation'
import { FILE, aSetting } from './a-variation'

const refuse = (after: VariationSetting, before = aSetting()) =>
  refuseVariation(FILE, { before, after })

test.each([
  [
    'a range off the file',
    { axes: [{ tag: 'wght', max: 1000 }] },
    'Weight (wght) reaches from 100 to 900 in the file: 1000 is off it.',
  ],
  [
    'a range the wrong way round',
    { axes: [{ tag: 'wght', min: 700, max: 300 }] },
    'Weight (wght) cannot reach from 700 to 300: the lower number goes first.',
  ],
  [
    'a resting value off the file',
    { position: { CASL: 2 } },
    'CASL cannot rest at 2: visitors may set 0 to 1.',
  ],
  [
    'a resting value off the range',
    { axes: [{ tag: 'wght', name: 'Stroke', min: 500 }], position: { wght: 400 } },
    'Stroke (wght) cannot rest at 400: visitors may set 500 to 900.',
  ],
  [
    'two sliders of one name',
    { axes: [{ tag: 'CASL', name: 'Weight' }] },
    'Two axes would be called Weight. Each needs a name of its own.',
  ],
  [
    'two instances of one name',
    { instances: [{ instance: 'Black', name: 'Regular' }] },
    'Two instances would be called Regular. Each needs a name of its own.',
  ],
])('%s is refused in a sentence', (_fault, words, sentence) => {
  expect(refuse(aSetting(words))).toEqual([sentence])
})

test('all that the file has room for is taken', () => {
  const setting = aSetting({
    axes: [
      { tag: 'wght', name: 'Stroke', min: 100, max: 900 },
      { tag: 'CASL', min: 0, max: 0 },
    ],
    instances: [{ instance: 'Black', name: 'Heavy' }],
    position: { wght: 900, CASL: 0, opsz: 7 },
  })

  expect(refuse(setting)).toEqual([])
})

test('two things of one name are told apart while only one of them is shown', () => {
  const setting = aSetting({
    axes: [{ tag: 'CASL', name: 'Grade' }],
    instances: [
      { instance: 'Black', name: 'Regular' },
      { instance: 'Regular', hidden: true },
    ],
  })

  expect(refuse(setting)).toEqual([])
})

test('what stood before a new file came is no obstacle to a word beside it', () => {
  const before = aSetting({ axes: [{ tag: 'wght', min: 1, max: 1000 }], position: { CASL: 9 } })
  const after = aSetting({
    ...before.overrides,
    instances: [{ instance: 'Black', hidden: true }],
    position: before.position,
  })

  expect(refuse(after, before)).toEqual([])
})
