import { afterAll, expect, test } from 'vitest'
import type { MailChoicesAnswer } from '@/domain/mails/mail-choices'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { offerTried } from '@/operations/trials/offer-tried'
import { mailsTo, plain } from '../../support/mails/kept-mails'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'
import { trialBody } from '../../support/trials/order-trial'

const shop = await openShop()
const visitor = shop.visitor()
afterAll(() => shop.close())

const WEEK_LATER = new Date(Date.now() + 7 * 86_400_000 + 60_000)

async function tried(email: string, change: Record<string, unknown> = {}) {
  await visitor.post('/api/order/trial', await trialBody(visitor, { email, ...change }))
  await emptyOutbox(shop.payload)
}

async function mailsAfterWeek(email: string): Promise<string[]> {
  await Promise.all([offerTried(shop.payload, WEEK_LATER), offerTried(shop.payload, WEEK_LATER)])
  await emptyOutbox(shop.payload)
  return (await mailsTo(shop.dataDir, email)).map(plain).slice(1)
}

function pathIn(mail: string, part: string): string {
  const url = new RegExp(`http[^\\s>"]+${part}[^\\s>"]+`).exec(mail)?.[0] ?? 'http://nowhere'
  const { pathname, search } = new URL(url)
  return pathname + search
}

test('a week after, one mail offers the tried styles in a filled cart, once, whoever looks and however often', async () => {
  await tried('fits@example.org')
  expect(await mailsAfterWeek('fits@example.org')).toHaveLength(1)
  const [mail = ''] = await mailsAfterWeek('fits@example.org')
  const key = pathIn(mail, '/cart/').split('/').at(-1)
  const cart = await visitor.get<PricedCart>(`/api/order?cart_key=${key}`)

  expect(mail).toContain('Instrument Serif')
  expect(cart.body.lines.map(({ typeface }) => typeface.name).toSorted()).toEqual([
    'Fount Serif',
    'Instrument Serif',
  ])
})

test('who tried twice within a week gets one mail', async () => {
  await tried('twice@example.org')
  await tried('twice@example.org')

  // The first mail of each order holds the fonts.
  expect(await mailsAfterWeek('twice@example.org')).toHaveLength(2)
})

test('the mail program says no with one click, and no offer is sent', async () => {
  await tried('first@example.org')
  const [offer = ''] = await mailsAfterWeek('first@example.org')
  const refusal = await shop
    .visitor()
    .fetch(pathIn(offer, '/mail-choices/refuse'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  await tried('first@example.org')

  expect(offer).toMatch(/\/mail\/[\w.-]+\?no=offers/)
  expect(refusal.status).toBe(200)
  expect(offer).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  expect(await mailsAfterWeek('first@example.org')).toHaveLength(2)
})

test('news are sent to nobody who has not said yes by mail', async () => {
  await tried('news@example.org', { newsletter: true })
  const mails = (await mailsTo(shop.dataDir, 'news@example.org')).map(plain)
  const asked = mails.find((mail) => /^Subject: News of/m.test(mail)) ?? ''
  const key = pathIn(asked, '/mail/').split('/').at(-1)
  const say = (change: Record<string, unknown>) =>
    visitor.post<MailChoicesAnswer>('/api/order/mail-choices', { key, ...change })
  const before = await say({})
  const after = await say({ newsletter: true })
  const ended = await say({ newsletter: false })

  expect([before, after, ended].map(({ body }) => body.newsletter)).toEqual(['asked', 'yes', 'no'])
})

test('a key that nobody was sent opens no choices', async () => {
  const answer = await visitor.post('/api/order/mail-choices', { key: 'a'.repeat(52) })

  expect(answer.status).toBe(404)
})
