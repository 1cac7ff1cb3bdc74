import { createClient, type Client } from '@libsql/client'
import { setTimeout as pause } from 'node:timers/promises'
import type { Ledger, Records } from './records'

const ORDERS = `select id, number, state, cart, cart_revision as cartRevision, intent, total, currency,
  json_array_length(lines) as lines, paid_at as paidAt, review_reason as reviewReason from orders`
const LONG_AGO = '2000-01-01T00:00:00.000Z'
const DUE = [
  `update orders set next_check_at = '${LONG_AGO}' where next_check_at is not null`,
  `update mails set due_at = '${LONG_AGO}' where state in ('waiting', 'sending')`,
  `update payment_events set due_at = '${LONG_AGO}' where state = 'received'`,
  `update timers set due_at = null, last_run_at = '${LONG_AGO}'`,
]

/** Read past the shop, over a connection of its own. */
export function openSqliteLedger(url: string): Ledger {
  const client = createClient({ url })
  const all = (sql: string) => patiently(client, sql)

  return {
    async read() {
      return {
        orders: await all(ORDERS),
        carts: await all('select id, state, "order" from carts'),
        licences: await all('select id, linekey, order_id as "order" from licences'),
        grants: await all('select id, licence_id as licence from grants'),
        mails: await all('select id, kind, about, state from mails'),
      } as unknown as Records
    },
    async findDamage() {
      const rows = (await all('PRAGMA integrity_check')) as { integrity_check: string }[]
      const said = rows.map(({ integrity_check }) => integrity_check).join(' ')
      return said === 'ok' ? null : said
    },
    async letTimePass() {
      for (const statement of DUE) await all(statement)
    },
    close: async () => client.close(),
  }
}

/** A shop that was just started may hold the file for a moment. */
async function patiently(client: Client, sql: string): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { columns, rows } = await client.execute(sql)
      return rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])))
    } catch (error) {
      if (attempt === 100 || !/SQLITE_BUSY/.test(String(error))) throw error
      await pause(100)
    }
  }
}
