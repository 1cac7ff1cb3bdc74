import { existsSync, readdirSync } from 'node:fs'

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** WebKit for Linux is steered by a program of its own, shows its window by gjs, and needs a screen; each by its Debian package. */
const WEBKIT = {
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  gjs: '/usr/bin/gjs',
  'gir1.2-webkit2-4.1': '/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib',
  xvfb: '/usr/bin/Xvfb',
}

/** The browsers beside Chromium, each with the Debian packages that it still needs. */
export function findEngines(isThere = hasFile) {
  const firefox = [process.env.FIREFOX_PATH, ...FIREFOX].some((path) => path && isThere(path))
  const webkit = Object.entries(WEBKIT).filter(([, path]) => !isThere(path))
  return [
    { name: 'firefox', title: 'Firefox', lacks: firefox ? [] : ['firefox-esr'] },
    { name: 'webkit', title: 'WebKit', lacks: webkit.map(([name]) => name) },
  ]
}

export function findFirefox(chosen = process.env.FIREFOX_PATH, places = FIREFOX) {
  return [chosen, ...places].find((path) => path && existsSync(path)) ?? null
}

/** Debian keeps libraries in a folder for each kind of processor: a star stands for it. */
function hasFile(path) {
  const [folder, rest] = path.split('/*/')
  if (rest === undefined) return existsSync(path)
  if (!existsSync(folder)) return false
  return readdirSync(folder).some((name) => existsSync(`${folder}/${name}/${rest}`))
}
