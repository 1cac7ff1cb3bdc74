import { existsSync, readdirSync } from 'node:fs'

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** WebKit for Linux is steered by a program of its own, shows its window by gjs, and needs a screen. */
const WEBKIT = {
  'webkit2gtk-driver': () => existsSync('/usr/bin/WebKitWebDriver'),
  gjs: () => existsSync('/usr/bin/gjs'),
  'gir1.2-webkit2-4.1': () => hasLibrary('girepository-1.0/WebKit2-4.1.typelib'),
  xvfb: () => existsSync('/usr/bin/Xvfb'),
}

/** The browsers beside Chromium, each with the Debian packages that it still needs. */
export function findEngines() {
  const lackingOfWebKit = Object.entries(WEBKIT).filter(([, isThere]) => !isThere())
  return [
    { name: 'firefox', title: 'Firefox', lacks: findFirefox() === null ? ['firefox-esr'] : [] },
    { name: 'webkit', title: 'WebKit', lacks: lackingOfWebKit.map(([name]) => name) },
  ]
}

export function findFirefox(chosen = process.env.FIREFOX_PATH, places = FIREFOX) {
  return [chosen, ...places].find((path) => path && existsSync(path)) ?? null
}

/** Debian keeps libraries in a folder for each kind of processor. */
function hasLibrary(path) {
  if (!existsSync('/usr/lib')) return false
  return readdirSync('/usr/lib').some((folder) => existsSync(`/usr/lib/${folder}/${path}`))
}
