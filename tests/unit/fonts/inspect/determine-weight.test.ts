import { expect, test } from 'vitest'
import { determineWeight } from '@/fonts/inspect/determine-weight-and-slope'

test.each([
  [250, 'Thin', 100],
  [250, 'Thin Italic', 100],
  [250, 'ExtraLight', 200],
  [275, 'ExtraLight', 200],
  [275, 'Ultra Light', 200],
  [275, 'Light', 300],
  [250, 'Hairline', 100],
  [250, 'Dünn', 100],
  [250, 'Extraleicht', 200],
  [250, 'Sottile', 100],
  [260, 'XLight', 200],
])('a lifted %s by the name %s is %s', (weightClass, style, weight) => {
  expect(determineWeight({ weightClass, family: 'Vela', style })).toBe(weight)
})

test.each([
  ['Vela Thin', 'Regular', 100],
  ['Vela ExtraLight', 'Italic', 200],
  ['Thin Vela', 'Regular', 400],
  ['Vela', 'Regular', 400],
])('a lifted 250 of a legacy family asks its name: %s %s is %s', (family, style, weight) => {
  const read = determineWeight({ weightClass: 250, family, style })

  expect(read).toBe(weight === 400 ? 250 : weight)
})

test.each([
  [100, 'Thin', 100],
  [200, 'Thin', 200],
  [350, 'Book', 350],
  [350, 'SemiLight', 350],
  [400, 'Medium', 400],
  [400, 'Book', 400],
  [600, 'Demi', 600],
  [600, 'Halbfett', 600],
  [700, 'Demi Bold', 700],
  [800, 'Heavy', 800],
  [900, 'ExtraBold', 900],
  [900, 'Black Italic', 900],
  [450, 'Text', 450],
  [530, 'Bold', 530],
  [1000, 'Fat', 1000],
])('a number that may be meant stands: %s %s', (weightClass, style, weight) => {
  expect(determineWeight({ weightClass, family: 'Vela', style })).toBe(weight)
})

test.each([
  [400, 'Bold', 700],
  [400, 'Light', 300],
  [400, 'Thin', 100],
  [400, 'Black', 900],
  [400, 'SemiBold', 600],
  [400, 'Extra-Gras', 800],
  [400, 'Halbfett', 600],
  [400, 'Schwarz', 900],
  [400, 'Negrita', 700],
  [400, 'Léger', 300],
  [400, 'Noir Italique', 900],
  [300, 'Bold', 700],
  [900, 'Light', 300],
  [500, 'Vet', 700],
  [0, 'Bold', 700],
  [0, 'Text', 400],
  [5000, 'Black', 900],
  [4, 'Regular', 400],
  [7, 'Bold', 700],
])('a number nobody can mean gives way to the name: %s %s is %s', (weightClass, style, weight) => {
  expect(determineWeight({ weightClass, family: 'Vela', style })).toBe(weight)
})

test('a family that is called after a weight keeps the number of its one style', () => {
  const font = { weightClass: 400, family: 'Archivo Black', style: 'Regular' }

  expect(determineWeight(font)).toBe(400)
})

test.each(['Highlight', 'Spotlight', 'Delight', 'Twilight Italic', 'Unbold'])(
  'a word that ends like a weight is none: %s',
  (style) => {
    expect(determineWeight({ weightClass: 400, family: 'Vela', style })).toBe(400)
  },
)

test.each([
  ['Semi Light', 350],
  ['SemiLight', 350],
  ['Condensed Light', 300],
  ['CondensedLight', 300],
  ['condensedlight', 300],
  ['Dünn Kursiv', 100],
])('a word stands alone, behind a hump or another of its kind: %s', (style, weight) => {
  expect(determineWeight({ weightClass: 0, family: 'Vela', style })).toBe(weight)
})

test.each(['Blackletter', 'Lightning', 'Boldini', 'Twilight', 'Unbold'])(
  'a word that only holds one for a weight says none: %s',
  (style) => {
    expect(determineWeight({ weightClass: 400, family: 'Vela', style })).toBe(400)
  },
)

test.each([
  ['BlackExtended', 900],
  ['LIGHT', 300],
  ['DemiBold Wide', 600],
  ['Extrabold Compressed', 800],
])('whole words say it however they are joined: %s is %s', (style, weight) => {
  expect(determineWeight({ weightClass: 400, family: 'Vela', style })).toBe(weight)
})
