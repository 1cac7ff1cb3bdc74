import { escapeXml } from './escape-xml'

export type SitemapEntry = {
  path: string
  /** When the page last changed, as far as one day can say it; null: unknown. */
  changedAt: string | null
}

/** The most addresses that one file may hold: https://www.sitemaps.org/protocol.html */
const MOST_ADDRESSES = 50_000

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The whole sitemap, or where it is too long a list of its parts; with `part` (from 1) that part. null: there is no such part. */
export function composeSitemap(
  entries: readonly SitemapEntry[],
  { origin, part = null, most = MOST_ADDRESSES }: SitemapRequest,
): string | null {
  const parts = Math.ceil(entries.length / most)
  if (part !== null) {
    const isThere = part >= 1 && part <= parts
    return isThere ? addresses(entries.slice((part - 1) * most, part * most), origin) : null
  }
  return parts <= 1 ? addresses(entries, origin) : listOfParts(parts, origin)
}

export type SitemapRequest = { origin: string; part?: number | null; most?: number }

function addresses(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`
  })
  return xml(`<urlset xmlns="${SCHEMA}">\n${urls.join('\n')}\n</urlset>`)
}

function listOfParts(parts: number, origin: string): string {
  const maps = Array.from(
    { length: parts },
    (_, index) =>
      `<sitemap><loc>${escapeXml(origin)}/sitemap.xml?part=${index + 1}</loc></sitemap>`,
  )
  return xml(`<sitemapindex xmlns="${SCHEMA}">\n${maps.join('\n')}\n</sitemapindex>`)
}

function xml(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}
