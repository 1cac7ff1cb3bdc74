import { existsSync } from 'node:fs'
import { runStep } from '../processes/run-step.mjs'
import { node } from '../programs.mjs'
import { SetupFailed } from '../setup-failed.mjs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium without windows: it does the same work in four fifths of the processor time. */
const HEADLESS = '/usr/bin/chromium-headless-shell'

/** The Chromium or Chrome of this machine, or null: then Playwright's own is used. */
export function findBrowser(chosen = process.env.CHROME_PATH, places = PLACES) {
  return [chosen, ...places].find((path) => path && existsSync(path)) ?? null
}

/** For journeys, of which there are hundreds; the benches measure the browser that people have. */
export function findJourneyBrowser() {
  return findBrowser(process.env.CHROME_PATH, [HEADLESS, ...PLACES])
}

/** A browser to test with: the machine's, Playwright's, or one sentence on how to get one. */
export async function provideBrowser() {
  if (findJourneyBrowser() !== null || (await playwrightHasOne())) return
  try {
    await runStep('Installing a browser', node('@playwright/test/cli.js', 'install', 'chromium'))
  } catch {
    throw new SetupFailed(
      'The end-to-end tests need Chromium: install it (Debian: apt-get install chromium), or set CHROME_PATH.',
    )
  }
}

async function playwrightHasOne() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}
