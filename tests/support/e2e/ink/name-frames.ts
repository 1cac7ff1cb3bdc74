import type { BrowserContext, Page } from '@playwright/test'
import type { Box } from './measure-ink'

/** The share of a typeface's travelling name that is ink, as it is painted so many ms after the motion began. */
export type Frame = { ms: number; ink: number }

/** What a held transition paints: its animations are set to that moment, and the window is photographed. */
export async function takeFrame(page: Page, slug: string, ms: number): Promise<Frame> {
  const box = await page.evaluate(showMoment, { ms, group: `::view-transition-group(n-${slug})` })
  const png = (await page.screenshot({ scale: 'css' })).toString('base64')
  return { ms, ink: await readInk(page.context(), { png, box }) }
}

/** Runs in the browser. Where the name is at that moment: the pseudo-element that moves it says so. */
function showMoment({ ms, group }: { ms: number; group: string }): Box {
  for (const animation of document.getAnimations()) {
    const { effect } = animation
    const pseudo = (effect instanceof KeyframeEffect && effect.pseudoElement) || ''
    if (pseudo.includes('view-transition')) animation.currentTime = ms
  }
  const { transform, width, height } = getComputedStyle(document.documentElement, group)
  if (width === 'auto') throw new Error('The motion ended before its picture was taken.')
  const { e, f } = new DOMMatrix(transform)
  return { x: e, y: f, width: parseFloat(width), height: parseFloat(height) }
}

async function readInk(
  context: BrowserContext,
  picture: { png: string; box: Box },
): Promise<number> {
  const reader = await context.browser()?.newPage()
  if (!reader) throw new Error('There is no browser to read the picture with.')
  try {
    return await reader.evaluate(inkIn, picture)
  } finally {
    await reader.close()
  }
}

/** Runs in the browser. Ink is what stands out clearly from the commonest shade of the box. */
async function inkIn({ png, box }: { png: string; box: Box }): Promise<number> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('This browser draws no pictures.')
  paper.drawImage(picture, 0, 0)
  const { data } = paper.getImageData(box.x, box.y, box.width, box.height)

  const shades = Array.from({ length: data.length / 4 }, (_, at) => data[at * 4] ?? 0)
  const counts = new Map<number, number>()
  for (const shade of shades) counts.set(shade, (counts.get(shade) ?? 0) + 1)
  const [ground = 0] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))
  return shades.filter((shade) => Math.abs(shade - ground) > 80).length / shades.length
}
