import { expect, test } from '@playwright/test'
import { openPage } from '../../../support/e2e/open-page'

test('on a phone what sets a test stands in one line, and each part is as high as a finger @commit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, '/typeface/fraunces')
  const bar = page.locator('.test-bar').first()
  await bar.evaluate((element) => element.scrollIntoView({ block: 'center' }))

  const controls = [
    bar.getByRole('combobox', { name: 'Style' }),
    bar.getByRole('slider', { name: 'Size' }),
    bar.getByRole('slider', { name: 'Leading' }),
  ]
  const boxes = await Promise.all(controls.map((control) => control.boundingBox()))
  expect(Math.min(...boxes.map((box) => box?.height ?? 0))).toBeGreaterThanOrEqual(44)
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  await bar.getByRole('link', { name: 'Full screen' }).click({ trial: true })
})
