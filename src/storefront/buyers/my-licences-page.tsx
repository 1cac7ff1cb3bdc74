import type { ErasureOffer } from '@/domain/customer/erasure'
import { limitsInWords } from '@/domain/licensing/licence-limits'
import { formatMoney } from '@/domain/money/format-money'
import type { MineDocument, MineLicence, MineQuote } from '@/domain/order/mine-answer'
import type { OrderView } from '@/domain/order/order-answer'
import { STATE_NAMES } from '@/domain/order/state-names'
import { ownValue } from '@/domain/own-value'
import { NEEDS_SCRIPT, plainFormPath } from '@/domain/site/plain-forms'
import { NewerReleases } from '../checkout/order/newer-releases'
import { dateText, statedTotal, stateName } from '../checkout/order/order-text'
import { ShopLink } from '../shell/navigation/shop-link'
import type { SetIn } from '../shell/reading/reading-faces'
import { fullLicencePath, upgradePath } from '../shop/shop-paths'
import { CopyLink } from '../ui/copy-link'
import { UnbrokenFigures } from '../ui/unbroken-figures'
import { ChangeForm } from './change-licence-form'
import { EraseData, OwnDataLink } from './erase-data'
import { KeepLinksFresh, RenewButton, SignOutButton, SignOutForm } from './my-licences-actions'
import { rentalInWords, stateInWords } from './licence-state-words'
import { MeasuredHeading } from './measured-heading'

type MyLicencesPageProps = {
  setIn: SetIn | null
  /** The first is whose mail was opened. */
  emails: string[]
  orders: OrderView[]
  licences: MineLicence[]
  quotes: MineQuote[]
  zone: string
  /** Of each licence by its number. */
  styleNames: Record<string, string>
  /** Of whose mail was opened. */
  erasure: ErasureOffer
}

/** Every licence and order of whoever is signed in. */
export function MyLicencesPage(page: MyLicencesPageProps) {
  const { setIn, emails, orders, licences, quotes, zone, styleNames, erasure } = page
  const [email, ...others] = emails
  const numbers = new Set(licences.map(({ number }) => number))
  return (
    <main id="main">
      <div className="big">
        <h1>
          <span className="vh">My licences. </span>
          Signed in as <span className="address">{email}</span> by e-mail link
          {others.length > 0 && `, together with ${others.join(', ')}`}. <SignOutButton />
        </h1>
        <SignOutForm />
        <MeasuredHeading title="My licences" setIn={setIn} />
        {licences.length === 0 && (
          <NothingYet email={email ?? ''} hasMore={orders.length + quotes.length > 0} />
        )}
      </div>
      {licences.some(({ can_renew: canRenew }) => canRenew) && (
        <noscript>
          <p className="page-word">{NEEDS_SCRIPT}</p>
        </noscript>
      )}
      {licences.length > 0 && (
        <ul className="mine">
          {licences.map((licence) => (
            <MineRow
              key={licence.number}
              licence={licence}
              styles={ownValue(styleNames, licence.number) ?? licence.styles.join(', ')}
              {...{ numbers, zone }}
            />
          ))}
        </ul>
      )}
      <MineOrders orders={orders} />
      <MineQuotes {...{ quotes, zone }} />
      <OwnData erasure={erasure} />
      <KeepLinksFresh />
    </main>
  )
}

function NothingYet({ email, hasMore }: { email: string; hasMore: boolean }) {
  return (
    <div className="grid">
      <p className="c6">
        {hasMore
          ? 'There is no licence yet: what stands below waits to be paid or looked at.'
          : `Nothing was bought with ${email}. If you used another address, sign out and ask with that one.`}
      </p>
      <p className="c3">
        <ShopLink href="/">Choose typefaces →</ShopLink>
      </p>
    </div>
  )
}

type MineRowProps = {
  licence: MineLicence
  /** "Light, Bold", "All 20 styles". */
  styles: string
  /** Of every row on the page. */
  numbers: ReadonlySet<string>
  zone: string
}

