import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config'

const DESK = { deviceScaleFactor: 1 }
const TOUCH = { deviceScaleFactor: 2, hasTouch: true, isMobile: true }

/** The windows the look is judged in: phone, tablet, desk, and a large desk. */
const WINDOWS = [
  { width: 360, height: 780, ...TOUCH },
  { width: 768, height: 1024, ...TOUCH },
  { width: 1280, height: 800, ...DESK },
  { width: 2560, height: 1440, ...DESK },
]

/** `npm run pictures`: pictures to look at, of the same shop as the journeys'; `-- --project=360` takes one width. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/pictures-failed',
  globalSetup: '../support/setup/provide-shop.ts',
  retries: 0,
  projects: [
    ...WINDOWS.flatMap(({ width, height, ...device }) =>
      ['', '-neg'].map((suffix) => ({
        name: `${width}${suffix}`,
        testMatch: '*.spec.ts',
        testIgnore: 'unprepared.spec.ts',
        use: { viewport: { width, height }, ...device },
      })),
    ),
    // One shop with families that are published for it: all its windows are taken in turn.
    { name: 'unprepared', testMatch: 'unprepared.spec.ts' },
  ],
})
