import sharp from 'sharp'
import type { Page } from './page'

/** Of 255: where a hairline ends, less than half of a pixel is ink. */
const INK = 48

export type Strip = { x: number; y: number; width: number; height: number }

/** How far ink begins and ends from the left and right edge of each strip of the window, in pixels of the page. */
export async function measureStrips(page: Page, strips: readonly Strip[]) {
  const windowWidth = await page.engine.evaluate(() => innerWidth, null)
  const picture = sharp(await page.engine.takePicture()).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const scale = info.width / windowWidth

  return strips.map(({ x, y, width, height }) => {
    // Ink that reaches into the margin counts too, and the margin's first pixel is the ground.
    const from = Math.max(0, Math.floor((x - 12) * scale))
    const to = Math.min(info.width, Math.ceil((x + width + 12) * scale))
    const top = Math.max(0, Math.floor(y * scale))
    const bottom = Math.min(info.height, Math.floor((y + height) * scale))
    const ground = shadeAt(from, top)
    const isInk = (column: number) => {
      for (let row = top; row < bottom; row += 1) {
        if (Math.abs(shadeAt(column, row) - ground) > INK) return true
      }
      return false
    }
    const columns = Array.from({ length: to - from }, (_, at) => from + at).filter(isInk)
    return {
      left: (columns[0] ?? NaN) / scale - x,
      right: x + width - ((columns.at(-1) ?? NaN) + 1) / scale,
    }
  })

  function shadeAt(column: number, row: number): number {
    return data[(row * info.width + column) * info.channels] ?? 0
  }
}
