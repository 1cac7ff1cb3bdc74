import type { BrowserContext } from '@playwright/test'

export type Box = { x: number; y: number; width: number; height: number }

/** How far the ink of a strip of a picture is from the strip's left and right edge, in pixels of the page. */
export type InkEdges = { left: number; right: number }

type Request = { png: string; strips: Box[] }

/** Reads pictures in a page of its own, so that nothing of the shop's page is in the way. */
export async function measureInk(
  context: BrowserContext,
  png: Buffer,
  strips: Box[],
): Promise<InkEdges[]> {
  const reader = await context.browser()?.newPage()
  if (!reader) throw new Error('There is no browser to read the picture with.')
  try {
    return await reader.evaluate(edgesIn, { png: png.toString('base64'), strips })
  } finally {
    await reader.close()
  }
}

/** Runs in the browser. Whatever differs clearly from the strip's first pixel is ink. */
async function edgesIn({ png, strips }: Request): Promise<InkEdges[]> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('This browser draws no pictures.')
  paper.drawImage(picture, 0, 0)

  return strips.map(({ x, y, width, height }) => {
    // The ground is looked for in the margin, and so is ink that reaches into it.
    const from = Math.max(0, Math.floor(x) - 12)
    const to = Math.min(picture.width, Math.ceil(x + width) + 12)
    const { data } = paper.getImageData(from, Math.floor(y), to - from, Math.floor(height))
    const isInk = (column: number) => {
      for (let at = column * 4; at < data.length; at += (to - from) * 4) {
        const away = [0, 1, 2].map((part) => Math.abs((data[at + part] ?? 0) - (data[part] ?? 0)))
        if (Math.max(...away) > 96) return true
      }
      return false
    }
    const columns = Array.from({ length: to - from }, (_, column) => column).filter(isInk)
    return {
      left: from + (columns[0] ?? NaN) - x,
      right: x + width - (from + (columns.at(-1) ?? NaN) + 1),
    }
  })
}
