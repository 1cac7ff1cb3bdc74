import { askShop, type ShopAnswer } from '../ask-shop'
import { findAddresses, pathOf } from './find-addresses'

/** What a stranger knows without being told by a page. */
const KNOWN = [
  '/',
  '/admin',
  '/api/fonts',
  '/explore_old',
  '/shop',
  ...['typefaces', 'styles', 'pages', 'stories', 'uses', 'licence-types', 'eulas', 'media'].map(
    (name) => `/api/${name}?depth=3&limit=200`,
  ),
]

const AT_ONCE = 8

/** Everything that can be reached, and beside each page the payload its links would fetch. */
export async function crawlShop(base: string): Promise<ShopAnswer[]> {
  const seen = new Set(KNOWN)
  const waiting = [...KNOWN]
  const answers: ShopAnswer[] = []

  async function visit(address: string): Promise<void> {
    const answer = await askShop(base, address)
    const found = isPage(answer) ? [answer, await askForPayload(base, address)] : [answer]
    answers.push(...found)
    // What leads nowhere repeats the address it was asked for, and so would never end.
    const leading = found.filter(({ status }) => status < 400)
    for (const next of leading.flatMap((one) => findAddresses(one, base))) {
      if (!seen.has(next)) waiting.push(next)
      seen.add(next)
    }
  }

  const underway = new Set<Promise<void>>()
  while (waiting.length > 0 || underway.size > 0) {
    const next = underway.size < AT_ONCE ? waiting.shift() : undefined
    if (next === undefined) await Promise.race(underway)
    else {
      const visiting = visit(next).finally(() => underway.delete(visiting))
      underway.add(visiting)
    }
  }
  return answers
}

function isPage({ status, headers }: ShopAnswer): boolean {
  return status === 200 && (headers['content-type'] ?? '').includes('html')
}

/** What a link fetches. The server leads to the address under which browsers may keep it. */
async function askForPayload(base: string, address: string): Promise<ShopAnswer> {
  const headers = { RSC: '1' }
  const answer = await askShop(base, address, headers)
  const { location } = answer.headers
  return location ? askShop(base, pathOf(location, base), headers) : answer
}
