import { expect, test } from 'vitest'
import { lostWords, namesOfWords, withoutLost } from '@/domain/catalogue/variation/lost-words'
import { sayOfAxis, sayOfInstance } from '@/domain/catalogue/variation/say-variation'
import { FILE, GRADE, said, WEIGHT } from './a-variation'

test('a word is kept, and what is as the file has it needs none', () => {
  const named = sayOfAxis(said(), WEIGHT, { name: 'Stroke', max: 900, hidden: false })

  expect(named).toEqual(said({ axes: [{ tag: 'wght', name: 'Stroke' }] }))
  expect(sayOfAxis(named, WEIGHT, { name: 'Weight' })).toEqual(said())
  expect(sayOfAxis(named, WEIGHT, { name: undefined })).toEqual(said())
})

test('a second word stays where the first stood', () => {
  const first = said({
    axes: [
      { tag: 'wght', min: 200 },
      { tag: 'CASL', name: 'Casual' },
    ],
  })

  expect(sayOfAxis(first, WEIGHT, { max: 800 })).toEqual(
    said({
      axes: [
        { tag: 'wght', min: 200, max: 800 },
        { tag: 'CASL', name: 'Casual' },
      ],
    }),
  )
})

test('a narrower range takes the resting value along; one that is said stays as it was said', () => {
  const setting = said({ rest: { CASL: 0, wght: 400 } })
  const axes = [{ tag: 'wght', min: 500 }]

  expect(sayOfAxis(setting, WEIGHT, { min: 500 })).toEqual(
    said({ axes, rest: { CASL: 0, wght: 500 } }),
  )
  expect(sayOfAxis(said({ axes }), WEIGHT, { rest: 450 })).toEqual(
    said({ axes, rest: { wght: 450 } }),
  )
  expect(sayOfAxis(setting, WEIGHT, { rest: undefined })).toEqual(said({ rest: { CASL: 0 } }))
})

test('to show what the file hides is a word', () => {
  expect(sayOfAxis(said(), GRADE, { hidden: false })).toEqual(
    said({ axes: [{ tag: 'GRAD', hidden: false }] }),
  )
})

test('an instance is withheld, named, and given back', () => {
  const withheld = sayOfInstance(said(), 'Black', { hidden: true })
  const named = sayOfInstance(withheld, 'Black', { name: 'Heavy' })

  expect(withheld).toEqual(said({ instances: [{ instance: 'Black', hidden: true }] }))
  expect(named).toEqual(said({ instances: [{ instance: 'Black', hidden: true, name: 'Heavy' }] }))
  expect(sayOfInstance(withheld, 'Black', { hidden: false })).toEqual(said())
})

test('words on what a file does not have are found and can be forgotten', () => {
  const { words } = said({
    axes: [
      { tag: 'SOFT', name: 'Softness' },
      { tag: 'wght', min: 200 },
    ],
    instances: [
      { instance: 'Book', hidden: true },
      { instance: 'Black', name: 'Heavy' },
    ],
  })

  expect(namesOfWords(lostWords(FILE, words))).toEqual(['SOFT', 'Book'])
  expect(withoutLost(FILE, words)).toEqual({
    axes: [{ tag: 'wght', min: 200 }],
    instances: [{ instance: 'Black', name: 'Heavy' }],
  })
})
