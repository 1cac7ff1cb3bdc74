import { expect } from '@playwright/test'
import { closeLivePreview } from '../../support/e2e/staff/live-preview'
import { signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../support/e2e/staff/staff-test'

const BY_WEIGHT = ['Light', 'Regular', 'Italic', 'SemiBold', 'Black']
const MOVED = ['Regular', 'Light', 'Italic', 'SemiBold', 'Black']

/** The arrow keys of Payload's own rows scroll a page that is longer than the screen, and move nothing. */
test('staff move a style by its handle, by keyboard and by pointer, and back to its weight @commit', async ({
  page,
}) => {
  await signInAsStaff(page)
  await page.goto('/admin/collections/typefaces?limit=50')
  const form = await page.getByRole('link', { name: 'Fount Serif' }).getAttribute('href')
  await page.goto(form ?? '')
  await closeLivePreview(page)
  await page.getByRole('button', { name: 'Styles and prices' }).click() // the tab that was open last comes first
  const desk = page.getByRole('region', { name: 'Styles' })
  const names = desk.getByRole('rowheader').getByRole('button')
  const light = desk.getByRole('button', { name: 'Move Light' })
  await expect(names).toHaveText(BY_WEIGHT)

  await light.press('ArrowDown')
  await expect(desk.getByText('Light now stands at 2 of 5.')).toBeVisible()
  await expect(light).toBeFocused()
  await expect(names).toHaveText(MOVED)
  await desk.getByRole('button', { name: 'By weight again' }).click()
  await expect(names).toHaveText(BY_WEIGHT)

  const place = await desk.getByRole('button', { name: 'Move Regular' }).boundingBox()
  await light.hover()
  await page.mouse.down()
  await page.mouse.move((place?.x ?? 0) + 20, (place?.y ?? 0) + 30, { steps: 10 })
  await page.mouse.up()
  await expect(names).toHaveText(MOVED)
  await page.reload()
  await expect(names).toHaveText(MOVED)

  await desk.getByRole('button', { name: 'By weight again' }).click()
  await expect(names).toHaveText(BY_WEIGHT)
  await expect(desk.getByRole('button', { name: 'By weight again' })).toHaveCount(0)
})
