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

/** The Chromium or Chrome of this machine, or null: then Playwright's own is used. */
export function findBrowser(chosen = process.env.CHROME_PATH, places = PLACES) {
  return [chosen, ...places].find((path) => path && existsSync(path)) ?? null
}

/** A browser to test with: the machine's, Playwright's, or one sentence on how to get one. */
export async function provideBrowser() {
  if (findBrowser() !== null || (await playwrightHasOne())) return
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
