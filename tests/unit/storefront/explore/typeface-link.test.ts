import { expect, test } from 'vitest'
import { typefaceLink } from '@/storefront/explore/typeface-link'

const FACE = { face: 'Quay Bold Italic Preview', coordinates: {} }
const QUAY = {
  slug: 'quay',
  family: 'Quay',
  child: null,
  cuts: [{ id: '1', name: 'Bold Italic', weight: 700, isItalic: true, axes: null }],
}
const AXES = { wght: 640, opsz: 24 }
const VARIABLE = {
  ...QUAY,
  child: 'quay-sans',
  cuts: [{ id: '2', name: 'Bold Italic', weight: 700, isItalic: true, axes: AXES }],
}

test('a family as it shows itself leads to its page alone', () => {
  expect(typefaceLink(QUAY, '  ', FACE)).toBe('/typeface/quay')
})

test('what was typed goes along with the style it is set in', () => {
  expect(typefaceLink(QUAY, 'Plum & rye', FACE)).toBe(
    '/typeface/quay?style=bold-italic&text=Plum+%26+rye',
  )
})

test('a style that was selected goes along without a text, and of a variable one where its axes stand', () => {
  const face = { ...FACE, coordinates: AXES }
  expect(typefaceLink({ ...VARIABLE, isRestyled: true }, '', face)).toBe(
    '/typeface/quay?style=quay-sans%2Fbold-italic&axes=wght:640,opsz:24',
  )
})

test('features that were selected go along, with the line that shows them', () => {
  const set = { ...QUAY, features: ['zero', 'lnum'] }
  expect(typefaceLink(set, '', FACE)).toBe('/typeface/quay?features=zero,lnum')
  expect(typefaceLink(set, '', { ...FACE, shownFor: 'Gate 100' })).toBe(
    '/typeface/quay?style=bold-italic&text=Gate+100&features=zero,lnum',
  )
  expect(typefaceLink(set, 'Mine', { ...FACE, shownFor: 'Gate 100' })).toContain('text=Mine')
})
