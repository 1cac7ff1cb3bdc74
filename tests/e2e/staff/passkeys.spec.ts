import { expect, test, type Page } from '@playwright/test'
import { readFirstLogin } from '../../support/e2e/staff/sign-in-as-staff'

/** A key within Chromium that says yes to whatever it is asked. */
async function plugInKey(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function knock(page: Page): Promise<void> {
  const { email, password } = readFirstLogin()
  await page.goto('/admin/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

// A browser makes passkeys for names of hosts alone, not for an address in digits.
test.use({ baseURL: process.env.FOUNT_TEST_URL?.replace('127.0.0.1', 'localhost') })

test('a passkey is added, signs in after the password, stands for it where it is asked again, and is removed', async ({
  page,
}) => {
  await plugInKey(page)
  await knock(page)
  await page.waitForURL(/\/admin\/?$/)
  await page.goto('/admin/account')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByLabel('What to call it').fill('My laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel(/^Your own current password/).fill(readFirstLogin().password)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.locator('.staff-codes li')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()

  await page.context().clearCookies()
  await knock(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(/\/admin\/?$/)

  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Turn on the second factor' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByLabel('Six digits of the app')).toBeVisible()

  await page.goto('/admin/account')
  await passkeys.getByRole('button', { name: 'Remove: My laptop' }).click()
  await passkeys.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(passkeys.getByRole('listitem')).toHaveCount(0)
})
