/** Pages that set what a visitor typed, by `text` in their addresses. */
const SETS_TEXT = /^\/(?:explore|explore\/[^/]+|typeface\/[^/]+|compare|shop)$/

/** What was typed on one page goes along to the next: an address that leads to a page of typefaces takes it up. */
export function carryText(href: string, query: string): string {
  const text = new URLSearchParams(query).get('text')
  const [address = '', ...fragment] = href.split('#')
  const [path = '', search = ''] = address.split('?')
  if (!text?.trim() || !SETS_TEXT.test(path)) return href

  const params = new URLSearchParams(search)
  if (params.has('text')) return href
  const carried = `${search && `${search}&`}${new URLSearchParams({ text })}`
  return [`${path}?${carried}`, ...fragment].join('#')
}
