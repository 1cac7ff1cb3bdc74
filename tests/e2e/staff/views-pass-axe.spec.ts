import { expect } from '@playwright/test'
import { type DeskView, findDeskViews } from '../../support/e2e/staff/desk-views'
import { runAxe } from '../../support/e2e/staff/run-axe'
import { test as base } from '../../support/e2e/staff/tasks/task-test'

const test = base.extend<object, { views: DeskView[] }>({
  views: [async ({ shop }, provide) => provide(await findDeskViews(shop)), { scope: 'worker' }],
})

const SIZES = [
  { name: 'at a desk, in light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'on a phone, in the dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

for (const { name, ...use } of SIZES) {
  test.describe(name, () => {
    test.use(use)

    test(`no view of the admin breaks a rule of WCAG ${name}`, async ({ page, views }) => {
      test.slow()
      const broken: string[] = []
      const check = async (view: string) => {
        broken.push(...(await runAxe(page)).map((fault) => `${view}: ${fault}`))
      }
      for (const { name: view, path, open } of views) {
        await page.goto(path)
        await page.locator('aside.nav--nav-hydrated').waitFor({ state: 'attached' })
        await open?.(page)
        await check(view)
      }
      await page.context().clearCookies()
      await page.goto('/admin/login')
      await page.getByRole('button', { name: 'Sign in' }).waitFor()
      await check('sign-in')

      expect(broken).toEqual([])
    })
  })
}
