import type { EngineWishes } from '../engine'

/** What a pointer can do, as Firefox writes it: a finger is coarse, a mouse is fine and hovers. */
const FINGER = 1
const MOUSE = 2 | 4

/** A profile that asks the network for nothing of its own, with the pointer of a desk or a phone, which a browser without a window lacks. */
export function writePreferences({ onPhone }: EngineWishes): string {
  const pointer = onPhone ? FINGER : MOUSE
  const preferences = {
    'ui.primaryPointerCapabilities': pointer,
    'ui.allPointerCapabilities': pointer,
    // As on a phone: they take no room from the page.
    'ui.useOverlayScrollbars': onPhone ? 1 : 0,
    'ui.prefersReducedMotion': 0,
    'app.update.disabledForTesting': true,
    'app.normandy.enabled': false,
    'browser.aboutwelcome.enabled': false,
    'browser.newtabpage.enabled': false,
    'browser.safebrowsing.malware.enabled': false,
    'browser.safebrowsing.phishing.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.page': 0,
    'browser.startup.homepage_override.mstone': 'ignore',
    'datareporting.policy.dataSubmissionEnabled': false,
    'extensions.systemAddon.update.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'data:,',
    'toolkit.telemetry.reportingpolicy.firstRun': false,
  }
  return Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n')
}
