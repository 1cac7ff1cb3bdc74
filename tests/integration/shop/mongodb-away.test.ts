import { setImmediate as aTurn } from 'node:timers/promises'
import { databaseLine } from '../../support/server/database-line'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { refreshChangedPages } from '@/operations/site/page-cache/refresh-pages'
import { aCart, checkOut } from '../../support/shop/buyer'
import type { Answer, Browser } from '../../support/shop/browser'
import { openShop, WAITING } from '../../support/shop/open-shop'

const shop = await openShop()
const isMongo = shop.payload.db.name === 'mongoose'
afterEach(() => databaseLine.restore())
afterAll(async () => {
  await shop.close()
  await databaseLine.close()
})

const SENTENCE = 'The shop is busy. Nothing is lost; try again in a moment.'
const AWAY = { status: 503, retryAfter: '5', sentence: SENTENCE, isSoon: true }

type Words = { error?: { message: string }; errors?: { message: string }[] }

/** What one request is told, and whether within three seconds. */
async function told(asking: Promise<Answer<unknown>>) {
  const since = Date.now()
  const { status, headers, body } = await asking
  const { error, errors } = body as Words
  const sentence = error?.message ?? errors?.[0]?.message
  const retryAfter = headers.get('retry-after')
  return { status, retryAfter, sentence, isSoon: Date.now() - since < 3000 }
}

/** What needs the database, of each kind: carts, orders, downloads, sign-in, the public rows. */
function askEverything(browser: Browser, cartKey: string) {
  const login = { email: 'staff@example.org', password: 'a password for tests alone' }
  return Promise.all([
    told(browser.get(`/api/order?cart_key=${cartKey}`)),
    told(browser.post('/api/order', { lines: [] })),
    told(browser.post('/api/order/country', { cart_key: cartKey, country: 'DE' })),
    told(browser.post('/api/order/stripe/create', { cart_key: cartKey })),
    told(browser.send('/api/users/login', JSON.stringify(login))),
    told(browser.get('/api/typefaces?depth=0')),
    told(browser.get('/api/font-files/file/00000000000000000000000000000000.woff2')),
  ])
}

async function aPreview(browser: Browser): Promise<string> {
  const { body } = await browser.get<{ files: { file: string }[] }[]>('/api/fonts')
  return new URL(body[0]?.files[0]?.file ?? '', 'http://localhost:3000').pathname
}

/** The next request for the list looks whether it is still the newest. */
async function ageFontList() {
  const list = await globalThis.fountFontList
  if (list) list.checkedAt = 0
}

const OUTAGES = [
  ['gone', () => databaseLine.cut()],
  ['frozen', () => databaseLine.freeze()],
] as const

for (const [how, breakLine] of OUTAGES) {
  test.runIf(isMongo)(
    `while MongoDB is ${how} all that needs it is 503 within three seconds, and works again without a restart`,
    async () => {
      const visitor = shop.visitor()
      const cart = await aCart(visitor)
      breakLine()
      const answers = await askEverything(visitor, cart.cart_key)
      databaseLine.restore()

      expect(answers).toEqual(answers.map(() => AWAY))
      await vi.waitFor(
        async () =>
          expect((await visitor.get(`/api/order?cart_key=${cart.cart_key}`)).status).toBe(200),
        WAITING,
      )
      expect((await checkOut(visitor, cart)).status).toBe(200)
    },
  )

  test.runIf(isMongo)(
    `while MongoDB is ${how} fonts go on at once, and no cached page is outdated`,
    async () => {
      const visitor = shop.visitor()
      await refreshChangedPages(shop.payload)
      const preview = await aPreview(visitor)
      const pages = globalThis.fountCatalogueSnapshot
      await ageFontList()
      breakLine()
      const since = performance.now()
      const [list, again, font] = [
        await visitor.fetch('/api/fonts'),
        await visitor.fetch('/api/fonts'),
        await visitor.fetch(preview),
      ]
      const lasted = performance.now() - since
      await expect(refreshChangedPages(shop.payload)).rejects.toThrow()

      expect([list.status, again.status, font.status, lasted < 1000]).toEqual([200, 200, 200, true])
      expect(globalThis.fountCatalogueSnapshot).toBe(pages)
    },
  )
}

/** Works for as long as that, and looks up after each piece: what has arrived meanwhile is read then. */
async function workFor(milliseconds: number, piece = 100): Promise<void> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await aTurn())
    for (const pause = Date.now() + piece; Date.now() < pause;);
}

test.runIf(isMongo)(
  'a server that is busy itself does not say that its database is away',
  async () => {
    const visitor = shop.visitor()
    await vi.waitFor(
      async () => expect((await visitor.get('/api/typefaces?depth=0')).status).toBe(200),
      WAITING,
    )
    const asked = Array.from({ length: 40 }, () => visitor.get('/api/typefaces?depth=0'))
    await workFor(4000)
    const answers = await Promise.all(asked)

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  },
)
