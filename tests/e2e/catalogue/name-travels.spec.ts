import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../../support/e2e/open-page'
import { takeFrames, type Frame } from '../../support/e2e/ink/name-frames'
import {
  forgetMotions,
  holdTransitions,
  motionsOf,
  releaseTransitions,
  watchTransitions,
} from '../../support/e2e/view-transitions'

/** In ms, of 280: about the moment when the ground is halfway, and on the way. */
const MOMENTS = [16, 24, 48, 140, 279]

for (const theme of ['default', 'inverted']) {
  test(`a name stands in ink in every frame of its way to its page and back, ${theme}`, async ({
    page,
  }) => {
    await watchTransitions(page)
    await openPage(page, '/')
    if (theme === 'inverted') await page.getByRole('button', { name: 'Negative' }).click()

    // What else a page has to draw ends a motion that is held too long: then it is watched anew.
    await expect(async () => {
      await openPage(page, '/')
      await holdTransitions(page)
      await page.locator('#fraunces').getByRole('link').first().click()
      expectInk(await framesOf(page))
      await page.goBack()
      expectInk(await framesOf(page))
    }).toPass()
  })
}

for (const theme of ['default', 'inverted']) {
  test(`a name stands in ink in every frame of its way back from the shop, ${theme}`, async ({
    page,
  }) => {
    await watchTransitions(page)
    await openPage(page, '/typeface/fraunces')
    if (theme === 'inverted') await page.getByRole('button', { name: 'Negative' }).click()

    await expect(async () => {
      await openPage(page, '/typeface/fraunces')
      // Without scrolling there, as Playwright does: the name stays in the window.
      await page
        .getByRole('link', { name: /^Choose licences/ })
        .evaluate((link: HTMLElement) => link.click())
      await page.waitForURL(/\/shop/)
      await expect(page.locator('.shop-backdrop .line.is-split').first()).toBeAttached()
      await forgetMotions(page)
      await holdTransitions(page)
      await page.goBack()
      expectInk(await framesOf(page))
    }).toPass()
  })
}

async function framesOf(page: Page): Promise<Frame[]> {
  await expect
    .poll(() => motionsOf(page))
    .toMatchObject([{ morphs: expect.arrayContaining(['n-fraunces']) }])
  const frames = await takeFrames(page, 'fraunces', MOMENTS)
  await releaseTransitions(page)
  await forgetMotions(page)
  return frames
}

function expectInk(frames: Frame[]): void {
  const whole = frames.at(-1)?.ink ?? 0
  expect(whole).toBeGreaterThan(0.05)
  expect(frames.filter(({ ink }) => ink < whole / 2)).toEqual([])
}
