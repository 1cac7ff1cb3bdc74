import { join } from 'node:path'
import { expect } from '@playwright/test'
import { TOTP } from 'otpauth'
import { aColleague } from '../../../support/e2e/staff/tasks/colleagues'
import { readFirstLogin } from '../../../support/e2e/staff/sign-in-as-staff'
import type { TaskShop } from '../../../support/e2e/staff/tasks/task-test'
import type { Walk } from '../../../support/e2e/staff/tasks/walk'
import { task } from '../../../support/e2e/staff/tasks/walk-task'

const OWN_PASSWORD = /^Your own current password/

/** In a session of its own: what one confirmed the next is not asked for. */
async function signInAnew({ page }: Walk, { address, dataDir }: TaskShop): Promise<string> {
  const login = readFirstLogin(join(dataDir, 'first-staff-login.txt'))
  await page.context().clearCookies()
  await page.request.post(`${address}/api/users/login`, {
    data: login,
    headers: { Origin: address },
  })
  return login.password
}

task('Invite somebody to the staff', async (walk, shop) => {
  const email = 'invited@example.org'
  const password = await signInAnew(walk, shop)
  await walk.start()
  await walk.list('Staff')
  await walk.press('button', 'Invite somebody')
  await walk.write('E-mail', email)
  await walk.press('checkbox', /^Sales:/)
  await walk.press('button', 'Send the invitation')
  await walk.write(OWN_PASSWORD, password)
  await walk.press('button', 'Go on')

  await expect(walk.page.getByText(`A mail is on its way to ${email}.`)).toBeVisible()
})

task('Give a colleague another role', async (walk, shop) => {
  const { email, id } = await aColleague(shop)
  const password = await signInAnew(walk, shop)
  await walk.start()
  await walk.list('Staff')
  await walk.press('link', email)
  await walk.pick('roles', 'Fonts')
  await walk.write(OWN_PASSWORD, password)
  await walk.press('button', 'Save')
  await expect(walk.page.getByText('Updated successfully.')).toBeVisible()

  const [colleague] = await shop.staff.find('users', { 'where[id][equals]': id })
  expect(colleague).toMatchObject({ roles: ['sales', 'fonts'] })
})

task('Turn on one’s own second factor', async (walk, shop) => {
  const { page } = walk
  const colleague = await aColleague(shop)
  await page.context().clearCookies()
  await colleague.signIn(page)
  await walk.start()
  await walk.press('link', 'Account')
  await walk.press('button', 'Turn on the second factor')
  await walk.write(OWN_PASSWORD, colleague.password)
  await walk.press('button', 'Go on')
  const secret = (await page.locator('.staff-begin code').innerText()).replaceAll(' ', '')
  await walk.write('Six digits of the app', new TOTP({ secret }).generate())
  await walk.press('button', 'Confirm')
  await walk.press('button', 'I have kept them')

  await expect(page.getByText(/^Asked for at every sign-in since/)).toBeVisible()
})

task('End where a colleague is signed in', async (walk, shop) => {
  const { email, signIn } = await aColleague(shop)
  await signIn()
  await walk.start()
  await walk.list('Staff')
  await walk.press('link', email)
  await walk.press('button', 'End')

  await expect(walk.page.getByText('Signed in nowhere.')).toBeVisible()
})

task('Read what a colleague did', async (walk, shop) => {
  const { email, signIn } = await aColleague(shop)
  await signIn()
  await walk.start()
  await walk.list('What the staff did')
  await walk.search(email)

  await expect(walk.page.getByRole('row', { name: /Signed in/ }).first()).toBeVisible()
})
