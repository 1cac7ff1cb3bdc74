import { findBrowser } from '../../../src/setup/checks/find-browser.mjs'

/**
 * The popups of Chromium's own address bar are web pages that every window renders anew: a third of the browser's work. What
 * follows them is Playwright's list, which ours replaces.
 */
const FEATURES_LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

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

/** For journeys; the benches measure the browser as it is. */
export const JOURNEY_FLAGS = [...BROWSER.flags, `--disable-features=${FEATURES_LEFT_OUT.join()}`]
