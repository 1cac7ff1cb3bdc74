import { expect, test } from 'vitest'
import type { Outline } from '@/domain/catalogue/glyphs/glyph-view'
import { type RedrawnGlyph, redrawnInWords, viewRedrawn } from '@/domain/catalogue/releases/redrawn'

const BOUNDS = { left: 40, right: 460, top: 500, bottom: -10 }

test.each([
  [[], null],
  [[['Regular', 1]], '1 character redrawn in Regular.'],
  [
    [
      ['Regular', 34],
      ['Bold', 31],
    ],
    '34 characters redrawn in Regular and 31 in Bold.',
  ],
  [
    ['Regular', 'Thin', 'Light', 'Bold', 'Black', 'Italic', 'Ultra'].map((name) => [name, 3]),
    '3 characters redrawn in Regular, others in Thin, Light, Bold and 3 more.',
  ],
] as [[string, number][], string | null][])('%j is said as “%s”', (styles, sentence) => {
  expect(redrawnInWords(styles.map(([name, count]) => ({ name, count })))).toBe(sentence)
})

test('every letter has a compartment of one size and stands in its middle, on one baseline', () => {
  const cells = view([
    aGlyph('a', { advance: 500 }),
    aGlyph('w', { advance: 900, bounds: { ...BOUNDS, right: 1100 } }),
  ])
  const boxes = cells.map(({ viewBox: { left, size } }) => Math.round(left + size / 2))

  expect(boxes).toEqual([250, 450])
  expect(new Set(cells.map(({ viewBox: { top, size } }) => `${top} ${size}`)).size).toBe(1)
})

test('no letter touches the edge of its compartment, and a point stays as small as it is', () => {
  const bounds = { left: -200, right: 1400, top: 900, bottom: -400 }
  const [wide] = view([aGlyph('W', { bounds })])
  const { left, top, size } = wide?.viewBox ?? { left: 0, top: 0, size: 0 }
  const [point] = view([aGlyph('.', { bounds: { left: 60, right: 160, top: 100, bottom: 0 } })])

  expect(left).toBeLessThan(bounds.left)
  expect(left + size).toBeGreaterThan(bounds.right)
  expect(top).toBeLessThan(-bounds.top)
  expect(top + size).toBeGreaterThan(-bounds.bottom)
  expect(point?.viewBox.size).toBeGreaterThan(1000)
})

test.each<[string, Partial<Outline>]>([
  ['a, changed: drawn anew in the same place.', {}],
  ['a, changed: advance width 500 to 514.', { advance: 514 }],
  [
    'a, changed: right edge 12 to the right, top 7 lower.',
    { bounds: { ...BOUNDS, right: 472, top: 493 } },
  ],
])('who cannot see it hears “%s”', (sentence, after) => {
  const [cell] = view([aGlyph('a', after)])
  expect(cell?.words).toBe(sentence)
})

test('the end of the old letter is marked only where it moved', () => {
  const ends = (advance: number) => view([aGlyph('a', { advance })])[0]?.ends
  expect([ends(500), ends(514)]).toEqual([
    { now: 500, was: null },
    { now: 514, was: 500 },
  ])
})

function view(glyphs: RedrawnGlyph[]) {
  return viewRedrawn({ style: 'Regular', unitsPerEm: 1000, glyphs })
}

/** Another drawing of a letter than there was. */
function aGlyph(letter: string, after: Partial<Outline>): RedrawnGlyph {
  const before = { path: 'M0,0', advance: 500, bounds: BOUNDS }
  return {
    code: letter.codePointAt(0) ?? 0,
    name: '',
    before,
    after: { ...before, path: 'M1,1', ...after },
  }
}
