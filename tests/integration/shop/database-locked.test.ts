import { createClient } from '@libsql/client'
import { afterAll, expect, test } from 'vitest'
import { env } from '@/env'
import { aCart } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const isSqlite = shop.payload.db.name === 'sqlite'
afterAll(() => shop.close())

const STAFF = { email: 'staff@example.org', password: 'long enough to be one, by far' }
const SENTENCE = 'The shop is busy. Nothing is lost; try again in a moment.'

/** As a backup tool does it. */
async function lockDatabase() {
  const other = createClient({ url: env.databaseUrl })
  await other.execute('BEGIN IMMEDIATE')
  return async () => {
    await other.execute('ROLLBACK')
    other.close()
  }
}

test.runIf(isSqlite)(
  'while the database is locked visitors read on, and what they wrote is stored once it is free',
  async () => {
    const unlock = await lockDatabase()
    const cart = aCart(shop.visitor())
    const order: string[] = []
    void cart.then(() => order.push('cart'))
    const fonts = await shop.visitor().get('/api/fonts')
    order.push('fonts')
    await unlock()
    await cart

    expect(fonts.status).toBe(200)
    expect(order).toEqual(['fonts', 'cart'])
  },
)

test.runIf(isSqlite)(
  'a database that stays locked is 503 with Retry-After, for the shop and for staff, and nothing is stored',
  async () => {
    const visitor = shop.visitor()
    await visitor.get('/api/csrf')
    await shop.payload.create({ collection: 'users', data: STAFF, overrideAccess: true })
    const before = await shop.payload.count({ collection: 'carts', overrideAccess: true })
    const unlock = await lockDatabase()
    const [cart, login] = await Promise.all([
      visitor.post('/api/order', { lines: [] }),
      shop.visitor().send('/api/users/login', JSON.stringify(STAFF)),
    ])
    await unlock()

    expect([cart.status, cart.headers.get('retry-after')]).toEqual([503, '5'])
    const errors = [{ name: 'shop_away', message: SENTENCE }]
    expect([login.status, login.body]).toEqual([503, { errors }])
    expect(await shop.payload.count({ collection: 'carts', overrideAccess: true })).toEqual(before)
  },
)
