import type { Page } from '@playwright/test'
import { nextFrames } from '../next-frames'

/** A narrow phone, a tablet, and where each of the rows’ rules begins. */
const WIDTHS = [360, 768, 1200, 1440]

/** Words of the interface in a row that lie on others once it is woken, each in words, at each of some widths. */
export async function findOverlaps(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await nextFrames(page)
    const rows = await page.getByRole('article').evaluateAll(overlapsOf)
    found.push(...rows.map((sentence) => `at ${width}: ${sentence}`))
  }
  return found
}

/** Runs in the browser. */
function overlapsOf(rows: Element[]): string[] {
  return rows.flatMap((row) => {
    const wasOn = row.classList.contains('is-on')
    row.classList.add('is-on')
    const found = overlapsIn(wordsIn(row))
    row.classList.toggle('is-on', wasOn)
    return found
  })

  type Words = { words: string; box: DOMRect }

  function wordsIn(row: Element): Words[] {
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
    const all: Words[] = []
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim()
      const parent = texts.currentNode.parentElement
      // Credits and scripts come out of the paper: they are where they will be.
      if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest('.vh, .name')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      all.push(...[...range.getClientRects()].map((box) => ({ words, box })))
    }
    return all
  }

  function overlapsIn(all: Words[]): string[] {
    return all.flatMap(({ words, box }, at) =>
      all.slice(at + 1).flatMap((other) => {
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        return wide > 1 && high > 4 ? [`“${words}” and “${other.words}”`] : []
      }),
    )
  }
}
