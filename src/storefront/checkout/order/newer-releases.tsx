import type { NewerReleaseAnswer } from '@/domain/order/order-answer'
import { dayText } from './order-text'

type NewerReleasesProps = { newer: NewerReleaseAnswer; typeface: string }

/** What came out of a licence's styles since it was bought: notes, what may reflow, and the download. */
export function NewerReleases({ newer, typeface }: NewerReleasesProps) {
  const [newest] = newer.releases
  if (!newest) return null
  return (
    <section className="newer" aria-label={`Newer releases of ${typeface}`}>
      <p>
        <b>Release {newest.version} is out.</b> {newer.message}
      </p>
      {newer.download_url && (
        <p className="num">
          <a href={newer.download_url} aria-label={`Download ${typeface} ${newest.version}`}>
            <b>{newest.version}&nbsp;↓</b>
          </a>
        </p>
      )}
      <dl>
        {newer.releases.map(({ typeface: name, version, released_on, notes, reflow }) => (
          <div key={`${name} ${version}`}>
            <dt className="soft">
              {name === typeface ? version : `${name} ${version}`}, {dayText(released_on)}
            </dt>
            {notes && <dd>{notes}</dd>}
            {reflow.length > 0 && (
              <dd>
                <b>Set texts may reflow.</b> {reflow.join(' ')}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
