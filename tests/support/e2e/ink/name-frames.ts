import type { BrowserContext, Page } from '@playwright/test'
import type { Box } from './measure-ink'

/** The share of a typeface's travelling name that is ink, as it is painted so many ms after the motion began. */
export type Frame = { ms: number; ink: number }

/** What a held transition paints: its animations are set to each moment in turn, and the window is photographed. */
export async function takeFrames(page: Page, slug: string, moments: number[]): Promise<Frame[]> {
  const pictures: { ms: number; png: string; box: Box }[] = []
  for (const ms of moments) {
    const box = await page.evaluate(showMoment, { ms, group: `::view-transition-group(n-${slug})` })
    pictures.push({ ms, box, png: (await page.screenshot({ scale: 'css' })).toString('base64') })
  }
  return readInk(page.context(), pictures)
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
  pictures: { ms: number; png: string; box: Box }[],
): Promise<Frame[]> {
  const reader = await context.browser()?.newPage()
  if (!reader) throw new Error('There is no browser to read the pictures with.')
  try {
    return await reader.evaluate(inkIn, pictures)
  } finally {
    await reader.close()
  }
}

/** Runs in the browser. Ink is what stands out clearly from the commonest shade of the box. */
async function inkIn(pictures: { ms: number; png: string; box: Box }[]): Promise<Frame[]> {
  const frames: Frame[] = []
  for (const { ms, png, box } of pictures) {
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
    const ink = shades.filter((shade) => Math.abs(shade - ground) > 80)
    frames.push({ ms, ink: ink.length / shades.length })
  }
  return frames
}
