import { expect, test } from 'vitest'
import { nameCharacters } from '@/fonts/characters/name-characters'
import { readMaster } from '../masters'

const codes = [...' AagÄ1€'].map((letter) => letter.codePointAt(0) ?? 0)

test('characters have their names of Unicode, and features the characters that they change', () => {
  const features = [
    { tag: 'smcp', name: 'Small capitals' },
    { tag: 'c2sc', name: 'Small capitals from capitals' },
    { tag: 'zero', name: 'Slashed zero' },
  ]

  expect(nameCharacters(readMaster('static'), { codes, features })).toEqual({
    names: [
      'Space',
      'Latin capital letter A',
      'Latin small letter a',
      'Latin small letter g',
      'Latin capital letter A with diaeresis',
      'Digit one',
      'Euro sign',
    ],
    features: [
      { tag: 'smcp', name: 'Small capitals', codes: [0x61, 0x67] },
      { tag: 'c2sc', name: 'Small capitals from capitals', codes: [0x41, 0xc4] },
    ],
  })
})

test('a character that Unicode does not name has none', () => {
  const { names } = nameCharacters(readMaster('static'), { codes: [0xe000], features: [] })

  expect(names).toEqual([''])
})
