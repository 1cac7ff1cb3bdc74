import { expect, test } from 'vitest'

import { determineSlope } from '@/fonts/inspect/determine-weight-and-slope'

const UPRIGHT = { fsSelection: 0x40, macStyle: 0, names: 'Vela Regular', italicAngle: 0 }

test.each([
  ['no sign is an upright', {}, 'upright'],
  ['the first bit of fsSelection is an italic', { fsSelection: 0x01 }, 'italic'],
  ['macStyle is asked next', { macStyle: 0x02 }, 'italic'],
  ['then the name', { names: 'Vela Bold Italic' }, 'italic'],
  ['a name that says oblique is one', { names: 'Vela Oblique', fsSelection: 0x01 }, 'oblique'],
  ['its own bit says so too', { fsSelection: 0x200 }, 'oblique'],
  ['the angle alone is an oblique', { italicAngle: -12 }, 'oblique'],
  ['an upright may lean a little', { italicAngle: -2 }, 'upright'],
])('%s', (_, signs, slope) => {
  expect(determineSlope({ ...UPRIGHT, ...signs })).toBe(slope)
})
