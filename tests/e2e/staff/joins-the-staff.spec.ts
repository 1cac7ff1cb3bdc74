import { expect, test, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'
import { linkInMail } from '../../support/e2e/read-mails'
import { readFirstLogin, signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'

const EMAIL = 'joins-the-staff@example.org'
const PASSWORD = 'a password for tests alone'
const NEXT_CODE_IN_MS = 30_000

/** The code of the next half minute: that of this one has been used, and clocks may differ by as much. */
function nextCode(secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + NEXT_CODE_IN_MS })
}

async function invite(page: Page) {
  await signInAsStaff(page)
  await page.goto('/admin/collections/users')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByRole('checkbox', { name: /^Sales:/ }).check()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByLabel(/^Your own current password/).fill(readFirstLogin().password)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText(`A mail is on its way to ${EMAIL}.`)).toBeVisible()
}

test('somebody is invited by mail, turns on a second factor, and sees what the role leads to @commit', async ({
  page,
  browser,
  baseURL,
}) => {
  await invite(page)
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, ...(baseURL ? { baseURL } : {}) })
  const phone = await context.newPage()
  await phone.goto(new URL(await linkInMail(EMAIL, /http\S+\/reset\/[\w-]+/)).pathname)
  await phone.waitForLoadState('networkidle') // what is typed before the form is awake is lost
  await phone.getByLabel('New Password').fill(PASSWORD)
  await phone.getByLabel('Confirm Password').fill(PASSWORD)
  await phone.getByRole('button', { name: 'Reset Password' }).click()
  await phone.waitForURL(/\/admin\/?$/)

  await phone.goto('/admin/account')
  await phone.getByRole('button', { name: 'Turn on the second factor' }).click()
  await phone.getByLabel(/^Your own current password/).fill(PASSWORD)
  await phone.keyboard.press('Enter')
  const secret = (await phone.locator('.staff-begin code').innerText()).replaceAll(' ', '')
  await phone.getByLabel('Six digits of the app').fill(new TOTP({ secret }).generate())
  await phone.getByRole('button', { name: 'Confirm' }).click()
  await expect(phone.locator('.staff-codes li')).toHaveCount(10)
  await expectNoSideways(phone)
  await phone.getByRole('button', { name: 'I have kept them' }).click()

  await context.clearCookies()
  await phone.goto('/admin/login')
  await phone.getByLabel('E-mail').fill(EMAIL)
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await phone.getByLabel('Six digits, or a recovery code').fill(nextCode(secret))
  await phone.keyboard.press('Enter')
  await phone.waitForURL(/\/admin\/?$/)

  const inTheMenu = (name: string) => phone.locator('nav a').filter({ hasText: name })
  await expect(inTheMenu('Orders')).toHaveCount(1)
  await expect(inTheMenu('Staff')).toHaveCount(0)
  await expect(inTheMenu('Redirects')).toHaveCount(0)
  await context.close()
})
