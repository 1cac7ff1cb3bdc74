import { expect, test } from 'vitest'
import { makeFakeClone } from '../../support/setup/fake-clone'

const SEED = 'src/setup/seed.mjs'

test.each(['demo', 'remove-demo'])('npm run seed -- %s prepares what it needs', async (word) => {
  using clone = makeFakeClone()

  expect(await clone.run(SEED, word).ended).toBe(0)
  expect(clone.read('calls')).toBe(`payload migrate\npayload run src/seed/seed.ts ${word}\n`)
})

test.each([[], ['remove-all'], ['toString']])(
  'any other word is told the two',
  async (...words) => {
    using clone = makeFakeClone()
    const seed = clone.run(SEED, ...words)

    expect(await seed.ended).toBe(1)
    expect(seed.output()).toContain('npm run seed -- remove-demo')
    expect(clone.read('calls')).toBeNull()
  },
)

test('a shop that runs is not seeded beside it', async () => {
  using clone = makeFakeClone()
  clone.write('in-use', '')
  const seed = clone.run(SEED, 'remove-demo')

  expect(await seed.ended).toBe(1)
  expect(seed.output()).toMatch(/Another shop works on .+fount\.db already\./)
})

test('a shop at a public address says that it makes a login, and speaks of no demo', async () => {
  using clone = makeFakeClone()
  const start = clone.start({
    SHOP_URL: 'https://type.example',
    PAYLOAD_SECRET: 'Zq8vT2mK0xWc5LrJ7nYbP4sHd9fGaE1u',
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    SMTP_URL: 'smtp://mail.example:587',
  })
  await start.until(() => start.output().includes('Ctrl-C'))
  await start.stop()

  expect(start.output()).toContain('Making the first staff login')
  expect(start.output()).not.toContain('demo')
})
