import { dateInWords, type QuoteView } from '@/domain/quote/quote-answer'

/** Until when, from whom, for whom, and its papers. */
export function QuoteFacts({ quote }: { quote: QuoteView }) {
  const isForItself = quote.client.includes(quote.licensee)
  const facts: [string, string[]][] = [
    ['Valid until', [dateInWords(quote.valid_until)]],
    ['From', quote.seller],
    [isForItself ? 'To, the licensee' : 'To', quote.client],
    ['Licensee', isForItself ? [] : [quote.licensee]],
    ['Your number', quote.purchase_order ? [quote.purchase_order] : []],
    ['Note', quote.note ? [quote.note] : []],
  ]
  return (
    <dl className="grid">
      <div className="facts">
        {facts.map(([name, lines]) =>
          lines.length > 0 ? (
            <div key={name}>
              <dt>{name}</dt>
              {lines.map((line, index) => (
                <dd key={index}>{line}</dd>
              ))}
            </div>
          ) : null,
        )}
        <div>
          <dt>Documents</dt>
          <dd>
            <span className="paper">
              <a href={quote.pdf_url}>Quote, PDF ↓</a>
            </span>
            {quote.eulas.map(({ id, title, version, url }) => (
              <span className="paper" key={id}>
                <a href={url}>
                  {title} {version} →
                </a>
              </span>
            ))}
          </dd>
        </div>
      </div>
    </dl>
  )
}
