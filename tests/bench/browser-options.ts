import { findBrowser } from '../../src/setup/find-browser.mjs'

/** As the end-to-end tests start it: playwright.config.ts. */
export const BROWSER = {
  path: findBrowser() ?? undefined,
  flags: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** A phone as Lighthouse's mobile preset sees one. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
