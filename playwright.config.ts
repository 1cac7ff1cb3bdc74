import { defineConfig } from '@playwright/test'
import { findJourneyBrowser } from './src/setup/checks/find-browser.mjs'
import { JOURNEY_FLAGS } from './tests/support/setup/browser'

// Whatever reads the environment on the way to a rule finds one that is whole; the shop under test has a secret of its own.
process.env.PAYLOAD_SECRET ||= 'journeys sign nothing that leaves them'

/** One journey for each capability is tried before a commit; what else is there belongs to the rest, also all on a phone. */
const part = process.env.FOUNT_JOURNEYS
const chosen =
  part === 'commit' ? { grep: /@commit/ } : part === 'rest' ? { grepInvert: /@commit/ } : {}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/support/setup/provide-shop.ts',
  forbidOnly: true,
  // A third of two at once is still waiting.
  workers: 3,
  // On a machine shared with others; whatever needed it is named at the end. Where one works on the shop, none.
  retries: process.env.CI ? 1 : 0,
  // A busy machine may be slow; how fast a page is, the bench says.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.FOUNT_TEST_URL,
    // Recording costs an eighth of the time.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findJourneyBrowser() ?? undefined, args: JOURNEY_FLAGS },
  },
  projects: [
    {
      // Each lane has a shop of its own (staff-test.ts); the third is for all that follows.
      name: 'staff',
      testMatch: 'staff/**',
      ...chosen,
      workers: 2,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'staff-phone',
      testMatch: part === 'commit' ? [] : 'staff/tasks/**',
      workers: 1,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: ['**/*-on-a-phone.spec.ts', 'staff/**', 'walk/**'],
      ...chosen,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      // Ten times as far where there is time for it.
      name: 'walk',
      testMatch: 'walk/**',
    },
    {
      name: 'phone',
      testMatch: '**/*-on-a-phone.spec.ts',
      ...chosen,
      use: {
        viewport: { width: 360, height: 780 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
})
