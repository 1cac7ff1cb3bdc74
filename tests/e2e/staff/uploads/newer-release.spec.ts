import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectThanks, goToPayment, placeOrder } from '../../../support/e2e/buy-steps'
import { downloadFonts, fontsIn } from '../../../support/e2e/crawl/download-fonts'
import { readMaster } from '../../../support/e2e/crawl/masters'
import { signInAsStaff } from '../../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../../support/e2e/staff/staff-test'
import { redraw, widen } from '../../../support/fonts/change-font'
import { glyphsOf } from '../../../support/fonts/glyphs-of'

const PATH = 'src/seed/masters/cormorant/Cormorant-MediumItalic.ttf'
const BOLD = 'src/seed/masters/cormorant/Cormorant-BoldItalic.ttf'
const NAME = 'Cormorant-MediumItalic.ttf'

test('staff replace a master knowing what reflows; the buyer keeps the old and fetches the new @commit', async ({
  page,
  browser,
}) => {
  test.slow() // A purchase, and every file of a master twice.
  const old = readFileSync(PATH)
  await page.goto('/shop?typeface=cormorant')
  await goToPayment(page, ['Medium Italic'])
  await placeOrder(page, 'Accepted')
  await expectThanks(page)
  await page.getByRole('link', { name: 'order page' }).click()
  await expect(page.getByText(/Release [\d.]+/)).toBeVisible()

  const staff = await (await browser.newContext()).newPage()
  await signInAsStaff(staff)
  await openStyle(staff, 'cormorant', 'Medium Italic')
  const redrawn = redraw(old, { from: readFileSync(BOLD), glyphs: glyphsOf(old, 'g') })
  await replaceMaster(staff, Buffer.from(widen(redrawn, { 40: 14 })))
  await writeNotes(staff, 'Loosens one letter.')

  await page.reload()
  const newer = page.getByRole('region', { name: 'Newer releases of Cormorant' })
  await expect(newer.getByText(/^Release .+ is out\./)).toBeVisible()
  await expect(newer.getByText('Loosens one letter.')).toBeVisible()
  await expect(newer.getByText(/Medium Italic: Advance width of 1 character changed/)).toBeVisible()
  expect(fontsIn(await downloadFonts(page, 'Cormorant'), 'Desktop')).toEqual({
    [NAME]: readMaster('cormorant/Cormorant-MediumItalic.ttf').sha256,
  })
  await expectDrawn(await staff.context().newPage())
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    newer.getByRole('link', { name: /^Download Cormorant/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Cormorant .+\.zip$/)

  await openStyle(staff, 'cormorant', 'Medium Italic')
  await replaceMaster(staff, old)
})

/** Visitors see the old outline over the new letter. */
async function expectDrawn(page: Page): Promise<void> {
  for (const path of ['/typeface/cormorant/releases', '/typeface/cormorant']) {
    await page.goto(path)
    const letter = page.getByRole('img', { name: /^g, changed: / })
    await letter.scrollIntoViewIfNeeded()
    await expect(letter).toBeVisible()
    expect((await letter.boundingBox())?.width).toBeGreaterThan(100)
  }
}

async function openStyle(page: Page, slug: string, name: string): Promise<void> {
  const where = `where[typeface.slug][equals]=${slug}&where[name][equals]=${name}`
  const found = await page.request.get(`/api/styles?${where}&depth=0`)
  const { docs } = (await found.json()) as { docs: { id: string }[] }
  await page.goto(`/admin/collections/styles/${docs[0]?.id}`)
}

async function replaceMaster(page: Page, buffer: Buffer): Promise<void> {
  const master = page.getByRole('region', { name: 'Master' })
  await expect(master.getByText(/Part of release/)).toBeVisible()
  await master
    .getByLabel('Replace the master')
    .setInputFiles({ name: NAME, mimeType: 'font/ttf', buffer })
  const question = master.getByRole('alertdialog')
  await expect(question).toContainText('Advance width of 1 character changed', { timeout: 30_000 })
  await question.getByRole('button', { name: 'Replace the master all the same' }).click()
  await expect(master.getByText('The master is in, and every file of it is ready.')).toBeVisible({
    timeout: 60_000,
  })
}

async function writeNotes(page: Page, notes: string): Promise<void> {
  await page.getByRole('link', { name: 'Write its notes: earlier buyers read them' }).click()
  await expect(page.getByRole('textbox', { name: 'What changed' })).toHaveValue(/Medium Italic: /)
  await page.getByRole('textbox', { name: 'Notes' }).fill(notes)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
}
