import { SetupFailed } from '../setup-failed.mjs'
import { findEngines } from './find-engines.mjs'
import { assertJourneysNameNobody } from './journey-log.mjs'
import { provideTestShop } from './provide-test-shop.mjs'
import { runVitest } from './run-suite.mjs'

/** The main journeys in the browsers beside Chromium that this machine has; what is missing is said, with its cure. */
export async function testInBrowsers(env) {
  const engines = findEngines()
  for (const { title, lacks } of engines.filter(({ lacks }) => lacks.length > 0))
    console.log(`${title} is not tried. On Debian: apt-get install ${lacks.join(' ')}`)
  const found = engines.filter(({ lacks }) => lacks.length === 0)
  if (found.length === 0) throw new SetupFailed('There is neither Firefox nor WebKit here.')

  const shop = process.env.FOUNT_TEST_URL ? null : await provideTestShop()
  const address = shop?.address ?? process.env.FOUNT_TEST_URL
  try {
    for (const { name } of found) await runVitest(name, { ...env, FOUNT_TEST_URL: address })
  } finally {
    await shop?.stop()
  }
  if (shop) assertJourneysNameNobody()
}
