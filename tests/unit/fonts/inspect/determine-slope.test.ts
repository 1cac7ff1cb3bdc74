import { expect, test } from 'vitest'

import { determineSlope } from '@/fonts/inspect/determine-weight-and-slope'

const UPRIGHT = {
  fsSelection: 0x40,
  macStyle: 0,
  italicAngle: 0,
  fullName: 'Vela Regular',
  family: 'Vela',
  style: 'Regular',
}

test.each([
  ['no sign is an upright', {}, 'upright'],
  ['the first bit of fsSelection is an italic', { fsSelection: 0x01 }, 'italic'],
  ['macStyle is asked next', { macStyle: 0x02 }, 'italic'],
  ['then the name', { fullName: 'Vela Bold Italic' }, 'italic'],
  ['a name that says oblique is one', { fullName: 'Vela Oblique', fsSelection: 0x01 }, 'oblique'],
  ['its own bit says so too', { fsSelection: 0x200 }, 'oblique'],
  [
    'a word of the family is none of the style',
    { fullName: 'Vela Old Italic', family: 'Vela Old Italic' },
    'upright',
  ],
  [
    'unless it leans',
    { fullName: 'Vela Italic', family: 'Vela Italic', italicAngle: -12 },
    'italic',
  ],
  ['a style that says italic is one', { family: 'Vela Old Italic', style: 'Italic' }, 'italic'],
  ['the angle alone is an oblique', { italicAngle: -12 }, 'oblique'],
  ['an upright may lean a little', { italicAngle: -2 }, 'upright'],
])('%s', (_, signs, slope) => {
  expect(determineSlope({ ...UPRIGHT, ...signs })).toBe(slope)
})
