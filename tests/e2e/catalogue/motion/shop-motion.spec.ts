import { expect, test, type Page } from '@playwright/test'
import { chooseStyles } from '../../../support/e2e/buy-steps'
import {
  momentOf,
  type Asked,
  type Fade,
  type Moment,
} from '../../../support/e2e/ink/motion-pictures'
import { nextFrames } from '../../../support/e2e/next-frames'
import { openPage } from '../../../support/e2e/open-page'
import {
  everythingStands,
  forgetMotions,
  holdTransitions,
  motionsOf,
  watchTransitions,
} from '../../../support/e2e/view-transitions'

/** From where it begins, what begins it, and the styles to be read. */
type Way = { from: () => Promise<void>; move: () => Promise<void>; asked?: Asked[] }

test('the growing total is one figure, and begins as wide as the folded one @commit', async ({
  page,
}) => {
  let folded = 0
  const { styles } = await holdAt(page, 0, {
    from: async () => {
      await openPage(page, '/shop?typeface=fraunces')
      await chooseStyles(page, ['Light'])
      await page.evaluate(() => document.fonts.ready)
      await nextFrames(page)
      folded = (await page.locator('.bill-total').boundingBox())?.width ?? 0
    },
    move: () => page.getByRole('button', { name: 'Add to cart' }).click(),
    asked: [
      ['::view-transition-old(total)', 'display'],
      ['::view-transition-new(total)', 'opacity'],
      ['::view-transition-new(total)', 'bottom'],
      ['::view-transition-group(total)', 'width'],
    ],
  })

  expect(styles.slice(0, 3)).toEqual(['none', '1', '0px'])
  expect(parseFloat(styles[3] ?? '')).toBeCloseTo(folded, 0)
})

test('a name that stands beside the panel alone is gone within 60 ms as the shop closes', async ({
  page,
}) => {
  const { fades } = await holdAt(page, 60, {
    from: () => openShop(page),
    move: () => page.keyboard.press('Escape'),
  })

  expectUnseen(fades, '-old(')
})

test('captions beside the panel appear once the names are there', async ({ page }) => {
  const { fades } = await holdAt(page, 150, {
    from: () => openPage(page, '/'),
    move: () => choose(page),
  })

  expectUnseen(fades, '-new(')
})

test('captions of the page that comes back appear once the names are there', async ({ page }) => {
  const { fades } = await holdAt(page, 150, {
    from: () => openShop(page),
    move: () => page.keyboard.press('Escape'),
  })

  expectUnseen(fades, '-new(')
})

test('the header lies over the names, as far as the shop leaves it uncovered', async ({ page }) => {
  const { styles } = await holdAt(page, 70, {
    from: () => openPage(page, '/'),
    move: () => choose(page),
    asked: [
      ['::view-transition-group(header)', 'z-index'],
      ['::view-transition-group(n-fraunces)', 'z-index'],
      ['::view-transition-old(header)', 'clip-path'],
      ['::view-transition-new(backdrop)', 'clip-path'],
    ],
  })

  const [header, name, ofHeader = '', ofCurtain = ''] = styles
  expect(Number(header)).toBeGreaterThan(Number(name))
  const width = page.viewportSize()?.width ?? 0
  expect(width - insetsOf(ofHeader).right).toBeCloseTo(insetsOf(ofCurtain).left, 0)
})

test('the buy bar is opaque from its first frame @commit', async ({ page }) => {
  const { styles } = await holdAt(page, 0, {
    from: () => openPage(page, '/'),
    move: () => page.locator('#fraunces').getByRole('link').first().click(),
    asked: [
      ['::view-transition-new(buy)', 'opacity'],
      ['::view-transition-new(buy)', 'animation-name'],
    ],
  })

  expect(styles).toEqual(['1', 'none'])
})

async function openShop(page: Page): Promise<void> {
  await openPage(page, '/')
  await choose(page)
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await everythingStands(page)
}

function choose(page: Page): Promise<void> {
  return page.locator('#fraunces').getByRole('link').last().click()
}

/** What else a page has to draw ends a motion that is held too long: then it is watched anew. */
async function holdAt(page: Page, ms: number, { from, move, asked }: Way): Promise<Moment> {
  await watchTransitions(page)
  let moment: Moment = { fades: [], styles: [] }
  await expect(async () => {
    await from()
    await forgetMotions(page)
    await holdTransitions(page)
    await move()
    await expect.poll(() => motionsOf(page), { intervals: [20] }).not.toEqual([])
    moment = await momentOf(page, ms, asked)
  }).toPass()
  return moment
}

function expectUnseen(fades: Fade[], side: '-old(' | '-new('): void {
  const ofSide = fades.filter(({ what }) => what.includes(side))
  expect(ofSide.length).toBeGreaterThan(0)
  expect(ofSide.filter(({ isSeen }) => isSeen)).toEqual([])
}

/** In pixels. Where fewer than four are said, they are those opposite. */
function insetsOf(clip: string): { right: number; left: number } {
  const [top = NaN, right = top, , left = right] = [...clip.matchAll(/-?[\d.]+/g)].map(Number)
  return { right, left }
}
