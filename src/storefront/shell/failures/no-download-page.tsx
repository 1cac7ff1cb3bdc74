import { OrderOfDownload } from './order-of-download'
import { InPlaceOfPage, WayOn } from './plain-link'

/** There never was such a download; its link has ended; it is refused for the moment; a link to trial fonts has ended. */
export type NoDownload = 'download' | 'download-ended' | 'download-later' | 'trial-ended'

type NoDownloadPageProps = {
  kind: NoDownload
  sentence: string
  /** The address that was asked for. */
  path: string
}

/** In place of a file: what became of the link, and where a new one is made. */
export function NoDownloadPage({ kind, sentence, path }: NoDownloadPageProps) {
  const isLater = kind === 'download-later'
  const ways = (
    <>
      {isLater ? <WayOn href={path}>Try again →</WayOn> : null}
      {kind === 'trial-ended' ? null : <OrderOfDownload />}
      {kind === 'trial-ended' || isLater ? null : <WayOn href="/my-licences">My licences →</WayOn>}
      <WayOn href="/">All typefaces →</WayOn>
      <WayOn href="/explore">Explore →</WayOn>
    </>
  )
  return (
    <InPlaceOfPage title="No Download" {...{ sentence, ways }}>
      <p className="soft">{WAYS_ON[kind]}</p>
      {kind === 'download' ? (
        <div className="figures not-found" aria-hidden="true">
          <span>404</span>
        </div>
      ) : null}
    </InPlaceOfPage>
  )
}

const ORDER =
  'The page of your order makes new links for as long as your licence lasts. The mail you got when you ordered leads there; without it, My licences does.'

const WAYS_ON: Record<NoDownload, string> = {
  download: ORDER,
  'download-ended': ORDER,
  'download-later': 'The link itself is good: try it again a little later.',
  'trial-ended': 'A link to trial fonts works for a week.',
}

/** In place of an order whose link has ended. */
export function OrderLinkEndedPage({ sentence }: { sentence: string }) {
  const ways = (
    <>
      <WayOn href="/my-licences">My licences →</WayOn>
      <WayOn href="/">All typefaces →</WayOn>
    </>
  )
  return <InPlaceOfPage title="Link Has Ended" {...{ sentence, ways }} />
}

/** In place of a page that is refused for the moment. */
export function LaterPage({ sentence, path }: { sentence: string; path: string }) {
  return (
    <InPlaceOfPage
      title="Not Now"
      sentence={sentence}
      ways={<WayOn href={path}>Try again →</WayOn>}
    />
  )
}
