import { plainPath, type Redirect } from './moved-address'

const SHOP = 'https://shop.invalid'

/** Staff write "terms", "/terms/" or a whole address: all of them mean the path. Targets are paths or web addresses. */
export function readRedirects(entered: readonly Redirect[]): Redirect[] {
  return entered.flatMap(({ from, to, status }) => {
    const old = parseAddress(from)
    const target = parseAddress(to)
    if (!old || !target || !/^https?:$/.test(target.protocol)) return []
    return [{ from: plainPath(old.pathname), to: addressOf(target), status }]
  })
}

/**
 * Redirects as they are followed: each leads to its last target at once, whatever chain staff built, and a ring leads
 * nowhere. One hop for the time being makes the whole way one.
 */
export function settleRedirects(redirects: readonly Redirect[]): Redirect[] {
  const hops = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  return [...hops.values()].flatMap((redirect) => followHops(redirect, hops) ?? [])
}

function followHops(first: Redirect, hops: ReadonlyMap<string, Redirect>): Redirect | null {
  const seen = new Set<string>()
  let { from, to, status } = first
  for (let hop: Redirect | undefined = first; hop; hop = hops.get(from)) {
    if (seen.has(from)) return null
    seen.add(from)
    to = hop.to
    status = status === 307 ? 307 : hop.status
    from = to.startsWith('/') ? plainPath(new URL(to, SHOP).pathname) : ''
  }
  return { from: first.from, to, status }
}

function parseAddress(text: string): URL | null {
  return URL.canParse(text, SHOP) ? new URL(text, SHOP) : null
}

function addressOf(target: URL): string {
  return target.origin === SHOP ? target.pathname + target.search + target.hash : target.href
}
