import { expect, type Request } from '@playwright/test'
import { dirname } from 'node:path'
import { signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'
import { openStaffSession } from '../../support/e2e/staff/staff-session'
import { test } from '../../support/e2e/staff/staff-test'

const LOGIN = process.env.FOUNT_TEST_LOGIN ?? 'data/test/run/first-staff-login.txt'

test('a row that is added just before the answer to an earlier change gets its fields', async ({
  page,
}) => {
  await page.addInitScript(waitLongerToRequest)
  await signInAsStaff(page)
  await page.goto('/admin/collections/designers/create')
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeAttached()
  let letAnswerCome = () => {}
  let noteAnswer = () => {}
  const isAnswered = new Promise<void>((resolve) => (noteAnswer = resolve))
  const isAdded = new Promise<void>((resolve) => (letAnswerCome = resolve))
  await page.route('**/admin/**', async (route) => {
    if (!isOfForm(route.request())) return route.fallback()
    const response = await route.fetch()
    noteAnswer()
    await isAdded
    await route.fulfill({ response })
  })

  await page.getByLabel(/^Name/).fill('Ida')
  await isAnswered
  await page.getByRole('button', { name: 'Add Share' }).click()
  letAnswerCome()
  await expect(page.locator('#field-shares__0__typeface')).toBeVisible()
})

test('a badge of errors goes with the errors, however soon they are mended and saved', async ({
  page,
  baseURL,
}) => {
  const staff = await openStaffSession({ address: baseURL ?? '', dataDir: dirname(LOGIN) })
  const data = { title: 'Badges', slug: `badges-${Date.now().toString(36)}` }
  const id = await staff.create('pages', { ...data, _status: 'published' }, true)
  await staff.close()
  await page.addInitScript(waitLongerToRequest)
  await signInAsStaff(page)
  await page.goto(`/admin/collections/pages/${id}`)
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeAttached()
  const tab = page.getByRole('button', { name: /^Page/ }).first()
  const publish = page.getByRole('button', { name: 'Publish changes' })
  const saved = () =>
    page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().includes(id) && answer.ok(),
    )

  // What the form asks of its fields before it was refused knows of no error, and would take the badge away.
  const asked = page.waitForResponse((answer) => isOfForm(answer.request()))
  await page
    .getByLabel(/^Title/)
    .first()
    .fill('')
  await asked
  await publish.click()
  await expect(tab).toHaveText(/1/, { useInnerText: true })
  await page
    .getByLabel(/^Title/)
    .first()
    .fill('Mended')
  await Promise.all([saved(), publish.click()])
  await expect(tab).toHaveText(/^Page$/, { useInnerText: true })
})

/** What the form requests of its fields. */
function isOfForm(request: Request): boolean {
  return request.method() === 'POST' && request.headers()['next-action'] !== undefined
}

/** Runs in the browser. The quarter of a second from a change to its request: here the answer comes in between for certain. */
function waitLongerToRequest(): void {
  const wait = window.setTimeout
  const inFull = (time?: number) => (time === 250 ? 1500 : time)
  window.setTimeout = ((handler: () => void, time?: number) =>
    wait(handler, inFull(time))) as typeof setTimeout
}
