import { expect, test } from 'vitest'
import sharp from 'sharp'
import { toPng } from '@/operations/fonts/render-sheet'

const svgOf = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"></svg>`

test('a sheet is a picture of twice its size', async () => {
  const { width, height } = await sharp(await toPng(svgOf(60, 40))).metadata()
  expect([width, height]).toEqual([120, 80])
})

test('a sheet too long for a picture says what to do', async () => {
  await expect(toPng(svgOf(1200, 1_200_000))).rejects.toThrow(
    'This sheet is too long for a PNG: save it as SVG, or set less.',
  )
})
