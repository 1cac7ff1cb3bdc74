import { expect, type Page } from '@playwright/test'

/** The theme switch meets a document that cannot be written to: an error in an event handler. */
export async function breakThemeSwitch(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Cart/ }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.querySelector('.cart-count')?.textContent))
    .not.toBe('')
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    Object.defineProperty(document.documentElement, 'dataset', {
      configurable: true,
      get: () =>
        new Proxy(dataset, {
          set: (target, key, value) => key !== 'theme' && Reflect.set(target, key, value),
        }),
    })
  })
  await page.getByRole('button', { name: 'Negative' }).click()
}

/** From now on the switch works again. */
export function mendThemeSwitch(page: Page): Promise<void> {
  return page.evaluate(() => {
    Reflect.deleteProperty(document.documentElement, 'dataset')
  })
}
