import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CartWrites } from '@/storefront/shop/cart/cart-writes'
import { aCart } from '../a-priced-cart'

/** Some fields are slow to be stored, and some are refused. */
const WRITES = fc.array(fc.record({ ms: fc.nat({ max: 4 }), isRefused: fc.boolean() }), {
  maxLength: 6,
})

function wait(ms: number): Promise<void> {
  return new Promise((end) => setTimeout(end, ms))
}

/** As the shop takes a change: at its own revision alone. */
function startShop() {
  const writes = new CartWrites(aCart({ revision: 1 }))
  let revision = 1
  const stale: number[] = []

  async function write({ ms, isRefused }: { ms: number; isRefused: boolean }): Promise<boolean> {
    return writes
      .inTurn(async (cart) => {
        await wait(ms)
        if (cart.revision !== revision) stale.push(cart.revision)
        if (isRefused) throw new Error('refused')
        writes.note({ ...cart, revision: ++revision })
      })
      .then(
        () => true,
        () => false,
      )
  }
  return { writes, write, stale, revisionNow: () => revision }
}

test('writes of one cart never meet: each is sent at what the one before came to', async () => {
  await fc.assert(
    fc.asyncProperty(WRITES, async (all) => {
      const { writes, write, stale, revisionNow } = startShop()
      await Promise.all(all.map(write))
      expect(stale).toEqual([])
      expect(writes.cart.revision).toBe(revisionNow())
    }),
    { numRuns: 40 },
  )
})

test('the next step waits for all that is typed and all that is on its way, and hears of what was refused', async () => {
  await fc.assert(
    fc.asyncProperty(WRITES, WRITES, async (fields, onTheirWay) => {
      const { writes, write, revisionNow } = startShop()
      for (const field of fields) writes.addField(() => write(field))
      for (const one of onTheirWay) void write(one)
      const isStored = await writes.storeAll()
      const taken = [...fields, ...onTheirWay].filter(({ isRefused }) => !isRefused)

      expect(isStored).toBe(fields.every(({ isRefused }) => !isRefused))
      expect(revisionNow()).toBe(1 + taken.length)
    }),
    { numRuns: 40 },
  )
})

test('a field that is gone is not stored any more', async () => {
  const { writes, write, revisionNow } = startShop()
  writes.addField(() => write({ ms: 0, isRefused: false }))()
  expect([await writes.storeAll(), revisionNow()]).toEqual([true, 1])
})
