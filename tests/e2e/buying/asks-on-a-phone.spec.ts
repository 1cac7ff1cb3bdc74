import { expect, test } from '@playwright/test'
import { findBroken, PAGE_RULES } from '../../support/e2e/find-broken'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'
import { openPage } from '../../support/e2e/open-page'

const CINEMAS = { name: 'cinema: by agreement. Video, shown in cinemas' }

test('what has no price is asked for on a phone, and the answer stays with the typeface @commit', async ({
  page,
}) => {
  await page.goto('/shop?typeface=fraunces')
  await page.getByRole('link', CINEMAS).tap()
  await expect(page.getByRole('heading', { name: 'Video, shown in cinemas' })).toBeFocused()
  await expectNoSideways(page)
  expect(await findBroken(page, PAGE_RULES)).toEqual([])

  await page.getByRole('button', { name: 'Send the question' }).tap()
  await expect(page.getByLabel('What you need')).toBeFocused()
  await page.getByLabel('What you need').fill('A film for forty cinemas, from March on.')
  await page.getByLabel('Your name').fill('Ada Buyer')
  await page.getByLabel('E-mail').fill('buyer@example.org')
  await page.getByRole('button', { name: 'Send the question' }).tap()
  await expect(page.getByText('Your question is with us.')).toBeVisible()
  expect(await findBroken(page, PAGE_RULES)).toEqual([])
  await expectNoSideways(page)

  await page.getByRole('link', { name: 'Back to Fraunces' }).tap()
  await expect(page.getByRole('checkbox', { name: 'Light', exact: true })).toBeVisible()
})

test('a form that does not come says so, and comes at the next try', async ({ page }) => {
  await openPage(page, '/shop?typeface=fraunces')
  const unreachable = /\/(_next\/static\/chunks|builds)\//
  await page.route(unreachable, (route) => route.abort())
  await page.getByRole('link', CINEMAS).tap()
  await expect(page.getByRole('alert')).toContainText('The shop did not send the form.')

  await page.unroute(unreachable)
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(page.getByLabel('What you need')).toBeVisible()
})

test('a refused field of a long form stands below the header, its label too @commit', async ({
  page,
}) => {
  await openPage(page, '/trial')
  await page.getByRole('checkbox', { name: /^Fraunces, / }).check()
  await page.getByRole('button', { name: 'Request 1 trial family' }).tap()
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused()
  const [header, label] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    page.getByText('Name', { exact: true }).boundingBox(),
  ])
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})
