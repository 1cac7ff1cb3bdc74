/** What staff entered: an old path, and where it leads now. 307: temporarily. */
export type Redirect = { from: string; to: string; status: 307 | 308 }

/**
 * Where a requested URL leads: a path of the shop, or a whole URL elsewhere. The query and the fragment go along unless the
 * target has its own.
 */
export function redirectTarget(requested: URL, { to }: Redirect): string {
  const target = new URL(to, requested)
  target.search ||= requested.search
  target.hash ||= requested.hash
  return target.origin === requested.origin
    ? target.pathname + target.search + target.hash
    : target.href
}

/** A path as redirects are looked up: a slash at the end changes nothing. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/(.)\/+$/, '$1')
}

const SHOP = 'https://shop.invalid'

/** Staff write "terms", "/terms/" or a whole URL: each means the path. Targets are paths or web URLs. */
export function parseRedirects(entered: readonly Redirect[]): Redirect[] {
  return entered.flatMap(({ from, to, status }) => {
    const old = parseUrl(from)
    const target = parseUrl(to)
    if (!old || !target || !/^https?:$/.test(target.protocol)) return []
    return [{ from: withoutTrailingSlash(old.pathname), to: pathOrUrl(target), status }]
  })
}

/**
 * Each redirect leads to its last target at once, whatever chain staff built; a loop is dropped. One temporary hop makes the
 * whole redirect temporary.
 */
export function resolveRedirects(redirects: readonly Redirect[]): Redirect[] {
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
    from = to.startsWith('/') ? withoutTrailingSlash(new URL(to, SHOP).pathname) : ''
  }
  return { from: first.from, to, status }
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text, SHOP) ? new URL(text, SHOP) : null
}

function pathOrUrl(target: URL): string {
  return target.origin === SHOP ? target.pathname + target.search + target.hash : target.href
}
