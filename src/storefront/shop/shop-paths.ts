export type ShopStep = 'choose' | 'cart' | 'details' | 'payment'

export function stepPath(step: ShopStep, cartKey: string): string {
  const cart = `/cart/${encodeURIComponent(cartKey)}`
  switch (step) {
    case 'choose':
      return '/shop'
    case 'cart':
      return cart
    case 'details':
    case 'payment':
      return `${cart}?step=${step}`
  }
}

/** Where styles of a typeface are chosen, or those of a line of the cart changed. */
export function choosePath(slug: string, line?: string): string {
  const typeface = `/shop?typeface=${encodeURIComponent(slug)}`
  return line ? `${typeface}&line=${encodeURIComponent(line)}` : typeface
}

/** Where more is chosen beside what a licence holds. */
export function upgradePath(slug: string, number: string): string {
  return `${choosePath(slug)}&upgrade=${encodeURIComponent(number)}`
}

/** Where a licence that was sold to an audience becomes one for everybody. */
export function fullLicencePath(slug: string, number: string): string {
  return `${upgradePath(slug, number)}&full`
}

/** Where a bundle is chosen, with its styles picked; `slug` is a typeface's, or that of a bundle over several. */
export function bundlePath(slug: string, styles: string[]): string {
  return `/shop?typeface=${encodeURIComponent(slug)}&styles=${styles.join(',')}`
}

/** Where a question about a licence is written: `ask` names it, with its tier. */
export function enquiryPath({
  type,
  tier,
  typeface,
}: {
  type: string
  tier?: string
  typeface?: string
}): string {
  const ask = encodeURIComponent(tier ? `${type}.${tier}` : type)
  return typeface ? `${choosePath(typeface)}&ask=${ask}` : `/shop?ask=${ask}`
}

/** The API answers absolute URLs; within the shop the path is enough. */
export function pathOf(absoluteUrl: string): string {
  const url = new URL(absoluteUrl, location.origin)
  return url.pathname + url.search
}
