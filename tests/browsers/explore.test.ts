import { expect } from 'vitest'
import { test } from '../support/browsers/browser-test'
import type { Page } from '../support/browsers/page/page'

const GEIST = { css: 'a.ex[href^="/typeface/geist"] .ex-text' }

test('what is typed stands in every family, and goes along to the page of one', async ({
  desk,
}) => {
  await desk.goTo('/explore')
  await desk.fill({ role: 'textbox', name: 'Type in every family' }, 'Quayside')
  await expect.poll(() => desk.text(GEIST)).toBe('Quayside')
  await desk.click({ role: 'link', name: /^Geist/ })
  await expect.poll(() => desk.where()).toMatch(/^\/typeface\/geist\?.*text=Quayside/)
  await expect.poll(() => desk.value({ css: '.test textarea', nth: 0 })).toBe('Quayside')
})

test('a compartment sets the line, and the address keeps it over a reload and a way back', async ({
  desk,
}) => {
  await desk.goTo('/explore')
  await desk.click({ role: 'button', name: 'Black' })
  await expect.poll(() => axesOf(desk)).toBe('"wght" 900')
  await expect.poll(() => desk.where()).toContain('facts=')

  await desk.engine.reload()
  await expect.poll(() => axesOf(desk)).toBe('"wght" 900')
  await desk.click({ role: 'link', name: /^Geist/ })
  await expect.poll(() => desk.where()).toMatch(/^\/typeface\/geist/)
  await desk.engine.goBack()
  await expect.poll(() => axesOf(desk)).toBe('"wght" 900')
})

test('a letter that a family lacks is an empty box, never another font', async ({ desk }) => {
  await desk.goTo('/explore?text=%D0%9F')
  const cell = { css: 'a.ex[href^="/typeface/fraunces"] .ex-text' }
  await expect.poll(() => desk.text({ role: 'link', name: /^Fraunces/ })).toContain('no Cyrillic')
  await desk.on(cell, ([text]) => text?.scrollIntoView({ block: 'center' }), null)
  // The width of the box that stands for a letter, in em.
  await expect.poll(() => widthInEm(desk, cell.css)).toBeCloseTo(0.56, 2)
})

test('the wall fills its fields, and none is wider than its room', async ({ desk }) => {
  await desk.goTo('/explore')
  await desk.click({ role: 'button', name: 'Wall' })
  await expect.poll(() => desk.where()).toContain('view=wall')
  await expect.poll(() => desk.count({ css: '.wall-field' })).toBeGreaterThan(8)
  await expect.poll(() => desk.count({ css: '.wall-field.inverted' })).toBe(1)
  const wide = await desk.on(
    { css: '.wall-field' },
    (fields) =>
      fields
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ dataset }) => dataset.slug),
    null,
  )
  expect(wide).toEqual([])
})

test('a name that nothing has is set on the measure', async ({ desk }) => {
  await desk.goTo('/explore?find=Quincunx')
  await expect.poll(() => desk.text({ css: '.own-word-text' })).toBe('Quincunx')
  await expect.poll(() => desk.text({ css: 'main' })).toContain('Nothing is called “Quincunx”')
})

test('on a phone Explore stays within the window', async ({ phone }) => {
  await phone.goTo('/explore')
  await expect.poll(() => phone.count({ css: 'a.ex' })).toBeGreaterThan(4)
  expect(await phone.spareWidth()).toBe(0)
})

function axesOf(page: Page): Promise<string> {
  return page.on(
    GEIST,
    ([line]) => (line ? getComputedStyle(line).fontVariationSettings : ''),
    null,
  )
}

function widthInEm(page: Page, selector: string): Promise<number> {
  return page.on(
    { css: selector },
    ([line]) => {
      if (!line) return NaN
      const range = document.createRange()
      range.selectNodeContents(line)
      return range.getBoundingClientRect().width / parseFloat(getComputedStyle(line).fontSize)
    },
    null,
  )
}
