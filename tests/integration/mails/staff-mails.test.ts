import { stripe } from '../../support/shop/stripe-environment'
import { afterAll, expect, test, vi } from 'vitest'
import { mailsTo } from '../../support/shop/delivered'
import { openShop, WAITING } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

test.each([
  ['by the shop’s own address', 'localhost:3000'],
  ['by another one, which a stranger may have chosen', 'elsewhere.example'],
])('a link for a new password leads to the shop, asked for %s', async (_how, host) => {
  const email = `${host.split(/[.:]/)[0]}@example.org`
  const data = { email, password: 'four words nobody joins' }
  await payload.create({ collection: 'users', data, overrideAccess: true })
  await shop.visitor().send('/api/users/forgot-password', JSON.stringify({ email }), { host })
  const [mail = ''] = await vi.waitFor(async () => {
    const mails = await mailsTo(shop.dataDir, email)
    expect(mails).toHaveLength(1)
    return mails
  }, WAITING)
  const links = [...mail.replaceAll(/=\r?\n/g, '').matchAll(/href=3D"([^"]+)"/g)]

  expect(mail).toMatch(/^Subject: A new password for Fount\r?$/m)
  expect(links.map(([, link]) => link)).toEqual([
    expect.stringMatching(/^http:\/\/localhost:3000\/admin\/reset\/[0-9a-f]{40}$/),
  ])
})
