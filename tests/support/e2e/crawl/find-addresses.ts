import type { ShopAnswer } from '../ask-shop'

const TEXT = /json|html|javascript|css|text|xml|x-component/
/** What stands between quotes and begins like a path of this shop: in pages, payloads, scripts and answers alike. */
const QUOTED = /["'`(](\/[\w~.!$&+,;=:@%/?[\]-]*)(?=[#"'`)\\])/g
/** Scripts name each other without the folder they lie in. */
const CHUNK = /["'`]\/?(?:_next\/)?(static\/[\w~.%/[\]-]+\.\w+)["'`\\]/g

export function isText({ headers }: ShopAnswer): boolean {
  return TEXT.test(headers['content-type'] ?? '')
}

/** Every address of the shop that an answer names. */
export function findAddresses(answer: ShopAnswer, base: string): string[] {
  const { location } = answer.headers
  if (!isText(answer)) return location ? [pathOf(location, base)] : []

  const text = answer.body.toString('utf8').replaceAll(base, '').replaceAll('&amp;', '&')
  const quoted = [...text.matchAll(QUOTED)].map(([, path = '']) => path)
  const chunks = [...text.matchAll(CHUNK)].map(([, path = '']) => `/_next/${path}`)
  const led = location ? [pathOf(location, base)] : []
  return [...quoted, ...chunks, ...led].filter((path) => !path.startsWith('//')).map(withoutState)
}

/** Pages read what stands behind the question mark in the browser: the answer is the same without it. */
function withoutState(path: string): string {
  return path.startsWith('/api/') || path.startsWith('/_next/') ? path : (path.split('?')[0] ?? '')
}

export function pathOf(location: string, base: string): string {
  const { pathname, search } = new URL(location, base)
  return pathname + search
}
