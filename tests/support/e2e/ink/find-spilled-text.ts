import type { Page } from '@playwright/test'
import { nextFrames } from '../next-frames'
import { splitFigures } from './split-figures'

/** From a phone to a wide screen. */
const SIX_WIDTHS = [360, 390, 768, 1280, 1920, 2560]

const LOOKS = 6

/**
 * Names each text that reaches sideways out of the box it is laid out in or is cut off, each figure that goes over two lines, and
 * each width at which the page can be scrolled sideways. A page is loaded once and resized. How high a text reaches is not judged:
 * the box of a line is higher than its ink.
 */
export async function findSpilledText(page: Page): Promise<string[]> {
  const found: string[] = []
  const path = new URL(page.url()).pathname
  for (const width of SIX_WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const spilled = await spilledForGood(page)
    found.push(...spilled.map((sentence) => `${path} at ${width}: ${sentence}`))
  }
  return found
}

/** In another width lines are fitted anew, on a busy machine some frames later. */
async function spilledForGood(page: Page): Promise<string[]> {
  for (let look = 1; ; look++) {
    await nextFrames(page)
    const spilled = [...(await page.evaluate(spilledTexts)), ...(await page.evaluate(splitFigures))]
    if (spilled.length === 0 || look === LOOKS) return spilled
    await page.waitForTimeout(look * 100)
  }
}

/** Runs in the browser. */
function spilledTexts(): string[] {
  // Letters of a big name overlap by their bearings; half a pixel comes from rounding.
  const SPARE = 2
  // Lines that run off on purpose, and what is drawn for nobody to see.
  const LEFT_OUT = '.vh, [hidden], script, style, noscript, select, .waterfall, .fall, .ex-text'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (beyond > 0) found.push(`the page is ${beyond} px wider than the window`)

  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim()
    const parent = text.parentElement
    if (
      !words ||
      !parent ||
      parent.closest(LEFT_OUT) ||
      !parent.checkVisibility({ visibilityProperty: true })
    )
      continue
    const room = roomOf(parent)
    if (!room) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()]
    const box = [room, cutterOf(room)].find((box) => box && pastOf(lines, box) > SPARE)
    if (box) {
      const where = `${box.tagName.toLowerCase()}.${box.className}`
      found.push(`“${words.slice(0, 40)}” is ${Math.round(pastOf(lines, box))} px out of ${where}`)
    }
  }
  return found

  function pastOf(lines: DOMRect[], element: HTMLElement): number {
    const box = element.getBoundingClientRect()
    return Math.max(...lines.map(({ left, right }) => Math.max(box.left - left, right - box.right)))
  }

  /** What cuts off what reaches out of it; of what is set ink to ink, a name or a scene, only the room beside its letters does. */
  function cutterOf(room: HTMLElement): HTMLElement | null {
    if (room.closest('.line, .rise, .signs')) return null
    for (let at: HTMLElement | null = room; at && at !== document.body; at = at.parentElement)
      if (['hidden', 'clip'].includes(getComputedStyle(at).overflowX)) return at
    return null
  }

  /** The box a text is laid out in; none where it may be scrolled, or is cut with an ellipsis. */
  function roomOf(element: HTMLElement): HTMLElement | null {
    const { display, overflowX, textOverflow, clipPath, width } = getComputedStyle(element)
    const isSeen = clipPath === 'none' && width !== '1px' // else it is said alone
    if (!isSeen || ['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis')
      return null
    const isLaidOut = display !== 'inline' && display !== 'contents'
    if (!isLaidOut) return element.parentElement && roomOf(element.parentElement)
    return isWithinScroller(element) ? null : element
  }

  function isWithinScroller(element: HTMLElement): boolean {
    for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(at)
      if (['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis') return true
    }
    return false
  }
}
