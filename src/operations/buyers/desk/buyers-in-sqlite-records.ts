import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { PAID_STATES } from '@/domain/customer/buyer-sums'
import { BUYERS_A_PAGE, type BuyersAsked, type FoundBuyers, type PaidSum } from './buyer-list'

/** Every order and every request for trial fonts, by its address. A name stands behind its instant: the largest is the newest. */
const ROWS = `
  SELECT lower(email) AS address, created_at AS at, 1 AS ordered, 0 AS tried, name, company FROM orders
  UNION ALL
  SELECT lower(email) AS address, created_at AS at, 0 AS ordered, 1 AS tried, name, company FROM trial_orders`

const FOUND = `
  SELECT DISTINCT address FROM (${ROWS})
  WHERE address <> '' AND (
    ?1 = '' OR instr(address, ?1)
    OR instr(lower(coalesce(name, '')), ?1) OR instr(lower(coalesce(company, '')), ?1)
    OR instr(lower(coalesce(name, '')), ?2) OR instr(lower(coalesce(company, '')), ?2)
  )`

/** SQLite folds the letters of ASCII alone: "ÖZ" stays "Öz", so a text is searched in small letters and so. */
function foldedAs(text: string): [small: string, large: string] {
  const large = text.toUpperCase().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return [text.toLowerCase(), large]
}

export async function findBuyersInSqlite(
  payload: Payload,
  { text, page }: BuyersAsked,
): Promise<FoundBuyers> {
  const { client } = payload.db as unknown as SQLiteAdapter
  const wanted = foldedAs(text)
  const [counted, found] = await Promise.all([
    client.execute({ sql: `SELECT count(*) AS count FROM (${FOUND})`, args: wanted }),
    client.execute({
      sql: `
        SELECT address, max(at) AS last, sum(ordered) AS orders, sum(tried) AS trials,
          max(at || '|' || coalesce(nullif(company, ''), name, '')) AS named
        FROM (${ROWS}) WHERE address IN (${FOUND})
        GROUP BY address ORDER BY last DESC, address LIMIT ?3 OFFSET ?4`,
      args: [...wanted, BUYERS_A_PAGE, (page - 1) * BUYERS_A_PAGE],
    }),
  ])
  return {
    count: Number(counted.rows[0]?.count ?? 0),
    buyers: found.rows.map(({ address, last, orders, trials, named }) => ({
      email: String(address),
      name: String(named).slice(String(last).length + 1),
      orders: Number(orders),
      trials: Number(trials),
      last: String(last),
    })),
  }
}

export async function sumOrdersInSqlite(payload: Payload, emails: string[]): Promise<PaidSum[]> {
  const { client } = payload.db as unknown as SQLiteAdapter
  const marks = (values: readonly string[]) => values.map(() => '?').join(', ')
  const { rows } = await client.execute({
    sql: `
      SELECT lower(email) AS address, currency, sum(total - coalesce(refunded, 0)) AS amount FROM orders
      WHERE lower(email) IN (${marks(emails)}) AND state IN (${marks(PAID_STATES)})
      GROUP BY 1, 2 ORDER BY 1, 2`,
    args: [...emails, ...PAID_STATES],
  })
  return rows.map(({ address, currency, amount }) => ({
    email: String(address),
    currency: String(currency),
    amount: Number(amount),
  }))
}
