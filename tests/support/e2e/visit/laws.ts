import type { CDPSession, Page } from '@playwright/test'

/** What must hold wherever a visitor stands. An empty list: it does. */
export type Laws = { foreignLetters: string[]; overhang: number; errors: string[] }

export const LAWFUL: Laws = { foreignLetters: [], overhang: 0, errors: [] }

/** Watches a page from now on; the result reads how it stands at that moment. */
export async function watchLaws(page: Page): Promise<() => Promise<Laws>> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')

  return async () => ({
    foreignLetters: await findForeignLetters(session),
    overhang: await page.evaluate(() => {
      const { scrollWidth } = document.scrollingElement ?? document.documentElement
      return Math.max(0, scrollWidth - innerWidth)
    }),
    errors,
  })
}

/** Texts in the window that a font of the system draws, if only one letter of them. */
async function findForeignLetters(session: CDPSession): Promise<string[]> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${textsInWindow.toString()})()`,
  })
  const { result: entries } = await session.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  })
  await session.send('DOM.getDocument', { depth: 0 })
  const objects = entries.flatMap(({ value }) =>
    value?.subtype === 'node' && value.objectId ? [value.objectId] : [],
  )
  const found = await Promise.all(objects.map((objectId) => describeForeign(session, objectId)))
  await session.send('Runtime.releaseObject', { objectId: result.objectId ?? '' })
  return [...new Set(found.flat())]
}

async function describeForeign(session: CDPSession, objectId: string): Promise<string[]> {
  const { nodeId } = await session.send('DOM.requestNode', { objectId })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont)
  if (foreign.length === 0) return []

  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: describeText.toString(),
    returnByValue: true,
  })
  const { words, beyondInterface } = result.value as ReturnType<typeof describeText>
  const glyphs = foreign.reduce((sum, { glyphCount }) => sum + glyphCount, 0)
  return glyphs <= beyondInterface ? [] : foreign.map((font) => `${font.familyName} draws ${words}`)
}

/** Runs in the page. Elements that hold text of their own which is to be seen now. */
function textsInWindow(): Element[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const elements = new Set<Element>()
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (!element || elements.has(element) || !walker.currentNode.textContent?.trim()) continue
    const isShown = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    if (isInWindow && element.checkVisibility(isShown)) elements.add(element)
  }
  return [...elements]
}

/**
 * Runs in the page, on an element. The interface's own typeface is Latin: what staff and visitors write in other letters is drawn by
 * the system.
 */
function describeText(this: Element): { words: string; beyondInterface: number } {
  const { fontFamily } = getComputedStyle(this)
  const text = this.textContent ?? ''
  const others = text.match(/[^\u0000-\u017f\u2000-\u22ff]/gu) ?? []
  const place = `${this.closest('main, header, footer, body')?.tagName} ${this.tagName}.${this.className}`
  return {
    words: `“${text.trim().slice(0, 40)}” (${place.toLowerCase()}, set in ${fontFamily})`,
    beyondInterface: fontFamily.startsWith('UI,') ? others.length : 0,
  }
}
