import { expect, test } from 'vitest'
import { layPictureRows } from '@/domain/catalogue/specimens/picture-rows'

const WIDE = { size: { width: 2400, height: 1000 } }
const PHOTO = { size: { width: 1500, height: 1000 } }
const TALL = { size: { width: 750, height: 1000 } }

test('pictures of one row have one height, and fill the measure', () => {
  const [row = []] = layPictureRows([PHOTO, TALL])
  const heights = row.map(({ picture: { size }, share }) => (share * size.height) / size.width)

  expect(heights[0]).toBeCloseTo(heights[1] ?? 0)
  expect(row.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

test.each([
  ['a wide one stands alone', [WIDE, WIDE], [1, 1]],
  ['photographs stand in twos', [PHOTO, PHOTO, PHOTO, PHOTO], [2, 2]],
  ['tall ones stand in threes', [TALL, TALL, TALL, TALL, TALL, TALL], [3, 3]],
  ['none: no row', [], []],
])('%s', (_, pictures, lengths) => {
  expect(layPictureRows(pictures).map((row) => row.length)).toEqual(lengths)
})

test('a tall picture alone is no higher than the others are', () => {
  expect(layPictureRows([TALL])[0]?.[0]?.share).toBe(0.375)
})

test('a drawing without a size is drawn like a photograph', () => {
  expect(layPictureRows([{ size: null }])).toEqual([[{ picture: { size: null }, share: 0.75 }]])
})
