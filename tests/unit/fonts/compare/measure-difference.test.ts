import { expect, test } from 'vitest'
import { measureDifference } from '@/fonts/compare/measure-difference'

const STEM = 'M100,0L200,0L200,700L100,700Z'
const BOWL = 'M0,250Q0,0 250,0Q500,0 500,250Q500,500 250,500Q0,500 0,250Z'

test.each([
  ['itself', STEM, STEM],
  ['itself begun elsewhere', STEM, 'M200,700L100,700L100,0L200,0Z'],
  ['itself the other way round', STEM, 'M100,0L100,700L200,700L200,0Z'],
  [
    'itself in two parts that overlap',
    STEM,
    'M100,0L200,0L200,400L100,400ZM100,300L200,300L200,700L100,700Z',
  ],
  ['itself with a point in the middle of a side', STEM, 'M100,0L200,0L200,350L200,700L100,700Z'],
  ['a rounding of a unit', STEM, 'M101,0L201,0L200,701L100,699Z'],
  ['itself nearer to its neighbour', STEM, 'M60,0L160,0L160,700L60,700Z'],
  ['nothing, as a space has nothing', '', ''],
])('an outline looks like %s', (_, before, after) => {
  expect(measureDifference(before, after, 1000)).toBe(0)
})

test('a curve is filled as it bends, whether by two points or by three', () => {
  const cubic =
    'M0,250C0,83 83,0 250,0C417,0 500,83 500,250C500,417 417,500 250,500C83,500 0,417 0,250Z'
  expect(measureDifference(BOWL, cubic, 1000)).toBe(0)
})

test.each([
  ['a stem a tenth broader', STEM, 'M100,0L210,0L210,700L100,700Z', 0.05, 0.1],
  ['a stem a little higher', STEM, 'M100,0L200,0L200,707L100,707Z', 0.002, 0.02],
  ['ink where there was none', '', STEM, 0.9, 1],
  ['a bowl with a counter', BOWL, `${BOWL}M150,250L250,350L350,250L250,150Z`, 0.05, 0.2],
])('%s is drawn anew', (_, before, after, least, most) => {
  const difference = measureDifference(before, after, 1000)
  expect(difference).toBeGreaterThan(least)
  expect(difference).toBeLessThanOrEqual(most)
})

test('the size of the em square makes no difference', () => {
  const double = (path: string) => path.replace(/\d+/g, (number) => String(Number(number) * 2))
  const taller = 'M100,0L200,0L200,720L100,720Z'
  expect(measureDifference(double(STEM), double(taller), 2000)).toBe(
    measureDifference(STEM, taller, 1000),
  )
})
