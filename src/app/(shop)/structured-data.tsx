import type { StructuredData as Data } from '@/domain/site/search/structured-data'

/** What a page says to search engines, as JSON-LD. */
export function StructuredData({ of }: { of: Data[] }) {
  return of.map((data) => (
    <script
      key={String(data['@type'])}
      type="application/ld+json"
      // No "</script>" of a name ends it.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  ))
}
