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
