import { afterAll, expect, test, vi } from 'vitest'
import { aCart, checkOut } from '../../support/shop/buyer'
import { gatherLogs } from '../../support/shop/gather-logs'
import { loseTable } from '../../support/shop/lose-table'
import { openShop, WAITING } from '../../support/shop/open-shop'

const shop = await openShop()
const isSqlite = shop.payload.db.name === 'sqlite'
afterAll(() => shop.close())

const STAFF = { email: 'canary-staff@example.org', password: 'canary words nobody guesses' }
await shop.payload.create({ collection: 'users', data: STAFF, overrideAccess: true })

/** Each gives the database something to keep, while the table it belongs to is away. */
const BROKEN = [
  ['orders', async () => void (await anOrder())],
  ['carts', async () => void (await aCart(shop.visitor()))],
  ['users', () => ask('/api/users/login')],
  ['users_sessions', () => ask('/api/users/login')],
  ['users', () => ask('/api/users/forgot-password')],
  ['payload_kv', () => shop.payload.kv.set('canary-key', 'canary').catch(report)],
] as const

async function anOrder(cart = aCart(shop.visitor())) {
  const details = { email: 'canary@example.org', name: 'Canary Buyer', company: 'Canary Ltd' }
  return checkOut(shop.visitor(), await cart, details)
}

async function ask(path: string) {
  await shop.visitor().send(path, JSON.stringify(STAFF))
}

/** As whatever nobody foresaw is reported. */
function report(error: unknown) {
  shop.payload.logger.error({ err: error, msg: 'Timed work failed' })
  console.error('Unforeseen', error)
}

test.runIf(isSqlite).each(BROKEN)(
  'with the table %s away, logs say what failed and name nobody',
  async (table, doIt) => {
    const cart = table === 'orders' ? await aCart(shop.visitor()) : null
    const findTable = await loseTable(table)
    const logs = gatherLogs()
    try {
      await (cart ? anOrder(Promise.resolve(cart)) : doIt())
      // The mail for a new password goes behind its answer.
      await vi.waitFor(() => expect(logs.text()).toMatch(/Failed query/), WAITING)
    } finally {
      logs.stop()
      await findTable()
    }

    expect(logs.text()).not.toMatch(/canary|Hauptstra|pbkdf2/i)
    expect(logs.text()).toMatch(/params: \[left out\]/)
  },
)
