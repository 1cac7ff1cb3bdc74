/** Where a bundle is chosen: a typeface's page in the shop, or its own, with its styles taken. */
export function bundlePath(slug: string, styles: string[]): string {
  return `/shop?typeface=${encodeURIComponent(slug)}&styles=${styles.join(',')}`
}
