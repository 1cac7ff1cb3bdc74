/** What pages are drawn with: a search engine that renders them sees every typeface set in itself. */
const NEEDED = ['/api/fonts', '/api/font-files/file/', '/api/media/file/']

/** Rooms of the staff, and pages that belong to one person: their addresses are secrets. */
const CLOSED = [
  ...['/admin', '/api/', '/preview/'],
  ...['/cart/', '/order/', '/quote/', '/my-licences', '/licence/', '/mail/'],
]

/** `isHidden`: a shop that nobody should find. */
export function composeRobots({ origin, isHidden }: { origin: string; isHidden: boolean }): string {
  // Older readers take the first line that fits: what is allowed stands before what is not.
  const rules = isHidden
    ? ['Disallow: /']
    : [...NEEDED.map((path) => `Allow: ${path}`), ...CLOSED.map((path) => `Disallow: ${path}`)]
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** A demo sells nothing: reached from elsewhere than its own machine, it asks search engines to stay away. */
export function isHiddenFromSearch({ origin, isDemo }: { origin: string; isDemo: boolean }) {
  return isDemo && !/^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(origin)
}
