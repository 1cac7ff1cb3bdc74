import { expect, test } from 'vitest'
import {
  cssOfFace,
  cssOfThin,
  figureFaceOf,
  listedCutOf,
  listedStyleOf,
  nameInTextFaceOf,
  thinFaceOf,
} from '@/storefront/shop/bill/figure-face'
import { aChoice, aStyle } from '../a-shop-choice'

test('a total is set in the upright nearest to Medium', () => {
  expect(figureFaceOf(aChoice())).toMatchObject({ face: 'Garnet Medium Preview', coordinates: {} })
})

test('nothing chosen is set in the lightest there is', () => {
  expect(thinFaceOf(aChoice())).toMatchObject({ face: 'Garnet Light Preview', coordinates: {} })
})

test('a variable style changes its weight and no other axis', () => {
  const style = aStyle({ name: 'Variable', defaultCoordinates: { wght: 400, opsz: 144 } })
  expect(figureFaceOf(aChoice({ styles: [style] }), 700)).toMatchObject({
    face: 'Garnet Variable Preview',
    coordinates: { wght: 700, opsz: 144 },
  })
})

test('a name among text is drawn for the size of the text', () => {
  const style = aStyle({ name: 'Variable', defaultCoordinates: { wght: 400, opsz: 144 } })
  expect(nameInTextFaceOf(aChoice({ styles: [style] }), 400)?.coordinates).toEqual({ wght: 400 })
})

test('a style whose drawing follows its size sets totals before one that was drawn for texts', () => {
  const styles = [
    aStyle({ name: 'Medium', weight: 500 }),
    aStyle({ name: 'Variable', defaultCoordinates: { wght: 400 }, isOptical: true }),
  ]
  expect(figureFaceOf(aChoice({ styles }))).toMatchObject({
    face: 'Garnet Variable Preview',
    coordinates: { wght: 500 },
  })
})

test('what softens a style at its size is taken back in a total, whose hairlines would thicken', () => {
  const style = aStyle({
    name: 'Variable',
    defaultCoordinates: { wght: 400, opsz: 144, SOFT: 45 },
    isOptical: true,
    drawnAxes: { SOFT: 0 },
  })
  expect(thinFaceOf(aChoice({ styles: [style] }))?.coordinates).toEqual({
    wght: 1,
    opsz: 144,
    SOFT: 0,
  })
})

test('a style that follows its size and has one weight leaves thin figures to a thinner one', () => {
  const styles = [aStyle({ name: 'Thin', weight: 100 }), aStyle({ name: 'Text', isOptical: true })]
  expect(thinFaceOf(aChoice({ styles }))?.face).toBe('Garnet Thin Preview')
})

test('a typeface of italics alone sets its totals in italics', () => {
  const italic = aStyle({ name: 'Bold Italic', weight: 700 })
  expect(figureFaceOf(aChoice({ styles: [italic] }))?.face).toBe('Garnet Bold Italic Preview')
})

test('axes are written as CSS has them, with the interface behind', () => {
  expect(cssOfFace({ face: 'Garnet Preview', coordinates: { wght: 500, opsz: 12 } })).toEqual({
    fontFamily: "'Garnet Preview', var(--ui)",
    fontVariationSettings: "'wght' 500,'opsz' 12",
  })
})

test.each([
  ['a Thin', { weight: 100 }, undefined],
  ['a Light', { weight: 300 }, undefined],
  ['a weight axis at its lightest', { weight: 400, coordinates: { wght: 1 } }, undefined],
  ['a family of one Regular', { weight: 400 }, 'var(--soft)'],
])('what waits is set Thin, in %s with the colour %s', (_, figures, color) => {
  expect(cssOfThin({ face: 'Garnet Preview', coordinates: {}, ...figures }).color).toBe(color)
})

test('a typeface with every weight is listed in a cut of its menu preview, at one weight', () => {
  const coordinates = { wght: 460, opsz: 144 }
  const menuFace = 'Garnet Variable Menu Preview'
  const variable = aStyle({ id: 'v', name: 'Variable', menuFace, defaultCoordinates: coordinates })

  expect(listedCutOf(aChoice({ styles: [variable] }))).toEqual({
    styleId: 'v',
    face: menuFace,
    coordinates: { wght: 400, opsz: 144 },
    isMenuPreview: true,
  })
})

test('a menu preview of one weight is listed whole', () => {
  const regular = aStyle({ name: 'Regular', menuFace: 'Garnet Regular Menu Preview' })
  expect(listedCutOf(aChoice({ styles: [regular] }))).toBeNull()
})

test('what has no menu preview is listed as its total is set', () => {
  const bundle = aChoice({ styles: [aStyle({ id: 'b', name: 'Bold', weight: 700 })] })
  expect(listedStyleOf(bundle)).toMatchObject({ styleId: 'b', face: 'Garnet Bold Preview' })
  expect(listedCutOf(bundle)).toBeNull()
})
