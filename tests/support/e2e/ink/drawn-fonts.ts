import type { Page } from '@playwright/test'

/** By how many glyphs of which fonts a text is drawn. */
export type DrawnText = {
  text: string
  /** Of the box that stands for a letter a typeface lacks. */
  boxes: number
  /** Of fonts of the system. */
  fromElsewhere: number
  /** Of fonts of the page. */
  own: number
}

/** Asks the browser which fonts draw each element that the selector finds. */
export async function readDrawnTexts(page: Page, selector: string): Promise<DrawnText[]> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument', { depth: 0 })
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    })
    const texts = await page.locator(selector).allTextContents()
    const drawn: DrawnText[] = []
    for (const [place, nodeId] of nodeIds.entries()) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      drawn.push({ text: texts[place]?.trim() ?? '', ...countGlyphs(fonts) })
    }
    return drawn
  } finally {
    await session.detach()
  }
}

type Font = { familyName: string; isCustomFont: boolean; glyphCount: number }

function countGlyphs(fonts: Font[]): Omit<DrawnText, 'text'> {
  const countOf = (matches: (font: Font) => boolean) =>
    fonts.filter(matches).reduce((sum, { glyphCount }) => sum + glyphCount, 0)
  const isBox = ({ familyName }: Font) => familyName === 'Lacking'
  return {
    boxes: countOf(isBox),
    fromElsewhere: countOf(({ isCustomFont }) => !isCustomFont),
    own: countOf((font) => font.isCustomFont && !isBox(font)),
  }
}
