import { expect, test } from 'vitest'
import { namesOfOverrides } from '@/domain/catalogue/variation/variation-overrides'
import { withoutLostOverrides, lostOverrides } from '@/domain/catalogue/variation/merge-variation'
import { changeAxis, changeInstance } from '@/domain/catalogue/variation/change-variation'
import { FILE, GRADE, aSetting, WEIGHT } from './a-variation'

test('a word is kept, and what is as the file has it needs none', () => {
  const named = changeAxis(aSetting(), WEIGHT, { name: 'Stroke', max: 900, hidden: false })

  expect(named).toEqual(aSetting({ axes: [{ tag: 'wght', name: 'Stroke' }] }))
  expect(changeAxis(named, WEIGHT, { name: 'Weight' })).toEqual(aSetting())
  expect(changeAxis(named, WEIGHT, { name: undefined })).toEqual(aSetting())
})

test('a second word stays where the first stood', () => {
  const first = aSetting({
    axes: [
      { tag: 'wght', min: 200 },
      { tag: 'CASL', name: 'Casual' },
    ],
  })

  expect(changeAxis(first, WEIGHT, { max: 800 })).toEqual(
    aSetting({
      axes: [
        { tag: 'wght', min: 200, max: 800 },
        { tag: 'CASL', name: 'Casual' },
      ],
    }),
  )
})

test('a narrower range takes the resting value along; one that is aSetting stays as it was aSetting', () => {
  const setting = aSetting({ position: { CASL: 0, wght: 400 } })
  const axes = [{ tag: 'wght', min: 500 }]

  expect(changeAxis(setting, WEIGHT, { min: 500 })).toEqual(
    aSetting({ axes, position: { CASL: 0, wght: 500 } }),
  )
  expect(changeAxis(aSetting({ axes }), WEIGHT, { position: 450 })).toEqual(
    aSetting({ axes, position: { wght: 450 } }),
  )
  expect(changeAxis(setting, WEIGHT, { position: undefined })).toEqual(
    aSetting({ position: { CASL: 0 } }),
  )
})

test('to show what the file hides is a word', () => {
  expect(changeAxis(aSetting(), GRADE, { hidden: false })).toEqual(
    aSetting({ axes: [{ tag: 'GRAD', hidden: false }] }),
  )
})

test('an instance is withheld, named, and given back', () => {
  const withheld = changeInstance(aSetting(), 'Black', { hidden: true })
  const named = changeInstance(withheld, 'Black', { name: 'Heavy' })

  expect(withheld).toEqual(aSetting({ instances: [{ instance: 'Black', hidden: true }] }))
  expect(named).toEqual(
    aSetting({ instances: [{ instance: 'Black', hidden: true, name: 'Heavy' }] }),
  )
  expect(changeInstance(withheld, 'Black', { hidden: false })).toEqual(aSetting())
})

test('overrides of what a file does not have are found and can be removed', () => {
  const { overrides } = aSetting({
    axes: [
      { tag: 'SOFT', name: 'Softness' },
      { tag: 'wght', min: 200 },
    ],
    instances: [
      { instance: 'Book', hidden: true },
      { instance: 'Black', name: 'Heavy' },
    ],
  })

  expect(namesOfOverrides(lostOverrides(FILE, overrides))).toEqual(['SOFT', 'Book'])
  expect(withoutLostOverrides(FILE, overrides)).toEqual({
    axes: [{ tag: 'wght', min: 200 }],
    instances: [{ instance: 'Black', name: 'Heavy' }],
  })
})
