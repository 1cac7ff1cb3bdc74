import { expect } from 'vitest'
import { test } from '../support/browsers/browser-test'
import { measureStrips } from '../support/browsers/page/measure-strips'
import type { Page } from '../support/browsers/page/page'

const TOTAL = { role: 'status', name: 'Total' }

test('a visitor buys two styles and downloads them', async ({ desk }) => {
  await buy(desk)
  await expect.poll(() => desk.text({ role: 'heading', name: /Your fonts are ready/ })).not.toBe('')
  await expect.poll(() => strayOf(desk, '.fitbox')).toBeLessThanOrEqual(1.5)
  await desk.engine.reload()
  const download = { role: 'link', name: 'Download Fraunces' }
  await expect.poll(() => desk.count(download)).toBe(1)
  expect(await desk.on(download, fetchedFrom, null)).toEqual({ status: 200, begins: 'PK' })
})

test('a visitor buys on a phone, where nothing scrolls sideways', async ({ phone }) => {
  await buy(phone)
  await expect.poll(() => phone.text({ css: 'main' })).toContain('Your fonts are ready')
  expect(await phone.spareWidth()).toBe(0)
})

test('the total of a cart stands on the measure, ink to ink', async ({ desk }) => {
  await fillCart(desk)
  await expect.poll(() => desk.text(TOTAL)).toBe('135.00')
  await expect.poll(() => strayOf(desk, '.bill-fit')).toBeLessThanOrEqual(1.5)
  await desk.engine.goBack()
  await expect.poll(() => desk.where()).toMatch(/^\/shop/)
})

test('styles stand one touch apart on a phone, centred by their capitals', async ({ phone }) => {
  await phone.goTo('/shop?typeface=fraunces')
  const rows = { css: 'label.style-row' }
  await expect.poll(() => phone.count(rows)).toBeGreaterThan(10)
  const heights = await phone.on(
    rows,
    (found) => found.map((row) => row.getBoundingClientRect().height),
    null,
  )
  expect(new Set(heights.map(Math.round))).toEqual(new Set([44]))
})

async function fillCart(page: Page): Promise<void> {
  await page.goTo('/shop?typeface=fraunces')
  await page.click({ role: 'checkbox', name: 'Light' })
  await page.click({ role: 'checkbox', name: 'Bold Italic' })
  await page.click({ role: 'radio', name: 'Desktop, 2–5 users' })
  await expect.poll(() => page.text(TOTAL)).toBe('135.00')
  await page.click({ role: 'button', name: 'Add to cart' })
  await expect.poll(() => page.where()).toMatch(/^\/cart\/[^/?]+$/)
}

async function buy(page: Page): Promise<void> {
  await fillCart(page)
  await page.click({ role: 'button', name: 'Your details' })
  await expect.poll(() => page.where()).toMatch(/\?step=details$/)
  await page.fill({ role: 'textbox', name: 'Name' }, 'Ada Buyer')
  await page.fill(
    { role: 'textbox', name: 'E-mail, for the fonts and the invoice' },
    'buyer@example.org',
  )
  await page.choose({ role: 'combobox', name: 'Country' }, 'Germany')
  await page.fill({ role: 'textbox', name: 'Street and number' }, 'Hauptstraße 1')
  await page.fill({ role: 'textbox', name: 'Postcode' }, '10115')
  await page.fill({ role: 'textbox', name: 'City' }, 'Berlin')
  await expect.poll(() => page.text({ css: 'main' })).toContain('VAT 19 %, Germany')
  await page.click({ role: 'checkbox', name: /I accept/ })
  await page.click({ role: 'checkbox', name: /delivery begins at once/ })
  await page.click({ role: 'button', name: 'To payment' })
  await expect.poll(() => page.where()).toMatch(/\?step=payment$/)
  await page.click({ role: 'radio', name: 'Accepted' })
  await page.click({ role: 'button', name: 'Place demo order' })
  await expect.poll(() => page.where()).toMatch(/^\/order\/[^/?]+\?thanks/)
}

/** How far the ink of a line is from the edges of its box, in pixels. */
async function strayOf(page: Page, selector: string): Promise<number> {
  const strip = await page.on(
    { css: selector },
    ([box]) => {
      if (!box) throw new Error('There is no line.')
      const { x, y, width, height } = box.getBoundingClientRect()
      return { x, y, width, height }
    },
    null,
  )
  const [edges] = await measureStrips(page, [strip])
  return Math.max(Math.abs(edges?.left ?? NaN), Math.abs(edges?.right ?? NaN))
}

/** Runs in the page: what the link brings. */
async function fetchedFrom([link]: HTMLElement[]): Promise<{ status: number; begins: string }> {
  const answer = await fetch((link as HTMLAnchorElement).href)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { status: answer.status, begins: String.fromCharCode(...bytes.slice(0, 2)) }
}
