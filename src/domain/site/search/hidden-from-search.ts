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

/** Pages of one person, those of staff, and the list that Explore took the place of. */
const KEPT_BACK =
  /^\/(explore_old|cart|order|quote|my-licences|mail|preview|admin)(\/|$)|^\/licence\/./

/** Pages whose address holds what a visitor has chosen on them. */
const WITH_STATE = /^\/(explore|typeface|compare|shop|in-use|write)(\/|$)/

const STATE = [
  ...['facts', 'find', 'text', 'size', 'view', 'compare', 'typefaces', 'add', 'sizes', 'typeface'],
  ...['style', 'sample', 'leading', 'tracking', 'align', 'axes', 'features', 'negative', 'number'],
]

/** Whether search engines are asked to leave an address out. What others put behind an address, such as a campaign's name, changes nothing. */
export function isKeptFromSearch(url: string): boolean {
  const [path = '', query = ''] = url.split('?', 2)
  if (KEPT_BACK.test(path)) return true
  if (query === '' || !WITH_STATE.test(path)) return false
  const given = new URLSearchParams(query)
  return STATE.some((key) => given.has(key))
}
