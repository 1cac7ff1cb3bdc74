import { PlainLink } from './plain-link'

type NoDownloadPageProps = {
  /** Whether there never was such a download; else it ended, or is refused. */
  isUnknown: boolean
  sentence: string
}

/** In place of a file: what became of the link, and where a new one is made. */
export function NoDownloadPage({ isUnknown, sentence }: NoDownloadPageProps) {
  return (
    <main id="main">
      <div className="big">
        <h1 className="vh">No Download</h1>
        <p>{sentence}</p>
        <p className="soft">
          The page of your order makes new links for as long as your licence lasts. The mail you got
          when you ordered leads there.
        </p>
        {isUnknown ? (
          <div className="figures not-found" aria-hidden="true">
            <span>404</span>
          </div>
        ) : null}
        <div className="grid">
          <p className="c3">
            <PlainLink href="/">All typefaces →</PlainLink>
          </p>
          <p className="c3">
            <PlainLink href="/explore">Explore →</PlainLink>
          </p>
        </div>
      </div>
    </main>
  )
}
