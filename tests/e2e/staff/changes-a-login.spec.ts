import { expect, type Page, type Response } from '@playwright/test'
import { aColleague } from '../../support/e2e/staff/tasks/colleagues'
import { test } from '../../support/e2e/staff/tasks/task-test'

const OWN_PASSWORD = /^Your own current password/
const NEW_PASSWORD = 'four newer words nobody joins'

/** The form hydrated: what is typed before is lost. */
async function openAccount(page: Page) {
  await page.goto('/admin/account')
  await page.waitForLoadState('networkidle')
}

/**
 * A form asks the shop about what is typed into it, and takes the answer in: what it says then is what is saved. Where an answer to
 * what was typed before comes meanwhile, none may follow: so it is the field that is held, and filled again if it was emptied.
 */
async function write(page: Page, field: string | RegExp, text: string) {
  const isAnswer = (response: Response) => response.request().method() === 'POST'
  const box = page.getByLabel(field)
  await expect(async () => {
    const answer = page.waitForResponse(isAnswer, { timeout: 3000 }).catch(() => null)
    await box.fill(text)
    await answer
    await expect(box).toHaveValue(text, { timeout: 1000 })
  }).toPass()
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

test('who changes their password is asked for the one they have, in place, and stays signed in @commit', async ({
  page,
  shop,
}) => {
  const colleague = await aColleague(shop)
  await page.context().clearCookies()
  await colleague.signIn(page)
  await openAccount(page)
  await expect(page.getByLabel(OWN_PASSWORD)).toHaveCount(0)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await write(page, 'New Password', NEW_PASSWORD)
  await write(page, 'Confirm Password', NEW_PASSWORD)
  await expect(page.getByLabel(OWN_PASSWORD)).toBeVisible()

  await save(page)
  await expect(page.getByText('Write it: what is changed here opens a login.')).toBeVisible()
  await write(page, OWN_PASSWORD, 'not my password')
  await save(page)
  await expect(page.getByText(/^This is neither your password nor a code/).first()).toBeVisible()
  await write(page, OWN_PASSWORD, colleague.password)
  await save(page)
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expect(page.getByLabel(OWN_PASSWORD)).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible()
  const data = { email: colleague.email, password: NEW_PASSWORD }
  const headers = { Origin: shop.address }
  const signedIn = await page.request.post(`${shop.address}/api/users/login`, { data, headers })
  expect(signedIn.status()).toBe(200)
})

test('in German the form asks in German, and lets another address pass with the password', async ({
  page,
  shop,
}) => {
  const colleague = await aColleague(shop)
  const email = `moved-${colleague.email}`
  await page.context().clearCookies()
  await colleague.signIn(page)
  await page.context().addCookies([{ name: 'fount-lng', value: 'de', url: shop.address }])
  await openAccount(page)
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill(email)
  const password = page.getByLabel(/^Ihr eigenes jetziges Passwort/)
  await password.fill(colleague.password)
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(password).toHaveCount(0)

  const [saved] = await shop.staff.find('users', { 'where[id][equals]': colleague.id })
  expect(saved).toMatchObject({ email })
})