/** One licence: what it is, what it is worth, and what one can do with it. */
function MineRow({ licence, styles, numbers, zone }: MineRowProps) {
  const { number, typeface, face, state, order, uses, newer } = licence
  return (
    <li className={state === 'active' ? 'mine-row' : 'mine-row old'} id={number}>
      <h2 style={{ fontFamily: `'${face}', var(--ui)` }}>{typeface}</h2>
      <div className="m-what">
        <p>{styles}</p>
        <p>
          <UnbrokenFigures text={uses.join('; ')} />
        </p>
        {limitsInWords(licence.limits).map((limit) => (
          <p key={limit}>
            <UnbrokenFigures text={limit} />
          </p>
        ))}
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
          <b>{STATE_NAMES.licences[state]}</b>
          <StateInWords {...{ licence, numbers, zone }} />
          {order && (
            <>
              {state === 'active' && !licence.paused ? ', order ' : '. Order '}
              <ShopLink href={order.url} className="num" preload={false}>
                {order.number}
              </ShopLink>
            </>
          )}
        </p>
        {licence.rental && <p>{rentalInWords(licence.rental, zone)}</p>}
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
        {licence.can_be_full && licence.upgrade_at && (
          <ShopLink
            href={fullLicencePath(licence.upgrade_at, number)}
            aria-label={`Full licence in place of ${number}`}
            preload={false}
          >
            Full licence <span aria-hidden="true">→</span>
          </ShopLink>
        )}
        {licence.rental && (
          <RentalForm number={number} renews={licence.rental.state !== 'renews'} />
        )}
        {licence.can_renew && <RenewButton number={number} />}
        <Documents number={number} documents={licence.documents} />
      </div>
      {licence.changes && <ChangeForm licence={licence} changes={licence.changes} />}
    </li>
  )
}

/** One press, with or without script, and no question before it: until its term ends it can be taken up again by another. */
function RentalForm({ number, renews }: { number: string; renews: boolean }) {
  return (
    <form method="post" action={plainFormPath('rental')}>
      <input type="hidden" name="licence" value={number} />
      <button
        name="renews"
        value={String(renews)}
        aria-label={`${renews ? 'Take up again' : 'End rental'} ${number}`}
      >
        {renews ? 'Take up again' : 'End rental'}
      </button>
    </form>
  )
}

/** The licence that goes on in its place is named, and leads to its row where there is one. */
function StateInWords({ licence, numbers, zone }: Omit<MineRowProps, 'styles'>) {
  const words = stateInWords(licence, zone)
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

/** Every order with its own page, where its bill stands and what is still to be paid is paid. */
function MineOrders({ orders }: { orders: OrderView[] }) {
  if (orders.length === 0) return null
  return (
    <section className="sec">
      <h2>Orders</h2>
      <ul className="mine-orders">
        {orders.map((order) => (
          <li key={order.order_number}>
            <ShopLink href={`/order/${order.order_key}`} className="num" preload={false}>
              {order.order_number}
            </ShopLink>
            <span>{dateText(order.placed_at, order.time_zone)}</span>
            <span>
              {stateName(order)}
              {order.withdrawal?.until && (
                <>
                  , <a href={`/order/${order.order_key}#withdraw`}>withdraw from contract here</a>
                </>
              )}
            </span>
            <span className="num">{formatMoney(statedTotal(order), order.currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OwnData({ erasure }: Pick<MyLicencesPageProps, 'erasure'>) {
  return (
    <section className="sec">
      <h2>Your data</h2>
      <OwnDataLink />
      <details className="erase-data">
        <summary>
          Erase my data <span aria-hidden="true">↓</span>
        </summary>
        <EraseData {...erasure} />
      </details>
    </section>
  )
}

/** Quotes that were made with this address or sent to it: whether they are paid, and the link to pass on. */
function MineQuotes({ quotes, zone }: { quotes: MineQuote[]; zone: string }) {
  if (quotes.length === 0) return null
  return (
    <section className="sec">
      <h2>Quotes</h2>
      <ul className="mine-orders mine-quotes">
        {quotes.map(({ number, url, state, valid_until, licensee, total, currency }) => (
          <li key={number}>
            <ShopLink href={new URL(url).pathname} className="num" preload={false}>
              {number}
            </ShopLink>
            <span>For {licensee}</span>
            <span>
              {STATE_NAMES.quotes[state]}
              {state === 'open' && ` until ${dateText(valid_until, zone)}`}
            </span>
            <CopyLink url={url} to={number} />
            <span className="num">{formatMoney(total, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
