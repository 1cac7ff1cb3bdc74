import { expect, test, type Page } from '@playwright/test'
import type { ComposedMail } from '@/delivery/mails/mail-types'
import { expectNoSideways } from '../../support/e2e/expect-no-sideways'
import { findBroken } from '../../support/e2e/find-broken'
import { everyMail } from '../../support/mails/every-mail'

/** A small phone, a phone, Outlook's reading pane, Gmail on a desk. */
const WIDTHS = [320, 360, 700, 1000]

/** Landmarks are for pages: a mail stands within its program's. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const LONG_WORD = `${'Donaudampfschifffahrt'.repeat(5)}@example.org`

/** As a mail program does: what is attached takes the place of its name; with pictures off nothing does. */
async function read(page: Page, mail: ComposedMail, { pictures = true } = {}): Promise<void> {
  const html = mail.attachments.reduce(
    (text, { cid, content }) =>
      text.replace(`cid:${cid}`, `data:image/png;base64,${content.toString('base64')}`),
    mail.html,
  )
  await page.setContent(pictures ? html : mail.html)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(`no mail is wider than its window, whatever stands in it, ${colorScheme}${colorScheme === 'light' ? ' @commit' : ''}`, async ({
      page,
    }) => {
      for (const [kind, mail] of Object.entries(everyMail({ words: LONG_WORD }))) {
        await read(page, mail)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 780 })
          await test.step(`${kind} at ${width} px`, () => expectNoSideways(page))
        }
      }
    })

    test(`every mail is read with pictures and without, one picture at a time, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      const paper = { light: 'rgb(247, 247, 245)', dark: 'rgb(8, 8, 10)' }[colorScheme]
      for (const [kind, mail] of Object.entries(everyMail())) {
        for (const pictures of [true, false]) {
          await read(page, mail, { pictures })
          const seen = mail.attachments.length > 0 ? ['Fraunces'] : []
          const images = await page.getByRole('img').all()
          const alts = images.map((image) => image.getAttribute('alt'))
          expect([kind, await Promise.all(alts)]).toEqual([kind, seen])
          expect(await page.locator('body').evaluate(backgroundOf)).toBe(paper)
          expect([kind, await findBroken(page, RULES)]).toEqual([kind, []])
        }
      }
    })
  })
}

function backgroundOf(element: Element): string {
  return getComputedStyle(element).backgroundColor
}
