import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../../support/e2e/open-page'

test('letters a typeface lacks are empty boxes, and no other font ever takes its place', async ({
  page,
}) => {
  await openPage(page, '/explore?text=Gift+%D0%9F%D1%80')

  await expect.poll(() => lettersOf(page, 'fraunces')).toEqual({ boxes: 2, fromElsewhere: 0 })
  await expect.poll(() => lettersOf(page, 'unbounded')).toEqual({ boxes: 0, fromElsewhere: 0 })
})

/** Which fonts draw the text of a row; null: its own is not there yet. */
async function lettersOf(page: Page, slug: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const selector = `a.ex[href="/typeface/${slug}"] .ex-text:not(.is-unset)`
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const drawn = nodeId ? await session.send('CSS.getPlatformFontsForNode', { nodeId }) : null
  await session.detach()
  if (!drawn) return null

  const glyphs = (fonts: typeof drawn.fonts) =>
    fonts.reduce((sum, { glyphCount }) => sum + glyphCount, 0)
  return {
    boxes: glyphs(drawn.fonts.filter(({ familyName }) => familyName === 'Lacking')),
    fromElsewhere: glyphs(drawn.fonts.filter(({ isCustomFont }) => !isCustomFont)),
  }
}
