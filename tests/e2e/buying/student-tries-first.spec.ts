import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import {
  expectThanks,
  giveDetails,
  openChoices,
  openDetails,
  openPayment,
  placeOrder,
  BUYER,
} from '../../support/e2e/buy-steps'
import { downloadFonts, fontsIn } from '../../support/e2e/crawl/download-fonts'
import { readMaster } from '../../support/e2e/crawl/masters'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'
import { passTrialWeek, pathIn, waitForMail } from '../../support/e2e/run-data'
import { readArchive } from '../../support/shop/read-archive'

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
]

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })
    test(`a student tries two typefaces, and a week later buys what was tried for half the price${viewport === WIDTHS[0] ? ' @commit' : ''}`, async ({
      page,
    }) => {
      const email = `student-${viewport.width}-${Date.now()}@example.org`
      await requestTrial(page, email)
      await downloadTrial(page, pathIn(await waitForMail(email, 'Your trial fonts'), '/download/'))

      await passTrialWeek(email)
      const offer = await waitForMail(email, 'Do the trial fonts fit?')
      await page.goto(pathIn(offer, '/cart/'))
      await expectTried(page)
      await buyAsStudent(page, email)

      const files = await downloadFonts(page, 'Instrument Serif')
      expect(fontsIn(files, 'Desktop')).toEqual({
        'InstrumentSerif-Regular.ttf': masterHash('Regular'),
        'InstrumentSerif-Italic.ttf': masterHash('Italic'),
      })
    })
  })
}

test('who asks for trial fonts and chose none sees where to choose, and why @commit', async ({
  page,
}) => {
  await page.goto('/trial')
  await page.getByRole('button', { name: 'Request trial fonts' }).click()

  await expect(page.getByRole('heading', { name: 'Families' })).toBeFocused()
  await expect(page.getByText('Choose a family first.')).toBeInViewport()
})

/** From a typeface that was found to the trial fonts of two. */
async function requestTrial(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: /^Instrument Serif .*\d+ styles/ }).click()
  await expect(page).toHaveURL(/\/typeface\/instrument-serif$/)
  await page.getByRole('link', { name: /Try Instrument Serif in your own layouts/ }).click()
  await expect(page).toHaveURL(/\/trial/)
  await expect(page.getByRole('checkbox', { name: /^Instrument Serif, / })).toBeChecked()
  await page.getByRole('checkbox', { name: /^Young Serif, / }).check()
  await page.getByLabel('Name', { exact: true }).fill(BUYER.name)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('checkbox', { name: /for trials only/ }).check()
  await expect(page.getByText(/A week later one more mail asks/)).toBeVisible()
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Request 2 trial families' }).click()
  await expect(
    page.getByRole('heading', { name: 'The trial fonts are on their way' }),
  ).toBeFocused()
}

async function downloadTrial(page: Page, path: string): Promise<void> {
  const arriving = page.waitForEvent('download')
  // A browser that is led to a download stays on the page it was on.
  await page.goto(path).catch(() => null)
  const files = await readArchive(new Response(await readFile(await (await arriving).path())))
  const fonts = files.map(({ name }) => name.split('/').at(-1) ?? '').filter(isFont)

  expect(fonts.toSorted()).toEqual([
    'InstrumentSerifTrial-Italic.ttf',
    'InstrumentSerifTrial-Regular.ttf',
    'YoungSerifTrial-Regular.ttf',
  ])
}

function isFont(name: string): boolean {
  return /\.(otf|ttf)$/.test(name)
}

async function expectTried(page: Page): Promise<void> {
  for (const name of ['Instrument Serif', 'Young Serif']) {
    await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible()
  }
  await expectNoSideways(page)
}

async function buyAsStudent(page: Page, email: string): Promise<void> {
  const total = page.getByRole('status', { name: 'Total' })
  const full = Number(await total.textContent())
  await openChoices(page)
  await page.getByLabel('Price for').selectOption({ label: 'Students, −50 %' })
  await expect(total).toHaveText((full / 2).toFixed(2))
  await openDetails(page)
  // As they were written for the trial fonts.
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(BUYER.name)
  await expect(page.getByLabel('E-mail, for the fonts and the invoice')).toHaveValue(email)
  await giveDetails(page, { ...BUYER, email })
  await openPayment(page)
  await placeOrder(page, 'Accepted')
  await expectThanks(page)
}

function masterHash(style: string): string {
  return readMaster(`instrument-serif/InstrumentSerif-${style}.ttf`).sha256
}
