import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../../../support/e2e/open-page'
import { takeFrame, type Frame } from '../../../support/e2e/ink/name-frames'
import {
  forgetMotions,
  holdTransitions,
  motionsOf,
  watchTransitions,
} from '../../../support/e2e/view-transitions'

/** In ms, of 280: at the start, when the ground is about halfway, and at the end. */
const MOMENTS = [24, 140, 279]
/** The negative comes over it from the right: before, when the edge crosses it, and at the end. */
const UNDER_THE_CURTAIN = [24, 70, 279]

for (const theme of ['default', 'inverted']) {
  test(`a name stands in ink in every frame of its way to its page, ${theme}${theme === 'default' ? ' @commit' : ''}`, async ({
    page,
  }) => {
    await openIn(page, '/', theme)

    await expectInkOnTheWay(page, async () => {
      await openPage(page, '/')
      await holdTransitions(page)
      await page.locator('#fraunces').getByRole('link').first().click()
    })
  })

  test(`a name stands in ink in every frame of its way home, ${theme}`, async ({ page }) => {
    await openIn(page, '/', theme)

    await expectInkOnTheWay(page, async () => {
      await openPage(page, '/')
      await page.locator('#fraunces').getByRole('link').first().click()
      await page.waitForURL(/\/typeface\/fraunces/)
      await holdTransitionsFromNow(page)
      await page.goBack()
    })
  })

  test(`a name stands in ink in every frame of its way to the shop, ${theme}`, async ({ page }) => {
    await openIn(page, '/typeface/fraunces', theme)

    const toTheShop = async () => {
      await openPage(page, '/typeface/fraunces')
      await holdTransitions(page)
      await chooseLicences(page)
    }
    await expectInkOnTheWay(page, toTheShop, UNDER_THE_CURTAIN)
  })

  test(`a name stands in ink in every frame of its way back from the shop, ${theme}`, async ({
    page,
  }) => {
    await openIn(page, '/typeface/fraunces', theme)

    await expectInkOnTheWay(page, async () => {
      await openPage(page, '/typeface/fraunces')
      await chooseLicences(page)
      await page.waitForURL(/\/shop/)
      await expect(page.locator('.shop-backdrop .line.is-split').first()).toBeAttached()
      await holdTransitionsFromNow(page)
      await page.goBack()
    })
  })
}

/** Without scrolling there, as Playwright does: the name stays in the window. */
async function chooseLicences(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Choose licences/ })
    .evaluate((link: HTMLElement) => link.click())
}

async function openIn(page: Page, path: string, theme: string): Promise<void> {
  await watchTransitions(page)
  await openPage(page, path)
  if (theme === 'inverted') await page.getByRole('button', { name: 'Negative' }).click()
}

async function holdTransitionsFromNow(page: Page): Promise<void> {
  await forgetMotions(page)
  await holdTransitions(page)
}

/**
 * Each moment is photographed in a motion of its own: what else a page has to draw ends one that is held too long, and
 * then this moment alone is watched anew.
 */
async function expectInkOnTheWay(
  page: Page,
  begin: () => Promise<void>,
  moments = MOMENTS,
): Promise<void> {
  const frames: Frame[] = []
  for (const ms of moments) {
    await expect(async () => {
      await begin()
      await expect
        .poll(() => motionsOf(page))
        .toMatchObject([{ morphs: expect.arrayContaining(['n-fraunces']) }])
      frames.push(await takeFrame(page, 'fraunces', ms))
    }).toPass()
  }

  const whole = frames.at(-1)?.ink ?? 0
  expect(whole).toBeGreaterThan(0.05)
  expect(frames.filter(({ ink }) => ink < whole / 2)).toEqual([])
}
