import type { AdminViewServerProps, Payload } from 'payload'
import { stateInWords } from '@/domain/staff/record-in-words'
import { say } from '@/domain/staff/german/in-german'
import { fillIn, wordsIn } from '@/domain/staff/german/sentence-shapes'
import { moneyIn } from '@/domain/staff/write-money'
import { readErasure } from '@/operations/buyers/erase-buyer'
import { type Buyer, readBuyer } from '@/operations/buyers/read-buyers'
import { typefacesOf } from '@/operations/orders/order-list'
import type { Typeface } from '@/payload-types'
import { AdminLink } from '../admin-link'
import { DeskPage } from '../admin-page'
import { type Dates, datesIn } from '../dates-in'
import { BuyerTable, sumsInWords } from './buyer-table'
import WORDS from './buyer-words.json' with { type: 'json' }
import { EraseBuyer } from '../dashboard/asking-buttons'
import './buyers.css'

/** /admin/buyers: everybody who bought or tried; with `?email=` all of one of them. */
export function BuyersView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { language } = req.i18n
  const dates = datesIn(req.payload.config, language)
  const email = textOf(view.searchParams?.email)
  const text = textOf(view.searchParams?.q)
  const page = pageOf(view.searchParams?.page)

  return (
    <DeskPage view={view} path="/buyers" title={wordsIn(WORDS, language).title} area="sell">
      <div className="buyers">
        {email ? (
          <BuyerPage payload={req.payload} email={email} {...{ language, dates }} />
        ) : (
          <BuyerTable payload={req.payload} text={text} page={page} {...{ language, dates }} />
        )}
      </div>
    </DeskPage>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 200) : ''
}

function pageOf(value: unknown): number {
  const page = Number(value)
  return Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1
}

type Props = { payload: Payload; email: string; language: string; dates: Dates }

/** All of one buyer on one page: what they paid, hold, tried, asked and were quoted. */
async function BuyerPage({ payload, email, language, dates }: Props) {
  const words = wordsIn(WORDS, language)
  const buyer = await readBuyer(payload, email)
  const { customer, names, emails, sums } = buyer
  const [name = ''] = names
  const forQuote = new URLSearchParams({ email, name: names.at(-1) ?? '', company: name })
  return (
    <>
      <h1>{customer?.name ?? (name || email)}</h1>
      <p className="buyers-sum">{sumsInWords(sums, language)}</p>
      {customer && (
        <p>
          <AdminLink href={`/admin/collections/customers/${customer.id}`}>
            {words.together}
          </AdminLink>
        </p>
      )}
      <p className="buyers-links">
        {emails.map((one) => (
          <a key={one} href={`mailto:${one}`}>
            {one}
          </a>
        ))}
        <AdminLink href={`/admin/collections/quotes?${forQuote.toString()}`}>
          {words.quote}
        </AdminLink>
        <a href={`/api/buyers/data?${new URLSearchParams({ email }).toString()}`}>{words.data}</a>
        {!customer && (
          <AdminLink href="/admin/collections/customers/create">{words.keepTogether}</AdminLink>
        )}
      </p>
      {customer?.note && <p>{customer.note}</p>}
      {listsOf(buyer, language, dates).map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <h2>
            {title} <small>{rows.length}</small>
          </h2>
          {rows.length === 0 && <p>{words.nothing}</p>}
          <ul>
            {rows.map(({ href, text, more }) => (
              <li key={href}>
                <AdminLink href={href}>{text}</AdminLink>
                <span>{more.filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Erasure {...{ payload, email, language, dates }} />
    </>
  )
}

const DAY = /\d{1,2} [A-Z][a-z]+ \d{4}/

/** What it would do, before its button. */
async function Erasure({ payload, email, language, dates: { dayOf } }: Props) {
  const words = wordsIn(WORDS, language)
  const { open, kept } = await readErasure(payload, email)
  const stays = kept.map(({ number, until }) =>
    fillIn(words.keptUntil, { number, day: dayOf(until.toISOString()) }),
  )
  const why = open.map((sentence) =>
    say(language, sentence).replace(DAY, (day) => dayOf(new Date(day).toISOString())),
  )
  return (
    <details className="buyers-erase">
      <summary>{words.erase}</summary>
      <p>{open.length > 0 ? words.eraseOpen : words.eraseFirst}</p>
      <ul>
        {(open.length > 0 ? why : stays).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {open.length === 0 && <EraseBuyer email={email} label={words.eraseNow} done={words.erased} />}
    </details>
  )
}

function listsOf(buyer: Buyer, language: string, { dayOf }: Dates) {
  const words = wordsIn(WORDS, language)
  const money = moneyIn(language)
  const href = (collection: string, id: string) => `/admin/collections/${collection}/${id}`
  const { orders, licences, trials, quotes, enquiries } = buyer
  return [
    {
      title: words.orders,
      rows: orders.map((order) => ({
        href: href('orders', order.id),
        text: order.number,
        more: [
          stateInWords('orders', order.state, language),
          money(order.total, order.currency),
          typefacesOf(order).join(', '),
          dayOf(order.placedAt),
        ],
      })),
    },
    {
      title: words.licences,
      rows: licences.map(({ id, number, typefaceName, licenseeName, state }) => ({
        href: href('licences', id),
        text: number,
        more: [stateInWords('licences', state, language), typefaceName, licenseeName],
      })),
    },
    {
      title: words.quotes,
      rows: quotes.map(({ id, number, state, total, currency, createdAt }) => ({
        href: href('quotes', id),
        text: number,
        more: [
          stateInWords('quotes', state, language),
          money(total, currency ?? 'EUR'),
          dayOf(createdAt),
        ],
      })),
    },
    {
      title: words.trials,
      rows: trials.map(({ id, typefaces, createdAt }) => ({
        href: href('trial-orders', id),
        text: dayOf(createdAt),
        more: (typefaces ?? []).map((one) => (one as Typeface).name),
      })),
    },
    {
      title: words.enquiries,
      rows: enquiries.map(({ id, createdAt, licenceType, typefaces, state }) => ({
        href: href('enquiries', id),
        text: dayOf(createdAt),
        more: [licenceType, typefaces, stateInWords('enquiries', state, language)],
      })),
    },
  ]
}
