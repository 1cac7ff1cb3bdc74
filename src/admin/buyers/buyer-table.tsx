import type { Payload } from 'payload'
import { readBuyers } from '@/operations/buyers/read-buyers'
import { AdminLink } from '../admin-link'
import type { Dates } from '../dates-in'
import { TableHead } from '../table-head'
import type { BuyerWords } from './buyer-words'

type Props = { payload: Payload; text: string; page: number; words: BuyerWords; dates: Dates }

/** One row an address, the last heard of first, page by page. */
export async function BuyerTable({ payload, text, page, words, dates }: Props) {
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
      {count === 0 ? <p>{words.none}</p> : <p>{words.count(count)}</p>}
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
                <td>{sumsInWords(sums, words)}</td>
                <td>{dates.dayOf(last)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <nav className="buyers-pages" aria-label={words.pages}>
          {page > 1 && <PageLink {...{ text, page: page - 1 }} label={words.newer} />}
          <span>{words.pageOf(page, pages)}</span>
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

export function sumsInWords(sums: { currency: string; amount: number }[], words: BuyerWords) {
  return sums.map(({ amount, currency }) => words.money(amount, currency)).join(', ') || '–'
}
