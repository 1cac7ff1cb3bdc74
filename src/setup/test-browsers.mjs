import { resolve } from 'node:path'
import { findEngines } from './checks/find-engines.mjs'
import { assertJourneysNameNobody } from './checks/journey-log.mjs'
import { provideTestShop } from './checks/provide-test-shop.mjs'
import { runVitest } from './checks/run-suite.mjs'
import { testEnvironment } from './checks/test-environment.mjs'
import { passSignalsOn } from './processes/children.mjs'
import { runCommand, SetupFailed } from './setup-failed.mjs'

passSignalsOn()
await runCommand(testInBrowsers)

/** The main journeys in the browsers beside Chromium that this machine has; what is missing is said, with its cure. */
async function testInBrowsers() {
  const engines = findEngines()
  for (const { title, lacks } of engines.filter(({ lacks }) => lacks.length > 0))
    console.log(`${title} is not tried. On Debian: apt-get install ${lacks.join(' ')}`)
  const found = engines.filter(({ lacks }) => lacks.length === 0)
  if (found.length === 0) throw new SetupFailed('There is neither Firefox nor WebKit here.')

  const shop = process.env.FOUNT_TEST_URL ? null : await provideTestShop()
  try {
    const env = testEnvironment({
      DATA_DIR: resolve('data/test/checks'),
      NODE_ENV: 'test',
      FOUNT_TEST_URL: shop?.address ?? process.env.FOUNT_TEST_URL,
    })
    for (const { name } of found) await runVitest(name, env)
  } finally {
    await shop?.stop()
  }
  if (shop) assertJourneysNameNobody()
}
