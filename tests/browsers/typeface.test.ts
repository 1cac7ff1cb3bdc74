import { expect } from 'vitest'
import { test } from '../support/browsers/browser-test'
import type { Page } from '../support/browsers/page/page'
import { KEY } from '../support/browsers/page/keys'

test('a name travels to its page, and the way back leads home', async ({ desk }) => {
  await desk.goTo('/')
  await desk.click({ css: '#fraunces h2 a, #fraunces a', nth: 0 })
  await expect.poll(() => desk.where()).toBe('/typeface/fraunces')
  await expect
    .poll(() => desk.text({ role: 'heading', name: /Fraunces/, nth: 0 }))
    .toContain('Fraunces')
  await expect.poll(() => desk.count({ css: '.line i' })).toBeGreaterThan(1)
  await desk.engine.goBack()
  await expect.poll(() => desk.where()).toBe('/')
  await expect.poll(() => desk.count({ css: 'article' })).toBeGreaterThan(5)
})

test('a page begins at its top, and the way back leads to where the last was left', async ({
  desk,
}) => {
  const scrolled = () => desk.engine.evaluate(() => scrollY, null)
  await desk.goTo('/')
  await desk.engine.evaluate(() => scrollTo(0, 900), null)
  await expect.poll(scrolled).toBe(900)
  await desk.click({ css: '#geist a', nth: 0 })
  await expect.poll(() => desk.where()).toBe('/typeface/geist')
  await expect.poll(scrolled).toBe(0)
  await desk.engine.goBack()
  await expect.poll(() => desk.where()).toBe('/')
  await expect.poll(async () => Math.abs((await scrolled()) - 900)).toBeLessThan(200)
})

test('styles that are ticked are counted, and go along to the shop', async ({ desk }) => {
  await desk.goTo('/typeface/fraunces')
  await untilLaidOut(desk)
  await desk.click({ role: 'checkbox', name: 'Light, 45.00 €' })
  await desk.click({ role: 'checkbox', name: 'Bold Italic, 45.00 €' })
  const bar = { role: 'complementary', name: 'Buy' }
  await expect.poll(() => desk.text(bar)).toContain('2 styles')
  await desk.click({ role: 'link', name: 'Choose licences', within: bar })
  await expect.poll(() => desk.where()).toMatch(/^\/shop\?/)
  await expect.poll(() => isTicked(desk, 'Light')).toBe(true)
  await expect.poll(() => isTicked(desk, 'Bold Italic')).toBe(true)
})

test('what one is about to press stays where it is while the rest of the page is laid out', async ({
  desk,
  skip,
}) => {
  await desk.goTo('/typeface/fraunces')
  const light = { role: 'checkbox', name: 'Light, 45.00 €' }
  const top = () => desk.on(light, ([box]) => box?.getBoundingClientRect().top ?? 0, null)
  // What comes into the window by it is laid out before the next frame is seen.
  const isPainted = await desk.on(
    light,
    ([box]) => {
      box?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const painted = new Promise<boolean>((go) =>
        requestAnimationFrame(() => requestAnimationFrame(() => go(true))),
      )
      return Promise.race([
        painted,
        new Promise<boolean>((go) => setTimeout(() => go(false), 2000)),
      ])
    },
    null,
  )
  skip(
    !isPainted,
    'Another window lies over this one: nothing is painted, and nothing is kept in place.',
  )
  const before = await top()
  await untilLaidOut(desk)
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
})

test('the sheet is typed on, set and switched, and the address keeps it', async ({ desk }) => {
  await desk.goTo('/explore/alegreya')
  const sheet = { role: 'textbox', name: 'Sheet set in Alegreya, type here' }
  const tracking = { role: 'slider', name: 'Tracking' }
  await desk.choose({ role: 'combobox', name: 'Style' }, 'Bold Italic')
  await desk.fill(sheet, 'Quince')
  await desk.click({ role: 'button', name: 'Centre' })
  await desk.click({ role: 'button', name: /Case-sensitive forms/ })
  await desk.focus(tracking)
  const before = Number(await desk.value(tracking))
  await desk.type(KEY.right)
  await expect.poll(async () => Number(await desk.value(tracking))).toBeGreaterThan(before)
  await expect
    .poll(() => desk.where())
    .toMatch(/text=Quince.*tracking=\d+&align=center.*features=case/)

  await desk.engine.reload()
  await expect.poll(() => desk.value(sheet)).toBe('Quince')
  await expect.poll(async () => Number(await desk.value(tracking))).toBeGreaterThan(before)
})

test('an axis moves what is set', async ({ desk }) => {
  await desk.goTo('/explore/geist')
  const weight = { role: 'slider', name: /^Weight/ }
  const axes = () =>
    desk.on(
      { css: '.play-text textarea' },
      ([sheet]) => (sheet ? getComputedStyle(sheet).fontVariationSettings : ''),
      null,
    )
  await desk.focus(weight)
  await desk.type(KEY.end)
  await expect.poll(axes).toContain('"wght" 900')
})

test('a glyph is opened, and says its name, code and bearings', async ({ desk }) => {
  await desk.goTo('/explore/alegreya#glyphs')
  await desk.click({ role: 'button', name: 'a, Latin small letter a' })
  const inspector = { css: '.insp' }
  await expect.poll(() => desk.text(inspector)).toContain('U+0061')
  await expect.poll(() => desk.text(inspector)).toContain('Side bearings')
  await expect.poll(() => desk.count({ css: '.insp svg path' })).toBeGreaterThan(0)
})

test('on a phone the page of a typeface stays within the window', async ({ phone }) => {
  await phone.goTo('/typeface/bungee')
  await expect.poll(() => phone.count({ role: 'heading', name: /Bungee/ })).toBeGreaterThan(0)
  expect(await phone.spareWidth()).toBe(0)
})

/** What lies beyond the first window has its height. */
async function untilLaidOut(page: Page): Promise<void> {
  const isBegun = () =>
    page.engine.evaluate(() => document.documentElement.classList.contains('from-top'), null)
  await expect.poll(isBegun).toBe(false)
}

function isTicked(page: Page, name: string): Promise<boolean> {
  return page.on(
    { role: 'checkbox', name },
    ([box]) => (box as HTMLInputElement | undefined)?.checked ?? false,
    null,
  )
}
