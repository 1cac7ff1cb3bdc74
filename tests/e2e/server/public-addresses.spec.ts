import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { DEMO_TYPEFACES } from '@/seed/demo-typefaces'
import { askAll } from '../../support/e2e/ask-shop'
import { crawlShop } from '../../support/e2e/crawl/crawl-shop'
import { findLeaks, learnSecrets } from '../../support/e2e/crawl/find-leaks'
import { findRawDates, findUnsafeForms } from '../../support/e2e/crawl/find-odd-html'
import { guessAddresses } from '../../support/e2e/crawl/guess-addresses'
import { readMasters } from '../../support/e2e/crawl/masters'
import { fontsOf } from '../../support/e2e/crawl/read-fonts'
import { sha256Of } from '../../support/shop/read-archive'

const SHOP = process.env.FOUNT_TEST_URL ?? ''

/** What every page carries: the figures of a failure, and the blank fallback of the interface. */
const IN_STYLES = ['shell/failures/error-page.tsx', 'styles/fallback-faces.css'].flatMap(
  (address) => {
    const body = readFileSync(`src/storefront/${address}`)
    return fontsOf({ address, status: 200, headers: {}, body }).map(sha256Of)
  },
)

const isInStyles = (font: Buffer) => IN_STYLES.includes(sha256Of(font))

test('no address that can be reached gives a master away, no form there writes into one, and no day is raw', async () => {
  // The whole shop is asked for, its drawn cards and papers too.
  test.slow()
  const secrets = await learnSecrets(SHOP, readMasters())
  const answers = await crawlShop(SHOP)

  expect(await findLeaks(answers, secrets)).toEqual([])
  expect(answers.flatMap(fontsOf).length).toBeGreaterThan(secrets.masters.length)
  expect(answers.filter(({ address }) => address === '/typeface/fraunces')).toHaveLength(1)
  expect(answers.flatMap(findUnsafeForms)).toEqual([])
  expect(answers.flatMap(findRawDates)).toEqual([])
})

test('no address that can be guessed gives a master away @commit', async () => {
  const masters = readMasters()
  const secrets = await learnSecrets(SHOP, masters)
  const answers = await askAll(SHOP, guessAddresses(masters))

  expect(await findLeaks(answers, secrets)).toEqual([])
  expect(answers.flatMap(fontsOf).filter((font) => !isInStyles(font))).toEqual([])
})

test('a web font is named by the list and kept from whoever has no licence @commit', async () => {
  const { protectedFiles } = await learnSecrets(SHOP, readMasters())
  const answers = await askAll(SHOP, protectedFiles)

  expect(protectedFiles).toHaveLength(DEMO_TYPEFACES.flatMap(({ styles }) => styles).length)
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([403])
})
