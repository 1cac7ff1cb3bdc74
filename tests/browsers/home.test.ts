import { expect, inject } from 'vitest'
import { test } from '../support/browsers/browser-test'
import { measureStrips } from '../support/browsers/page/measure-strips'
import type { Page } from '../support/browsers/page/page'

const ROW = { css: '#fraunces' }
const PAPER = 'rgb(247, 247, 245)'
const INK = 'rgb(8, 8, 10)'

for (const width of [360, 1280]) {
  test(`every name fills the measure as it is sent, at ${width} px`, async ({ plain }) => {
    await plain.engine.resize({ width, height: 3600 })
    await plain.goTo('/')
    await expect.poll(() => misfitsOf(plain)).toEqual([])
    await plain.engine.resize({ width: 1280, height: 900 })
  })
}

test('the ink follows the pointer, and every name still fills the measure', async ({ desk }) => {
  await desk.engine.resize({ width: 1280, height: 3600 })
  await desk.goTo('/')
  const letters = { css: '#fraunces .line i' }
  await expect.poll(() => desk.count(letters)).toBeGreaterThan(1)
  await desk.movePointer(100, 260)
  await expect.poll(() => misfitsOf(desk)).toEqual([])
  const before = await weightsOf(desk)

  await desk.movePointer(1100, 260)
  await expect.poll(() => weightsOf(desk)).not.toEqual(before)
  await expect.poll(() => misfitsOf(desk)).toEqual([])
  await desk.engine.resize({ width: 1280, height: 900 })
})

test('a row that is pointed at turns negative, and says whose it is', async ({ desk }) => {
  await desk.goTo('/')
  await desk.movePointer(2, 2)
  await expect.poll(() => groundOf(desk)).toBe(PAPER)
  await desk.hover({ css: '#fraunces .line' })
  await expect.poll(() => groundOf(desk)).toBe(INK)
  await expect.poll(() => desk.text(ROW)).toContain('Choose →')
})

test('the negative turns the page over and is kept for the next page', async ({ desk }) => {
  await desk.goTo('/')
  await desk.click({ role: 'button', name: 'Negative' })
  const ground = () =>
    desk.engine.evaluate(() => getComputedStyle(document.documentElement).backgroundColor, null)
  await expect.poll(ground).toBe(INK)
  await desk.goTo('/about')
  await expect.poll(ground).toBe(INK)
})

test('on a phone nothing scrolls sideways', async ({ phone }) => {
  await phone.goTo('/')
  expect(await phone.count({ css: 'article' })).toBeGreaterThan(5)
  expect(await phone.spareWidth()).toBe(0)
})

// WebKit's window cannot be told that it is touched: there is a mouse, and what it hovers wakes.
test.skipIf(inject('engine') === 'webkit')(
  'on a phone the row in the middle wakes',
  async ({ phone }) => {
    await phone.goTo('/')
    await phone.engine.evaluate(() => scrollTo(0, 600), null)
    const awake = { css: 'article.is-on' }
    await expect.poll(() => phone.count(awake)).toBe(1)
    await expect
      .poll(() => phone.on(awake, ([row]) => getComputedStyle(row!).backgroundColor, null))
      .toBe(INK)
  },
)

/** Names whose ink ends elsewhere than at the margins; a four-hundredth of the measure is let pass, and a pixel. */
async function misfitsOf(page: Page): Promise<string[]> {
  const lines = await page.on(
    { css: 'article .line' },
    (found) =>
      found.map((line) => {
        const { x, y, width, height } = line.getBoundingClientRect()
        const name = line.closest('article')?.id ?? ''
        return { name, x, y, width, height }
      }),
    null,
  )
  const edges = await measureStrips(page, lines)
  return lines.flatMap(({ name, y, width }, at) => {
    const { left, right } = edges[at] ?? { left: NaN, right: NaN }
    const fits = Math.max(Math.abs(left), Math.abs(right)) <= Math.max(1, width / 400)
    return fits || y > 3400 ? [] : [`${name}: ${left.toFixed(1)}, ${right.toFixed(1)}`]
  })
}

function groundOf(page: Page): Promise<string> {
  return page.on(ROW, ([row]) => getComputedStyle(row!).backgroundColor, null)
}

/** In which face and on which place of its axis each letter stands. */
function weightsOf(page: Page): Promise<string[]> {
  return page.on(
    { css: '#fraunces .line i' },
    (letters) =>
      letters.map((letter) => {
        const { fontFamily, fontVariationSettings } = getComputedStyle(letter)
        return `${fontFamily} ${fontVariationSettings}`
      }),
    null,
  )
}
