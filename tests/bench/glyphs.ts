import { provideTestShop } from '../../src/setup/checks/provide-test-shop.mjs'
import { publishFamilies } from '../support/e2e/staff/publish-families'
import { signInAsStaff } from '../support/e2e/staff/sign-in-as-staff'
import { mapMoreCharacters } from '../support/fonts/map-more-characters'
import { mastersOf } from '../support/fonts/unprepared/families'
import { openBrowser } from './pages/weigh-page'
import { showFrames } from './scroll-frames'

/** Ideographs: the largest block there is. */
const FIRST = 0x4e00
const CHARACTERS = 5000
const FRAMES = 240

const shop = await provideTestShop()
const browser = await openBrowser()
try {
  await benchGlyphs()
} finally {
  await browser.close()
  await shop.stop()
}

/** The whole case of a typeface of 5 000 characters: how it scrolls while its letters are cut, and once they are there. */
async function benchGlyphs(): Promise<void> {
  const page = await browser.newPage({
    baseURL: shop.address,
    viewport: { width: 1440, height: 900 },
  })
  // What tsx names the functions with that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  await signInAsStaff(page)
  const [master] = mastersOf('michroma')
  if (!master) throw new Error('There is no Michroma.')
  const buffer = Buffer.from(mapMoreCharacters(master.buffer, { first: FIRST, count: CHARACTERS }))
  await publishFamilies(page, {
    names: ['Michroma', 'Suez One'],
    masters: [{ ...master, buffer }, ...mastersOf('suez-one')],
    price: '45',
  })

  for (const visit of ['for the first time', 'once more']) {
    await page.goto('/explore/michroma#glyphs', { waitUntil: 'networkidle' })
    await page.locator('.glyph-cell').nth(100).waitFor()
    console.log(`\n${await page.getByRole('heading', { name: /^Glyphs/ }).innerText()}, ${visit}`)
    await showFrames(page, FRAMES)
  }
}
