import { basename } from 'node:path'
import type { Master } from './masters'

const STORE = '/api/font-files/file/'
const FORMATS = ['ttf', 'otf', 'woff', 'woff2']
const CLIMBS = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '%5c..%5c', '....//', '%00', '..;/']

/** Addresses nobody is told, which a curious person would try for a master. */
export function guessAddresses(masters: Master[]): string[] {
  const [example] = masters
  if (!example) return []
  return [...masters.flatMap(guessByContent), ...guessByPlace(example), ...guessByImage(example)]
}

/** Public fonts are named after their content: so might be the others. */
function guessByContent({ sha256 }: Master): string[] {
  return FORMATS.map((format) => `${STORE}${sha256.slice(0, 32)}.${format}`)
}

function guessByPlace({ path, sha256 }: Master): string[] {
  const stored = `data/fonts/${sha256.slice(0, 2)}/${sha256}.ttf`
  const name = basename(path)
  const plain = [
    path,
    stored,
    `data/test/run/fonts/${sha256.slice(0, 2)}/${sha256}.ttf`,
    'data/fount.db',
    'data/secret',
  ]
  const climbing = CLIMBS.flatMap((climb) =>
    ['/', STORE, '/media/', '/_next/static/', '/_next/', '/typeface/', '/builds/'].flatMap(
      (root) => [`${root}${climb.repeat(4)}${path}`, `${root}${climb.repeat(6)}${stored}`],
    ),
  )
  return [
    ...plain.map((one) => `/${one}`),
    ...plain.map((one) => `//${one}`),
    ...['/media/', '/data/', '/fonts/', '/public/', '/static/', STORE].map((root) => root + name),
    `/api/media/file/${name}`,
    `/api/font-files/${sha256}`,
    `${STORE}${sha256}.ttf`,
    `${STORE}${sha256.slice(0, 32)}.ttf%00.woff2`,
    '/api/font-files?where[format][in]=TTF,OTF&depth=3',
    '/api/styles?select[master]=true&depth=3',
    '/api/graphql?query={FontFiles{docs{id}}}',
    ...climbing,
  ]
}

/** The picture service fetches what it is told to. */
function guessByImage({ path, sha256 }: Master): string[] {
  const wanted = [`/${path}`, `${STORE}${sha256.slice(0, 32)}.ttf`, `file:///${path}`]
  return wanted.map((one) => `/_next/image?url=${encodeURIComponent(one)}&w=640&q=75`)
}
