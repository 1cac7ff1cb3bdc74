/** What staff entered: an old path, and where it leads now. 307: for the time being. */
export type Redirect = { from: string; to: string; status: 307 | 308 }

/**
 * Where an address of the shop leads now that its path has moved: a path again, or a whole address elsewhere. The query and
 * the mark go along unless the target has its own.
 */
export function movedAddress(asked: URL, { to }: Redirect): string {
  const target = new URL(to, asked)
  target.search ||= asked.search
  target.hash ||= asked.hash
  return target.origin === asked.origin
    ? target.pathname + target.search + target.hash
    : target.href
}

/** A path as redirects are found by: a slash at the end changes nothing. */
export function plainPath(pathname: string): string {
  return pathname.replace(/(.)\/+$/, '$1')
}
