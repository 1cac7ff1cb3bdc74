import { findBrowser } from '../../../src/setup/checks/find-browser.mjs'

/** The browser of the tests and the benches, as quiet as it can be: nothing but the page asks the network for anything. */
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
