import type { Payload } from 'payload'
import { fillIn, wordsIn } from '@/domain/staff/german/sentence-shapes'
import { writeMoney } from '@/domain/staff/write-money'
import { readBuyers } from '@/operations/buyers/read-buyers'
import { AdminLink } from '../admin-link'
import type { Dates } from '../dates-in'
import { TableHead } from '../table-head'
import WORDS from './buyer-words.json' with { type: 'json' }

type Props = { payload: Payload; text: string; page: number; language: string; dates: Dates }

/** One row an address, the last heard of first, page by page. */
export async function BuyerTable({ payload, text, page, language, dates }: Props) {
  const words = wordsIn(WORDS, language)
  const { buyers, count, pages } = await readBuyers(payload, { text, page })
  return (
    <>
      <h1>{words.title}</h1>
      <search>
        <form>
          <input
            name="q"
            type="search"
            defaultValue={text}
            aria-label={words.search}
            placeholder={words.search}
          />
          <button type="submit">{words.find}</button>
        </form>
      </search>
      <p className="buyers-links">
        <a href="/api/buyers/newsletter" download>
          {words.newsletter}
        </a>
      </p>
      <p>{fillIn(count === 0 ? words.none : count === 1 ? words.one : words.count, { count })}</p>
      {buyers.length > 0 && (
        <table>
          <TableHead titles={[words.buyer, words.orders, words.trials, words.sum, words.last]} />
          <tbody>
            {buyers.map(({ email, name, orders, trials, sums, last }) => (
              <tr key={email}>
                <td>
                  <AdminLink href={addressOfBuyer(email)}>{name || email}</AdminLink>
                  <small>{email}</small>
                </td>
                <td data-label={words.orders}>{orders}</td>
                <td data-label={words.trials}>{trials}</td>
                <td>{sumsInWords(sums, language)}</td>
                <td>{dates.dayOf(last)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <nav className="buyers-pages" aria-label={words.pages}>
          {page > 1 && <PageLink {...{ text, page: page - 1 }} label={words.newer} />}
          <span>{fillIn(words.pageOf, { page, pages })}</span>
          {page < pages && <PageLink {...{ text, page: page + 1 }} label={words.older} />}
        </nav>
      )}
    </>
  )
}

function PageLink({ text, page, label }: { text: string; page: number; label: string }) {
  const query = new URLSearchParams({ ...(text ? { q: text } : {}), page: String(page) })
  return <AdminLink href={`/admin/buyers?${query.toString()}`}>{label}</AdminLink>
}

function addressOfBuyer(email: string): string {
  return `/admin/buyers?${new URLSearchParams({ email }).toString()}`
}

export function sumsInWords(sums: { currency: string; amount: number }[], language: string) {
  return (
    sums.map(({ amount, currency }) => writeMoney(amount, currency, language)).join(', ') || '–'
  )
}
