import { expect, type Page } from '@playwright/test'
import { runAxe } from '../../support/e2e/staff/run-axe'
import { aColleague } from '../../support/e2e/staff/tasks/colleagues'
import { test } from '../../support/e2e/staff/tasks/task-test'

const STYLE = { 'where[typeface.slug][equals]': 'bricolage-grotesque' }
const TYPEFACE = { 'where[slug][equals]': 'bricolage-grotesque' }

test('staff set where the previews of a style stand with a slider, and give it back to the font @commit', async ({
  page,
  shop,
}) => {
  const [style] = await shop.staff.find('styles', STYLE)
  await page.goto(`/admin/collections/styles/${style?.id}`)
  const axes = page.getByRole('group', { name: 'Axis values of the previews' })
  await axes.getByRole('slider', { name: 'Weight' }).fill('640')
  await expect(axes.getByLabel('Weight, typed')).toHaveValue('640')
  await axes.getByLabel('Width, typed').fill('9000')
  await page.keyboard.press('Tab')
  await expect(axes.getByRole('slider', { name: 'Width' })).toHaveValue('100')
  expect(await runAxe(page)).toEqual([])
  await save(page, 'Save')
  expect(await positionOf()).toMatchObject({ wght: 640, wdth: 100 })

  await axes.getByRole('button', { name: 'Back to the font’s own' }).click()
  await save(page, 'Save')
  expect(await positionOf()).toBeNull()
  await shop.staff.change(`styles/${style?.id}`, { defaultCoordinates: style?.defaultCoordinates })

  async function positionOf() {
    const [stored] = await shop.staff.find('styles', STYLE)
    return stored?.defaultCoordinates
  }
})

test('staff choose the style of a sample from those there are, and set its axes with sliders', async ({
  page,
  shop,
}) => {
  // What was set of its style is being prepared: a form opened meanwhile would be behind its row.
  const isWaiting = async () => (await shop.staff.find('typefaces', TYPEFACE))[0]?.preparation
  await expect.poll(isWaiting).toBeNull()
  const [typeface] = await shop.staff.find('typefaces', TYPEFACE)
  await page.goto(`/admin/collections/typefaces/${typeface?.id}`)
  await page.getByRole('button', { name: 'Specimens', exact: true }).click()
  const chosen = page.getByLabel('Style of the sample')
  await expect(chosen.getByRole('option')).toHaveText([/^By rule/, 'Variable'])
  const axes = page.getByRole('group', { name: 'Axis values of the sample' })
  await axes.getByRole('slider', { name: 'Weight' }).fill('420')
  expect(await runAxe(page)).toEqual([])
  await save(page, 'Publish changes')

  const [stored] = await shop.staff.find('typefaces', TYPEFACE)
  expect(stored?.sampleCoordinates).toEqual({ wght: 420, wdth: 80 })
  const sampleCoordinates = typeface?.sampleCoordinates
  await shop.staff.change(`typefaces/${typeface?.id}`, { sampleCoordinates })
})

test('whoever may only read finds axes in words', async ({ page, shop }) => {
  const [typeface] = await shop.staff.find('typefaces', TYPEFACE)
  const colleague = await aColleague(shop)
  await colleague.signIn(page)
  await page.goto(`/admin/collections/typefaces/${typeface?.id}`)
  await page.getByRole('button', { name: 'Specimens', exact: true }).click()

  const axes = page.getByRole('group', { name: 'Axis values of the sample' })
  await expect(axes).toContainText('Weight 700, Width 80')
  await expect(axes.getByRole('slider')).toHaveCount(0)
})

async function save(page: Page, button: string) {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.ok(),
  )
  await page.getByRole('button', { name: button, exact: true }).click()
  await saved
}
