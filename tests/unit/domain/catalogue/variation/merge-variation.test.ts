import { expect, test } from 'vitest'
import { mergeVariation, shownAxes } from '@/domain/catalogue/variation/merge-variation'
import { BLACK, CASUAL, CASUAL_BLACK, FILE, GRADE, REGULAR, aSetting, WEIGHT } from './a-variation'

test('without a word everything is as the file has it', () => {
  expect(mergeVariation(FILE, aSetting())).toEqual(FILE)
})

test('staff name an axis and an instance, and the order stays that of the file', () => {
  const setting = aSetting({
    axes: [{ tag: 'CASL', name: 'Casual' }],
    instances: [{ instance: 'Black', name: 'Heavy' }],
  })

  expect(mergeVariation(FILE, setting)).toEqual({
    axes: [WEIGHT, { ...CASUAL, name: 'Casual' }, GRADE],
    instances: [REGULAR, { ...BLACK, name: 'Heavy' }, CASUAL_BLACK],
  })
})

test('a narrower range takes the default along, and instances beyond it are not offered', () => {
  const setting = aSetting({ axes: [{ tag: 'wght', min: 500, max: 800 }] })

  expect(mergeVariation(FILE, setting)).toEqual({
    axes: [{ ...WEIGHT, min: 500, default: 500, max: 800 }, CASUAL, GRADE],
    instances: [],
  })
})

test('a hidden axis stands at its resting value and is moved by instances alone', () => {
  const setting = aSetting({
    axes: [{ tag: 'CASL', hidden: true }],
    position: { CASL: 0.5, wght: 600 },
  })
  const merged = mergeVariation(FILE, setting)

  expect(merged).toEqual({
    axes: [WEIGHT, { ...CASUAL, default: 0.5, hidden: true }, GRADE],
    instances: FILE.instances,
  })
  expect(shownAxes(merged.axes).map(({ tag }) => tag)).toEqual(['wght'])
})

test('what the file hides staff may show', () => {
  const { axes } = mergeVariation(FILE, aSetting({ axes: [{ tag: 'GRAD', hidden: false }] }))

  expect(shownAxes(axes).map(({ tag }) => tag)).toEqual(['wght', 'CASL', 'GRAD'])
})

test('an axis with one place to stand has no slider, and instances elsewhere are not offered', () => {
  const setting = aSetting({ axes: [{ tag: 'CASL', min: 0, max: 0 }] })

  expect(mergeVariation(FILE, setting)).toEqual({
    axes: [WEIGHT, { ...CASUAL, max: 0, hidden: true }, GRADE],
    instances: [REGULAR, BLACK],
  })
})

test('an instance that staff withhold is gone', () => {
  const { instances } = mergeVariation(
    FILE,
    aSetting({ instances: [{ instance: 'Regular', hidden: true }] }),
  )

  expect(instances).toEqual([BLACK, CASUAL_BLACK])
})

test.each([
  ['reaches less far', { min: 300, max: 1000 }, { min: 300, max: 900 }],
  ['does not meet the range at all', { min: 950, max: 1000 }, { min: 100, max: 900 }],
])('a later file that %s is offered as far as it goes', (_what, word, range) => {
  const { axes } = mergeVariation(FILE, aSetting({ axes: [{ tag: 'wght', ...word }] }))

  expect(axes[0]).toEqual({ ...WEIGHT, ...range })
})

test('an instance a little off its own axis is where a browser would stand it', () => {
  const odd = { name: 'Ultra', coordinates: { wght: 905 } }

  expect(mergeVariation({ ...FILE, instances: [odd] }, aSetting()).instances).toEqual([odd])
})

test('a word on what the file does not have is shown nowhere', () => {
  const setting = aSetting({
    axes: [{ tag: 'SOFT', name: 'Softness', max: 50 }],
    instances: [{ instance: 'Book', name: 'Text' }],
    position: { SOFT: 20 },
  })

  expect(mergeVariation(FILE, setting)).toEqual(FILE)
})
