import { expect, type Page } from '@playwright/test'
import { LIMITS } from '../../../src/domain/limits/limits'
import { letter, openCase } from '../../support/e2e/glyph-case'
import { readDrawnTexts } from '../../support/e2e/ink/drawn-fonts'
import { openPage } from '../../support/e2e/open-page'
import { signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'
import { openStaffSession } from '../../support/e2e/staff/staff-session'
import { test } from '../../support/e2e/staff/staff-test'

const CZECH = 'Příliš žluťoučký kůň'

/** A person sees every letter of a guarded typeface; a script is refused within the family, and staff are told of it. */
test('a visitor of a guarded typeface types, looks through its case and keeps what is there when a script has used the hour up', async ({
  page,
  copy,
}) => {
  test.slow() // twelve previews are made anew, and some forty pages of letters
  const staff = await openStaffSession(copy)
  const [alegreya] = await staff.find('typefaces', { 'where[slug][equals]': 'alegreya' })
  const id = alegreya?.id ?? ''
  const change = async (previewLevel: string | null) => {
    await staff.change(`typefaces/${id}`, { previewLevel, _status: 'published' })
    await expect
      .poll(async () => (await staff.find('typefaces', byId(id)))[0]?.preparation ?? null, {
        timeout: 120_000,
      })
      .toBeNull()
  }
  await change('guarded')

  await openPage(page, '/explore/alegreya')
  await type(page, CZECH)
  await expect.poll(() => drawnElsewhere(page)).toEqual([0, 0])
  await openCase(page, '/explore/alegreya')
  await page.getByRole('searchbox', { name: 'Find a glyph' }).fill('U+1E9E')
  await expect(letter(page, 'ẞ, Latin capital letter sharp s')).toHaveText('ẞ')

  await openPage(page, '/explore/alegreya')
  await type(page, CZECH)
  await expect.poll(() => drawnElsewhere(page)).toEqual([0, 0])
  const styles = await staff.find('styles', { 'where[typeface][equals]': id })
  const others = styles.filter(({ name }) => name !== 'Regular')
  expect(
    await takeAll(
      page,
      others.map((style) => style.id),
    ),
  ).toBe(LIMITS.guardedLetters.sentence)
  await type(page, `${CZECH} Ŵ`)
  await expect(
    page.getByRole('status').filter({ hasText: LIMITS.guardedLetters.sentence }),
  ).toBeVisible()
  expect(await drawnElsewhere(page)).toEqual([1, 0])
  await openPage(page, '/compare?typefaces=alegreya,young-serif')
  await page.getByRole('textbox', { name: 'The same words in every family' }).fill('Ŵ')
  await expect(
    page.getByRole('status').filter({ hasText: LIMITS.guardedLetters.sentence }),
  ).toBeVisible()

  await signInAsStaff(page)
  await expect(page.getByText(/127\.0\.0\.0\/24: \d/)).toBeVisible()
  await change(null)
  await staff.close()
})

const byId = (id: string) => ({ 'where[id][equals]': id })

async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Sheet set in Alegreya/ }).fill(text)
}

/** Of the sheet: boxes, and letters of other fonts. */
async function drawnElsewhere(page: Page): Promise<number[]> {
  const [sheet] = await readDrawnTexts(page, '.sheet .typed')
  return [sheet?.boxes ?? -1, sheet?.fromElsewhere ?? -1]
}

/** As a script would: every page of letters of one style after another. Returns what it is told in the end. */
function takeAll(page: Page, styles: string[]): Promise<string> {
  return page.evaluate(async (ids) => {
    for (const id of ids) {
      const { visit, ranges } = await (await fetch(`/api/fonts/signed/${id}`)).json()
      const codes = (ranges as [number, number][]).flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, at) => first + at),
      )
      for (const first of new Set(codes.map((code) => code - (code % 128)))) {
        const of = first.toString(16)
        const answer = await fetch(`/api/fonts/letters/${id}?of=${of}&visit=${visit}`)
        if (answer.status === 429) return (await answer.json()).error.message as string
      }
    }
    return 'It has everything.'
  }, styles)
}
