import { test as base } from '@playwright/test'

type Named = (name: string) => Promise<void>

/**
 * `keep('cart')` keeps the window as it is in `test-results/pictures/cart-360-neg.png`, in the negative where the project
 * asks for it; `take` once its fonts are there and the ink has come to rest.
 */
export const test = base.extend<{ keep: Named; take: Named; theme: void }>({
  theme: [
    async ({ page }, provide, { project }) => {
      const theme = project.name.endsWith('-neg') ? 'negative' : 'positive'
      await page.addInitScript((value) => localStorage.setItem('tone', value), theme)
      await provide()
    },
    { auto: true },
  ],
  keep: async ({ page }, provide, { project }) => {
    await provide(async (name) => {
      await page.screenshot({ path: `test-results/pictures/${name}-${project.name}.png` })
    })
  },
  take: async ({ page, keep }, provide) => {
    await provide(async (name) => {
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      await page.waitForTimeout(1500)
      await keep(name)
    })
  },
})
