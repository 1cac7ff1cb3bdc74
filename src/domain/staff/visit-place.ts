import { clientNetwork } from '../limits/limits'

/** What staff see of where somebody is signed in: enough to know one's own, too little to find a person by. */

/** An address without its end: `203.0.113.…`, `2001:db8:4a:…` */
export function shortAddress(address: string): string {
  const network = clientNetwork(address)
  const mark = network.includes(':') ? ':' : '.'
  return `${network.split(mark).slice(0, 3).join(mark)}${mark}…`
}

/** Others name the engine they are built on, so they are asked for first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** `Firefox, Windows`; null: it is none that people browse with. */
export function browserName(userAgent: string): string | null {
  const names = [BROWSERS, SYSTEMS].flatMap(
    (known) => known.find(([mark]) => mark.test(userAgent))?.[1] ?? [],
  )
  return names.length > 0 ? names.join(', ') : null
}
