import type { MineDocument, MineLicence } from '@/domain/order/mine-answer'
import { NewerReleases } from '../checkout/order/newer-releases'
import { ShopLink } from '../shell/navigation/shop-link'
import { upgradePath } from '../shop/shop-paths'
import { UnbrokenFigures } from '../ui/unbroken-figures'
import { ChangeForm } from './change/change-form'
import { RenewButton } from './renew-button'
import { STATE_WORDS, stateInWords } from './licence-words'

type MineRowProps = {
  licence: MineLicence
  /** "Light, Bold", "All 20 styles". */
  styles: string
  /** Of every row on the page. */
  numbers: ReadonlySet<string>
}

/** One licence: what it is, what it is worth, and what one can do with it. */
export function MineRow({ licence, styles, numbers }: MineRowProps) {
  const { number, typeface, face, state, order, uses, newer } = licence
  return (
    <li className={state === 'active' ? 'mine-row' : 'mine-row old'} id={number}>
      <h2 style={{ fontFamily: `'${face}', var(--ui)` }}>{typeface}</h2>
      <div className="m-what">
        <p>{styles}</p>
        <p>
          <UnbrokenFigures text={uses.join('; ')} />
        </p>
        <p className="soft">{licence.licensee}</p>
        {newer && <NewerReleases newer={newer} typeface={typeface} />}
      </div>
      <div className="m-no">
        <p>
          <a href={licence.check_url} className="num">
            {number}
          </a>
        </p>
        <p>
          <b>{STATE_WORDS[state]}</b>
          <StateInWords {...{ licence, numbers }} />
          {order && (
            <>
              {state === 'active' && !licence.paused ? ', order ' : '. Order '}
              <ShopLink href={order.url} className="num" preload={false}>
                {order.number}
              </ShopLink>
            </>
          )}
        </p>
        {licence.offers_note && <p className="soft">{licence.offers_note}</p>}
      </div>
      <div className="m-do">
        {licence.download_url && (
          <a href={licence.download_url} aria-label={`Download ${typeface}`}>
            Download ↓
          </a>
        )}
        {licence.upgrade_at && (
          <ShopLink
            href={upgradePath(licence.upgrade_at, number)}
            aria-label={`Upgrade ${number}`}
            preload={false}
          >
            Upgrade <span aria-hidden="true">→</span>
          </ShopLink>
        )}
        {licence.can_renew && <RenewButton number={number} />}
        <Documents number={number} documents={licence.documents} />
      </div>
      {licence.changes && <ChangeForm licence={licence} changes={licence.changes} />}
    </li>
  )
}

/** The licence that goes on in its place is named, and leads to its row where there is one. */
function StateInWords({ licence, numbers }: Pick<MineRowProps, 'licence' | 'numbers'>) {
  const words = stateInWords(licence)
  const next = licence.superseded_by
  if (!next || !numbers.has(next)) return words
  const [before, after] = words.split(next)
  return (
    <>
      {before}
      <a href={`#${next}`} className="num">
        {next}
      </a>
      {after}
    </>
  )
}

function Documents({ number, documents }: { number: string; documents: MineDocument[] }) {
  if (documents.length === 0) return null
  return (
    <details className="m-papers">
      <summary aria-label={`Documents for ${number}`}>
        Documents <span aria-hidden="true">↓</span>
      </summary>
      <ul>
        {documents.map(({ kind, name, url }) => (
          <li key={`${kind} ${name}`}>
            <a href={url}>
              {name} {kind === 'eula' ? '→' : '↓'}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
