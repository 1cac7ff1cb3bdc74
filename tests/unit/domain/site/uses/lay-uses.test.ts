import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layUses, LEAST_SEEN, type UseRow } from '@/domain/site/uses/lay-uses'

type Use = { picture: { size: { width: number; height: number } | null } }

const ofRatio = (ratio: number): Use => ({
  picture: { size: { width: ratio * 1000, height: 1000 } },
})
const spansOf = (uses: Use[]) => layUses(uses).map((row) => row.uses.map(({ span }) => span))

const anyUses = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: fc.double({ min: 0.2, max: 5, noNaN: true }).map(ofRatio) },
    { weight: 1, arbitrary: fc.constant<Use>({ picture: { size: null } }) },
  ),
  { maxLength: 14 },
)

test('every picture stands once, in the given order', () => {
  fc.assert(
    fc.property(anyUses, (uses) => {
      expect(layUses(uses).flatMap((row) => row.uses.map(({ use }) => use))).toEqual(uses)
    }),
  )
})

test('every row fills twelve columns, but one too high alone, which stands on the middle six', () => {
  const columnsOf = ({ uses }: UseRow<Use>) =>
    uses.flatMap(({ from, span }) => Array.from({ length: span }, (_, at) => from + at))
  const middle = [4, 5, 6, 7, 8, 9]
  const all = [1, 2, 3, ...middle, 10, 11, 12]

  fc.assert(
    fc.property(anyUses, (uses) => {
      for (const row of layUses(uses)) {
        const isHigh = row.uses.length === 1 && row.uses[0]?.span === 6
        expect(columnsOf(row)).toEqual(isHigh ? middle : all)
      }
    }),
  )
})

test('of no picture less than three quarters is seen, and one alone is whole', () => {
  fc.assert(
    fc.property(anyUses, (uses) => {
      for (const { height, uses: row } of layUses(uses)) {
        for (const { use, span } of row) {
          const { size } = use.picture
          const width = span / 12 - 0.013 * (1 - span / 12)
          const own = width / (size ? size.width / size.height : 3 / 2)
          const seen = Math.min(own, height) / Math.max(own, height)
          expect(seen).toBeGreaterThan((row.length === 1 ? 1 : LEAST_SEEN) - 1e-9)
        }
      }
    }),
  )
})

test.each([
  [
    'wide beside square, then high beside square',
    [1.43, 1.07, 0.8, 1],
    [
      [7, 5],
      [5, 7],
    ],
  ],
  ['a sign takes the whole width', [1.875], [[12]]],
  ['high ones stand in threes', [0.73, 0.8, 0.68], [[4, 4, 4]]],
  ['one that is high alone stands in the middle', [0.73], [[6]]],
  ['none: no row', [], []],
])('%s', (_, ratios, spans) => {
  expect(spansOf(ratios.map(ofRatio))).toEqual(spans)
})

test('a hundred pictures are laid at once', () => {
  const uses = Array.from({ length: 100 }, (_, at) => ofRatio(0.6 + (at % 7) * 0.3))
  const before = performance.now()
  expect(layUses(uses).length).toBeGreaterThan(30)
  expect(performance.now() - before).toBeLessThan(200)
})
