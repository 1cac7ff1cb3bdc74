/** Pages of one person, those of staff, and the list that Explore took the place of. */
const KEPT_BACK =
  /^\/(explore_old|cart|order|quote|my-licences|mail|preview|admin)(\/|$)|^\/licence\/./

/** Pages whose address holds what a visitor has chosen on them. */
const WITH_STATE = /^\/(explore|typeface|compare|shop)(\/|$)/
const STATE = [
  ...['facts', 'find', 'text', 'size', 'view', 'compare', 'typefaces', 'add', 'sizes', 'typeface'],
  ...['style', 'sample', 'leading', 'tracking', 'align', 'axes', 'features', 'negative'],
]

/** Whether search engines are asked to leave an address out. What others put behind an address, such as a campaign's name, changes nothing. */
export function isKeptFromSearch(url: string): boolean {
  const [path = '', query = ''] = url.split('?', 2)
  if (KEPT_BACK.test(path)) return true
  if (query === '' || !WITH_STATE.test(path)) return false
  const given = new URLSearchParams(query)
  return STATE.some((key) => given.has(key))
}
