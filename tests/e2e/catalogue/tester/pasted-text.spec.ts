import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../../../support/e2e/open-page'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const { path, label, said } of [
  { path: '/explore/fraunces', label: /^Sheet set in Fraunces/, said: 'The sheet holds' },
  { path: '/typeface/fraunces', label: /^Test text set in Fraunces/, said: 'The field holds' },
  { path: '/explore', label: 'Type in every family', said: 'The field holds' },
  { path: '/compare?typefaces=fraunces', label: /^The same words/, said: 'The field holds' },
]) {
  test(`what is pasted at ${path} and does not fit is said, until the text is changed${path === '/explore/fraunces' ? ' @commit' : ''}`, async ({
    page,
  }) => {
    await openPage(page, path)
    const field = page.getByRole('textbox', { name: label }).first()
    const note = page.getByRole('status').filter({ hasText: said })
    await field.fill('a'.repeat(10))
    await paste(page, 'word '.repeat(246))
    await expect(field).toHaveValue(/^a{10}word .*word $/)
    await expect(note).toHaveText(`${said} 1\u2009000 characters; the last 240 were left out.`)
    await paste(page, '1234')
    await expect(note).toHaveText(`${said} 1\u2009000 characters; the last 4 were left out.`)

    await field.press('Backspace')
    await expect(note).toHaveCount(0)
    await paste(page, 'b')
    await expect(note).toHaveCount(0)
    expect((await field.inputValue()).length).toBe(1000)
  })
}

test('it goes with the text when another takes its place @commit', async ({ page }) => {
  await openPage(page, '/explore/fraunces')
  await page.getByRole('textbox', { name: /^Sheet set in/ }).fill('')
  await paste(page, 'word '.repeat(248))
  const note = page.getByRole('status').filter({ hasText: 'the last 240 were left out.' })
  await expect(note).toBeVisible()
  await page.getByRole('combobox', { name: 'Text' }).selectOption({ index: 1 })

  await expect(note).toHaveCount(0)
})

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('ControlOrMeta+V')
}
