const SHOP = 'https://shop.invalid'
const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Whether a link may stand on a page: it leads to a page, a mail or a telephone, and is never a script or a page of its own. */
export function isSafeLink(url: string): boolean {
  // As browsers read an address: what cannot be seen is left out before its scheme is looked at.
  const seen = url.replace(
    /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    '',
  )
  return URL.canParse(seen, SHOP) && SAFE.has(new URL(seen, SHOP).protocol)
}
